//! The location of a path on its disk: the same folder has other paths in a container, or wherever other disks are
//! mounted.

use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};

/// What the system adds to a folder that is mounted elsewhere and was deleted.
const DELETED: &str = "//deleted";

/// A place on a disk, whatever is mounted where.
#[derive(Debug, PartialEq, Eq)]
pub struct Place {
    /// The disk's number, as "259:1".
    disk: String,
    path: PathBuf,
}

impl Place {
    /// Where a path, past links, is for a process (`/proc/4711`).
    pub fn of(process: &Path, path: &Path) -> Option<Self> {
        let mounts = std::fs::read_to_string(process.join("mountinfo")).ok()?;
        Self::by(&mounts, path)
    }

    /// Where a path is by Linux's list of mounts.
    fn by(mounts: &str, path: &Path) -> Option<Self> {
        let mut found: Option<(PathBuf, Self)> = None;
        for line in mounts.lines() {
            let mut words = line.split(' ').skip(2);
            let (Some(disk), Some(root), Some(at)) = (words.next(), words.next(), words.next()) else {
                continue;
            };
            let (root, at) = (plain(root.trim_end_matches(DELETED)), plain(at));
            // the innermost mount; if there are several on one folder, the last one
            let is_inner = found.as_ref().is_none_or(|(before, _)| at.starts_with(before));
            if is_inner && let Ok(rest) = path.strip_prefix(&at) {
                let place = Self {
                    disk: disk.to_owned(),
                    path: root.join(rest),
                };
                found = Some((at, place));
            }
        }
        found.map(|(_, place)| place)
    }
}

/// A path of the list, in which spaces are written `\040`.
fn plain(path: &str) -> PathBuf {
    let mut bytes = Vec::new();
    let mut rest = path.as_bytes();
    while let [first, after @ ..] = rest {
        let octal = after.get(..3).filter(|_| *first == b'\\');
        let byte = octal.and_then(|digits| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 8).ok());
        bytes.push(byte.unwrap_or(*first));
        rest = byte.map_or(after, |_| &after[3..]);
    }
    PathBuf::from(OsString::from_vec(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_folder_has_one_place() {
        let host = "21 1 259:1 / / rw shared:1 - ext4 /dev/root rw\n\
                    30 21 8:17 / /media/a\\040stick rw - vfat /dev/sdb1 rw\n";
        let container = "90 80 0:50 / / rw - overlay overlay rw\n\
                         91 90 259:1 /volumes/podium/_data//deleted /data rw - ext4 /dev/root rw\n\
                         92 90 8:17 /copies /copies rw - vfat /dev/sdb1 rw\n";
        let on = |mounts: &str, path: &str| Place::by(mounts, Path::new(path)).unwrap();
        assert_eq!(on(host, "/volumes/podium/_data"), on(container, "/data"));
        assert_eq!(on(host, "/volumes/podium/_data/inner"), on(container, "/data/inner"));
        assert_eq!(on(host, "/media/a stick/copies"), on(container, "/copies"));
        assert_ne!(on(host, "/data"), on(container, "/data"));
        assert_ne!(on(host, "/database"), on(container, "/database"));
        assert_eq!(Place::by("", Path::new("/data")), None);
    }
}
