//! Whether a running service still has the folder's current database open, as far as the system tells: files and the
//! folder itself may be moved, deleted or replaced while they are in use, and everything entered afterwards is stored
//! where nobody looks.

use std::ffi::OsStr;
use std::fs::{File, Metadata};
use std::io::Read;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use super::mounts::Place;
use podium_base::config::{KeySource, SQLITE_FILE, in_use, quoted, typed_on};
use podium_store::disk::inspect::with_end;

/// How a file begins that SQLite writes ahead, and the bytes of that: copies that Podium makes are not written ahead.
const HEAD: usize = 20;
const MAGIC: &[u8] = b"SQLite format 3\0";
/// What the system adds to the name of a file that was deleted.
const DELETED: &str = " (deleted)";
/// How many links of a path are followed: the system follows as many.
const LINKS: u8 = 40;
/// Keeps systemd from starting the service anew, until the machine starts: it counts for a unit in /etc too, and for one that
/// runs.
const HOLD: &str = "mkdir -p /run/systemd/system/podium.service.d && printf '[Service]\\nRestart=no\\n' \
                    >/run/systemd/system/podium.service.d/zz-held.conf && systemctl daemon-reload";
/// Takes that back.
const RELEASE: &str = "rm /run/systemd/system/podium.service.d/zz-held.conf && systemctl daemon-reload";

/// What became of a database under the service that runs on it, and what to do.
#[derive(Debug, Clone)]
pub struct Astray {
    pub says: String,
    pub help: String,
}

/// A file or folder that a process has open.
struct Open {
    descriptor: PathBuf,
    /// Where it is, or was.
    path: PathBuf,
    is_deleted: bool,
    is_folder: bool,
    /// Disk and number of the file.
    at: (u64, u64),
}

