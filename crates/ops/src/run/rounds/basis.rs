//! What a draft was made from, and what is different now (T55). The differences are computed whenever somebody asks;
//! nothing remembers that there are any.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::before_last_round;
use crate::OpError;
use podium_event::profile::{PlayoffSeats, Seating, SmallerPodsAt, UnevenPods};
use podium_event::{Event, PlayerIx, Round, Stage};
use podium_rules::playoff::{self, Next};
use podium_rules::standings::standings;
use podium_store::tournaments::events::Loaded;
use podium_store::tournaments::rounds;
use podium_store::{RoundState, Writer};
use say::Message;
use say::refused_rounds as t;

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
    /// Whether the player has a bye of the round that was awarded before the tournament.
    #[serde(default)]
    awarded_bye: bool,
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
                awarded_bye: of.has_awarded_bye(before.next_number()),
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
    pub changes: Vec<Message>,
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
    pub fn missing_in_words(&self, loaded: &Loaded) -> Option<Message> {
        let names = self.missing.iter().map(|player| loaded.row(*player).name.as_str());
        let names: Vec<Message> = names.map(Message::from).collect();
        (!names.is_empty()).then(|| t::no_place(names.len(), some_of(&names)))
    }

    /// Returns the refusal to publish the draft.
    pub(super) fn refusal(&self, loaded: &Loaded) -> OpError {
        let what = match self.missing_in_words(loaded) {
            Some(missing) => t::give_places(missing),
            None => t::out_of_date(Message::joined(self.changes.iter().cloned(), " ")),
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
fn differences(made_from: &Basis, now: &Basis, loaded: &Loaded, round: &Round) -> Vec<Message> {
    let name = |id: &String| Some(Message::from(&loaded.row(loaded.player_of(id)?).name));
    let mut sentences = Vec::new();
    let left: Vec<Message> = made_from
        .players
        .keys()
        .filter(|id| !now.players.contains_key(*id))
        .filter_map(name)
        .collect();
    if !left.is_empty() {
        sentences.push(t::left_since_draft(left.len(), some_of(&left)));
    }
    // players who came since then have a place by a decision, or are missing
    let both = || {
        let then = |(id, now)| Some((name(id)?, made_from.players.get(id)?, now));
        now.players.iter().filter_map(then)
    };
    let scores: Vec<Message> = both()
        .filter(|(_, then, now)| then.match_points != now.match_points)
        .map(|(name, then, now)| t::points_instead(now.match_points, name, then.match_points))
        .collect();
    if !scores.is_empty() {
        sentences.push(t::results_corrected(some_of(&scores)));
    }
    // who came or left since then is no other group
    let stayed = |paired: &Paired| -> Vec<String> {
        let is_in_both = |id: &&String| made_from.players.contains_key(*id) && now.players.contains_key(*id);
        paired.apart.iter().filter(is_in_both).cloned().collect()
    };
    let groups: Vec<Message> = both()
        .filter(|(_, then, now)| stayed(then) != stayed(now))
        .map(|(name, ..)| name)
        .collect();
    if !groups.is_empty() {
        sentences.push(t::groups_changed(some_of(&groups)));
    }
    let awarded: Vec<Message> = both()
        .filter(|(_, then, now)| then.awarded_bye != now.awarded_bye)
        .map(|(name, ..)| name)
        .collect();
    if !awarded.is_empty() {
        sentences.push(t::awarded_byes_changed(some_of(&awarded)));
    }
    sentences.extend(fixed_tables(made_from, now, loaded, round));
    sentences.extend(settings(&made_from.settings, &now.settings));
    sentences
}

/// Returns the players whose table was fixed since then, and who are at another.
fn fixed_tables(made_from: &Basis, now: &Basis, loaded: &Loaded, round: &Round) -> Option<Message> {
    let mut away: Vec<Message> = Vec::new();
    for pod in &round.pods {
        for player in &pod.seats {
            let row = loaded.row(*player);
            let table = |basis: &Basis| basis.players.get(&row.id).and_then(|paired| paired.fixed_table);
            let fixed = table(now).filter(|fixed| *fixed != pod.table && table(made_from) != Some(*fixed));
            away.extend(fixed.map(|fixed| t::to_table(&row.name, fixed)));
        }
    }
    (!away.is_empty()).then(|| t::fixed_tables_changed(some_of(&away)))
}

fn settings(then: &Settings, now: &Settings) -> Vec<Message> {
    let mut sentences = Vec::new();
    if then.pod_size != now.pod_size {
        sentences.push(t::pod_size_changed(now.pod_size, then.pod_size));
    }
    let is_other = [
        (then.uneven_pods != now.uneven_pods, t::setting_uneven_pods()),
        (then.smaller_pods_at != now.smaller_pods_at, t::setting_smaller_pods()),
        (then.seating != now.seating, t::setting_seating()),
        (
            (then.first_table, &then.skipped_tables) != (now.first_table, &now.skipped_tables),
            t::setting_tables(),
        ),
    ];
    let other: Vec<Message> = is_other
        .into_iter()
        .filter(|(is_other, _)| *is_other)
        .map(|(_, what)| what)
        .collect();
    if !other.is_empty() {
        sentences.push(t::settings_changed(Message::joined(other, ", ")));
    }
    sentences
}

/// Returns a sentence if the results and seeds give other pods of a playoff round than its draft has. Tables may have been
/// moved by hand.
fn other_pods(before: &Event, round: &Round) -> Vec<Message> {
    let by_seed = before.profile().house.playoff_seats == PlayoffSeats::Seed;
    // drawn seats say nothing about who meets
    let who = |seats: &[PlayerIx]| {
        let mut who = seats.to_vec();
        if !by_seed {
            who.sort_unstable();
        }
        who
    };
    let drafted = round.pods.iter().map(|pod| who(&pod.seats));
    let is_same = match playoff::next(before) {
        Ok(Next::Round { pods, .. }) => drafted.eq(pods.iter().map(|pod| who(pod))),
        _ => false,
    };
    match is_same {
        true => Vec::new(),
        false => {
            vec![t::other_pods()]
        }
    }
}

/// Lists the first few: "Ann, Bo and 3 more".
fn some_of(all: &[Message]) -> Message {
    let mut named: Vec<Message> = all.iter().take(NAMED).cloned().collect();
    if all.len() > NAMED {
        named.push(t::more(all.len() - NAMED));
    }
    say::list(named)
}
