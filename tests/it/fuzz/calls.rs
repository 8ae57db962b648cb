//! Calls of programs: bodies by the schemas of `docs/openapi.json`, whole or broken, with the headers that calls have.

use std::sync::OnceLock;

use serde_json::{Map, Value, json};

use super::steps::{Step, Verb};
use super::values::{any_text, number, odd};
use podium_testing::broken::break_somewhere;
use podium_testing::choices::Choices;

/// How deep schemas lead into each other, at most.
const DEEP: usize = 6;
/// Stands for the version of the rounds as it is then; without quotes in a body.
const ROUNDS: &str = "{rounds:0}";

/// A method and an address that programs may call.
struct Operation {
    method: String,
    path: String,
    /// The schema of its body, for those that have one.
    body: Value,
}

fn description() -> &'static Value {
    static DESCRIPTION: OnceLock<Value> = OnceLock::new();
    DESCRIPTION.get_or_init(|| serde_json::from_str(include_str!("../../../docs/openapi.json")).expect("JSON"))
}

fn operations() -> &'static [Operation] {
    static OPERATIONS: OnceLock<Vec<Operation>> = OnceLock::new();
    OPERATIONS.get_or_init(|| {
        let paths = description()["paths"].as_object().expect("paths");
        let all = paths.iter().flat_map(|(path, methods)| {
            let methods = methods.as_object().expect("methods");
            methods.iter().map(move |(method, operation)| Operation {
                method: method.to_uppercase(),
                path: path.clone(),
                body: operation["requestBody"]["content"]["application/json"]["schema"].clone(),
            })
        });
        all.collect()
    })
}

/// Makes a call; more of them change something than read.
pub fn call(choices: &mut Choices<'_>) -> Step {
    let reads = choices.below(4) == 0;
    let kind: Vec<&Operation> = operations()
        .iter()
        .filter(|operation| (operation.method == "GET") == reads)
        .collect();
    let operation = kind[choices.below(256) % kind.len()];
    let mut address = super::steps::address(choices, &operation.path);
    if reads && choices.below(2) == 0 {
        address += &super::steps::query(choices);
    }
    let mut fields = Vec::new();
    if !reads && choices.below(8) > 0 {
        fields.push(("body".to_owned(), body(choices, &operation.body)));
    }
    Step {
        who: "program".to_owned(),
        verb: Verb::Call(operation.method.clone()),
        address,
        fields,
        headers: headers(choices),
    }
}

fn body(choices: &mut Choices<'_>, schema: &Value) -> String {
    let mut value = made(choices, schema, DEEP);
    for _ in 0..choices.below(5).saturating_sub(3) {
        break_somewhere(choices, &mut value);
    }
    let text = value.to_string().replace(&format!("\"{ROUNDS}\""), ROUNDS);
    match choices.below(16) {
        0 => any_text(choices),
        1 => format!("{text}{text}"),
        2 => text.chars().take(text.len() / 2).collect(),
        3 => format!("{}1{}", "[".repeat(200), "]".repeat(200)),
        _ => text,
    }
}

/// A value that a schema describes, most of the time.
fn made(choices: &mut Choices<'_>, schema: &Value, deep: usize) -> Value {
    if deep == 0 {
        return Value::Null;
    }
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return made(choices, &description()["components"]["schemas"][name], deep - 1);
    }
    if let Some(of) = schema["oneOf"].as_array().or(schema["allOf"].as_array()) {
        let one = choices.below(of.len());
        return made(choices, &of[one], deep - 1);
    }
    if let Some(words) = schema["enum"].as_array().filter(|_| choices.below(8) > 0) {
        return words[choices.below(words.len())].clone();
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => kinds[choices.below(kinds.len())].as_str(),
        kind => kind.as_str(),
    };
    match kind {
        Some("object") => Value::Object(members(choices, schema, deep)),
        Some("array") => (0..choices.below(4))
            .map(|_| made(choices, &schema["items"], deep - 1))
            .collect(),
        Some("string") => match choices.below(4) {
            0 => json!(odd(choices)),
            1 => schema.get("example").cloned().unwrap_or(json!("Ann Ash")),
            2 => json!(format!("{{id:{}}}", choices.below(12))),
            _ => json!(["Spring", "2026-11-28", "Europe/Lisbon", "https://bot.example/podium"][choices.below(4)]),
        },
        Some("integer" | "number") => match choices.below(4) {
            0 => serde_json::from_str(&number(choices)).unwrap_or(Value::Null),
            _ => json!(choices.below(13)),
        },
        Some("boolean") => json!(choices.below(2) == 0),
        Some(_) => Value::Null,
        None => json!(odd(choices)),
    }
}

