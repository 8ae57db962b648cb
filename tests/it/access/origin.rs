//! Every request that changes something proves where it comes from: by what the browser says, and by the form's token.

use podium_store::SiteRole;

use super::routes::{Actors, registered};
use super::{is_signed_in, public_url};
use crate::harness::both_databases;
use crate::harness::http::{PASSWORD, Service, encoded};

/// The same request from elsewhere: what the browser says of it.
const FOREIGN: [&[(&str, &str)]; 6] = [
    &[("origin", "https://evil.example")],
    &[("origin", "null")],
    &[("origin", "http://127.0.0.1:1")],
    &[("sec-fetch-site", "cross-site")],
    &[("sec-fetch-site", "same-site")],
    &[("sec-fetch-site", "cross-site"), ("origin", "http://127.0.0.1:1")],
];

both_databases! {
    fn a_form_from_elsewhere_changes_nothing(db) {
        let service = Service::start(db);
        service.in_database_account("ann", SiteRole::Staff);
        let sign_in = |headers: &[(&str, &str)], csrf: Option<&str>| {
            let visitor = service.anonymous();
            let form = visitor.see("/sign-in").form("/sign-in").set("name", "ann").set("password", PASSWORD);
            let form = match csrf {
                Some(other) => form.set("csrf", other),
                None => form,
            };
            let fields: Vec<(&str, &str)> = form.fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
            let mut all = vec![("content-type", "application/x-www-form-urlencoded")];
            all.extend_from_slice(headers);
            let page = visitor.request("POST", "/sign-in", &all, Some(encoded(&fields).as_bytes()));
            assert_eq!(page.status == 303, visitor.cookie("podium_session").is_some());
            page.status
        };
        let own = service.base.clone();
        assert_eq!(sign_in(&[], None), 303, "browsers that say nothing are held to the token");
        assert_eq!(sign_in(&[("origin", &own)], None), 303);
        assert_eq!(sign_in(&[("origin", &own), ("sec-fetch-site", "same-origin")], None), 303);
        assert_eq!(sign_in(&[("sec-fetch-site", "none")], None), 303);
        for headers in FOREIGN {
            assert_eq!(sign_in(headers, None), 403, "{headers:?}");
        }
        let another = service.anonymous().see("/sign-in").form("/sign-in");
        for token in ["", "00", another.value("csrf")] {
            assert_eq!(sign_in(&[], Some(token)), 403, "{token:?}");
        }
    }

    fn the_public_address_is_the_accepted_origin(db) {
        let service = Service::start_with(db, |settings| settings.public_url = public_url("https://podium.example"));
        let visitor = service.anonymous();
        let form = visitor.see("/sign-in").form("/sign-in").set("name", "x").set("password", "y");
        let fields: Vec<(&str, &str)> = form.fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        let body = encoded(&fields);
        let from = |origin: &str| {
            let headers = [("content-type", "application/x-www-form-urlencoded"), ("origin", origin)];
            visitor.request("POST", "/sign-in", &headers, Some(body.as_bytes())).status
        };
        assert_eq!(from("https://podium.example"), 422, "read, and the password is wrong");
        assert_eq!(from("http://podium.example"), 403);
        assert_eq!(from(&service.base), 403);
    }

    fn no_route_acts_without_proof(db) {
        let service = Service::start(db);
        let actors = Actors::prepare(&service);
        let mut problems = Vec::new();
        let posts: Vec<_> = registered().into_iter().filter(|r| r.method != "GET").collect();
        assert!(posts.len() > 10, "{posts:?}");
        // one session each: none of these requests may end it
        let senders = ["administrator", "player", "anonymous"].map(|name| (name, actors.become_one(name)));
        for route in posts {
            let address = actors.address(&route.pattern);
            for (name, (sender, csrf)) in &senders {
                // with the cookies that they came with
                let visitor = sender.clone();
                let fields = [("csrf", csrf.as_str()), ("form_id", "x")];
                let send = |headers: &[(&str, &str)], fields: &[(&str, &str)]| {
                    let mut all = vec![("content-type", "application/x-www-form-urlencoded")];
                    all.extend_from_slice(headers);
                    visitor.request(&route.method, &address, &all, Some(encoded(fields).as_bytes())).status
                };
                let mut answers: Vec<u16> = FOREIGN.iter().map(|headers| send(headers, &fields)).collect();
                answers.push(send(&[], &fields[1..]));
                answers.push(send(&[], &[("csrf", "00"), ("form_id", "x")]));
                // who is not signed in may be led to the sign-in page instead
                let turned_away = |status: &u16| match route.pattern.starts_with("/api/") {
                    // no cookie is read there
                    true => *status == 401,
                    false => *status == 403 || *name != "administrator" && *status == 303,
                };
                if !answers.iter().all(turned_away) {
                    problems.push(format!("{} {} as {name}: {answers:?}", route.method, route.pattern));
                }
            }
        }
        assert!(problems.is_empty(), "{}", problems.join("\n"));
        let (_, (administrator, _)) = &senders[0];
        assert!(is_signed_in(administrator), "one of the forms signed the administrator out");
    }
}
