//! Puts the icon and the version into the program for Windows. Other systems keep them beside it.

#[cfg(not(windows))]
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
}

#[cfg(windows)]
fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=assets/icon/tesserae.ico");
    winresource::WindowsResource::new()
        .set_icon("assets/icon/tesserae.ico")
        .set("ProductName", "Tesserae")
        .set("FileDescription", "Tesserae")
        .set("LegalCopyright", "© 2026 The Tesserae developers")
        .compile()
}