impl Open {
    fn of(descriptor: PathBuf) -> Option<Self> {
        let link = descriptor.read_link().ok()?;
        let name = link.to_string_lossy();
        let metadata = descriptor.metadata().ok()?;
        Some(Self {
            at: at(&metadata),
            is_folder: metadata.is_dir(),
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

/// A process that may be the service.
struct Service {
    pid: i32,
    open: Vec<Open>,
    /// Whether it has the folder open that is there: it has marked it. Else the one that was there when it began.
    is_there: bool,
    /// Whether paths are for it what they are here: those of a container are its own.
    is_here: bool,
    /// The path of the folder that it began on.
    began: Option<PathBuf>,
}

impl Service {
    /// A process that runs on a folder, or on one that had its path, as far as this user may look at it.
    fn of(process: &Path, folder: &Path) -> Option<Self> {
        let pid = process.file_name()?.to_string_lossy().parse().ok()?;
        let descriptors = process.join("fd").read_dir().ok()?.flatten();
        let open: Vec<Open> = descriptors.filter_map(|entry| Open::of(entry.path())).collect();
        let began = open.iter().find_map(|open| in_use::noted(&open.descriptor, &open.path));
        let there = folder.metadata().ok().map(|metadata| at(&metadata));
        let is_here = has_our_root(process);
        let folders = || open.iter().filter(|open| open.is_folder);
        let is_there = folders().any(|open| Some(open.at) == there);
        let was_there = || {
            let has_database = open
                .iter()
                .any(|open| open.path.file_name() == Some(OsStr::new(SQLITE_FILE)));
            let is_folder = |open: &Open| match is_here {
                true => open.path == folder,
                false => {
                    let here = Place::of(Path::new("/proc/self"), folder);
                    here.is_some() && here == Place::of(process, &open.path)
                }
            };
            let is_deleted = || folders().any(|open| open.is_deleted && is_folder(open));
            let is_began = || began.as_deref().is_some_and(|began| past_links(began, LINKS) == folder);
            folders().next().is_some() && has_database && (is_deleted() || (is_here && is_began()))
        };
        let is_one = is_there || was_there();
        is_one.then_some(Self {
            pid,
            open,
            is_there,
            is_here,
            began,
        })
    }

    /// Where its database is for it, or was last: it moves along with its folder.
    fn database<'a>(&'a self, own: &'a Path) -> &'a Path {
        let has_own = self.open.iter().any(|open| open.path == own);
        if has_own || (self.is_there && self.is_here) {
            return own;
        }
        let named = |open: &&Open| open.path.file_name() == Some(OsStr::new(SQLITE_FILE));
        self.open.iter().find(named).map_or(own, |open| open.path.as_path())
    }
}

/// Whether paths are for a process what they are here: those of a container are its own.
fn has_our_root(process: &Path) -> bool {
    let root = |path: &Path| path.metadata().ok().map(|metadata| at(&metadata));
    let mounts = |process: &Path| process.join("ns/mnt").read_link().ok();
    root(&process.join("root")).is_some_and(|found| Some(found) == root(Path::new("/")))
        && mounts(process) == mounts(Path::new("/proc/self"))
}

/// A path as the system names what it leads to, past links: also where its last parts are gone.
fn past_links(path: &Path, links: u8) -> PathBuf {
    if let Ok(whole) = path.canonicalize() {
        return whole;
    }
    let Some(name) = path.file_name() else {
        return path.to_owned();
    };
    let above = path.parent().filter(|above| !above.as_os_str().is_empty());
    let above = past_links(above.unwrap_or(Path::new(".")), links);
    match path.read_link() {
        Ok(led) if links > 0 => past_links(&above.join(led), links - 1),
        _ => above.join(name),
    }
}

/// Looks whether a service that runs on a folder, or on one that had its path, has other files open than those that are there.
/// Asked before SQLite opens one of them in this process, whose locks closing it would give up. `is_marked`: whether a service
/// runs on the folder that is there.
pub fn look(database: &Path, is_marked: bool) -> Option<Astray> {
    let folder = database.parent().filter(|folder| !folder.as_os_str().is_empty());
    // SQLite keeps the log beside the file itself, not beside a link to it
    let own = past_links(database, LINKS);
    let folder = past_links(folder.unwrap_or(Path::new(".")), LINKS);
    let processes = Path::new("/proc").read_dir().into_iter().flatten().flatten();
    let mut services = processes.filter_map(|process| Service::of(&process.path(), &folder));
    let found = services.find_map(|service| of_service(&service, &own, &folder));
    let is_gone = || is_marked && matches!(own.try_exists(), Ok(false));
    found.or_else(|| is_gone().then(|| unseen(&folder)))
}

fn of_service(service: &Service, own: &Path, folder: &Path) -> Option<Astray> {
    let its_own = service.database(own);
    let base = match service.is_there {
        true => own,
        false => its_own,
    };
    let [names, files] = [its_own, base].map(|base| ["", "-wal", "-shm"].map(|end| with_end(base, end)));
    let is_there = |path: &Path, open: &Open| path.metadata().is_ok_and(|metadata| at(&metadata) == open.at);
    let has = |path: &Path| service.open.iter().any(|open| is_there(path, open));
    // opened under its name, and deleted since
    let lost = |path: &Path| service.open.iter().find(|open| open.is_deleted && open.path == path);
    let [file, log, index] = names.each_ref().map(|path| lost(path));
    if file.is_some() || log.is_some() || index.is_some() {
        let held = |path: &Path| service.open.iter().find(|open| is_there(path, open));
        let moved = || service.open.iter().find(|open| !open.is_deleted && open.is_database());
        let kept = file.or_else(|| held(&files[0])).or_else(moved)?;
        let log = log.or_else(|| held(&files[1]));
        return Some(deleted(service.pid, kept, log, own, folder));
    }
    if !service.is_there {
        // its files may have been moved back, but not the folder
        let began = service.began.as_deref().unwrap_or(folder);
        return (!has(own)).then(|| moved_folder(service.pid, base, began));
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

/// The folder was moved away, or its disk is no longer mounted there: all of it is at another place.
fn moved_folder(pid: i32, database: &Path, folder: &Path) -> Astray {
    let moved = database.parent().unwrap_or(Path::new("/"));
    // nobody can open a path on a disk that is not mounted
    let there = match moved.is_dir() {
        true => format!(
            "move {1} back to {0}; or start Podium where its folder is now: `{2}`",
            folder.display(),
            moved.display(),
            typed_on(moved, "serve")
        ),
        false => format!("mount its disk at {} again", folder.display()),
    };
    Astray {
        says: format!(
            "Podium runs (process {pid}), and began on the folder {}: the database that it has open is now {}, and what is entered \
             goes there.",
            folder.display(),
            database.display()
        ),
        help: format!(
            "Stop Podium first. Then move away what is at {}, if anything is, and {there}.",
            folder.display()
        ),
    }
}

/// Deleted, or replaced by a file of its name: it is there for as long as the process has it open.
fn deleted(pid: i32, file: &Open, log: Option<&Open>, own: &Path, folder: &Path) -> Astray {
    // beside the folder, or above it if its parent is gone, too
    let mut above = folder.ancestors().skip(1);
    let beside = above.find(|above| above.is_dir()).unwrap_or(Path::new("/"));
    let name = folder.file_name().unwrap_or(OsStr::new("podium"));
    let place = free(&with_end(&beside.join(name), ".saved"));
    let saved = place.join(SQLITE_FILE);
    let copied = |open: &Open, to: &Path| format!(" && cp {} {}", open.descriptor.display(), quoted(to));
    // Halted, because a change between the two copies would be torn: a halted process leaves the same files as a crash.
    let mut save = format!("mkdir -m 700 {} && kill -STOP {pid}", quoted(&place));
    save += &copied(file, &saved);
    save += &log
        .map(|log| copied(log, &with_end(&saved, "-wal")))
        .unwrap_or_default();
    let on_host = match pid {
        // process 1 of a container receives neither signal from within
        1 => {
            "Podium is process 1 of a container, which nothing inside can halt: run the commands with /proc and kill on the host, as \
              root, with its number there in place of 1 (`docker inspect -f '{{.State.Pid}}' NAME`), and copy into a folder of the \
              host. "
        }
        _ => "",
    };
    let keys = match KeySource::from_settings(None, folder) {
        KeySource::File(path) if !path.exists() => "put podium.keys beside it from where its copy is, ",
        _ => "",
    };
    Astray {
        says: format!(
            "Podium runs on the folder (process {pid}), and {} or a file beside it was deleted or replaced under it: what is entered \
             goes into the file that Podium still has open, and is lost when Podium ends.",
            own.display()
        ),
        // Not by `systemctl stop`: it sends SIGCONT after SIGTERM, and changes accepted until the end would not be in
        // the copy. Not by SIGKILL alone: systemd treats that as a failure, and restarts Podium within the second.
        help: format!(
            "Do NOT stop Podium. {on_host}Save it first, halted: `{save}`. Then look whether that is whole: `podium restore --check {0}`. \
             If it is, leave Podium halted, and keep its supervisor from starting it anew: under systemd, where the unit is \
             podium.service, `{HOLD}` (and not systemctl stop, which wakes it: what it accepts then is lost). Then end Podium: \
             `kill -KILL {pid}`. Move away {1} with its -wal and -shm, as far as they are there, bring it back with `{2}`, {keys}and \
             start Podium again, under systemd after `{RELEASE}`. If it is not whole, `kill -CONT {pid}` lets Podium go on.",
            quoted(&saved),
            own.display(),
            typed_on(folder, &format!("restore {}", quoted(&saved)))
        ),
    }
}

/// The first of some names that nothing has: the name, and the name with a number.
fn free(path: &Path) -> PathBuf {
    let mut names = std::iter::once(path.to_owned()).chain((2..).map(|number| with_end(path, &format!("-{number}"))));
    names.find(|name| !name.exists()).unwrap_or_else(|| path.to_owned())
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
