//! The security log: what is in it, what is not, who reads it, and when it is forgotten.

use std::net::IpAddr;

use chrono::Duration;
use podium_base::clock;
use podium_ops::command::rights::Staffing;
use podium_ops::site::security_log::{Entries, MOST_AN_HOUR, MOST_AN_HOUR_OF_AN_ACCOUNT, forget_old, write};
use podium_ops::site::staff;
use podium_ops::{Actor, SecurityEvent, Sender};
use podium_store::site::accounts;
use podium_store::site::security_log::{self, Filter, SecurityEntry};
use podium_store::{DbError, Role, SecurityEventKind as Kind, SiteRole};

use crate::harness::http::{PASSWORD, Service, Visitor};
use crate::harness::process::Process;
use crate::harness::{TestDb, both_databases};

const PAGE: &str = "/security-log";

/// The entries of the log, latest first.
fn entries(db: &TestDb) -> Vec<SecurityEntry> {
    let read = db.db.read(|conn| security_log::page(conn, &Filter::default(), 10_000));
    read.expect("the log is read")
}

fn kinds(db: &TestDb) -> Vec<Kind> {
    entries(db).into_iter().map(|entry| entry.kind).collect()
}

/// Writes entries in one transaction.
fn in_database_entries(db: &TestDb, days_ago: i64, add: impl Fn(&mut Entries)) {
    let address: IpAddr = "192.0.2.7".parse().expect("an address");
    let at = clock::now() - Duration::days(days_ago);
    let written: Result<(), DbError> = write(&db.db, Some(address), at, |_, entries| {
        add(entries);
        Ok(())
    });
    written.expect("entries are stored");
}

fn id_of(db: &TestDb, name: &str) -> String {
    let found = db.db.read(|conn| accounts::by_name_key(conn, name));
    found.expect("accounts are read").expect("the account is there").id
}

/// Signs in through the page.
fn signs_in(visitor: &Visitor, name: &str, password: &str) -> u16 {
    let form = visitor.see("/sign-in").form("/sign-in");
    visitor.send(&form.set("name", name).set("password", password)).status
}

