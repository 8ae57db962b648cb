//! JSON read strictly as described: serde alone also accepts a list instead of an object, in the order of its members,
//! and an object instead of a word.

use serde::Deserializer;
use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{Error as _, IntoDeserializer, Unexpected, Visitor};
use serde::forward_to_deserialize_any;
use serde_json::{Error, Value};

/// A value that is read: an object where an object is asked for, a text where one of some words is.
#[derive(Debug, Clone, Copy)]
pub struct Strict<'de>(pub &'de Value);

impl Strict<'_> {
    /// What was sent, for the mistake.
    fn unexpected(&self) -> Unexpected<'_> {
        match self.0 {
            Value::Null => Unexpected::Unit,
            Value::Bool(value) => Unexpected::Bool(*value),
            Value::Number(number) => match (number.as_i64(), number.as_f64()) {
                (Some(whole), _) => Unexpected::Signed(whole),
                (None, number) => Unexpected::Float(number.unwrap_or_default()),
            },
            Value::String(text) => Unexpected::Str(text),
            Value::Array(_) => Unexpected::Seq,
            Value::Object(_) => Unexpected::Map,
        }
    }
}

impl<'de> IntoDeserializer<'de, Error> for Strict<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Strict<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Array(items) => visitor.visit_seq(SeqDeserializer::new(items.iter().map(Strict))),
            Value::Object(members) => {
                let members = members.iter().map(|(name, value)| (name.as_str(), Strict(value)));
                visitor.visit_map(MapDeserializer::new(members))
            }
            single => single.deserialize_any(visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.0 {
            Value::Object(_) => self.deserialize_any(visitor),
            _ => Err(Error::invalid_type(self.unexpected(), &visitor)),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.0 {
            Value::String(word) => visitor.visit_enum(word.as_str().into_deserializer()),
            _ => Err(Error::invalid_type(self.unexpected(), &"a string")),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_json::json;

    #[derive(Debug, PartialEq, Eq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Points {
        win: i64,
        draw: Option<i64>,
    }

    #[derive(Debug, PartialEq, Eq, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Level {
        Regular,
    }

    #[test]
    fn a_list_is_no_object_and_an_object_no_word() {
        let points = |value: Value| Points::deserialize(Strict(&value)).map_err(|error| error.to_string());
        assert_eq!(points(json!({"win": 5})), Ok(Points { win: 5, draw: None }));
        assert_eq!(
            points(json!({"win": 5, "draw": null})),
            Ok(Points { win: 5, draw: None })
        );
        assert_eq!(
            points(json!({"win": 5, "draw": 1})),
            Ok(Points { win: 5, draw: Some(1) })
        );
        assert_eq!(
            points(json!([5, 1])),
            Err("invalid type: sequence, expected struct Points".to_owned())
        );
        assert!(points(json!({"win": 5.5})).is_err());
        let level = |value: Value| Level::deserialize(Strict(&value)).map_err(|error| error.to_string());
        assert_eq!(level(json!("regular")), Ok(Level::Regular));
        assert_eq!(
            level(json!({"regular": null})),
            Err("invalid type: map, expected a string".to_owned())
        );
        let list = Vec::<Points>::deserialize(Strict(&json!([{"win": 1}, [1]])));
        assert!(list.is_err());
    }
}
