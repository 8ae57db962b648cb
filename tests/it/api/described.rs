//! The description of the API is the one in `docs/openapi.json`, and describes every call that there is.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use podium::web::api::openapi;
use podium::web::api::problem::Kind;
use serde_json::Value;

use super::description::{made, page};
use crate::access::routes::{calls, registered};
use crate::harness::TestDb;
use crate::harness::http::Service;

fn description() -> Value {
    serde_json::from_str(openapi::text()).expect("the description is JSON")
}

/// Every operation with its method and path.
fn operations(description: &Value) -> Vec<(String, String, &Value)> {
    let paths = description["paths"].as_object().expect("paths");
    let of_path = |(path, item): (&String, &'_ Value)| -> Vec<(String, String)> {
        let methods = item.as_object().expect("an item").keys();
        let methods = methods.filter(|key| ["get", "put", "post", "patch", "delete"].contains(&key.as_str()));
        methods.map(|method| (method.to_uppercase(), path.clone())).collect()
    };
    let all: Vec<(String, String)> = paths.iter().flat_map(of_path).collect();
    all.into_iter()
        .map(|(method, path)| {
            let operation = &description["paths"][&path][method.to_lowercase()];
            (method, path, operation)
        })
        .collect()
}

/// Compares a committed file with what it should be, or writes it.
fn is_committed(path: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    if std::env::var_os("PODIUM_WRITE_OPENAPI").is_some() {
        std::fs::write(&file, text).expect("the file is written");
    }
    let committed = std::fs::read_to_string(&file).unwrap_or_default();
    let differ = committed.lines().zip(text.lines()).find(|(old, new)| old != new);
    assert!(
        committed == text,
        "{path} is not the description of the code, first at {differ:?}. If the change of the contract is meant, write it with\n\
         PODIUM_WRITE_OPENAPI=1 cargo test --test it api::described"
    );
}

#[test]
fn the_description_is_the_committed_one() {
    is_committed("docs/openapi.json", &made());
}

#[test]
fn the_pages_of_the_description_are_the_committed_ones() {
    let description = serde_json::from_str(&made()).expect("the description is JSON");
    let files = page::files(&description);
    for (name, html) in &files {
        is_committed(&format!("docs/api/{name}.html"), html);
    }
    let there = std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/api")).expect("the pages");
    assert_eq!(there.count(), files.len(), "docs/api has another file");
}

#[test]
fn every_call_is_described_and_nothing_else() {
    let registered: BTreeSet<(String, String)> = registered()
        .into_iter()
        .filter(|route| route.pattern.starts_with("/api/v1/"))
        .map(|route| (route.method, route.pattern))
        .collect();
    let description = description();
    let described: BTreeSet<(String, String)> = operations(&description)
        .into_iter()
        .map(|(method, path, _)| (method, path))
        .collect();
    assert_eq!(
        registered, described,
        "on the left the routes, on the right the description"
    );
    assert!(registered.len() >= 2);
}

/// What generated clients and testers live by: names of operations, problems, security.
#[test]
fn every_call_says_what_it_needs_and_how_it_may_end() {
    let description = description();
    let doors = calls();
    let mut names = BTreeSet::new();
    for (method, path, operation) in operations(&description) {
        let name = operation["operationId"].as_str().unwrap_or_default();
        assert!(
            !name.is_empty() && names.insert(name.to_owned()),
            "{method} {path}: {name:?}"
        );
        assert!(
            operation["summary"].as_str().is_some_and(|text| !text.is_empty()),
            "{method} {path} has no summary"
        );
        let mut parameters = operation["parameters"].as_array().into_iter().flatten();
        assert!(
            method == "GET" || parameters.any(|one| one["name"] == "Idempotency-Key"),
            "{method} {path} does not describe Idempotency-Key"
        );
        let responses = operation["responses"].as_object().expect("responses");
        assert!(
            responses.keys().any(|status| status.starts_with('2')),
            "{method} {path} says of no success"
        );
        // what every call may be answered is described at every call, and more at every call that is counted
        for status in ["400", "401", "429", "503"] {
            assert!(
                responses.contains_key(status) || (name == "openapi" && status != "400"),
                "{method} {path} does not describe {status}"
            );
        }
        for (status, response) in responses.iter().filter(|(status, _)| status.starts_with(['4', '5'])) {
            let kind = response["content"]
                .as_object()
                .and_then(|content| content.keys().next());
            assert_eq!(
                kind.map(String::as_str),
                Some("application/problem+json"),
                "{method} {path} {status}"
            );
        }
        let (_, who) = doors
            .iter()
            .find(|(route, _)| route.method == method && route.pattern == path)
            .unwrap_or_else(|| panic!("tests/cases/access.txt lacks {method} {path}"));
        let is_secured = operation["security"].as_array().is_some_and(|all| !all.is_empty());
        let needs_token = who.as_str() != "everybody";
        assert!(
            is_secured || !needs_token,
            "{method} {path} takes a token and does not say so: security((\"token\" = []))"
        );
        for status in ["401", "403"].into_iter().take(match who.as_str() {
            "everybody" => 0,
            "token" => 1,
            _ => 2,
        }) {
            assert!(
                responses.contains_key(status),
                "{method} {path} does not describe {status}"
            );
        }
    }
}

