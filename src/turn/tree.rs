//! The game as a tree of moves: the line on the table, and the lines that were left.

use crate::rules::{AnyPosition, Ending, IllegalMove, Move, Ply, Position, Side, ending_after};

/// A move's place in a [`Tree`]; stays valid until the move is deleted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(usize);

#[derive(Clone, Debug)]
struct Node {
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    ply: Ply,
    /// The game's end at this move, draws by repetition and the move limit included.
    ending: Option<Ending>,
    comments: Vec<String>,
}

/// All moves of a game, with the line that is on the table and the place reached in it.
///
/// The line runs from the start to a leaf. The first [`Tree::reached`] of its moves are played;
/// those behind can be redone.
#[derive(Clone, Debug)]
pub struct Tree {
    start: AnyPosition,
    start_ending: Option<Ending>,
    /// Deleted moves leave a hole, so that other ids stay as they are.
    nodes: Vec<Option<Node>>,
    first_moves: Vec<NodeId>,
    line: Vec<NodeId>,
    reached: usize,
}

impl Tree {
    /// A game without moves.
    pub fn new(start: AnyPosition) -> Self {
        Self {
            start_ending: start.ending(),
            start,
            nodes: Vec::new(),
            first_moves: Vec::new(),
            line: Vec::new(),
            reached: 0,
        }
    }

    /// The position before the first move.
    pub fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// The side that began.
    pub fn began(&self) -> Side {
        self.start.side_to_move()
    }

    /// The position after the moves that are played.
    pub fn position(&self) -> &AnyPosition {
        self.position_after(self.reached)
    }

    /// The position after a number of the line's moves; the line's last one if it has fewer.
    pub fn position_after(&self, moves: usize) -> &AnyPosition {
        match moves.min(self.line.len()) {
            0 => &self.start,
            number => &self.node(self.line[number - 1]).ply.position,
        }
    }

    /// The position before a move.
    pub fn position_before(&self, id: NodeId) -> &AnyPosition {
        match self.node(id).parent {
            None => &self.start,
            Some(parent) => &self.node(parent).ply.position,
        }
    }

    /// How the game ended, if the moves that are played end it.
    pub fn ending(&self) -> Option<Ending> {
        match self.reached {
            0 => self.start_ending,
            number => self.node(self.line[number - 1]).ending,
        }
    }

    /// How many times the position has stood so far, now included.
    pub fn repetitions(&self) -> usize {
        let now = self.position();
        (0..=self.reached)
            .filter(|&moves| self.position_after(moves) == now)
            .count()
    }

    /// The line on the table, from the first move to its leaf.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// How many of the line's moves are played.
    pub fn reached(&self) -> usize {
        self.reached
    }

    /// The moves that are played, in order.
    pub fn plies(&self) -> impl DoubleEndedIterator<Item = &Ply> + ExactSizeIterator {
        self.line[..self.reached].iter().map(|&id| self.ply(id))
    }

    /// A move with its steps and the position after it.
    pub fn ply(&self, id: NodeId) -> &Ply {
        &self.node(id).ply
    }

    /// What is noted at a move.
    pub fn comments(&self, id: NodeId) -> &[String] {
        &self.node(id).comments
    }

    /// Notes something at a move.
    pub fn comment(&mut self, id: NodeId, text: String) {
        self.node_mut(id).comments.push(text);
    }

    /// The moves that follow a move (or that begin the game), the main one first.
    pub fn children(&self, of: Option<NodeId>) -> &[NodeId] {
        match of {
            None => &self.first_moves,
            Some(id) => &self.node(id).children,
        }
    }

    /// The move before a move.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent
    }

    /// How many moves lead to a move, itself included.
    pub fn depth(&self, id: NodeId) -> usize {
        std::iter::successors(Some(id), |&id| self.parent(id)).count()
    }

    /// Makes a move after those that are played. One that is in the tree already is entered, another
    /// begins a line of its own; what stood behind stays in the tree as a variation.
    ///
    /// # Errors
    /// Says why the move is illegal; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<NodeId, IllegalMove> {
        if self.ending().is_some() {
            return Err(IllegalMove::GameOver);
        }
        let parent = self.reached_node();
        let known = self
            .children(parent)
            .iter()
            .copied()
            .find(|&child| self.ply(child).mv == mv);
        let id = match known {
            Some(child) => child,
            None => self.append(parent, mv)?,
        };
        if self.line.get(self.reached) != Some(&id) {
            self.line.truncate(self.reached);
            self.line.push(id);
            self.extend_line();
        }
        self.reached += 1;
        Ok(id)
    }

    fn append(&mut self, parent: Option<NodeId>, mv: Move) -> Result<NodeId, IllegalMove> {
        let mut position = *self.position();
        let steps = position.play(mv)?;
        let earlier = (0..=self.reached).map(|moves| self.position_after(moves));
        let node = Node {
            parent,
            children: Vec::new(),
            ending: ending_after(&position, earlier),
            ply: Ply {
                mv,
                steps,
                position,
            },
            comments: Vec::new(),
        };
        let id = NodeId(self.nodes.len());
        self.nodes.push(Some(node));
        self.children_mut(parent).push(id);
        Ok(id)
    }

    /// Takes moves back (or makes them again) until a number of the line's moves is played.
    pub fn reach(&mut self, moves: usize) {
        self.reached = moves.min(self.line.len());
    }

    /// Puts the line through a move on the table, with all moves up to it played. The line goes on
    /// behind it along the main moves.
    pub fn enter(&mut self, id: NodeId) {
        let mut line = vec![id];
        while let Some(parent) = self.node(line[line.len() - 1]).parent {
            line.push(parent);
        }
        line.reverse();
        self.reached = line.len();
        if !self.line.starts_with(&line) {
            self.line = line;
            self.extend_line();
        }
    }

    /// Makes a move the main one among those that may stand in its place.
    pub fn promote(&mut self, id: NodeId) {
        let parent = self.node(id).parent;
        let siblings = self.children_mut(parent);
        siblings.retain(|&sibling| sibling != id);
        siblings.insert(0, id);
    }

    /// Takes a move and all that follows it out of the tree. If it was played, the moves before it
    /// are what is left on the table.
    pub fn delete(&mut self, id: NodeId) {
        let parent = self.node(id).parent;
        self.children_mut(parent).retain(|&child| child != id);
        if let Some(place) = self.line.iter().position(|&played| played == id) {
            self.line.truncate(place);
            self.reached = self.reached.min(place);
            self.extend_line();
        }
        let mut doomed = vec![id];
        while let Some(id) = doomed.pop() {
            if let Some(node) = self.nodes[id.0].take() {
                doomed.extend(node.children);
            }
        }
    }

    /// Whether a move is still in the tree.
    pub fn contains(&self, id: NodeId) -> bool {
        self.nodes.get(id.0).is_some_and(Option::is_some)
    }

    /// The move reached, `None` at the start.
    pub fn reached_node(&self) -> Option<NodeId> {
        self.reached.checked_sub(1).map(|last| self.line[last])
    }

    fn extend_line(&mut self) {
        while let Some(&next) = self.children(self.line.last().copied()).first() {
            self.line.push(next);
        }
    }

    fn children_mut(&mut self, of: Option<NodeId>) -> &mut Vec<NodeId> {
        match of {
            None => &mut self.first_moves,
            Some(id) => &mut self.node_mut(id).children,
        }
    }

    fn node(&self, id: NodeId) -> &Node {
        self.nodes[id.0]
            .as_ref()
            .expect("the id of a move that is in the tree")
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        self.nodes[id.0]
            .as_mut()
            .expect("the id of a move that is in the tree")
    }
}
