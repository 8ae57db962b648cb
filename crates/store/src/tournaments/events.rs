//! Loading a tournament: its rows become a checked [`Event`] of the rules.

use std::collections::{BTreeMap, HashMap};

use super::players::{self, PlayerRow};
use super::rounds::{self, GameRow, PlaceRow, PodRow, RoundRow};
use crate::community;
use crate::floor::clocks::{self, RoundClock};
use crate::tournaments::{self, Tournament};
use crate::{DbError, OutcomeWord, PlaceKind, PlayerStatus, Reader, ResultKind, RoundState, StageWord};
use podium_event::round_names::{RoundName, round_name};
use podium_event::{Event, EventParts, GameResult, Outcome, Player, PlayerIx, Pod, PodResult, Round};

/// A tournament's rows and the event they make. Lists have the same order: `players[i]` is the event's player `i`,
/// `rounds[r].pods[p]` the event's pod.
#[derive(Debug, Clone)]
pub struct Loaded {
    pub tournament: Tournament,
    /// Registered players, including those who dropped or were disqualified; not those pending, waitlisted or removed.
    pub players: Vec<PlayerRow>,
    /// Those who are pending, waitlisted or removed.
    pub unregistered: Vec<PlayerRow>,
    pub rounds: Vec<LoadedRound>,
    pub event: Event,
    /// The clock of the running round.
    pub clock: Option<RoundClock>,
    /// What the open draft was made from, as JSON that `ops` writes and reads.
    pub basis: Option<String>,
    /// The slug of its community, which never changes.
    pub community: Option<String>,
}

/// A round with its pods' rows, in the order of the event's pods.
#[derive(Debug, Clone)]
pub struct LoadedRound {
    pub row: RoundRow,
    pub pods: Vec<PodRow>,
}

impl Loaded {
    /// Returns the round that is not finished, if there is one.
    pub fn open_round(&self) -> Option<&LoadedRound> {
        self.rounds.last().filter(|r| r.row.state != RoundState::Finished)
    }

    /// Returns the round with a number.
    pub fn round(&self, number: i64) -> Option<&LoadedRound> {
        self.rounds.iter().find(|r| r.row.number == number)
    }

    /// Returns the name of a round as players say it, including the next one.
    pub fn round_name(&self, number: i64) -> RoundName {
        round_name(&self.event, number as u32)
    }

    /// Returns the event's round with a number.
    pub fn event_round(&self, number: i64) -> Option<&Round> {
        self.event.rounds().iter().find(|r| i64::from(r.number) == number)
    }

    /// Returns the row of a player.
    pub fn row(&self, player: PlayerIx) -> &PlayerRow {
        &self.players[player.ix()]
    }

    /// Returns the player whose row has an id.
    pub fn player_of(&self, id: &str) -> Option<PlayerIx> {
        self.players.iter().position(|p| p.id == id).map(|i| PlayerIx(i as u32))
    }

    /// Returns the player with a short number.
    pub fn player_of_number(&self, number: i64) -> Option<PlayerIx> {
        self.players
            .iter()
            .position(|p| p.number == number)
            .map(|i| PlayerIx(i as u32))
    }

    /// Returns the number of the last finished Swiss round, after which public standings are computed; 0 before round 1
    /// is finished.
    pub fn finished_swiss(&self) -> u32 {
        let finished = |r: &&LoadedRound| r.row.stage == StageWord::Swiss && r.row.state == RoundState::Finished;
        self.rounds
            .iter()
            .filter(finished)
            .map(|r| r.row.number as u32)
            .max()
            .unwrap_or(0)
    }
}

/// Reads a whole tournament.
///
/// # Errors
/// [`DbError::NotFound`] if there is no such tournament; [`DbError::Corrupt`] if the rows make no event.
pub fn load(conn: &mut Reader<'_>, slug: &str) -> Result<Loaded, DbError> {
    let tournament = tournaments::by_slug(conn, slug)?.ok_or(DbError::NotFound)?;
    load_rest(conn, tournament, None)
}

