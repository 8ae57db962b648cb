//! The schemas of bodies and answers, with their members.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::values::{anchored, markdown, members_of};
use super::words::{self, Piece};

/// A schema of a body or an answer.
#[derive(Debug)]
pub struct Schema {
    pub name: String,
    /// As HTML.
    pub text: String,
    /// Its type, if it has no members.
    pub is: Vec<Piece>,
    pub members: Vec<Member>,
}

/// A member of an object, or a parameter.
#[derive(Debug)]
pub struct Member {
    pub name: String,
    pub is: Vec<Piece>,
    /// "in the path", "not always there", "of Player".
    pub note: String,
    /// As HTML.
    pub text: String,
}

/// Returns the names of the schemas that values refer to, directly or indirectly.
pub fn reached<'v>(values: impl IntoIterator<Item = &'v Value>, all: &'v Value) -> BTreeSet<String> {
    let mut open: Vec<&Value> = values.into_iter().collect();
    let mut names = BTreeSet::new();
    while let Some(value) = open.pop() {
        if let Some(name) = words::referred(value)
            && names.insert(name.to_owned())
        {
            open.push(&all[name]);
        }
        match value {
            Value::Object(members) => open.extend(members.values()),
            Value::Array(items) => open.extend(items),
            _ => {}
        }
    }
    names
}

impl Schema {
    /// Returns the fragment of its address on the page.
    pub fn anchor(&self) -> String {
        anchor_of(&self.name)
    }

    /// Reads one of `all`; `absent` is the note on optional members.
    pub fn of(name: &str, schema: &Value, all: &Value, absent: &str) -> Self {
        let mut members = Vec::new();
        add_members(words::core(schema), "", absent, &mut members);
        // in a choice between objects, each has its own members
        for choice in ["oneOf", "anyOf", "allOf"] {
            for one in schema[choice].as_array().into_iter().flatten() {
                // the members inherited from another schema, with its name
                match words::referred(one).filter(|_| choice == "allOf") {
                    Some(part) => members.extend(Self::of(part, &all[part], all, absent).members.into_iter().map(
                        |mut member| {
                            let of = format!("of {part}");
                            member.note = match member.note.is_empty() {
                                true => of,
                                false => format!("{}; {of}", member.note),
                            };
                            member
                        },
                    )),
                    None => add_members(one, "", absent, &mut members),
                }
            }
        }
        let mut seen = BTreeMap::new();
        members.retain(|member: &Member| seen.insert(member.name.clone(), ()).is_none());
        Self {
            name: name.to_owned(),
            text: markdown(&schema["description"]),
            is: match members.is_empty() {
                true => words::of(schema),
                false => Vec::new(),
            },
            members,
        }
    }
}

/// Returns the fragment of the address that leads to a schema.
pub fn anchor_of(schema: &str) -> String {
    anchored("schema", schema)
}

impl Piece {
    /// Returns the address that it leads to.
    pub fn href(&self) -> Option<String> {
        self.schema.as_deref().map(|name| format!("#{}", anchor_of(name)))
    }
}

/// Collects the members of an object schema; those of nested objects get the outer name as a prefix.
fn add_members(schema: &Value, before: &str, absent: &str, out: &mut Vec<Member>) {
    let required: Vec<&str> = schema["required"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    for (name, inner) in members_of(&schema["properties"]) {
        let full = format!("{before}{name}");
        out.push(Member {
            is: words::of(inner),
            note: match required.contains(&name) {
                true => "",
                false => absent,
            }
            .to_owned(),
            text: markdown(&inner["description"]),
            name: full.clone(),
        });
        add_members(words::core(inner), &format!("{full}."), absent, out);
    }
}
