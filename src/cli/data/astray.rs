//! Whether a running service still has the folder's current database open, as far as the system tells: files and the
//! folder itself may be moved, deleted or replaced while they are in use, and everything entered afterwards is stored
//! where nobody looks.

use std::ffi::OsStr;
use std::fs::{File, Metadata};
use std::io::Read;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use crate::cli::problem::Problem;
use podium_base::config::{KeySource, SQLITE_FILE, in_use, quoted, typed_on};
use podium_store::disk::inspect::with_end;

/// How a file begins that SQLite writes ahead, and the bytes of that: copies that Podium makes are not written ahead.
const HEAD: usize = 20;
const MAGIC: &[u8] = b"SQLite format 3\0";
/// How its log begins, before a bit that says how it is summed up.
const LOG_MAGIC: &[u8] = &[0x37, 0x7f, 0x06];
/// What the system adds to the name of a file that was deleted.
const DELETED: &str = " (deleted)";
/// Keeps systemd from restarting the service, until the machine starts: it counts for a unit in /etc too, and for one that
/// runs.
const HOLD: &str = "mkdir -p /run/systemd/system/podium.service.d && printf '[Service]\\nRestart=no\\n' \
                    >/run/systemd/system/podium.service.d/zz-held.conf && systemctl daemon-reload";
/// Undoes that.
const RELEASE: &str = "rm /run/systemd/system/podium.service.d/zz-held.conf && systemctl daemon-reload";

/// A file or folder that a process has open.
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

    /// How it begins, if it is a file that is long enough.
    fn head(&self) -> Option<[u8; HEAD]> {
        let is_file = self.descriptor.metadata().is_ok_and(|metadata| metadata.is_file());
        let mut file = is_file.then(|| File::open(&self.descriptor).ok()).flatten()?;
        let mut head = [0; HEAD];
        file.read_exact(&mut head).ok().map(|()| head)
    }

    /// Whether it is a database that is written ahead.
    fn is_database(&self) -> bool {
        self.head()
            .is_some_and(|head| head.starts_with(MAGIC) && head[18..] == [2, 2])
    }

    /// Whether it is the log of one, whatever its name.
    fn is_log(&self) -> bool {
        self.head().is_some_and(|head| head.starts_with(LOG_MAGIC))
    }
}

fn at(metadata: &Metadata) -> (u64, u64) {
    (metadata.dev(), metadata.ino())
}

/// A service that runs on a folder, or began on one that had its names, as far as this user may look at it.
pub struct Service {
    pid: i32,
    open: Vec<Open>,
}

impl Service {
    /// All that can be seen.
    pub fn all_on(folder: &Path) -> Vec<Self> {
        let names = in_use::names(folder);
        let there = folder.metadata().ok().map(|metadata| at(&metadata));
        let processes = Path::new("/proc").read_dir().into_iter().flatten().flatten();
        let all = processes.filter_map(|process| Self::of(&process.path(), &names, there));
        all.collect()
    }

    /// Each service has a note of its folder's names open, and the folder itself.
    fn of(process: &Path, names: &[String], there: Option<(u64, u64)>) -> Option<Self> {
        let pid = process.file_name()?.to_string_lossy().parse().ok()?;
        let descriptors = process.join("fd").read_dir().ok()?.flatten();
        let open: Vec<Open> = descriptors.filter_map(|entry| Open::of(entry.path())).collect();
        let noted = open
            .iter()
            .find_map(|open| in_use::noted(&open.descriptor, &open.path))?;
        let is_one = noted.iter().any(|name| names.contains(name)) || open.iter().any(|open| Some(open.at) == there);
        is_one.then_some(Self { pid, open })
    }

