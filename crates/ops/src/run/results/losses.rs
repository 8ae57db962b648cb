//! Match losses from rulings: they are part of the table's result, whether typed or not (T2, T3, T30).

use super::table::ResultChange;
use super::{Table, Typed, refuse_drawn_playoff};
use crate::floor::rulings::RuledOut;
use crate::{OpError, Work};
use podium_event::result::Outcome;
use podium_event::result::possible::won_by_who_is_out;
use podium_event::{GameResult, PlayerIx, PodResult};
use podium_rules::typed_result;
use podium_store::tournaments::players;
use podium_store::tournaments::rounds::{self, PodRow, RoundRow};
use podium_store::{RoundState, StageWord};
use say::{Message, refused_results as t, result_words as words};

impl Table {
    /// Returns the seats with a match loss: those that were typed, and those from rulings in force.
    pub(super) fn with_ruled_losses(&self, typed: &[usize]) -> Vec<usize> {
        let mut seats = typed.to_vec();
        seats.extend(self.ruled.iter().filter(|seat| !typed.contains(seat)));
        seats.sort_unstable();
        seats
    }

    /// Refuses a typed result that a player wins whom a ruling takes out: of the match (T2), or of a game of it, which they
    /// have not won then (T30). The ruling is named.
    pub(super) fn refuse_ruled_out(&self, typed: &Typed, games_to_win: u32) -> Result<(), OpError> {
        let Some((seat, out)) = self.ruled_out_winner(typed, games_to_win) else {
            return Ok(());
        };
        let (table, why) = (self.pod.table_number, out.why_not(t::seat(seat)));
        let message = match out.is_out_of_match() {
            true => t::ruled_out(table, why),
            false => t::ruled_out_of_game(table, why, seat),
        };
        Err(OpError::field("result", message))
    }

    /// Returns the seat of a player whom a ruling takes out and who wins, as a result says. What cannot be read says nothing.
    fn ruled_out_winner(&self, typed: &Typed, games_to_win: u32) -> Option<(usize, &RuledOut)> {
        let Typed {
            games,
            conceded,
            match_losses,
        } = typed;
        let result = typed_result::read(games, conceded, match_losses, &self.seats, games_to_win).ok()?;
        let mut out = self.out.iter().map(|(seat, out)| (*seat, out));
        out.find(|(seat, out)| out.contradicts(&result, self.seats[seat - 1], games_to_win))
    }

    /// Reads a result that a player reports or confirms. What a ruling makes impossible is refused with names: players do not
    /// type seats.
    ///
    /// # Errors
    /// See [`Table::read_typed`].
    pub fn read_reported(&self, work: &mut Work<'_, '_>, typed: &Typed) -> Result<PodResult, OpError> {
        let games_to_win = work.tournament.profile()?.games_to_win;
        if let Some((_, out)) = self.ruled_out_winner(typed, games_to_win) {
            let player = players::by_id(work.conn, &out.player_id)?;
            let name = player.map_or_else(t::a_player, |player| player.name.into());
            let why = out.why_not(name);
            let message = match out.is_out_of_match() {
                true => t::player_ruled_out(why),
                false => t::player_ruled_out_of_game(why),
            };
            return Err(OpError::field("result", message));
        }
        self.read_typed(work, typed)
    }

    /// Refuses a result by which a disqualified player wins the match now (T10). A win that is stored already stays.
    ///
    /// # Errors
    /// The winner was disqualified in this round or before it.
    pub(super) fn refuse_disqualified(
        &self,
        work: &mut Work<'_, '_>,
        change: &ResultChange<'_>,
    ) -> Result<(), OpError> {
        let games_to_win = work.tournament.profile()?.games_to_win;
        let winner = |result: &PodResult| match result.outcome(&self.seats, games_to_win) {
            Some(Outcome::Won(winner)) => Some(winner),
            _ => None,
        };
        let Some(winner) = winner(change.after).filter(|now| winner(change.before) != Some(*now)) else {
            return Ok(());
        };
        let row = players::by_id(work.conn, &self.places[winner.ix()].player_id)?;
        let last = row.as_ref().and_then(|row| row.disqualified_after);
        match row.filter(|_| last.is_some_and(|last| last <= self.round)) {
            None => Ok(()),
            Some(row) => Err(OpError::field(
                "result",
                t::disqualified_cannot_win(self.pod.table_number, row.name),
            )),
        }
    }

