//! Choosing a preset of a game: from a list of them, or by answers where there are many, the last of them
//! the ground to be dealt on.

use crate::app::{Next, Screen};
use crate::context::Context;
use crate::screens::{frame, game::GameScreen};
use crate::theme::Paint;
use crate::widgets::board::{self, Board, BoardSize};
use crate::widgets::list::{Item, List, Picked};
use crate::widgets::questions::{Answer, Question, Questions};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};
use session::{GameId, GameInfo, Ground, Preset, phrase};

pub struct Presets {
    game: GameId,
    list: List,
    questions: Questions,
    /// Where the answers so far lead to.
    answered: usize,
    /// Which of its grounds, from 1; 0 is any.
    ground: usize,
}

impl Presets {
    pub fn new(game: GameId) -> Presets {
        let (list, questions) = (List::default(), Questions::default());
        Presets { game, list, questions, answered: 0, ground: 0 }
    }

    fn items(info: &GameInfo, context: &Context) -> Vec<Item> {
        let presets = info.presets.iter();
        presets
            .map(|preset| Item {
                title: context.say(&preset.name),
                about: about(preset, context),
                is_locked: is_locked(preset, context),
            })
            .collect()
    }

    fn asked(&self, info: &GameInfo, context: &Context) -> Vec<Question> {
        let at = &info.presets[self.answered];
        let question = |(index, title)| {
            let offered = info.answers(index, at);
            Question {
                title: context.say(title),
                answers: offered.iter().map(|preset| context.say(&preset.answers[index])).collect(),
                chosen: offered.iter().position(|preset| *preset == at).unwrap_or(0),
            }
        };
        let grounds = self.grounds(info);
        let names = grounds.iter().map(|ground| context.say(&ground.name));
        let names = std::iter::once(context.say(&phrase!("ground-any"))).chain(names).collect();
        let grounds = (!grounds.is_empty()).then(|| Question {
            title: context.say(&phrase!("ground")),
            answers: names,
            chosen: self.ground,
        });
        info.questions.iter().enumerate().map(question).chain(grounds).collect()
    }

    fn answer(&mut self, (question, answer): Answer, info: &GameInfo) {
        if question == info.questions.len() {
            self.ground = answer;
            return;
        }
        let offered = info.answers(question, &info.presets[self.answered]);
        let index = offered
            .get(answer)
            .and_then(|chosen| info.presets.iter().position(|preset| preset == *chosen));
        let before = self.grounds(info);
        self.answered = index.unwrap_or(self.answered);
        if self.grounds(info) != before {
            self.ground = 0;
        }
    }

    /// What the chosen preset may be dealt on.
    fn grounds(&self, info: &GameInfo) -> Vec<Ground> {
        self.game.grounds(info.presets[self.answered].key)
    }

    /// The ground that was chosen, unless any will do.
    fn ground(&self, info: &GameInfo) -> Option<Ground> {
        self.grounds(info).into_iter().nth(self.ground.checked_sub(1)?)
    }

    /// Draws the chosen ground at the right, and says what room is left beside it.
    fn draw_ground(&self, area: Rect, frame: &mut Frame<'_>, context: &Context) -> Rect {
        let Some(ground) = self.ground(&self.game.info()) else { return area };
        let size = Board::size(&ground.board, BoardSize::Compact);
        let [text, _, place] = Layout::horizontal([
            Constraint::Min(0),
            Constraint::Length(3),
            Constraint::Length(size.width),
        ])
        .areas(area);
        board::draw_bare(&ground.board, place, frame.buffer_mut(), context.theme);
        text
    }

    fn start(&self, picked: Picked, info: &GameInfo, context: &mut Context) -> Next {
        let Picked::Item(index) = picked else { return Next::Stay };
        let preset = &info.presets[index];
        if is_locked(preset, context) {
            return Next::Stay;
        }
        let ground = self.ground(info).map(|ground| ground.key);
        match GameScreen::start(self.game, preset, ground, context) {
            Ok(screen) => Next::Become(Box::new(screen)),
            Err(_) => Next::Stay,
        }
    }
}

