//! `/.well-known/security.txt`, as RFC 9116 asks for.

use podium_base::clock;
use podium_base::config::{PublicUrl, SecurityLink};

use crate::harness::both_databases;
use crate::harness::http::Service;

const PATH: &str = "/.well-known/security.txt";

both_databases! {
    fn without_a_contact_there_is_no_security_txt(db) {
        let service = Service::start(db);
        assert_eq!(service.anonymous().get(PATH).status, 404);
    }

    fn security_txt_says_whom_to_tell_and_has_not_expired(db) {
        let service = Service::start_with(db, |settings| {
            let contact = |text| SecurityLink::contact(text).expect("a contact");
            settings.security.contacts = vec![contact("mailto:security@podium.example"), contact("tel:+49-30-1")];
            settings.security.policy = Some(SecurityLink::page("https://podium.example/security").expect("a page"));
            settings.public_url = Some(PublicUrl::parse("https://podium.example").expect("an address"));
        });
        let host = ("host", "podium.example");
        let answer = service.anonymous().request("GET", PATH, &[host], None);
        assert_eq!(answer.status, 200, "{answer:?}");
        assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
        let fields: Vec<(&str, &str)> = answer
            .body
            .lines()
            .map(|line| line.split_once(": ").unwrap_or_else(|| panic!("no field: {line}")))
            .collect();
        let of = |name: &str| -> Vec<&str> { fields.iter().filter(|(n, _)| *n == name).map(|(_, v)| *v).collect() };
        assert_eq!(of("Contact"), ["mailto:security@podium.example", "tel:+49-30-1"], "the preferred one first");
        assert_eq!(of("Canonical"), ["https://podium.example/.well-known/security.txt"]);
        assert_eq!(of("Policy"), ["https://podium.example/security"]);
        let [expires] = of("Expires")[..] else {
            panic!("exactly one: {fields:?}");
        };
        let expires = chrono::DateTime::parse_from_rfc3339(expires).expect("a time of RFC 3339").naive_utc();
        let holds = expires - clock::now();
        assert!(holds > chrono::Duration::days(30) && holds < chrono::Duration::days(365), "{holds}");
    }
}
