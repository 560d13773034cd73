//! What is heard, and when.

use bevy::ecs::message::{MessageCursor, Messages};
use bevy::prelude::*;
use tesserae::playback::{SlowMotion, Timeline, Transport, Way};
use tesserae::record::parse_position;
use tesserae::rules::{AnyPosition, GameKind, Move, Setup};
use tesserae::sound::{Cue, HIGHEST_TONE, Sound};
use tesserae::store::{Motion, SPEEDS, Settings};
use tesserae::turn::{Act, Session};

use crate::support::*;

/// An app that somebody listens to.
struct Listener {
    app: App,
    cursor: MessageCursor<Cue>,
}

impl Listener {
    fn new(start: AnyPosition) -> Self {
        let mut app = app();
        begin(&mut app, start);
        let mut listener = Self {
            app,
            cursor: MessageCursor::default(),
        };
        assert_eq!(listener.settle(), [], "a game begins in silence");
        listener
    }

    fn of(kind: GameKind) -> Self {
        Self::new(Setup::standard(kind).start())
    }

    fn frame(&mut self) -> Vec<Cue> {
        self.app.update();
        let cues = self.app.world().resource::<Messages<Cue>>();
        self.cursor.read(cues).copied().collect()
    }

    /// All that is heard until nothing moves any more.
    fn settle(&mut self) -> Vec<Cue> {
        let mut heard = self.frame();
        while !playhead(&self.app).is_at_rest() {
            heard.extend(self.frame());
        }
        heard
    }

    fn play(&mut self, mv: &str) -> Vec<Cue> {
        let after = session(&self.app).tree().reached();
        play(&mut self.app, mv.parse().unwrap(), after);
        self.settle()
    }

    fn act(&mut self, act: Act) -> Vec<Cue> {
        self.app.world_mut().write_message(act);
        self.settle()
    }

    fn transport(&mut self, transport: Transport) -> Vec<Cue> {
        self.app.world_mut().write_message(transport);
        self.settle()
    }

    fn settings(&mut self) -> Mut<'_, Settings> {
        self.app.world_mut().resource_mut()
    }
}

fn sounds(cues: &[Cue]) -> Vec<Sound> {
    cues.iter().map(|cue| cue.sound).collect()
}

fn tones(cues: &[Cue]) -> Vec<u8> {
    cues.iter()
        .filter_map(|cue| match cue.sound {
            Sound::Tone(height) => Some(height),
            _ => None,
        })
        .collect()
}

fn power(cues: &[Cue]) -> f32 {
    cues.iter().map(|cue| cue.level * cue.level).sum()
}

/// The move of the vectors with a number of waves, and the position before it.
fn reaction(waves: usize) -> (AnyPosition, Move) {
    for game in VectorGame::all() {
        if game.kind() != GameKind::Freeze {
            continue;
        }
        let mut position = game.start();
        for (ply, mv) in game.moves().into_iter().enumerate() {
            if game.steps[ply].len() == waves + 1 {
                return (position, mv);
            }
            position = parse_position(position.setup(), &game.positions[ply]).unwrap();
        }
    }
    panic!("no reaction of {waves} waves");
}

#[test]
fn a_stone_is_heard_from_its_side_when_it_touches_the_board() {
    let mut listener = Listener::of(GameKind::Freedom);
    let left = listener.play("a4");
    assert_eq!(sounds(&left), [Sound::Stone, Sound::Stone]);
    assert_eq!(left[0].level, 1.0);
    assert!(left[1].level < 0.5, "it bounces once, softly");
    assert!((-0.6..-0.5).contains(&left[0].pan));
    let mut other = Listener::of(GameKind::Freedom);
    let right = other.play("j4");
    assert_eq!(right[0].pan, -left[0].pan);

    // Not before it touches.
    let mut slow = Listener::of(GameKind::Freedom);
    slow.settings().set_speed(0.25);
    play(&mut slow.app, "d4".parse().unwrap(), 0);
    assert_eq!(slow.frame(), []);
    assert!(playhead(&slow.app).progress() > 0.0);
}

