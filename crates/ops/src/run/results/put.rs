//! The result of a table as a program sets it: reported, overruled, corrected or removed, as the round's state
//! requires. A program gives players by their numbers.

use super::{Table, TableVersion, Typed, correct, report};
use crate::command::rights::Judging;
use crate::{FieldProblem, OpError, Work};
use podium_event::result::Outcome;
use podium_event::result::possible::{self, Fault, won_by_who_is_out};
use podium_event::{GameResult, PlayerIx, PodResult};
use podium_rules::typed_result;
use podium_store::RoundState;
use podium_store::tournaments::players;
use podium_store::tournaments::rounds::{self, PodRow, RoundRow};
use say::refused_results as t;

/// A result that a program sets at a table, and the version of the table that it knows.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ResultRequest {
    pub round: i64,
    pub table: i64,
    /// The version of the pod that the sender saw; `None` stores the result only if there is none yet.
    pub version: Option<i64>,
    /// `None` removes the result.
    pub result: Option<ByNumber>,
    /// The reason for a change; may be empty if a result of a running round is replaced.
    pub reason: String,
}

/// A result by the numbers of players.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ByNumber {
    /// The winner of each game; `None`: drawn.
    pub games: Vec<Option<i64>>,
    /// The players who conceded the match.
    pub conceded: Vec<i64>,
    /// The players with a match loss.
    pub match_losses: Vec<i64>,
    /// The players who share a drawn game, where only those still in it do; `None`: all of them.
    pub drawn: Option<Vec<i64>>,
    /// Who left in which order, from the first place on (T45); the games then say nothing more.
    pub places: Option<Vec<Vec<i64>>>,
}

/// A table after a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableNow {
    pub version: i64,
    /// The result; its players are the seats in their order (`PlayerIx(0)` is `numbers[0]`).
    pub result: PodResult,
    /// The players' numbers, by seat.
    pub numbers: Vec<i64>,
    pub games_to_win: u32,
    /// Whether the result changed.
    pub changed: bool,
    /// The outcome of the match; `None` without a result.
    pub outcome: Option<Outcome>,
}

/// Sets the result of a table. Setting the same result again changes nothing, whatever version is given.
///
/// # Errors
/// [`OpError::Conflict`]: another result is stored, and the sender gave no version, or an older one. The round is a
/// draft or the tournament over; a finished round takes [`Judging`] and a reason; the result does not fit.
pub fn put(work: &mut Work<'_, '_>, request: &ResultRequest) -> Result<TableNow, OpError> {
    let (round, pod) = find(work, request)?;
    let (table, version) = (request.table, pod.version);
    let seated = Table::read(work, round.number, pod)?;
    let numbers = numbers(work, &seated)?;
    let before = seated.result(work)?;
    let typed = match &request.result {
        Some(sent) => Some(sent.by_seat(work, &seated, &numbers)?),
        None => None,
    };
    let result = match &typed {
        Some(typed) => seated.with_ruled(&seated.read_typed(work, typed).map_err(in_games)?),
        None => PodResult::NotReported,
    };
    if before == result {
        // nothing changes for anybody
        work.floor_only_for([]);
        return now(work, request, false);
    }
    let is_unseen = match request.version {
        None => before.is_reported(),
        Some(seen) => seen != version,
    };
    if is_unseen {
        return Err(seated.changed(work)?);
    }
    let finished = round.state == RoundState::Finished;
    if finished && !work.may::<Judging>() {
        return Err(OpError::Forbidden(t::only_chief_corrects()));
    }
    let is_report = !finished && (!before.is_reported() || request.reason.trim().is_empty());
    match &typed {
        Some(typed) if is_report => {
            report(work, table, typed, Some(version)).map_err(in_games)?;
        }
        typed => {
            let place = TableVersion {
                round: round.number,
                table,
                version,
            };
            correct(work, place, typed.as_ref(), &request.reason).map_err(in_games)?;
        }
    }
    now(work, request, true)
}

