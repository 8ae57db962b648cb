//! Documents with a mistake.

use serde_json::{Value, json};

use crate::choices::Choices;

/// Breaks one place of a document: changes a value, removes or adds a field, repeats an item.
pub fn break_somewhere(choices: &mut Choices<'_>, value: &mut Value) {
    let garbage = [
        json!(null),
        json!(-1),
        json!(3.5),
        json!(4_000_000_000u32),
        json!(""),
        json!("p0"),
        json!("nobody"),
        json!([]),
        json!({}),
        json!([[[]]]),
        json!({"winner": "p1", "draw": []}),
    ];
    let replacement = garbage[choices.below(garbage.len())].clone();
    match value {
        Value::Object(map) if !map.is_empty() && choices.below(5) > 0 => {
            let keys: Vec<String> = map.keys().cloned().collect();
            let key = &keys[choices.below(keys.len())];
            match choices.below(8) {
                0 => {
                    map.remove(key);
                }
                1 => {
                    map.insert(format!("{key}~/"), replacement);
                }
                _ => break_somewhere(choices, map.get_mut(key).expect("its key")),
            }
        }
        Value::Array(items) if !items.is_empty() && choices.below(5) > 0 => {
            let ix = choices.below(items.len().min(256));
            match choices.below(8) {
                0 => {
                    items.remove(ix);
                }
                1 => items.push(items[ix].clone()),
                _ => break_somewhere(choices, &mut items[ix]),
            }
        }
        value => *value = replacement,
    }
}
