//! `deploy/` and `docs/operations.md` name only what a running service exports, and the document names all of it.

use std::collections::BTreeSet;

use podium::web::frame::load::bodies::UPLOAD_BYTES;
use serde_json::Value;

use super::promql::names;
use super::scrape::{Scrape, started};
use crate::harness::TestDb;
use crate::harness::http::Visitor;

fn file(path: &str) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What a service exports that has answered something.
fn exported() -> Scrape {
    let db = TestDb::sqlite();
    let (process, metrics) = started(&db, &[]);
    let visitor = Visitor::new(&process.base, None);
    visitor.see("/healthz");
    visitor.see("/readyz");
    visitor.post("/sign-in", &[]);
    // to /sign-in: a redirect is a class of answers
    visitor.get("/account");
    Scrape::of(&metrics)
}

/// An alert as far as its names go.
#[derive(Debug, Default)]
struct Alert {
    name: String,
    expression: String,
    severity: String,
    summary: String,
    description: String,
}

/// The alerts of the file. Not all of YAML is read: a key and its text, on its line or, folded, on those below.
fn alerts() -> Vec<Alert> {
    let text = file("deploy/alerts.yaml");
    let mut found: Vec<Alert> = Vec::new();
    let mut folded: Option<usize> = None;
    for line in text.lines().filter(|line| !line.trim_start().starts_with('#')) {
        let indent = line.len() - line.trim_start().len();
        let trimmed = line.trim();
        if let Some(name) = trimmed.strip_prefix("- alert: ") {
            found.push(Alert {
                name: name.to_owned(),
                ..Alert::default()
            });
        }
        let Some(alert) = found.last_mut() else { continue };
        if folded.is_some_and(|key| indent > key && !trimmed.is_empty()) {
            alert.expression.push_str(trimmed);
            alert.expression.push(' ');
            continue;
        }
        folded = None;
        let Some((key, value)) = trimmed.split_once(": ") else {
            continue;
        };
        let value = value.trim_matches('\'').to_owned();
        match key {
            "expr" if value == ">-" => folded = Some(indent),
            "expr" => alert.expression = value,
            "severity" => alert.severity = value,
            "summary" => alert.summary = value,
            "description" => alert.description = value,
            _ => {}
        }
    }
    found
}

/// The labels that a text shows: `{{ $labels.lane }}` of an alert, `{{lane}}` of a legend.
fn shown(text: &str) -> BTreeSet<String> {
    let parts = text.split("{{").skip(1).filter_map(|rest| rest.split("}}").next());
    let labels = parts.map(|part| part.trim().trim_start_matches("$labels.").to_owned());
    labels.filter(|label| !label.starts_with('$')).collect()
}

#[test]
fn alerts_name_only_what_is_exported() {
    let scrape = exported();
    let runbook = file("docs/operations.md");
    let alerts = alerts();
    assert!(alerts.len() > 10, "{alerts:?}");
    for alert in &alerts {
        let used = names(&alert.expression).unwrap_or_else(|why| panic!("{}: {why}", alert.name));
        assert!(!used.metrics.is_empty(), "{alert:?}");
        used.are_in(&scrape)
            .unwrap_or_else(|why| panic!("{}: {why}", alert.name));
        for label in shown(&alert.summary) {
            used.has(&label, &scrape)
                .unwrap_or_else(|why| panic!("{}: {why}", alert.name));
        }
        assert!(["page", "ticket"].contains(&alert.severity.as_str()), "{alert:?}");
        assert!(
            !alert.summary.is_empty() && alert.description.ends_with('.'),
            "{alert:?}"
        );
        let entry = format!("\n### {}\n", alert.name);
        assert!(
            runbook.contains(&entry),
            "docs/operations.md has no entry {}",
            alert.name
        );
    }
    let entries = runbook.lines().filter_map(|line| line.strip_prefix("### Podium"));
    for entry in entries {
        assert!(
            alerts.iter().any(|alert| alert.name[6..] == *entry),
            "no alert Podium{entry}"
        );
    }
}

/// Every text under a key, anywhere in a document.
fn texts<'v>(value: &'v Value, key: &str, found: &mut Vec<(&'v str, &'v Value)>) {
    match value {
        Value::Object(fields) => {
            if let Some(text) = fields.get(key).and_then(Value::as_str) {
                found.push((text, value));
            }
            fields.values().for_each(|inner| texts(inner, key, found));
        }
        Value::Array(items) => items.iter().for_each(|inner| texts(inner, key, found)),
        _ => {}
    }
}

