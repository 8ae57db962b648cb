//! Settings of the automatic copies of the embedded database.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The default number of copies that are kept.
const KEPT: NonZeroUsize = NonZeroUsize::new(48).expect("not zero");
/// The default name of their folder in the data folder.
const FOLDER: &str = "backups";
/// The least and the most time between two copies.
const LEAST: Duration = Duration::from_secs(60);
const MOST: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// The interval, the folder and the number of copies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BackupSettings {
    pub every: Duration,
    pub keep: NonZeroUsize,
    pub folder: PathBuf,
}

impl BackupSettings {
    /// Returns the settings for the typed options; `None` if no copies are to be made.
    ///
    /// # Errors
    /// A number or a folder without an interval: no copies would be made.
    pub fn from_settings(
        every: Option<Duration>,
        keep: Option<NonZeroUsize>,
        folder: Option<&Path>,
        data: &Path,
    ) -> Result<Option<Self>, String> {
        let Some(every) = every else {
            return match (keep, folder) {
                (None, None) => Ok(None),
                _ => Err("copies are made with --backup-every alone: say how often, as --backup-every 30m".to_owned()),
            };
        };
        Ok(Some(Self {
            every,
            keep: keep.unwrap_or(KEPT),
            folder: folder.map_or_else(|| Self::usual_folder(data), Path::to_owned),
        }))
    }

    /// Returns the default folder of copies.
    pub fn usual_folder(data: &Path) -> PathBuf {
        data.join(FOLDER)
    }

    /// Reads the number of copies to keep.
    ///
    /// # Errors
    /// A sentence that says what was expected.
    pub fn parse_keep(text: &str) -> Result<NonZeroUsize, String> {
        match text.trim().parse::<usize>().map(NonZeroUsize::new) {
            Ok(Some(keep)) => Ok(keep),
            Ok(None) => Err("0 would keep no copy: expected 1 or more; without --backup-every none is made".to_owned()),
            Err(_) => Err(format!("{text:?} is no number of copies: expected 1 or more, as 48")),
        }
    }

    /// Reads an interval between copies: a number and its unit, as `90s`, `30m`, `2h` or `1d`.
    ///
    /// # Errors
    /// A sentence that says what was expected.
    pub fn parse_every(text: &str) -> Result<Duration, String> {
        let text = text.trim();
        let seconds = text.char_indices().last().and_then(|(at, unit)| {
            let seconds = match unit {
                's' => 1,
                'm' => 60,
                'h' => 60 * 60,
                'd' => 24 * 60 * 60,
                _ => return None,
            };
            text[..at].parse::<u64>().ok()?.checked_mul(seconds)
        });
        seconds
            .map(Duration::from_secs)
            .filter(|every| (LEAST..=MOST).contains(every))
            .ok_or_else(|| format!("{text:?} is no time between copies: expected 60s to 7d, as 30m or 2h"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_has_a_unit() {
        for (text, seconds) in [("60s", 60), ("30m", 1_800), (" 2h ", 7_200), ("7d", 604_800)] {
            assert_eq!(BackupSettings::parse_every(text), Ok(Duration::from_secs(seconds)));
        }
        for wrong in ["", "m", "30", "30 m", "-5m", "59s", "8d", "1µ", "99999999999999999999d"] {
            assert!(BackupSettings::parse_every(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn at_least_one_copy_is_kept() {
        assert_eq!(BackupSettings::parse_keep(" 3 ").map(NonZeroUsize::get), Ok(3));
        assert!(
            BackupSettings::parse_keep("0")
                .unwrap_err()
                .contains("would keep no copy")
        );
        for wrong in ["", "-1", "many", "1.5"] {
            assert!(
                BackupSettings::parse_keep(wrong).unwrap_err().contains("as 48"),
                "{wrong:?}"
            );
        }
    }

    #[test]
    fn a_folder_alone_makes_no_copies_and_says_so() {
        let data = Path::new("data");
        assert_eq!(BackupSettings::from_settings(None, None, None, data), Ok(None));
        for (keep, folder) in [(Some(KEPT), None), (None, Some(Path::new("/copies")))] {
            let refused = BackupSettings::from_settings(None, keep, folder, data).unwrap_err();
            assert!(refused.contains("--backup-every 30m"), "{refused}");
        }
        let usual = BackupSettings::from_settings(Some(LEAST), None, None, data).unwrap();
        let usual = usual.expect("copies are made");
        assert_eq!((usual.keep, usual.folder.as_path()), (KEPT, Path::new("data/backups")));
    }
}
