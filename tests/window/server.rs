//! An X server without a monitor.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::picture::Picture;

/// An X server of its own, ended when it is dropped.
pub(crate) struct Server {
    process: Child,
    display: String,
    size: (u32, u32),
}

impl Server {
    /// Starts a server with a screen of a size in pixels, on a display that is free.
    pub(crate) fn start(size: (u32, u32)) -> Self {
        let (width, height) = size;
        let mut process = Command::new("Xvfb")
            .args([
                "-displayfd",
                "1",
                "-nolisten",
                "tcp",
                "-noreset",
                "-screen",
                "0",
            ])
            .arg(format!("{width}x{height}x24"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb starts; the package is called xvfb");
        // The server writes the number of its display when it is ready.
        let mut number = String::new();
        let stdout = process.stdout.take().unwrap();
        BufReader::new(stdout).read_line(&mut number).unwrap();
        let number = number.trim();
        assert!(!number.is_empty(), "Xvfb found no free display");
        Self {
            process,
            display: format!(":{number}"),
            size,
        }
    }

    /// A command that works on this display.
    pub(crate) fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command
            .env("DISPLAY", &self.display)
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
            .stdin(Stdio::null());
        command
    }

    /// What is on the screen.
    pub(crate) fn picture(&self) -> Picture {
        self.try_picture()
            .unwrap_or_else(|error| panic!("no picture of the screen: {error}"))
    }

    /// What is on the screen, if the server still answers.
    pub(crate) fn try_picture(&self) -> Result<Picture, String> {
        let output = self
            .command("import")
            .args(["-silent", "-window", "root", "-depth", "8", "rgb:-"])
            .output()
            .expect("import starts; the package is called imagemagick");
        if output.status.success() {
            Ok(Picture::new(self.size, output.stdout))
        } else {
            Err(String::from_utf8_lossy(&output.stderr).into_owned())
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