both_databases! {
    fn who_did_what_to_whom_and_from_where_is_read_by_administrators(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring Open", 3);
        let root = service.administrator();
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let judge = service.in_database_staff(&slug, Role::Judge);
        let ann = id_of(db, "judge");
        root.send(&root.see("/accounts").form("/invitations").set("role", "organizer"));
        root.send(&root.see(&format!("/accounts/{ann}")).form("/reset"));
        let at = format!("/t/{slug}/desk");
        organizer.send(&organizer.see(&format!("{at}/staff")).form("/invitations").set("role", "head_judge"));
        organizer.send(&organizer.see(&format!("{at}/staff")).form(&format!("/{ann}/remove")));
        organizer.see(&format!("{at}/export/event.json"));
        organizer.see(&format!("{at}/log.csv"));
        organizer.see(&format!("{at}/players/links"));
        organizer.send(&organizer.see(&format!("{at}/players/2/link")).form("/players/2/link"));
        assert_eq!(judge.post("/accounts/invitations", &[("role", "administrator")]).status, 403);
        assert_eq!(judge.get("/accounts").status, 403, "looking is no event");

        let page = root.see(PAGE);
        assert_eq!(page.header("cache-control"), "no-store");
        let text = page.text();
        let sentences = [
            "Invited one new organizer to the site root",
            "Made a link for the lost password of judge root",
            "Invited one head judge to the staff Spring Open organizer",
            "Removed judge from the staff Spring Open organizer",
            "Took the whole tournament as a file, with contact data Spring Open organizer",
            "Took the tournament's log as CSV Spring Open organizer",
            "Looked at the secret links of 3 players Spring Open organizer",
            "Looked at the secret link of one player Spring Open organizer",
            "Renewed the secret link of player 2 Spring Open organizer",
            "Sent a form without the right to manage accounts Refused judge",
        ];
        for sentence in sentences {
            let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(words(&text).contains(&format!("{sentence} 127.0.0.1")), "{sentence}: {text}");
        }
        let refused = |kind| kinds(db).into_iter().filter(|k| *k == kind).count();
        assert_eq!(refused(Kind::RightRefused), 1, "{:?}", kinds(db));
        for nobody in [&organizer, &judge, &service.anonymous()] {
            assert_ne!(nobody.get(PAGE).status, 200);
        }
    }

    fn the_log_is_looked_through_by_what_happened_to_whom_and_from_where(db) {
        let service = Service::start(db);
        let root = service.administrator();
        service.in_database_account("ann", SiteRole::Staff);
        let (ann, by) = (id_of(db, "ann"), Actor::command_line());
        in_database_entries(db, 0, |entries| {
            entries.record(&by, SecurityEvent::new(Kind::AccountDisabled).about(ann.as_str()));
            entries.record(&by, SecurityEvent::new(Kind::KeysRotated).with("the key of forms"));
        });
        let sees = |query: &str| root.see(&format!("{PAGE}?{query}")).text();
        let disabled = "Disabled ann";
        assert!(sees("what=accounts").contains(disabled) && !sees("what=accounts").contains("the key of forms"));
        assert!(sees("what=keys").contains("Replaced the key of forms") && !sees("what=keys").contains(disabled));
        assert!(sees("who=Ann").contains(disabled), "to whom it happened");
        assert!(!sees("who=root").contains(disabled));
        assert!(sees("from=192.0.2.7").contains(disabled));
        assert!(sees("from=%3A%3Affff%3A192.0.2.7").contains(disabled), "an address in its other form");
        assert!(sees("from=192.0.2.8").contains("Nothing fits"));
        let unknown = root.see(&format!("{PAGE}?who=an%3Cn"));
        assert!(unknown.text().contains("No account has this user name"), "{}", unknown.text());
        assert!(unknown.body.contains("value=\"an&#60;n\""), "what was typed comes back: {}", unknown.body);
        assert!(sees("from=here").contains("This is no address"));
        assert_eq!(root.get(&format!("{PAGE}?what=nonsense&below=nonsense")).status, 200);
    }

    fn a_long_log_is_shown_in_parts(db) {
        let service = Service::start(db);
        let root = service.administrator();
        let by = Actor::command_line();
        in_database_entries(db, 0, |entries| {
            for number in 1..=150 {
                entries.record(&by, SecurityEvent::new(Kind::PlayerLinksShown).with(number + 1));
            }
        });
        let first = root.see(&format!("{PAGE}?what=players"));
        let shown = |page: &str| page.matches("Looked at the secret links of").count();
        assert_eq!(shown(&first.body), 100);
        assert!(first.text().contains("links of 151 players"), "the latest first");
        let older = first.body.split("href=\"").find(|part| part.contains("below=")).expect("a way to older entries");
        let older = older.split('"').next().expect("an address").replace("&#38;", "&").replace("&amp;", "&");
        assert!(older.contains("what=players"), "the filter stays: {older}");
        let second = root.see(&older);
        assert_eq!(shown(&second.body), 50);
        assert!(!second.text().contains("Older entries"));
    }

    fn what_is_not_done_is_not_in_the_log(db) {
        let slug = db.in_database_tournament("spring", 3);
        db.in_database_session("ora", SiteRole::Staff);
        db.in_database_join(&slug, "ora", Role::Organizer);
        let before = kinds(db);
        let ora = id_of(db, "ora");
        let done = db.act_as(&slug, db.staff::<Staffing>("ora"), |work| {
            staff::invite(work, Role::Judge, 24)?;
            // the last organizer stays, and with the refusal everything else is undone
            staff::remove(work, &ora)
        });
        assert!(done.is_err());
        assert_eq!(kinds(db), before);
        db.act(&slug, |work| staff::invite(work, Role::Judge, 24)).expect("invited");
        let latest = entries(db).remove(0);
        assert_eq!((latest.kind, latest.actor.as_str(), latest.address), (Kind::StaffInvited, "command line", None));
    }

    fn old_entries_are_deleted(db) {
        let by = Actor::command_line();
        for days in [200, 181, 179, 0] {
            in_database_entries(db, days, |entries| entries.record(&by, SecurityEvent::new(Kind::SiteInvitationWithdrawn)));
        }
        assert_eq!(forget_old(&db.db, 180).expect("they are deleted"), 2);
        assert_eq!(kinds(db).len(), 2);
        assert_eq!(forget_old(&db.db, 180).expect("nothing is left to do"), 0);
    }

    fn a_flood_of_failures_is_not_kept_and_hides_no_other(db) {
        db.in_database_session("ann", SiteRole::Staff);
        let (ann, by) = (id_of(db, "ann"), Actor::visitor());
        let unknown = SecurityEvent::new(Kind::SignInFailed).about(None);
        let on_ann = SecurityEvent::new(Kind::SignInFailed).about(ann.as_str());
        let most = |most: i64| usize::try_from(most).expect("a small number");
        in_database_entries(db, 0, |entries| {
            for _ in 0..most(MOST_AN_HOUR) + 5 {
                entries.record(&by, unknown.clone());
            }
            for _ in 0..most(MOST_AN_HOUR_OF_AN_ACCOUNT) + 5 {
                entries.record(&by, on_ann.clone());
            }
            entries.record(&by, SecurityEvent::new(Kind::SiteInvitationWithdrawn));
        });
        let kept = entries(db);
        let of = |kind: Kind, account: Option<&str>| {
            kept.iter().filter(|e| e.kind == kind && e.subject_id.as_deref() == account).count()
        };
        assert_eq!(of(Kind::SignInFailed, None), most(MOST_AN_HOUR));
        assert_eq!(of(Kind::SignInFailed, Some(&ann)), most(MOST_AN_HOUR_OF_AN_ACCOUNT), "tries on an account are counted separately");
        assert_eq!((of(Kind::LeftOut, None), of(Kind::LeftOut, Some(&ann))), (1, 1), "who reads sees the gap");
        assert_eq!(of(Kind::SiteInvitationWithdrawn, None), 1, "what no stranger causes is always kept");
    }

    fn sign_ins_are_in_the_log_and_nothing_that_was_typed(db) {
        let service = Service::start(db);
        let root = service.administrator();
        let typed = ["a password in the wrong field", "four horses ate my hay", "nobody-is-called-so"];
        let visitor = service.anonymous();
        assert_eq!(signs_in(&visitor, typed[0], typed[1]), 422);
        assert_eq!(signs_in(&visitor, typed[2], PASSWORD), 422);
        assert_eq!(signs_in(&visitor, "root", typed[1]), 422);
        assert_eq!(signs_in(&visitor, "root", PASSWORD), 303);
        let latest: Vec<(Kind, Option<String>)> = entries(db).into_iter().take(4).map(|e| (e.kind, e.subject_id)).collect();
        let root_id = id_of(db, "root");
        assert_eq!(latest[0].0, Kind::SignedIn);
        assert_eq!(latest[1], (Kind::SignInFailed, Some(root_id)));
        assert_eq!(latest[2], (Kind::SignInFailed, None));
        assert_eq!(latest[3], (Kind::SignInFailed, None));
        let page = root.see(PAGE).body;
        for entry in entries(db) {
            let whole = format!("{entry:?}");
            assert!(!typed.iter().chain([&PASSWORD]).any(|secret| whole.contains(secret)), "{whole}");
        }
        assert!(!typed.iter().chain([&PASSWORD]).any(|secret| page.contains(secret)), "{page}");
    }
}

