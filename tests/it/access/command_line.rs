//! `podium user`, run as people run it.

use std::io::Write;
use std::process::{Command, Stdio};

use podium_base::config::DatabaseAddress;
use podium_store::site::accounts;

use super::{is_signed_in, signs_in};
use crate::harness::http::{PASSWORD, Service};
use crate::harness::{TestDb, both_databases};

/// What a command said, and its exit status.
pub struct Said {
    pub out: String,
    pub error: String,
    pub status: i32,
}

/// Runs a command on the database of a test.
pub fn podium(db: &TestDb, arguments: &[&str], input: &str) -> Said {
    let mut command = Command::new(env!("CARGO_BIN_EXE_podium"));
    command
        .env_remove("PODIUM_DATA")
        .env_remove("DATABASE_URL")
        .env_remove("PODIUM_PUBLIC_URL");
    command.arg("--data").arg(db.folder());
    if let DatabaseAddress::Postgres(url) = &db.address {
        command.arg("--database-url").arg(url);
    }
    let mut child = command
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("podium runs");
    child.stdin.take().expect("its input").write_all(input.as_bytes()).ok();
    let done = child.wait_with_output().expect("podium ends");
    Said {
        out: String::from_utf8(done.stdout).expect("text"),
        error: String::from_utf8(done.stderr).expect("text"),
        status: done.status.code().expect("an exit status"),
    }
}

/// What a command printed that succeeded.
pub fn right(said: Said) -> String {
    assert_eq!((said.status, said.error.as_str()), (0, ""), "{}", said.out);
    said.out
}

/// Gives an account a second factor, as a confirmed code does.
fn in_database_factor(db: &TestDb, name: &str) {
    let id = super::in_database_account(db, name).id;
    let stored: Result<(), podium_store::DbError> = db.db.write(|conn| {
        accounts::begin_factor(conn, &id, "salt")?;
        accounts::confirm_factor(conn, &id, 1, podium_base::clock::now())
    });
    stored.expect("the account is stored");
}

both_databases! {
    fn accounts_are_made_listed_and_changed(db) {
        let service = Service::start(db);
        assert!(right(podium(db, &["user", "list"], "")).contains("no account yet"));
        let made = right(podium(db, &["user", "add", "Root", "--role", "administrator"], ""));
        let password = made.trim().rsplit(' ').next().expect("the password").to_owned();
        let root = service.anonymous();
        assert_eq!(signs_in(&root, "root", &password).status, 303, "{made}");
        assert_eq!(root.get("/accounts").status, 200);

        let made = right(podium(db, &["user", "add", "ann", "--password-stdin"], &format!("{PASSWORD}\n")));
        assert_eq!(made, "Made the account ann, organizer.\n");
        assert_eq!(signs_in(&service.anonymous(), "ann", PASSWORD).status, 303);
        let listed = right(podium(db, &["user", "list"], ""));
        assert!(listed.lines().nth(1).is_some_and(|l| l.starts_with("ann   organizer      can sign in")), "{listed}");
        assert!(listed.lines().nth(2).is_some_and(|l| l.starts_with("Root  administrator")), "{listed}");
        let json = right(podium(db, &["user", "list", "--json"], ""));
        let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        assert_eq!(json[1]["name"], "Root");
        assert_eq!(json[1]["role"], "administrator");
        assert!(!json.to_string().contains("argon2"));

        assert_eq!(right(podium(db, &["user", "role", "ANN", "staff"], "")), "ann is staff now.\n");
        let ann = service.in_database_account("ann", podium_store::SiteRole::Staff);
        right(podium(db, &["user", "disable", "ann"], ""));
        assert!(!is_signed_in(&ann));
        right(podium(db, &["user", "enable", "ann"], ""));
        let without = podium(db, &["user", "remove-second-factor", "ann"], "");
        assert!(without.status == 1 && without.error.contains("has no second factor"), "{}", without.error);
        in_database_factor(db, "ann");
        assert_eq!(signs_in(&service.anonymous(), "ann", PASSWORD).status, 200, "a code is asked for");
        right(podium(db, &["user", "remove-second-factor", "ann"], ""));
        assert_eq!(signs_in(&service.anonymous(), "ann", PASSWORD).status, 303);
    }

    fn a_lost_password_is_helped_from_the_command_line(db) {
        let service = Service::start(db);
        right(podium(db, &["user", "add", "ann"], ""));
        let said = right(podium(db, &["user", "reset", "ann", "--public-url", "https://podium.example"], ""));
        let link = said.lines().nth(1).and_then(|l| l.strip_prefix("https://podium.example")).expect("a link");
        let visitor = service.anonymous();
        let form = visitor.see(link).form(link).set("password", "seven quiet badgers");
        assert_eq!(visitor.send(&form).status, 303);
        assert_eq!(signs_in(&service.anonymous(), "ann", "seven quiet badgers").status, 303);
    }

    fn mistakes_are_said_and_change_nothing(db) {
        right(podium(db, &["user", "add", "root", "--role", "administrator"], ""));
        for (arguments, input, why) in [
            (&["user", "add", "root"][..], "", "There is an account root already"),
            (&["user", "add", "  "], "", "Type a user name"),
            (&["user", "add", "eve", "--password-stdin"], "short\n", "at least 12"),
            (&["user", "reset", "eve"], "", "There is no account \"eve\""),
            (&["user", "disable", "root"], "", "last administrator"),
            (&["user", "role", "root", "staff"], "", "last administrator"),
        ] {
            let said = podium(db, arguments, input);
            assert_eq!(said.status, 1, "{arguments:?}: {}", said.out);
            assert!(said.error.contains(why), "{arguments:?}: {}", said.error);
        }
        assert_eq!(podium(db, &["user", "role", "root", "emperor"], "").status, 2);
        assert_eq!(right(podium(db, &["user", "list"], "")).lines().count(), 2);
    }
}
