//! What a draft was made from, and what is different now (T55). The differences are computed whenever somebody asks;
//! nothing remembers that there are any.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::before_last_round;
use crate::OpError;
use podium_event::format::{counted, listed};
use podium_event::profile::{Seating, SmallerPodsAt, UnevenPods};
use podium_event::{Event, PlayerIx, Round, Stage};
use podium_rules::playoff::{self, Next};
use podium_rules::standings::standings;
use podium_store::tournaments::events::Loaded;
use podium_store::tournaments::rounds;
use podium_store::{RoundState, Writer};

/// The most players of one kind that are named.
const NAMED: usize = 5;

/// What a Swiss round is paired from.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Basis {
    settings: Settings,
    /// The players who could be paired, by the id of their row.
    players: BTreeMap<String, Paired>,
}

/// The settings that decide a pairing.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Settings {
    pod_size: u32,
    uneven_pods: UnevenPods,
    smaller_pods_at: SmallerPodsAt,
    seating: Seating,
    first_table: i64,
    skipped_tables: String,
}

/// What a player is paired by.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Paired {
    match_points: u32,
    /// The ids of the players from whom they are kept apart; not the name of their household or team, which is personal.
    apart: Vec<String>,
    fixed_table: Option<u32>,
}

impl Basis {
    /// The basis of the round that follows an event's rounds; `loaded`: the same tournament, with or without its draft.
    fn of(before: &Event, loaded: &Loaded) -> Self {
        let (profile, tournament) = (before.profile(), &loaded.tournament);
        let standings = standings(before, None);
        let paired = |player: PlayerIx| {
            let of = before.player(player);
            let paired = Paired {
                match_points: standings.row(player).map_or(0, |row| row.match_points),
                apart: apart_from(before, loaded, player),
                fixed_table: of.fixed_table,
            };
            (loaded.row(player).id.clone(), paired)
        };
        Self {
            settings: Settings {
                pod_size: profile.pod_size,
                uneven_pods: profile.uneven_pods,
                smaller_pods_at: profile.smaller_pods_at,
                seating: profile.seating,
                first_table: tournament.first_table,
                skipped_tables: tournament.skipped_tables.clone(),
            },
            players: before.active(before.next_number()).into_iter().map(paired).collect(),
        }
    }

    /// The basis that is stored with a draft; `None` for drafts of earlier versions.
    fn stored(loaded: &Loaded) -> Option<Self> {
        serde_json::from_str(loaded.basis.as_deref()?).ok()
    }
}

/// Returns the ids of the other players of a player's household or team, in order.
fn apart_from(before: &Event, loaded: &Loaded, player: PlayerIx) -> Vec<String> {
    let Some(group) = before.player(player).group() else {
        return Vec::new();
    };
    let is_other = |other: &PlayerIx| *other != player && before.player(*other).group().as_ref() == Some(&group);
    let mut ids: Vec<String> = before
        .indices()
        .filter(is_other)
        .map(|other| loaded.row(other).id.clone())
        .collect();
    ids.sort_unstable();
    ids
}

/// Stores with a draft what it is made from; `before`: the event without it.
pub(super) fn store_basis(conn: &mut Writer<'_>, loaded: &Loaded, before: &Event, round: &str) -> Result<(), OpError> {
    let basis = serde_json::to_string(&Basis::of(before, loaded)).expect("numbers and text are JSON");
    Ok(rounds::set_basis(conn, round, &basis)?)
}

/// Why a draft cannot be published as it is (T55).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Outdated {
    /// Players who are in the tournament and have no place in the draft.
    pub missing: Vec<PlayerIx>,
    /// What has changed since the draft was made, in sentences.
    pub changes: Vec<String>,
}

impl Outdated {
    /// Compares the open draft with the tournament as it is now; `None` if there is no draft, or nothing is different.
    ///
    /// # Errors
    /// The rounds before the draft cannot be read.
    pub fn of(loaded: &Loaded) -> Result<Option<Self>, OpError> {
        let draft = loaded.open_round().filter(|open| open.row.state == RoundState::Draft);
        let Some(round) = draft.and_then(|draft| loaded.event_round(draft.row.number)) else {
            return Ok(None);
        };
        let before = before_last_round(&loaded.event)?;
        let outdated = match round.stage {
            Stage::Swiss => Self {
                missing: missing(&loaded.event, round),
                changes: Basis::stored(loaded).map_or_else(Vec::new, |made_from| {
                    differences(&made_from, &Basis::of(&before, loaded), loaded, round)
                }),
            },
            Stage::Playoff => Self {
                missing: Vec::new(),
                changes: other_pods(&before, round),
            },
        };
        Ok(Some(outdated).filter(|outdated| *outdated != Self::default()))
    }

    /// Returns who is missing in a sentence; `None` if everybody has a place.
    pub fn missing_in_words(&self, loaded: &Loaded) -> Option<String> {
        let names: Vec<&str> = self
            .missing
            .iter()
            .map(|player| loaded.row(*player).name.as_str())
            .collect();
        let have = if names.len() == 1 { "has" } else { "have" };
        (!names.is_empty()).then(|| format!("{} {have} no place in this round.", some_of(&names)))
    }

    /// Returns the refusal to publish the draft.
    pub(super) fn refusal(&self, loaded: &Loaded) -> OpError {
        let what = match self.missing_in_words(loaded) {
            Some(missing) => format!(
                "{missing} Pair the draft again, or give each of them a seat, a bye or a match loss; then publish it."
            ),
            None => format!(
                "The draft is out of date. {} Pair it again, or keep it as it is; then publish it.",
                self.changes.join(" ")
            ),
        };
        OpError::refused(what)
    }
}