/// The service's log has each event field by field, and no secret.
#[test]
fn events_go_to_the_services_log_with_their_own_target() {
    let db = TestDb::sqlite();
    let session = db.in_database_session("root", SiteRole::Administrator);
    let process = Process::serve_with(&db, &["--log-format", "json"]);
    let root = Visitor::signed_in(&process.base, &session);
    let page = root.send(&root.see("/accounts").form("/invitations").set("role", "staff"));
    let token = page
        .body
        .split("/link/")
        .nth(1)
        .and_then(|rest| rest.split(['"', '<']).next());
    let token = token.expect("the page shows a link").to_owned();
    let log = process.log();
    let sentences: Vec<serde_json::Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{line}: {e}")))
        .filter(|line: &serde_json::Value| line["target"] == "podium::security")
        .collect();
    let [event] = &sentences[..] else {
        panic!("one event: {sentences:?}");
    };
    let fields = &event["fields"];
    assert_eq!(fields["event"], "site_invitation_made");
    assert_eq!(fields["actor"], "root");
    assert_eq!(fields["account"], id_of(&db, "root").as_str());
    assert_eq!(fields["address"], "127.0.0.1");
    assert_eq!(fields["detail"], "staff");
    assert!(fields["subject"].is_null(), "{fields}");
    assert!(!log.contains(&token), "the link is in the log: {log}");
}

/// The days are a setting, and a start deletes what is older.
#[test]
fn a_start_deletes_what_is_older_than_its_setting_says() {
    let db = TestDb::sqlite();
    let by = Actor::command_line();
    for days in [31, 29] {
        in_database_entries(&db, days, |entries| {
            entries.record(&by, SecurityEvent::new(Kind::SiteInvitationWithdrawn))
        });
    }
    let process = Process::serve_with(&db, &["--security-log-days", "30"]);
    assert_eq!(kinds(&db).len(), 1, "{}", process.log());
    drop(process);
    let _again = Process::serve_with(&db, &["--security-log-days", "7"]);
    assert!(kinds(&db).is_empty());
}

/// An entry says that someone acted on the command line.
#[test]
fn the_command_line_has_no_address() {
    let db = TestDb::sqlite();
    db.act_on_site(Sender::CommandLine, |work| {
        podium_ops::site::links::invite_to_site(work, SiteRole::Staff).map(drop)
    })
    .expect("invited");
    let entry = entries(&db).remove(0);
    assert_eq!(
        (entry.actor.as_str(), entry.account_id, entry.address),
        ("command line", None, None)
    );
}
