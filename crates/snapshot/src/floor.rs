//! The data of a tournament that only the staff and the players concerned see: reports, calls and followed games of the
//! current round, and the rules for decklists.

use std::collections::HashMap;
use std::sync::Arc;

use podium_base::clock::Moment;
use podium_store::floor::calls::{self, CallRow};
use podium_store::floor::follow::{self, ActionRow, FollowedRow};
use podium_store::floor::reports::{self, ReportRow};
use podium_store::floor::rulings::{self, RulingPlayerRow, RulingRow};
use podium_store::site::accounts;
use podium_store::tournaments::cards;
use podium_store::tournaments::decks::{self, DeckCheck};
use podium_store::tournaments::events::{Loaded, LoadedRound};
use podium_store::tournaments::notices::{self, Announcement};
use podium_store::tournaments::rounds::{self, PlaceRow, PodRow};
use podium_store::{CallState, DbError, FollowState, Reader, Role, RoundState};

/// Games that are followed, with their steps, by pod.
type Games = HashMap<String, (FollowedRow, Arc<[ActionRow]>)>;

/// The rows of the current round, by pod, and the open calls.
#[derive(Debug, Default)]
pub struct Floor {
    /// Places of the published or running round by pod, in seat order.
    places: HashMap<String, Vec<PlaceRow>>,
    /// Reports of that round by pod, oldest first.
    reports: HashMap<String, Vec<ReportRow>>,
    /// Games of that round that are followed now, by pod, with all their steps in order.
    games: Games,
    /// The tournament's `games_version` when they were read, or an earlier one.
    games_version: i64,
    /// All games of that round that are or were followed, by pod.
    followed: HashMap<String, Vec<FollowedRow>>,
    /// The rulings of that round, each with one of its players, oldest first.
    pub rulings: Vec<(RulingRow, RulingPlayerRow)>,
    /// The rulings of all rounds by player, oldest first, without their texts.
    penalties: HashMap<String, Vec<(RulingRow, RulingPlayerRow)>>,
    /// Open calls, oldest first.
    pub calls: Vec<CallRow>,
    /// Since when rulings have been waiting for the head judge, one moment for each.
    pub appeals: Vec<Moment>,
    /// Announcements to a table or a player, latest first; including scheduled ones.
    pub announcements: Vec<Announcement>,
    /// The roles on the staff, one for each of them.
    pub staff: Vec<Role>,
    /// The rules for decklists and their check; `None` if none are asked for.
    pub decks: Option<Arc<DeckCheck>>,
}

impl Floor {
    /// Reads the floor of a tournament. The data for checking decklists, which can be megabytes, is reused from an
    /// earlier reading if it has not changed.
    pub(super) fn read(conn: &mut Reader<'_>, loaded: &Loaded, earlier: Option<&Self>) -> Result<Self, DbError> {
        let tournament = &loaded.tournament.id;
        let mut floor = Self {
            calls: calls::open(conn, tournament)?,
            appeals: rulings::waiting_since(conn, tournament)?,
            announcements: notices::to_some(conn, tournament)?,
            staff: accounts::roles_of_staff(conn, tournament)?,
            decks: deck_check(conn, tournament, earlier)?,
            games_version: loaded.tournament.games_version,
            ..Self::default()
        };
        let rulings = rulings::with_players(conn, tournament)?;
        for (ruling, about) in &rulings {
            let own = floor.penalties.entry(about.player_id.clone()).or_default();
            own.push((without_texts(ruling), about.clone()));
        }
        let played = |state| matches!(state, RoundState::Published | RoundState::Running);
        let Some(round) = loaded.rounds.last().filter(|round| played(round.row.state)) else {
            return Ok(floor);
        };
        let id = &round.row.id;
        for place in rounds::places_of_round(conn, id)? {
            if let Some(pod) = &place.pod_id {
                floor.places.entry(pod.clone()).or_default().push(place);
            }
        }
        let number = round.row.number;
        floor.rulings = rulings
            .into_iter()
            .filter(|(ruling, about)| about.is_in(ruling, number))
            .collect();
        for report in reports::of_round(conn, id)? {
            floor.reports.entry(report.pod_id.clone()).or_default().push(report);
        }
        let mut open = follow::of_round(conn, id)?;
        for game in &open {
            floor
                .followed
                .entry(game.pod_id.clone())
                .or_default()
                .push(game.clone());
        }
        open.retain(|game| game.state == FollowState::Open);
        floor.games = with_steps(conn, open, earlier)?;
        Ok(floor)
    }

    /// Returns the places of a pod of the current round, in seat order.
    pub fn places_of(&self, pod: &str) -> &[PlaceRow] {
        self.places.get(pod).map_or(&[], Vec::as_slice)
    }

    /// Returns the reports of a pod of the current round, oldest first.
    pub fn reports_of(&self, pod: &str) -> &[ReportRow] {
        self.reports.get(pod).map_or(&[], Vec::as_slice)
    }

    /// Returns all reports of the current round; those of each pod oldest first.
    pub fn reports(&self) -> impl Iterator<Item = &ReportRow> {
        self.reports.values().flatten()
    }

    /// Returns the game that is followed at a pod now, with all its steps in order.
    pub fn game_of(&self, pod: &str) -> Option<(&FollowedRow, &[ActionRow])> {
        self.games.get(pod).map(|(game, steps)| (game, &**steps))
    }

