//! What a season leads to: those above its lines get an entry in its final, with their awarded byes (T46).

use std::collections::HashSet;

use podium_store::PlayerStatus;
use podium_store::season::Season;
use podium_store::season::evenings::seasons_of;
use podium_store::tournaments::players;
use say::refused_seasons as t;

use super::evenings::of_community;
use crate::OpError;
use crate::command::community::CommunityWork;
use crate::community::entry::{Who, live};
use crate::community::evening::organizes;
use crate::community::regulars::Known;
use crate::people::players::{PlayerData, add_as};

/// Somebody above a line of a season.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Qualified {
    /// Their number in the community.
    pub number: i64,
    pub byes: u32,
}

/// What became of those who qualified.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entered {
    /// The name of the final.
    pub tournament: String,
    pub added: usize,
    /// Of those who were added: how many are on the waiting list.
    pub waiting: usize,
    /// How many had an entry, which stays as it was.
    pub had: usize,
}

/// Enters those who qualified in the final of a season, in their order. `seen`: the version of the community's history that
/// they were computed from.
///
/// # Errors
/// A result has changed since; nobody qualified; the final is not the community's, or the account does not organize it; entry is
/// closed.
pub fn enter(
    work: &mut CommunityWork<'_, '_>,
    season: &str,
    seen: i64,
    tournament: &str,
    qualified: &[Qualified],
) -> Result<Entered, OpError> {
    let before = super::of(work, season)?;
    if work.community.history_version != seen {
        return Err(OpError::Conflict(t::line_changed_meanwhile()));
    }
    if qualified.is_empty() {
        return Err(OpError::refused(t::nobody_qualified()));
    }
    let found = of_community(work, tournament)?;
    if seasons_of(work.conn, &found.id)?.contains(&before.id) {
        return Err(OpError::refused(t::is_an_evening(found.name)));
    }
    if !organizes(work, &found)? {
        return Err(OpError::Forbidden(t::not_organizer_of_final(found.name)));
    }
    let community = work.community.id.clone();
    let entered = work.on_tournament(&found.id, |work| {
        let rows = players::of_tournament(work.conn, &work.tournament.id)?;
        let entries = rows.into_iter().filter(|row| row.status != PlayerStatus::Removed);
        let here: HashSet<String> = entries.filter_map(|row| row.person_id).collect();
        let mut entered = Entered {
            tournament: work.tournament.name.clone(),
            added: 0,
            waiting: 0,
            had: 0,
        };
        let known = Known::to_sender(work)?;
        for one in qualified {
            let person = live(work.conn, &community, one.number)?;
            if here.contains(&person.id) {
                entered.had += 1;
                continue;
            }
            let data = PlayerData {
                awarded_byes: one.byes.into(),
                ..known.of(work.conn, &person)?
            };
            let row = add_as(work, &data, true, &Who::Person(person.number))?;
            entered.added += 1;
            entered.waiting += usize::from(row.status == PlayerStatus::Waitlisted);
        }
        Ok(entered)
    })?;
    let after = Season {
        final_id: Some(found.id),
        ..before.clone()
    };
    let what = format!("{} entered in {} from season", entered.added, entered.tournament);
    super::store(work, &before, after, "season.final", &what)?;
    Ok(entered)
}
