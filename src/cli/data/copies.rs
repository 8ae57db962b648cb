//! Messages about the keys of a copied database, which are never in the copy.

use std::path::Path;

use crate::cli::problem::Problem;
use podium_base::config::{KeyName, KeySource, typed_on};
use podium_ops::site::keys::{self, KeyState};

/// What a copy is without some of its keys; `rotate`: the commands that make new ones where it is restored.
fn without(rotate: &[String], keys: &[KeyName]) -> String {
    let (the, lost, made) = match (keys.len(), rotate.len()) {
        (1, _) => ("this key", "the lost one", "makes a new one"),
        (_, 1) => ("the keys", "the lost ones", "makes new ones"),
        _ => ("the keys", "the lost ones", "make new ones"),
    };
    let links = match keys.contains(&KeyName::Players) {
        true => "such as players' printed links",
        false => "but not players' printed links",
    };
    format!(
        "Without {the}, Podium does not start on it until `{}` {made}. That invalidates whatever was made with {lost}, {links}.",
        rotate.join("` and `")
    )
}

/// The rotation that replaces every key.
const ROTATE: &str = "keys rotate all --yes";

/// What to keep with a copy that was made.
pub fn keys_to_keep(source: &KeySource) -> String {
    let without = without(&[typed_on(Path::new("FOLDER"), ROTATE)], &KeyName::ALL);
    match source {
        KeySource::File(path) if path.is_file() => format!(
            "The keys are not in it, so the copy alone opens no player's page: keep a copy of {} in another place, and put it \
             into the folder too. {without}",
            path.display()
        ),
        KeySource::File(path) => format!(
            "The keys are neither in it nor at {}: keep the ones that the database is used with. {without}",
            path.display()
        ),
        KeySource::Environment(_) => {
            "The keys are not in it: keep the value of PODIUM_KEYS, and set it again.".to_owned()
        }
    }
}

/// Which keys are not those that a database is used with, as a sentence.
pub fn unlike(source: &KeySource, states: &[KeyState]) -> Option<String> {
    let unfit = keys::unfit(states);
    let names: Vec<&str> = unfit.iter().map(|name| name.as_str()).collect();
    let has = match states.iter().all(|key| key.fingerprint.is_none()) {
        true => "is not there, with",
        false => "does not have",
    };
    let says = || {
        format!(
            "{source} {has} the keys that the database is used with: {}.",
            names.join(", ")
        )
    };
    (!names.is_empty()).then(says)
}

/// Whether the keys that are here are those of a database, as a sentence; `typed`: a command on it as it is typed.
///
/// # Errors
/// They are not.
pub fn keys_beside(source: &KeySource, states: &[KeyState], typed: impl Fn(&str) -> String) -> Result<String, Problem> {
    let Some(says) = unlike(source, states) else {
        return Ok(match states.iter().any(|key| key.of_database.is_some()) {
            true => format!("The keys in {source} belong to it."),
            // made before keys were kept outside of the database, or never started
            false => "It records no keys: the first start makes them, or moves them out of it.".to_owned(),
        });
    };
    let unfit = keys::unfit(states);
    let rotate: Vec<String> = keys::rotations(&unfit).iter().map(|command| typed(command)).collect();
    Err(Problem {
        says,
        help: format!(
            "Put podium.keys from where Podium ran into the data folder (mode 600), or set PODIUM_KEYS to its contents. {}",
            without(&rotate, &unfit)
        ),
    })
}
