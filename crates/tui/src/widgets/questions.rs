//! Questions one below the other, each with its answers in a row and one of them chosen.

use crate::context::Context;
use crate::theme::Paint;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use ratatui::text::Span;

/// A line: what is asked, and what may be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    pub title: String,
    pub answers: Vec<String>,
    pub chosen: usize,
}

#[derive(Clone, Debug, Default)]
pub struct Questions {
    /// The line that the arrows are in.
    at: usize,
    /// Where each answer stands: its place on the screen, its line, its place in the line.
    rects: Vec<(Rect, usize, usize)>,
}

/// An answer that was given: to which question, and which of its answers.
pub type Answer = (usize, usize);

impl Questions {
    pub fn key(&mut self, key: KeyCode, questions: &[Question]) -> Option<Answer> {
        let n_questions = questions.len().max(1);
        match key {
            KeyCode::Up | KeyCode::Char('k') => self.at = (self.at + n_questions - 1) % n_questions,
            KeyCode::Down | KeyCode::Char('j') => self.at = (self.at + 1) % n_questions,
            KeyCode::Left | KeyCode::Char('h') => return self.step(questions, |n| n - 1),
            KeyCode::Right | KeyCode::Char('l') => return self.step(questions, |_| 1),
            _ => {}
        }
        None
    }

    /// Goes on by so many answers, round and round.
    fn step(&self, questions: &[Question], by: fn(usize) -> usize) -> Option<Answer> {
        let question = questions.get(self.at)?;
        let n_answers = question.answers.len().max(1);
        Some((self.at, (question.chosen + by(n_answers)) % n_answers))
    }

    pub fn click(&mut self, at: Position) -> Option<Answer> {
        let (_, question, answer) = self.rects.iter().find(|(rect, ..)| rect.contains(at))?;
        self.at = *question;
        Some((*question, *answer))
    }

    pub fn draw(
        &mut self,
        questions: &[Question],
        area: Rect,
        frame: &mut Frame<'_>,
        context: &Context,
    ) {
        self.rects.clear();
        let width = |text: &str| text.chars().count() as u16;
        let titles = questions.iter().map(|question| width(&question.title)).max().unwrap_or(0);
        let rows = (area.y..area.bottom()).zip(questions.iter().enumerate());
        for (y, (line, question)) in rows {
            let (pointer, paint) =
                if line == self.at { ("▸", Paint::Title) } else { (" ", Paint::Quiet) };
            let mut put = |x: u16, text: String, paint: Paint| {
                let end = area.right().min(x + width(&text));
                let rect = Rect { x, y, width: end.saturating_sub(x), height: 1 };
                frame.render_widget(Span::styled(text, context.theme.style(paint)), rect);
                rect
            };
            put(area.x, format!("{pointer} {}", question.title), paint);
            let mut x = area.x + titles + 4;
            for (index, answer) in question.answers.iter().enumerate() {
                let (text, paint) = match index == question.chosen {
                    true => (format!("‹{answer}›"), Paint::Chosen),
                    false => (format!(" {answer} "), Paint::Text),
                };
                let rect = put(x, text, paint);
                self.rects.push((rect, line, index));
                x = rect.right() + 1;
            }
        }
    }
}
