//! The end of a run: the score sheet line by line, and once more.

use crate::app::{Next, Screen};
use crate::context::Context;
use crate::screens::{frame, game::GameScreen};
use crate::theme::Paint;
use crate::widgets::board::{Board, BoardSize};
use coach::Advice;
use native::Ended;
use progress::{Gain, share_text};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use session::keys::Frontend;
use session::technique::Technique;
use session::{EndResult, Input, Outcome, Session, explain, phrase};

pub struct ResultScreen {
    session: Session,
    /// What the run brought and how it was kept, when it has just ended.
    ended: Option<Ended>,
    /// What can be sent to friends.
    told: Option<String>,
    /// What the coach says about it.
    advice: Vec<Advice>,
    /// What of it can be practised.
    practice: Option<Technique>,
    input: Input,
}

impl ResultScreen {
    pub fn new(session: Session, ended: Option<Ended>, context: &Context) -> ResultScreen {
        let input = Input::new(&session.view(context.tick));
        let told = share_text(&session, |phrase| context.say(phrase));
        let advice = context.advice(&session);
        let is_drilled = |technique: &Technique| session::practice(*technique).is_some();
        let practice = advice.iter().filter_map(|advice| advice.practise).find(is_drilled);
        ResultScreen { session, ended, told, advice, practice, input }
    }

    fn lines(&self, context: &Context) -> Vec<Line<'static>> {
        let Outcome::Over(end) = self.session.outcome() else { return Vec::new() };
        let headline = match end.result {
            EndResult::Won => phrase!("tui-won"),
            EndResult::Lost => phrase!("tui-lost"),
            EndResult::GivenUp => phrase!("tui-given-up"),
        };
        let mut lines = vec![
            Line::styled(context.say(&headline), context.theme.style(Paint::Title)),
            Line::default(),
        ];
        for line in &end.sheet.lines {
            let what = context.say(&line.what);
            lines.push(Line::from(vec![
                Span::styled(format!("{what:<28}"), context.theme.style(Paint::Text)),
                Span::styled(format!("{:>9}", line.points), context.theme.style(Paint::Own)),
            ]));
        }
        if !end.sheet.lines.is_empty() {
            let total = context.say(&phrase!("tui-total"));
            lines.push(Line::styled("─".repeat(37), context.theme.style(Paint::Line)));
            lines.push(Line::styled(
                format!("{total:<28}{:>9}", end.sheet.total()),
                context.theme.style(Paint::Title),
            ));
        }
        lines.push(Line::default());
        let time = phrase!("tui-time", time = end.at.to_string());
        lines.push(Line::styled(context.say(&time), context.theme.style(Paint::Quiet)));
        if let Some(compared) = self.session.deal().against_time(end) {
            lines.push(Line::styled(context.say(&compared), context.theme.style(Paint::Text)));
        }
        if let Some(ended) = &self.ended {
            lines.extend(gained(&ended.gain, context));
        }
        if !self.advice.is_empty() {
            lines.push(Line::default());
            let style = context.theme.style(Paint::Text);
            let said = self.advice.iter().map(|advice| context.say(&advice.phrase));
            lines.extend(said.map(|text| Line::styled(text, style)));
        }
        if let Some(text) = &self.told {
            // To be marked and copied, as terminals do it.
            lines.push(Line::default());
            lines.extend(text.lines().map(|line| Line::raw(line.to_owned())));
        }
        if let Some(trouble) = self.ended.as_ref().and_then(|ended| ended.trouble.as_ref()) {
            lines.push(Line::styled(context.say(trouble), context.theme.style(Paint::Urgent)));
        }
        lines
    }
}

/// Experience, level, unlocks, and the next thing to reach.
fn gained(gain: &Gain, context: &Context) -> Vec<Line<'static>> {
    let mut phrases = Vec::new();
    phrases.extend(gain.phrase().map(|phrase| (phrase, Paint::Own)));
    if let Some(rank) = gain.rank.filter(|rank| *rank <= 10) {
        phrases.push((phrase!("tui-rank", rank = rank), Paint::Title));
    }
    phrases.push((gain.after.phrase(), Paint::Text));
    let opened = gain.unlocked.iter().filter(|unlock| unlock.is_in(Frontend::Terminal));
    phrases.extend(
        opened.map(|unlock| (phrase!("tui-unlocked", unlock = unlock.phrase()), Paint::Title)),
    );
    let next = context.profile.next_unlock_phrase(Frontend::Terminal);
    phrases.extend(next.map(|next| (next, Paint::Quiet)));
    let line = |(phrase, paint)| Line::styled(context.say(&phrase), context.theme.style(paint));
    phrases.into_iter().map(line).collect()
}

impl Screen for ResultScreen {
    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, context: &mut Context) {
        let mut keys = vec![("Enter", context.say(&phrase!("tui-again")))];
        if let Some(technique) = self.practice {
            let technique = explain::name(technique);
            keys.push(("t", context.say(&phrase!("tui-practise", technique = technique))));
        }
        keys.push(("Esc", context.say(&phrase!("tui-back"))));
        let name = context.say(&self.session.deal().game.info().name);
        let inner = frame::draw(&format!("Ninefold · {name}"), &keys, frame, area, context);
        let view = self.session.view(context.tick);
        let extent = Board::size(&view.board, BoardSize::Compact);
        let [left, right] =
            Layout::horizontal([Constraint::Length(extent.width + 4), Constraint::Min(0)])
                .areas(inner);
        let board = Board {
            view: &view.board,
            input: &self.input,
            ghost: None,
            stage: None,
            covered: false,
            theme: context.theme,
        };
        board.draw(
            BoardSize::Compact,
            Rect { x: left.x + 1, y: left.y + 1, ..left },
            frame.buffer_mut(),
        );
        let sheet = Paragraph::new(self.lines(context)).wrap(Wrap { trim: false });
        frame.render_widget(
            sheet,
            Rect { y: right.y + 1, height: right.height.saturating_sub(1), ..right },
        );
    }

    fn key(&mut self, key: KeyEvent, context: &mut Context) -> Next {
        match key.code {
            KeyCode::Enter | KeyCode::Char('a' | ' ') => match context.again(self.session.deal()) {
                Ok(session) => Next::Become(Box::new(GameScreen::begin(session, context))),
                Err(_) => Next::Back,
            },
            KeyCode::Char('t') => {
                let technique = self.practice;
                let deal = technique.and_then(|one| coach::practise(one, (context.entropy)()));
                match deal.map(|deal| context.begin(deal)) {
                    Some(Ok(session)) => {
                        Next::Become(Box::new(GameScreen::begin(session, context)))
                    }
                    _ => Next::Stay,
                }
            }
            KeyCode::Esc | KeyCode::Char('q') => Next::Back,
            _ => Next::Stay,
        }
    }
}
