//! The checks of `podium doctor` on a PostgreSQL server: whether it takes writes, its clock, its archive.

use chrono::TimeDelta;

use super::amounts::span;
use super::report::Report;
use podium_base::clock::Moment;
use podium_store::disk::inspect::Server;

/// How far the clocks of two machines may differ without a word.
const APART: TimeDelta = TimeDelta::seconds(2);

/// Looks at what a server says of itself.
pub fn look(report: &mut Report, server: &Server, now: Moment) {
    if server.is_replica {
        report.wrong(
            "database",
            "This server is a replica and takes no writes.",
            "Name it with READ_DATABASE_URL, and the one that it follows with DATABASE_URL; or promote it.",
        );
    }
    report.ok(
        "service",
        format!("{} other connections to this database.", server.connections),
    );
    let apart = (server.clock - now).abs();
    if apart > APART {
        report.wrong(
            "clock",
            format!(
                "The clocks of this machine and of the server are {} apart.",
                span(apart)
            ),
            "Let both follow the same time servers (timedatectl set-ntp true).",
        );
    }
    match (server.archives, server.archive_fails) {
        (_, true) => report.wrong(
            "backups",
            "The server cannot archive its write-ahead log, which grows on its disk until it can.",
            "The server's log says why archive_command fails; docs/postgresql.md has the set-up.",
        ),
        (true, false) => report.ok("backups", "The server archives its write-ahead log."),
        (false, false) => report.note(
            "backups",
            "The server does not archive its write-ahead log: what was written since the last pg_dump could be lost.",
            "docs/postgresql.md says how to be able to go back to any moment.",
        ),
    }
}
