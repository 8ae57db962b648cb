//! Types of the description in words, with links to the schemas that they name.

use serde_json::{Map, Value};

/// Words of a sentence, which may link to a schema.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    pub text: String,
    /// The schema that it names.
    pub schema: Option<String>,
    /// Whether it is shown as code.
    pub is_code: bool,
}

impl Piece {
    fn text(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            schema: None,
            is_code: false,
        }
    }

    fn code(text: impl Into<String>) -> Self {
        Self {
            is_code: true,
            ..Self::text(text)
        }
    }

    fn schema(name: &str) -> Self {
        Self {
            schema: Some(name.to_owned()),
            ..Self::text(name)
        }
    }
}

/// The name of the schema that a reference leads to.
pub fn referred(schema: &Value) -> Option<&str> {
    schema.get("$ref")?.as_str()?.strip_prefix("#/components/schemas/")
}

/// Describes the values of a schema.
pub fn of(schema: &Value) -> Vec<Piece> {
    let mut pieces = Vec::new();
    write(schema, &mut pieces);
    if pieces.is_empty() {
        pieces.push(Piece::text("any value"));
    }
    pieces
}

/// Returns the inner schema of an array, an optional value or a single choice, down to the one that can have members.
pub fn core(schema: &Value) -> &Value {
    if let Some(items) = schema.get("items") {
        return core(items);
    }
    for word in ["oneOf", "anyOf", "allOf"] {
        let some: Vec<&Value> = choices(schema, word).collect();
        if let [one] = some.as_slice() {
            return core(one);
        }
    }
    schema
}

/// Returns the choices of a schema other than null.
fn choices<'s>(schema: &'s Value, word: &str) -> impl Iterator<Item = &'s Value> {
    let all = schema.get(word).and_then(Value::as_array);
    all.into_iter().flatten().filter(|choice| !is_null(choice))
}

fn is_null(schema: &Value) -> bool {
    schema.get("type").and_then(Value::as_str) == Some("null")
}

fn may_be_null(schema: &Value) -> bool {
    let types = schema.get("type").and_then(Value::as_array);
    let lists = ["oneOf", "anyOf"].map(|word| schema.get(word).and_then(Value::as_array));
    types.is_some_and(|types| types.iter().any(|one| one == "null"))
        || lists.into_iter().flatten().flatten().any(is_null)
}

fn write(schema: &Value, out: &mut Vec<Piece>) {
    let Some(object) = schema.as_object() else { return };
    if let Some(name) = referred(schema) {
        out.push(Piece::schema(name));
        return;
    }
    for (word, between) in [("oneOf", " or "), ("anyOf", " or "), ("allOf", " with ")] {
        for (at, choice) in choices(schema, word).enumerate() {
            if at > 0 {
                out.push(Piece::text(between));
            }
            write(choice, out);
        }
    }
    if out.is_empty() || object.contains_key("type") {
        write_type(object, out);
    }
    if may_be_null(schema) {
        out.push(Piece::text(" or "));
        out.push(Piece::code("null"));
    }
}

