//! Sending to receivers that fail in every way: in order, at least once, never to this machine's own network.

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use podium_base::clock;
use podium_base::watched::Watched;
use podium_ops::tournaments::notices::announce;
use podium_ops::tournaments::webhooks::sending::{self, Places};
use podium_ops::tournaments::webhooks::{Owner, address, rotate};
use podium_store::tournaments::deliveries;
use podium_store::tournaments::webhooks::{self, Share};
use podium_store::{DbError, DeliveryState, SiteRole, WebhookReason, WebhookShape, WebhookState};

use super::receiver::{Manner, Received, Receiver};
use super::{Hooked, courier, everything, hook};
use crate::access::in_database_account;
use crate::harness::process::Process;
use crate::harness::raw::{self, Raw};
use crate::harness::{TestDb, both_databases};

const PRIVATE: &str = "--webhooks-private-addresses";

fn say(db: &TestDb, text: &str) {
    db.act("spring", |work| announce(work, text)).expect("announced");
}

fn texts(received: &[Received]) -> Vec<String> {
    let text = |received: &Received| received.json()["data"]["text"].as_str().unwrap_or_default().to_owned();
    received.iter().map(text).collect()
}

both_databases! {
    /// What comes later waits for what failed, and all of it arrives in the order in which it happened.
    fn the_order_is_kept_over_failures(db) {
        let receiver = Receiver::start(Manner::Answers(503));
        let hooked = Hooked::new(db, &receiver.address);
        for text in ["one", "two", "three"] {
            say(db, text);
        }
        assert_eq!(hooked.send_in(TimeDelta::zero()), 1);
        assert_eq!(hooked.send_in(TimeDelta::seconds(2)), 0, "too soon for the second try");
        assert_eq!(hooked.send_in(TimeDelta::seconds(10)), 1);
        assert_eq!(texts(&receiver.rest()), ["one", "one"]);
        let first = hooked.deliveries().remove(0);
        assert_eq!((first.tries, first.status, first.answer.as_deref()), (2, Some(503), Some("heard")));
        assert!(hooked.row().failing_since.is_some());

        receiver.behave(Manner::Answers(200));
        assert_eq!(hooked.send_in(TimeDelta::minutes(2)), 3);
        let received = receiver.rest();
        assert_eq!(texts(&received), ["one", "two", "three"]);
        assert_eq!(received[0].header("webhook-id"), first.id, "a try has the id of the first one");
        assert_eq!(hooked.row().failing_since, None);
    }

    fn what_never_arrives_is_given_up_after_two_days(db) {
        let receiver = Receiver::start(Manner::Answers(500));
        let hooked = Hooked::new(db, &receiver.address);
        say(db, "one");
        let begun = clock::now();
        let mut tries = 0;
        for hours in 0..50 {
            for minutes in [0, 1, 5, 20, 40] {
                tries += hooked.send_at(begun + TimeDelta::hours(hours) + TimeDelta::minutes(minutes));
            }
        }
        assert!((8..=13).contains(&tries), "{tries} tries");
        assert_eq!(hooked.deliveries()[0].state, DeliveryState::GivenUp);
        assert_eq!(hooked.row().state, WebhookState::Active, "a week has not passed");
        // the next one goes its own way
        receiver.behave(Manner::Answers(200));
        receiver.rest();
        say(db, "two");
        hooked.send_in(TimeDelta::days(3));
        assert_eq!(hooked.deliveries()[1].state, DeliveryState::GivenUp, "its time was over before anybody tried");
        say(db, "three");
        hooked.send_in(TimeDelta::zero());
        assert_eq!(texts(&receiver.rest()), ["three"]);
    }

    fn a_receiver_that_is_gone_is_sent_nothing_more(db) {
        let receiver = Receiver::start(Manner::Answers(410));
        let hooked = Hooked::new(db, &receiver.address);
        say(db, "one");
        say(db, "two");
        let before = db.load("spring").tournament.floor_version;
        assert_eq!(hooked.send_in(TimeDelta::zero()), 1);
        let row = hooked.row();
        assert_eq!((row.state, row.reason), (WebhookState::Disabled, Some(WebhookReason::Gone)));
        assert!(db.load("spring").tournament.floor_version > before, "the desk is notified");
        say(db, "three");
        assert_eq!(hooked.send_in(TimeDelta::hours(1)), 0);
        assert_eq!(hooked.deliveries().len(), 2, "nothing is stored for it either");
    }

    fn a_week_of_failures_disables(db) {
        let receiver = Receiver::start(Manner::Answers(500));
        let hooked = Hooked::new(db, &receiver.address);
        say(db, "one");
        hooked.send_in(TimeDelta::zero());
        assert_eq!(hooked.row().state, WebhookState::Active);
        let at = hooked.row().failing_since.expect("it fails");
        let stored: Result<(), DbError> = db.db.write(|conn| {
            podium_store::tournaments::webhooks::set_failing(conn, &hooked.id, Some(at - TimeDelta::days(7)))
        });
        stored.expect("stored");
        hooked.send_in(TimeDelta::minutes(1));
        let row = hooked.row();
        assert_eq!((row.state, row.reason), (WebhookState::Disabled, Some(WebhookReason::Failing)));
    }

    fn every_bad_answer_is_a_failure_and_ends_soon(db) {
        let elsewhere = Receiver::start(Manner::Answers(200));
        let receiver = Receiver::start(Manner::HangsUp);
        let hooked = Hooked::new(db, &receiver.address);
        let mut at = clock::now();
        for (manner, status, says) in [
            (Manner::HangsUp, None, "connection_failed"),
            (Manner::Redirects(elsewhere.address.clone()), Some(307), ""),
            (Manner::Stalls, None, "no_answer"),
        ] {
            receiver.behave(manner.clone());
            say(db, "one");
            at += TimeDelta::hours(49);
            // the one before has had its time by then
            say(db, "two");
            let last = hooked.deliveries().pop().expect("a delivery");
            let last = in_database_due(db, last, at);
            assert!(hooked.send_at(at) >= 1, "{manner:?}");
            let row = hooked.deliveries().into_iter().find(|row| row.id == last).expect("it is there");
            assert_eq!((row.state, row.status), (DeliveryState::Waiting, status), "{manner:?}: {row:?}");
            let error = row.error.unwrap_or_default();
            assert!(error.contains(says) || status.is_some(), "{manner:?}: {error}");
            assert!(!error.contains("127.0.0.1"), "{error}");
        }
        assert!(elsewhere.rest().is_empty(), "no redirect is followed");
    }

    /// A body that does not end is read for a bit, and the status counts.
    fn an_endless_answer_is_an_answer(db) {
        let receiver = Receiver::start(Manner::Endless);
        let hooked = Hooked::new(db, &receiver.address);
        say(db, "one");
        assert_eq!(hooked.send_in(TimeDelta::zero()), 1);
        let row = hooked.deliveries().remove(0);
        assert_eq!((row.state, row.status), (DeliveryState::Sent, Some(200)));
        assert_eq!(row.answer.map(|answer| answer.len()), Some(200));
    }

    fn this_machine_is_out_of_reach_unless_it_is_allowed(db) {
        let receiver = Receiver::start(Manner::Answers(200));
        let hooked = Hooked::new(db, &receiver.address.replace("http:", "https:").replace("127.0.0.1", "localhost"));
        say(db, "one");
        let careful = courier(db, false, &Arc::default());
        assert_eq!(careful.send_due(clock::now()).expect("sent"), 1);
        let error = hooked.deliveries().remove(0).error.unwrap_or_default();
        assert_eq!(error, "not_reached");
        assert!(receiver.rest().is_empty());
    }

    /// An older secret signs, too, for a day after the newest was made; afterwards only the new one does.
    fn secrets_before_sign_for_a_day(db) {
        let receiver = Receiver::start(Manner::Answers(200));
        let hooked = Hooked::new(db, &receiver.address);
        let rotated = || db.act("spring", |work| rotate(&mut Owner::from(work), &hooked.id));
        let mut secrets = vec![hooked.secret()];
        for _ in 0..2 {
            rotated().expect("rotated");
            secrets.push(hooked.secret());
        }
        assert!(secrets[0] != secrets[1] && secrets[1] != secrets[2]);
        say(db, "one");
        hooked.send_in(TimeDelta::zero());
        let received = receiver.next();
        assert!(secrets.iter().all(|secret| received.is_signed_with(secret)), "{received:?}");
        assert_eq!(received.header("webhook-signature").split(' ').count(), 3);
        // as many as a header holds
        for _ in 0..2 {
            rotated().expect("rotated");
        }
        let refused = rotated().expect_err("too many").to_string();
        assert!(refused.contains("5 signing secrets"), "{refused}");
        say(db, "two");
        hooked.send_in(TimeDelta::hours(25));
        let received = receiver.next();
        assert_eq!(received.header("webhook-signature").split(' ').count(), 1);
    }

    /// A copy of the database tells nobody's address, and no secret.
    fn a_copy_of_the_database_opens_nothing(db) {
        let hooked = Hooked::new(db, "http://127.0.0.1:9/hidden-room");
        let stored = raw::everything(&db.address);
        assert!(!stored.contains("hidden-room") && !stored.contains("whsec_"));
        assert!(!stored.contains(hooked.secret().trim_start_matches("whsec_")));
        let opened = address(&db.secrets(), &hooked.row());
        assert_eq!(opened.as_deref(), Some("http://127.0.0.1:9/hidden-room"));
        podium_ops::site::keys::rotate(&db.db, &db.keys(), podium_ops::site::keys::Rotation::Webhooks).expect("rotated");
        assert_eq!(address(&db.secrets(), &hooked.row()), None);
        say(db, "one");
        assert_eq!(courier(db, true, &Arc::default()).send_due(clock::now()).expect("sent"), 1);
        assert_eq!(hooked.row().reason, Some(WebhookReason::Unreadable));
    }

    /// The program is killed between the commit and the end of the sending: what was stored is sent after its restart.
    fn what_was_stored_survives_a_kill(db) {
        let receiver = Receiver::start(Manner::Stalls);
        let hooked = Hooked::new(db, &receiver.address);
        let process = Process::serve_with(db, &[PRIVATE]);
        say(db, "one");
        let first = receiver.next();
        process.kill();
        assert_eq!(hooked.deliveries()[0].state, DeliveryState::Waiting);
        // the claim that it has left runs out now, and not some seconds later
        let by = hooked.row().claimed_by.expect("it had the claim");
        let kept: Result<_, DbError> = db.db.write(|conn| webhooks::keep_claim(conn, &hooked.id, &by, clock::now()));
        assert!(kept.expect("stored").is_some(), "nobody else has it");
        receiver.behave(Manner::Answers(200));
        let restarted = Process::serve_with(db, &[PRIVATE]);
        let again = receiver.next();
        assert_eq!(again.header("webhook-id"), first.header("webhook-id"));
        assert_eq!(texts(&[again]), ["one"]);
        drop(restarted);
    }

    /// Receivers of one tournament that all stall leave places for another's.
    fn a_tournament_that_stalls_holds_up_no_other(db) {
        let stalled: Vec<Receiver> = (0..9).map(|_| Receiver::start(Manner::Stalls)).collect();
        let hooked = Hooked::new(db, &stalled[0].address);
        for other in &stalled[1..] {
            hook(db, "spring", &other.address, WebhookShape::Standard, everything());
        }
        let other = db.in_database_tournament("autumn", 8);
        let receiver = Receiver::start(Manner::Answers(200));
        hook(db, &other, &receiver.address, WebhookShape::Standard, everything());
        say(db, "one");
        db.act(&other, |work| announce(work, "two")).expect("announced");
        let running = courier(db, true, &hooked.counts).start(&Watched::default()).expect("it starts");
        assert_eq!(texts(&[receiver.next()]), ["two"]);
        let asked = stalled.iter().filter(|stalled| !stalled.rest().is_empty()).count();
        assert!(asked <= 2, "{asked} of one tournament were sent to while another waited");
        running.stop();
    }

    /// Who adds webhooks to many tournaments has no more places by it than three, and what fails no more than four.
    fn places_are_shared_among_tournaments_and_accounts(db) {
        let places = Places { all: 8, failing: 4, source: 2, creator: 3 };
        db.in_database_session("ann", SiteRole::Organizer);
        let account = in_database_account(db, "ann").id;
        let slugs: Vec<String> = (0..4).map(|number| db.in_database_tournament(&format!("of-ann-{number}"), 4)).collect();
        let mut hooks = Vec::new();
        for (number, slug) in slugs.iter().enumerate() {
            for one in 0..3 {
                let address = format!("http://127.0.0.1:9/{number}/{one}");
                hooks.push(hook(db, slug, &address, WebhookShape::Standard, everything()));
            }
            db.act(slug, |work| announce(work, "one")).expect("announced");
        }
        let claimed = |at, taken: &[Share]| -> Vec<Share> {
            let found = sending::claim(&db.db, "i1", at, places, taken).expect("claimed");
            found.into_iter().map(|one| one.webhook.share()).collect()
        };
        let of_one = |shares: &[Share]| -> usize {
            let count = |share: &Share| shares.iter().filter(|other| other.source == share.source).count();
            shares.iter().map(count).max().unwrap_or(0)
        };
        // nobody is known to have added them
        let at = clock::now();
        let all = claimed(at, &[]);
        assert_eq!((all.len(), of_one(&all)), (8, 2));
        // those whose claims have run out are one account's now, in three of the tournaments
        let at = at + TimeDelta::minutes(1);
        for id in &hooks[..9] {
            in_database_made_by(db, id, &account);
        }
        let all = claimed(at, &[]);
        let of_ann = all.iter().filter(|share| share.creator.is_some()).count();
        assert_eq!((all.len(), of_ann, of_one(&all)), (5, 3, 2), "{all:?}");
        assert_eq!(claimed(at, &all), [], "what is being sent to counts");
        let left: Vec<Share> = all.into_iter().filter(|share| share.creator.is_none()).collect();
        assert_eq!(claimed(at, &left).len(), 3, "what is free again is taken");
    }

    /// Two instances on one database: each delivery is sent by one of them, in order, and a stalled receiver holds up nobody.
    fn two_instances_send_each_once_and_stalls_hold_up_nobody(db) {
        let receiver = Receiver::start(Manner::Answers(200));
        let hooked = Hooked::new(db, &receiver.address);
        let stalled: Vec<Receiver> = (0..3).map(|_| Receiver::start(Manner::Stalls)).collect();
        for other in &stalled {
            hook(db, "spring", &other.address, WebhookShape::Standard, everything());
        }
        let counts = [Arc::default(), Arc::default()];
        let running = counts.each_ref().map(|counts| courier(db, true, counts).start(&Watched::default()).expect("it starts"));
        let wanted: Vec<String> = (0..12).map(|number| format!("number {number}")).collect();
        for text in &wanted {
            say(db, text);
        }
        let received: Vec<Received> = wanted.iter().map(|_| receiver.next()).collect();
        assert_eq!(texts(&received), wanted);
        for one in running {
            one.stop();
        }
        assert!(receiver.stays_quiet(Duration::from_millis(300)), "each is sent once");
        assert_eq!(counts.iter().map(|counts| counts.sent()).sum::<u64>(), wanted.len() as u64);
        assert!(hooked.deliveries().iter().all(|row| row.state == DeliveryState::Sent && row.tries == 1));
    }

    /// What waits is counted to a bound, for a dead receiver's pile up for days, and the oldest is found beyond it.
    fn what_waits_is_counted_to_a_bound(db) {
        let slug = db.in_database_tournament("spring", 4);
        let hooks: Vec<String> = (0..2)
            .map(|number| format!("http://127.0.0.1:9/{number}"))
            .map(|address| hook(db, &slug, &address, WebhookShape::Standard, everything()))
            .collect();
        for text in ["one", "two", "three"] {
            say(db, text);
        }
        let at = clock::now() + TimeDelta::minutes(1);
        let waiting = |most| {
            let counted = db.db.read(|conn| deliveries::waiting(conn, at, most));
            counted.expect("counted")
        };
        let (all, since) = waiting(100);
        let first = hooks.iter().map(|id| {
            let rows = db.db.read(|conn| deliveries::latest(conn, id, 100)).expect("rows");
            rows.iter().map(|row| row.due_from).min().expect("something is due")
        });
        assert_eq!((all, since), (6, first.min()));
        assert_eq!(waiting(2), (3, since), "one of each webhook at the least");
        let disabled: Result<(), DbError> = db.db.write(|conn| {
            webhooks::disable(conn, &hooks[0], WebhookReason::Failing, at)?;
            webhooks::disable(conn, &hooks[1], WebhookReason::Failing, at)
        });
        disabled.expect("disabled");
        assert_eq!(waiting(100), (0, None), "what is not tried waits for nothing");
    }
}

/// Lets a delivery be the only one that is due at a moment; its id.
fn in_database_due(db: &TestDb, delivery: deliveries::Delivery, at: clock::Moment) -> String {
    let row = deliveries::Delivery {
        next_try_at: at,
        expires_at: at + TimeDelta::hours(48),
        ..delivery
    };
    let stored: Result<(), DbError> = db.db.write(|conn| deliveries::tried(conn, &row));
    stored.expect("stored");
    row.id
}

/// Lets an account be the one that has added a webhook.
fn in_database_made_by(db: &TestDb, webhook: &str, account: &str) {
    let sql = format!("UPDATE webhooks SET created_by = '{account}' WHERE id = '{webhook}'");
    Raw::connect(&db.address).execute(&sql);
}
