//! The description of the API (OpenAPI 3.1), prepared for a page: routes by their tag, and the schemas that they refer
//! to.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::shapes::{Member, Schema, reached};
use super::values::{anchored, markdown, members_of, text};
use super::words::{self, Piece};

/// The methods in their order on the page.
const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];
/// A refusal that this many routes describe in the same words is described only once, under "Problems".
const COMMON: usize = 10;
/// Headers that the page explains only once, with the section that explains them.
const HEADERS: [(&str, &str); 3] = [
    ("If-None-Match", "reading"),
    ("If-Match", "versions"),
    ("Idempotency-Key", "idempotency"),
];
/// The parameter that "Getting started" explains.
const SLUG: &str = "slug";

/// The content of the description.
#[derive(Debug, Default)]
pub struct Reference {
    pub groups: Vec<Group>,
    pub schemas: Vec<Schema>,
    /// The names of the schemas of refusals, which are the same for all groups.
    pub of_problems: BTreeSet<String>,
}

/// The routes of a tag.
#[derive(Debug)]
pub struct Group {
    pub name: String,
    /// As HTML.
    pub text: String,
    pub routes: Vec<Route>,
    /// The names of the schemas in their bodies and answers.
    pub named: BTreeSet<String>,
}

/// A method of a path.
#[derive(Debug)]
pub struct Route {
    /// The fragment of its address on the page.
    pub anchor: String,
    /// In capitals.
    pub method: String,
    pub path: String,
    pub summary: String,
    /// As HTML.
    pub text: String,
    /// The scopes that a token needs: `None` if no token is needed, empty if any token will do.
    pub scopes: Option<Vec<String>>,
    pub parameters: Vec<Member>,
    /// The headers that the page explains only once: name and section.
    pub headers: Vec<(&'static str, &'static str)>,
    /// The request body.
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

impl Reference {
    /// Reads a description.
    pub fn of(description: &Value) -> Self {
        let all = &description["components"]["schemas"];
        let tags = description["tags"].as_array();
        let group = |(name, description): (String, &Value)| Group {
            name,
            text: markdown(description),
            routes: Vec::new(),
            named: BTreeSet::new(),
        };
        let tags = tags.into_iter().flatten();
        let mut groups: Vec<Group> = tags
            .map(|tag| group((text(&tag["name"]), &tag["description"])))
            .collect();
        let (mut bodies, mut of_problems) = (Vec::new(), BTreeSet::new());
        for (path, item) in members_of(&description["paths"]) {
            for method in METHODS {
                let Some(operation) = item.get(method) else { continue };
                let tag = match text(&operation["tags"][0]) {
                    tag if tag.is_empty() => "other".to_owned(),
                    tag => tag,
                };
                let at = groups.iter().position(|group| group.name == tag).unwrap_or_else(|| {
                    groups.push(group((tag, &Value::Null)));
                    groups.len() - 1
                });
                bodies.push(&operation["requestBody"]);
                groups[at].named.extend(reached(values(operation, false), all));
                of_problems.extend(reached(values(operation, true), all));
                groups[at].routes.push(Route::of(path, method, item, operation));
            }
        }
        groups.retain(|group| !group.routes.is_empty());
        describe_events(&mut groups, &of_problems, all);
        leave_out_common(&mut groups);
        let sent = reached(bodies, all);
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
            of_problems,
        }
    }

    /// The shapes of these names.
    pub fn named(&self, names: &BTreeSet<String>) -> Vec<&Schema> {
        let all = self.schemas.iter();
        all.filter(|schema| names.contains(&schema.name)).collect()
    }
}

/// Adds the shapes that no route names to the routes of webhooks: only what is sent there has them.
fn describe_events(groups: &mut [Group], of_problems: &BTreeSet<String>, all: &Value) {
    let mut mentioned: BTreeSet<String> = groups.iter().flat_map(|group| group.named.clone()).collect();
    mentioned.extend(of_problems.clone());
    let Some(webhooks) = groups.iter_mut().find(|group| group.name == "webhooks") else {
        return;
    };
    for (name, schema) in members_of(all).filter(|(name, _)| !mentioned.contains(*name)) {
        webhooks.named.insert(name.to_owned());
        webhooks.named.extend(reached([schema], all));
    }
}

/// Returns the bodies and answers of an operation; `refuses`: only refusals, or only the others.
fn values(operation: &Value, refuses: bool) -> impl Iterator<Item = &Value> {
    let answers = members_of(&operation["responses"]);
    let answers = answers.filter(move |(status, _)| status.starts_with(['4', '5']) == refuses);
    let sent = [&operation["requestBody"], &operation["parameters"]].into_iter();
    sent.filter(move |_| !refuses).chain(answers.map(|(_, answer)| answer))
}

/// Removes from routes the answers that most of them describe in the same words.
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

impl Group {
    /// Returns its name as a heading.
    pub fn title(&self) -> String {
        let mut letters = self.name.chars();
        let first = letters.next().map(|first| first.to_ascii_uppercase());
        first.into_iter().chain(letters).collect()
    }

    /// Returns the address of its page.
    pub fn href(&self) -> String {
        format!("/api/docs/{}", self.name)
    }

    /// Returns the fragment of its address on the page.
    pub fn anchor(&self) -> String {
        anchored("routes", &self.name)
    }
}

impl Route {
    fn of(path: &str, method: &str, item: &Value, operation: &Value) -> Self {
        let shared = item["parameters"].as_array().into_iter().flatten();
        let own = operation["parameters"].as_array().into_iter().flatten();
        let security = operation["security"].as_array();
        let needs: Vec<&Value> = security.into_iter().flatten().collect();
        // an empty requirement among them means that a token is optional
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

    /// Returns the parts of its path, without slashes.
    pub fn parts(&self) -> impl Iterator<Item = &str> {
        self.path.split('/').skip(1)
    }

    /// Returns the parts below `/api/v1`.
    pub fn parts_below(&self) -> impl Iterator<Item = &str> {
        self.parts().skip(2)
    }

    /// Returns the scopes that it requires, as words of a sentence.
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
            // the same for all: the page describes problems once
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
        assert_eq!(names, ["Players", "other"]);
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
        // inherited schemas are listed there too, but are not sent themselves
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
