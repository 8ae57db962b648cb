//! Verifiable draws (T32), from the commands that make them to the fairness page and `podium verify`: an event with a
//! draft that is paired again, byes, a pairing changed by hand, ties at the cut and a playoff.

mod pages;

use std::process::{Command, Output};

use podium_document::EventDocument;
use podium_document::event::{read, write};
use podium_document::fairness::verify;
use podium_ops::run::rounds;
use podium_ops::tournaments::archive::{Audience, export};
use podium_ops::{OpError, Sender};
use podium_rules::draws::Purpose;
use podium_rules::fairness::Check;

use crate::harness::{TestDb, both_databases, tournament};
use crate::public::Play;

impl Play<'_> {
    /// Pairs a draft again, keeping the pods at some tables.
    fn redraft(&self, db: &TestDb, number: i64, keep: &[i64], reason: &str) {
        let structure = self.load().tournament.structure_version;
        db.act(&self.slug, |work| {
            rounds::redraft(work, structure, number, keep, reason)
        })
        .expect("paired again");
    }

    /// Swaps the seats of the first and the last player of a draft's pod, which is never the drawn order.
    fn reseat(&self, db: &TestDb, number: i64) {
        let loaded = self.load();
        let seats = &loaded.event.rounds().last().expect("a draft").pods[0].seats;
        let of = |seat: usize| loaded.row(seats[seat]).number;
        let change = rounds::Change::Swap(of(0), of(3));
        let structure = loaded.tournament.structure_version;
        db.act(&self.slug, |work| {
            rounds::change_draft(work, structure, number, change, "She cannot see from there")
        })
        .expect("changed");
    }

    /// Publishes and plays a drafted round.
    fn play_on(&self, number: i64) {
        self.publish(number);
        self.report_all();
        self.finish(number);
    }

    /// Plays three Swiss rounds of 18 players, a Top 10 and the end. Round 1 is paired twice; round 2 is changed by
    /// hand.
    fn to_the_end(&self, db: &TestDb) {
        let first = self.draft();
        self.redraft(db, first, &[], "");
        self.play_on(first);
        let second = self.draft();
        self.reseat(db, second);
        self.play_on(second);
        self.round();
        self.cut(10);
        self.round();
        self.round();
        self.end();
    }
}

fn play(db: &TestDb) -> Play<'_> {
    Play::of(db, 18)
}

fn exported(db: &TestDb, slug: &str, private: bool) -> EventDocument {
    let shown = |row: &podium_store::tournaments::players::PlayerRow| row.name.clone();
    let text: Result<String, OpError> = db.db.read(|conn| {
        export(
            conn,
            slug,
            if private {
                Audience::Organizer
            } else {
                Audience::Everybody(&shown)
            },
        )
    });
    read(text.expect("exported").as_bytes()).expect("an export is a document")
}

fn bytes(hex: &str) -> Vec<u8> {
    let pair = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).expect("hexadecimal");
    (0..hex.len()).step_by(2).map(pair).collect()
}

fn recomputed(document: &EventDocument) -> Vec<Check> {
    verify(
        document,
        &bytes(document.about.secret.as_deref().expect("the secret is out")),
    )
}

fn named(checks: &[Check], is: impl Fn(&Check) -> bool) -> Vec<String> {
    checks
        .iter()
        .filter(|check| is(check))
        .map(|check| check.what.to_string())
        .collect()
}

fn podium_verify(document: &EventDocument) -> Output {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("event.json");
    std::fs::write(&path, write(document)).expect("written");
    Command::new(env!("CARGO_BIN_EXE_podium"))
        .arg("verify")
        .arg(path)
        .output()
        .expect("podium runs")
}

