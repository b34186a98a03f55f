//! The course: its chapters and how the player stands in each, and the test that skips ahead.

use crate::app::Next;
use crate::context::Context;
use crate::screens::chapter::ChapterScreen;
use crate::screens::listed::Listed;
use crate::screens::{frame, game::GameScreen};
use crate::theme::Paint;
use crate::widgets::list::{Item, List};
use coach::course::{Placement, Progress, chapters, next, progress};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::widgets::{Paragraph, Wrap};
use session::phrase;

pub struct Course {
    list: List,
    progress: Vec<Progress>,
    is_stale: bool,
}

impl Course {
    pub fn new(context: &Context) -> Course {
        let progress = progress(&context.notebook());
        let list = List::at(next(&progress).map_or(0, |chapter| chapter.number() as usize - 1));
        Course { list, progress, is_stale: false }
    }
}

impl Listed for Course {
    fn list(&mut self) -> &mut List {
        &mut self.list
    }

    /// The chapters, and the test behind them.
    fn items(&self, context: &Context) -> Vec<Item> {
        let item = |title: String, about: String| Item { title, about, is_locked: false };
        let chapters = self.progress.iter().map(|one| {
            let (firm, all) = (one.firm, one.chapter.techniques.len() as u32);
            let told = phrase!(
                "tui-course-footing",
                footing = one.footing.phrase(),
                firm = firm,
                all = all
            );
            item(context.say(&one.chapter.title()), context.say(&told))
        });
        let test = item(
            context.say(&phrase!("tui-placement")),
            context.say(&phrase!("tui-placement-about")),
        );
        chapters.chain([test]).collect()
    }

    fn open(&mut self, index: usize, context: &mut Context) -> Next {
        match chapters().get(index) {
            Some(chapter) => match ChapterScreen::new(chapter, context) {
                Some(screen) => Next::Open(Box::new(screen)),
                None => Next::Stay,
            },
            None => {
                let begun = Placement::deal((context.entropy)())
                    .and_then(|deal| GameScreen::of_deal(deal, context));
                begun.map_or(Next::Stay, |screen| Next::Open(Box::new(screen)))
            }
        }
    }

    fn show(&mut self, frame: &mut Frame<'_>, area: Rect, context: &mut Context) {
        if self.is_stale {
            self.progress = progress(&context.notebook());
            self.is_stale = false;
        }
        let keys = [
            ("↑↓", context.say(&phrase!("tui-choose"))),
            ("Enter", context.say(&phrase!("tui-open"))),
            ("Esc", context.say(&phrase!("tui-back"))),
        ];
        let inner = frame::draw(&context.say(&phrase!("tui-course")), &keys, frame, area, context);
        let [_, list, about] =
            Layout::vertical([Constraint::Length(1), Constraint::Min(0), Constraint::Length(3)])
                .areas(inner);
        let inset =
            |area: Rect| Rect { x: area.x + 2, width: area.width.saturating_sub(4), ..area };
        self.list.draw(&self.items(context), inset(list), frame, context);
        let chosen = chapters().get(self.list.chosen());
        let text = chosen.map(|chapter| context.say(&chapter.about())).unwrap_or_default();
        let text = Paragraph::new(text).wrap(Wrap { trim: true });
        frame.render_widget(text.style(context.theme.style(Paint::Text)), inset(about));
    }

    fn grow_stale(&mut self) {
        self.is_stale = true;
    }
}
