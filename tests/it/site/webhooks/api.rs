//! Webhooks by the API: the same commands, by a token with their scope.

use podium_base::clock;
use podium_ops::tournaments::notices::announce;
use podium_store::SiteRole;
use podium_store::site::access_tokens::Scope;
use serde_json::json;

use super::courier;
use super::receiver::{Manner, Receiver};
use crate::harness::both_databases;
use crate::harness::http::Service;
use crate::harness::raw::everything;

const HOOKS: &str = "/tournaments/spring/webhooks";

both_databases! {
    fn a_program_adds_tries_and_removes_one(db) {
        let receiver = Receiver::start(Manner::Answers(200));
        db.in_database_tournament("spring", 8);
        let service = Service::start_with(db, |settings| settings.private_webhooks = true);
        db.in_database_session("root", SiteRole::Administrator);
        let program = service.in_database_program("root", &[Scope::Webhooks], Some("spring"));
        let new = json!({"name": "League site", "address": receiver.address, "events": ["announcement", "round.published"]});
        let added = program.call("POST", HOOKS, &[("idempotency-key", "new")], Some(&new));
        assert_eq!(added.status, 201, "{added:?}");
        let again = program.call("POST", HOOKS, &[("idempotency-key", "new")], Some(&new));
        assert_eq!((&again.json, again.header("location")), (&added.json, added.header("location")), "it acts once");
        let id = added.json["id"].as_str().expect("an id").to_owned();
        let own = format!("{HOOKS}/{id}");
        assert_eq!(added.header("location"), format!("/api/v1{own}"));
        assert_eq!(added.json["name"], "League site");
        assert!(!added.page.body.contains("/hook") && !added.page.body.contains("whsec_"), "{added:?}");
        assert_eq!((&added.json["shape"], &added.json["state"]), (&json!("standard"), &json!("active")));
        let shown = program.get(&own);
        let secret = shown.json["secret"].as_str().expect("its secret").to_owned();
        assert!(shown.header("etag").starts_with(&format!("\"webhook-{id}-1.")), "{shown:?}");

        let tried = program.call("POST", &format!("{own}/test"), &[("idempotency-key", "once")], None);
        assert_eq!((tried.status, &tried.json["event"]), (202, &json!("webhook.test")), "{tried:?}");
        let again = program.call("POST", &format!("{own}/test"), &[("idempotency-key", "once")], None);
        assert_eq!(again.json["id"], tried.json["id"], "it acts once");
        let courier = courier(db, true, &service.state.deliveries);
        assert_eq!(courier.send_due(clock::now()).expect("sent"), 1);
        let received = receiver.next();
        assert!(received.is_signed_with(&secret), "{received:?}");
        let sent = program.see(&format!("{own}/deliveries"));
        assert_eq!((&sent["items"][0]["state"], &sent["items"][0]["status"]), (&json!("sent"), &json!(200)));
        let delivery = sent["items"][0]["id"].as_str().expect("an id");
        let retried = program.call("POST", &format!("{own}/deliveries/{delivery}/retry"), &[], None);
        assert_eq!((retried.status, &retried.json["state"]), (202, &json!("waiting")), "{retried:?}");
        courier.send_due(clock::now()).expect("sent");
        assert_eq!(receiver.next().header("webhook-id"), delivery);

        let unsaid = program.send("PATCH", &own, &json!({"events": ["cut"]}));
        assert_eq!((unsaid.status, unsaid.problem()), (428, "version-required"));
        let changed = program.send("PATCH", &own, &json!({"events": ["cut"], "name": "", "version": 1}));
        assert_eq!((changed.status, &changed.json["events"], &changed.json["version"]), (200, &json!(["cut"]), &json!(2)));
        assert_eq!(changed.json["name"], "");
        let late = program.call("PATCH", &own, &[("if-match", shown.header("etag"))], Some(&json!({"shape": "chat"})));
        assert_eq!((late.status, late.problem()), (412, "outdated"), "{late:?}");
        db.act("spring", |work| announce(work, "Lunch")).expect("announced");
        assert_eq!(courier.send_due(clock::now()).expect("sent"), 0, "it does not want that any more");
        assert_eq!(program.call("POST", &format!("{own}/rotate"), &[], None).json["version"], 3);
        let shown = program.see(&own);
        assert_ne!(shown["secret"], json!(secret));
        assert!(shown["old_secret_until"].is_string());
        assert!(!everything(&db.address).contains("whsec_"), "no answer that is kept holds a secret");
        assert_eq!(program.call("POST", &format!("{own}/enable"), &[], None).problem(), "refused");
        assert_eq!(program.see(HOOKS)["items"].as_array().map(Vec::len), Some(1));
        assert_eq!(program.call("DELETE", &own, &[], None).status, 204);
        assert_eq!(program.get(&own).status, 404);
    }

    /// A moment of the next try is one at which something is tried.
    fn the_next_try_is_shown_if_there_is_one(db) {
        let receiver = Receiver::start(Manner::Answers(503));
        db.in_database_tournament("spring", 8);
        let service = Service::start_with(db, |settings| settings.private_webhooks = true);
        db.in_database_session("root", SiteRole::Administrator);
        let program = service.in_database_program("root", &[Scope::Webhooks], Some("spring"));
        let added = program.send("POST", HOOKS, &json!({"address": receiver.address, "events": ["announcement"]}));
        let own = format!("{HOOKS}/{}", added.json["id"].as_str().expect("an id"));
        for text in ["Lunch", "Dinner"] {
            db.act("spring", |work| announce(work, text)).expect("announced");
        }
        let courier = courier(db, true, &service.state.deliveries);
        courier.send_due(clock::now()).expect("sent");
        let tries = || -> Vec<(String, Option<String>)> {
            let sent = program.see(&format!("{own}/deliveries"));
            let items = sent["items"].as_array().expect("deliveries").iter();
            let text = |value: &serde_json::Value| value.as_str().map(str::to_owned);
            items.map(|one| (text(&one["state"]).expect("a state"), text(&one["next_try_at"]))).collect()
        };
        let found = tries();
        assert_eq!(found[0], ("waiting".to_owned(), None), "it waits for the one before it");
        let next: chrono::DateTime<chrono::Utc> = found[1].1.as_deref().expect("a moment").parse().expect("RFC 3339");
        assert!(next > chrono::DateTime::UNIX_EPOCH && next.naive_utc() > clock::now() - chrono::TimeDelta::seconds(1), "{next}");
        let tested = program.call("POST", &format!("{own}/test"), &[], None);
        assert_eq!((tested.status, &tested.json["next_try_at"]), (202, &serde_json::Value::Null), "two wait before it");
        receiver.behave(Manner::Answers(410));
        courier.send_due(clock::now()).expect("sent");
        assert_eq!(program.see(&own)["state"], "disabled");
        assert!(tries().iter().all(|(_, next)| next.is_none()), "{:?}", tries());
    }

    fn mistakes_have_their_place(db) {
        db.in_database_tournament("spring", 8);
        let service = Service::start(db);
        db.in_database_session("root", SiteRole::Administrator);
        let program = service.in_database_program("root", &[Scope::Webhooks], None);
        for (body, pointer) in [
            (json!({"address": "https://127.0.0.1/", "events": ["cut"]}), "/address"),
            (json!({"address": "https://bot.example/", "events": []}), "/events"),
            (json!({"address": "https://bot.example/", "events": ["cut"], "name": "x".repeat(61)}), "/name"),
            // an event that undoes another comes with it
            (json!({"address": "https://bot.example/", "events": ["round.unpublished"]}), "/events/0"),
            (json!({"address": "https://bot.example/", "events": ["cut", "nothing"]}), "/events/1"),
            (json!({"address": "https://bot.example/", "events": ["cut"], "shape": "round"}), "/shape"),
        ] {
            let answer = program.send("POST", HOOKS, &body);
            assert_eq!((answer.status, &answer.json["errors"][0]["pointer"]), (422, &json!(pointer)), "{answer:?}");
        }
    }
}