    /// Returns the games of a pod of the current round that are or were followed.
    pub fn followed_of(&self, pod: &str) -> &[FollowedRow] {
        self.followed.get(pod).map_or(&[], Vec::as_slice)
    }

    /// Returns how many calls are unclaimed.
    pub fn waiting_calls(&self) -> usize {
        let waits = |call: &&CallRow| matches!(call.state, CallState::Waiting | CallState::Escalated);
        self.calls.iter().filter(waits).count()
    }

    /// The open calls at the tables of a round, oldest first.
    pub fn calls_of<'f>(&'f self, round: &'f LoadedRound) -> impl Iterator<Item = (&'f PodRow, &'f CallRow)> {
        self.calls.iter().filter_map(|call| {
            let pod = round.pods.iter().find(|pod| Some(&pod.id) == call.pod_id.as_ref())?;
            Some((pod, call))
        })
    }

    /// Returns the rulings about a player, oldest first, without their texts.
    pub fn penalties_of(&self, player: &str) -> &[(RulingRow, RulingPlayerRow)] {
        self.penalties.get(player).map_or(&[], Vec::as_slice)
    }

    /// The open call that a player made or joined: one of an earlier round is over for the players once they sit elsewhere.
    pub fn call_of(&self, player: &str) -> Option<&CallRow> {
        let is_at_the_tables = |pod: &String| self.places.is_empty() || self.places.contains_key(pod);
        let is_now = |call: &CallRow| call.pod_id.as_ref().is_none_or(is_at_the_tables);
        self.calls.iter().find(|call| call.is_of(player) && is_now(call))
    }

    /// The oldest open call at a player's table of the current round, also of another player.
    pub fn call_at_table_of(&self, player: &str) -> Option<&CallRow> {
        let sits = |pod: &String| self.places_of(pod).iter().any(|place| place.player_id == player);
        self.calls.iter().find(|call| call.pod_id.as_ref().is_some_and(sits))
    }

    /// Returns its approximate size in bytes.
    pub(super) fn bytes(&self) -> usize {
        let reports: usize = self.reports.values().map(Vec::len).sum();
        let steps: usize = self.games.values().map(|(_, steps)| steps.len()).sum();
        let decks = self.decks.as_ref().map_or(0, |decks| decks.bytes());
        let announced: usize = self.announcements.iter().map(|one| 300 + one.text.len()).sum();
        let texts = |ruling: &RulingRow| ruling.what.len() + ruling.answer.len() + 900;
        let rulings: usize = self.rulings.iter().map(|(ruling, _)| texts(ruling)).sum();
        let penalties: usize = self.penalties.values().map(|own| own.len() * 900).sum();
        self.places.len() * 1_200
            + penalties
            + rulings
            + self.followed.len() * 900
            + reports * 400
            + steps * 300
            + self.calls.len() * 500
            + announced
            + decks
    }
}

/// Reads the steps of games. A hall whose tables keep their games has thousands: those of an earlier reading are not read again.
fn with_steps(conn: &mut Reader<'_>, open: Vec<FollowedRow>, earlier: Option<&Floor>) -> Result<Games, DbError> {
    let known = |game: &FollowedRow| {
        let (row, steps) = earlier?.games.get(&game.pod_id)?;
        (row.id == game.id).then_some((row.changed, steps))
    };
    let (mut unknown, mut added) = (Vec::new(), Vec::new());
    for game in &open {
        match known(game) {
            None => unknown.push(game.id.as_str()),
            Some((changed, _)) if changed != game.changed => added.push(game.id.as_str()),
            Some(_) => {}
        }
    }
    let after = earlier.map_or(0, |earlier| earlier.games_version);
    let mut steps: HashMap<String, Vec<ActionRow>> = HashMap::new();
    let read = follow::actions_of_games(conn, &unknown)?.into_iter();
    for step in read.chain(follow::actions_changed(conn, &added, after)?) {
        steps.entry(step.game_id.clone()).or_default().push(step);
    }
    let mut games = HashMap::new();
    for game in open {
        let own: Arc<[ActionRow]> = match (known(&game), steps.remove(&game.id)) {
            (Some((_, known)), None) => Arc::clone(known),
            (Some((_, known)), Some(added)) => follow::merged(known, added).into(),
            (None, read) => read.unwrap_or_default().into(),
        };
        games.insert(game.pod_id.clone(), (game, own));
    }
    Ok(games)
}

/// A ruling as its players see it: what the judges wrote is for the staff.
fn without_texts(ruling: &RulingRow) -> RulingRow {
    RulingRow {
        what: String::new(),
        answer: String::new(),
        rule: String::new(),
        decision: None,
        withdrawn_reason: None,
        earlier_texts: None,
        ..ruling.clone()
    }
}

fn deck_check(
    conn: &mut Reader<'_>,
    tournament: &str,
    earlier: Option<&Floor>,
) -> Result<Option<Arc<DeckCheck>>, DbError> {
    let Some(terms) = decks::terms(conn, tournament)? else {
        return Ok(None);
    };
    let files = cards::files(conn)?;
    let same = earlier
        .and_then(|earlier| earlier.decks.as_ref())
        .filter(|decks| decks.terms == terms && decks.book.files == files);
    match same {
        Some(decks) => Ok(Some(Arc::clone(decks))),
        None => Ok(DeckCheck::read(conn, tournament)?.map(Arc::new)),
    }
}
