//! Messages about the keys of a copied database, which are never in the copy.

use std::path::Path;

use podium_base::config::{KeyName, KeySource, SQLITE_FILE, typed, typed_on};
use podium_ops::site::keys::{self, KeyState};

/// What so many commands do that make so many keys anew.
pub fn make_anew(commands: usize, keys: usize) -> &'static str {
    match (commands, keys) {
        (_, 1) => "makes a new one",
        (1, _) => "makes new ones",
        _ => "make new ones",
    }
}

/// What a copy is without some of its keys; `rotate`: the commands that make new ones where it is restored.
fn without(rotate: &[String], keys: usize) -> String {
    let (the, lost) = match keys {
        1 => ("this key", "the lost one"),
        _ => ("the keys", "the lost ones"),
    };
    format!(
        "Without {the} Podium does not start on the copy until `{}` {}, and what was made with {lost}, as players' links that \
         were printed, is void then.",
        rotate.join("` and `"),
        make_anew(rotate.len(), keys)
    )
}

/// The rotation that makes every key anew.
const ROTATE: &str = "keys rotate all --yes";

/// What to keep with a copy that was made.
pub fn keys_to_keep(source: &KeySource) -> String {
    let without = without(&[typed_on(Path::new("FOLDER"), ROTATE)], KeyName::ALL.len());
    match source {
        KeySource::File(path) if path.is_file() => format!(
            "The keys are not in it, so that nobody opens players' pages with the copy alone: keep a copy of {} in another \
             place, and put it into the folder, too. {without}",
            path.display()
        ),
        KeySource::File(path) => format!(
            "The keys are not in it, and not at {}: keep those that the database is used with. {without}",
            path.display()
        ),
        KeySource::Environment(_) => {
            "The keys are not in it: keep what PODIUM_KEYS is set to, and set it again.".to_owned()
        }
    }
}

/// What becomes of a copy in a data folder with the keys that are here: whether they are its own, and a sentence.
pub fn keys_beside(folder: &Path, source: &KeySource, states: &[KeyState]) -> (bool, String) {
    let used = || states.iter().filter(|key| key.of_database.is_some());
    if used().next().is_none() {
        // made before keys were kept outside of the database, or never started
        return (
            true,
            "It notes no keys: the first start makes them, or moves them out of it.".to_owned(),
        );
    }
    if used().all(|key| key.fingerprint == key.of_database) {
        return (true, format!("The keys in {source} are those that it is used with."));
    }
    let unfit = keys::unfit(states);
    let names: Vec<&str> = unfit.iter().map(|name| name.as_str()).collect();
    let is = match states.iter().all(|key| key.fingerprint.is_none()) {
        true => format!("{source} is not there"),
        false => match names.as_slice() {
            [one] => format!("{source} has another, or none, for {one}"),
            _ => format!("{source} has others, or none, for {}", names.join(", ")),
        },
    };
    let file = folder.join(SQLITE_FILE);
    let rotate: Vec<String> = keys::rotations(&unfit)
        .iter()
        .map(|command| typed(Some(&file), source, command))
        .collect();
    (
        false,
        format!(
            "The keys are not in it, and {is}: put podium.keys from where Podium ran into the data folder (mode 600), or set \
             PODIUM_KEYS to what is in it. {}",
            without(&rotate, unfit.len())
        ),
    )
}
