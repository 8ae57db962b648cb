//! Tables of a round with their results, as the API shows them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::seen::{SeatedPlayer, Seen, SeenRound};
use crate::web::api::words::EndOfRoundWord;
use podium_event::Stage;
use podium_event::event::PlayerIx;
use podium_event::result::{GameResult, Outcome, PodResult};
use podium_rules::playoff::Advance;

/// A table of a round.
#[derive(Debug, Serialize, ToSchema)]
pub struct Pod {
    pub table: u32,
    /// In turn order: the first one begins.
    pub players: Vec<SeatedPlayer>,
    /// Null if there is none that the caller may see.
    pub result: Option<PodOutcome>,
    /// The number of the player who advances from a drawn playoff match as the best seed; null otherwise.
    pub advanced_by_seed: Option<i64>,
    /// How the table ends its round, if that differs from the tournament's settings.
    pub end_of_round: Option<EndOfRoundWord>,
    /// Whether its match counts for nobody, because a player of it was removed with all of their matches.
    pub void: bool,
    /// The version of the table: a change of its result has to name it. Null but for the staff.
    pub version: Option<i64>,
    /// The numbers of players whom a judge noted as missing from the table. Null but for the staff.
    pub missing: Option<Vec<i64>>,
}

/// The result of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct PodOutcome {
    /// How the match ended.
    pub outcome: MatchEnd,
    /// The number of the player who won; null for a draw.
    pub winner: Option<i64>,
    /// The numbers of the players who score the draw, in turn order; empty when somebody won.
    pub drawn: Vec<i64>,
    /// The games of the match in order; null where only the match is known, as of an imported tournament.
    pub games: Option<Vec<Game>>,
    /// Who left the game in which order, where places score: the numbers of players from the first place on, in one list
    /// those who left together; null where only the end of the match is known.
    pub places: Option<Vec<Vec<i64>>>,
    /// The numbers of players who conceded the match.
    pub conceded: Vec<i64>,
    /// The numbers of players who got a match loss.
    pub match_losses: Vec<i64>,
}

/// How a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MatchEnd {
    Won,
    Drawn,
}

/// A game of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// The number of the player who won; null for a drawn game.
    #[serde(deserialize_with = "winner")]
    #[schema(required = true)]
    pub winner: Option<i64>,
}

/// Reads a winner, who may be null and is never left out.
fn winner<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<i64>, D::Error> {
    Option::deserialize(from)
}

impl Pod {
    /// A table as somebody may see it; `pod` is its index in the event.
    pub fn of(seen: &Seen<'_>, round: SeenRound<'_>, pod: usize) -> Self {
        let (row, stored) = (&round.round.pods[pod], round.row(pod));
        let games_to_win = seen.event().profile().games_to_win;
        let outcome = round.outcome(pod, games_to_win);
        let seeds = seen.event().cut().unwrap_or_default();
        let advance = Advance::of(seen.event().profile(), seeds, &row.seats, outcome.as_ref());
        Self {
            advanced_by_seed: match advance {
                Some(Advance::BySeed(player)) if round.round.stage == Stage::Playoff => Some(seen.view.number(player)),
                _ => None,
            },
            table: row.table,
            players: row.seats.iter().map(|&player| seen.seated(player)).collect(),
            result: outcome.map(|outcome| {
                let number = |player: &PlayerIx| seen.view.number(*player);
                PodOutcome::made(round.result(pod), &row.seats, &outcome, games_to_win, number)
            }),
            end_of_round: stored.end_of_round.map(EndOfRoundWord),
            void: seen.event().is_void(round.round, row),
            version: seen.for_staff(stored.version),
            missing: seen.for_staff(seen.missing_at(&stored.id)),
        }
    }
}

impl PodOutcome {
    /// A result with what follows from it; `seats`: the players of its pod, `number`: a player's number in the
    /// tournament.
    pub fn made(
        result: &PodResult,
        seats: &[PlayerIx],
        outcome: &Outcome,
        games_to_win: u32,
        number: impl Fn(&PlayerIx) -> i64,
    ) -> Self {
        let numbers = |players: &[PlayerIx]| players.iter().map(&number).collect::<Vec<i64>>();
        let (winner, drawn) = match outcome {
            Outcome::Won(winner) => (Some(number(winner)), Vec::new()),
            Outcome::Drawn(players) => (None, numbers(players)),
        };
        let game = |game: &GameResult| Game {
            winner: match game {
                GameResult::Won(winner) => Some(number(winner)),
                GameResult::Drawn => None,
            },
        };
        let (games, conceded) = match result {
            PodResult::Games { games, conceded, .. } => (Some(games.iter().map(game).collect()), numbers(conceded)),
            // in a match of one game, the match's winner is the game's
            _ if games_to_win == 1 => (Some(vec![Game { winner }]), Vec::new()),
            _ => (None, Vec::new()),
        };
        Self {
            outcome: match winner {
                Some(_) => MatchEnd::Won,
                None => MatchEnd::Drawn,
            },
            winner,
            drawn,
            games,
            places: match result {
                PodResult::Places(groups) => Some(groups.iter().map(|group| numbers(group)).collect()),
                _ => None,
            },
            conceded,
            match_losses: numbers(&result.match_losses(seats)),
        }
    }
}
