//! Whole games, from the first move to the result.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tesserae::record::GameResult;
use tesserae::rules::{
    AnyPosition, Game, GameKind, Move, Outcome, Position, Reason, Setup, Size, StepKind, Variant,
};
use tesserae::turn::pass_choice;

use crate::desk::Desk;
use crate::hands::Hands;
use crate::table::{Table, Way};

/// Animations as quick as they can be chosen.
const QUICK: &str = "(speed: 8.0)";

/// A game of random moves to its end.
fn random_game(start: AnyPosition, seed: u64) -> Game {
    let mut random = StdRng::seed_from_u64(seed);
    let mut game = Game::new(start);
    while game.ending().is_none() {
        let number = random.random_range(..game.position().legal_count());
        game.play(game.position().nth_legal(number).unwrap())
            .unwrap();
    }
    game
}

/// Many random games to their ends.
fn random_games(start: AnyPosition) -> impl Iterator<Item = Game> {
    (0..2_000).map(move |seed| random_game(start, seed))
}

fn start(kind: GameKind, size: u8) -> AnyPosition {
    Setup::new(kind, Size::new(size).unwrap(), Variant::Standard)
        .unwrap()
        .start()
}

/// Plays a game with one way of moving after another, and looks at the result that is kept.
fn play_through(desk: &mut Desk, game: &Game, ways: &[Way]) {
    let mut table = Table::new(desk, Game::new(*game.start()));
    for (ply, way) in game.plies().iter().zip(ways.iter().cycle()) {
        table.play(ply.mv, *way);
    }
    let ending = table.game.ending().expect("the game is over");
    let record = table.desk.autosave().unwrap();
    assert_eq!(
        record.result(),
        GameResult::of(ending.outcome, table.game.began())
    );
}

#[test]
fn freedom_is_played_to_the_last_cell() {
    let mut desk = Desk::new(390, 640);
    desk.write_settings(QUICK);
    // A game that somebody wins, and in which nobody is asked whether to pass.
    let game = random_games(start(GameKind::Freedom, 4))
        .filter(|game| game.ending().unwrap().outcome != Outcome::Draw)
        .find(|game| {
            let mut positions = game.plies().iter().map(|ply| &ply.position);
            positions.all(|position| pass_choice(position).is_none())
        });
    desk.start(&["play", "--game", "freedom", "--size", "4"]);
    let ways = [Way::Clicks, Way::Clicks, Way::Keys];
    play_through(&mut desk, &game.unwrap(), &ways);
}

/// Who would lose by the last stone is asked, and answers with the keyboard.
#[test]
fn freedom_asks_about_the_last_cell() {
    let mut desk = Desk::new(720, 560);
    let mut game = random_games(start(GameKind::Freedom, 5))
        .find(|game| game.plies().last().unwrap().mv == Move::Pass)
        .unwrap();
    game.undo();
    let question = *game.position();
    let text = question.to_string();
    desk.start(&["play", "--game", "freedom", "--position", &text]);
    // The first button passes, the second one places.
    desk.work(Hands::default().key("Tab").key("Return"));
    Table::new(&mut desk, Game::new(question)).expect(Move::Pass);
}

#[test]
fn squares_is_played_to_the_last_cell() {
    let mut desk = Desk::new(480, 640);
    desk.write_settings(QUICK);
    // A short game, but one in which squares are filled.
    let game = random_games(start(GameKind::Squares, 5))
        .filter(|game| {
            let mut steps = game.plies().iter().flat_map(|ply| &ply.steps);
            steps.any(|step| step.kind == StepKind::Occupy)
        })
        .min_by_key(|game| game.plies().len());
    desk.start(&["play", "--game", "squares", "--size", "5"]);
    let ways = [Way::Clicks, Way::Keys, Way::Clicks];
    play_through(&mut desk, &game.unwrap(), &ways);
}

/// The last moves of a game, at normal speed.
#[test]
fn freeze_is_played_until_all_cubes_are_frozen() {
    let mut desk = Desk::new(720, 560);
    let mut game = random_games(start(GameKind::Freeze, 10))
        .find(|game| game.ending().unwrap().reason == Reason::AllFrozen)
        .unwrap();
    let mut last: Vec<Move> = (0..3).map(|_| game.undo().unwrap().mv).collect();
    let mut end = Game::new(*game.position());
    while let Some(mv) = last.pop() {
        end.play(mv).unwrap();
    }
    let text = game.position().to_string();
    desk.start(&["play", "--game", "freeze", "--position", &text]);
    play_through(&mut desk, &end, &[Way::Clicks, Way::Drag, Way::Keys]);
}
