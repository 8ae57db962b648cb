//! The checks of `podium doctor` on owners and modes: for the user that Podium runs as, because the check often runs as
//! root, who may access everything.

use std::fs::{DirEntry, Metadata};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use rustix::fs::{Access, access};
use rustix::io::Errno;
use rustix::process::geteuid;

use super::report::Report;
use crate::cli::data::holder::Holder;
use podium_base::config::{SQLITE_FILE, private, quoted};

/// What somebody may do with a file, as in its mode.
const READ: u32 = 4;
const WRITE: u32 = 2;
const ENTER: u32 = 1;
/// What Podium does with its folders: it makes files in them.
pub const FOLDER: u32 = READ | WRITE | ENTER;

/// The user that Podium runs as.
pub struct User {
    uid: u32,
    groups: Vec<u32>,
}

impl User {
    /// The user of the service, if it runs and can be seen; else the owner of the data folder.
    pub fn of(folder: &Path, holder: Option<&Holder>) -> Option<Self> {
        let service = holder.filter(|holder| holder.is_service).and_then(|holder| holder.pid);
        let status = service.and_then(|pid| std::fs::read_to_string(format!("/proc/{pid}/status")).ok());
        if let Some(user) = status.as_deref().and_then(Self::in_status) {
            return Some(user);
        }
        let owner = folder.metadata().ok()?;
        Some(Self {
            uid: owner.uid(),
            groups: vec![owner.gid()],
        })
    }

    /// The one of a process, in Linux's account of it.
    fn in_status(status: &str) -> Option<Self> {
        let numbers = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name))?;
            Some(
                line.split_whitespace()
                    .filter_map(|word| word.parse().ok())
                    .collect::<Vec<u32>>(),
            )
        };
        // real, effective, saved, of file systems
        let mut groups = numbers("Groups:").unwrap_or_default();
        groups.extend(numbers("Gid:")?.get(1));
        Some(Self {
            uid: *numbers("Uid:")?.get(1)?,
            groups,
        })
    }

    /// Whether they may do all that is wanted, by owner, group and mode.
    fn may(&self, owner: u32, group: u32, mode: u32, wanted: u32) -> bool {
        let of = match (owner == self.uid, self.groups.contains(&group)) {
            (true, _) => mode >> 6,
            (false, true) => mode >> 3,
            (false, false) => mode,
        };
        self.uid == 0 || of & wanted == wanted
    }

    /// What keeps them from using a file or folder: itself, or a folder above it.
    pub fn hindered(&self, path: &Path, wanted: u32) -> Option<String> {
        let path = path.canonicalize().ok()?;
        let refuses = |path: &PathBuf, wanted: u32| {
            path.metadata()
                .is_ok_and(|metadata| !self.may(metadata.uid(), metadata.gid(), metadata.mode(), wanted))
        };
        let above: Vec<PathBuf> = path.ancestors().skip(1).map(Path::to_owned).collect();
        let closed = above.into_iter().rev().find(|folder| refuses(folder, ENTER));
        let closed = closed.or_else(|| refuses(&path, wanted).then_some(path))?;
        let metadata = closed.metadata().ok()?;
        Some(format!(
            "User {}, as whom Podium runs, may not use {}: it belongs to user {}, and has mode {:o}.",
            self.uid,
            closed.display(),
            metadata.uid(),
            metadata.mode() & 0o7777
        ))
    }
}

