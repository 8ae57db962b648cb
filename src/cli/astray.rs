//! Whether a running service still has the database open that its folder has, as far as the system tells: files may be moved,
//! deleted or replaced under it, and what is entered then goes where nobody looks.

use std::fs::{File, Metadata};
use std::io::Read;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use crate::config::{SQLITE_FILE, quoted, typed_on};
use crate::db::inspect::with_end;

/// How a file begins that SQLite writes ahead, and the bytes of that: copies that Podium makes are not written ahead.
const HEAD: usize = 20;
const MAGIC: &[u8] = b"SQLite format 3\0";
/// What the system adds to the name of a file that was deleted.
const DELETED: &str = " (deleted)";

/// What became of a database under the service that runs on it, and what to do.
#[derive(Debug, Clone)]
pub struct Astray {
    pub says: String,
    pub help: String,
}

/// A file that a process has open.
struct Open {
    descriptor: PathBuf,
    /// Where it is, or was.
    path: PathBuf,
    is_deleted: bool,
    /// Disk and number of the file.
    at: (u64, u64),
}

impl Open {
    fn of(descriptor: PathBuf) -> Option<Self> {
        let link = descriptor.read_link().ok()?;
        let name = link.to_string_lossy();
        Some(Self {
            at: at(&descriptor.metadata().ok()?),
            is_deleted: name.ends_with(DELETED),
            path: PathBuf::from(name.trim_end_matches(DELETED)),
            descriptor,
        })
    }

    fn is_log(&self) -> bool {
        let name = self.path.file_name().unwrap_or_default();
        name.to_string_lossy().contains("-wal")
    }

    /// Whether it is a database that is written ahead.
    fn is_database(&self) -> bool {
        let is_file = self.descriptor.metadata().is_ok_and(|metadata| metadata.is_file());
        let mut head = [0; HEAD];
        is_file
            && File::open(&self.descriptor).is_ok_and(|mut file| file.read_exact(&mut head).is_ok())
            && head.starts_with(MAGIC)
            && head[18..] == [2, 2]
    }
}

fn at(metadata: &Metadata) -> (u64, u64) {
    (metadata.dev(), metadata.ino())
}

/// A process that may be the service: it has the folder open that it has marked.
struct Service {
    pid: i32,
    open: Vec<Open>,
}

/// The processes that have a folder open, as far as this user may look at them.
fn services(folder: &Path) -> Vec<Service> {
    let Ok(folder) = folder.metadata() else {
        return Vec::new();
    };
    let folder = at(&folder);
    let processes = Path::new("/proc").read_dir().into_iter().flatten().flatten();
    let services = processes.filter_map(|process| {
        let pid = process.file_name().to_string_lossy().parse().ok()?;
        let descriptors = process.path().join("fd").read_dir().ok()?.flatten();
        let open: Vec<Open> = descriptors.filter_map(|entry| Open::of(entry.path())).collect();
        let has_folder = open.iter().any(|open| open.at == folder && !open.is_deleted);
        has_folder.then_some(Service { pid, open })
    });
    services.collect()
}

/// Looks whether the service that runs on a folder has other files open than those that are there. Asked before SQLite opens
/// one of them in this process, whose locks closing it would give up.
pub fn look(database: &Path) -> Option<Astray> {
    let folder = database.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    // SQLite keeps the log beside the file itself, not beside a link to it
    let whole = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let own = match database.canonicalize() {
        Ok(own) => own,
        Err(_) => match database.read_link() {
            Ok(led) => whole(folder).join(led),
            Err(_) => whole(folder).join(database.file_name()?),
        },
    };
    let services = services(folder);
    let found = services.iter().find_map(|service| of_service(service, &own, folder));
    found.or_else(|| matches!(own.try_exists(), Ok(false)).then(|| unseen(folder)))
}

fn of_service(service: &Service, own: &Path, folder: &Path) -> Option<Astray> {
    let files = ["", "-wal", "-shm"].map(|end| with_end(own, end));
    let is_there = |path: &Path, open: &Open| path.metadata().is_ok_and(|metadata| at(&metadata) == open.at);
    let has = |path: &Path| service.open.iter().any(|open| is_there(path, open));
    // opened under its name, and deleted since
    let lost = |path: &Path| service.open.iter().find(|open| open.is_deleted && open.path == path);
    let [file, log, index] = files.each_ref().map(|path| lost(path));
    if file.is_some() || log.is_some() || index.is_some() {
        let held = |path: &Path| service.open.iter().find(|open| is_there(path, open));
        let moved = || service.open.iter().find(|open| !open.is_deleted && open.is_database());
        let kept = file.or_else(|| held(&files[0])).or_else(moved)?;
        let log = log.or_else(|| held(&files[1]));
        return Some(deleted(service.pid, kept, log, own, folder));
    }
    let elsewhere = |open: &&Open| !open.is_deleted;
    let moved = match has(&files[0]) {
        false => service.open.iter().filter(elsewhere).find(|open| open.is_database()),
        // the log alone
        true if !has(&files[1]) => service.open.iter().filter(elsewhere).find(|open| open.is_log()),
        true => None,
    }?;
    let back = match moved.is_log() {
        true => files[1].as_path(),
        false => own,
    };
    Some(Astray {
        says: format!(
            "Podium runs on the folder (process {}), and still has the file open that was moved away, to {}: what is entered goes \
             there.",
            service.pid,
            moved.path.display()
        ),
        help: format!(
            "Stop Podium, move away what is at {0}, and move the file back to {0}, with the files beside it whose names begin \
             like its own.",
            back.display()
        ),
    })
}

/// Deleted, or replaced by a file of its name: it is there for as long as the process has it open.
fn deleted(pid: i32, file: &Open, log: Option<&Open>, own: &Path, folder: &Path) -> Astray {
    let folder = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
    let place = with_end(&folder, ".saved");
    let saved = place.join(SQLITE_FILE);
    let copied = |open: &Open, to: &Path| format!(" && cp {} {}", open.descriptor.display(), quoted(to));
    // Halted, for a change between the two copies would be torn: what a halted process has written is what a crash leaves.
    let mut save = format!("mkdir -m 700 {} && kill -STOP {pid}", quoted(&place));
    save += &copied(file, &saved);
    save += &log
        .map(|log| copied(log, &with_end(&saved, "-wal")))
        .unwrap_or_default();
    Astray {
        says: format!(
            "Podium runs on the folder (process {pid}), and {} or a file beside it was deleted or replaced under it: what is entered \
             goes into the file that Podium still has open, and is lost when Podium ends.",
            own.display()
        ),
        help: format!(
            "Do NOT stop Podium. Save it first, halted: `{save}`. Then look whether that is whole: `podium restore --check {0}`. \
             If it is, end Podium with `kill -KILL {pid}` (and keep a supervisor from starting it: systemctl stop podium), move \
             away {1} with its -wal and -shm, as far as they are there, and bring it back: `{2}`. If it is not, `kill -CONT \
             {pid}` lets Podium go on.",
            quoted(&saved),
            own.display(),
            typed_on(&folder, &format!("restore {}", quoted(&saved)))
        ),
    }
}

/// The file is gone, and who has it open may not be looked at.
fn unseen(folder: &Path) -> Astray {
    Astray {
        says: format!(
            "Podium runs on the folder {}, and has a file open that is not there any more. From here it cannot be seen whether \
             it was moved away or deleted.",
            folder.display()
        ),
        help: "Do not stop Podium: a file that was deleted is lost then. Run `podium doctor` as root on the machine where it runs, \
               which says how to save it."
            .to_owned(),
    }
}
