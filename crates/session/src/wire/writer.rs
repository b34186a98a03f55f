//! Writes a hint word by word; `reader.rs` takes them in the same order.

use super::{Advice, GAP};
use alloc::string::{String, ToString};
use engine::{Arg, Cell, CellSet, Digit, Phrase};
use games::hint::{Role, Stage};

pub fn write(advice: &Advice) -> String {
    let mut out = Writer(String::new());
    match advice {
        Ok(hint) => {
            out.word("hint");
            out.all(&hint.stages, Writer::stage);
            out.all(&hint.actions, |out, action| out.word(&action.to_string()));
        }
        Err(refusal) => {
            out.word("refusal");
            out.phrase(&refusal.why);
            out.cells(refusal.cells);
        }
    }
    out.0
}

struct Writer(String);

impl Writer {
    fn word(&mut self, word: &str) {
        if !self.0.is_empty() {
            self.0.push(GAP);
        }
        self.0.push_str(word);
    }

    fn number(&mut self, number: i64) {
        self.word(&number.to_string());
    }

    fn all<T>(&mut self, items: &[T], write: impl Fn(&mut Writer, &T)) {
        self.number(items.len() as i64);
        for item in items {
            write(self, item);
        }
    }

    fn stage(&mut self, stage: &Stage) {
        self.phrase(&stage.phrase);
        self.all(&stage.houses, |out, house| out.number(house.index() as i64));
        self.all(&stage.cells, |out, (cell, role)| {
            out.cell(*cell);
            out.role(*role);
        });
        self.all(&stage.candidates, |out, (cell, digit, role)| {
            out.candidate((*cell, *digit));
            out.role(*role);
        });
        self.all(&stage.links, |out, link| {
            out.candidate(link.from);
            out.candidate(link.to);
            out.number(link.strength as i64);
        });
    }

    fn phrase(&mut self, phrase: &Phrase) {
        self.word(&phrase.id);
        self.all(&phrase.args, |out, (name, value)| {
            out.word(name);
            out.arg(value);
        });
    }

    fn arg(&mut self, arg: &Arg) {
        match arg {
            Arg::Number(number) => {
                self.word("n");
                self.number(*number);
            }
            Arg::Digit(digit) => {
                self.word("d");
                self.number(digit.get().into());
            }
            Arg::Digits(digits) => {
                self.word("ds");
                self.number(digits.bits().into());
            }
            Arg::Cell(cell) => {
                self.word("c");
                self.cell(*cell);
            }
            Arg::Cells(cells) => {
                self.word("cs");
                self.cells(*cells);
            }
            Arg::House(house) => {
                self.word("h");
                self.number(house.index() as i64);
            }
            Arg::Phrase(phrase) => {
                self.word("p");
                self.phrase(phrase);
            }
            Arg::Verbatim(text) => {
                self.word("v");
                self.word(&text.replace(GAP, " "));
            }
        }
    }

    fn cell(&mut self, cell: Cell) {
        self.number(cell.index() as i64);
    }

    fn cells(&mut self, cells: CellSet) {
        self.number(cells.len().into());
        for cell in cells.iter() {
            self.cell(cell);
        }
    }

    fn candidate(&mut self, (cell, digit): (Cell, Digit)) {
        self.cell(cell);
        self.number(digit.get().into());
    }

    fn role(&mut self, role: Role) {
        self.number(role as i64);
    }
}
