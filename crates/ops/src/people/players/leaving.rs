//! The preview of a departure: what becomes of the player's matches, and which standings that changes.

use super::leave::{Matches, newest_swiss};
use crate::OpError;
use crate::run::results::{Moved, moved};
use crate::run::rounds::unplayed;
use podium_event::{Event, PlayerIx};
use podium_store::Reader;
use podium_store::tournaments::events::Loaded;
use say::{Message, refused_players as t};

/// The consequences of a departure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Leaving {
    /// What happens, in sentences.
    pub notes: Vec<Message>,
    /// The players whose rank or points change, by their rank after it; the one who leaves is among them.
    pub moved: Vec<Moved>,
    /// The void tables: round and table.
    pub void: Vec<(u32, u32)>,
}

/// Computes the consequences of a departure.
///
/// # Errors
/// The database cannot be read.
pub fn leaving(conn: &mut Reader<'_>, loaded: &Loaded, player: PlayerIx, matches: Matches) -> Result<Leaving, OpError> {
    let row = loaded.row(player);
    let mut leaving = Leaving {
        notes: Vec::new(),
        moved: Vec::new(),
        void: Vec::new(),
    };
    let unplayed = match matches {
        Matches::Stay => None,
        Matches::UnplayedVoid | Matches::AllVoid => unplayed(conn, &loaded.tournament.id, &row.id)?,
    };
    let leaves = unplayed.as_ref().is_some_and(|unplayed| unplayed.stays().is_none());
    match &unplayed {
        None if matches == Matches::UnplayedVoid => {
            leaving.notes.push(t::leave_nothing_void(&row.name));
        }
        None => {}
        Some(unplayed) => {
            let leaves = || t::leave_table(&row.name, unplayed.pod.table_number, unplayed.others);
            leaving.notes.push(unplayed.stays().unwrap_or_else(leaves));
        }
    }
    if matches == Matches::AllVoid {
        let mut parts = loaded.event.clone().into_parts();
        let newest = newest_swiss(conn, &loaded.tournament.id)?;
        parts.players[player.ix()].void_after = u32::try_from(newest).ok();
        let void = Event::new(parts).map_err(|_| OpError::refused(t::leave_unreadable()))?;
        leaving.moved = moved(&loaded.event, &void);
        let of_player = |round: &podium_event::Round| {
            let pod = round.pods.iter().find(|pod| pod.seats.contains(&player))?;
            let is_left = leaves && !pod.result.is_reported();
            (!is_left).then_some((round.number, pod.table))
        };
        let played = void.swiss().iter().filter(|round| i64::from(round.number) <= newest);
        leaving.void = played.filter_map(of_player).collect();
        leaving.notes.push(t::leave_void_tables());
        if newest > loaded.finished_swiss().into() {
            leaving
                .notes
                .push(t::leave_seen_after(loaded.round_name(newest).inside()));
        }
    }
    Ok(leaving)
}
