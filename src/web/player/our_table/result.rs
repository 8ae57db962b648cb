//! The end of a table's game: the result that it proposes, for the players to report and to confirm, or the next game.

use super::read::Read;
use crate::web::shared::floor::game_outcome::proposal;
use podium_event::PlayerIx;
use podium_ops::floor::follow::{ReplayedGame, needs_another};
use podium_ops::run::reports::ReportAction;
use podium_rules::typed_result;
use say::{Message, our_table as t};

/// A result as a report sends it.
pub struct ProposedReport {
    pub games: String,
    /// The seats of the pairing, from 1, whose players conceded.
    pub conceded: Vec<usize>,
}

/// What follows the end of a game.
pub struct GameEnd {
    /// "Ann won the game."
    pub game: Message,
    /// "Ann: won the match, 5 points", one line for each group of players.
    pub scores: Vec<Message>,
    /// The result to report; `None` where players do not report, or the match goes on.
    pub report: Option<ProposedReport>,
    /// Why nobody can report it here, or no other game can be kept here.
    pub notes: Vec<Message>,
    /// Whether the next game can begin.
    pub may_go_on: bool,
    /// Whether it is what usually follows.
    pub proposes_next: bool,
}

/// Returns what follows a game that is over, for the player `reader`; `None` while it goes on, and where the table was paired again
/// since.
pub fn game_end(read: &Read, game: &ReplayedGame, reader: &str) -> Option<GameEnd> {
    if !game.is_open() || read.own.at.pod.result.is_some() {
        return None;
    }
    let loaded = &read.snapshot.loaded;
    let profile = loaded.event.profile();
    let name = loaded.round_name(read.own.at.round.number);
    let proposal = proposal(&name, &read.table, game, profile).ok()??;
    let seats: Vec<PlayerIx> = (0..read.table.players.len() as u32).map(PlayerIx).collect();
    let refusal = read.own.at.refusal(ReportAction::Report);
    let typed = typed_result::write(&proposal.result, &seats, profile.shares_draw_still_in());
    let report = typed.filter(|_| proposal.may_end && refusal.is_none());
    let another = needs_another(game, reader).filter(|_| proposal.may_go_on);
    let proposes_next = proposal.proposes_next();
    let may_go_on = proposal.may_go_on && another.is_none();
    let too_few = proposal.too_few.then(t::too_few_for_another);
    let notes = [refusal.filter(|_| proposal.may_end), another, too_few];
    Some(GameEnd {
        report: report.map(|(games, conceded, _)| ProposedReport { games, conceded }),
        notes: notes.into_iter().flatten().collect(),
        may_go_on,
        proposes_next,
        game: proposal.game,
        scores: proposal.scores,
    })
}
