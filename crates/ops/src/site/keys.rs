//! The keys of this installation: loaded, compared with those that the database is used with, and rotated.

use chrono::Duration;
use podium_store::SecurityEventKind;

use super::erasure;
use super::secrets::{Secrets, fingerprint, random_token};
use super::security_log::{self, Entries, SecurityEvent};
use crate::{Actor, OpError};
use podium_base::clock;
use podium_base::config::{KeyName, KeySource, Keys, OldKey, typed};
use podium_event::format::listed;
use podium_store::site::settings;
use podium_store::{Database, DbError, Reader, Writer};

/// The advice that comes first if no key fits: a rotation would claim somebody else's database.
const OTHER_DATABASE: &str = "None of the keys belongs to this database. If another database replaced the original one, bring the original \
                              back, and make no new keys. ";

/// The longest time for which links of an old key stay valid, in days.
pub const MOST_DAYS: i64 = 90;

/// The database's record of the keys.
struct Known {
    /// Keys that an earlier version kept in the database.
    inside: Vec<(KeyName, String)>,
    /// Fingerprints of the keys that the database is used with.
    fingerprints: Vec<(KeyName, String)>,
}

/// The setting in which an earlier version kept a key.
fn earlier_setting(name: KeyName) -> Option<&'static str> {
    match name {
        KeyName::Forms => Some("form_key"),
        KeyName::Players => Some("player_key"),
        KeyName::SecondFactor | KeyName::Webhooks => None,
    }
}

fn fingerprint_setting(name: KeyName) -> String {
    format!("key_fingerprint.{}", name.as_str())
}

/// Returns a fingerprint of a key, which distinguishes keys and reveals nothing about them.
fn mark(name: KeyName, key: &str) -> String {
    let all = fingerprint([b"podium key", name.as_str().as_bytes(), key.as_bytes()].into_iter());
    all[..16].to_owned()
}

fn known(conn: &mut Reader<'_>) -> Result<Known, DbError> {
    let (mut inside, mut fingerprints) = (Vec::new(), Vec::new());
    for name in KeyName::ALL {
        if let Some(setting) = earlier_setting(name)
            && let Some(key) = settings::get(conn, setting)?
        {
            inside.push((name, key));
        }
        if let Some(mark) = settings::get(conn, &fingerprint_setting(name))? {
            fingerprints.push((name, mark));
        }
    }
    Ok(Known { inside, fingerprints })
}

/// Returns the command that replaces every key of an installation.
fn rotate_all(db: &Database, source: &KeySource) -> String {
    format!("`{}`", typed(db.file(), source, "keys rotate all --yes"))
}

/// Returns the commands that replace certain keys and no others, because data made with the others must stay valid.
pub fn rotations(names: &[KeyName]) -> Vec<String> {
    match names.len() == KeyName::ALL.len() {
        true => vec!["keys rotate all --yes".to_owned()],
        false => names
            .iter()
            .map(|name| format!("keys rotate {} --yes", name.as_str()))
            .collect(),
    }
}

/// Returns what becomes void when a key is replaced.
fn void(name: KeyName) -> &'static str {
    match name {
        KeyName::Forms => "forms that are open are refused once",
        KeyName::Players => "players' links that were printed and addresses of stages are void",
        KeyName::SecondFactor => "authenticator apps are set up again",
        KeyName::Webhooks => "addresses of webhooks are typed again",
    }
}

/// Returns the advice for keys that do not fit.
fn help(db: &Database, source: &KeySource, names: &[KeyName]) -> String {
    let commands: Vec<String> = rotations(names)
        .iter()
        .map(|command| format!("`{}`", typed(db.file(), source, command)))
        .collect();
    let lost: Vec<&str> = names.iter().copied().map(void).collect();
    format!(
        "Make new keys for the lost ones with {}: {} then.",
        commands.join(" and "),
        lost.join(", and ")
    )
}