/// Returns the players who are in the tournament in a round and have no place in it.
fn missing(event: &Event, round: &Round) -> Vec<PlayerIx> {
    let mut placed = vec![false; event.players().len()];
    let seated = round.pods.iter().flat_map(|pod| &pod.seats);
    for player in seated.chain(&round.byes).chain(&round.match_losses) {
        placed[player.ix()] = true;
    }
    let active = event.active(round.number).into_iter();
    active.filter(|player| !placed[player.ix()]).collect()
}

/// Returns what is different now from what a draft was made from, in sentences.
fn differences(made_from: &Basis, now: &Basis, loaded: &Loaded, round: &Round) -> Vec<String> {
    let name = |id: &String| loaded.player_of(id).map(|player| loaded.row(player).name.as_str());
    let mut sentences = Vec::new();
    let left: Vec<&str> = made_from
        .players
        .keys()
        .filter(|id| !now.players.contains_key(*id))
        .filter_map(name)
        .collect();
    if !left.is_empty() {
        let have = if left.len() == 1 { "has" } else { "have" };
        sentences.push(format!("{} {have} left since the draft was made.", some_of(&left)));
    }
    // players who came since then have a place by a decision, or are missing
    let both = || {
        let then = |(id, now)| Some((name(id)?, made_from.players.get(id)?, now));
        now.players.iter().filter_map(then)
    };
    let scores: Vec<String> = both()
        .filter(|(_, then, now)| then.match_points != now.match_points)
        .map(|(name, then, now)| {
            format!(
                "{name} has {} instead of {}",
                counted(now.match_points as usize, "point"),
                then.match_points
            )
        })
        .collect();
    if !scores.is_empty() {
        sentences.push(format!("Results were corrected: {}.", some_of(&scores)));
    }
    // who came or left since then is no other group
    let stayed = |paired: &Paired| -> Vec<String> {
        let is_in_both = |id: &&String| made_from.players.contains_key(*id) && now.players.contains_key(*id);
        paired.apart.iter().filter(is_in_both).cloned().collect()
    };
    let groups: Vec<&str> = both()
        .filter(|(_, then, now)| stayed(then) != stayed(now))
        .map(|(name, ..)| name)
        .collect();
    if !groups.is_empty() {
        sentences.push(format!("Other players are now kept apart from {}.", some_of(&groups)));
    }
    sentences.extend(fixed_tables(made_from, now, loaded, round));
    sentences.extend(settings(&made_from.settings, &now.settings));
    sentences
}

/// Returns the players whose table was fixed since then, and who are at another.
fn fixed_tables(made_from: &Basis, now: &Basis, loaded: &Loaded, round: &Round) -> Option<String> {
    let mut away: Vec<String> = Vec::new();
    for pod in &round.pods {
        for player in &pod.seats {
            let row = loaded.row(*player);
            let table = |basis: &Basis| basis.players.get(&row.id).and_then(|paired| paired.fixed_table);
            let fixed = table(now).filter(|fixed| *fixed != pod.table && table(made_from) != Some(*fixed));
            away.extend(fixed.map(|fixed| format!("{} to table {fixed}", row.name)));
        }
    }
    (!away.is_empty()).then(|| format!("Fixed tables were changed: {}.", some_of(&away)))
}

fn settings(then: &Settings, now: &Settings) -> Vec<String> {
    let mut sentences = Vec::new();
    if then.pod_size != now.pod_size {
        sentences.push(format!(
            "The pod size is {} now; the draft was made for {}.",
            now.pod_size, then.pod_size
        ));
    }
    let is_other = [
        (then.uneven_pods != now.uneven_pods, "byes or smaller pods"),
        (then.smaller_pods_at != now.smaller_pods_at, "which pods are smaller"),
        (then.seating != now.seating, "how seats are given"),
        (
            (then.first_table, &then.skipped_tables) != (now.first_table, &now.skipped_tables),
            "the numbers of the tables",
        ),
    ];
    let other: Vec<&str> = is_other
        .into_iter()
        .filter(|(is_other, _)| *is_other)
        .map(|(_, what)| what)
        .collect();
    if !other.is_empty() {
        sentences.push(format!("These settings were changed: {}.", other.join(", ")));
    }
    sentences
}

/// Returns a sentence if the results and seeds give other pods of a playoff round than its draft has. Tables may have been
/// moved by hand.
fn other_pods(before: &Event, round: &Round) -> Vec<String> {
    let drafted = round.pods.iter().map(|pod| &pod.seats);
    let is_same = match playoff::next(before) {
        Ok(Next::Round { pods, .. }) => drafted.eq(pods.iter()),
        _ => false,
    };
    match is_same {
        true => Vec::new(),
        false => {
            vec!["A result was corrected, or a player has left or come back: the seeds give other pods.".to_owned()]
        }
    }
}

/// Lists the first few: "Ann, Bo and 3 more".
fn some_of<T: AsRef<str>>(all: &[T]) -> String {
    let mut named: Vec<String> = all.iter().take(NAMED).map(|one| one.as_ref().to_owned()).collect();
    if all.len() > NAMED {
        named.push(format!("{} more", all.len() - NAMED));
    }
    listed(&named, "and")
}
