//! What the forms of a page can send.

use crate::harness::form::{attribute, split_tag};

/// What a form can send: fixed fields, then for each input the values it can add (`None`: nothing).
#[derive(Debug, Default)]
pub(super) struct Sendable {
    fixed: Vec<(String, String)>,
    /// Selects: one of these, each a list of fields.
    picks: Vec<Vec<Vec<(String, String)>>>,
    /// Checkboxes by name: any of these.
    ticks: Vec<(String, String)>,
    /// Numbers: name, least, most, step, whether it must be typed.
    numbers: Vec<(String, i64, i64, i64, bool)>,
    texts: Vec<String>,
    buttons: Vec<Vec<(String, String)>>,
}

/// Fields that prove the form, or that several forms carry along and an action does not have.
const ASIDE: [&str; 8] = [
    "csrf", "form_id", "version", "seen", "standing", "moved", "turn", "from",
];

fn taken_apart(name: &str, value: &str) -> Vec<(String, String)> {
    if name != "act" {
        return vec![(name.to_owned(), value.to_owned())];
    }
    let parts = value.split(';').filter_map(|part| part.split_once('='));
    parts.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

/// The forms of a page that act.
pub(super) fn forms(html: &str) -> Vec<Sendable> {
    let mut forms: Vec<Sendable> = Vec::new();
    let (mut open, mut in_select) = (false, None::<String>);
    let mut rest = html;
    while let Some((_, after)) = rest.split_once('<') {
        let Some((tag, after_tag)) = split_tag(after) else {
            break;
        };
        rest = after_tag;
        let get = |wanted: &str| attribute(tag, wanted);
        let name = get("name").unwrap_or_default();
        match tag.split_whitespace().next().unwrap_or_default() {
            "form" => {
                open = get("action").is_some_and(|action| action.ends_with("/act"));
                if open {
                    forms.push(Sendable::default());
                }
            }
            "/form" => open = false,
            _ if !open => {}
            "input" => {
                let form = forms.last_mut().expect("an open form");
                let value = get("value").unwrap_or_default();
                match get("type").unwrap_or_default().as_str() {
                    _ if ASIDE.contains(&name.as_str()) || name.starts_with("back_") => {}
                    "hidden" => form.fixed.extend(taken_apart(&name, &value)),
                    "checkbox" => form.ticks.push((name, value)),
                    "number" => {
                        let limit = |which: &str| get(which).and_then(|n| n.parse().ok()).expect("a limit");
                        let step = get("step").and_then(|n| n.parse().ok()).unwrap_or(1);
                        form.numbers
                            .push((name, limit("min"), limit("max"), step, get("required").is_some()));
                    }
                    _ => form.texts.push(name),
                }
            }
            "select" => {
                in_select = Some(name.clone()).filter(|name| !ASIDE.contains(&name.as_str()));
                if in_select.is_some() {
                    forms.last_mut().expect("an open form").picks.push(Vec::new());
                }
            }
            "option" => {
                if let Some(name) = &in_select {
                    let fields = taken_apart(name, &get("value").unwrap_or_default());
                    let pick = forms.last_mut().expect("an open form").picks.last_mut();
                    pick.expect("a select")
                        .push(fields.into_iter().filter(|(_, v)| !v.is_empty()).collect());
                }
            }
            "/select" => in_select = None,
            "button" => {
                let fields = taken_apart(&name, &get("value").unwrap_or_default());
                forms.last_mut().expect("an open form").buttons.push(fields);
            }
            _ => {}
        }
    }
    forms
}

impl Sendable {
    /// Whether one of the buttons can send exactly these fields.
    pub(super) fn sends(&self, wanted: &[(String, String)]) -> bool {
        self.buttons.iter().any(|button| {
            let mut left = wanted.to_vec();
            let fixed = self.fixed.iter().chain(button);
            fixed.into_iter().all(|field| take(&mut left, field)) && self.fill(&self.picks, left)
        })
    }

    /// Every select adds one of its options; what is left then comes from the other inputs.
    fn fill(&self, picks: &[Vec<Vec<(String, String)>>], left: Vec<(String, String)>) -> bool {
        let Some((first, rest)) = picks.split_first() else {
            return self.complete(left);
        };
        first.iter().any(|option| {
            let mut left = left.clone();
            option.iter().all(|field| take(&mut left, field)) && self.fill(rest, left)
        })
    }

    fn complete(&self, mut left: Vec<(String, String)>) -> bool {
        // Who leaves, who controls, what is targeted: without a tick there is nothing to send.
        let needed = ["players", "controllers"].into_iter();
        let unticked = |name: &str| self.ticks.iter().any(|(n, _)| n == name) && !left.iter().any(|(n, _)| n == name);
        let caused = self.picks.iter().flatten().flatten().any(|(n, _)| n == "caused_by");
        // Objects and players are targets of one form; a tick among either is enough.
        let is_target = |(name, _): &(String, String)| ["targets", "target_players"].contains(&name.as_str());
        let untargeted = !caused && self.ticks.iter().any(is_target) && !left.iter().any(is_target);
        if needed.into_iter().any(unticked) || untargeted {
            return false;
        }
        for (name, least, most, step, required) in &self.numbers {
            let typed = left.iter().position(|(n, _)| n == name);
            let takes = |v: i64| (*least..=*most).contains(&v) && (v - least) % step == 0;
            match typed.map(|at| left.remove(at).1) {
                None if *required => return false,
                None => {}
                Some(value) if value.parse::<i64>().is_ok_and(takes) => {}
                Some(_) => return false,
            }
        }
        for name in &self.texts {
            match left.iter().position(|(n, _)| n == name) {
                Some(at) => drop(left.remove(at)),
                None => return false,
            }
        }
        left.retain(|field| !self.ticks.contains(field));
        left.is_empty()
    }
}

fn take(left: &mut Vec<(String, String)>, field: &(String, String)) -> bool {
    match left.iter().position(|other| other == field) {
        Some(at) => {
            left.remove(at);
            true
        }
        None => false,
    }
}