/// Reads a tournament that was read before, as `earlier`. If no public data has changed since, finished rounds and
/// unchanged players are reused: after a report or a call, only the running round is read again.
///
/// # Errors
/// See [`load`].
pub fn load_after(conn: &mut Reader<'_>, slug: &str, earlier: &Loaded) -> Result<Loaded, DbError> {
    let tournament = tournaments::by_slug(conn, slug)?.ok_or(DbError::NotFound)?;
    let is_same = tournament.id == earlier.tournament.id && tournament.version == earlier.tournament.version;
    load_rest(conn, tournament, Some(earlier).filter(|_| is_same))
}

/// Returns the rows of the tournament's players, by number; those that have not changed since are reused.
fn players_after(conn: &mut Reader<'_>, tournament: &str, earlier: &Loaded) -> Result<Vec<PlayerRow>, DbError> {
    let known = earlier.players.iter().chain(&earlier.unregistered);
    let known: HashMap<&str, &PlayerRow> = known.map(|row| (row.id.as_str(), row)).collect();
    let mut changed = Vec::new();
    let mut rows = Vec::with_capacity(known.len());
    for (id, version) in players::versions(conn, tournament)? {
        match known.get(id.as_str()).filter(|row| row.version == version) {
            Some(row) => rows.push((*row).clone()),
            None => changed.push(id),
        }
    }
    rows.extend(players::by_ids(conn, &changed)?);
    rows.sort_by_key(|row| row.number);
    Ok(rows)
}

/// Returns how many rounds can be reused: finished, unchanged, and with the same players under the same indices.
fn rounds_as_before(earlier: &Loaded, registered: &[PlayerRow], rounds: &[RoundRow]) -> usize {
    let same_players = earlier
        .players
        .iter()
        .map(|row| &row.id)
        .eq(registered.iter().map(|row| &row.id));
    if !same_players {
        return 0;
    }
    let pairs = earlier.rounds.iter().zip(rounds);
    pairs
        .take_while(|(before, now)| before.row == **now && now.state == RoundState::Finished)
        .count()
}

