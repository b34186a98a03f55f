//! A chapter of the course: its example stepped on the board, and the ways to its drills and its puzzle.

use crate::app::{Next, Screen};
use crate::context::Context;
use crate::screens::frame;
use crate::screens::game::{GameScreen, fitting_size};
use crate::theme::Paint;
use crate::widgets::board::{Board, BoardSize};
use coach::course::{Chapter, Example};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};
use session::technique::Technique;
use session::{Deal, Input, Session, explain, phrase};

pub struct ChapterScreen {
    chapter: &'static Chapter,
    example: Example,
    /// The run that begins at the example, for its board.
    session: Session,
    input: Input,
    /// The stage to be seen, from 0.
    stage: usize,
    seed: u64,
}

impl ChapterScreen {
    /// `None` where no example can be found, which no chapter is known for.
    pub fn new(chapter: &'static Chapter, context: &Context) -> Option<ChapterScreen> {
        ChapterScreen::showing(chapter, 0, (context.entropy)(), context)
    }

    fn showing(
        chapter: &'static Chapter,
        technique: usize,
        seed: u64,
        context: &Context,
    ) -> Option<ChapterScreen> {
        let example = chapter.example(*chapter.techniques.get(technique)?, seed)?;
        let session = context.begin(example.deal.clone()).ok()?;
        let input = Input::new(&session.view(context.tick));
        Some(ChapterScreen { chapter, example, session, input, stage: 0, seed })
    }

    /// Shows another technique, or another example of it.
    fn show(&mut self, technique: usize, seed: u64, context: &Context) {
        if let Some(shown) = ChapterScreen::showing(self.chapter, technique, seed, context) {
            *self = shown;
        }
    }

    fn technique(&self) -> usize {
        let is_shown = |technique: &Technique| *technique == self.example.technique;
        self.chapter.techniques.iter().position(is_shown).unwrap_or(0)
    }

    fn on(&mut self) {
        self.stage = (self.stage + 1).min(self.example.stages.len() - 1);
    }

    fn play(&self, deal: Option<Deal>, context: &mut Context) -> Next {
        let begun = deal.and_then(|deal| GameScreen::of_deal(deal, context));
        begun.map_or(Next::Stay, |screen| Next::Open(Box::new(screen)))
    }

    fn lines(&self, context: &Context) -> Vec<Line<'static>> {
        let stage = &self.example.stages[self.stage];
        let name = context.say(&explain::name(self.example.technique));
        let n_stages = self.example.stages.len();
        let title = format!("{name} · {}/{n_stages}", self.stage + 1);
        let mut lines = vec![
            Line::styled(title, context.theme.style(Paint::Title)),
            Line::styled(context.say(&stage.phrase), context.theme.style(Paint::Text)),
        ];
        if self.stage + 1 == n_stages {
            let next = context.say(&phrase!("tui-chapter-then"));
            lines.push(Line::styled(next, context.theme.style(Paint::Quiet)));
        }
        lines
    }
}

impl Screen for ChapterScreen {
    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, context: &mut Context) {
        let mut keys = vec![("→", context.say(&phrase!("tui-chapter-on")))];
        if self.chapter.techniques.len() > 1 {
            keys.push(("Tab", context.say(&phrase!("tui-chapter-other"))));
        }
        keys.extend([
            ("n", context.say(&phrase!("tui-chapter-anew"))),
            ("d", context.say(&phrase!("tui-chapter-drills"))),
            ("p", context.say(&phrase!("tui-chapter-puzzle"))),
            ("Esc", context.say(&phrase!("tui-back"))),
        ]);
        let (number, name) = (self.chapter.number(), context.say(&self.chapter.title()));
        let title = format!("{} · {number} · {name}", context.say(&phrase!("tui-course")));
        let inner = frame::draw(&title, &keys, frame, area, context);
        let view = self.session.view(context.tick);
        let size = fitting_size(&view, inner);
        let extent = Board::size(&view.board, size);
        let [board, words] = match size {
            BoardSize::Wide => {
                Layout::vertical([Constraint::Length(extent.height), Constraint::Min(0)])
                    .areas(inner)
            }
            BoardSize::Compact | BoardSize::Large => {
                Layout::horizontal([Constraint::Length(extent.width + 3), Constraint::Min(0)])
                    .areas(inner)
            }
        };
        let drawn = Board {
            view: &view.board,
            input: &self.input,
            ghost: None,
            stage: self.example.stages.get(self.stage),
            covered: false,
            theme: context.theme,
        };
        let board = Rect { x: board.x + 1, width: board.width.saturating_sub(1), ..board };
        drawn.draw(size, board, frame.buffer_mut());
        let words = Rect { x: words.x + 1, width: words.width.saturating_sub(2), ..words };
        frame.render_widget(Paragraph::new(self.lines(context)).wrap(Wrap { trim: true }), words);
    }

    fn key(&mut self, key: KeyEvent, context: &mut Context) -> Next {
        let fresh = (context.entropy)();
        match key.code {
            KeyCode::Right | KeyCode::Enter | KeyCode::Char(' ' | 'l' | 't') => self.on(),
            KeyCode::Left | KeyCode::Char('h') => self.stage = self.stage.saturating_sub(1),
            KeyCode::Tab => {
                let other = (self.technique() + 1) % self.chapter.techniques.len();
                self.show(other, self.seed, context);
            }
            KeyCode::Char('n') => {
                // A new one, also where chance stands still.
                let seed = if fresh == self.seed { fresh.wrapping_add(1) } else { fresh };
                self.show(self.technique(), seed, context);
            }
            KeyCode::Char('d') => return self.play(self.chapter.drills(fresh), context),
            KeyCode::Char('p') => return self.play(self.chapter.puzzle(fresh), context),
            KeyCode::Esc | KeyCode::Char('q') => return Next::Back,
            _ => {}
        }
        Next::Stay
    }

    fn click(&mut self, _at: Position, _context: &mut Context) -> Next {
        self.on();
        Next::Stay
    }
}
