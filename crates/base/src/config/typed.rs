//! Commands as people type them: including the folder that they act on, so that advice about one installation does not
//! change another.

use std::path::Path;

use super::KeySource;

/// Returns a command on a data folder, as `podium --data restored restore FILE`.
pub fn typed_on(folder: &Path, command: &str) -> String {
    format!("podium --data {} {command}", quoted(folder))
}

/// Returns a command on a database and its keys. `database`: the file of the embedded one; `None` is PostgreSQL.
pub fn typed(database: Option<&Path>, keys: &KeySource, command: &str) -> String {
    let mut before = String::new();
    let beside = match keys {
        KeySource::File(file) => Some(file.as_path()),
        KeySource::Environment(_) => {
            before += "PODIUM_KEYS=… ";
            None
        }
    };
    if database.is_none() {
        // its value contains a password
        before += "DATABASE_URL=… ";
    }
    let folder = database.or(beside).and_then(Path::parent);
    let text = folder.map_or_else(|| format!("podium {command}"), |folder| typed_on(folder, command));
    before + &text
}

/// Quotes a path for a shell.
pub fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || "/._-+,@%:=".contains(c);
    match !text.is_empty() && text.chars().all(plain) {
        true => text,
        false => format!("'{}'", text.replace('\'', r"'\''")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_names_what_it_acts_on() {
        let of = |data: &str| KeySource::from_settings(None, Path::new(data));
        let file = Path::new("restored/podium.sqlite3");
        let show = |database, keys: &KeySource| typed(database, keys, "keys show");
        assert_eq!(show(Some(file), &of("restored")), "podium --data restored keys show");
        let spaces = Path::new("it's here/podium.sqlite3");
        assert_eq!(
            show(Some(spaces), &of("it's here")),
            r"podium --data 'it'\''s here' keys show"
        );
        assert_eq!(show(None, &of("data")), "DATABASE_URL=… podium --data data keys show");
        let outside = KeySource::Environment("forms=secret".to_owned());
        assert_eq!(show(None, &outside), "PODIUM_KEYS=… DATABASE_URL=… podium keys show");
    }
}