fn load_rest(conn: &mut Reader<'_>, tournament: Tournament, earlier: Option<&Loaded>) -> Result<Loaded, DbError> {
    let all_players = match earlier {
        Some(earlier) => players_after(conn, &tournament.id, earlier)?,
        None => players::of_tournament(conn, &tournament.id)?,
    };
    // T10, T16: dropped and disqualified players stay registered; those who wait or were removed never played.
    let (registered, unregistered): (Vec<PlayerRow>, Vec<PlayerRow>) = all_players
        .into_iter()
        .partition(|p| p.status == PlayerStatus::Registered);
    let index: HashMap<&str, PlayerIx> = registered
        .iter()
        .enumerate()
        .map(|(i, p)| (p.id.as_str(), PlayerIx(i as u32)))
        .collect();
    let seeds = tournaments::cut_seeds(conn, &tournament.id)?;
    let round_rows = rounds::of_tournament(conn, &tournament.id)?;
    // Before round 1 this saves three statements on every page.
    let as_before = earlier.map_or(0, |earlier| rounds_as_before(earlier, &registered, &round_rows));
    let (mut pod_rows, mut place_rows, mut game_rows) = (Vec::new(), Vec::new(), Vec::new());
    if as_before == 0 && !round_rows.is_empty() {
        pod_rows = rounds::pods_of_tournament(conn, &tournament.id)?;
        place_rows = rounds::places_of_tournament(conn, &tournament.id)?;
        game_rows = rounds::games_of_tournament(conn, &tournament.id)?;
    } else {
        for round in &round_rows[as_before..] {
            pod_rows.extend(rounds::pods_of_round(conn, &round.id)?);
            place_rows.extend(rounds::places_of_round(conn, &round.id)?);
            game_rows.extend(rounds::games_of_round(conn, &round.id)?);
        }
    }

    let mut seats_of: HashMap<&str, Vec<&PlaceRow>> = HashMap::new();
    let mut others_of: HashMap<&str, Vec<&PlaceRow>> = HashMap::new();
    for place in &place_rows {
        match &place.pod_id {
            Some(pod) => seats_of.entry(pod).or_default().push(place),
            None => others_of.entry(&place.round_id).or_default().push(place),
        }
    }
    let mut games_of: HashMap<&str, Vec<&GameRow>> = HashMap::new();
    for game in &game_rows {
        games_of.entry(&game.pod_id).or_default().push(game);
    }
    let find = |id: &str| {
        index
            .get(id)
            .copied()
            .ok_or_else(|| DbError::Corrupt(format!("player {id} is placed but not registered")))
    };

    let mut pods_of: HashMap<String, Vec<PodRow>> = HashMap::new();
    let before = earlier.filter(|_| as_before > 0);
    let mut event_rounds = before.map_or(Vec::new(), |before| before.event.rounds()[..as_before].to_vec());
    for pod in pod_rows {
        pods_of.entry(pod.round_id.clone()).or_default().push(pod);
    }
    let mut loaded_rounds = before.map_or(Vec::new(), |before| before.rounds[..as_before].to_vec());
    for row in round_rows.into_iter().skip(as_before) {
        let pods = pods_of.remove(&row.id).unwrap_or_default();
        let mut event_pods = Vec::with_capacity(pods.len());
        for pod in &pods {
            let seats = seats_of.get(pod.id.as_str()).map_or(&[][..], Vec::as_slice);
            let games = games_of.get(pod.id.as_str()).map_or(&[][..], Vec::as_slice);
            event_pods.push(Pod {
                table: pod.table_number as u32,
                seats: seats.iter().map(|s| find(&s.player_id)).collect::<Result<_, _>>()?,
                left: (pod.left().iter().filter_map(|left| index.get(left.player.as_str())))
                    .copied()
                    .collect(),
                result: result_of(pod, seats, games, &find)?,
            });
        }
        let mut others: Vec<(PlayerIx, PlaceKind)> = Vec::new();
        for place in others_of.get(row.id.as_str()).map_or(&[][..], Vec::as_slice) {
            others.push((find(&place.player_id)?, place.kind));
        }
        // the rows are unordered, but the same history must give the same pairing, byte for byte (T13)
        others.sort_unstable_by_key(|(player, _)| *player);
        let of_kind = |kind| others.iter().filter(|(_, k)| *k == kind).map(|(p, _)| *p).collect();
        event_rounds.push(Round {
            number: row.number as u32,
            stage: row.stage.stage(),
            pods: event_pods,
            byes: of_kind(PlaceKind::Bye),
            match_losses: of_kind(PlaceKind::MatchLoss),
        });
        loaded_rounds.push(LoadedRound { row, pods });
    }

    // The size says that a cut was announced; an empty list of seeds looks like no cut.
    let cut = if tournament.cut_size.is_some() {
        Some(seeds.iter().map(|s| find(s)).collect::<Result<Vec<_>, _>>()?)
    } else {
        None
    };
    let parts = EventParts {
        profile: tournament.profile()?,
        players: registered.iter().map(player_of_row).collect(),
        rounds: event_rounds,
        cut,
    };
    // Rows of another version, or changed by hand: no page is better than a wrong one.
    let event = Event::new(parts).map_err(|problems| {
        let all: Vec<String> = problems.iter().map(ToString::to_string).collect();
        DbError::Corrupt(format!("tournament {}: {}", tournament.slug, all.join("; ")))
    })?;
    // it borrows the players, which are moved into the result
    drop(index);
    let clock = match loaded_rounds.last() {
        Some(last) => clocks::of_running(conn, &last.row, event.profile())?,
        None => None,
    };
    let basis = match loaded_rounds.last() {
        Some(last) if last.row.state == RoundState::Draft => rounds::basis(conn, &last.row.id)?,
        _ => None,
    };
    let community = community_of(conn, &tournament, earlier)?;
    Ok(Loaded {
        basis,
        clock,
        community,
        tournament,
        players: registered,
        unregistered,
        rounds: loaded_rounds,
        event,
    })
}

/// Returns the slug of a tournament's community; known already if it was one of it before.
fn community_of(
    conn: &mut Reader<'_>,
    tournament: &Tournament,
    earlier: Option<&Loaded>,
) -> Result<Option<String>, DbError> {
    match (&tournament.community_id, earlier) {
        (None, _) => Ok(None),
        (id, Some(earlier)) if earlier.tournament.community_id == *id => Ok(earlier.community.clone()),
        (Some(id), _) => Ok(community::by_id(conn, id)?.map(|community| community.slug)),
    }
}