fn is_locked(preset: &Preset, context: &Context) -> bool {
    preset.brought || !context.profile.is_open(preset)
}

/// What to expect, or what it takes to play it.
fn about(preset: &Preset, context: &Context) -> String {
    match (preset.brought, context.profile.is_open(preset)) {
        (true, _) => context.say(&phrase!("tui-brought")),
        (false, true) => context.say(&preset.about),
        (false, false) => context.say(&phrase!("tui-locked", level = preset.level)),
    }
}

impl Screen for Presets {
    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, context: &mut Context) {
        let info = self.game.info();
        let asks = !info.questions.is_empty();
        let keys = [
            (if asks { "↑↓←→" } else { "↑↓" }, context.say(&phrase!("tui-choose"))),
            ("Enter", context.say(&phrase!("tui-open"))),
            ("Esc", context.say(&phrase!("tui-back"))),
        ];
        let inner = frame::draw(&context.say(&info.name), &keys, frame, area, context);
        // Below the questions stands what their answers come to.
        let items = Presets::items(&info, context);
        let asked = self.asked(&info, context);
        let n_lines = match asks {
            true => asked.len() as u16 + 3,
            false => List::height(&items, inner.width.saturating_sub(4)),
        };
        let [_, list, how] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(n_lines + 1),
            Constraint::Min(0),
        ])
        .areas(inner);
        let list = Rect { x: list.x + 2, width: list.width.saturating_sub(4), ..list };
        if asks {
            self.questions.draw(&asked, list, frame, context);
            let about = about(&info.presets[self.answered], context);
            let below = Rect { x: list.x + 2, y: list.y + asked.len() as u16 + 1, ..list };
            let text = Paragraph::new(about).wrap(Wrap { trim: true });
            frame.render_widget(
                text.style(context.theme.style(Paint::Text)),
                below.intersection(list),
            );
        } else {
            self.list.draw(&items, list, frame, context);
        }
        let chosen = if asks { self.answered } else { self.list.chosen() };
        let pay = info.presets.get(chosen).map(|preset| context.say_row(&preset.pay.terms()));
        let pay = pay.map(|pay| Line::styled(pay, context.theme.style(Paint::Text)));
        let how_to = info.how_to.iter().map(|paragraph| Line::raw(context.say(paragraph)));
        let lines: Vec<Line<'_>> = pay.into_iter().chain([Line::default()]).chain(how_to).collect();
        let how = Rect { x: how.x + 4, width: how.width.saturating_sub(8).min(72), ..how };
        let how = self.draw_ground(how, frame, context);
        let text = Paragraph::new(lines)
            .wrap(Wrap { trim: true })
            .style(context.theme.style(Paint::Quiet));
        frame.render_widget(text, how);
    }

    fn key(&mut self, key: KeyEvent, context: &mut Context) -> Next {
        let info = self.game.info();
        let asks = !info.questions.is_empty();
        let picked = match key.code {
            KeyCode::Char('q') | KeyCode::Esc => return Next::Back,
            KeyCode::Left if !asks => return Next::Back,
            KeyCode::Enter | KeyCode::Char(' ') if asks => Picked::Item(self.answered),
            code if asks => {
                let asked = self.asked(&info, context);
                if let Some(answer) = self.questions.key(code, &asked) {
                    self.answer(answer, &info);
                }
                Picked::Nothing
            }
            _ => self.list.key(key, &Presets::items(&info, context)),
        };
        self.start(picked, &info, context)
    }

    fn click(&mut self, at: Position, context: &mut Context) -> Next {
        let info = self.game.info();
        let picked = match self.questions.click(at) {
            // The answer that is chosen already, clicked again, is meant.
            Some((question, answer)) if self.asked(&info, context)[question].chosen == answer => {
                Picked::Item(self.answered)
            }
            Some(answer) => {
                self.answer(answer, &info);
                Picked::Nothing
            }
            None => self.list.click(at, &Presets::items(&info, context)),
        };
        self.start(picked, &info, context)
    }
}
