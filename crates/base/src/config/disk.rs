//! Calls on a disk that the standard library lacks: its free space, and renaming without replacing.

use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use rustix::fs::{CWD, RenameFlags, renameat_with, statvfs};
use rustix::io::Errno;

/// Returns the bytes that this user may still write to the disk of a file or folder.
pub fn room(path: &Path) -> io::Result<u64> {
    let disk = statvfs(path)?;
    Ok(disk.f_bavail.saturating_mul(disk.f_frsize))
}

/// Whether two files or folders are on one disk.
pub fn is_one(one: &Path, other: &Path) -> io::Result<bool> {
    Ok(one.metadata()?.dev() == other.metadata()?.dev())
}

/// Returns the problem of a dangling link, such as one to a disk that is not mounted; `None` for everything else.
pub fn leads_nowhere(path: &Path) -> Option<String> {
    let to = path.read_link().ok()?;
    let is_gone = path
        .metadata()
        .is_err_and(|error| error.kind() == io::ErrorKind::NotFound);
    is_gone.then(|| {
        format!(
            "it is a link to {}, which is not there: is its disk mounted?",
            to.display()
        )
    })
}

/// Returns why a folder is not made, if its disk seems not to be mounted: only the last folder of a path is made.
pub fn unmounted(folder: &Path) -> Option<String> {
    let above = folder.parent().filter(|above| !above.as_os_str().is_empty());
    let is_gone = above.is_some_and(|above| !above.exists());
    let gone = || is_gone.then(|| "the folder that it should be in is not there: is its disk mounted?".to_owned());
    leads_nowhere(folder).or_else(gone)
}

/// Renames a file on its disk, without replacing anything.
///
/// # Errors
/// Something has that name already, and keeps it.
pub fn rename_new(from: &Path, to: &Path) -> io::Result<()> {
    match renameat_with(CWD, from, CWD, to, RenameFlags::NOREPLACE) {
        // NFS and other file systems lack this flag, but have hard links, which replace nothing either
        Err(Errno::INVAL | Errno::NOSYS | Errno::OPNOTSUPP) => {
            std::fs::hard_link(from, to)?;
            std::fs::remove_file(from)
        }
        done => Ok(done?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_taken_is_kept() {
        let place = tempfile::tempdir().unwrap();
        let [from, to] = ["a", "b"].map(|name| place.path().join(name));
        std::fs::write(&from, "new").unwrap();
        std::fs::write(&to, "old").unwrap();
        assert_eq!(rename_new(&from, &to).unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(std::fs::read_to_string(&to).unwrap(), "old");
        std::fs::remove_file(&to).unwrap();
        rename_new(&from, &to).unwrap();
        assert_eq!(std::fs::read_to_string(&to).unwrap(), "new");
        assert!(!from.exists());
    }
}