    /// Returns a result with the match losses from rulings in force.
    pub(super) fn with_ruled(&self, result: &PodResult) -> PodResult {
        self.ruled.iter().fold(result.clone(), |result, seat| {
            with_loss(&result, &self.seats, self.seats[seat - 1])
        })
    }
}

/// Adds a player's match loss to the result of a table, or removes it. Returns what the result says then ("drawn among …");
/// `None` if that changes nothing: the table has no result yet, or its result has the loss already.
///
/// # Errors
/// The player does not sit there, or a playoff match would become a draw.
pub(crate) fn mark_match_loss(
    work: &mut Work<'_, '_>,
    round: &RoundRow,
    pod: &PodRow,
    player: &str,
    lost: bool,
) -> Result<Option<Told>, OpError> {
    let table = Table::read(work, round.number, pod.clone())?;
    let Some(seat) = table.places.iter().position(|place| place.player_id == player) else {
        return Err(OpError::refused(t::player_not_at_table(pod.table_number)));
    };
    let before = table.result(work)?;
    let games_to_win = work.tournament.profile()?.games_to_win;
    let after = match lost {
        true => with_loss(&before, &table.seats, table.seats[seat]),
        false => without_loss(&before, &table.seats, table.seats[seat], games_to_win),
    };
    if before == after {
        return Ok(None);
    }
    let finished = round.state == RoundState::Finished;
    if finished {
        refuse_built_on(work, round, pod.table_number, &after)?;
    }
    // A match loss may leave a playoff match without a winner (T17): then it has to be played out first.
    refuse_drawn_playoff(work, round, &table, &after)?;
    let change = ResultChange {
        reason: if finished { "A ruling was changed" } else { "" },
        // a result of a finished round is public, and so is its correction
        public: finished,
        ..ResultChange::new("result.ruling", &before, &after)
    };
    let outcome = match after.outcome(&table.seats, games_to_win) {
        Some(Outcome::Won(winner)) => Told::result(work, &table, &PodResult::Won(winner))?,
        Some(Outcome::Drawn(scoring)) if scoring.is_empty() => words::drawn_nobody_scores().into(),
        Some(Outcome::Drawn(scoring)) => Told::result(work, &table, &PodResult::Drawn(scoring))?,
        None => words::none_report_again().into(),
    };
    table.store(work, change)?;
    Ok(Some(outcome))
}

/// What the log and the notice of the person who acted say.
#[derive(Debug)]
pub(crate) struct Told {
    /// With the names of players.
    pub shown: Message,
    /// In English; players are written as `{player:ID}`.
    pub logged: String,
}

impl Told {
    fn result(work: &mut Work<'_, '_>, table: &Table, result: &PodResult) -> Result<Self, OpError> {
        Ok(Self {
            shown: table.named(work, result)?,
            logged: table.words(result),
        })
    }
}

/// Of a message without players.
impl From<Message> for Told {
    fn from(message: Message) -> Self {
        Self {
            logged: message.to_string(),
            shown: message,
        }
    }
}

/// Refuses to change a result of a finished round that must stay: without it the round would have none, or a later playoff
/// round was made from it.
fn refuse_built_on(work: &mut Work<'_, '_>, round: &RoundRow, table: i64, after: &PodResult) -> Result<(), OpError> {
    let later = rounds::of_tournament(work.conn, &work.tournament.id)?;
    let is_built_on = round.stage == StageWord::Playoff && later.iter().any(|other| other.number > round.number);
    match after.is_reported() && !is_built_on {
        true => Ok(()),
        false => Err(OpError::refused(t::correct_by_hand(table))),
    }
}

/// Returns a result with one more match loss.
fn with_loss(result: &PodResult, seats: &[PlayerIx], player: PlayerIx) -> PodResult {
    let mut losses = match result {
        PodResult::NotReported => return PodResult::NotReported,
        PodResult::Places(groups) => return without_place(groups, player),
        PodResult::Won(_) => Vec::new(),
        // T3: a player who does not share the draw is recorded with a match loss, as when it is typed
        PodResult::Drawn(scoring) => seats.iter().filter(|seat| !scoring.contains(seat)).copied().collect(),
        PodResult::Games { match_losses, .. } => match_losses.clone(),
    };
    if losses.contains(&player) {
        return result.clone();
    }
    losses.push(player);
    // In seat order, so that equal results compare equal.
    losses.sort_unstable();
    let (games, conceded) = match result {
        PodResult::Won(winner) => (vec![GameResult::Won(*winner)], Vec::new()),
        PodResult::Games { games, conceded, .. } => (games.clone(), conceded.clone()),
        PodResult::NotReported | PodResult::Drawn(_) | PodResult::Places(_) => (vec![GameResult::Drawn], Vec::new()),
    };
    PodResult::Games {
        games,
        conceded,
        match_losses: losses,
    }
}

