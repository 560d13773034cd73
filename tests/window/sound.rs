//! What a person hears: the program's own sound, recorded from a sound server without a loudspeaker.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use tesserae::rules::{Game, GameKind, Setup};

use crate::desk::Desk;
use crate::hands::Hands;
use crate::table::{Table, Way};
use crate::wait;

/// The sum of a sound's sample values squared, above which it is one; the scale's end is 1.
const HEARD: f64 = 0.5;
/// How long a game is listened to in which nothing should be heard.
const LISTENED: Duration = Duration::from_secs(3);
/// The part of one processor core that a silent program may use.
const MOST: f64 = 0.05;

/// A sound server of its own, ended when it is dropped.
struct Loudspeaker {
    process: Child,
    socket: PathBuf,
}

impl Loudspeaker {
    /// Starts a server where programs look for one whose folder for sockets is `home`.
    fn start(home: &Path) -> Self {
        let socket = home.join("pulse/native");
        let process = Command::new("pulseaudio")
            .args(["-n", "--daemonize=no", "--use-pid-file=no"])
            .arg("--exit-idle-time=-1")
            .args(["-L", "module-null-sink sink_name=nowhere"])
            .arg("-L")
            .arg(format!(
                "module-native-protocol-unix auth-anonymous=1 socket={}",
                socket.display()
            ))
            .env("HOME", home)
            .env("XDG_RUNTIME_DIR", home)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("pulseaudio starts; the package has its name");
        let speaker = Self { process, socket };
        wait::until(wait::PATIENCE, "the sound server answers", || {
            speaker
                .ask()
                .output()
                .unwrap()
                .status
                .success()
                .then_some(())
        });
        speaker
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command
            .env("PULSE_SERVER", format!("unix:{}", self.socket.display()))
            .stdin(Stdio::null())
            .stderr(Stdio::null());
        command
    }

    fn ask(&self) -> Command {
        let mut ask = self.command("pactl");
        ask.args(["list", "short", "sink-inputs"]);
        ask
    }

    /// Whether any program has a stream here.
    fn is_used(&self) -> bool {
        !self.ask().output().unwrap().stdout.is_empty()
    }
}

impl Drop for Loudspeaker {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What comes out of a loudspeaker from now on.
struct Recording {
    process: Child,
    file: PathBuf,
}

impl Recording {
    fn start(speaker: &Loudspeaker, file: PathBuf) -> Self {
        let process = speaker
            .command("parec")
            .args(["--device=nowhere.monitor", "--latency-msec=20"])
            .args(["--format=float32le", "--rate=48000", "--channels=2"])
            .stdout(File::create(&file).unwrap())
            .spawn()
            .expect("parec starts; the package is called pulseaudio-utils");
        let recording = Self { process, file };
        wait::until(wait::PATIENCE, "the recording runs", || {
            (fs::metadata(&recording.file).unwrap().len() > 0).then_some(())
        });
        recording
    }

    /// The sums of the squares of all samples so far, left and right.
    fn power(&self) -> [f64; 2] {
        let bytes = fs::read(&self.file).unwrap();
        let mut sums = [0.0; 2];
        for (number, sample) in bytes.as_chunks().0.iter().enumerate() {
            sums[number % 2] += f64::from(f32::from_le_bytes(*sample)).powi(2);
        }
        sums
    }
}

impl Drop for Recording {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_move_is_heard_from_its_side_and_then_it_is_silent() {
    let mut desk = Desk::new(720, 560);
    let home = desk.home();
    let speaker = Loudspeaker::start(&home);
    desk.start(&["play", "--game", "freedom"]);
    assert!(!speaker.is_used(), "nothing has happened yet");

    let start = Setup::standard(GameKind::Freedom).start();
    let mut table = Table::new(&mut desk, Game::new(start));
    let recording = Recording::start(&speaker, home.join("heard.raw"));
    table.play("a5".parse().unwrap(), Way::Clicks);
    let [left, right] = table.desk.until("the move is heard", |_| {
        let power = recording.power();
        (power[0] > HEARD).then_some(power)
    });
    assert!(left > right, "{left} on the left, {right} on the right");

    table
        .desk
        .until("the program lets go of the sound server", |_| {
            (!speaker.is_used()).then_some(())
        });
    let before = table.desk.program().processor_time();
    let heard = recording.power();
    thread::sleep(LISTENED);
    assert_eq!(recording.power(), heard, "silence");
    let part = (table.desk.program().processor_time() - before) / LISTENED.as_secs_f64();
    assert!(part < MOST, "it uses {:.0} % of a core", part * 100.0);

    // With the sound off nothing is heard, and nobody is asked for sound.
    table.desk.work_and_rest(Hands::default().key("m"));
    table.play("a6".parse().unwrap(), Way::Clicks);
    thread::sleep(LISTENED);
    assert_eq!(recording.power(), heard, "silence");
    assert!(!speaker.is_used());

    // The server goes and comes back; the program notices when it has something to play again.
    drop((recording, speaker));
    table.desk.work_and_rest(Hands::default().key("m"));
    table.play("a7".parse().unwrap(), Way::Clicks);
    let speaker = Loudspeaker::start(&home);
    let recording = Recording::start(&speaker, home.join("heard again.raw"));
    thread::sleep(LISTENED + LISTENED);
    table.play("a8".parse().unwrap(), Way::Clicks);
    table.desk.until("it is heard again", |_| {
        (recording.power()[0] > HEARD).then_some(())
    });
}
