//! Recovery as a drill, by the program itself: copies while results come in, restoring them, upgrades of every schema,
//! going back to a moment on PostgreSQL, and `podium doctor` with each thing that it finds.

mod astray;
mod backup_folder;
mod backups;
mod doctor;
mod moment;
mod restore;
mod rights;
mod upgrade;
mod wrong_place;

use std::collections::BTreeSet;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use podium_base::config::{BackupSettings, DatabaseAddress};
use podium_ops::site::backups::folder::{Origin, in_folder, prepare};
use podium_ops::site::backups::identity;

use crate::harness::TestDb;
use crate::harness::http::Visitor;
use crate::harness::process::Process;

/// Runs `podium` on a data folder, or on the database's server with that folder for the keys.
fn podium(address: Option<&DatabaseAddress>, data: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_podium"));
    command.env_remove("DATABASE_URL").env_remove("PODIUM_KEYS");
    command.arg("--data").arg(data);
    if let Some(DatabaseAddress::Postgres(url)) = address {
        command.arg("--database-url").arg(url);
    }
    command.args(arguments).output().expect("podium runs")
}

/// What it printed, when it did what it was asked.
fn done(output: &Output) -> String {
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// What it said, when it refused.
fn refusal(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Copies in a folder, the newest first.
fn copies(folder: &Path) -> Vec<PathBuf> {
    let found = in_folder(folder).expect("the folder is read");
    found.into_iter().map(|copy| copy.path).collect()
}

/// What a service is started with that copies its database every 30 minutes into a folder, and tells its metrics.
fn copying_to(folder: &Path) -> [&str; 6] {
    let folder = folder.to_str().expect("UTF-8");
    let metrics = ["--metrics-listen", "127.0.0.1:0"];
    [
        "--backup-every",
        "30m",
        "--backup-folder",
        folder,
        metrics[0],
        metrics[1],
    ]
}

/// How a service copies a database every 30 minutes into a folder, which is made ready for it.
fn scheduled(db: &TestDb, keep: usize, folder: &Path) -> BackupSettings {
    let every = Some(std::time::Duration::from_secs(30 * 60));
    let settings = BackupSettings::from_settings(every, std::num::NonZeroUsize::new(keep), Some(folder), db.folder());
    let identity = identity(&db.db).expect("it has one");
    let origin = Origin {
        file: &database(db),
        identity: &identity,
    };
    prepare(folder, origin).expect("the folder is ready");
    settings.expect("settings").expect("copies are made")
}

/// Tables of the first round with a result, of a database file.
fn reported(file: &Path, slug: &str) -> BTreeSet<i64> {
    let address = DatabaseAddress::Sqlite(file.to_owned());
    let opened = podium_store::Database::open(&address).expect("it opens");
    let loaded = opened
        .read(|conn| podium_store::tournaments::events::load(conn, slug))
        .expect("the tournament");
    let pods = loaded.rounds[0].pods.iter();
    pods.filter(|pod| pod.result.is_some())
        .map(|pod| pod.table_number)
        .collect()
}

fn mode(path: &Path) -> u32 {
    path.metadata().expect("it is there").permissions().mode() & 0o7777
}

/// A value of the service's metrics.
fn metric(address: &str, name: &str) -> i64 {
    let (base, path) = address.rsplit_once('/').expect("an address");
    let counts = Visitor::new(base, None).see(&format!("/{path}")).body;
    let found = counts
        .lines()
        .find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
    found.unwrap_or_else(|| panic!("{name} is missing: {counts}"))
}

/// A file of the test's data folder.
fn database(db: &TestDb) -> PathBuf {
    db.folder().join(podium_base::config::SQLITE_FILE)
}

/// Waits until something is there, for a minute at the most.
fn until<T>(what: &str, mut there: impl FnMut() -> Option<T>) -> T {
    for _ in 0..1_200 {
        if let Some(found) = there() {
            return found;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    panic!("never: {what}");
}

/// What is seen of a service that has started, once it is idle: just after it has printed its address it makes its set-up link,
/// and removes old entries of the security log.
fn settled<T: PartialEq>(process: &Process, look: impl Fn() -> T) -> T {
    Visitor::new(&process.base, None).see("/readyz");
    until("nothing changes", || {
        let seen = look();
        std::thread::sleep(std::time::Duration::from_millis(300));
        (look() == seen).then_some(seen)
    })
}
