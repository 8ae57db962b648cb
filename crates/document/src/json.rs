//! Parsing JSON, with a check that plain parsing lacks: no object has the same field twice.

use std::cell::RefCell;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

use super::cursor::At;
use podium_event::Problem;
use say::document_problems as t;

/// Reads one JSON value; a byte order mark before it is ignored.
///
/// # Errors
/// A syntax error with its line and column; or every field that occurs twice in its object, with its pointer.
pub fn parse(bytes: &[u8]) -> Result<Value, Vec<Problem>> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let twice = RefCell::new(Vec::new());
    let mut deserializer = serde_json::Deserializer::from_slice(bytes);
    let node = Node {
        at: At::Root,
        twice: &twice,
    };
    let value = node
        .deserialize(&mut deserializer)
        // nothing may follow the value
        .and_then(|value| deserializer.end().map(|()| value))
        .map_err(|error| vec![Problem::new("", t::no_json(error.to_string()))])?;
    let twice = twice.into_inner();
    if twice.is_empty() { Ok(value) } else { Err(twice) }
}

/// A value at a place, to be read.
struct Node<'a> {
    at: At<'a>,
    twice: &'a RefCell<Vec<Problem>>,
}

impl<'de> DeserializeSeed<'de> for Node<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        // serde_json's own `Value` silently keeps the last of two equal keys.
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Node<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        // 1e999 is infinite, which JSON cannot represent.
        let number = Number::from_f64(value).ok_or_else(|| E::custom("a number is too large"))?;
        Ok(Value::Number(number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(Value::String(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(Node {
            at: At::Item(&self.at, list.len()),
            twice: self.twice,
        })? {
            list.push(item);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(key) = fields.next_key::<String>()? {
            let at = At::Field(&self.at, &key);
            let value = fields.next_value_seed(Node { at, twice: self.twice })?;
            if map.contains_key(&key) {
                let message = t::field_twice(&key);
                // Recorded, and reading continues: all repeated fields are reported at once.
                self.twice.borrow_mut().push(Problem::new(at.pointer(), message));
            }
            map.insert(key, value);
        }
        Ok(Value::Object(map))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_syntax_error_names_line_and_column() {
        let problems = parse(b"{\n  \"a\": 1,\n  oops\n}").expect_err("no JSON");
        assert_eq!(problems.len(), 1);
        assert!(
            problems[0].message.to_string().contains("line 3 column 3"),
            "{}",
            problems[0]
        );
        assert!(parse(b"{} {}").is_err());
        assert!(parse(b"").is_err());
        assert!(parse(b"\"\xff\"").is_err());
    }

    #[test]
    fn a_repeated_field_is_named_wherever_it_is() {
        let problems = parse(br#"{"a/b": [1, {"x": 1, "x": 2}], "c": 0, "c": 0}"#).expect_err("twice");
        let pointers: Vec<_> = problems.iter().map(|problem| problem.pointer.as_str()).collect();
        assert_eq!(pointers, ["/a~1b/1/x", "/c"]);
    }

    #[test]
    fn values_are_those_of_serde_json_and_a_byte_order_mark_is_passed_over() {
        let text = "\u{feff}{\"a\": [null, true, -3, 18446744073709551615, 0.1, 1e300, \"ü\\n\"], \"b\": {}}";
        let expected: Value = serde_json::from_str(text.trim_start_matches('\u{feff}')).expect("JSON");
        assert_eq!(parse(text.as_bytes()), Ok(expected));
    }
}
