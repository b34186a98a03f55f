//! What goes into a statement and what comes out: four kinds of values that both databases know.

use crate::Trouble;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    Null,
    Int(i64),
    Text(String),
    Bytes(Vec<u8>),
}

/// A statement with what stands for its `$1`, `$2`, ….
#[derive(Clone, Debug)]
pub struct Ask {
    pub sql: &'static str,
    pub values: Vec<Value>,
}

impl Ask {
    pub fn new(sql: &'static str, values: impl Into<Vec<Value>>) -> Ask {
        Ask { sql, values: values.into() }
    }
}

/// The rows that a statement gave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rows {
    pub rows: Vec<Vec<Value>>,
}

impl Rows {
    pub fn first(&self) -> Option<Columns<'_>> {
        self.rows.first().map(|row| Columns { row, next: 0 })
    }

    pub fn iter(&self) -> impl Iterator<Item = Columns<'_>> {
        self.rows.iter().map(|row| Columns { row, next: 0 })
    }

    /// The one number of a statement that always gives one.
    pub fn number(&self) -> Result<i64, Trouble> {
        self.first().ok_or_else(|| Trouble::database("a row expected"))?.int()
    }
}

/// A row, read column by column in the order of the statement.
pub struct Columns<'a> {
    row: &'a [Value],
    next: usize,
}

impl Columns<'_> {
    fn take(&mut self) -> Option<&Value> {
        let value = self.row.get(self.next);
        self.next += 1;
        value
    }

    pub fn int(&mut self) -> Result<i64, Trouble> {
        match self.take() {
            Some(Value::Int(int)) => Ok(*int),
            found => Err(unexpected("a number", found)),
        }
    }

    pub fn text(&mut self) -> Result<String, Trouble> {
        match self.take() {
            Some(Value::Text(text)) => Ok(text.clone()),
            found => Err(unexpected("a text", found)),
        }
    }

    pub fn bytes(&mut self) -> Result<Vec<u8>, Trouble> {
        match self.take() {
            Some(Value::Bytes(bytes)) => Ok(bytes.clone()),
            found => Err(unexpected("bytes", found)),
        }
    }

    pub fn array<const N: usize>(&mut self) -> Result<[u8; N], Trouble> {
        let bytes = self.bytes()?;
        bytes.try_into().map_err(|_| Trouble::database(format!("{N} bytes expected")))
    }

    pub fn maybe<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, Trouble>,
    ) -> Result<Option<T>, Trouble> {
        match self.row.get(self.next) {
            Some(Value::Null) => {
                self.next += 1;
                Ok(None)
            }
            _ => read(self).map(Some),
        }
    }
}

fn unexpected(expected: &str, found: Option<&Value>) -> Trouble {
    let found = match found {
        None => "no column",
        Some(Value::Null) => "nothing",
        Some(Value::Int(_)) => "a number",
        Some(Value::Text(_)) => "a text",
        Some(Value::Bytes(_)) => "bytes",
    };
    Trouble::database(format!("{expected} expected in a row, {found} found"))
}

impl From<i64> for Value {
    fn from(int: i64) -> Value {
        Value::Int(int)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.into())
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::Text(text.clone())
    }
}

impl From<&[u8]> for Value {
    fn from(bytes: &[u8]) -> Value {
        Value::Bytes(bytes.into())
    }
}

impl<const N: usize> From<&[u8; N]> for Value {
    fn from(bytes: &[u8; N]) -> Value {
        Value::Bytes(bytes.to_vec())
    }
}

impl From<&Vec<u8>> for Value {
    fn from(bytes: &Vec<u8>) -> Value {
        Value::Bytes(bytes.clone())
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::Null, Into::into)
    }
}

/// A list of values of any of the four kinds.
macro_rules! values {
    ($($value:expr),* $(,)?) => { vec![$($crate::Value::from($value)),*] };
}
pub(crate) use values;