/// What is needed, and some of the rest; the version mostly as it is.
fn members(choices: &mut Choices<'_>, schema: &Value, deep: usize) -> Map<String, Value> {
    let needed = schema["required"].as_array();
    let needs = |name: &str| needed.is_some_and(|names| names.iter().any(|needed| needed == name));
    let mut members = Map::new();
    for (name, schema) in schema["properties"].as_object().into_iter().flatten() {
        let is_version = name == "version";
        let is_there = needs(name) || is_version || choices.below(3) == 0;
        if is_there && choices.below(24) > 0 {
            let value = match is_version && choices.below(4) > 0 {
                true => json!(ROUNDS),
                false => made(choices, schema, deep - 1),
            };
            members.insert(name.clone(), value);
        }
    }
    members
}

fn headers(choices: &mut Choices<'_>) -> Vec<(String, String)> {
    const NAMES: [&str; 9] = [
        "idempotency-key",
        "if-match",
        "if-none-match",
        "last-event-id",
        "content-type",
        "accept",
        "authorization",
        "cookie",
        "origin",
    ];
    const VALUES: [&str; 22] = [
        "monday-import",
        "\"rounds-{rounds:0}\"",
        "W/\"rounds-{rounds:0}\"",
        "\"rounds-{rounds:0}.0a1b\", \"table-1-1-2\"",
        "\"table-1-1-1\"",
        "\"table-1-1-99999999999999999999\"",
        "\"rounds-\", *",
        "*",
        "\"",
        "-1--1",
        "12-34-56",
        "18446744073709551616-0",
        "application/json; charset=utf-16",
        "application/merge-patch+json",
        "text/event-stream;q=0, */*",
        "Bearer",
        "Basic YTpi",
        "Bearer podium_ podium_",
        "bearer {token:0}",
        "podium_session=; podium_player_autumn=a.b",
        "null",
        "http://evil.example",
    ];
    let mut headers = Vec::new();
    if choices.below(12) > 0 {
        headers.push((
            "authorization".to_owned(),
            format!("Bearer {{token:{}}}", choices.below(4)),
        ));
    }
    for _ in 0..choices.below(4) {
        let name = NAMES[choices.below(16).min(NAMES.len() - 1)].to_owned();
        let value = match choices.below(4) {
            0 => odd(choices),
            1 => any_text(choices),
            _ => VALUES[choices.below(VALUES.len())].to_owned(),
        };
        headers.push((name, value));
    }
    headers
}

/// A refusal in JSON is a problem as programs read it.
///
/// # Errors
/// What is wrong with it.
pub fn is_a_problem(status: u16, body: &str) -> Result<(), String> {
    let Ok(Value::Object(answer)) = serde_json::from_str(body) else {
        return Ok(());
    };
    if status < 400 {
        return Ok(());
    }
    let says = |name: &str| {
        answer
            .get(name)
            .and_then(Value::as_str)
            .is_some_and(|text| !text.is_empty())
    };
    match says("title") && says("detail") && answer.get("status") == Some(&json!(status)) {
        true => Ok(()),
        false => Err(format!("{status} with the problem {body}")),
    }
}
