//! The description of the API (OpenAPI 3.1) as a page shows it: routes by their tag, and the schemas that they name.

use std::collections::{BTreeMap, BTreeSet};

use pulldown_cmark::{Event, Parser, html};
use serde_json::Value;

use super::words::{self, Piece};

/// Methods in the order in which a path has them on the page.
const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];
/// A refusal that this many routes describe in the same words is said once for all, under "Problems".
const COMMON: usize = 10;
/// Headers that the page explains once, with the section that does.
const HEADERS: [(&str, &str); 3] = [
    ("If-None-Match", "reading"),
    ("If-Match", "versions"),
    ("Idempotency-Key", "idempotency"),
];
/// The parameter that "Getting started" explains.
const SLUG: &str = "slug";

/// Everything that the description says.
#[derive(Debug, Default)]
pub struct Reference {
    pub groups: Vec<Group>,
    pub schemas: Vec<Schema>,
}

/// The routes of a tag.
#[derive(Debug)]
pub struct Group {
    pub name: String,
    /// As HTML.
    pub text: String,
    pub routes: Vec<Route>,
}

/// A method of a path.
#[derive(Debug)]
pub struct Route {
    /// The part of its address on the page after `#`.
    pub anchor: String,
    /// In capitals.
    pub method: String,
    pub path: String,
    pub summary: String,
    /// As HTML.
    pub text: String,
    /// What a token needs: `None` where none is needed, empty where any will do.
    pub scopes: Option<Vec<String>>,
    pub parameters: Vec<Member>,
    /// The headers that the page explains once: name and section.
    pub headers: Vec<(&'static str, &'static str)>,
    /// What is sent with it.
    pub body: Option<Vec<Piece>>,
    pub answers: Vec<Answer>,
}

/// An answer of a route.
#[derive(Debug)]
pub struct Answer {
    pub status: String,
    /// As HTML.
    pub text: String,
    pub body: Vec<Piece>,
}

