//! Where the sounds go: to the system's mixer, to the browser's, or nowhere.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(all(feature = "desktop-sound", not(target_arch = "wasm32")))]
mod desktop;
#[cfg(all(feature = "desktop-sound", unix, not(target_os = "macos")))]
mod pulse;
#[cfg(not(any(feature = "desktop-sound", target_arch = "wasm32")))]
mod silent;
#[cfg(all(feature = "desktop-sound", any(windows, target_os = "macos")))]
mod system;

#[cfg(target_arch = "wasm32")]
pub(super) use browser::Output;
#[cfg(all(feature = "desktop-sound", not(target_arch = "wasm32")))]
pub(super) use desktop::Output;
#[cfg(not(any(feature = "desktop-sound", target_arch = "wasm32")))]
pub(super) use silent::Output;
