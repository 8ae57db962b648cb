//! The mark of a data folder on which a service runs: a lock, which the system releases however the service ends, and a
//! note of the folder's original names, because the folder may be moved or deleted while it is in use.

use std::fs::{File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use rustix::fs::{MemfdFlags, memfd_create};

/// The name of the note, which is also how the system lists it among a process's open files.
const NOTE: &str = "podium-began";
const SHOWN: &str = "/memfd:podium-began";
/// Separates the names in the note: no path contains it.
const BETWEEN: &str = "\0";

/// The mark of a data folder, for as long as it is held.
#[derive(Debug)]
pub struct Mark {
    _lock: File,
    _note: Option<File>,
}

/// Marks a data folder as one on which a service runs, for as long as the returned mark is held. The folder itself is
/// locked, not its files: the database may be moved away meanwhile, and a read-only disk cannot hold a new file.
///
/// # Errors
/// The folder cannot be opened, or its disk does not support locks.
pub fn mark(folder: &Path) -> io::Result<Mark> {
    let lock = File::open(folder)?;
    // shared: it only says that a service runs; SQLite coordinates the writes of several processes
    lock.lock_shared()?;
    Ok(Mark {
        _lock: lock,
        // without it, messages about a moved folder are less precise
        _note: note(folder).ok(),
    })
}

/// Stores the names of a folder in a file in this process's memory, which disappears with the process.
fn note(folder: &Path) -> io::Result<File> {
    let mut note = File::from(memfd_create(NOTE, MemfdFlags::CLOEXEC)?);
    note.write_all(names(folder).join(BETWEEN).as_bytes())?;
    Ok(note)
}

/// Returns the original names of a service's folder from its note: a file that its process has open, and its name in the
/// system's list.
pub fn noted(descriptor: &Path, shown: &Path) -> Option<Vec<String>> {
    let is_note = shown == Path::new(SHOWN);
    let note = is_note.then(|| std::fs::read(descriptor).ok()).flatten()?;
    let names = String::from_utf8_lossy(&note);
    Some(names.split(BETWEEN).map(str::to_owned).collect())
}

/// Returns whether a service runs on a data folder.
pub fn is_marked(folder: &Path) -> bool {
    File::open(folder).is_ok_and(|folder| matches!(folder.try_lock(), Err(TryLockError::WouldBlock)))
}

/// Returns the names of a folder, as it was given and past links: its path among the mounts of this process, and its
/// place on its disk, which is the same in every container.
pub fn names(folder: &Path) -> Vec<String> {
    let read = |name: &str| std::fs::read_to_string(format!("/proc/self/{name}")).unwrap_or_default();
    let (mounts, own) = (read("mountinfo"), Path::new("/proc/self/ns/mnt").read_link());
    let own = own.unwrap_or_default();
    let given = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    let paths = [past_links(&given), given.components().collect()];
    let names = paths.iter().flat_map(|path| {
        let here = format!("{} {}", own.display(), path.display());
        [Some(here), on_disk(&mounts, path)]
    });
    names.flatten().collect()
}

/// Returns a path with links resolved as far as it exists: its last parts may be gone.
pub fn past_links(path: &Path) -> PathBuf {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let resolved = |above: &Path| Some(above.canonicalize().ok()?.join(path.strip_prefix(above).ok()?));
    let found = path.ancestors().find_map(resolved);
    // without a slash at its end
    found.as_deref().unwrap_or(&path).components().collect()
}

/// Returns the disk of a path and the place on it, by Linux's list of mounts.
fn on_disk(mounts: &str, path: &Path) -> Option<String> {
    // as the list has them
    let path = path.to_string_lossy().replace('\\', r"\134").replace(' ', r"\040");
    let by = |line: &str| {
        let mut words = line.split(' ').skip(2);
        let (disk, root, at) = (words.next()?, words.next()?, words.next()?);
        let rest = Path::new(&path).strip_prefix(at).ok()?;
        let place = Path::new(root.trim_end_matches("//deleted")).join(rest);
        let place = place.to_string_lossy().trim_end_matches('/').to_owned();
        Some((at.len(), format!("{disk} {place}")))
    };
    // the innermost mount; if there are several on one folder, the last one
    let found = mounts.lines().filter_map(by).max_by_key(|(inner, _)| *inner);
    found.map(|(_, place)| place)
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
        let on = |mounts: &str, path: &str| on_disk(mounts, Path::new(path)).unwrap();
        assert_eq!(on(host, "/volumes/podium/_data"), on(container, "/data"));
        assert_eq!(on(host, "/volumes/podium/_data/inner"), on(container, "/data/inner"));
        assert_eq!(on(host, "/media/a stick/copies"), on(container, "/copies"));
        assert_ne!(on(host, "/data"), on(container, "/data"));
        assert_ne!(on(host, "/database"), on(container, "/database"));
        assert_eq!(on_disk("", Path::new("/data")), None);
    }

    #[test]
    fn links_are_resolved_as_far_as_a_path_exists() {
        let place = tempfile::tempdir().unwrap();
        let real = place.path().canonicalize().unwrap().join("real");
        std::fs::create_dir(&real).unwrap();
        let link = place.path().join("link");
        std::os::unix::fs::symlink(&real, &link).unwrap();
        assert_eq!(past_links(&link).as_os_str(), real.as_os_str());
        assert_eq!(past_links(&link.join("gone/file")), real.join("gone/file"));
    }
}