/// Loads the keys. The first start makes them; keys that an earlier version kept in the database are moved out of it.
///
/// # Errors
/// [`OpError::Refused`]: the database is used with other keys than these, or with keys that are missing here.
pub fn load(db: &Database, source: &KeySource) -> Result<Secrets, OpError> {
    let mut known = db.read(known)?;
    let keys = match source.read().map_err(OpError::refused)? {
        Some(keys) => {
            // before anything is written: a start that fails changes nothing
            refuse_others_inside(db, &known, &keys, source)?;
            refuse_missing(db, &known, &keys, source)?;
            if is_interrupted(&known, &keys) {
                known = finish_rotation(db, &keys)?;
            }
            completed(keys, source)?
        }
        None if known.inside.is_empty() && !known.fingerprints.is_empty() => {
            return Err(OpError::refused(format!(
                "This database is used with keys, and {source} is not there: without them nothing would open that was made \
                 with them. Copy the file from where Podium ran before, or set PODIUM_KEYS to what is in it. {}",
                help(db, source, &KeyName::ALL)
            )));
        }
        None => {
            let mut keys = Keys::default();
            for (name, key) in &known.inside {
                keys.set(*name, key.clone());
            }
            complete(&mut keys);
            let created = source.create(&keys).map_err(OpError::refused)?;
            refuse_others_inside(db, &known, &created, source)?;
            created
        }
    };
    record(db, &known, &keys, source)?;
    if !known.inside.is_empty() {
        move_out(db)?;
        tracing::warn!(
            "The keys of players' links and forms were moved out of the database to {source}. Keep a copy of it, apart from \
             the backups of the database. Backups from before still hold these keys: {} makes them void.",
            rotate_all(db, source)
        );
    }
    Secrets::of(&keys).ok_or_else(|| OpError::refused(format!("{source} lacks a key.")))
}

/// Generates a key for every name that has none.
fn complete(keys: &mut Keys) {
    for name in keys.missing() {
        keys.set(name, random_token());
    }
}

/// Adds the keys that an earlier version did not have.
fn completed(mut keys: Keys, source: &KeySource) -> Result<Keys, OpError> {
    let missing = keys.missing();
    if missing.is_empty() {
        return Ok(keys);
    }
    complete(&mut keys);
    match source {
        KeySource::File(_) => source.replace(&keys).map_err(OpError::refused)?,
        KeySource::Environment(_) => {
            let names: Vec<&str> = missing.into_iter().map(KeyName::as_str).collect();
            return Err(OpError::refused(format!(
                "PODIUM_KEYS has no key for {}: add {}=…, of 64 random hexadecimal digits, the same on every machine.",
                listed(&names, "and"),
                names.join("=… and ")
            )));
        }
    }
    Ok(keys)
}

/// Refuses keys that differ from those that an earlier version left in the database: one of them would be lost.
fn refuse_others_inside(db: &Database, known: &Known, keys: &Keys, source: &KeySource) -> Result<(), OpError> {
    if known.inside.iter().all(|(name, key)| keys.get(*name) == Some(key)) {
        return Ok(());
    }
    Err(OpError::refused(format!(
        "This database has its own keys, from an earlier version, and {source} has others. To go on with those of the \
         database, start once without {source}: they are moved to a file in the data folder. To go on with {source}, run \
         {}: that makes players' printed links invalid.",
        rotate_all(db, source)
    )))
}

