//! The preview of a correction: the standings that it changes, and what it leaves unchanged (later rounds, the
//! announced cut).

use super::Typed;
use crate::OpError;
use crate::run::playoff::other_seeds;
use podium_event::{Event, PlayerIx, PodResult};
use podium_rules::standings::standings;
use podium_rules::typed_result;
use podium_store::tournaments::events::Loaded;
use podium_store::{RoundState, StageWord};
use say::Message;
use say::refused_results as t;

/// A player whose standing changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moved {
    pub player: PlayerIx,
    /// Rank and match points; `None` for a player who is not in the standings.
    pub before: Option<(u32, u32)>,
    pub after: Option<(u32, u32)>,
}

/// The consequences of a correction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// The players whose rank or points change, by their rank after it.
    pub moved: Vec<Moved>,
    /// Sentences to read before saving.
    pub notes: Vec<Message>,
}

/// Computes the consequences of a correction of a Swiss or playoff table.
///
/// # Errors
/// No such table, or the result does not fit the pod.
pub fn preview(loaded: &Loaded, number: i64, table: i64, typed: Option<&Typed>) -> Result<Preview, OpError> {
    let mut parts = loaded.event.clone().into_parts();
    let games_to_win = parts.profile.games_to_win;
    let Some(round) = parts.rounds.iter_mut().find(|r| i64::from(r.number) == number) else {
        return Err(OpError::NotFound(t::no_round(number)));
    };
    let Some(pod) = round.pods.iter_mut().find(|p| i64::from(p.table) == table) else {
        return Err(OpError::NotFound(t::no_table(
            table,
            loaded.round_name(number).inside(),
        )));
    };
    pod.result = match typed {
        None => PodResult::NotReported,
        Some(typed) => typed_result::read(
            &typed.games,
            &typed.conceded,
            &typed.match_losses,
            &pod.seats,
            games_to_win,
        )
        .map_err(|refusal| OpError::field("result", t::at_table(table, refusal.message)))?,
    };
    let corrected = Event::new(parts).map_err(|_| OpError::refused(t::contradicts()))?;
    Ok(Preview {
        moved: moved(&loaded.event, &corrected),
        notes: notes(loaded, &corrected, number),
    })
}

/// Returns the players whose standing differs between two states of an event, by their rank after the change.
pub(crate) fn moved(event: &Event, changed: &Event) -> Vec<Moved> {
    let (before, after) = (standings(event, None), standings(changed, None));
    let standing = |s: &podium_rules::standings::Standings, player| s.row(player).map(|r| (r.rank, r.match_points));
    let mut moved: Vec<Moved> = event
        .indices()
        .map(|player| Moved {
            player,
            before: standing(&before, player),
            after: standing(&after, player),
        })
        .filter(|m| m.before != m.after)
        .collect();
    // A player who leaves the standings is shown at their previous rank.
    moved.sort_by_key(|m| m.after.or(m.before));
    moved
}

fn notes(loaded: &Loaded, corrected: &Event, number: i64) -> Vec<Message> {
    let mut notes = Vec::new();
    for round in loaded.rounds.iter().filter(|r| r.row.number > number) {
        let name = loaded.round_name(round.row.number);
        notes.push(match round.row.state {
            RoundState::Draft => name.heads(say::refused_rounds::made_with_old_result),
            _ => name.heads(say::refused_rounds::paired_with_old_result),
        });
    }
    let swiss = loaded.round(number).is_some_and(|r| r.row.stage == StageWord::Swiss);
    if swiss && other_seeds(corrected).is_some() {
        notes.push(say::refused_rounds::cut_would_be_other());
    }
    notes
}
