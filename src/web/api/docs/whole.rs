//! Everything on one page: the routes of all parts, then each schema once.

use std::collections::BTreeMap;

/// What begins the schemas of a part.
const SCHEMAS: &str = "<section class=\"stack\" aria-labelledby=\"schemas\">";
/// What begins a schema.
const SCHEMA: &str = "<div class=\"api api-route\">";
/// What ends the schemas.
const END: &str = "</section>";

/// Puts the page together from the parts and from the guide, which describes the schemas of problems.
pub fn text(parts: &[&str], guide: &str) -> String {
    let routes: String = parts.iter().map(|part| cut(part).0).collect();
    let described = parts.iter().map(|part| cut(part).1).chain([cut(guide).1]);
    let mut introduction = "";
    let mut schemas = BTreeMap::new();
    for described in described.filter(|described| !described.is_empty()) {
        let mut pieces = described.split(SCHEMA);
        let heading = pieces.next().unwrap_or_default();
        if introduction.is_empty() {
            introduction = heading;
        }
        schemas.extend(pieces.map(|schema| (name(schema), schema)));
    }
    let schemas = schemas.values().map(|schema| format!("{SCHEMA}{schema}"));
    routes + SCHEMAS + introduction + &schemas.collect::<String>() + END
}

/// Returns the routes of a part, and its schemas.
fn cut(part: &str) -> (&str, &str) {
    let (routes, schemas) = part.split_once(SCHEMAS).unwrap_or((part, ""));
    (routes, schemas.trim_end().trim_end_matches(END))
}

/// Returns the anchor of a schema, by which it is sorted.
fn name(schema: &str) -> &str {
    let rest = schema.split_once("id=\"").map_or(schema, |(_, rest)| rest);
    rest.split('"').next().unwrap_or_default()
}