impl ByNumber {
    /// Converts the result to what a person at the desk would type, by seats.
    ///
    /// # Errors
    /// All problems of the result, each with its pointer: `/games/0/winner`.
    fn by_seat(&self, work: &Work<'_, '_>, seated: &Table, numbers: &[i64]) -> Result<Typed, OpError> {
        let mut wrong = Vec::new();
        let (conceded, match_losses) = (&self.conceded, &self.match_losses);
        let conceded = seats("conceded", conceded, numbers, seated, &mut wrong);
        let match_losses = seats("match_losses", match_losses, numbers, seated, &mut wrong);
        let games_to_win = work.tournament.profile()?.games_to_win;
        if let Some(place) = typed_result::in_both(&conceded, &match_losses, &seated.ruled) {
            wrong.push(FieldProblem::new(
                format!("/match_losses/{place}"),
                "This player is in \"conceded\" too. Send them in one of the two lists.",
            ));
        }
        let is_out = |seat: &usize| {
            [&conceded, &match_losses, &seated.ruled]
                .iter()
                .any(|out| out.contains(seat))
        };
        let mut games = String::new();
        for (place, winner) in self.games.iter().enumerate() {
            let pointer = || format!("/games/{place}/winner");
            match winner {
                // a comma after each, so that "12" is one seat and not two games
                None => games += "D,",
                Some(number) => match seat_of(*number, numbers) {
                    None => wrong.push(FieldProblem::new(pointer(), not_here(*number, numbers, seated))),
                    Some(seat) => games += &format!("{seat},"),
                },
            }
        }
        // T2: if only one player is left in the match, that player has won it without being named
        let left = (1..=numbers.len()).filter(|seat| !is_out(seat)).count();
        if self.games.is_empty() && self.places.is_none() && left > 1 {
            wrong.push(FieldProblem::new(
                "games",
                "Say who won: for each game {\"winner\": …} with a player's number, or with null where it was drawn.",
            ));
        }
        // T2: a player who conceded the match or got a match loss cannot win it
        let out = |number: &i64| seat_of(*number, numbers).is_some_and(|seat| is_out(&seat));
        let won = won_by_who_is_out(&self.games, out, games_to_win).and_then(|game| Some((game, self.games[game]?)));
        if let Some((game, number)) = won {
            let seat = seat_of(number, numbers);
            let mut ruled = seated.out.iter().filter(|(out, _)| Some(*out) == seat);
            // a Game Loss takes nobody out of the match: then they conceded
            let why = match ruled.find(|(_, out)| out.is_out_of_match()) {
                Some((_, out)) => say::common::sentence(out.why_not(say::common::nameless(number))),
                None => t::conceded_cannot_win(number),
            };
            wrong.push(FieldProblem::new(format!("/games/{game}/winner"), why));
        }
        // players who do not sit here are reported by number above
        let cannot_be = possible::wrong(&self.by_place(numbers), &seated.seats, games_to_win).into_iter();
        wrong.extend(
            cannot_be
                .filter(|cannot| !matches!(cannot.fault, Fault::NotSeated(_)))
                .map(|cannot| FieldProblem::new(cannot.pointer, cannot.fault.message())),
        );
        // T3: where only those still in a game share its draw, the sender says who they are
        if let (true, Some(drawn), [None]) = (seated.asks_still_in(), &self.drawn, &self.games[..]) {
            let still_in = seats("drawn", drawn, numbers, seated, &mut wrong);
            let still_in: Vec<String> = still_in.iter().map(ToString::to_string).collect();
            games = format!("={},", still_in.join(","));
        }
        if let Some(places) = &self.places {
            let place = |(at, group): (usize, &Vec<i64>)| {
                let seats = seats(&format!("places/{at}"), group, numbers, seated, &mut wrong);
                seats.iter().map(ToString::to_string).collect::<Vec<_>>().join("=")
            };
            games = places.iter().enumerate().map(place).collect::<Vec<_>>().join(">");
            // one group too is places
            games.push_str(if places.len() == 1 { ">" } else { "" });
        }
        match wrong.is_empty() {
            true => Ok(Typed {
                games,
                conceded,
                match_losses,
            }),
            false => Err(OpError::Invalid(wrong)),
        }
    }

