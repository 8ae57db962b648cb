//! The community of the handbook's pages: made by the forms of `tests/cases/handbook/community.jsonl`, which
//! `tests/browser/kit/handbook.mjs` sends too.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::harness::http::Service;

const STEPS: &str = "tests/cases/handbook/community.jsonl";

/// A page, and forms that an administrator sends: the first is on it, each other one on the answer to the one before.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    at: String,
    /// What the address of a form ends with, and what is filled in.
    forms: Vec<(String, BTreeMap<String, String>)>,
}

/// Makes the community, of tournaments that are stored.
pub fn make(service: &Service<'_>) {
    let administrator = service.administrator();
    let text = std::fs::read_to_string(STEPS).expect("the steps");
    for line in text.lines() {
        let step: Step = serde_json::from_str(line).unwrap_or_else(|e| panic!("{line}: {e}"));
        let mut page = administrator.see(&step.at);
        for (action, fields) in &step.forms {
            let filled = fields
                .iter()
                .fold(page.form(action), |form, (name, value)| form.set(name, value));
            page = administrator.send(&filled);
            assert!([200, 303].contains(&page.status), "{}, {action}: {page:?}", step.at);
        }
    }
}
