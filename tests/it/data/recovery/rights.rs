//! `podium doctor` by root judges for the user that Podium runs as: root may use everything.

use std::fs::Permissions;
use std::os::unix::fs::{PermissionsExt, chown};
use std::path::Path;

use super::{database, mode, podium};
use crate::harness::{TestDb, private_folder};

fn set(path: &Path, mode: u32) {
    std::fs::set_permissions(path, Permissions::from_mode(mode)).expect("the mode");
}

// only root gives folders away
#[test]
#[ignore = "needs root: bash tests/all.sh"]
fn what_its_user_may_not_use_is_found() {
    let db = TestDb::sqlite();
    db.secrets();
    let place = private_folder();
    let others_enter = |folder: &Path| folder.metadata().is_ok_and(|found| found.permissions().mode() & 1 == 1);
    let keys = db.folder().join("podium.keys");
    let own = [db.folder().to_owned(), database(&db), keys.clone()];
    own.iter()
        .for_each(|path| chown(path, Some(1), Some(1)).expect("root gives it away"));
    assert!(
        std::env::temp_dir().ancestors().all(others_enter),
        "the user has to reach the folder of what is temporary"
    );
    for end in ["-wal", "-shm"] {
        chown(db.folder().join(format!("podium.sqlite3{end}")), Some(1), Some(1)).ok();
    }
    let copies = place.path().join("copies");
    std::fs::create_dir(&copies).expect("a folder");
    chown(place.path(), Some(1), Some(1)).expect("root gives it away");
    chown(&copies, Some(1), Some(1)).expect("root gives it away");
    set(&copies, 0o700);
    let flags = [
        "doctor",
        "--backup-every",
        "30m",
        "--backup-folder",
        copies.to_str().expect("UTF-8"),
    ];
    let wrongs = || {
        let said = podium(None, db.folder(), &flags);
        let said = String::from_utf8_lossy(&said.stdout).into_owned();
        let wrong = said.lines().filter(|line| line.starts_with("wrong"));
        wrong.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(wrongs(), Vec::<String>::new());
    for (path, closed, check) in [
        (keys, 0, "permissions"),
        (database(&db), 0o400, "permissions"),
        (db.folder().to_owned(), 0o500, "permissions"),
        (copies.clone(), 0o500, "backups"),
    ] {
        let open = mode(&path);
        set(&path, closed);
        let found = wrongs();
        set(&path, open);
        assert_eq!(found.len(), 1, "{found:?}");
        let closed = format!("mode {closed:o}");
        for says in [check, "User 1, as whom Podium runs, may not use", closed.as_str()] {
            assert!(found[0].contains(says), "{says}: {found:?}");
        }
    }
    chown(&copies, Some(0), Some(0)).expect("root takes it");
    let found = wrongs();
    assert!(found.len() == 1 && found[0].contains("belongs to user 0"), "{found:?}");
}