/// Refuses to start if keys are missing that the database is used with: new ones would void what was made with them.
fn refuse_missing(db: &Database, known: &Known, keys: &Keys, source: &KeySource) -> Result<(), OpError> {
    let noted = known.fingerprints.iter().map(|(name, _)| *name);
    let missing: Vec<KeyName> = noted.filter(|name| keys.get(*name).is_none()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let names: Vec<&str> = missing.iter().copied().map(KeyName::as_str).collect();
    Err(OpError::refused(format!(
        "{source} has no key for {}, and this database is used with {}. Nothing was changed. Copy podium.keys from where Podium \
         ran before, or set PODIUM_KEYS to what is in it. {}",
        listed(&names, "and"),
        if names.len() == 1 { "one" } else { "them" },
        help(db, source, &missing)
    )))
}

/// Records the keys that the database is used with, or compares these with the record.
fn record(db: &Database, known: &Known, keys: &Keys, source: &KeySource) -> Result<(), OpError> {
    for name in KeyName::ALL {
        let own = mark(name, keys.get(name).unwrap_or_default());
        let noted = known.fingerprints.iter().find(|(of, _)| *of == name);
        let noted = match noted {
            Some((_, mark)) => mark.clone(),
            // if two instances start at once, the second is compared with the first
            None => db.write(|conn| settings::get_or_insert(conn, &fingerprint_setting(name), &own))?,
        };
        if noted != own {
            let names = match unlike(known, keys) {
                // for the second of two instances
                none if none.is_empty() => vec![name],
                names => names,
            };
            return Err(OpError::refused(format!(
                "This database is used with another key for {} (fingerprint {noted}) than the one in {source} (fingerprint \
                 {own}). {}All machines on one database need the same keys: copy podium.keys from the one where Podium runs, or \
                 set PODIUM_KEYS to what is in it. {}",
                name.as_str(),
                other_database(names.len()),
                help(db, source, &names)
            )));
        }
    }
    Ok(())
}

/// Returns the advice that comes first if `unlike` keys differ from those that a database is used with.
pub fn other_database(unlike: usize) -> &'static str {
    match unlike == KeyName::ALL.len() {
        true => OTHER_DATABASE,
        false => "",
    }
}

/// Returns the keys that differ from those that the database is used with.
fn unlike(known: &Known, keys: &Keys) -> Vec<KeyName> {
    let unlike = |(name, noted): &&(KeyName, String)| mark(*name, keys.get(*name).unwrap_or_default()) != *noted;
    known
        .fingerprints
        .iter()
        .filter(unlike)
        .map(|(name, _)| *name)
        .collect()
}

/// Deletes the keys that an earlier version kept in the database, including their bytes.
fn move_out(db: &Database) -> Result<(), OpError> {
    db.write(|conn| {
        for setting in KeyName::ALL.into_iter().filter_map(earlier_setting) {
            settings::delete(conn, setting)?;
        }
        erasure::owe(conn)
    })?;
    erasure::finish(db);
    Ok(())
}

/// The keys to rotate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rotation {
    /// Players' links; those of the old key stay valid for some days, or for none.
    Players {
        old_links_for: i64,
    },
    Forms,
    SecondFactor,
    Webhooks,
    /// Every key, at once and without old links: for keys that are lost or may be known to somebody else.
    All,
}

/// Replaces keys. Running instances use the old ones until they are restarted.
///
/// Returns the new keys: those from the environment have to be set there.
///
/// # Errors
/// The keys to keep are missing; too many days; the file or the database cannot be written.
pub fn rotate(db: &Database, source: &KeySource, rotation: Rotation) -> Result<Keys, OpError> {
    let mut keys = match (rotation, source.read().map_err(OpError::refused)?) {
        // whatever is there is replaced
        (Rotation::All, _) => Keys::default(),
        (_, Some(keys)) => keys,
        (_, None) => {
            return Err(OpError::refused(format!(
                "There are no keys at {source}: start Podium once, or make all keys new with {}.",
                rotate_all(db, source)
            )));
        }
    };
    let at = clock::now();
    match rotation {
        Rotation::All => complete(&mut keys),
        Rotation::Forms => keys.set(KeyName::Forms, random_token()),
        Rotation::SecondFactor => keys.set(KeyName::SecondFactor, random_token()),
        Rotation::Webhooks => keys.set(KeyName::Webhooks, random_token()),
        Rotation::Players { old_links_for } => {
            if !(0..=MOST_DAYS).contains(&old_links_for) {
                return Err(OpError::refused(format!(
                    "Old links can stay valid for at most {MOST_DAYS} days, or 0."
                )));
            }
            // those of earlier rotations too: a rotation that is sent again after an error ends no link that was to go on
            keys.old_players.retain(|old| old_links_for > 0 && old.until > at);
            let replaced = keys.get(KeyName::Players).filter(|_| old_links_for > 0);
            keys.old_players.extend(replaced.map(str::to_owned).map(|key| OldKey {
                key,
                until: at + Duration::days(old_links_for),
            }));
            keys.set(KeyName::Players, random_token());
        }
    }
    // the database's record of the other keys stays, even if it differs from the keys here
    let rotated: &[KeyName] = match rotation {
        Rotation::All => &KeyName::ALL,
        Rotation::Forms => &[KeyName::Forms],
        Rotation::SecondFactor => &[KeyName::SecondFactor],
        Rotation::Webhooks => &[KeyName::Webhooks],
        Rotation::Players { .. } => &[KeyName::Players],
    };
    security_log::write(db, None, at, |conn, events| -> Result<(), OpError> {
        note_rotation(conn, events, rotated, &keys)?;
        if rotation == Rotation::All {
            for setting in KeyName::ALL.into_iter().filter_map(earlier_setting) {
                settings::delete(conn, setting)?;
            }
        }
        // Here, so that neither changes without the other: a database that refuses its part leaves the file as it is, and
        // a file that cannot be replaced leaves the database as it is. If the commit fails after it, the file has the new
        // keys and the database does not know them: `finish_rotation` and a second rotation both go on from there.
        if let KeySource::File(_) = source {
            source.replace(&keys).map_err(OpError::refused)?;
        }
        Ok(())
    })?;
    erasure::finish(db);
    Ok(keys)
}