/// Looks at the data folder and at Podium's files in it.
pub fn look(report: &mut Report, folder: &Path, user: Option<&User>) {
    let Ok(metadata) = folder.metadata() else {
        // PostgreSQL with the keys in the environment needs no folder
        return;
    };
    let (own, owner) = (geteuid().as_raw(), metadata.uid());
    // root may check another user's folder, whose files must belong to that user
    if own != 0 && own != owner {
        report.wrong(
            "permissions",
            format!("{} belongs to user {owner}, and this is user {own}.", folder.display()),
            "Run Podium, and this, as the user to whom the data belongs; or change its owner (chown -R).",
        );
    }
    // a read-only disk is reported by `disk`
    let is_closed = || access(folder, Access::WRITE_OK).is_err_and(|error| error != Errno::ROFS);
    let closed = || is_closed().then(|| format!("{} cannot be written to.", folder.display()));
    if let Some(says) = user.and_then(|user| user.hindered(folder, FOLDER)).or_else(closed) {
        report.wrong(
            "permissions",
            says,
            "Give the folder to the user that Podium runs as (chown -R, chmod 700).",
        );
    }
    let entries = folder.read_dir().into_iter().flatten().flatten();
    let ours: Vec<DirEntry> = entries.filter(private::is_ours).collect();
    if !ours.is_empty() {
        // before the first start there is nothing in it to be read, and the start closes it
        one(report, folder, &metadata, owner, "700");
    }
    for entry in ours {
        // not followed: a link may lead to a file that others need
        if let Ok(metadata) = entry.metadata()
            && metadata.is_file()
        {
            one(report, &entry.path(), &metadata, owner, "600");
            look_at_use(report, &entry, &metadata, user, owner);
        }
    }
    if !report.tells_of("permissions") {
        report.ok("permissions", format!("{} is for its user alone.", folder.display()));
    }
}

/// Checks whether Podium may use its own file. Files of another user are reported elsewhere.
fn look_at_use(report: &mut Report, entry: &DirEntry, metadata: &Metadata, user: Option<&User>, owner: u32) {
    let name = entry.file_name();
    let name = name.to_string_lossy();
    let wanted = match name.strip_prefix(SQLITE_FILE) {
        Some("" | "-wal" | "-shm") => READ | WRITE,
        _ if name == "podium.keys" => READ,
        _ => return,
    };
    let path = entry.path();
    let may = |user: &&User| user.may(metadata.uid(), metadata.gid(), metadata.mode(), wanted);
    if let Some(user) = user.filter(|user| metadata.uid() == owner && !may(user)) {
        report.wrong(
            "permissions",
            format!(
                "User {}, as whom Podium runs, may not use {} (mode {:o}).",
                user.uid,
                path.display(),
                metadata.mode() & 0o7777
            ),
            format!("chmod 600 {}", quoted(&path)),
        );
    }
}

fn one(report: &mut Report, path: &Path, metadata: &Metadata, owner: u32, expected: &str) {
    let mode = metadata.mode() & 0o7777;
    if mode & private::OTHERS != 0 {
        report.wrong(
            "permissions",
            format!(
                "{} is open to other users of this machine (mode {mode:o}).",
                path.display()
            ),
            format!(
                "chmod {expected} {}; the next start of Podium does it, too.",
                quoted(path)
            ),
        );
    }
    if metadata.uid() != owner {
        report.wrong(
            "permissions",
            format!("{} belongs to another user than its folder.", path.display()),
            format!("chown {owner} {}", quoted(path)),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mode_counts_for_owner_group_and_others() {
        let user = User {
            uid: 7,
            groups: vec![8, 9],
        };
        for (owner, group, mode, wanted, may) in [
            (7, 8, 0o600, READ | WRITE, true),
            (7, 8, 0o400, READ | WRITE, false),
            // the owner is governed by their own part of the mode only
            (7, 8, 0o077, READ, false),
            (0, 9, 0o640, READ, true),
            (0, 9, 0o640, READ | WRITE, false),
            (0, 9, 0o704, READ, false),
            (0, 1, 0o705, READ | ENTER, true),
            (0, 1, 0o770, ENTER, false),
        ] {
            assert_eq!(user.may(owner, group, mode, wanted), may, "{owner} {group} {mode:o}");
        }
        let root = User {
            uid: 0,
            groups: Vec::new(),
        };
        assert!(root.may(7, 8, 0, FOLDER));
    }

    #[test]
    fn the_user_of_a_process_is_read() {
        let user = User::in_status("Name:\tpodium\nUid:\t1\t2\t3\t4\nGid:\t5\t6\t7\t8\nGroups:\t9 10 \n").unwrap();
        assert_eq!((user.uid, user.groups), (2, vec![9, 10, 6]));
        assert!(User::in_status("Name:\tpodium\n").is_none());
    }
}
