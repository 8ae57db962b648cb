//! Rulesets: `podium-ruleset/1`, read from files and from the copies in event documents, and turned into profiles.
//! docs/formats/rulesets.md describes the format.

use serde_json::{Map, Value};

use crate::cursor::{At, Cursor, Object, Problems};
use crate::{json, profile};
use podium_event::profile::{Deviation, DeviationKind, Level, Profile};
use podium_event::ruleset::{ADDENDUM, AppliedBy, Difference, Ruleset};
use podium_event::{Problem, limits};
use say::{Message, document_problems as t, rulesets as words};

/// The format of a ruleset's file.
pub const FORMAT: &str = "podium-ruleset/1";
/// Largest file, in bytes.
pub const MAX_FILE: u64 = 1 << 20;
/// Longest id, in characters.
const MAX_ID: usize = 60;
/// Longest name, version, address and number of a rule, in characters.
const MAX_LINE: usize = 200;
/// Longest sentence, in characters.
const MAX_SENTENCE: usize = 1_000;
/// Most differences, and most sentences about what was not read.
const MAX_DIFFERENCES: usize = 200;

/// Settings of one tournament, which no ruleset can have.
const OF_A_TOURNAMENT: [&str; 16] = [
    "rules_enforcement_level",
    "swiss_rounds",
    "playoff_cut",
    "breaks",
    "draft_pods_in_round_one",
    "code_of_conduct",
    "players_report",
    "running_results_public",
    "commanders_public",
    "decklists_public",
    "games_public",
    "feature_game_public",
    "tables_keep_games",
    "long_turn_minutes",
    "long_turns_at_table",
    "own_time_minutes",
];

/// The shipped files, in the order in which they are offered.
const SHIPPED: [&str; 7] = [
    include_str!("../../rulesets/mtr-a-2023.json"),
    include_str!("../../rulesets/mtr-a-2026.json"),
    include_str!("../../rulesets/topdeck.json"),
    include_str!("../../rulesets/mtgmta.json"),
    include_str!("../../rulesets/cedh-uk.json"),
    include_str!("../../rulesets/sct-spain.json"),
    include_str!("../../rulesets/store-league.json"),
];

/// Reads a ruleset's file.
///
/// # Errors
/// All mistakes, each with its JSON pointer; a syntax error with line and column.
pub fn read(bytes: &[u8]) -> Result<Ruleset, Vec<Problem>> {
    let value = json::parse(bytes)?;
    let problems = Problems::default();
    let ruleset = file(&Cursor::root(&value, &problems));
    let problems = problems.into_inner();
    match ruleset {
        Some(ruleset) if problems.is_empty() => Ok(ruleset),
        _ => Err(problems),
    }
}

fn file(cursor: &Cursor<'_>) -> Option<Ruleset> {
    let object = cursor.object()?;
    if let Some(format) = object.need("format") {
        format.one_of(&[(FORMAT, ())]);
    }
    let ruleset = members(&object);
    object.finish();
    ruleset
}

/// Reads the copy of a ruleset in an event document.
pub(crate) fn copy(cursor: &Cursor<'_>) -> Option<Ruleset> {
    let object = cursor.object()?;
    let ruleset = members(&object);
    object.finish();
    ruleset
}

fn members(object: &Object<'_>) -> Option<Ruleset> {
    let line = |name| object.need(name).and_then(|text| text.text(MAX_LINE));
    let id = object.need("id").and_then(|id| self::id(&id));
    let (name, version) = (line("name"), line("version"));
    let language = object.need("language").and_then(|tag| language(&tag));
    let source = object.get("source").and_then(|address| source(&address));
    let read = object.get("read").and_then(|day| day.date());
    let summary = object.need("summary").and_then(|text| text.text(MAX_SENTENCE));
    let settings = object.get("settings").map(|settings| self::settings(&settings));
    let differences = object.get("differences").map(|list| {
        at_most(&list);
        list.items().filter_map(|one| difference(&one)).collect()
    });
    let unread = object.get("unread").map(|list| {
        at_most(&list);
        list.items().filter_map(|one| one.text(MAX_SENTENCE)).collect()
    });
    Some(Ruleset {
        id: id?,
        name: name?,
        version: version?,
        language: language?,
        source,
        read,
        summary: summary?,
        settings: settings.unwrap_or_default(),
        differences: differences.unwrap_or_default(),
        unread: unread.unwrap_or_default(),
    })
}