/// Records that keys are the database's from now on.
fn note_rotation(conn: &mut Writer<'_>, events: &mut Entries, rotated: &[KeyName], keys: &Keys) -> Result<(), DbError> {
    let what = match rotated {
        [one] => one.as_str(),
        _ => "all",
    };
    events.record(
        &Actor::command_line(),
        SecurityEvent::new(SecurityEventKind::KeysRotated).with(what),
    );
    for name in rotated.iter().copied() {
        let own = mark(name, keys.get(name).unwrap_or_default());
        settings::set(conn, &fingerprint_setting(name), &own)?;
    }
    erasure::owe(conn)
}

/// Returns whether a rotation of the players' key ended between the file and the database: the database has the
/// fingerprint of a key that is an old one here, and no other key differs.
fn is_interrupted(known: &Known, keys: &Keys) -> bool {
    let is_old = |noted: &str| {
        let mut old = keys.old_players.iter();
        old.any(|old| mark(KeyName::Players, &old.key) == noted)
    };
    let players = known.fingerprints.iter().find(|(name, _)| *name == KeyName::Players);
    unlike(known, keys) == [KeyName::Players] && players.is_some_and(|(_, noted)| is_old(noted))
}

/// Finishes a rotation that was interrupted, and returns the database's record of the keys as it is then.
fn finish_rotation(db: &Database, keys: &Keys) -> Result<Known, OpError> {
    security_log::write(db, None, clock::now(), |conn, events| {
        note_rotation(conn, events, &[KeyName::Players], keys)
    })?;
    erasure::finish(db);
    tracing::warn!("A rotation of the key of players' links had been interrupted. It is finished now.");
    Ok(db.read(known)?)
}

/// The state of one key, for the operator of the installation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyState {
    pub name: KeyName,
    /// Its fingerprint; `None` where there is no key.
    pub fingerprint: Option<String>,
    /// The fingerprint of the key that the database is used with.
    pub of_database: Option<String>,
}

/// Returns the keys of the database that are missing or different here.
pub fn unfit(states: &[KeyState]) -> Vec<KeyName> {
    let unfit = states
        .iter()
        .filter(|key| key.of_database.is_some() && key.fingerprint != key.of_database);
    unfit.map(|key| key.name).collect()
}

/// Compares keys with those that a database is used with.
pub fn compared(conn: &mut Reader<'_>, keys: &Keys) -> Result<Vec<KeyState>, DbError> {
    let known = known(conn)?;
    let fingerprint = |name| keys.get(name).map(|key| mark(name, key));
    let interrupted = is_interrupted(&known, keys);
    let states = KeyName::ALL.into_iter().map(|name| KeyState {
        name,
        fingerprint: fingerprint(name),
        of_database: match known.fingerprints.iter().find(|(of, _)| *of == name) {
            // the next start makes it the database's
            Some(_) if interrupted => fingerprint(name),
            noted => noted.map(|(_, mark)| mark.clone()),
        },
    });
    Ok(states.collect())
}
