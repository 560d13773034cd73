//! Cells, board sizes, directions and sets of cells.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A cell of a board: column and row from 0, so that `a1`, the bottom left cell, is (0, 0).
///
/// The text form is the column's letter and the row's number, as on a chess board.
///
/// ```
/// use tesserae::rules::Cell;
///
/// let cell: Cell = "d4".parse().unwrap();
/// assert_eq!(cell, Cell::new(3, 3));
/// assert_eq!(cell.to_string(), "d4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    // Rows first, so that cells sort row by row from `a1`.
    row: u8,
    col: u8,
}

impl Cell {
    /// The cell in a column and a row, both from 0. Makes no promise that a board has it.
    pub const fn new(col: u8, row: u8) -> Self {
        Self { row, col }
    }

    /// The column from 0, counted from the left.
    pub const fn col(self) -> u8 {
        self.col
    }

    /// The row from 0, counted from the bottom.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The distance to another cell in king steps: the larger of the column and row distance.
    pub const fn king_distance(self, other: Self) -> u8 {
        let cols = self.col.abs_diff(other.col);
        let rows = self.row.abs_diff(other.row);
        if cols > rows { cols } else { rows }
    }

    /// The cell a number of steps away in a direction, if a board of this size has it.
    pub fn step(self, direction: Direction, steps: u8, size: Size) -> Option<Self> {
        let (dx, dy) = direction.delta();
        let col = i16::from(self.col) + i16::from(dx) * i16::from(steps);
        let row = i16::from(self.row) + i16::from(dy) * i16::from(steps);
        let cell = Self::new(u8::try_from(col).ok()?, u8::try_from(row).ok()?);
        size.contains(cell).then_some(cell)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.col), self.row + 1)
    }
}

/// A text that is not the name of a cell.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "\"{0}\" is not a cell; expected a letter from a to s and a number from 1 to 19, such as d4"
)]
pub struct ParseCellError(pub String);

impl FromStr for Cell {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Self, ParseCellError> {
        let error = || ParseCellError(text.to_owned());
        let mut chars = text.chars();
        let col = chars
            .next()
            .filter(|letter| ('a'..='s').contains(letter))
            .ok_or_else(error)?;
        let digits = chars.as_str();
        if digits.starts_with('0') || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(error());
        }
        let row: u8 = digits.parse().map_err(|_| error())?;
        if row > Size::MAX.get() {
            return Err(error());
        }
        Ok(Self::new(col as u8 - b'a', row - 1))
    }
}

/// The side of a square board in cells, 4 to 19.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Size(u8);

impl Size {
    /// The smallest board of any game.
    pub const MIN: Self = Self(4);
    /// The largest board of any game.
    pub const MAX: Self = Self(19);

    /// A size, or `None` outside 4 to 19.
    pub const fn new(side: u8) -> Option<Self> {
        if side < Self::MIN.0 || side > Self::MAX.0 {
            None
        } else {
            Some(Self(side))
        }
    }

    /// The number of cells along a side.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The number of cells on the board.
    pub const fn area(self) -> usize {
        self.0 as usize * self.0 as usize
    }

    /// The top right cell.
    pub const fn last_cell(self) -> Cell {
        Cell::new(self.0 - 1, self.0 - 1)
    }

    /// Whether the board has this cell.
    pub const fn contains(self, cell: Cell) -> bool {
        cell.col < self.0 && cell.row < self.0
    }

    /// The number of a cell: `a1` is 0, `b1` is 1, and so on row by row.
    pub const fn index(self, cell: Cell) -> usize {
        cell.row as usize * self.0 as usize + cell.col as usize
    }

    /// The cell with a number given by [`Size::index`].
    pub const fn cell(self, index: usize) -> Cell {
        // Dividing short numbers is faster.
        let (index, side) = (index as u16, self.0 as u16);
        Cell::new((index % side) as u8, (index / side) as u8)
    }

    /// All cells, row by row from `a1`.
    pub fn cells(self) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator {
        (0..self.area()).map(move |index| self.cell(index))
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One of the eight directions of a chess queen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // the points of the compass, north is up
pub enum Direction {
    East,
    NorthEast,
    North,
    NorthWest,
    West,
    SouthWest,
    South,
    SouthEast,
}

impl Direction {
    /// All eight, counter-clockwise from east; the opposite of number n is number n + 4.
    pub const ALL: [Self; 8] = [
        Self::East,
        Self::NorthEast,
        Self::North,
        Self::NorthWest,
        Self::West,
        Self::SouthWest,
        Self::South,
        Self::SouthEast,
    ];

    /// What one step adds to the column and to the row.
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Self::East => (1, 0),
            Self::NorthEast => (1, 1),
            Self::North => (0, 1),
            Self::NorthWest => (-1, 1),
            Self::West => (-1, 0),
            Self::SouthWest => (-1, -1),
            Self::South => (0, -1),
            Self::SouthEast => (1, -1),
        }
    }

    /// The direction of a queen's move from one cell to another, if there is such a move.
    ///
    /// ```
    /// use tesserae::rules::{Cell, Direction};
    ///
    /// let between = Direction::between(Cell::new(1, 1), Cell::new(6, 6));
    /// assert_eq!(between, Some(Direction::NorthEast));
    /// ```
    pub const fn between(from: Cell, to: Cell) -> Option<Self> {
        let dx = to.col as i8 - from.col as i8;
        let dy = to.row as i8 - from.row as i8;
        if dx != 0 && dy != 0 && dx.abs() != dy.abs() {
            return None;
        }
        Some(match (dx.signum(), dy.signum()) {
            (1, 0) => Self::East,
            (1, 1) => Self::NorthEast,
            (0, 1) => Self::North,
            (-1, 1) => Self::NorthWest,
            (-1, 0) => Self::West,
            (-1, -1) => Self::SouthWest,
            (0, -1) => Self::South,
            (1, -1) => Self::SouthEast,
            _ => return None,
        })
    }

    /// The line that a step in this direction stays on.
    pub const fn line(self) -> Line {
        match self {
            Self::East | Self::West => Line::Row,
            Self::North | Self::South => Line::Column,
            Self::NorthEast | Self::SouthWest => Line::Rising,
            Self::NorthWest | Self::SouthEast => Line::Falling,
        }
    }
}

/// One of the four lines through a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Line {
    /// Left to right.
    Row,
    /// Bottom to top.
    Column,
    /// The diagonal `/`.
    Rising,
    /// The diagonal `\`.
    Falling,
}

impl Line {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Row, Self::Column, Self::Rising, Self::Falling];

    /// The two directions along the line: to the right (or up), and back.
    pub const fn directions(self) -> [Direction; 2] {
        match self {
            Self::Row => [Direction::East, Direction::West],
            Self::Column => [Direction::North, Direction::South],
            Self::Rising => [Direction::NorthEast, Direction::SouthWest],
            Self::Falling => [Direction::SouthEast, Direction::NorthWest],
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Rising => "rising diagonal",
            Self::Falling => "falling diagonal",
        })
    }
}
