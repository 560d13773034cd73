//! Sets of cells as bits.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use super::Size;

const WORD: usize = u64::BITS as usize;

/// The length of a table by board size.
const SIZES: usize = Size::MAX.get() as usize + 1;

/// A set of a board's cells by their numbers ([`Size::index`]), in `W` words of 64 bits.
///
/// `a | b` is the union, `a & b` the intersection, `a - b` the difference.
///
/// ```
/// use tesserae::rules::{Cell, CellSet, Size};
///
/// let size = Size::new(8).unwrap();
/// let mut corners = CellSet::<1>::EMPTY;
/// for cell in [Cell::new(0, 0), Cell::new(7, 0), Cell::new(0, 7), Cell::new(7, 7)] {
///     corners.insert(size.index(cell));
/// }
/// assert_eq!(corners.count(), 4);
/// assert_eq!(corners.nth(1), Some(7));
/// assert_eq!((CellSet::board(size) - corners).count(), 60);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CellSet<const W: usize>([u64; W]);

impl<const W: usize> CellSet<W> {
    /// No cell.
    pub const EMPTY: Self = Self([0; W]);

    /// All cells of a board, which must not have more than 64 × `W`.
    pub const fn board(size: Size) -> Self {
        Self::left_of(size, 0)
    }

    /// The cells of a board that have at least `columns` more columns, 0 to 3, to their right.
    pub(crate) const fn left_of(size: Size, columns: usize) -> Self {
        Self::LEFT_OF[size.get() as usize][columns]
    }

    /// [`left_of`](Self::left_of) by size and columns, as far as the words hold the board.
    const LEFT_OF: &'static [[Self; 4]; SIZES] = &{
        let mut sets = [[Self::EMPTY; 4]; SIZES];
        let mut side = Size::MIN.get() as usize;
        while side < SIZES && side * side <= W * WORD {
            let mut index = 0;
            while index < side * side {
                let right = side - 1 - index % side;
                let mut columns = 0;
                while columns < 4 && columns <= right {
                    sets[side][columns].insert(index);
                    columns += 1;
                }
                index += 1;
            }
            side += 1;
        }
        sets
    };

    /// Adds a cell.
    pub const fn insert(&mut self, index: usize) {
        self.0[index / WORD] |= 1 << (index % WORD);
    }

    /// Takes a cell out.
    pub const fn remove(&mut self, index: usize) {
        self.0[index / WORD] &= !(1 << (index % WORD));
    }

    /// Whether a cell is in the set.
    pub const fn contains(self, index: usize) -> bool {
        self.0[index / WORD] >> (index % WORD) & 1 == 1
    }

    /// How many cells there are.
    pub fn count(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is no cell.
    pub fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Whether there is exactly one cell.
    pub fn is_single(self) -> bool {
        self.first().is_some_and(|first| {
            let mut rest = self;
            rest.remove(first);
            rest.is_empty()
        })
    }

    /// The cell with the lowest number.
    pub fn first(self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(word * WORD + self.0[word].trailing_zeros() as usize)
    }

    /// The cell that has `n` cells of the set before it.
    pub fn nth(self, mut n: usize) -> Option<usize> {
        for (number, &word) in self.0.iter().enumerate() {
            let count = word.count_ones() as usize;
            if n < count {
                return Some(number * WORD + nth_bit(word, n));
            }
            n -= count;
        }
        None
    }

    /// The cells in the order of their numbers.
    pub const fn iter(self) -> Cells<W> {
        Cells {
            rest: self,
            word: 0,
        }
    }

    /// Every cell moved up by a number of places from 1 to 63; those that leave the words are lost.
    pub(crate) fn up(self, places: usize) -> Self {
        Self(std::array::from_fn(|word| {
            let carry = if word == 0 {
                0
            } else {
                self.0[word - 1] >> (WORD - places)
            };
            self.0[word] << places | carry
        }))
    }

    /// Every cell moved down by a number of places from 1 to 63; those that leave the words are lost.
    pub(crate) fn down(self, places: usize) -> Self {
        Self(std::array::from_fn(|word| {
            let carry = if word + 1 == W {
                0
            } else {
                self.0[word + 1] << (WORD - places)
            };
            self.0[word] >> places | carry
        }))
    }

    /// 64 cells from number `start`, which may be below 0, as bits.
    pub(super) fn window(self, start: isize) -> u64 {
        let Ok(start) = usize::try_from(start) else {
            return self.0[0] << -start;
        };
        let (word, bit) = (start / WORD, start % WORD);
        match self.0.get(word + 1) {
            Some(next) if bit > 0 => self.0[word] >> bit | next << (WORD - bit),
            _ => self.0[word] >> bit,
        }
    }

    /// The cells of a [`window`](Self::window).
    pub(super) fn from_window(bits: u64, start: isize) -> Self {
        let mut set = Self::EMPTY;
        let Ok(start) = usize::try_from(start) else {
            set.0[0] = bits >> -start;
            return set;
        };
        let (word, bit) = (start / WORD, start % WORD);
        set.0[word] = bits << bit;
        if bit > 0 && word + 1 < W {
            set.0[word + 1] = bits >> (WORD - bit);
        }
        set
    }
}

/// The place of the set bit of a word that has `n` set bits below it.
pub(super) fn nth_bit(word: u64, mut n: usize) -> usize {
    let mut rest = word;
    let mut place = 0;
    for half in [32, 16, 8] {
        let below = (rest & ((1 << half) - 1)).count_ones() as usize;
        if n >= below {
            n -= below;
            rest >>= half;
            place += half;
        }
    }
    for _ in 0..n {
        rest &= rest - 1;
    }
    place + rest.trailing_zeros() as usize
}

impl<const W: usize> IntoIterator for CellSet<W> {
    type Item = usize;
    type IntoIter = Cells<W>;

    fn into_iter(self) -> Cells<W> {
        self.iter()
    }
}

/// The cells of a [`CellSet`] in the order of their numbers.
#[derive(Clone, Debug)]
pub struct Cells<const W: usize> {
    rest: CellSet<W>,
    /// The word that has the next cell; the words before it are used up.
    word: usize,
}

impl<const W: usize> Iterator for Cells<W> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        while let Some(rest) = self.rest.0.get_mut(self.word) {
            if *rest != 0 {
                let bit = rest.trailing_zeros() as usize;
                *rest &= *rest - 1;
                return Some(self.word * WORD + bit);
            }
            self.word += 1;
        }
        None
    }
}

impl From<CellSet<2>> for u128 {
    fn from(CellSet([low, high]): CellSet<2>) -> Self {
        Self::from(high) << WORD | Self::from(low)
    }
}

impl From<u128> for CellSet<2> {
    fn from(bits: u128) -> Self {
        Self([bits as u64, (bits >> WORD) as u64])
    }
}

impl<const W: usize> BitOr for CellSet<W> {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl<const W: usize> BitAnd for CellSet<W> {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl<const W: usize> Sub for CellSet<W> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }
}

impl<const W: usize> fmt::Debug for CellSet<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