fn write_type(object: &Map<String, Value>, out: &mut Vec<Piece>) {
    let texts: Vec<&Value> = object
        .get("enum")
        .and_then(Value::as_array)
        .map(|values| values.iter().filter(|value| !value.is_null()).collect())
        .unwrap_or_default();
    if let Some(value) = object.get("const") {
        out.push(Piece::code(value.to_string()));
        return;
    }
    if !texts.is_empty() {
        for (at, value) in texts.iter().enumerate() {
            if at > 0 {
                out.push(Piece::text(if at + 1 == texts.len() { " or " } else { ", " }));
            }
            out.push(Piece::code(value.to_string()));
        }
        return;
    }
    let format = object.get("format").and_then(Value::as_str);
    let of_type = match object.get("type") {
        Some(Value::Array(types)) => types.iter().filter_map(Value::as_str).find(|word| *word != "null"),
        Some(Value::String(word)) => Some(word.as_str()),
        _ => None,
    };
    match of_type {
        Some("array") => {
            out.push(Piece::text("list of "));
            match object.get("items") {
                Some(items) => out.extend(of(items)),
                None => out.push(Piece::text("any values")),
            }
        }
        Some("object") => match object.get("additionalProperties") {
            Some(values @ Value::Object(_)) => {
                out.push(Piece::text("object, each of its values "));
                out.extend(of(values));
            }
            _ => out.push(Piece::text("object")),
        },
        Some("string") => out.push(Piece::text(match format {
            Some("date-time") => "time in UTC (RFC 3339)",
            Some("date") => "date, YYYY-MM-DD",
            Some("uri") => "address",
            _ => "text",
        })),
        Some("integer") => out.push(Piece::text("whole number")),
        Some("number") => out.push(Piece::text("number")),
        Some("boolean") => {
            out.push(Piece::code("true"));
            out.push(Piece::text(" or "));
            out.push(Piece::code("false"));
        }
        _ => {}
    }
    write_bounds(object, out);
}

/// Writes bounds such as "1 to 100" and "at most 80 characters", and the default.
fn write_bounds(object: &Map<String, Value>, out: &mut Vec<Piece>) {
    let number = |name: &str| object.get(name).filter(|value| value.is_number()).map(Value::to_string);
    let bounds = |least: Option<String>, most: Option<String>| match (least, most) {
        (Some(least), Some(most)) => Some(format!("{least} to {most}")),
        (Some(least), None) => Some(format!("at least {least}")),
        (None, Some(most)) => Some(format!("at most {most}")),
        (None, None) => None,
    };
    if let Some(range) = bounds(number("minimum"), number("maximum")) {
        out.push(Piece::text(format!(", {range}")));
    }
    if let Some(length) = bounds(number("minLength"), number("maxLength")) {
        out.push(Piece::text(format!(", {length} characters")));
    }
    if let Some(items) = bounds(number("minItems"), number("maxItems")) {
        out.push(Piece::text(format!(", {items} of them")));
    }
    if let Some(value) = object.get("default").filter(|value| !value.is_null()) {
        out.push(Piece::text(", else "));
        out.push(Piece::code(value.to_string()));
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn said(schema: &Value) -> String {
        of(schema).into_iter().map(|piece| piece.text).collect()
    }

    #[test]
    fn a_type_is_said_in_words() {
        let player = json!({"$ref": "#/components/schemas/Player"});
        for (schema, words) in [
            (json!({"type": "string"}), "text"),
            (
                json!({"type": "string", "maxLength": 80}),
                "text, at most 80 characters",
            ),
            (
                json!({"type": ["string", "null"], "format": "date"}),
                "date, YYYY-MM-DD or null",
            ),
            (
                json!({"type": "integer", "format": "int64", "minimum": 1, "maximum": 9}),
                "whole number, 1 to 9",
            ),
            (
                json!({"type": "string", "enum": ["won", "drawn"]}),
                "\"won\" or \"drawn\"",
            ),
            (json!({"type": "array", "items": player}), "list of Player"),
            (json!({"oneOf": [{"type": "null"}, player]}), "Player or null"),
            (json!({"allOf": [player]}), "Player"),
            (
                json!({"type": "object", "additionalProperties": {"type": "integer"}}),
                "object, each of its values whole number",
            ),
            (
                json!({"type": "boolean", "default": false}),
                "true or false, else false",
            ),
            (json!({}), "any value"),
        ] {
            assert_eq!(said(&schema), words, "{schema}");
        }
        assert_eq!(of(&player)[0].schema.as_deref(), Some("Player"));
    }

    #[test]
    fn members_are_in_the_core_of_a_schema() {
        let object = json!({"type": "object"});
        assert_eq!(
            core(&json!({"type": "array", "items": {"oneOf": [{"type": "null"}, object]}})),
            &object
        );
    }
}