/// Returns places without a player who has a match loss: those below move up (T45).
fn without_place(groups: &[Vec<PlayerIx>], player: PlayerIx) -> PodResult {
    let others = |group: &Vec<PlayerIx>| group.iter().copied().filter(|other| *other != player).collect();
    let groups: Vec<Vec<PlayerIx>> = groups
        .iter()
        .map(others)
        .filter(|group: &Vec<_>| !group.is_empty())
        .collect();
    match groups.is_empty() {
        true => PodResult::Drawn(Vec::new()),
        false => PodResult::Places(groups),
    }
}

/// Returns a result with one match loss removed, as a plain result if nothing else is marked.
fn without_loss(result: &PodResult, seats: &[PlayerIx], player: PlayerIx, games_to_win: u32) -> PodResult {
    if let PodResult::Places(groups) = result
        && !groups.iter().flatten().any(|other| *other == player)
    {
        // the player's place before the loss is unknown: the result must be entered again
        return PodResult::NotReported;
    }
    let PodResult::Games {
        games,
        conceded,
        match_losses,
    } = result
    else {
        return result.clone();
    };
    let losses: Vec<PlayerIx> = match_losses.iter().copied().filter(|lost| *lost != player).collect();
    let mut games = games.clone();
    // T2: the player may have won the match before the games that were played without them; then those do not count
    let is_back = !conceded.contains(&player);
    let winners: Vec<Option<PlayerIx>> = games.iter().map(GameResult::winner).collect();
    if let Some(decided) = won_by_who_is_out(&winners, |winner| is_back && *winner == player, games_to_win) {
        games.truncate(decided + 1);
    }
    match games[..] {
        [GameResult::Won(winner)] if losses.is_empty() && conceded.is_empty() && games_to_win == 1 => {
            PodResult::Won(winner)
        }
        [GameResult::Drawn] if losses.is_empty() && conceded.is_empty() && games_to_win == 1 => {
            PodResult::Drawn(seats.to_vec())
        }
        // everybody else was out of the match, and no game decided it: the result must be entered again
        [] if seats.len() > losses.len() + conceded.len() + 1 => PodResult::NotReported,
        _ => PodResult::Games {
            games,
            conceded: conceded.clone(),
            match_losses: losses,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use podium_event::Outcome;

    const SEATS: [PlayerIx; 4] = [PlayerIx(0), PlayerIx(1), PlayerIx(2), PlayerIx(3)];

    #[test]
    fn a_match_loss_takes_a_player_out_of_the_result_and_back() {
        let drawn = PodResult::Drawn(SEATS.to_vec());
        for (before, outcome) in [
            (PodResult::Won(SEATS[1]), Outcome::Won(SEATS[1])),
            // who won the only game cannot win the match: it is drawn among the others
            (PodResult::Won(SEATS[0]), Outcome::Drawn(SEATS[1..].to_vec())),
            (drawn.clone(), Outcome::Drawn(SEATS[1..].to_vec())),
        ] {
            let after = with_loss(&before, &SEATS, SEATS[0]);
            assert_eq!(after.outcome(&SEATS, 1), Some(outcome), "{before:?}");
            assert_eq!(with_loss(&after, &SEATS, SEATS[0]), after);
            assert_eq!(without_loss(&after, &SEATS, SEATS[0], 1), before);
        }
        assert_eq!(
            with_loss(&PodResult::NotReported, &SEATS, SEATS[0]),
            PodResult::NotReported
        );
        assert_eq!(without_loss(&drawn, &SEATS, SEATS[0], 1), drawn);
        let played_on = PodResult::Games {
            games: [0, 0, 1].map(|seat| GameResult::Won(SEATS[seat])).to_vec(),
            conceded: Vec::new(),
            match_losses: vec![SEATS[0]],
        };
        let decided = PodResult::Games {
            games: vec![GameResult::Won(SEATS[0]); 2],
            conceded: Vec::new(),
            match_losses: Vec::new(),
        };
        assert_eq!(without_loss(&played_on, &SEATS, SEATS[0], 2), decided);
        let partly = PodResult::Drawn(vec![SEATS[0], SEATS[2]]);
        let after = with_loss(&partly, &SEATS, SEATS[0]);
        assert_eq!(
            after.outcome(&SEATS, 1),
            Some(Outcome::Won(SEATS[2])),
            "the only one left in the match"
        );
    }
}
