//! The one set of icons, drawn in the same ink line on a 24 by 24 field.

use crate::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Back,
    Undo,
    Redo,
    Erase,
    Bulb,
    Menu,
    Pause,
    Play,
    TurnRight,
    TurnLeft,
    Trophy,
    Picture,
    Chart,
    Book,
    Pencil,
    Gear,
    Lock,
    Tidy,
    Flag,
    Check,
    Close,
    Note,
    Heart,
    Next,
    Previous,
    Hand,
    Globe,
}

#[component]
pub fn Icon(sign: Sign) -> impl IntoView {
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" inner_html=drawing(sign)></svg> }
}

const fn drawing(sign: Sign) -> &'static str {
    match sign {
        Sign::Back => r#"<path d="M14.5 5l-7 7 7 7"/>"#,
        Sign::Undo => r#"<path d="M8 5L4 9l4 4M4.5 9H14a5.5 5.5 0 010 11h-4"/>"#,
        Sign::Redo => r#"<path d="M16 5l4 4-4 4M19.5 9H10a5.5 5.5 0 000 11h4"/>"#,
        Sign::Erase => {
            r#"<path d="M9 20h11M4.5 14.5l9-9a2 2 0 013 0l3 3a2 2 0 010 3L11 20H8l-3.500-3.500a1.500 1.500 0 010-2zM9.500 9.500l6 6"/>"#
        }
        Sign::Bulb => {
            r#"<path d="M9 17.500c0-3-3.500-4-3.500-8a6.500 6.500 0 0113 0c0 4-3.500 5-3.500 8zM9.500 21h5"/>"#
        }
        Sign::Menu => r#"<path d="M4 6.500h16M4 12h16M4 17.500h16"/>"#,
        Sign::Pause => r#"<path d="M8.500 5v14M15.500 5v14" stroke-width="4"/>"#,
        Sign::Play => r#"<path d="M7 4.500l12 7.500-12 7.500z" class="full"/>"#,
        Sign::TurnRight => r#"<path d="M19 5v5h-5M18.500 10A7.500 7.500 0 1019 15"/>"#,
        Sign::TurnLeft => r#"<path d="M5 5v5h5M5.500 10A7.500 7.500 0 115 15"/>"#,
        Sign::Trophy => {
            r#"<path d="M7 4h10v6a5 5 0 01-10 0zM7 6H3.500c0 4 1.500 5.500 4 5.500M17 6h3.500c0 4-1.500 5.500-4 5.500M12 15v3.500M8 20.500h8"/>"#
        }
        Sign::Picture => {
            r#"<path d="M4 5h16v14H4zM4 16l5-5 4 4 2.500-2.500L20 17"/><circle cx="15.500" cy="9" r="1.500"/>"#
        }
        Sign::Chart => r#"<path d="M4 20h16M7 20v-6M12 20V5M17 20v-9" />"#,
        Sign::Book => {
            r#"<path d="M12 6.500C10 5 7 4.500 3.500 5v13c3.500-.5 6.500 0 8.500 1.500 2-1.500 5-2 8.500-1.500V5C17 4.500 14 5 12 6.500zM12 6.500v13"/>"#
        }
        Sign::Pencil => {
            r#"<path d="M5 19l1-4.500L16.500 4l3.500 3.500L9.500 18zM14 6.500L17.500 10"/>"#
        }
        Sign::Gear => {
            r#"<circle cx="12" cy="12" r="3"/><path d="M12 3.500v3M12 17.500v3M3.500 12h3M17.500 12h3M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2"/>"#
        }
        Sign::Lock => r#"<path d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 017 0v3"/>"#,
        Sign::Tidy => r#"<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z"/>"#,
        Sign::Flag => r#"<path d="M6 21V4M6 4.500c4-2 7 2 12 0v8c-5 2-8-2-12 0"/>"#,
        Sign::Check => r#"<path d="M4.500 12.500l5 5L19.500 6.500" stroke-width="3"/>"#,
        Sign::Close => r#"<path d="M6 6l12 12M18 6L6 18"/>"#,
        Sign::Note => {
            r#"<path d="M9 18V5.500l10-2V16"/><circle cx="6.500" cy="18" r="2.500"/><circle cx="16.500" cy="16" r="2.500"/>"#
        }
        Sign::Heart => {
            r#"<path d="M12 20C5 15 3.500 12 3.500 9a4.300 4.300 0 018.500-1.500A4.300 4.300 0 0120.500 9c0 3-1.500 6-8.500 11z"/>"#
        }
        Sign::Next => r#"<path d="M9.500 5l7 7-7 7"/>"#,
        Sign::Hand => {
            r#"<path d="M9 21c-2-3-4-5-5-7.500 1.500-1.500 3-.5 4 1V5a2 2 0 014 0v5l6 1.500c2 .5 2.500 2 2 4L19 21z" fill="var(--paper)"/>"#
        }
        Sign::Globe => {
            r#"<circle cx="12" cy="12" r="8.500"/><path d="M3.500 12h17M12 3.500c4.500 5 4.500 12 0 17-4.500-5-4.500-12 0-17"/>"#
        }
        Sign::Previous => r#"<path d="M14.500 5l-7 7 7 7"/>"#,
    }
}
