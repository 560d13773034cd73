//! What only the system knows: the date, chance, and whose turn it is to work.

#[cfg(target_arch = "wasm32")]
mod browser;

#[cfg(target_arch = "wasm32")]
pub(crate) use browser::{
    attempt, is_in_front, languages, pause, prefers_dark, prefers_reduced_motion, seed, today,
};

/// Today's date as records write it, such as `2026.11.30`; by Greenwich time.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn today() -> String {
    use std::time::{SystemTime, UNIX_EPOCH};

    let seconds = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs());
    date_of_day((seconds / 86_400) as i64)
}

/// A number that is another one every time, for the computer's choices.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn seed() -> u64 {
    use std::time::{SystemTime, UNIX_EPOCH};

    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_nanos() as u64)
}

/// Lets others work before a long task goes on.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) async fn pause() {
    bevy::tasks::futures_lite::future::yield_now().await;
}

/// Whether the system asks programs to move as little as they can.
///
/// Desktops have no common place for this wish; there it is a setting of the program alone.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn prefers_reduced_motion() -> bool {
    false
}

/// Whether the system asks pages to be dark; on desktops the window knows it.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn prefers_dark() -> bool {
    false
}

/// The languages that the person reads, as the system or the browser names them, the preferred one first.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// Whether the player looks at the program, if it is known whether its window has the keyboard.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn is_in_front(has_keyboard: bool) -> bool {
    has_keyboard
}

/// Does what may panic, and says nothing of it but the reason.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn attempt<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};

    let hook = take_hook();
    set_hook(Box::new(|_| {}));
    let done = catch_unwind(AssertUnwindSafe(work));
    set_hook(hook);
    done.map_err(|cause| {
        let text = cause.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| cause.downcast_ref::<&str>().copied());
        text.unwrap_or("the reason is unknown").to_owned()
    })
}

/// The date of a day counted from 1 January 1970, in the Gregorian calendar.
fn date_of_day(day: i64) -> String {
    // Years that begin in March put the leap day at their end; 719,468 days lie between 1 March of
    // year 0 and 1 January 1970, 146,097 in 400 years.
    let shifted = day + 719_468;
    let era = shifted.div_euclid(146_097);
    let day_of_era = shifted.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day_of_month = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 {
        month_from_march + 3
    } else {
        month_from_march - 9
    };
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    format!("{year:04}.{month:02}.{day_of_month:02}")
}

#[cfg(test)]
mod tests {
    use super::date_of_day;

    #[test]
    fn days_have_the_dates_of_the_calendar() {
        assert_eq!(date_of_day(0), "1970.01.01");
        assert_eq!(date_of_day(11_016), "2000.02.29");
        assert_eq!(date_of_day(11_017), "2000.03.01");
        assert_eq!(date_of_day(20_787), "2026.11.30");
        assert_eq!(date_of_day(20_818), "2026.12.31");
    }
}