/// Readers follow each reference; and two shapes with one name would be read as one.
#[test]
fn every_shape_that_is_referred_to_is_there_once() {
    let text = openapi::text();
    let description = description();
    let shapes = description["components"]["schemas"].as_object().expect("schemas");
    for reference in text.split("\"#/components/schemas/").skip(1) {
        let name = reference.split('"').next().unwrap_or_default();
        assert!(shapes.contains_key(name), "{name} is not described");
    }
    let state = &description["components"]["schemas"]["RoundSummary"]["properties"]["stage"]["$ref"];
    assert_eq!(state, "#/components/schemas/RoundStage");
    assert_eq!(shapes["RoundStage"]["enum"], serde_json::json!(["swiss", "playoff"]));
    assert_eq!(shapes["Stage"]["type"], "object", "what a stream shows");
}

/// Shapes are kept by name: of two that share one the description has only the last.
#[test]
fn no_two_shapes_share_a_name() {
    let (mut names, mut open) = (BTreeSet::new(), vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")]);
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(
                fs::read_dir(&path)
                    .expect("a folder")
                    .map(|entry| entry.expect("an entry").path()),
            );
            continue;
        }
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let source = fs::read_to_string(&path).expect("a source");
        for part in source.split("ToSchema)]").skip(1) {
            let head = part.split('{').next().unwrap_or_default();
            let renamed = head.split_once("schema(as = ").map(|(_, rest)| rest);
            let named = head
                .split_once("struct ")
                .or_else(|| head.split_once("enum "))
                .map(|(_, rest)| rest);
            let name = renamed.or(named).expect("a name");
            let name = name.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
            // within a macro the name is its argument's
            let is_new = name.is_empty() || names.insert(name.to_owned());
            assert!(is_new, "{name} is there twice, also in {}", path.display());
        }
    }
    assert!(
        names.contains("Problem") && names.contains("CountedPlayers"),
        "{names:?}"
    );
}

/// A value is of one type: nothing satisfies two.
#[test]
fn parts_of_one_shape_are_of_one_type() {
    let description = description();
    let shapes = &description["components"]["schemas"];
    let resolved = |part: &Value| -> Value {
        let name = part["$ref"].as_str().and_then(|to| to.rsplit('/').next());
        name.map_or_else(|| part.clone(), |name| shapes[name].clone())
    };
    let (mut open, mut seen) = (vec![&description], 0);
    while let Some(value) = open.pop() {
        if let Some(parts) = value["allOf"].as_array() {
            seen += 1;
            for part in parts.iter().map(resolved) {
                let is_object = part["type"] == "object" || part.get("allOf").is_some();
                assert!(is_object, "{value}");
            }
        }
        match value {
            Value::Object(members) => open.extend(members.values()),
            Value::Array(items) => open.extend(items),
            _ => {}
        }
    }
    assert!(seen > 0);
}

#[test]
fn the_description_is_served() {
    let db = TestDb::sqlite();
    let service = Service::start(&db);
    let answer = service.program().get("/openapi.json");
    assert_eq!(
        (answer.status, answer.header("content-type")),
        (200, "application/json")
    );
    assert_eq!(answer.page.body, openapi::text());
    assert_eq!(answer.json["openapi"], "3.1.0");
    assert_eq!(answer.header("cache-control"), "no-cache");
    let known = [("if-none-match", answer.header("etag"))];
    let again = service.program().call("GET", "/openapi.json", &known, None);
    assert_eq!((again.status, again.page.body.as_str()), (304, ""));
    assert_eq!(again.header("etag"), answer.header("etag"));
}

/// `If-Match` replaces the body's `version`, whatever the method.
#[test]
fn a_call_that_names_its_version_describes_it_in_the_body_too() {
    let description = description();
    let mut seen = BTreeSet::new();
    for (method, path, operation) in operations(&description) {
        let headers = operation["parameters"].as_array().into_iter().flatten();
        if headers.filter(|one| one["name"] == "If-Match").count() == 0 {
            continue;
        }
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        let text = schema.to_string();
        let name = text
            .split("#/components/schemas/")
            .nth(1)
            .and_then(|rest| rest.split('"').next());
        let name = name.unwrap_or_else(|| panic!("{method} {path} has no body: {schema}"));
        let shape = description["components"]["schemas"][name].to_string();
        assert!(
            shape.contains(r#""version":"#),
            "{method} {path}: {name} has no version"
        );
        seen.insert(method);
    }
    let methods = ["DELETE", "PATCH", "POST", "PUT"].map(str::to_owned);
    assert_eq!(seen, BTreeSet::from(methods));
}

#[test]
fn every_kind_of_problem_has_its_own_word() {
    let words: BTreeSet<&str> = Kind::ALL.iter().map(|kind| kind.word()).collect();
    assert_eq!(words.len(), Kind::ALL.len());
}