fn at_most(list: &Cursor<'_>) {
    let count = list.value.as_array().map_or(0, Vec::len);
    if count > MAX_DIFFERENCES {
        list.say(t::too_many_items(count, MAX_DIFFERENCES));
    }
}

fn id(cursor: &Cursor<'_>) -> Option<String> {
    let id = cursor.text(MAX_ID)?;
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if !id.bytes().all(plain) || id.starts_with('-') || id.ends_with('-') {
        cursor.say(t::ruleset_id());
        return None;
    }
    Some(id)
}

/// Reads a language, which need not be one of Podium's: pages only mark the sentences with it.
fn language(cursor: &Cursor<'_>) -> Option<String> {
    let tag = cursor.text(limits::MAX_NAME_LENGTH)?;
    let part = |part: &str| (1..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let first = tag.split('-').next().unwrap_or_default();
    if !tag.split('-').all(part) || !(2..=3).contains(&first.len()) || first.bytes().any(|byte| byte.is_ascii_digit()) {
        cursor.say(t::ruleset_language());
        return None;
    }
    Some(tag)
}

fn source(cursor: &Cursor<'_>) -> Option<String> {
    let address = cursor.text(MAX_LINE)?;
    let is_web = ["https://", "http://"].iter().any(|scheme| {
        let rest = address.strip_prefix(scheme);
        rest.is_some_and(|rest| !rest.is_empty())
    });
    // It becomes a link on public pages.
    if !is_web || address.contains(|c: char| c.is_whitespace() || c.is_control()) {
        cursor.say(t::ruleset_source());
        return None;
    }
    Some(address)
}

fn difference(cursor: &Cursor<'_>) -> Option<Difference> {
    let object = cursor.object()?;
    let rule = object.need("rule").and_then(|rule| rule.text(MAX_LINE));
    let text = object.need("text").and_then(|text| text.text(MAX_SENTENCE));
    let applied_by = object.need("applied_by").and_then(|who| who.one_of(AppliedBy::LABELS));
    object.finish();
    Some(Difference {
        rule: rule?,
        text: text?,
        applied_by: applied_by?,
    })
}

/// Reads the settings, which must make a profile.
fn settings(cursor: &Cursor<'_>) -> Map<String, Value> {
    let Some(object) = cursor.object() else {
        return Map::new();
    };
    let profile = profile::settings(&object);
    for name in OF_A_TOURNAMENT {
        object.refuse(name, t::not_of_a_ruleset(name));
    }
    object.finish();
    for problem in profile.problems() {
        let below = problem.pointer.strip_prefix("/tournament/").unwrap_or_default();
        let path: Vec<&str> = below.split('/').filter(|part| !part.is_empty()).collect();
        say_below(cursor.problems, &cursor.at, &path, problem.message);
    }
    cursor.value.as_object().cloned().unwrap_or_default()
}

fn say_below(problems: &Problems, at: &At<'_>, path: &[&str], message: Message) {
    match path {
        [] => problems.say(at, message),
        [first, rest @ ..] => say_below(problems, &At::Field(at, first), rest, message),
    }
}

/// Returns the settings of a tournament of a level by a ruleset; `None` is the addendum.
#[must_use]
pub fn by(ruleset: Option<&Ruleset>, level: Level) -> Profile {
    by_with(ruleset, level, Map::new())
}

/// Returns the settings by a ruleset with some that a tournament has instead, and what follows from those.
fn by_with(ruleset: Option<&Ruleset>, level: Level, chosen: Map<String, Value>) -> Profile {
    let ruleset = ruleset.filter(|ruleset| ruleset.id != ADDENDUM);
    let mut members = ruleset.map(|ruleset| ruleset.settings.clone()).unwrap_or_default();
    members.insert("rules_enforcement_level".to_owned(), in_json(&level));
    members.extend(chosen);
    let value = Value::Object(members);
    // The settings were checked when the ruleset was read.
    let problems = Problems::default();
    let cursor = Cursor::root(&value, &problems);
    let mut profile = match cursor.object() {
        Some(object) => profile::settings(&object),
        None => Profile::standard(level),
    };
    profile.ruleset = ruleset.cloned().map(Box::new);
    profile
}

/// Returns settings that were chosen under one ruleset as they are under another: what differs from the first one's
/// settings stays, everything else becomes the second one's.
#[must_use]
pub fn moved(chosen: &Profile, from: Option<&Ruleset>, to: Option<&Ruleset>) -> Profile {
    // The end of a round follows from its time limit, and points from the pod size: they are not chosen with those.
    let usual = by(from, chosen.level);
    let others = [
        (
            "round_minutes",
            chosen.round_minutes != usual.round_minutes,
            in_json(&chosen.round_minutes),
        ),
        ("pod_size", chosen.pod_size != usual.pod_size, in_json(&chosen.pod_size)),
    ];
    let others: Map<String, Value> = (others.into_iter().filter(|(_, is_other, _)| *is_other))
        .map(|(name, _, value)| (name.to_owned(), value))
        .collect();
    let with = |ruleset| by_with(ruleset, chosen.level, others.clone());
    let (before, after) = (with(from), with(to));
    let mut chosen = chosen.clone();
    // The ruleset itself is no setting.
    chosen.ruleset.clone_from(&after.ruleset);
    let before = Profile {
        ruleset: after.ruleset.clone(),
        ..before
    };
    let merged = merged(&in_json(&chosen), &in_json(&before), &in_json(&after));
    serde_json::from_value(merged).unwrap_or(after)
}

/// Returns `after` with those members of `chosen` that are not the same in `before`.
fn merged(chosen: &Value, before: &Value, after: &Value) -> Value {
    let (Value::Object(chosen), Value::Object(before), Value::Object(after)) = (chosen, before, after) else {
        return if chosen == before {
            after.clone()
        } else {
            chosen.clone()
        };
    };
    let mut members = after.clone();
    for name in chosen.keys().chain(before.keys()) {
        match (chosen.get(name), before.get(name)) {
            (Some(chosen), Some(before)) if chosen == before => {}
            (Some(chosen), Some(before)) => {
                let after = after.get(name).unwrap_or(&Value::Null);
                members.insert(name.clone(), merged(chosen, before, after));
            }
            (Some(chosen), None) => {
                members.insert(name.clone(), chosen.clone());
            }
            (None, _) => {
                members.remove(name);
            }
        }
    }
    Value::Object(members)
}

fn in_json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// The deviations of a tournament that follows a ruleset.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Departures {
    /// What the organizer changed: [`Deviation::addendum`] is what the ruleset says.
    pub chosen: Vec<Deviation>,
    /// What the settings of the ruleset change from the addendum.
    pub of_ruleset: Vec<Deviation>,
}

