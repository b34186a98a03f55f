//! What the player may set: the language, and whether everything is open.

use crate::app::{Next, Screen};
use crate::context::Context;
use crate::screens::frame;
use crate::theme::Paint;
use crate::widgets::list::{Item, List, Picked};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::widgets::{Paragraph, Wrap};
use session::phrase;
use words::Language;

#[derive(Default)]
pub struct Settings {
    list: List,
    /// Why a setting could not be kept.
    trouble: Option<String>,
}

impl Settings {
    fn items(context: &Context) -> Vec<Item> {
        let open =
            if context.profile.everything_open { phrase!("tui-on") } else { phrase!("tui-off") };
        let about = context.say(&phrase!("tui-everything-about"));
        let item = |title, about| Item { title, about, is_locked: false };
        vec![
            item(context.say(&phrase!("tui-language")), context.language.own_name().into()),
            item(
                format!("{}: {}", context.say(&phrase!("tui-everything")), context.say(&open)),
                about,
            ),
        ]
    }

    fn change(&mut self, index: usize, context: &mut Context) {
        self.trouble = if index == 0 {
            let known = Language::ALL
                .iter()
                .position(|language| *language == context.language)
                .unwrap_or(0);
            context.language = Language::ALL[(known + 1) % Language::ALL.len()];
            context.store.keep_language(context.language).err().map(|error| error.to_string())
        } else {
            context.profile.everything_open = !context.profile.everything_open;
            let kept = context.profile.store(&context.store);
            kept.err().map(|unkept| context.say(&unkept.phrase()))
        };
    }
}

impl Screen for Settings {
    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, context: &mut Context) {
        let keys = [
            ("Enter", context.say(&phrase!("tui-choose"))),
            ("Esc", context.say(&phrase!("tui-back"))),
        ];
        let inner =
            frame::draw(&context.say(&phrase!("tui-settings")), &keys, frame, area, context);
        let items = Settings::items(context);
        let list = Rect {
            x: inner.x + 2,
            y: inner.y + 1,
            width: inner.width.saturating_sub(4),
            height: 6.min(inner.height),
        };
        self.list.draw(&items, list, frame, context);
        if let Some(trouble) = &self.trouble {
            let text = Paragraph::new(trouble.as_str()).wrap(Wrap { trim: true });
            let text = text.style(context.theme.style(Paint::Urgent));
            frame.render_widget(
                text,
                Rect { y: inner.y + 8, height: 4, ..list }.intersection(inner),
            );
        }
    }

    fn key(&mut self, key: KeyEvent, context: &mut Context) -> Next {
        if matches!(key.code, KeyCode::Esc | KeyCode::Char('q')) {
            return Next::Back;
        }
        if let Picked::Item(index) = self.list.key(key, &Settings::items(context)) {
            self.change(index, context);
        }
        Next::Stay
    }
}
