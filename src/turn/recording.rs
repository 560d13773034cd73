//! From the game that is being played to a record, and back.

use super::{Conclusion, NodeId, Player, Session, Tree};
use crate::record::{GameResult, Line, LineMove, Note, Record, RecordError, Tag};
use crate::rules::{Outcome, Side};

/// The tag that says where in the record the game stands: how many moves are played, then for each of
/// them that is not a main move its number and its place among the moves there, from 0.
const CURSOR: &str = "Cursor";
const FIRST: &str = "First";
const SECOND: &str = "Second";
const DATE: &str = "Date";

impl Session {
    /// The game as a record: the moves with their variations, the players, and the place reached.
    pub fn to_record(&self) -> Record {
        let tree = self.tree();
        let mut record = Record::new(*tree.start(), []);
        *record.line_mut() = line_after(tree, None);
        let began = tree.began();
        let known = [
            (FIRST, self.player(began).record_name()),
            (SECOND, self.player(began.other()).record_name()),
            (DATE, self.date.clone()),
            (CURSOR, cursor(tree)),
        ];
        let known = known.iter().map(|(name, value)| (*name, value.as_str()));
        let other = self
            .other_tags
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()));
        for (name, value) in known.chain(other).filter(|(_, value)| !value.is_empty()) {
            // Only a bad or reserved name of a tag is refused, and a record that was read has none.
            if let Ok(tag) = Tag::new(name, value) {
                record.set_tag(tag);
            }
        }
        if let Some(end) = self.end() {
            record.set_result(GameResult::of(end.outcome(), began));
        }
        record
    }

    /// The game that a record holds, at the place where it was left.
    ///
    /// # Errors
    /// If a move of the main line or of a variation is illegal.
    pub fn from_record(record: &Record) -> Result<Self, RecordError> {
        record.check()?;
        let mut tree = Tree::new(*record.start());
        add_line(&mut tree, None, record.line());
        let main_leaf = std::iter::successors(tree.children(None).first(), |&&id| {
            tree.children(Some(id)).first()
        })
        .last()
        .copied();
        if let Some(leaf) = main_leaf {
            tree.enter(leaf);
        }
        if let Some(cursor) = record.tag(CURSOR) {
            go_to(&mut tree, cursor);
        }
        let began = tree.began();
        let value = |tag: &str| record.tag(tag).unwrap_or_default();
        let mut players = [Player::default(), Player::default()];
        players[began.index()] = Player::named(value(FIRST));
        players[began.other().index()] = Player::named(value(SECOND));
        let mut session = Self::from_tree(tree, players, value(DATE).to_owned());
        session.other_tags = record
            .tags()
            .iter()
            .filter(|tag| ![FIRST, SECOND, DATE, CURSOR].contains(&tag.name()))
            .map(|tag| (tag.name().to_owned(), tag.value().to_owned()))
            .collect();
        if session.end().is_none() {
            session.conclude(conclusion(record.result(), began));
        }
        Ok(session)
    }
}

/// What the players must have agreed on if a game has a result that the rules do not give it.
fn conclusion(result: GameResult, began: Side) -> Option<Conclusion> {
    result.outcome(began).map(|outcome| match outcome {
        Outcome::Win(side) => Conclusion::Resigned(side.other()),
        Outcome::Draw => Conclusion::Agreed,
    })
}

/// The main moves after a move (or from the start), with the variations to each.
fn line_after(tree: &Tree, parent: Option<NodeId>) -> Line {
    let mut line = Line::default();
    let mut parent = parent;
    while let [main, others @ ..] = tree.children(parent) {
        let mut played = line_move(tree, *main);
        played.notes.extend(others.iter().map(|&other| {
            let mut variation = line_after(tree, Some(other));
            variation.moves.insert(0, line_move(tree, other));
            Note::Variation(variation)
        }));
        line.moves.push(played);
        parent = Some(*main);
    }
    line
}

fn line_move(tree: &Tree, id: NodeId) -> LineMove {
    let mut played = LineMove::from(tree.ply(id).mv);
    let comments = tree.comments(id).iter().cloned();
    played.notes.extend(comments.map(Note::Comment));
    played
}

/// Adds moves that are known to be legal.
fn add_line(tree: &mut Tree, parent: Option<NodeId>, line: &Line) {
    let mut parent = parent;
    for played in &line.moves {
        match parent {
            Some(id) => tree.enter(id),
            None => tree.reach(0),
        }
        let Ok(id) = tree.play(played.mv) else { return };
        for comment in played.comments() {
            tree.comment(id, comment.to_owned());
        }
        for variation in played.variations() {
            add_line(tree, parent, variation);
        }
        parent = Some(id);
    }
}

fn cursor(tree: &Tree) -> String {
    let mut text = tree.reached().to_string();
    let mut parent = None;
    for (number, &id) in tree.line().iter().enumerate() {
        let place = tree.children(parent).iter().position(|&child| child == id);
        if let Some(place) = place.filter(|&place| place > 0) {
            text.push_str(&format!(" {number}:{place}"));
        }
        parent = Some(id);
    }
    text
}

/// Goes to the place that a cursor names, as far as there is such a place.
fn go_to(tree: &mut Tree, cursor: &str) {
    let mut words = cursor.split(' ');
    let reached = words.next().and_then(|word| word.parse().ok());
    let forks: Vec<(usize, usize)> = words
        .filter_map(|word| {
            let (number, place) = word.split_once(':')?;
            Some((number.parse().ok()?, place.parse().ok()?))
        })
        .collect();
    let mut last = None;
    for number in 0.. {
        let place = forks
            .iter()
            .find(|fork| fork.0 == number)
            .map_or(0, |fork| fork.1);
        match tree.children(last).get(place) {
            Some(&next) => last = Some(next),
            None => break,
        }
    }
    if let Some(last) = last {
        tree.enter(last);
    }
    if let Some(reached) = reached {
        tree.reach(reached);
    }
}
