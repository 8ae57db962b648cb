//! The documentation of the API at `/api/docs`: it describes every route, and has what problems lead to.

use podium::web::api::problem::Kind;

use crate::harness::both_databases;
use crate::harness::http::Service;

both_databases! {
    fn the_page_describes_every_route_and_every_problem(db) {
        let service = Service::start(db);
        let reader = service.anonymous();
        let page = reader.see("/api/docs");
        let described: serde_json::Value = serde_json::from_str(&reader.see("/api/v1/openapi.json").body).expect("JSON");
        let mut routes = 0;
        for (path, item) in described["paths"].as_object().expect("paths") {
            for method in item.as_object().expect("methods").keys() {
                routes += 1;
                let heading = format!("<b>{}</b> {path}</code>", method.to_uppercase());
                assert!(page.body.contains(&heading), "{heading} is not on the page");
            }
        }
        assert!(routes > 0);
        for kind in Kind::ALL {
            assert_eq!(page.body.matches(&format!(r#" id="{}""#, kind.word())).count(), 1, "{kind:?}");
        }
        // every link on the page leads to something on it
        for link in page.body.split(r##"href="#"##).skip(1) {
            let anchor = link.split('"').next().expect("an address");
            assert!(page.body.contains(&format!(r#"id="{anchor}""#)), "#{anchor} leads nowhere");
        }
        // its examples are the files that tests run
        for file in ["bot.py", "verify_webhook.py"] {
            let text = std::fs::read_to_string(format!("docs/examples/{file}")).expect("an example");
            let shown = page.text();
            let line = text.lines().rfind(|line| line.len() > 20).expect("a long line").trim();
            assert!(shown.contains(line), "{file}: {line}");
        }
        for event in podium::db::WebhookEvent::ALL {
            let start = format!("{{\"type\": \"{event}\", \"timestamp\"");
            assert!(page.text().contains(&start), "{event} has no example");
        }
        assert!(page.body.contains("PODIUM=http://your-podium\n"));
        let known = [("if-none-match", page.header("etag"))];
        assert_eq!(reader.request("GET", "/api/docs", &known, None).status, 304);
        assert!(reader.see("/help").body.contains(r#"href="/api/docs""#));
        for (path, status) in [("/api/docs", 200), ("/calendar.ics", 200), ("/api", 303)] {
            assert_eq!(reader.request("HEAD", path, &[], None).status, status, "{path}");
        }
        assert_eq!(reader.request("GET", "/api", &[], None).location, "/api/docs");
        assert!(reader.request("GET", "/api/v1", &[], None).body.contains("/api/docs"));
        let basic = reader.request("GET", "/api/v1/tournaments", &[("authorization", "Basic YTpi")], None);
        assert!(basic.status == 401 && basic.body.contains("Bearer podium_"), "{}", basic.body);
        // a refusal that most routes share is said once
        assert!(page.body.matches("The body did not arrive in time").count() <= 1);
        // what a schema takes over from another is listed with it
        let round = page.body.split(r#"id="schema-Round""#).nth(1).and_then(|rest| rest.split("</dl>").next());
        assert!(round.is_some_and(|round| round.contains("of RoundSummary")), "{round:?}");
    }

    fn its_examples_have_the_address_of_the_service(db) {
        let service = Service::start_with(db, |settings| {
            settings.public_url = Some(podium::config::PublicUrl::parse("https://x.example").expect("an address"));
        });
        let page = service.anonymous().see("/api/docs");
        assert!(page.body.contains("PODIUM=https://x.example\n") && !page.body.contains("PODIUM=http://your-podium"));
    }
}
