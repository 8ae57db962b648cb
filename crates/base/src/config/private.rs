//! Permissions of files: the data folder and its content are only for the program's own user.

use std::fs::{DirBuilder, DirEntry, File, Metadata, OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

use super::disk;

/// The permissions of the data folder.
const FOLDER: u32 = 0o700;
/// The permissions of a file in it.
const FILE: u32 = 0o600;
/// The permission bits of everybody else.
pub const OTHERS: u32 = 0o077;
/// The reason why a folder cannot be made.
const NO_DISK: &str = "the folder that it is in is not there: is its disk mounted?";
/// The bit of a folder in which everybody may write, such as /tmp.
const STICKY: u32 = 0o1000;

/// Makes a folder that nobody else may enter, and waits until it is on the disk. An existing one does not change. The
/// folders above it must exist: if they do not, its disk is probably missing, and the system's disk would be filled
/// instead.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    refuse_lost_link(folder)?;
    match DirBuilder::new().mode(FOLDER).create(folder) {
        Ok(()) => sync_name(folder),
        Err(_) if folder.is_dir() => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(io::Error::new(error.kind(), NO_DISK)),
        Err(error) => Err(error),
    }
}

/// Waits until the name of a file or folder is on the disk. The name is stored in the parent folder: without this, the
/// content would be lost in a power failure.
pub fn sync_name(path: &Path) -> io::Result<()> {
    let above = path.parent().filter(|above| !above.as_os_str().is_empty());
    File::open(above.unwrap_or(Path::new(".")))?.sync_all()
}

/// Refuses a dangling link instead of a folder: the system says that it exists.
fn refuse_lost_link(folder: &Path) -> io::Result<()> {
    disk::leads_nowhere(folder).map_or(Ok(()), |why| Err(io::Error::other(why)))
}

/// Makes an empty file that nobody else may read.
///
/// # Errors
/// Something has that name already, or it cannot be made.
pub fn make_new_file(path: &Path) -> io::Result<()> {
    OpenOptions::new()
        .append(true)
        .create_new(true)
        .mode(FILE)
        .open(path)
        .map(|_| ())
}

/// Gives a file that root has made to the owner of its folder, as SQLite does with the files that it makes: a service
/// that runs as that user could not open it otherwise. Another user's file does not change.
pub fn give_to_owner(file: &Path, folder: &Path) -> io::Result<()> {
    let owner = folder.metadata()?;
    if file.metadata()?.uid() != 0 || owner.uid() == 0 {
        return Ok(());
    }
    std::os::unix::fs::chown(file, Some(owner.uid()), Some(owner.gid()))
}

/// Removes the permissions of others from a data folder and the files of the database and the keys in it. Returns a
/// sentence for each one that was open, and for each that stays open.
pub fn tighten(folder: &Path) -> Vec<String> {
    let mut said = Vec::new();
    // a missing folder is made with the right permissions later; a file that was named by mistake belongs to somebody
    // else
    let Some(metadata) = folder.metadata().ok().filter(Metadata::is_dir) else {
        return said;
    };
    let mode = mode(&metadata);
    if mode & STICKY != 0 {
        said.push(format!(
            "Everybody may write to {} (mode {mode:o}), and Podium does not change that: give it a separate folder with --data.",
            folder.display()
        ));
    } else {
        said.extend(close(folder, &metadata, FOLDER));
    }
    let Ok(entries) = folder.read_dir() else {
        return said;
    };
    said.extend(
        entries
            .flatten()
            .filter(is_ours)
            .filter_map(|entry| tighten_file(&entry.path())),
    );
    said
}

/// Removes the permissions of others from a file. Returns a sentence if it was open.
pub fn tighten_file(path: &Path) -> Option<String> {
    // not followed: a link may lead to a file that others need
    let metadata = path.symlink_metadata().ok().filter(Metadata::is_file)?;
    close(path, &metadata, FILE)
}

/// Returns a sentence about a folder that others may enter, if closing it is up to its owner: it may not be Podium's
/// own.
pub fn open_to_others(folder: &Path) -> Option<String> {
    let mode = mode(&folder.metadata().ok()?);
    (mode & OTHERS != 0).then(|| {
        format!(
            "{} is open to other users of this machine (mode {mode:o}), and Podium leaves that: they see the names of the copies \
             in it, not what they hold.",
            folder.display()
        )
    })
}

/// Returns whether a file of a data folder belongs to the program, by its name: the database, its copies, the keys.
pub fn is_ours(entry: &DirEntry) -> bool {
    let name = entry.file_name();
    let name = name.to_string_lossy();
    name.starts_with("podium.") || name.contains(".sqlite3")
}

/// Returns the copies of a database that upgrades have left beside it.
pub fn copies_before_upgrades(database: &Path) -> Vec<PathBuf> {
    let Some(name) = database.file_name() else {
        return Vec::new();
    };
    let beginning = format!("{}.before-", name.to_string_lossy());
    let folder = database.parent().map(std::fs::read_dir);
    let entries = folder.into_iter().flatten().flatten().flatten();
    let copies = entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(&beginning));
    copies.map(|entry| entry.path()).collect()
}

fn mode(metadata: &Metadata) -> u32 {
    metadata.permissions().mode() & 0o7777
}

fn close(path: &Path, metadata: &Metadata, to: u32) -> Option<String> {
    let mode = mode(metadata);
    if mode & OTHERS == 0 {
        return None;
    }
    let shown = path.display();
    Some(match std::fs::set_permissions(path, Permissions::from_mode(to)) {
        Ok(()) => {
            format!("{shown} was open to other users of this machine (mode {mode:o}). It is closed now (mode {to:o}).")
        }
        Err(error) => format!(
            "{shown} is open to other users of this machine (mode {mode:o}), and cannot be closed: {error}. Set its mode to {to:o}."
        ),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_open_is_closed_and_said() {
        let place = tempfile::tempdir().unwrap();
        let folder = place.path().join("data");
        assert_eq!(tighten(&folder), Vec::<String>::new());
        let inner = folder.join("copies");
        assert_eq!(make_folder(&inner).unwrap_err().to_string(), NO_DISK);
        make_folder(&folder).unwrap();
        make_folder(&inner).unwrap();
        assert_eq!(
            [&folder, &inner].map(|path| mode(&path.metadata().unwrap())),
            [0o700; 2]
        );
        let [base, other] = ["podium.sqlite3", "notes.txt"].map(|name| folder.join(name));
        make_new_file(&base).unwrap();
        assert_eq!(tighten(&folder), Vec::<String>::new(), "as they are made");
        std::fs::write(&other, "").unwrap();
        for (path, open) in [(&folder, 0o755), (&base, 0o644), (&other, 0o644)] {
            std::fs::set_permissions(path, Permissions::from_mode(open)).unwrap();
        }
        let said = tighten(&folder);
        assert_eq!(said.len(), 2, "{said:?}");
        assert!(said[0].contains("mode 755") && said[0].contains("mode 700"), "{said:?}");
        let modes = [&folder, &base, &other].map(|path| mode(&path.metadata().unwrap()));
        assert_eq!(modes, [0o700, 0o600, 0o644]);
        assert_eq!(tighten(&folder), Vec::<String>::new());
    }

    #[test]
    fn a_folder_that_everybody_shares_stays() {
        let place = tempfile::tempdir().unwrap();
        std::fs::set_permissions(place.path(), Permissions::from_mode(0o1777)).unwrap();
        assert!(tighten(place.path())[0].contains("--data"));
        assert_eq!(mode(&place.path().metadata().unwrap()), 0o1777);
    }
}