/// Converts a stored player into one of the rules.
pub fn player_of_row(row: &PlayerRow) -> Player {
    Player {
        id: row.key.clone(),
        name: row.name.clone(),
        dropped_after: row.dropped_after.map(|r| r as u32),
        disqualified_after: row.disqualified_after.map(|r| r as u32),
        void_after: row.void_after.map(|r| r as u32),
        entry_round: row.entry_round as u32,
        fixed_table: row.fixed_table.map(|t| t as u32),
        avoid_group: row.avoid_group.clone(),
        awarded_byes: row.awarded_byes as u32,
        commanders: row.commanders(),
    }
}

/// Returns the groups of players by their places, the first place first (T45); `player` finds the player of a seat, from 0.
///
/// # Errors
/// The error of `player`.
pub fn places_of<E>(
    places: impl Iterator<Item = Option<i64>>,
    player: impl Fn(usize) -> Result<PlayerIx, E>,
) -> Result<Vec<Vec<PlayerIx>>, E> {
    let mut groups = BTreeMap::<i64, Vec<PlayerIx>>::new();
    for (ix, place) in places.enumerate() {
        if let Some(place) = place {
            groups.entry(place).or_default().push(player(ix)?);
        }
    }
    Ok(groups.into_values().collect())
}

/// Returns the places to store for a result (T45): the first of each group.
pub fn place_in(groups: &[Vec<PlayerIx>], player: PlayerIx) -> Option<i64> {
    let group = groups.iter().position(|group| group.contains(&player))?;
    Some(groups[..group].iter().map(Vec::len).sum::<usize>() as i64 + 1)
}

/// Returns the kind of a result to store with its pod; `None` without a result. Places are stored as how the match ended,
/// beside the place of each player.
pub fn result_kind(result: &PodResult) -> Option<ResultKind> {
    if matches!(result, PodResult::Games { .. }) {
        return Some(ResultKind::Games);
    }
    // no other result needs the seats
    Some(match result.outcome(&[], 1)? {
        Outcome::Won(_) => ResultKind::Won,
        Outcome::Drawn(_) => ResultKind::Drawn,
    })
}

/// Returns the outcome to store for a player of a pod; `None` without a result, and where games are stored: it follows from
/// them (T2), and could contradict them.
pub fn outcome_word(result: &PodResult, player: PlayerIx) -> Option<OutcomeWord> {
    if matches!(result, PodResult::Games { .. }) {
        return None;
    }
    // no other result needs the seats
    Some(match result.outcome(&[], 1)? {
        Outcome::Won(winner) if winner == player => OutcomeWord::Won,
        Outcome::Drawn(sharing) if sharing.contains(&player) => OutcomeWord::Drew,
        Outcome::Won(_) | Outcome::Drawn(_) => OutcomeWord::Lost,
    })
}

/// Returns the result that a pod's rows hold.
///
/// # Errors
/// The error of `find`; [`DbError::Corrupt`] for a pod whose result has no winner.
pub fn result_of(
    pod: &PodRow,
    seats: &[&PlaceRow],
    games: &[&GameRow],
    find: &impl Fn(&str) -> Result<PlayerIx, DbError>,
) -> Result<PodResult, DbError> {
    let with = |wanted: fn(&PlaceRow) -> bool| -> Result<Vec<PlayerIx>, DbError> {
        seats.iter().filter(|s| wanted(s)).map(|s| find(&s.player_id)).collect()
    };
    let placed = places_of(seats.iter().map(|seat| seat.place), |ix| find(&seats[ix].player_id))?;
    Ok(match pod.result {
        None => PodResult::NotReported,
        Some(ResultKind::Won | ResultKind::Drawn) if !placed.is_empty() => PodResult::Places(placed),
        Some(ResultKind::Won) => {
            let winners = with(|s| s.outcome == Some(OutcomeWord::Won))?;
            let winner = winners
                .first()
                .ok_or_else(|| DbError::Corrupt(format!("pod {} is won by nobody", pod.id)))?;
            PodResult::Won(*winner)
        }
        Some(ResultKind::Drawn) => PodResult::Drawn(with(|s| s.outcome == Some(OutcomeWord::Drew))?),
        Some(ResultKind::Games) => PodResult::Games {
            games: games
                .iter()
                .map(|g| {
                    Ok(match &g.winner_id {
                        None => GameResult::Drawn,
                        Some(winner) => GameResult::Won(find(winner)?),
                    })
                })
                .collect::<Result<_, DbError>>()?,
            conceded: with(|s| s.conceded)?,
            match_losses: with(|s| s.match_loss)?,
        },
    })
}