/// Divides the deviations of a tournament's settings from the addendum into its ruleset's and its organizer's.
#[must_use]
pub fn departures(profile: &Profile, here: &[Deviation]) -> Departures {
    let Some(ruleset) = profile.ruleset.as_deref() else {
        return Departures {
            chosen: here.to_vec(),
            of_ruleset: Vec::new(),
        };
    };
    let of_ruleset = settings_of(&by(Some(ruleset), profile.level));
    // What the ruleset leaves open is the tournament's: with another time limit, the same end of a round may be as usual.
    let imposed = settings_of(&imposed(profile, ruleset));
    let mut chosen = Vec::new();
    for deviation in here {
        match of_ruleset.iter().find(|said| said.what == deviation.what) {
            Some(said) if said.here == deviation.here => {}
            Some(said) => chosen.push(Deviation {
                addendum: said.here.clone(),
                ..deviation.clone()
            }),
            None => chosen.push(deviation.clone()),
        }
    }
    for said in &imposed {
        if !here.iter().any(|deviation| deviation.what == said.what) {
            // as the addendum has it, and so not as the ruleset does
            chosen.push(Deviation {
                addendum: said.here.clone(),
                here: said.addendum.clone(),
                ..said.clone()
            });
        }
    }
    Departures { chosen, of_ruleset }
}

