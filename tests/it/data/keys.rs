//! Data at rest: keys that are not in the database, and files that are for the program's own user alone.

use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};

use podium_base::config::{DatabaseAddress, KeySource};
use podium_ops::people::players::link_path;
use podium_ops::site::keys::{self, Rotation};
use podium_ops::site::secrets::Secrets;
use podium_store::Database;

use crate::harness::http::{PASSWORD, Service};
use crate::harness::process::Process;
use crate::harness::raw::{Raw, everything};
use crate::harness::{TestDb, both_databases, private_folder};

/// Keys as an environment has them.
fn own_keys() -> String {
    let key = |letter: &str| letter.repeat(64);
    let (forms, players, second_factor, webhooks) = (key("a"), key("b"), key("c"), key("d"));
    format!("forms={forms} players={players} second-factor={second_factor} webhooks={webhooks}")
}

/// Runs `podium` on a database with the keys of a folder, or of the environment.
fn podium(db: &TestDb, data: &Path, keys: Option<&str>, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_podium"));
    command.env_remove("DATABASE_URL").env_remove("PODIUM_KEYS");
    command.arg("--data").arg(data);
    if let DatabaseAddress::Postgres(url) = &db.address {
        command.arg("--database-url").arg(url);
    }
    if let Some(keys) = keys {
        command.env("PODIUM_KEYS", keys);
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
    assert_eq!(output.status.code(), Some(1));
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn mode(path: &Path) -> u32 {
    path.metadata().expect("it is there").permissions().mode() & 0o777
}

/// The path of a player's secret link by some keys.
fn link(db: &TestDb, secrets: &Secrets, slug: &str, number: i64) -> String {
    let players = db.load(slug).players;
    let row = players
        .iter()
        .find(|row| row.number == number)
        .expect("the player is there");
    link_path(secrets, row)
}

/// Lets a database refuse every change of a table's rows.
fn refuse_changes(raw: &mut Raw, table: &str) {
    let sql = match raw {
        Raw::Sqlite(_) => ["INSERT", "UPDATE"]
            .map(|verb| {
                format!("CREATE TRIGGER no_{verb} BEFORE {verb} ON {table} BEGIN SELECT RAISE(ABORT, 'refused'); END;")
            })
            .concat(),
        Raw::Pg(_) => format!(
            "CREATE FUNCTION no() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
             CREATE TRIGGER no BEFORE INSERT OR UPDATE ON {table} FOR EACH ROW EXECUTE FUNCTION no();"
        ),
    };
    raw.execute(&sql);
}

fn allow_changes(raw: &mut Raw, table: &str) {
    raw.execute(&match raw {
        Raw::Sqlite(_) => "DROP TRIGGER no_INSERT; DROP TRIGGER no_UPDATE;".to_owned(),
        Raw::Pg(_) => format!("DROP TRIGGER no ON {table}; DROP FUNCTION no;"),
    });
}

fn opens(service: &Service<'_>, link: &str) -> bool {
    let page = service.anonymous().get(link);
    assert!(matches!(page.status, 303 | 404), "{page:?}");
    page.status == 303
}

/// The database as a thief has it: a copy of the file, or the same tables, with another data folder.
fn stolen(db: &TestDb, folder: &Path) -> (Database, KeySource) {
    let keys = KeySource::from_settings(None, folder);
    match &db.address {
        DatabaseAddress::Postgres(_) => (db.db.clone(), keys),
        DatabaseAddress::Sqlite(_) => {
            db.db.backup(&folder.join("podium.sqlite3")).expect("copied");
            let address = DatabaseAddress::from_settings(None, folder).expect("a file");
            (Database::open(&address).expect("the copy opens"), keys)
        }
    }
}

both_databases! {
    fn a_copy_of_the_database_alone_opens_nothing(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("spring", 8);
        let secret = link(db, &db.secrets(), &slug, 1);
        assert!(opens(&service, &secret));
        let root = service.administrator();
        let form = root.see("/accounts").form("/accounts/invitations");
        assert_eq!(root.send(&form).status, 200);
        let tokens = [
            form.value("csrf").to_owned(),
            root.cookie("podium_session").expect("a session"),
            secret.rsplit('.').next().expect("a token").to_owned(),
            PASSWORD.to_owned(),
        ];
        let KeySource::File(file) = db.keys() else { panic!("the keys are in a file") };
        let text = std::fs::read_to_string(&file).expect("the keys");
        let keys: Vec<&str> = text.lines().filter_map(|line| line.split_once('=')).map(|(_, key)| key).collect();
        assert!(keys.len() >= 3 && keys.iter().all(|key| key.len() == 64), "{text}");
        let all = everything(&db.address);
        for word in keys.iter().copied().chain(tokens.iter().map(String::as_str)) {
            assert!(!all.contains(word), "the database holds {word}");
        }

        // the service does not even start on it, and says why
        let folder = tempfile::tempdir().expect("a folder");
        let (copy, without) = stolen(db, folder.path());
        let Err(refused) = keys::load(&copy, &without) else { panic!("it starts") };
        assert!(refused.to_string().contains("podium.keys is not there"), "{refused}");
        let typed = format!("podium --data {} keys rotate all --yes", folder.path().display());
        assert!(refused.to_string().contains(&typed), "{refused}");

        // with keys of the thief's own it starts, and what was made with the others is void
        keys::rotate(&copy, &without, Rotation::All).expect("new keys");
        let theirs = keys::load(&copy, &without).expect("it starts");
        assert!(!theirs.is_player_token(&db.load(&slug).players[0].id, 1, &tokens[2]));
        assert!(!theirs.is_form_token(&tokens[1], &tokens[0]));
    }

    fn a_program_without_the_keys_prints_no_address(db) {
        db.secrets();
        let folder = private_folder();
        drop(stolen(db, folder.path()));
        let ended = podium(db, folder.path(), None, &["serve", "--listen", "127.0.0.1:0"]);
        let (said, complaint) = (String::from_utf8_lossy(&ended.stdout), String::from_utf8_lossy(&ended.stderr));
        assert!(!ended.status.success() && !said.contains("http://"), "{said}");
        assert!(complaint.contains("podium.keys is not there"), "{complaint}");
    }

    fn old_links_and_forms_are_void_with_other_keys(db) {
        let slug = db.in_database_tournament("spring", 8);
        let service = Service::start(db);
        let secret = link(db, &db.secrets(), &slug, 1);
        let player = service.in_database_player(&slug, 1);
        assert_eq!(player.get("/t/spring/me/link").status, 200);
        let root = service.administrator();
        let form = root.see("/accounts").form("/accounts/invitations");
        keys::rotate(&db.db, &db.keys(), Rotation::All).expect("new keys");
        let service = Service::start(db);
        assert!(!opens(&service, &secret));
        assert_eq!(player.at(&service.base).get("/t/spring/me/link").status, 403);
        let root = root.at(&service.base);
        let refused = root.send(&form);
        assert_eq!(refused.status, 403, "{}", refused.text());
        assert_eq!(root.get("/accounts").status, 200, "a session is a row, and goes on");
    }

    fn keys_that_an_earlier_version_kept_inside_are_moved_out(db) {
        let [forms, players] = ["f1".repeat(32), "a2".repeat(32)];
        Raw::connect(&db.address).execute(&format!(
            "INSERT INTO settings VALUES ('form_key', '{forms}'), ('player_key', '{players}')"
        ));
        let slug = db.in_database_tournament("spring", 8);
        let secrets = db.secrets();
        let secret = link(db, &secrets, &slug, 1);
        let KeySource::File(file) = db.keys() else { panic!("the keys are in a file") };
        let text = std::fs::read_to_string(&file).expect("the keys");
        assert!(text.contains(&format!("forms={forms}\n")) && text.contains(&format!("players={players}\n")), "{text}");
        assert_eq!(mode(&file), 0o600);
        let all = everything(&db.address);
        assert!(!all.contains(&forms) && !all.contains(&players) && !all.contains("player_key"));
        assert!(opens(&Service::start(db), &secret), "printed links go on");

        // an older copy of the database is restored, and meanwhile the file has been made again
        keys::rotate(&db.db, &db.keys(), Rotation::All).expect("new keys");
        Raw::connect(&db.address).execute(&format!("INSERT INTO settings VALUES ('player_key', '{players}')"));
        let Err(refused) = keys::load(&db.db, &db.keys()) else { panic!("it takes one of two keys") };
        assert!(refused.to_string().contains("has its own keys"), "{refused}");
    }

    fn instances_with_other_keys_are_refused(db) {
        db.secrets();
        let elsewhere = private_folder();
        let own = own_keys();
        for keys in [None, Some(own.as_str())] {
            let serve = ["serve", "--listen", "127.0.0.1:0"];
            let data = match &db.address {
                DatabaseAddress::Postgres(_) => elsewhere.path(),
                // the file of the database is where it is, with the keys beside it
                DatabaseAddress::Sqlite(_) if keys.is_some() => db.folder(),
                DatabaseAddress::Sqlite(_) => continue,
            };
            let said = refusal(&podium(db, data, keys, &serve));
            assert!(said.contains("This database is used with"), "{said}");
            assert!(said.contains("PODIUM_KEYS"), "{said}");
            assert!(!said.contains(&"b".repeat(64)), "{said}");
        }
        // the same keys, given by the environment
        let KeySource::File(file) = db.keys() else { panic!("the keys are in a file") };
        let text = std::fs::read_to_string(file).expect("the keys");
        let pairs: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        let same = KeySource::from_settings(Some(&pairs.join(" ")), elsewhere.path());
        keys::load(&db.db, &same).expect("the same keys");
        let Err(refused) = keys::load(&db.db, &KeySource::Environment(pairs[0].to_owned())) else {
            panic!("it starts without a key")
        };
        assert!(refused.to_string().contains("has no key for"), "{refused}");
    }

    fn a_start_that_fails_changes_no_key(db) {
        let slug = db.in_database_tournament("spring", 8);
        let secret = link(db, &db.secrets(), &slug, 1);
        let KeySource::File(file) = db.keys() else { panic!("the keys are in a file") };
        let text = std::fs::read_to_string(&file).expect("the keys");
        let without = text.lines().filter(|line| !line.starts_with("forms=")).collect::<Vec<_>>().join("\n");
        for (left, rotate) in [("", "keys rotate all --yes`"), (without.as_str(), "keys rotate forms --yes`")] {
            std::fs::write(&file, left).expect("the file");
            let Err(refused) = keys::load(&db.db, &db.keys()) else { panic!("it starts") };
            let said = refused.to_string();
            assert!(said.contains("has no key for forms") && said.contains(rotate), "{said}");
            assert_eq!(said.contains("rotate all"), rotate.contains("all"), "{said}");
            assert_eq!(std::fs::read_to_string(&file).expect("the file"), left, "it is as it was");
            let shown = podium(db, db.folder(), None, &["keys", "show"]);
            assert!(refusal(&shown).contains("Podium does not start"), "{shown:?}");
        }
        // only the missing one is made again
        done(&podium(db, db.folder(), None, &["keys", "rotate", "forms", "--yes"]));
        assert_eq!(link(db, &db.secrets(), &slug, 1), secret);

        // a rotation of one key does not take others for those of the database
        let others = text.replace("players=", &format!("players={}", "p".repeat(20)));
        std::fs::write(&file, others).expect("the file");
        done(&podium(db, db.folder(), None, &["keys", "rotate", "forms", "--yes"]));
        let Err(refused) = keys::load(&db.db, &db.keys()) else { panic!("it starts") };
        assert!(refused.to_string().contains("another key for players"), "{refused}");
    }

    fn keys_are_rotated_by_a_command(db) {
        let slug = db.in_database_tournament("spring", 8);
        let first = link(db, &db.secrets(), &slug, 1);
        let podium = |arguments: &[&str]| podium(db, db.folder(), None, arguments);
        let said = refusal(&podium(&["keys", "rotate", "players"]));
        assert!(said.contains("Nothing was done.") && said.contains("become invalid"), "{said}");
        assert!(opens(&Service::start(db), &first), "nothing was done");

        let said = done(&podium(&["keys", "rotate", "players", "--old-links-for", "5", "--yes"]));
        assert!(said.contains("stay valid for 5 days") && said.contains("Restart every instance"), "{said}");
        let second = link(db, &db.secrets(), &slug, 1);
        assert_ne!(first, second);
        let service = Service::start(db);
        assert!(opens(&service, &first) && opens(&service, &second));
        let shown = done(&podium(&["keys", "show"]));
        assert!(shown.contains("the database's") && shown.contains("go on until"), "{shown}");

        let said = done(&podium(&["keys", "rotate", "players", "--yes"]));
        assert!(said.contains("become invalid"), "{said}");
        let service = Service::start(db);
        assert!(!opens(&service, &first) && !opens(&service, &second));
        assert!(opens(&service, &link(db, &db.secrets(), &slug, 1)));
    }

    /// At each point at which a rotation can fail, and again after it: links that were printed go on.
    fn a_rotation_that_fails_voids_no_printed_link(db) {
        let slug = db.in_database_tournament("spring", 8);
        let printed = link(db, &db.secrets(), &slug, 1);
        let KeySource::File(file) = db.keys() else { panic!("the keys are in a file") };
        let text = || std::fs::read_to_string(&file).expect("the keys");
        let rotate = || keys::rotate(&db.db, &db.keys(), Rotation::Players { old_links_for: 7 });
        let before = text();

        // the file cannot be replaced
        let new = file.with_extension(format!("keys.new-{}", std::process::id()));
        std::fs::create_dir(&new).expect("something else has the name");
        rotate().expect_err("the file is not written");
        std::fs::remove_dir(&new).expect("it is gone");
        assert_eq!(text(), before);
        assert!(opens(&Service::start(db), &printed), "the database is as it was");

        // the database refuses before the file is replaced
        let mut raw = Raw::connect(&db.address);
        refuse_changes(&mut raw, "settings");
        rotate().expect_err("the database refuses");
        assert_eq!(text(), before, "the file is as it was");
        allow_changes(&mut raw, "settings");

        // the database refuses, or the machine stops, after the file was replaced
        refuse_changes(&mut raw, "security_log");
        rotate().expect_err("the database refuses");
        assert_ne!(text(), before, "the file has the new key");
        rotate().expect_err("it is sent again, too early");
        allow_changes(&mut raw, "security_log");
        let shown = done(&podium(db, db.folder(), None, &["keys", "show"]));
        assert!(!shown.contains("another one"), "{shown}");
        let rotations = "SELECT detail AS line FROM security_log WHERE kind = 'keys_rotated'";
        assert_eq!(raw.lines(rotations), [""; 0]);
        let of_first_file = link(db, &db.secrets(), &slug, 1);
        assert_eq!(raw.lines(rotations), ["players"], "the start has finished it");
        let service = Service::start(db);
        assert!(opens(&service, &printed) && opens(&service, &of_first_file));

        // it was stored, and nobody heard of it: it is sent again
        rotate().expect("rotated");
        rotate().expect("rotated again");
        let service = Service::start(db);
        let latest = link(db, &db.secrets(), &slug, 1);
        assert!([&printed, &of_first_file, &latest].iter().all(|link| opens(&service, link)));

        keys::rotate(&db.db, &db.keys(), Rotation::Players { old_links_for: 0 }).expect("rotated");
        let service = Service::start(db);
        assert!([&printed, &of_first_file, &latest].iter().all(|link| !opens(&service, link)));
    }

    fn keys_of_the_environment_are_printed_when_they_are_rotated(db) {
        let own = own_keys();
        let shown = done(&podium(db, db.folder(), Some(&own), &["keys", "show"]));
        assert!(shown.contains("in PODIUM_KEYS") && !shown.contains("bbbb"), "{shown}");
        keys::load(&db.db, &KeySource::Environment(own.clone())).expect("it starts");
        let said = done(&podium(db, db.folder(), Some(&own), &["keys", "rotate", "forms", "--yes"]));
        let next = said.lines().find(|line| line.starts_with("forms=")).expect("the new value");
        assert!(next.contains(&"b".repeat(64)) && !next.contains(&"a".repeat(64)), "{next}");
        keys::load(&db.db, &KeySource::Environment(next.to_owned())).expect("it starts with them");
        assert!(keys::load(&db.db, &KeySource::Environment(own)).is_err(), "and no more with the old ones");
        assert!(!db.folder().join("podium.keys").exists());
    }
}

#[test]
fn files_that_others_could_read_are_closed() {
    let db = TestDb::sqlite();
    db.secrets();
    let files = ["podium.sqlite3", "podium.keys"].map(|name| db.folder().join(name));
    for file in &files {
        std::fs::set_permissions(file, Permissions::from_mode(0o644)).expect("opened");
    }
    std::fs::set_permissions(db.folder(), Permissions::from_mode(0o755)).expect("opened");
    let process = Process::serve(&db);
    assert_eq!(
        process.log().matches("was open to other users of this machine").count(),
        3,
        "{}",
        process.log()
    );
    assert_eq!(mode(db.folder()), 0o700);
    for file in files.iter().chain(&[db.folder().join("podium.sqlite3-wal")]) {
        assert_eq!(mode(file), 0o600, "{}", file.display());
    }
}

#[test]
fn new_folders_files_and_copies_are_for_the_own_user() {
    let db = TestDb::sqlite();
    let place = tempfile::tempdir().expect("a folder");
    let data = place.path().join("data");
    done(&podium(&db, &data, None, &["demo"]));
    assert_eq!(mode(&data), 0o700);
    assert_eq!(mode(&data.join("podium.sqlite3")), 0o600);
    let copy = place.path().join("copy.sqlite3");
    let said = done(&podium(&db, &data, None, &["backup", &copy.to_string_lossy()]));
    assert_eq!(mode(&copy), 0o600);
    assert!(
        said.contains("neither in it nor at") && said.contains("data/podium.keys"),
        "{said}"
    );
}

/// A registration that is sent twice leads to the link, which is nowhere in the database.
#[test]
fn a_registration_sent_twice_leads_to_a_link_that_is_not_stored() {
    let db = TestDb::sqlite();
    let service = Service::start(&db);
    let slug = db.in_database_tournament("spring", 0);
    Raw::connect(&db.address).execute("UPDATE tournaments SET registration = 'open'");
    let visitor = service.anonymous();
    let form = visitor
        .see(&format!("/t/{slug}/register"))
        .form("/register")
        .set("name", "Ann Ash");
    assert_eq!(visitor.send(&form).status, 200);
    let again = visitor.send(&form);
    assert_eq!(
        (again.status, again.location.starts_with("/p/")),
        (303, true),
        "{again:?}"
    );
    assert_eq!(again.location, link(&db, &db.secrets(), &slug, 1));
    let token = again.location.rsplit('.').next().expect("a token").to_owned();
    assert!(!everything(&db.address).contains(&token));
    assert!(opens(&service, &again.location));
}