#[test]
fn the_dashboard_names_only_what_is_exported() {
    let scrape = exported();
    let dashboard: Value = serde_json::from_str(&file("deploy/grafana.json")).expect("JSON");
    let mut expressions = Vec::new();
    texts(&dashboard, "expr", &mut expressions);
    assert!(expressions.len() > 40, "{}", expressions.len());
    for (expression, of) in &expressions {
        let used = names(expression).unwrap_or_else(|why| panic!("{why}"));
        used.are_in(&scrape).unwrap_or_else(|why| panic!("{expression}: {why}"));
        for label in shown(of["legendFormat"].as_str().unwrap_or_default()) {
            used.has(&label, &scrape)
                .unwrap_or_else(|why| panic!("{expression}: {why}"));
        }
    }
    let mut queries = Vec::new();
    texts(&dashboard, "definition", &mut queries);
    assert!(!queries.is_empty(), "the instances are found by one");
    for (query, _) in queries {
        // `label_values(metric, label)`
        let used = names(query).unwrap_or_else(|why| panic!("{why}"));
        let (metric, labels) = used.metrics.split_first().expect("a metric");
        assert!(!scrape.samples(&metric.metric).is_empty(), "{query}");
        assert_eq!(labels.len(), 1, "{query}");
        assert_eq!(labels[0].metric, "instance", "{query}");
    }
    // on a screen each panel has its place
    let panels = dashboard["panels"].as_array().expect("panels");
    let mut taken = BTreeSet::new();
    for panel in panels {
        let number = |key: &str| panel["gridPos"][key].as_u64().expect("a number");
        for (x, y) in (0..number("w")).flat_map(|x| (0..number("h")).map(move |y| (x, y))) {
            let place = (x + number("x"), y + number("y"));
            assert!(place.0 < 24 && taken.insert(place), "{} overlaps", panel["title"]);
        }
    }
}

/// The names of metrics that a text mentions.
fn mentioned(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    let is_name = |word: &&str| word.starts_with("podium_") || word.starts_with("process_");
    words.filter(is_name).map(str::to_owned).collect()
}

#[test]
fn the_documents_name_all_metrics_and_no_others() {
    let scrape = exported();
    let all: BTreeSet<String> = scrape.0.keys().cloned().collect();
    let table = mentioned(&file("docs/operations.md"));
    let unknown: Vec<&String> = table
        .iter()
        .filter(|name| scrape.samples(name).is_empty() && !all.contains(*name))
        .collect();
    assert!(unknown.is_empty(), "docs/operations.md: {unknown:?}");
    let untold: Vec<&String> = all.difference(&table).collect();
    assert!(
        untold.is_empty(),
        "docs/operations.md does not say what they are: {untold:?}"
    );
}

/// What each promise is measured by.
#[test]
fn the_promises_are_measured_by_what_is_exported() {
    let scrape = exported();
    let text = file("docs/operations.md");
    let blocks = text
        .split("```promql\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next());
    let expressions: Vec<&str> = blocks.map(str::trim).collect();
    assert!(expressions.len() >= 6, "{expressions:?}");
    let routes = file("tests/cases/access.txt");
    for expression in expressions {
        let used = names(expression).unwrap_or_else(|why| panic!("{why}"));
        used.are_in(&scrape).unwrap_or_else(|why| panic!("{expression}: {why}"));
        let matched = used.metrics.iter().flat_map(|named| &named.matched);
        for (_, patterns) in matched.filter(|(label, _)| label == "route") {
            for route in patterns.split('|') {
                assert!(routes.contains(&format!(" {route}: ")), "{route} is no route");
            }
        }
    }
}

/// A proxy in front of the service lets through what the service takes, and the files agree on the rest.
#[test]
fn the_files_agree_with_the_service() {
    let help = podium_help();
    for (path, prefix) in [
        ("deploy/podium.service", "Environment="),
        ("deploy/kubernetes/podium.env.example", ""),
        ("deploy/kubernetes/deployment.yaml", "- name: "),
    ] {
        let text = file(path);
        let settings = text.lines().filter_map(|line| line.trim().strip_prefix(prefix));
        let settings = settings.filter_map(|setting| setting.split('=').next());
        let settings: Vec<&str> = settings
            .filter(|name| name.chars().all(|c| c.is_ascii_uppercase() || c == '_') && !name.is_empty())
            .collect();
        assert!(settings.len() > 3, "{path}: {settings:?}");
        for name in settings {
            // the keys have no flag, so that they are in no list of processes
            assert!(
                name == "PODIUM_KEYS" || help.contains(&format!("[env: {name}")),
                "{path}: {name}"
            );
        }
    }
    // it copies its database automatically, also onto another disk than that of its data
    let unit = file("deploy/podium.service");
    for line in [
        "Environment=PODIUM_BACKUP_EVERY=30m",
        "ReadWritePaths=-/var/backups/podium",
    ] {
        assert!(unit.lines().any(|of_unit| of_unit == line), "{line}");
    }
    // the proxy refuses no form that the service takes, and takes none that is much larger
    for (path, key, unit) in [
        ("deploy/Caddyfile", "max_size ", "MiB"),
        (
            "deploy/kubernetes/ingress.yaml",
            "nginx.ingress.kubernetes.io/proxy-body-size: ",
            "m",
        ),
    ] {
        let text = file(path);
        let limit = text
            .lines()
            .find_map(|line| line.trim().strip_prefix(key)?.strip_suffix(unit));
        let limit: usize = limit
            .and_then(|limit| limit.parse().ok())
            .unwrap_or_else(|| panic!("{path}: {key}"));
        let room = (limit << 20).saturating_sub(UPLOAD_BYTES);
        assert!((1..2 << 20).contains(&room), "{path}: {limit} {unit}");
    }
}

fn podium_help() -> String {
    let said = std::process::Command::new(env!("CARGO_BIN_EXE_podium"))
        .args(["serve", "--help"])
        .output();
    String::from_utf8(said.expect("it runs").stdout).expect("text")
}
