//! XML of strangers, tag by tag: no deeper and no wider than puzzles need, without entities of its own.

use engine::{Phrase, phrase};
use quick_xml::Reader;
use quick_xml::events::{BytesRef, BytesStart, Event};

/// Tags inside each other, and attributes of one tag.
const DEEPEST: usize = 8;
const WIDEST: usize = 64;
/// Tags and texts of a file: more than ten thousand games have.
const MOST: usize = 200_000;

/// What comes next.
pub enum Part {
    Open(Tag),
    Close(String),
    Text(String),
}

pub struct Tag {
    pub name: String,
    attributes: Vec<(String, String)>,
    /// Where it begins, counted from 1.
    pub line: u64,
}

impl Tag {
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

/// The name of the outermost tag, if it is XML at all.
pub fn root(text: &str) -> Option<String> {
    Parts::of(text, "").map_while(Result::ok).find_map(|part| match part {
        Part::Open(tag) => Some(tag.name),
        Part::Close(_) | Part::Text(_) => None,
    })
}

pub struct Parts<'a> {
    reader: Reader<&'a [u8]>,
    text: &'a str,
    depth: usize,
    n_parts: usize,
    /// Whose file it is, for complaints.
    program: &'static str,
    line: u64,
    counted: usize,
    is_over: bool,
    /// The end of a tag that has no content.
    closing: Option<String>,
}

impl<'a> Parts<'a> {
    pub fn of(text: &'a str, program: &'static str) -> Parts<'a> {
        let reader = Reader::from_str(text);
        Parts {
            reader,
            text,
            depth: 0,
            n_parts: 0,
            program,
            line: 1,
            counted: 0,
            is_over: false,
            closing: None,
        }
    }

    fn fault(&mut self) -> Phrase {
        self.is_over = true;
        phrase!("format-xml", name = self.program, line = self.line as i64)
    }

    /// The line on which the tag that was just read begins.
    fn count_lines(&mut self) {
        let end = (self.reader.buffer_position() as usize).min(self.text.len());
        let start = self.text.as_bytes()[self.counted..end].iter().rposition(|&byte| byte == b'<');
        let start = self.counted + start.unwrap_or(0);
        let passed = &self.text.as_bytes()[self.counted..start];
        self.line += passed.iter().filter(|&&byte| byte == b'\n').count() as u64;
        self.counted = start;
    }

    fn tag(&mut self, start: &BytesStart<'_>) -> Option<Tag> {
        let name = start.name().as_ref().to_owned();
        let mut attributes = Vec::new();
        for attribute in start.attributes() {
            let attribute = attribute.ok()?;
            let value =
                attribute.normalized_value(quick_xml::XmlVersion::Implicit1_0).ok()?.into_owned();
            attributes.push((attribute.key.as_ref().to_owned(), value));
            if attributes.len() > WIDEST {
                return None;
            }
        }
        Some(Tag { name, attributes, line: self.line })
    }
}

/// One of the five names that XML has itself, or a number.
fn meant(name: &BytesRef<'_>) -> Option<String> {
    if let Ok(Some(sign)) = name.resolve_char_ref() {
        return Some(sign.to_string());
    }
    quick_xml::escape::resolve_xml_entity(name).map(str::to_owned)
}

impl Iterator for Parts<'_> {
    type Item = Result<Part, Phrase>;

    fn next(&mut self) -> Option<Result<Part, Phrase>> {
        if let Some(name) = self.closing.take() {
            return Some(Ok(Part::Close(name)));
        }
        loop {
            if self.is_over {
                return None;
            }
            self.n_parts += 1;
            if self.n_parts > MOST {
                return Some(Err(self.fault()));
            }
            let event = match self.reader.read_event() {
                Ok(event) => event,
                Err(_) => {
                    self.count_lines();
                    return Some(Err(self.fault()));
                }
            };
            self.count_lines();
            return Some(match event {
                Event::Start(start) => {
                    self.depth += 1;
                    match self.tag(&start).filter(|_| self.depth <= DEEPEST) {
                        Some(tag) => Ok(Part::Open(tag)),
                        None => Err(self.fault()),
                    }
                }
                Event::Empty(start) => match self.tag(&start) {
                    Some(tag) => {
                        self.closing = Some(tag.name.clone());
                        Ok(Part::Open(tag))
                    }
                    None => Err(self.fault()),
                },
                Event::End(end) => {
                    self.depth = self.depth.saturating_sub(1);
                    Ok(Part::Close(end.name().as_ref().to_owned()))
                }
                Event::Text(text) => Ok(Part::Text(text.to_string())),
                Event::CData(text) => Ok(Part::Text(text.to_string())),
                Event::GeneralRef(name) => match meant(&name) {
                    Some(text) => Ok(Part::Text(text)),
                    None => Err(self.fault()),
                },
                // Entities of its own would be declared here.
                Event::DocType(text) if text.contains('[') => Err(self.fault()),
                Event::Eof if self.depth > 0 => Err(self.fault()),
                Event::Eof => {
                    self.is_over = true;
                    return None;
                }
                _ => continue,
            });
        }
    }
}