    /// Converts the result to places; a player who does not sit there gets a place that does not exist.
    fn by_place(&self, numbers: &[i64]) -> PodResult {
        let place = |number: &i64| {
            let nobody = PlayerIx(numbers.len() as u32);
            seat_of(*number, numbers).map_or(nobody, |seat| PlayerIx(seat as u32 - 1))
        };
        let game = |winner: &Option<i64>| winner.map_or(GameResult::Drawn, |number| GameResult::Won(place(&number)));
        PodResult::Games {
            games: self.games.iter().map(game).collect(),
            conceded: self.conceded.iter().map(place).collect(),
            match_losses: self.match_losses.iter().map(place).collect(),
        }
    }
}

/// Converts numbers of players to seats, from 1.
fn seats(member: &str, players: &[i64], numbers: &[i64], seated: &Table, wrong: &mut Vec<FieldProblem>) -> Vec<usize> {
    let mut seats = Vec::new();
    for (place, number) in players.iter().enumerate() {
        match seat_of(*number, numbers) {
            Some(seat) => seats.push(seat),
            None => wrong.push(FieldProblem::new(
                format!("/{member}/{place}"),
                not_here(*number, numbers, seated),
            )),
        }
    }
    seats
}

fn seat_of(number: i64, numbers: &[i64]) -> Option<usize> {
    numbers.iter().position(|one| *one == number).map(|ix| ix + 1)
}

fn not_here(number: i64, numbers: &[i64], seated: &Table) -> String {
    let all: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    format!(
        "There is no player {number} at table {}. Send one of the players there by number: {}.",
        seated.pod.table_number,
        all.join(", ")
    )
}

/// The numbers of a table's players, by seat.
fn numbers(work: &mut Work<'_, '_>, seated: &Table) -> Result<Vec<i64>, OpError> {
    let ids: Vec<String> = seated.places.iter().map(|place| place.player_id.clone()).collect();
    let rows = players::by_ids(work.conn, &ids)?;
    let number = |id: &String| rows.iter().find(|row| row.id == *id).map_or(0, |row| row.number);
    Ok(ids.iter().map(number).collect())
}

/// Returns the same error with the body's member that holds the result.
fn in_games(error: OpError) -> OpError {
    let OpError::Invalid(mut problems) = error else {
        return error;
    };
    for problem in problems.iter_mut().filter(|problem| problem.field == "result") {
        "games".clone_into(&mut problem.field);
    }
    OpError::Invalid(problems)
}

/// The round and the pod of a table.
fn find(work: &mut Work<'_, '_>, request: &ResultRequest) -> Result<(RoundRow, PodRow), OpError> {
    let ResultRequest { round, table, .. } = *request;
    let Some(row) = rounds::by_number(work.conn, &work.tournament.id, round)? else {
        return Err(OpError::NotFound(t::no_round(round)));
    };
    let name = work.round_name(round)?;
    if row.state == RoundState::Draft {
        return Err(OpError::refused(name.heads(t::draft_no_results)));
    }
    match rounds::pod_at_table(work.conn, &row.id, table)? {
        Some(pod) => Ok((row, pod)),
        None => Err(OpError::NotFound(t::no_table(table, name.inside()))),
    }
}

fn now(work: &mut Work<'_, '_>, request: &ResultRequest, changed: bool) -> Result<TableNow, OpError> {
    let (round, pod) = find(work, request)?;
    let version = pod.version;
    let seated = Table::read(work, round.number, pod)?;
    let result = seated.result(work)?;
    let games_to_win = work.tournament.profile()?.games_to_win;
    Ok(TableNow {
        version,
        outcome: result.outcome(&seated.seats, games_to_win),
        numbers: numbers(work, &seated)?,
        result,
        games_to_win,
        changed,
    })
}
