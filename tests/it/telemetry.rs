//! What operators rely on: health, readiness, request ids, counts under route patterns.

use crate::harness::both_databases;
use crate::harness::http::Service;

both_databases! {
    fn the_process_and_the_database_answer(db) {
        let service = Service::start(db);
        let health = service.anonymous().see("/healthz");
        assert_eq!(health.body, "ok\n");
        let ready = service.anonymous().see("/readyz");
        assert_eq!(ready.body, "ready\n");
        assert_eq!(ready.header("cache-control"), "no-store");
    }

    fn every_answer_names_its_request(db) {
        let service = Service::start(db);
        let visitor = service.anonymous();
        let ids: Vec<String> = (0..3).map(|_| visitor.get("/healthz").header("x-request-id").to_owned()).collect();
        assert!(ids.iter().all(|id| id.len() == 32), "{ids:?}");
        assert!(ids[0] != ids[1] && ids[1] != ids[2], "{ids:?}");
        let lost = visitor.get("/no/such/page");
        assert_eq!(lost.status, 404);
        let id = lost.header("x-request-id");
        assert!(id.len() == 32 && lost.text().contains(id), "the error page names its request: {}", lost.text());
    }
}