/// Returns how settings differ: [`Deviation::addendum`] is what applied before, [`Deviation::here`] what applies after.
#[must_use]
pub fn changes(before: &Profile, after: &Profile) -> Vec<Deviation> {
    let (before, after) = (settings_of(before), settings_of(after));
    let among = |settings: &[Deviation], what: &Message| settings.iter().find(|said| said.what == *what).cloned();
    let mut changes = Vec::new();
    for now in &after {
        match among(&before, &now.what) {
            Some(then) if then.here == now.here => {}
            Some(then) => changes.push(Deviation {
                addendum: then.here,
                ..now.clone()
            }),
            None => changes.push(now.clone()),
        }
    }
    let back = before.into_iter().filter(|then| among(&after, &then.what).is_none());
    changes.extend(back.map(|then| Deviation {
        addendum: then.here,
        here: then.addendum,
        ..then
    }));
    changes
}

/// Returns a tournament's settings with those that a ruleset names as the ruleset has them.
fn imposed(profile: &Profile, ruleset: &Ruleset) -> Profile {
    let (mut members, by_ruleset) = (in_json(profile), in_json(&by(Some(ruleset), profile.level)));
    if let Some(members) = members.as_object_mut() {
        for name in ruleset.settings.keys() {
            if let Some(value) = by_ruleset.get(name) {
                members.insert(name.clone(), value.clone());
            }
        }
    }
    serde_json::from_value(members).unwrap_or_else(|_| profile.clone())
}

/// Returns the deviations in settings, without readings.
fn settings_of(profile: &Profile) -> Vec<Deviation> {
    let mut deviations = profile.deviations();
    deviations.retain(|deviation| deviation.kind == DeviationKind::Setting);
    deviations
}

/// After the id of a tournament's ruleset: not the copy, but the edition that is offered now.
pub const NEWEST: &str = "@newest";

/// The rulesets that are offered: the shipped ones, then a host's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rulesets(Vec<Ruleset>);

impl Default for Rulesets {
    fn default() -> Self {
        Self::shipped()
    }
}

impl Rulesets {
    /// Returns the shipped rulesets.
    #[must_use]
    pub fn shipped() -> Self {
        Self(SHIPPED.map(shipped).into())
    }

    /// Adds a host's own ruleset.
    ///
    /// # Errors
    /// There is one with its id.
    pub fn add(&mut self, ruleset: Ruleset) -> Result<(), Problem> {
        if self.of(&ruleset.id).is_some() {
            return Err(Problem::new("/id", t::ruleset_twice(&ruleset.id)));
        }
        self.0.push(ruleset);
        Ok(())
    }

    /// Returns all of them; the addendum is the first.
    #[must_use]
    pub fn all(&self) -> &[Ruleset] {
        &self.0
    }

    /// Returns the ruleset with an id.
    #[must_use]
    pub fn of(&self, id: &str) -> Option<&Ruleset> {
        self.0.iter().find(|ruleset| ruleset.id == id)
    }

    /// Returns the edition that is offered now of a tournament's copy, if it is another one.
    #[must_use]
    pub fn newest(&self, copy: &Ruleset) -> Option<&Ruleset> {
        self.of(&copy.id).filter(|offered| *offered != copy)
    }

    /// Puts the ruleset with an id into settings that were made by `now`, where `None` is the addendum. The id of `now` keeps
    /// that copy as it is, for a later edition changes nothing; with [`NEWEST`] after it, the edition that is offered now
    /// takes its place.
    ///
    /// # Errors
    /// There is no ruleset with the id.
    pub fn adopt(&self, id: &str, now: Option<&Ruleset>, settings: &mut Profile) -> Result<(), Message> {
        if id == now.map_or(ADDENDUM, |now| &now.id) {
            settings.ruleset = now.cloned().map(Box::new);
            return Ok(());
        }
        let to = self.of(id.strip_suffix(NEWEST).unwrap_or(id));
        let to = to.ok_or_else(|| words::unknown(format!("{id:.80}"), self.ids()))?;
        *settings = moved(settings, now, Some(to));
        Ok(())
    }

    /// Returns the ids of all, with commas.
    #[must_use]
    pub fn ids(&self) -> String {
        let ids: Vec<&str> = self.0.iter().map(|ruleset| ruleset.id.as_str()).collect();
        ids.join(", ")
    }
}

/// Returns the addendum, which a tournament without a copy of another ruleset follows.
#[must_use]
pub fn addendum() -> Ruleset {
    shipped(SHIPPED[0])
}

fn shipped(file: &str) -> Ruleset {
    read(file.as_bytes()).expect("the shipped rulesets have no mistakes")
}

#[cfg(test)]
mod tests;
