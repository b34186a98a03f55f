//! What was reached: the figures of each preset, and the high scores of the chosen one.

use crate::app::{Next, Screen};
use crate::context::Context;
use crate::screens::frame;
use crate::theme::Paint;
use progress::{Assist, Stats};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Cell, Paragraph, Row, Table, TableState, Wrap};
use session::{AnyGame, GameId, RunId, Skill, phrase};

pub struct Scores {
    /// The places of the chosen game and preset.
    game: usize,
    preset: usize,
    /// Won runs whose skills are still to be looked up, one at a time.
    unlearned: Vec<RunId>,
}

impl Scores {
    pub fn new(context: &Context) -> Scores {
        let mut unlearned = context.profile.unlearned();
        // The latest is looked up first.
        unlearned.reverse();
        Scores { game: 0, preset: 0, unlearned }
    }

    fn game(&self) -> GameId {
        GameId::ALL[self.game]
    }

    fn table(&self, context: &Context) -> Table<'static> {
        let presets = self.game().info().presets;
        let rows = presets.iter().enumerate().map(|(index, preset)| {
            let stats = context.profile.stats_of_preset(self.game(), preset.key);
            let name = Cell::new(context.say(&preset.name));
            let row = Row::new([name].into_iter().chain(figures(&stats).map(Cell::new)));
            row.style(context.theme.style(if index == self.preset {
                Paint::Chosen
            } else {
                Paint::Text
            }))
        });
        let heads = [
            phrase!("tui-played"),
            phrase!("tui-wins"),
            phrase!("tui-best"),
            phrase!("tui-mean"),
            phrase!("tui-fastest"),
            phrase!("tui-streak"),
        ];
        let heads = [String::new()].into_iter().chain(heads.iter().map(|head| context.say(head)));
        let widths = [28, 8, 6, 7, 7, 7, 6].map(Constraint::Length);
        Table::new(rows, widths).header(Row::new(heads).style(context.theme.style(Paint::Quiet)))
    }

    fn best(&self, context: &Context) -> Vec<Line<'static>> {
        let presets = self.game().info().presets;
        let Some(preset) = presets.get(self.preset) else { return Vec::new() };
        let head = phrase!("tui-high-scores", preset = preset.name.clone());
        let mut lines = vec![Line::styled(context.say(&head), context.theme.style(Paint::Title))];
        for (index, record) in
            context.profile.high_scores(self.game(), preset.key).iter().take(5).enumerate()
        {
            let text =
                format!("{:>3}. {:>9}   {:>8}", index + 1, record.score, record.played.to_string());
            lines.push(Line::styled(text, context.theme.style(Paint::Text)));
        }
        if lines.len() == 1 {
            lines.push(Line::styled(
                context.say(&phrase!("tui-no-scores")),
                context.theme.style(Paint::Quiet),
            ));
        }
        lines
    }

    /// How often and how fast, by what help there was.
    fn assists(&self, context: &Context) -> Vec<Line<'static>> {
        let told = |(assist, stats): (Assist, Stats)| {
            let fastest = stats.fastest.map_or("–".into(), |fastest| fastest.to_string());
            let (assist, won, played) = (assist.phrase(), stats.won, stats.played);
            context.say(&phrase!(
                "tui-assist",
                assist = assist,
                won = won,
                played = played,
                fastest = fastest
            ))
        };
        let told: Vec<String> = context.profile.stats_of_assists(self.game()).map(told).collect();
        let lines = told.join(" · ");
        if lines.is_empty() {
            return Vec::new();
        }
        vec![Line::default(), Line::styled(lines, context.theme.style(Paint::Text))]
    }

    fn skills(&self, context: &Context) -> Vec<Line<'static>> {
        let skills = context.profile.skills_of_game(self.game());
        if skills.is_empty() {
            return Vec::new();
        }
        let told = |(skill, count): &(Skill, u32)| format!("{} {count}", context.say(&skill.name));
        let told: Vec<String> = skills.iter().rev().map(told).collect();
        let head = context.say(&phrase!("tui-skills"));
        vec![
            Line::default(),
            Line::styled(head, context.theme.style(Paint::Title)),
            Line::styled(told.join(" · "), context.theme.style(Paint::Text)),
        ]
    }

    /// Looks up what a won run took and keeps it. A run that is no longer there has nothing to tell.
    fn learn(run: RunId, context: &mut Context) -> Option<()> {
        let log = context.store.finished(run)?;
        let game = AnyGame::start(&log.deal).ok()?;
        context.profile.learn(run, game.as_game().skills());
        // It is derived: should it not be kept, it is found again the next time.
        context.profile.store(&context.store).ok().map(|_| ())
    }
}

/// Figures there is nothing to say about are dashes, not zeros.
fn figures(stats: &Stats) -> [String; 6] {
    let or_dash = |figure: Option<String>| figure.unwrap_or_else(|| "–".into());
    [
        stats.played.to_string(),
        stats.won.to_string(),
        or_dash(stats.best.map(|best| best.to_string())),
        or_dash(stats.mean.map(|mean| mean.to_string())),
        or_dash(stats.fastest.map(|fastest| fastest.to_string())),
        stats.streak.to_string(),
    ]
}

impl Screen for Scores {
    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, context: &mut Context) {
        let keys = [
            ("←→", context.say(&phrase!("tui-other-game"))),
            ("↑↓", context.say(&phrase!("tui-choose"))),
            ("Esc", context.say(&phrase!("tui-back"))),
        ];
        let inner =
            frame::draw(&context.say(&self.game().info().name), &keys, frame, area, context);
        // High scores keep their room, however many presets there are.
        let height = (self.game().info().presets.len() as u16 + 2).min(inner.height.max(12) - 9);
        let [level, table, best] = Layout::vertical([
            Constraint::Length(2),
            Constraint::Length(height),
            Constraint::Min(0),
        ])
        .areas(inner);
        let inset =
            |area: Rect| Rect { x: area.x + 2, width: area.width.saturating_sub(4), ..area };
        let standing = Line::styled(
            context.say(&context.profile.standing().phrase()),
            context.theme.style(Paint::Text),
        );
        frame.render_widget(standing, inset(level));
        // The chosen line is always in sight.
        let mut chosen = TableState::default().with_selected(self.preset);
        frame.render_stateful_widget(self.table(context), inset(table), &mut chosen);
        let lines = [self.best(context), self.assists(context), self.skills(context)].concat();
        frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: true }), inset(best));
    }

    fn tick(&mut self, context: &mut Context) -> Next {
        if let Some(run) = self.unlearned.pop() {
            let _ = Scores::learn(run, context);
        }
        Next::Stay
    }

    fn key(&mut self, key: KeyEvent, _context: &mut Context) -> Next {
        let (n_games, n_presets) = (GameId::ALL.len(), self.game().info().presets.len());
        match key.code {
            KeyCode::Right | KeyCode::Char('l') => {
                (self.game, self.preset) = ((self.game + 1) % n_games, 0)
            }
            KeyCode::Left | KeyCode::Char('h') => {
                (self.game, self.preset) = ((self.game + n_games - 1) % n_games, 0)
            }
            KeyCode::Down | KeyCode::Char('j') => self.preset = (self.preset + 1) % n_presets,
            KeyCode::Up | KeyCode::Char('k') => {
                self.preset = (self.preset + n_presets - 1) % n_presets
            }
            KeyCode::Esc | KeyCode::Char('q') => return Next::Back,
            _ => {}
        }
        Next::Stay
    }
}
