//! Where the sounds go: to the system's mixer or to the browser's.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;
#[cfg(all(unix, not(target_os = "macos")))]
mod pulse;
#[cfg(any(windows, target_os = "macos"))]
mod system;

#[cfg(target_arch = "wasm32")]
pub(super) use browser::Output;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use desktop::Output;