#[test]
fn a_reaction_of_seven_waves_rises_seven_tones() {
    let (before, mv) = reaction(7);
    let mut listener = Listener::new(before);
    let heard = listener.play(&mv.to_string());
    assert_eq!(tones(&heard), [0, 1, 2, 3, 4, 5, 6]);
    let all = sounds(&heard);
    assert_eq!(all[..2], [Sound::Slide, Sound::Land]);
    assert!(all.contains(&Sound::Turn) && all.contains(&Sound::Frost));
    assert!(heard.iter().all(|cue| cue.level <= 1.0 && cue.delay < 0.3));

    // What is watched again is heard again.
    assert_eq!(listener.transport(Transport::SeekMove(0)), []);
    assert_eq!(listener.transport(Transport::Follow), heard);
}

#[test]
fn a_cascade_of_squares_is_ink_then_tiles_and_rising_tones() {
    let game = VectorGame::all()
        .into_iter()
        .filter(|game| game.kind() == GameKind::Squares)
        .find(|game| game.steps.iter().any(|steps| steps.len() > 4))
        .unwrap();
    let mut listener = Listener::new(game.start());
    for (ply, mv) in game.moves().into_iter().enumerate() {
        let heard = listener.play(&mv.to_string());
        assert_eq!(heard[0].sound, Sound::Ink);
        let steps = &game.steps[ply];
        if steps.len() > 1 {
            assert!(sounds(&heard).contains(&Sound::Tile));
            let tones = tones(&heard);
            assert_eq!(tones.len(), steps.len() - 1);
            assert!(tones.is_sorted());
            assert_eq!(tones[0], 0);
        }
    }
}

#[test]
fn jumping_going_back_and_taking_back_are_silent() {
    let (before, mv) = reaction(7);
    let mut listener = Listener::new(before);
    listener.play(&mv.to_string());
    let steps = listener.app.world().resource::<Timeline>().steps().len();
    assert_eq!(steps, 8);
    for time in [0.0, 1.0, 0.3, 2.1, 2.2] {
        listener
            .app
            .world_mut()
            .write_message(Transport::SeekTime(time));
        assert_eq!(listener.frame(), [], "at {time} s");
    }
    assert_eq!(listener.transport(Transport::Now), []);
    assert_eq!(listener.transport(Transport::Step(Way::Back)), []);
    assert_eq!(listener.transport(Transport::Move(Way::Back)), []);
    assert_eq!(listener.act(Act::Undo), []);
    assert!(
        !listener.act(Act::Redo).is_empty(),
        "made again, it is seen"
    );

    let record = session(&listener.app).to_record();
    let session = Session::from_record(&record).unwrap();
    assert_eq!(listener.act(Act::Begin(Box::new(session))), []);
}

#[test]
fn without_animation_a_move_is_one_sound() {
    let (before, mv) = reaction(7);
    let mut listener = Listener::new(before);
    listener.settings().motion = Motion::Reduced;
    let heard = listener.play(&mv.to_string());
    assert_eq!(sounds(&heard), [Sound::Land]);

    let mut listener = Listener::of(GameKind::Squares);
    listener.settings().motion = Motion::Reduced;
    for (ply, mv) in ["d4", "c3", "b2"].into_iter().enumerate() {
        play(&mut listener.app, mv.parse().unwrap(), ply);
    }
    assert_eq!(sounds(&listener.settle()), [Sound::Ink], "the last one");
    assert_eq!(listener.act(Act::Undo), []);
}

#[test]
fn speed_makes_it_shorter_and_never_louder() {
    let (before, mv) = reaction(7);
    let at = |speed: f64| {
        let mut listener = Listener::new(before);
        listener.settings().set_speed(speed);
        listener.play(&mv.to_string())
    };
    let normal = at(1.0);
    for speed in SPEEDS {
        let heard = at(speed);
        assert!(power(&heard) <= power(&normal) + 1e-4, "at {speed}");
        assert!(heard.len() <= normal.len());
        assert_eq!(tones(&heard), [0, 1, 2, 3, 4, 5, 6], "at {speed}");
        for cue in heard {
            assert!((0.6..=1.25).contains(&cue.rate), "{cue:?} at {speed}");
        }
    }
}