both_databases! {
    fn every_draw_of_a_played_event_agrees_for_both_audiences(db) {
        let play = play(db);
        play.to_the_end(db);
        for private in [true, false] {
            let document = exported(db, &play.slug, private);
            let checks = recomputed(&document);
            assert_eq!(named(&checks, |check| !check.is_fine()), Vec::<&str>::new(), "private: {private}");
            assert_eq!(named(&checks, |check| check.explained), ["Round 2: seats"], "private: {private}");
            for what in [
                "Commitment", "Round 1, draw 1: order of the players", "Round 1, draw 2: order of the players",
                "Round 1, draw 1: byes", "Round 1, draw 2: byes", "Round 1: pods follow the drawn order",
                "Round 1: byes as drawn", "Round 3, draw 1: seats", "Round 3: seats",
            ] {
                assert!(checks.iter().any(|check| check.what == what), "{what} is not there: {checks:#?}");
            }
            let tie = "Round 2, draw 1: order of equal players: First";
            assert!(checks.iter().any(|check| check.what.to_string().starts_with(tie)), "a tie says whose: {checks:#?}");
            let output = podium_verify(&document);
            let text = String::from_utf8_lossy(&output.stdout);
            assert!(output.status.success() && text.contains("agree, 1 changed as is recorded."), "{text}");
        }
    }

    fn a_draw_that_was_tampered_with_is_named(db) {
        let play = play(db);
        play.to_the_end(db);
        let mut document = exported(db, &play.slug, false);
        let seats = document.about.draws.iter_mut();
        let mut seats = seats.filter(|drawn| drawn.purpose == Purpose::Seats && drawn.round == 3);
        seats.next().expect("seats were drawn").order.swap(2, 11);
        assert_eq!(named(&recomputed(&document), |check| !check.is_fine()), ["Round 3, draw 1: seats"]);
        let output = podium_verify(&document);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(1), "{text}");
        assert_eq!(text.matches("DIFFERS").count(), 1, "{text}");
        assert!(text.contains("DIFFERS  Round 3, draw 1: seats"), "{text}");
    }

    fn a_bye_of_round_1_that_nobody_drew_is_named(db) {
        let play = play(db);
        play.to_the_end(db);
        let mut document = exported(db, &play.slug, false);
        let mut parts = document.event.clone().into_parts();
        let first = &mut parts.rounds[0];
        // 18 players: two byes; the first seats won
        std::mem::swap(&mut first.byes[0], &mut first.pods[0].seats[2]);
        document.event = podium_event::Event::new(parts).expect("still an event");
        let checks = recomputed(&document);
        let wrong = named(&checks, |check| !check.is_fine());
        assert!(wrong.iter().any(|what| what == "Round 1: byes as drawn"), "{wrong:?}");
        let text = String::from_utf8_lossy(&podium_verify(&document).stdout).into_owned();
        assert!(text.contains("DIFFERS  Round 1: byes as drawn – Drawn: First"), "{text}");
    }

    fn without_its_log_a_change_by_hand_is_a_difference(db) {
        let play = play(db);
        play.to_the_end(db);
        let mut document = exported(db, &play.slug, false);
        document.about.log.clear();
        assert_eq!(named(&recomputed(&document), |check| !check.is_fine()), ["Round 2: seats"]);
    }

    fn the_public_export_has_the_commitment_always_and_the_secret_at_the_end(db) {
        let play = play(db);
        let hash = exported(db, &play.slug, false).about.commitment;
        assert!(hash.as_ref().is_some_and(|hash| hash.len() == 64));
        let number = play.draft();
        let drafted = exported(db, &play.slug, false).about;
        assert_eq!((drafted.secret, drafted.draws.len()), (None, 0), "a draft and its draws are nobody's");
        play.swap(number, "They came in one car");
        assert!(exported(db, &play.slug, false).about.log.is_empty(), "nor are its changes");
        play.publish(number);
        let published = exported(db, &play.slug, false).about;
        assert_eq!((&published.commitment, &published.secret, published.log.len()), (&hash, &None, 1));
        assert!(!published.draws.is_empty());
        assert_eq!(published.log[0].by, "staff");
        play.report_all();
        play.finish(number);
        play.cut(4);
        play.round();
        play.end();
        let finished = exported(db, &play.slug, false).about;
        assert_eq!(finished.commitment, hash);
        assert_eq!(finished.secret, exported(db, &play.slug, true).about.secret);
    }

    fn pods_kept_and_players_kept_apart_explain_what_is_not_as_drawn(db) {
        let play = play(db);
        let stored: Result<(), OpError> = db.db.write(|conn| {
            for mut row in play.load().players {
                // nine pairs who live together
                row.avoid_group = Some(format!("home {}", row.number / 2));
                podium_store::tournaments::players::update(conn, &row)?;
            }
            Ok(())
        });
        stored.expect("groups are stored");
        let number = play.draft();
        let kept = play.load().event.rounds()[0].pods[0].clone();
        play.redraft(db, number, &[i64::from(kept.table)], "They sit already");
        let loaded = play.load();
        assert_eq!(loaded.event.rounds()[0].pods.iter().filter(|pod| pod.seats == kept.seats).count(), 1);
        for pod in &loaded.event.rounds()[0].pods {
            let groups = pod.seats.iter().map(|player| loaded.row(*player).avoid_group.clone());
            assert_eq!(groups.collect::<std::collections::BTreeSet<_>>().len(), 4, "table {}", pod.table);
        }
        play.play_on(number);
        play.cut(4);
        play.round();
        play.end();
        for private in [true, false] {
            let document = exported(db, &play.slug, private);
            let checks = recomputed(&document);
            assert_eq!(named(&checks, |check| !check.is_fine()), Vec::<&str>::new(), "private: {private}");
            // four winners, equal in everything
            assert!(checks.iter().any(|check| check.what.to_string().starts_with("Round 2, draw 1: order of equal players: ")), "the cut's tie: {checks:#?}");
        }
        let shown = write(&exported(db, &play.slug, false));
        assert!(!shown.contains("home "), "who lives together is nobody's business");
    }
}

#[test]
fn a_tournament_has_its_secret_from_the_beginning() {
    let db = TestDb::sqlite();
    let slug = db.act_on_site(Sender::CommandLine, |work| {
        podium_ops::tournaments::create(work, &tournament::settings("Winter"))
    });
    let document = exported(&db, &slug.expect("created"), true);
    assert_eq!(document.about.secret.expect("an organizer's export has it").len(), 64);
}
