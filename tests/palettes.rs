//! What must be told apart on the table is told apart, also by those who do not see all colours.
//!
//! Colour blindness is simulated as by Machado, Oliveira and Fernandes (2009), at full severity, on linear
//! light; colours are compared in Oklab, where 1 is from black to white.
#![cfg(feature = "app")]
// Settings have a field that only they set.
#![allow(clippy::field_reassign_with_default)]

use bevy::color::{Color, LinearRgba, Oklaba};
use tesserae::rules::GameKind;
use tesserae::store::{Colors, Settings};
use tesserae::view::palette::{Palette, Palettes};

/// The least distance of what stands next to each other.
const APART: f32 = 0.17;
/// The least distance of a piece from itself under frost, which its dot tells as well.
const FROSTED: f32 = 0.06;

type Matrix = [[f32; 3]; 3];

const SIGHT: (&str, Matrix) = ("all colours", [[1., 0., 0.], [0., 1., 0.], [0., 0., 1.]]);
const BLIND: [(&str, Matrix); 3] = [
    (
        "no red",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "no green",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "no blue",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

fn seen(color: Color, sight: &Matrix) -> Oklaba {
    let LinearRgba {
        red, green, blue, ..
    } = color.to_linear();
    let [red, green, blue] =
        sight.map(|row| (row[0] * red + row[1] * green + row[2] * blue).clamp(0.0, 1.0));
    LinearRgba::rgb(red, green, blue).into()
}

fn distance(one: Color, other: Color, sight: &Matrix) -> f32 {
    let (one, other) = (seen(one, sight), seen(other, sight));
    ((one.lightness - other.lightness).powi(2)
        + (one.a - other.a).powi(2)
        + (one.b - other.b).powi(2))
    .sqrt()
}

/// What must be told apart in a game, and how far apart it has to be.
fn pairs(kind: GameKind, palette: &Palette) -> Vec<(String, Color, Color, f32)> {
    let mut pairs = vec![
        (
            "the pieces".to_owned(),
            palette.pieces[0],
            palette.pieces[1],
            APART,
        ),
        (
            "the threads".to_owned(),
            palette.threads[0],
            palette.threads[1],
            APART,
        ),
    ];
    for side in 0..2 {
        let mut add = |what: &str, one: Color, other: Color, apart: f32| {
            pairs.push((format!("{what} of side {side}"), one, other, apart));
        };
        add("piece and cell", palette.pieces[side], palette.cell, APART);
        match kind {
            GameKind::Squares => add(
                "filling and cell",
                palette.inlays[side],
                palette.cell,
                APART,
            ),
            GameKind::Freedom => add(
                "piece and inlay",
                palette.pieces[side],
                palette.inlays[side],
                APART,
            ),
            GameKind::Freeze => {
                add(
                    "piece and line",
                    palette.pieces[side],
                    palette.inlays[side],
                    APART,
                );
                add(
                    "frosted piece and dot",
                    palette.frost[side],
                    palette.inlays[side],
                    APART,
                );
                add(
                    "piece and frost",
                    palette.pieces[side],
                    palette.frost[side],
                    FROSTED,
                );
                add(
                    "frost and the other side's",
                    palette.frost[side],
                    palette.frost[1 - side],
                    APART,
                );
                add(
                    "frost and the other side's pieces",
                    palette.frost[side],
                    palette.pieces[1 - side],
                    APART,
                );
            }
        }
    }
    pairs
}

fn check(colors: Colors, sight: &(&str, Matrix)) {
    let mut faults = Vec::new();
    let mut settings = Settings::default();
    settings.colors = colors;
    let palettes = Palettes::new(&settings, false);
    for kind in GameKind::ALL {
        for (what, one, other, apart) in pairs(kind, palettes.of(kind)) {
            let found = distance(one, other, &sight.1);
            if found < apart {
                faults.push(format!("{kind}, {what}: {found:.3}, wanted {apart}"));
            }
        }
    }
    assert!(faults.is_empty(), "{colors:?} for {}: {faults:#?}", sight.0);
}

#[test]
fn every_palette_is_clear_to_those_who_see_all_colours() {
    for colors in Colors::ALL {
        check(colors, &SIGHT);
    }
}

#[test]
fn three_palettes_are_clear_to_those_who_do_not() {
    for colors in [Colors::Contrast, Colors::Harbour, Colors::Iris] {
        for sight in &BLIND {
            check(colors, sight);
        }
    }
}

#[test]
fn ink_on_paper_is_clear_to_everyone() {
    let mut settings = Settings::default();
    settings.paper = true;
    let palettes = Palettes::new(&settings, false);
    let paper = palettes.of(GameKind::Freedom);
    for (name, sight) in BLIND.iter().chain([&SIGHT]) {
        for piece in paper.pieces {
            // The two sides differ in shape.
            assert!(distance(piece, paper.cell, sight) > APART, "{name}");
        }
    }
}