#[test]
fn held_slow_motion_lowers_and_spreads_the_noises_and_keeps_the_tones() {
    let (before, mv) = reaction(7);
    let heard = |slow: bool| {
        let mut listener = Listener::new(before);
        listener.app.insert_resource(SlowMotion(slow));
        let mut heard = listener.play(&mv.to_string());
        // What comes in the same frame at one speed comes in two at another.
        heard.sort_by(|a, b| {
            let of = |cue: &Cue| (format!("{:?}", cue.sound), cue.delay);
            of(a).partial_cmp(&of(b)).unwrap()
        });
        heard
    };
    let (normal, slow) = (heard(false), heard(true));
    assert_eq!(sounds(&slow), sounds(&normal));
    for (slow, normal) in slow.iter().zip(&normal) {
        match slow.sound {
            Sound::Tone(_) => assert_eq!(slow.rate, 1.0),
            _ => assert!(slow.rate < normal.rate),
        }
        assert!(slow.delay >= normal.delay);
        assert_eq!(slow.level, normal.level);
    }
}

#[test]
fn many_changes_are_at_most_eight_voices_and_no_louder_than_few() {
    let mut most = 0;
    for game in VectorGame::some() {
        let mut listener = Listener::new(game.start());
        for mv in game.moves() {
            let after = session(&listener.app).tree().reached();
            play(&mut listener.app, mv, after);
            // Cues of one step come together with its tone; a frame is less than a step.
            loop {
                let heard = listener.frame();
                let step: Vec<Cue> = heard
                    .into_iter()
                    .filter(|cue| !matches!(cue.sound, Sound::Win | Sound::Draw))
                    .collect();
                most = most.max(step.len());
                assert!(step.len() <= 8, "{step:?}");
                assert!(power(&step) <= 1.1, "{step:?}");
                assert!(tones(&step).iter().all(|&tone| tone <= HIGHEST_TONE));
                if playhead(&listener.app).is_at_rest() {
                    break;
                }
            }
        }
    }
    assert!(most >= 4, "some steps have several voices");
}

#[test]
fn the_end_is_heard_once_after_the_last_step() {
    for game in VectorGame::some() {
        let mut listener = Listener::new(game.start());
        let mut last = Vec::new();
        for mv in game.moves() {
            last = listener.play(&mv.to_string());
            let ends = [Sound::Win, Sound::Draw];
            let end = last.iter().position(|cue| ends.contains(&cue.sound));
            let is_over = session(&listener.app).end().is_some();
            assert_eq!(end, is_over.then(|| last.len() - 1), "{mv}");
        }
        if session(&listener.app).end().is_none() {
            continue;
        }
        assert_eq!(listener.transport(Transport::SeekMove(0)), []);
        assert_eq!(listener.transport(Transport::Now), [], "jumped to");
        let moves = game.moves.len();
        if game.steps[moves - 1].is_empty() {
            continue;
        }
        assert_eq!(listener.transport(Transport::SeekMove(moves - 1)), []);
        assert_eq!(listener.transport(Transport::Follow), last, "watched");
    }
}

#[test]
fn giving_up_a_draw_and_refusals_are_heard() {
    let mut listener = Listener::of(GameKind::Freedom);
    listener.play("d4");
    assert_eq!(sounds(&listener.play("h8")), [Sound::Knock]);
    assert_eq!(sounds(&listener.act(Act::AgreeDraw)), [Sound::Draw]);
    assert_eq!(listener.act(Act::Undo), []);
    assert_eq!(sounds(&listener.act(Act::Resign)), [Sound::Win]);
    assert_eq!(sounds(&listener.play("d5")), [Sound::Knock], "it is over");
}
