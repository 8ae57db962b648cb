//! What entries came to in a finished tournament of a community, made from its rounds by each command that changes it.

use crate::OpError;
use crate::season::evenings;
use crate::tournaments::webhooks::in_community::{EveningId, InCommunities, InCommunity};
use podium_event::result::Outcome;
use podium_event::{Event, PlayerIx};
use podium_rules::playoff::final_places;
use podium_rules::standings::standings;
use podium_rules::statistics::matches;
use podium_store::community::finishes::{self, Finish};
use podium_store::community::{self, Changed};
use podium_store::season::ratings::{self, PlayedGames};
use podium_store::tournaments::Tournament;
use podium_store::tournaments::events::{self, Loaded};
use podium_store::{TournamentState, Writer};

/// Follows a change of a tournament: if it is or was finished, what its entries came to and its games are made again, and the
/// versions of its community count what its pages show of it. `who_changed`: whether an entry is somebody else. Returns what
/// happened in communities.
///
/// # Errors
/// The database does not answer.
pub(crate) fn follow(
    conn: &mut Writer<'_>,
    before: &Tournament,
    after: &Tournament,
    who_changed: bool,
) -> Result<InCommunities, OpError> {
    let mut happened = InCommunities::default();
    let mut communities: Vec<&String> = [&before.community_id, &after.community_id]
        .into_iter()
        .flatten()
        .collect();
    communities.sort_unstable();
    communities.dedup();
    if communities.is_empty() {
        return Ok(happened);
    }
    let is_finished = |tournament: &Tournament| tournament.state == TournamentState::Finished;
    let counts = is_finished(before) || is_finished(after);
    let changed = match counts {
        true => Some(follow_results(conn, before, after)?),
        // lists do not have it
        false if !before.is_public() && !after.is_public() => None,
        false => Some(Changed::Home),
    };
    // of a finished tournament that is what it was, no page changes
    if let Some(changed) = changed.filter(|changed| *changed > Changed::Home || !is_same_card(before, after)) {
        for id in communities {
            community::changed(conn, id, changed)?;
        }
    }
    if let (Some(community), Some(what)) = (&after.community_id, evening(before, after)) {
        happened.add(community, what);
    }
    let moves = counts && (who_changed || changed > Some(Changed::Home));
    let seasons = evenings::follow_change(conn, before, after, moves)?;
    // it leaves the seasons of the community that it leaves
    if let Some(community) = &before.community_id {
        for season in seasons {
            happened.add(community, InCommunity::SeasonChanged { season });
        }
    }
    Ok(happened)
}

/// Returns what became of an evening that everybody finds in its community; nothing if it came from elsewhere, as in an import.
fn evening(before: &Tournament, after: &Tournament) -> Option<InCommunity> {
    if !after.is_public() || before.community_id != after.community_id {
        return None;
    }
    let evening = EveningId::Tournament(after.id.clone());
    match after.state {
        state if state == before.state && (state.is_over() || before.is_public()) => None,
        TournamentState::Finished => Some(InCommunity::EveningFinished { evening }),
        // nobody heard of it before it was opened
        TournamentState::Cancelled if before.state == TournamentState::Setup => None,
        TournamentState::Cancelled => Some(InCommunity::EveningCancelled { evening }),
        _ if before.state.is_over() => Some(InCommunity::EveningReopened { evening }),
        _ if !before.is_public() => Some(InCommunity::EveningOpened { evening }),
        _ => None,
    }
}

/// Returns whether lists show a finished tournament as before.
fn is_same_card(before: &Tournament, after: &Tournament) -> bool {
    let is_over = before.state.is_over() && before.state == after.state;
    let card = |one: &Tournament| {
        let texts = (one.name.clone(), one.slug.clone(), one.place.clone());
        (
            texts,
            one.held_on,
            one.listed,
            one.community_id.clone(),
            one.time_zone.clone(),
        )
    };
    is_over && card(before) == card(after)
}

/// Makes what the entries of a tournament that is or was finished came to, and its games.
fn follow_results(conn: &mut Writer<'_>, before: &Tournament, after: &Tournament) -> Result<Changed, OpError> {
    let is_there = after.state == TournamentState::Finished && after.community_id.is_some();
    let loaded = match is_there {
        true => Some(events::load(conn, &after.slug)?),
        false => None,
    };
    let games = loaded.as_ref().map(games_of);
    let rows = loaded.as_ref().map(finishes_of).unwrap_or_default();
    let mut is_other = finishes::replace(conn, &after.id, rows)?;
    is_other |= ratings::store_games(conn, &after.id, games.as_ref(), after.version)?;
    let counts = |one: &Tournament| (one.held_on, one.is_public(), one.community_id.clone());
    is_other |= counts(before) != counts(after);
    let shown = |one: &Tournament| (one.name.clone(), one.slug.clone(), one.names_shown);
    Ok(match is_other {
        true => Changed::Results,
        false if shown(before) != shown(after) => Changed::History,
        false => Changed::Home,
    })
}

