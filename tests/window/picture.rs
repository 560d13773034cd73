//! Pictures of the screen, and what can be told from them.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use bevy::math::{IRect, IVec2, Rect, Vec2};

/// The colour of the button that does what one came for.
const ACCENT: [u8; 3] = [32, 98, 140];
/// By how much a colour may differ and still be the same to the eye.
const TOLERANCE: u8 = 6;
/// The smallest width and height of a button, in pixels.
const SMALLEST_BUTTON: IVec2 = IVec2::new(60, 24);

/// What was on the screen.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Picture {
    width: usize,
    height: usize,
    /// Red, green and blue of every pixel, row by row from the upper left corner.
    rgb: Vec<u8>,
}

impl Picture {
    pub(crate) fn new((width, height): (u32, u32), rgb: Vec<u8>) -> Self {
        let (width, height) = (width as usize, height as usize);
        assert_eq!(
            rgb.len(),
            width * height * 3,
            "a picture of {width}x{height}"
        );
        Self { width, height, rgb }
    }

    fn pixel(&self, x: usize, y: usize) -> [u8; 3] {
        let at = (y * self.width + x) * 3;
        [self.rgb[at], self.rgb[at + 1], self.rgb[at + 2]]
    }

    /// The pixels in a part of the picture, row by row.
    fn pixels(&self, part: Rect) -> impl Iterator<Item = [u8; 3]> {
        let clamp = |value: f32, most: usize| (value.max(0.0) as usize).min(most);
        let columns = clamp(part.min.x, self.width)..clamp(part.max.x, self.width);
        let rows = clamp(part.min.y, self.height)..clamp(part.max.y, self.height);
        rows.flat_map(move |y| columns.clone().map(move |x| self.pixel(x, y)))
    }

    /// How many colours there are in a part of the picture.
    pub(crate) fn colors(&self, part: Rect) -> usize {
        self.pixels(part).collect::<HashSet<_>>().len()
    }

    /// How many pixels in a part of the picture are darker than a grey.
    pub(crate) fn darker_than(&self, grey: u8, part: Rect) -> usize {
        self.pixels(part)
            .filter(|pixel| pixel.iter().all(|&value| value < grey))
            .count()
    }

    /// How many pixels in a part of the picture differ from another picture so that one could see it.
    pub(crate) fn differing(&self, other: &Self, part: Rect) -> usize {
        self.pixels(part)
            .zip(other.pixels(part))
            .filter(|(a, b)| !is_near(*a, *b))
            .count()
    }

    /// The middle of the main button: of the lowest one if there are more.
    pub(crate) fn main_button(&self) -> Option<Vec2> {
        let mut seen = vec![false; self.width * self.height];
        (0..seen.len())
            .filter_map(|start| self.patch(start, &mut seen))
            .filter(Patch::is_button)
            .last()
            .map(|patch| patch.area.as_rect().center())
    }

    /// The patch in the button's colour around a pixel, unless it has been seen.
    fn patch(&self, start: usize, seen: &mut [bool]) -> Option<Patch> {
        let mut waiting = vec![(start % self.width, start / self.width)];
        let mut patch: Option<Patch> = None;
        while let Some((x, y)) = waiting.pop() {
            let known = std::mem::replace(&mut seen[y * self.width + x], true);
            if known || !is_near(self.pixel(x, y), ACCENT) {
                continue;
            }
            let place = IVec2::new(x as i32, y as i32);
            let patch = patch.get_or_insert(Patch::at(place));
            patch.area = patch.area.union_point(place);
            patch.pixels += 1;
            let left = x.checked_sub(1).map(|x| (x, y));
            let above = y.checked_sub(1).map(|y| (x, y));
            let right = (x + 1 < self.width).then_some((x + 1, y));
            let below = (y + 1 < self.height).then_some((x, y + 1));
            waiting.extend([left, above, right, below].into_iter().flatten());
        }
        patch
    }

    /// Keeps the picture as a file that picture viewers read (PPM).
    pub(crate) fn save(&self, path: &Path) {
        let mut file = format!("P6 {} {} 255\n", self.width, self.height).into_bytes();
        file.extend_from_slice(&self.rgb);
        fs::write(path, file).unwrap();
    }
}

/// Pixels of one colour that hang together.
struct Patch {
    area: IRect,
    pixels: i32,
}

impl Patch {
    fn at(place: IVec2) -> Self {
        Self {
            area: IRect::from_corners(place, place),
            pixels: 0,
        }
    }

    /// Whether it is large enough, and filled rather than a frame around something.
    fn is_button(&self) -> bool {
        let size = self.area.size();
        size.cmpge(SMALLEST_BUTTON).all() && self.pixels * 2 > size.x * size.y
    }
}

fn is_near(a: [u8; 3], b: [u8; 3]) -> bool {
    a.into_iter()
        .zip(b)
        .all(|(a, b)| a.abs_diff(b) <= TOLERANCE)
}
