//! The program, started as a person starts it.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};

use crate::server::Server;

/// How many of the system's ticks of processor time make a second. Linux has had no other number for
/// decades; asking for it would take unsafe code.
const TICKS_PER_SECOND: f64 = 100.0;

/// The running program, ended when it is dropped.
pub(crate) struct Program {
    process: Child,
    log: PathBuf,
}

impl Program {
    /// Starts the program on a display, with `home` for all its files. The log is added to the one of
    /// earlier starts.
    pub(crate) fn start(server: &Server, home: &Path, arguments: &[&str]) -> Self {
        let log = home.join("log.txt");
        let file = File::options()
            .create(true)
            .append(true)
            .open(&log)
            .unwrap();
        let process = server
            .command(env!("CARGO_BIN_EXE_tesserae"))
            .args(arguments)
            .env("XDG_DATA_HOME", home.join("data"))
            .env("XDG_CONFIG_HOME", home.join("config"))
            .env("XDG_RUNTIME_DIR", home)
            .env("HOME", home)
            .env("WINIT_X11_SCALE_FACTOR", "1")
            // A graphics card cannot draw on a display that is none.
            .env("WGPU_FORCE_FALLBACK_ADAPTER", "1")
            .env("NO_COLOR", "1")
            .stdout(file.try_clone().unwrap())
            .stderr(Stdio::from(file))
            .spawn()
            .expect("the program starts");
        Self { process, log }
    }

    /// Fails if the program has ended.
    pub(crate) fn assert_alive(&mut self) {
        if let Some(status) = self.process.try_wait().unwrap() {
            panic!("the program has ended ({status}); its log:\n{}", self.log());
        }
    }

    /// What the program has complained of in its log, if it is something that its authors must look at.
    pub(crate) fn complaint(&self) -> Option<String> {
        let log = self.log();
        let mut lines = log.lines();
        lines
            .find(|line| line.contains("panicked") || line.contains(" ERROR "))
            .map(str::to_owned)
    }

    fn log(&self) -> String {
        fs::read_to_string(&self.log).unwrap()
    }

    /// The processor time that the program has used, in seconds.
    pub(crate) fn processor_time(&self) -> f64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.process.id())).unwrap();
        // The name, in brackets, may hold anything; behind it come numbers only.
        let (_, numbers) = stat.rsplit_once(')').unwrap();
        let mut ticks = numbers
            .split_whitespace()
            .skip(11)
            .map(|number| number.parse::<f64>().unwrap());
        (ticks.next().unwrap() + ticks.next().unwrap()) / TICKS_PER_SECOND
    }

    /// Ends the program as a crash would (SIGKILL): it has no chance to tidy up.
    pub(crate) fn kill(mut self) {
        self.end();
    }

    fn end(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.end();
    }
}
