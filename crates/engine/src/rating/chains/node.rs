//! A statement about one candidate: it is on (the cell takes the digit) or off.

/// `(cell * 9 + digit) * 2`, plus one if it is on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Node(u16);

impl Node {
    pub const COUNT: usize = 81 * 9 * 2;

    #[inline]
    pub fn on(cell: usize, digit: usize) -> Node {
        Node(((cell * 9 + digit) * 2 + 1) as u16)
    }

    #[inline]
    pub fn off(cell: usize, digit: usize) -> Node {
        Node(((cell * 9 + digit) * 2) as u16)
    }

    /// The node with this index.
    pub fn from_index(index: usize) -> Node {
        Node(index as u16)
    }

    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub fn is_on(self) -> bool {
        self.0 & 1 == 1
    }

    /// The opposite statement.
    pub fn twin(self) -> Node {
        Node(self.0 ^ 1)
    }

    #[inline]
    pub fn cell(self) -> usize {
        PARTS[self.index() >> 1].0 as usize
    }

    #[inline]
    pub fn digit(self) -> usize {
        PARTS[self.index() >> 1].1 as usize
    }
}

static PARTS: [(u8, u8); 729] = {
    let mut parts = [(0, 0); 729];
    let mut index = 0;
    while index < 729 {
        parts[index] = ((index / 9) as u8, (index % 9) as u8);
        index += 1;
    }
    parts
};

/// What a node was derived by. A nested chain needs to know which cells and houses it leaned on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cause {
    /// It is the assumption itself.
    Assumed,
    /// The digits of its cell.
    Cell,
    /// The digit's places in its box, row or column (0, 1, 2).
    House(u8),
    /// An advanced rule.
    Rule,
}
