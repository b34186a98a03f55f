//! Markup as text. Whatever is put into it is escaped on the way: nothing a stranger wrote becomes markup.

use std::fmt::{self, Display, Write};

/// An element, HTML or SVG.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct El {
    tag: &'static str,
    /// What stands in the opening tag behind its name.
    head: String,
    inside: String,
}

pub fn el(tag: &'static str) -> El {
    El { tag, head: String::new(), inside: String::new() }
}

/// An element with a class, which most have.
pub fn of(tag: &'static str, class: &str) -> El {
    el(tag).at("class", class)
}

/// A button that tells the room it was pressed.
pub fn button(press: &str, label: &str) -> El {
    of("button", "button").at("type", "button").at("data-press", press).text(label)
}

/// A link to a screen of the page, by what stands behind its `#`.
pub fn link(to: &str, label: &str) -> El {
    of("a", "button").at("href", format!("#{to}")).text(label)
}

impl El {
    pub fn at(mut self, name: &str, value: impl Display) -> El {
        let _ = write!(self.head, " {name}=\"{}\"", escaped(&value.to_string()));
        self
    }

    /// An attribute that is there or not.
    pub fn when(self, is_so: bool, name: &str) -> El {
        if is_so { self.at(name, "") } else { self }
    }

    pub fn text(mut self, text: impl Display) -> El {
        self.inside += &escaped(&text.to_string());
        self
    }

    pub fn put(mut self, child: El) -> El {
        let _ = write!(self.inside, "{child}");
        self
    }

    pub fn all(self, children: impl IntoIterator<Item = El>) -> El {
        children.into_iter().fold(self, El::put)
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Elements that hold nothing and have no end.
const EMPTY: [&str; 4] = ["br", "hr", "img", "input"];

impl Display for El {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let El { tag, head, inside } = self;
        match EMPTY.contains(tag) {
            true => write!(f, "<{tag}{head}>"),
            false => write!(f, "<{tag}{head}>{inside}</{tag}>"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_put_in_becomes_markup() {
        let made = of("p", "a\"b").text("<script>&").put(el("br")).put(el("b").text("x"));
        assert_eq!(made.to_string(), "<p class=\"a&quot;b\">&lt;script&gt;&amp;<br><b>x</b></p>");
        let input = el("input").at("name", "n").when(true, "checked").when(false, "disabled");
        assert_eq!(input.to_string(), "<input name=\"n\" checked=\"\">");
    }
}
