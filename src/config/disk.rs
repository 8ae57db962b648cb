//! What a disk is asked for that the standard library has no call for: its room, and a name that replaces nothing.

use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use rustix::fs::{CWD, RenameFlags, renameat_with, statvfs};
use rustix::io::Errno;

/// Bytes that this user may still write to the disk of a file or folder.
pub fn room(path: &Path) -> io::Result<u64> {
    let disk = statvfs(path)?;
    Ok(disk.f_bavail.saturating_mul(disk.f_frsize))
}

/// Whether two files or folders are on one disk.
pub fn is_one(one: &Path, other: &Path) -> io::Result<bool> {
    Ok(one.metadata()?.dev() == other.metadata()?.dev())
}

/// What is wrong with a link that leads to nothing, as one whose disk is not mounted; `None` of everything else.
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

/// Gives a file another name on its disk.
///
/// # Errors
/// Something has that name, and keeps it.
pub fn rename_new(from: &Path, to: &Path) -> io::Result<()> {
    match renameat_with(CWD, from, CWD, to, RenameFlags::NOREPLACE) {
        // NFS and others know no such flag, but links, which replace nothing either
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