    /// Whether it has other files open than those that have the database's name. Asked before SQLite opens one of them in this
    /// process, whose locks closing it would give up.
    pub fn astray(&self, database: &Path) -> Option<Problem> {
        // SQLite keeps the log beside the file itself, not beside a link to it
        let own = in_use::past_links(database);
        let with_name = |path: &Path| {
            let there = path.metadata().ok().map(|metadata| at(&metadata));
            self.open.iter().find(|open| Some(open.at) == there)
        };
        let file = with_name(&own).or_else(|| self.open.iter().find(|open| open.is_database()))?;
        let beside = |end: &str| {
            let names = [&own, &file.path].map(|base| with_end(base, end));
            self.open.iter().find(|open| names.contains(&open.path))
        };
        let (log, index) = (beside("-wal"), beside("-shm"));
        if [Some(file), log, index].iter().flatten().any(|open| open.is_deleted) {
            return Some(self.deleted(file, log, database));
        }
        let own_log = with_end(&own, "-wal");
        match (with_name(&own), with_name(&own_log)) {
            (None, _) => Some(self.moved(file, &own, database)),
            (_, None) if file.is_database() => Some(match self.open.iter().find(|open| open.is_log()) {
                Some(log) => self.moved(log, &own_log, database),
                None => unseen(database),
            }),
            _ => None,
        }
    }

    /// Moved away, alone or with its folder, or its disk is no longer mounted there.
    fn moved(&self, open: &Open, own: &Path, database: &Path) -> Problem {
        let folder = |file: &Path| file.parent().unwrap_or(Path::new(".")).to_owned();
        Problem {
            says: format!(
                "Podium (process {}) began on the folder {}: the file that it has open was moved away, to {}, and what is entered \
                 goes there.",
                self.pid,
                folder(database).display(),
                open.path.display()
            ),
            help: format!(
                "Stop Podium first. Then move away what is at {0}, if anything is, and move the file back to {0}, with the files \
                 beside it whose names begin like its own. If the whole folder was moved, move that back, or start Podium where it \
                 is now: `{1}`. If its disk was unmounted, mount it again.",
                own.display(),
                typed_on(&folder(&open.path), "serve")
            ),
        }
    }

    /// Deleted, or replaced by a file of its name: it is there for as long as the process has it open.
    fn deleted(&self, file: &Open, log: Option<&Open>, database: &Path) -> Problem {
        let (pid, own) = (self.pid, in_use::past_links(database));
        let folder = &in_use::past_links(database.parent().unwrap_or(Path::new(".")));
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
        Problem {
            says: format!(
                "Podium runs on the folder (process {pid}), and {} or a file beside it was deleted or replaced under it: what is entered \
                 goes into the file that Podium still has open, and is lost when Podium ends.",
                own.display()
            ),
            // Not by `systemctl stop`: it sends SIGCONT after SIGTERM, and changes accepted until the end would not be in
            // the copy. Not by SIGKILL alone: systemd treats that as a failure, and restarts Podium within the second.
            help: format!(
                "Do NOT stop Podium. {on_host}Save it first, halted: `{save}`. Then check whether the copy is complete: `podium restore --check {0}`. \
                 If it is, leave Podium halted, and keep its supervisor from restarting it: under systemd, where the unit is \
                 podium.service, `{HOLD}` (and not systemctl stop, which wakes it: what it accepts then is lost). Then end Podium: \
                 `kill -KILL {pid}`. Move away {1} with its -wal and -shm, as far as they are there, bring it back with `{2}`, {keys}and \
                 start Podium again, under systemd after `{RELEASE}`. If it is not whole, `kill -CONT {pid}` lets Podium go on.",
                quoted(&saved),
                own.display(),
                typed_on(folder, &format!("restore {}", quoted(&saved)))
            ),
        }
    }
}

/// The first of some names that nothing has: the name, and the name with a number.
fn free(path: &Path) -> PathBuf {
    let mut names = std::iter::once(path.to_owned()).chain((2..).map(|number| with_end(path, &format!("-{number}"))));
    names.find(|name| !name.exists()).unwrap_or_else(|| path.to_owned())
}

/// Who has another file open than the one that is there may not be looked at.
pub fn unseen(database: &Path) -> Problem {
    Problem {
        says: format!(
            "{} is not what Podium, which runs on its folder, has open: the file, or its log, was moved away, deleted or replaced.",
            database.display()
        ),
        help: "Do not stop Podium: a file that was deleted is lost then. Run `podium doctor` as root on the machine where it runs, \
               which says how to save it."
            .to_owned(),
    }
}
