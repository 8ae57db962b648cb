//! The documentation of the API at `/api/docs`: it describes every route, and has what problems lead to.

use std::collections::BTreeMap;

use podium::web::api::problem::Kind;

use crate::harness::both_databases;
use crate::harness::http::{Page, Service};

/// Bytes of a page, as of every page for a screen.
const MOST_BYTES: usize = 150_000;

/// Every link on a page to something on it, or on another page of the documentation, leads there.
fn lead_somewhere(pages: &BTreeMap<String, Page>) {
    for (address, page) in pages {
        let links = page.body.split(r#"href=""#).skip(1);
        for link in links.filter_map(|rest| rest.split('"').next()) {
            let (path, anchor) = link.split_once('#').unwrap_or((link, ""));
            let to = match path {
                "" => Some(page),
                path => pages.get(path),
            };
            if let Some(to) = to.filter(|_| !anchor.is_empty()) {
                assert!(
                    to.body.contains(&format!(r#"id="{anchor}""#)),
                    "{address}: {link} leads nowhere"
                );
            }
        }
    }
}

both_databases! {
    fn the_pages_describe_every_route_and_every_problem(db) {
        let service = Service::start(db);
        let reader = service.anonymous();
        let page = reader.see("/api/docs");
        let whole = reader.see("/api/docs/all");
        let described: serde_json::Value = serde_json::from_str(&reader.see("/api/v1/openapi.json").body).expect("JSON");
        let tags = described["tags"].as_array().expect("tags").iter().map(|tag| tag["name"].as_str().expect("a name"));
        let mut pages: BTreeMap<String, Page> =
            tags.map(|tag| format!("/api/docs/{tag}")).map(|address| (address.clone(), reader.see(&address))).collect();
        let mut routes = 0;
        for (path, item) in described["paths"].as_object().expect("paths") {
            for (method, operation) in item.as_object().expect("methods") {
                routes += 1;
                let parts = path.replace('/', "<wbr>/");
                let heading = format!("<b>{}</b> {parts}</code>", method.to_uppercase());
                let tag = operation["tags"][0].as_str().expect("a tag");
                for (at, page) in [("all", &whole), (tag, &pages[&format!("/api/docs/{tag}")])] {
                    assert!(page.body.contains(&heading), "{heading} is not on {at}");
                }
                let short = heading.replace("<wbr>/api<wbr>/v1", "");
                assert!(page.body.contains(&short), "{short} is not in the guide");
            }
        }
        assert!(routes > 0);
        pages.insert("/api/docs".to_owned(), page.clone());
        for (address, page) in &pages {
            let size = page.body.len();
            assert!(size < MOST_BYTES, "{address} has {size} bytes");
        }
        for shape in described["components"]["schemas"].as_object().expect("schemas").keys() {
            let heading = format!(r#"<h3 id="schema-{shape}""#);
            assert!(whole.body.contains(&heading), "{shape} is not described");
        }
        pages.insert("/api/docs/all".to_owned(), whole);
        lead_somewhere(&pages);
        let missing = reader.get("/api/docs/nothing");
        assert!(missing.status == 404 && missing.body.contains(r#"href="/api/docs""#), "{}", missing.text());
        for kind in Kind::ALL {
            assert_eq!(page.body.matches(&format!(r#" id="{}""#, kind.word())).count(), 1, "{kind:?}");
        }
        // its examples are the files that tests run
        for file in ["bot.py", "verify_webhook.py"] {
            let text = std::fs::read_to_string(format!("docs/examples/{file}")).expect("an example");
            let shown = page.text();
            let line = text.lines().rfind(|line| line.len() > 20).expect("a long line").trim();
            assert!(shown.contains(line), "{file}: {line}");
        }
        for event in podium_store::WebhookEvent::ALL {
            let start = format!("{{\"type\": \"{event}\", \"timestamp\"");
            assert!(page.text().contains(&start), "{event} has no example");
        }
        assert!(page.body.contains("PODIUM=http://your-podium\n"));
        let known = [("if-none-match", page.header("etag"))];
        assert_eq!(reader.request("GET", "/api/docs", &known, None).status, 304);
        assert!(reader.see("/help").body.contains(r#"href="/api/docs""#));
        for (path, status) in [("/api/docs", 200), ("/api/docs/players", 200), ("/calendar.ics", 200), ("/api", 303)] {
            assert_eq!(reader.request("HEAD", path, &[], None).status, status, "{path}");
        }
        assert_eq!(reader.request("GET", "/api", &[], None).location, "/api/docs");
        assert!(reader.request("GET", "/api/v1", &[], None).body.contains("/api/docs"));
        let basic = reader.request("GET", "/api/v1/tournaments", &[("authorization", "Basic YTpi")], None);
        assert!(basic.status == 401 && basic.body.contains("Bearer podium_"), "{}", basic.body);
        // a refusal that most routes share is said once
        for page in pages.values() {
            assert!(page.body.matches("The body did not arrive in time").count() <= 1);
        }
        // what a schema takes over from another is listed with it
        let rounds = &pages["/api/docs/rounds"].body;
        let round = rounds.split(r#"id="schema-Round""#).nth(1).and_then(|rest| rest.split("</dl>").next());
        assert!(round.is_some_and(|round| round.contains("of RoundSummary")), "{round:?}");
    }

    fn its_examples_have_the_address_of_the_service(db) {
        let service = Service::start_with(db, |settings| {
            settings.public_url = Some(podium_base::config::PublicUrl::parse("https://x.example").expect("an address"));
        });
        let page = service.anonymous().see("/api/docs");
        assert!(page.body.contains("PODIUM=https://x.example\n") && !page.body.contains("PODIUM=http://your-podium"));
    }
}