/// Returns the games of a finished tournament.
fn games_of(loaded: &Loaded) -> PlayedGames {
    let event = &loaded.event;
    let shows_commanders = event.profile().shows_commanders(true, true);
    let entry = |player: PlayerIx| {
        let mut commanders = event.player(player).commanders.clone();
        // two that lead a deck together are the same in either order
        commanders.sort_unstable();
        let shown = if shows_commanders { commanders } else { Vec::new() };
        (loaded.row(player).id.clone(), shown)
    };
    let mut rounds: Vec<Vec<Vec<Vec<u32>>>> = vec![Vec::new(); event.rounds().len()];
    for played in matches(event) {
        let group = |group: Vec<PlayerIx>| group.into_iter().map(|player| player.0).collect();
        // rounds are numbered from 1
        rounds[played.round.number as usize - 1].push(played.groups().into_iter().map(group).collect());
    }
    PlayedGames {
        entries: event.indices().map(entry).collect(),
        rounds,
    }
}

/// The matches of a player.
#[derive(Debug, Clone, Default)]
struct Record {
    wins: i64,
    draws: i64,
    losses: i64,
    /// Matches and wins in each seat, the first seat first.
    seats: Vec<(i64, i64)>,
}

/// Returns what each entry of a finished tournament came to.
fn finishes_of(loaded: &Loaded) -> Vec<Finish> {
    let event = &loaded.event;
    let records = records(event);
    let places = final_places(event);
    let swiss = standings(event, None);
    let shows_commanders = event.profile().shows_commanders(true, true);
    let players = event.size() as i64;
    let mut rows = Vec::with_capacity(event.players().len());
    for player in event.indices().filter(|&player| event.player(player).takes_part()) {
        let place = places.of(player);
        let given = place.map(|place| i64::from(place.place));
        let shared = place.and_then(|place| place.shared.as_ref());
        let row = swiss.row(player);
        let record = &records[player.ix()];
        let commanders = match shows_commanders {
            true => event.player(player).commanders.clone(),
            false => Vec::new(),
        };
        rows.push(Finish {
            player_id: loaded.row(player).id.clone(),
            tournament_id: loaded.tournament.id.clone(),
            place: given,
            shared_first: shared.map(|range| i64::from(*range.start())).or(given),
            shared_last: shared.map(|range| i64::from(*range.end())).or(given),
            players,
            match_points: row.map_or(0, |row| i64::from(row.match_points)),
            byes: row.map_or(0, |row| i64::from(row.byes)),
            wins: record.wins,
            draws: record.draws,
            losses: record.losses,
            seats: serde_json::json!(record.seats).to_string(),
            commanders: serde_json::json!(commanders).to_string(),
        });
    }
    rows
}

/// Counts the matches of each player, those of the playoff too. Void matches are left out.
fn records(event: &Event) -> Vec<Record> {
    let mut records = vec![Record::default(); event.players().len()];
    let games_to_win = event.profile().games_to_win;
    for round in event.rounds() {
        for pod in round.pods.iter().filter(|pod| !event.is_void(round, pod)) {
            let Some(outcome) = pod.result.outcome(&pod.seats, games_to_win) else {
                continue;
            };
            for (seat, &player) in pod.seats.iter().enumerate() {
                records[player.ix()].add(seat, &outcome, player);
            }
        }
        for player in &round.match_losses {
            records[player.ix()].losses += 1;
        }
    }
    records
}

impl Record {
    fn add(&mut self, seat: usize, outcome: &Outcome, player: PlayerIx) {
        if self.seats.len() <= seat {
            self.seats.resize(seat + 1, (0, 0));
        }
        self.seats[seat].0 += 1;
        match outcome {
            Outcome::Won(winner) if *winner == player => {
                self.wins += 1;
                self.seats[seat].1 += 1;
            }
            Outcome::Drawn(sharing) if sharing.contains(&player) => self.draws += 1,
            Outcome::Won(_) | Outcome::Drawn(_) => self.losses += 1,
        }
    }
}
