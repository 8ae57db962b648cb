//! What `/api/docs` shows of the description: HTML that the program sends as it is committed in `docs/api`.

use askama::Template;
use serde_json::Value;

use super::events::{self, Sent};
use super::reference::{Group, Reference};
use super::shapes::Schema;

/// Routes and schemas.
#[derive(Template)]
#[template(path = "api/docs/reference.html")]
struct Part<'r> {
    /// The groups whose routes are described, or all of them as links.
    groups: Vec<&'r Group>,
    schemas: Vec<&'r Schema>,
    elsewhere: &'r [Group],
}

/// The events of webhooks.
#[derive(Template)]
#[template(path = "api/docs/events.html")]
struct Events {
    events: Vec<Sent>,
}

/// Every file of `docs/api`, by its name without the ending.
pub fn files(description: &Value) -> Vec<(String, String)> {
    let reference = Reference::of(description);
    let part = |groups, schemas| Part {
        groups,
        schemas,
        elsewhere: &[],
    };
    let mut of_guide = reference.of_problems.clone();
    of_guide.extend(events::NAMED.map(str::to_owned));
    let guide = Part {
        elsewhere: &reference.groups,
        ..part(Vec::new(), reference.named(&of_guide))
    };
    let events = Events {
        events: events::all(description),
    };
    let mut files = vec![
        ("guide".to_owned(), guide.render()),
        ("events".to_owned(), events.render()),
    ];
    for group in &reference.groups {
        let page = part(vec![group], reference.named(&group.named));
        files.push((group.name.clone(), page.render()));
    }
    let written = |(name, html): (String, askama::Result<String>)| (name, html.expect("rendered") + "\n");
    files.into_iter().map(written).collect()
}
