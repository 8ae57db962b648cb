//! A tournament in a list of several: on the front page, and on a community's.

use say::{Language, Message};

use crate::web::frame::look::chip::Chip;
use crate::web::frame::look::format;
use crate::web::frame::request::language;
use crate::web::shared::terms;
use podium_store::tournaments::{Tournament, players, rounds};
use podium_store::{DbError, Reader, RoundState, StageWord, TournamentState};

/// A tournament in a list.
#[derive(Debug, PartialEq, Eq)]
pub struct Card {
    pub name: String,
    pub href: String,
    /// Its state.
    pub chip: Chip,
    /// Date and place.
    pub line: Option<Message>,
    /// "32 players"; `None` while there are none.
    pub players: Option<Message>,
}

impl Card {
    /// Reads what a list shows of a tournament; `language`: of its link.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn read(conn: &mut Reader<'_>, language: Language, tournament: Tournament) -> Result<Self, DbError> {
        let count = players::count_taking_part(conn, &tournament.id)?;
        let last = match tournament.state {
            TournamentState::Swiss => rounds::of_tournament(conn, &tournament.id)?
                .into_iter()
                .rfind(|round| round.state != RoundState::Draft && round.stage == StageWord::Swiss)
                .map(|round| match round.state {
                    RoundState::Finished => say::shell::after_round(round.number),
                    _ => say::common::round_number(round.number),
                }),
            _ => None,
        };
        let word = match (tournament.state, tournament.registration, last) {
            (TournamentState::Swiss, _, Some(last)) => last,
            (TournamentState::Registration, registration, _) => terms::registration(registration),
            (state, _, _) => terms::state(state),
        };
        Ok(Self {
            href: language::address(language, &format!("/t/{}", tournament.slug)),
            chip: Chip::of_tournament(tournament.state, word),
            line: format::when_and_where(&tournament),
            players: (count > 0).then(|| say::common::players(count)),
            name: tournament.name,
        })
    }
}
