//! A thread that mixes. It opens the system's sound when something is to be played and closes it soon
//! after, so that a board at which nobody moves costs nothing. Where there is no sound it stays silent.

use std::io::Cursor;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use kira::sound::static_sound::StaticSoundData;
use kira::{AudioManager, Decibels, StartTime, Tween};

#[cfg(all(unix, not(target_os = "macos")))]
use super::pulse::{Backend, Connection};
#[cfg(any(windows, target_os = "macos"))]
use super::system::{Backend, Connection};
use crate::sound::takes::{CONTENTS, Voice};

/// How long it stays open when nothing sounds any more: moves often follow each other closely.
const LINGER: Duration = Duration::from_secs(2);
/// How long it is not tried again where it could not be opened.
const PAUSE: Duration = Duration::from_secs(5);
/// A sound that comes later than this would belong to nothing that is seen.
const TOO_LATE: Duration = Duration::from_millis(500);
/// How long a change of the volume takes: at once would crackle.
const FADE: Duration = Duration::from_millis(80);
/// The name of the thread, for whoever looks at the program's threads.
const THREAD: &str = "sound";

enum Order {
    Wake,
    Volume(f32),
    Play(Instant, Vec<Voice>),
}

/// The way to the thread; none if the system has no thread to give.
pub(crate) struct Output(Option<Sender<Order>>);

impl Output {
    pub(crate) fn new() -> Self {
        let (orders, received) = channel();
        let thread = thread::Builder::new().name(THREAD.to_owned());
        let started = thread.spawn(move || Mixer::default().obey(&received));
        Self(started.is_ok().then_some(orders))
    }

    /// Says that there will soon be something to play.
    pub(crate) fn wake(&mut self) {
        self.order(Order::Wake);
    }

    /// Sets how loud everything is, as an amplitude.
    pub(crate) fn set_volume(&mut self, volume: f32) {
        self.order(Order::Volume(volume));
    }

    /// Plays voices, from now on.
    pub(crate) fn play(&mut self, voices: Vec<Voice>) {
        self.order(Order::Play(Instant::now(), voices));
    }

    fn order(&self, order: Order) {
        if let Some(orders) = &self.0 {
            // A thread that has ended plays nothing any more, and that is all there is to it.
            let _ = orders.send(order);
        }
    }
}

#[derive(Default)]
struct Mixer {
    connection: Connection,
    open: Option<Open>,
    /// When it was last found that there is no sound.
    failed: Option<Instant>,
    volume: f32,
    samples: Vec<Option<StaticSoundData>>,
}

/// The system's sound while it is open.
struct Open {
    manager: AudioManager<Backend>,
    until: Instant,
}

impl Mixer {
    /// Works until the program ends.
    fn obey(mut self, orders: &Receiver<Order>) {
        // Now, while the window opens: the first sound must not come late.
        self.samples = CONTENTS.iter().map(|bytes| decode(bytes)).collect();
        loop {
            let order = match &self.open {
                None => orders.recv().map_err(RecvTimeoutError::from),
                Some(open) => {
                    orders.recv_timeout(open.until.saturating_duration_since(Instant::now()))
                }
            };
            match order {
                Ok(Order::Wake) => self.wake(),
                Ok(Order::Volume(volume)) => self.set_volume(volume, FADE),
                Ok(Order::Play(asked, voices)) => self.play(asked, &voices),
                Err(RecvTimeoutError::Timeout) => self.open = None,
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn wake(&mut self) {
        let now = Instant::now();
        if let Some(open) = &mut self.open {
            open.until = open.until.max(now + LINGER);
            return;
        }
        if self.failed.is_some_and(|failed| now - failed < PAUSE) {
            return;
        }
        self.open = self.connection.open().map(|manager| Open {
            manager,
            until: Instant::now() + LINGER,
        });
        self.failed = self.open.is_none().then(Instant::now);
        self.set_volume(self.volume, Duration::ZERO);
    }

    fn set_volume(&mut self, volume: f32, fade: Duration) {
        self.volume = volume;
        if let Some(open) = &mut self.open {
            let tween = Tween {
                duration: fade,
                ..Tween::default()
            };
            open.manager
                .main_track()
                .set_volume(decibels(volume), tween);
        }
    }

    fn play(&mut self, asked: Instant, voices: &[Voice]) {
        self.wake();
        let Some(open) = self.open.as_mut().filter(|_| asked.elapsed() < TOO_LATE) else {
            return;
        };
        for voice in voices {
            let Some(Some(sample)) = self.samples.get(voice.file) else {
                continue;
            };
            let delay = Duration::from_secs_f32(voice.delay);
            let length = sample.duration().div_f32(voice.rate);
            let sound = sample
                .volume(decibels(voice.level))
                .panning(voice.pan)
                .playback_rate(f64::from(voice.rate))
                .start_time(StartTime::Delayed(delay));
            // More voices than the mixer has are too many to be told apart.
            if open.manager.play(sound).is_ok() {
                open.until = open.until.max(Instant::now() + delay + length + LINGER);
            }
        }
    }
}

/// A file's samples, or none of a file that cannot be read.
fn decode(bytes: &'static [u8]) -> Option<StaticSoundData> {
    StaticSoundData::from_cursor(Cursor::new(bytes)).ok()
}

/// The mixer's measure of an amplitude.
fn decibels(amplitude: f32) -> Decibels {
    if amplitude > 0.0 {
        Decibels(20.0 * amplitude.log10())
    } else {
        Decibels::SILENCE
    }
}
