//! What the system lacks for a window is said in words.

use std::process::Command;

use crate::server::Server;

/// Runs the program, which has to give up, and returns what it complains of.
fn complaint(mut command: Command) -> String {
    let home = tempfile::tempdir().unwrap();
    let output = command
        .env("XDG_DATA_HOME", home.path())
        .env("XDG_CONFIG_HOME", home.path())
        .env("RUST_LOG", "off")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(!text.contains("panicked"), "{text}");
    assert!(
        text.contains("tesserae: no window can be opened: "),
        "{text}"
    );
    text
}

#[test]
fn a_display() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tesserae"));
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(name);
    }
    let text = complaint(command);
    assert!(text.contains("DISPLAY"), "{text}");
}

#[test]
fn a_driver_for_the_graphics() {
    let server = Server::start((640, 480));
    let mut command = server.command(env!("CARGO_BIN_EXE_tesserae"));
    command
        .env("VK_ICD_FILENAMES", "/dev/null")
        .env("VK_DRIVER_FILES", "/dev/null");
    let text = complaint(command);
    assert!(text.contains("mesa-vulkan-drivers"), "{text}");
}