/// A shape of what is sent or answered.
#[derive(Debug)]
pub struct Schema {
    pub name: String,
    /// As HTML.
    pub text: String,
    /// What it is, where it has no members.
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

impl Reference {
    /// Reads a description.
    pub fn of(description: &Value) -> Self {
        let tags = description["tags"].as_array();
        let mut groups: Vec<Group> = tags
            .into_iter()
            .flatten()
            .map(|tag| Group {
                name: text(&tag["name"]),
                text: markdown(&tag["description"]),
                routes: Vec::new(),
            })
            .collect();
        for (path, item) in members_of(&description["paths"]) {
            for method in METHODS {
                let Some(operation) = item.get(method) else { continue };
                let tag = match text(&operation["tags"][0]) {
                    tag if tag.is_empty() => "Other".to_owned(),
                    tag => tag,
                };
                let route = Route::of(path, method, item, operation);
                match groups.iter_mut().find(|group| group.name == tag) {
                    Some(group) => group.routes.push(route),
                    None => groups.push(Group {
                        name: tag,
                        text: String::new(),
                        routes: vec![route],
                    }),
                }
            }
        }
        groups.retain(|group| !group.routes.is_empty());
        leave_out_common(&mut groups);
        let all = &description["components"]["schemas"];
        let sent = sent(description);
        let schemas = members_of(all).map(|(name, schema)| {
            let absent = match sent.contains(name) {
                true => "optional",
                false => "not always there",
            };
            Schema::of(name, schema, all, absent)
        });
        Self {
            groups,
            schemas: schemas.collect(),
        }
    }
}

/// Leaves out of routes what most of them are answered in the same words.
fn leave_out_common(groups: &mut [Group]) {
    let mut counts: BTreeMap<(String, String), usize> = BTreeMap::new();
    for answer in groups
        .iter()
        .flat_map(|group| &group.routes)
        .flat_map(|route| &route.answers)
    {
        *counts.entry((answer.status.clone(), answer.text.clone())).or_default() += 1;
    }
    for route in groups.iter_mut().flat_map(|group| &mut group.routes) {
        route.answers.retain(|answer| {
            let count = counts.get(&(answer.status.clone(), answer.text.clone()));
            answer.status.starts_with('2') || count.is_none_or(|&count| count < COMMON)
        });
    }
}

/// The names of the schemas that are sent: bodies, and what is in them.
fn sent(description: &Value) -> BTreeSet<String> {
    let all = &description["components"]["schemas"];
    let operations = members_of(&description["paths"]).flat_map(|(_, item)| members_of(item));
    let mut open: Vec<&Value> = operations.map(|(_, operation)| &operation["requestBody"]).collect();
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

impl Group {
    /// The part of its address on the page after `#`.
    pub fn anchor(&self) -> String {
        anchored("routes", &self.name)
    }
}

impl Schema {
    /// The part of its address on the page after `#`.
    pub fn anchor(&self) -> String {
        anchor_of(&self.name)
    }

    fn of(name: &str, schema: &Value, all: &Value, absent: &str) -> Self {
        let mut members = Vec::new();
        add_members(words::core(schema), "", absent, &mut members);
        // of a choice between objects each has its own
        for choice in ["oneOf", "anyOf", "allOf"] {
            for one in schema[choice].as_array().into_iter().flatten() {
                // what it takes over from another schema, and from which
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

/// The part of an address after `#` that leads to a schema.
pub fn anchor_of(schema: &str) -> String {
    anchored("schema", schema)
}

impl Piece {
    /// Where it leads.
    pub fn href(&self) -> Option<String> {
        self.schema.as_deref().map(|name| format!("#{}", anchor_of(name)))
    }
}

impl Route {
    fn of(path: &str, method: &str, item: &Value, operation: &Value) -> Self {
        let shared = item["parameters"].as_array().into_iter().flatten();
        let own = operation["parameters"].as_array().into_iter().flatten();
        let security = operation["security"].as_array();
        let needs: Vec<&Value> = security.into_iter().flatten().collect();
        // an empty one among them: a token is not needed
        let free = needs.is_empty()
            || needs
                .iter()
                .any(|need| need.as_object().is_some_and(serde_json::Map::is_empty));
        let scopes = needs
            .iter()
            .filter_map(|need| need.as_object())
            .flat_map(serde_json::Map::values);
        let scopes = scopes.filter_map(Value::as_array).flatten().map(text);
        let answers = members_of(&operation["responses"]);
        let method = method.to_uppercase();
        let (mut headers, mut parameters) = (Vec::new(), Vec::new());
        for one in shared.chain(own) {
            let name = one["name"].as_str().unwrap_or_default();
            match HEADERS.into_iter().find(|(header, _)| *header == name) {
                Some(header) => headers.push(header),
                None if name == SLUG => {}
                None => parameters.push(parameter(one)),
            }
        }
        Self {
            anchor: anchored(&method, path),
            path: path.to_owned(),
            summary: text(&operation["summary"]).trim_end_matches('.').to_owned(),
            text: markdown(&operation["description"]),
            scopes: (!free).then(|| scopes.collect()),
            parameters,
            headers,
            body: schema_of(&operation["requestBody"]["content"]).map(words::of),
            answers: answers.map(|(status, answer)| Answer::of(status, answer)).collect(),
            method,
        }
    }

    /// The scopes that it asks for, as a sentence has them.
    pub fn scope_words(&self) -> Option<String> {
        self.scopes.as_ref().map(|scopes| scopes.join(" or "))
    }
}

impl Answer {
    fn of(status: &str, answer: &Value) -> Self {
        let body = schema_of(&answer["content"]).map(words::of);
        Self {
            status: status.to_owned(),
            text: markdown(&answer["description"]),
            // the same for all: the page says once what a problem is
            body: body.filter(|_| !status.starts_with(['4', '5'])).unwrap_or_default(),
        }
    }
}

/// The schema of the first content of a body.
fn schema_of(content: &Value) -> Option<&Value> {
    let (_, content) = content.as_object()?.iter().next()?;
    content.get("schema")
}

fn parameter(parameter: &Value) -> Member {
    Member {
        name: text(&parameter["name"]),
        is: words::of(&parameter["schema"]),
        note: match (parameter["in"].as_str(), parameter["required"].as_bool()) {
            (Some("path"), _) => "in the path",
            (Some("header"), Some(true)) => "header",
            (Some("header"), _) => "header, optional",
            (_, Some(true)) => "in the query",
            _ => "in the query, optional",
        }
        .to_owned(),
        text: markdown(&parameter["description"]),
    }
}

/// The members of an object schema; those of objects within it with the name in front.
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

fn members_of(object: &Value) -> impl Iterator<Item = (&str, &Value)> {
    let members = object.as_object().into_iter().flatten();
    members.map(|(name, value)| (name.as_str(), value))
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// A name as part of an address: letters, digits and single hyphens.
fn anchored(kind: &str, name: &str) -> String {
    let mut out = kind.to_lowercase();
    for part in name
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .filter(|part| !part.is_empty())
    {
        out.push('-');
        out.push_str(part);
    }
    out
}

/// A description as HTML; HTML of its own is left out.
fn markdown(value: &Value) -> String {
    let text = value.as_str().unwrap_or_default();
    let events = Parser::new(text).filter(|event| !matches!(event, Event::Html(_) | Event::InlineHtml(_)));
    let mut out = String::new();
    html::push_html(&mut out, events);
    out
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn example() -> Reference {
        Reference::of(&json!({
            "tags": [{"name": "Empty"}, {"name": "Players", "description": "Who *plays*."}],
            "paths": {
                "/api/v1/t/{t}/players": {
                    "parameters": [{"name": "t", "in": "path", "required": true, "schema": {"type": "string"}}],
                    "get": {"tags": ["Players"], "summary": "Lists players.", "responses": {
                        "200": {"description": "All <b>of</b> them", "content": {"application/json": {"schema":
                            {"$ref": "#/components/schemas/Players"}}}}}},
                    "post": {"tags": ["Players"], "security": [{"token": ["players"]}], "requestBody": {"content":
                        {"application/json": {"schema": {"$ref": "#/components/schemas/Players"}}}}, "responses": {}}
                },
                "/api/v1/me": {"get": {"security": [{"token": []}, {}], "responses": {}}}
            },
            "components": {"schemas": {
                "NamedPlayers": {"allOf": [{"$ref": "#/components/schemas/Players"},
                    {"type": "object", "properties": {"name": {"type": "string"}}}]},
                "Players": {"type": "object", "required": ["items"], "properties": {
                    "items": {"type": "array", "description": "The players.", "items":
                        {"type": "object", "properties": {"name": {"type": "string"}}}},
                    "next": {"type": ["string", "null"]}}},
                "Word": {"type": "string", "enum": ["a", "b"]}
            }}
        }))
    }

    #[test]
    fn routes_are_grouped_by_their_tag() {
        let reference = example();
        let names: Vec<&str> = reference.groups.iter().map(|group| group.name.as_str()).collect();
        assert_eq!(names, ["Players", "Other"]);
        let [list, add] = &reference.groups[0].routes[..] else {
            panic!("{reference:?}")
        };
        assert_eq!(list.anchor, "get-api-v1-t-t-players");
        assert_eq!((list.summary.as_str(), list.scopes.as_ref()), ("Lists players", None));
        assert_eq!(list.parameters[0].note, "in the path");
        assert_eq!(list.answers[0].text, "<p>All of them</p>\n");
        assert_eq!(list.answers[0].body[0].href().as_deref(), Some("#schema-Players"));
        assert_eq!(add.scope_words().as_deref(), Some("players"));
        assert!(add.body.is_some());
        assert_eq!(reference.groups[1].routes[0].scopes, None, "a token may be left out");
    }

    #[test]
    fn a_schema_lists_its_members_and_theirs() {
        let reference = example();
        let [named, players, word] = &reference.schemas[..] else {
            panic!("{reference:?}")
        };
        let members: Vec<(&str, &str)> = players
            .members
            .iter()
            .map(|m| (m.name.as_str(), m.note.as_str()))
            .collect();
        assert_eq!(
            members,
            [("items", ""), ("items.name", "optional"), ("next", "optional")]
        );
        // what it takes over stands there too; it is not sent
        let members: Vec<(&str, &str)> = named
            .members
            .iter()
            .map(|m| (m.name.as_str(), m.note.as_str()))
            .collect();
        assert_eq!(members[0], ("items", "of Players"));
        assert_eq!(
            members[2..],
            [("next", "not always there; of Players"), ("name", "not always there")]
        );
        assert!(word.members.is_empty() && word.is.len() == 3, "{word:?}");
    }
}
