//! What `podium doctor` finds of copies of the embedded database: how old the newest is, whether it is whole, where it is.

use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use chrono::{DateTime, TimeDelta};

use super::database::span;
use super::report::Report;
use crate::cli::Failure;
use crate::clock::Moment;
use crate::config::{BackupSettings, DatabaseAddress, private};
use crate::db::inspect::{self, Inspection};
use crate::ops::backups::{self, Backup};

/// How much later than it was due a copy may be: it waits a minute after one that failed.
const LATE: TimeDelta = TimeDelta::minutes(5);

/// The database that copies are made of.
pub struct Copied<'a> {
    pub data: &'a Path,
    pub address: &'a DatabaseAddress,
    /// Whether the service runs, and so makes copies.
    pub runs: bool,
    /// When personal data was last removed.
    pub forgotten: Option<Moment>,
    pub now: Moment,
}

/// Looks at copies; `settings`: how the service makes them.
pub fn look(report: &mut Report, of: &Copied<'_>, settings: Result<Option<BackupSettings>, Failure>) {
    let settings = match settings {
        Ok(settings) => settings,
        Err(failure) => {
            report.wrong(
                "backups",
                format!("{}.", failure.message),
                "Podium does not start with these settings.",
            );
            return;
        }
    };
    let DatabaseAddress::Sqlite(database) = of.address else {
        return;
    };
    let folder = settings.as_ref().map_or_else(
        || BackupSettings::usual_folder(of.data),
        |settings| settings.folder.clone(),
    );
    let copies = match backups::in_folder(&folder) {
        Ok(copies) => copies,
        Err(error) => {
            report.wrong(
                "backups",
                format!("{} cannot be read: {error}.", folder.display()),
                "Mend the folder, or choose another with --backup-folder.",
            );
            return;
        }
    };
    look_at_newest(report, of, settings.as_ref(), copies.first());
    if let (Some(_), Ok(copied), Ok(own)) = (copies.first(), folder.metadata(), of.data.metadata())
        && copied.dev() == own.dev()
    {
        report.note(
            "backups",
            format!(
                "The copies in {} are on the disk of the database, and are lost with it.",
                folder.display()
            ),
            "Name a folder on another disk with --backup-folder, or bring copies to another machine.",
        );
    }
    look_at_old(report, of, database, &copies);
    if !report.tells_of("backups")
        && let Some(newest) = copies.first()
    {
        let age = span((of.now - newest.at).abs());
        report.ok(
            "backups",
            format!("{} copies; the newest is whole, and {age} old.", copies.len()),
        );
    }
}

fn look_at_newest(report: &mut Report, of: &Copied<'_>, settings: Option<&BackupSettings>, newest: Option<&Backup>) {
    let Some(settings) = settings else {
        report.note(
            "backups",
            "As far as this command was told, the service makes no copies by itself.",
            "Give it --backup-every 30m, and this command the same flags or environment.",
        );
        return check(report, newest);
    };
    let late = TimeDelta::from_std(settings.every).unwrap_or(TimeDelta::MAX / 2) + LATE;
    let is_late = newest.is_none_or(|newest| of.now - newest.at > late);
    let age = newest.map_or_else(
        || "There is none yet".to_owned(),
        |newest| format!("The newest is {} old", span(of.now - newest.at)),
    );
    match (is_late, of.runs) {
        (true, true) => report.wrong(
            "backups",
            format!("{age}, and one was due: they fail."),
            "The service's log says why (“the database could not be copied”): the disk is full, or the folder is gone.",
        ),
        (true, false) => report.note(
            "backups",
            format!("{age}."),
            "The service does not run; its start makes one.",
        ),
        (false, _) => {}
    }
    check(report, newest);
}

/// Reads the newest copy as a restore would.
fn check(report: &mut Report, newest: Option<&Backup>) {
    let Some(newest) = newest else { return };
    let broken = Inspection::of_file(&newest.path).and_then(|mut copy| copy.read(inspect::integrity));
    let why = match broken {
        Ok(broken) => broken.into_iter().next(),
        Err(error) => Some(error.to_string()),
    };
    if let Some(why) = why {
        report.wrong(
            "backups",
            format!("The newest copy is damaged: {}: {why}.", newest.path.display()),
            "Make another now (podium backup FILE), and look at the disk that it is on.",
        );
    }
}

/// Names copies that still have what was removed as personal data.
fn look_at_old(report: &mut Report, of: &Copied<'_>, database: &Path, copies: &[Backup]) {
    let Some(forgotten) = of.forgotten else { return };
    let mut old: Vec<PathBuf> = copies
        .iter()
        .filter(|copy| copy.at < forgotten)
        .map(|copy| copy.path.clone())
        .collect();
    let changed = |path: &PathBuf| {
        let modified = path.metadata().ok()?.modified().ok()?;
        Some(DateTime::<chrono::Utc>::from(modified).naive_utc())
    };
    let upgrades = private::copies_before_upgrades(database).into_iter();
    old.extend(upgrades.filter(|path| changed(path).is_none_or(|at| at < forgotten)));
    if old.is_empty() {
        return;
    }
    let names: Vec<String> = old.iter().map(|path| path.display().to_string()).collect();
    report.note(
        "old copies",
        format!(
            "Personal data was removed on {}, and is still in copies from before: {}.",
            forgotten.format("%Y-%m-%d"),
            names.join(", ")
        ),
        "Delete them once nobody needs them; those that the service makes go by themselves as newer ones come.",
    );
}
