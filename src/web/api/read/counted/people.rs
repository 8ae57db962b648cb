//! Statistics of commanders and players in the API's format.

use serde::Serialize;
use utoipa::ToSchema;

use super::values::{ShareOf, number};
use crate::web::api::read::seen::PlayerRef;
use crate::web::shared::counted::{Shown, ShownPlayer};
use podium_rules::statistics::{
    COMMANDER_MATCHES, CommanderLine, Commanders, LEAST_EXPECTED_CUTS, PAIR_MEETINGS, PLAYER_MATCHES, Pair, PlayerLine,
    Record,
};

/// What some entries came to together.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecordCounts {
    pub entries: u64,
    /// Swiss rounds and playoff, without byes.
    pub matches: u64,
    pub won: u64,
    pub drawn: u64,
    pub lost: u64,
    pub byes: u64,
    /// Of the matches; a draw is not won.
    pub won_share: Option<ShareOf>,
    /// Swiss matches, which alone give points.
    pub swiss_matches: u64,
    pub points: u64,
    pub points_a_match: Option<f64>,
    /// What everybody scored in a Swiss match of the same tournaments.
    pub mean: Option<f64>,
    /// Points a match divided by that mean.
    pub against_mean: Option<f64>,
    pub cuts: u64,
    /// Cuts that chance alone would give: the sum of cut / size.
    pub cuts_by_chance: f64,
    /// Cuts divided by those; null where there are too few to say anything.
    pub conversion: Option<f64>,
}

/// The commanders.
#[derive(Debug, Serialize, ToSchema)]
pub struct CommanderCounts {
    /// Entries whose commander is known.
    pub known: u64,
    /// Entries of tournaments that do not show commanders to the caller; of the others whose commander is not known, nobody named it.
    pub withheld: u64,
    /// Swiss matches from which on a commander is ranked.
    pub least_matches: u64,
    /// Cuts by chance from which on there is a conversion.
    pub least_cuts_by_chance: u64,
    /// Those that are ranked, by rank; then the others by name.
    pub rows: Vec<CommanderCount>,
}

/// A commander, or two partners.
#[derive(Debug, Serialize, ToSchema)]
pub struct CommanderCount {
    pub commanders: Vec<String>,
    /// By points against the mean; null with too few matches.
    pub rank: Option<u32>,
    pub record: RecordCounts,
}

/// Commanders that met.
#[derive(Debug, Serialize, ToSchema)]
pub struct PairCounts {
    /// Meetings from which on they are compared.
    pub least_meetings: u64,
    /// The most frequent meetings first.
    pub rows: Vec<PairCount>,
}

/// Two commanders: at each table each entry of the one meets each of the other.
#[derive(Debug, Serialize, ToSchema)]
pub struct PairCount {
    pub first: Vec<String>,
    pub second: Vec<String>,
    pub meetings: u64,
    pub first_won: u64,
    pub second_won: u64,
    /// Of the meetings that one of the two won; null where there are too few.
    pub first_share: Option<ShareOf>,
}

/// The players.
#[derive(Debug, Serialize, ToSchema)]
pub struct CountedPlayers {
    /// Swiss matches from which on a player is ranked.
    pub least_matches: u64,
    /// Those who are ranked, by rank; then the others by name.
    pub rows: Vec<PlayerCount>,
}

/// A player.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayerCount {
    /// With the number in the first of the tournaments in which they played.
    pub player: PlayerRef,
    /// By points against the mean; null with too few matches.
    pub rank: Option<u32>,
    pub record: RecordCounts,
    /// The average of what the opponents scored against the mean; null without opponents.
    pub opponents_strength: Option<f64>,
}

impl CommanderCounts {
    pub(super) fn of(commanders: &Commanders) -> Self {
        Self {
            known: commanders.known,
            withheld: commanders.withheld,
            least_matches: COMMANDER_MATCHES,
            least_cuts_by_chance: LEAST_EXPECTED_CUTS,
            rows: commanders.lines.iter().map(CommanderCount::of).collect(),
        }
    }
}

impl PairCounts {
    pub(super) fn of(commanders: &Commanders) -> Self {
        Self {
            least_meetings: PAIR_MEETINGS,
            rows: commanders.pairs.iter().map(PairCount::of).collect(),
        }
    }
}

impl CountedPlayers {
    pub(super) fn of(shown: &Shown) -> Self {
        let players = shown.statistics.players.iter().zip(&shown.players);
        Self {
            least_matches: PLAYER_MATCHES,
            rows: players.map(|(line, player)| PlayerCount::of(line, player)).collect(),
        }
    }
}

impl RecordCounts {
    fn of(record: &Record) -> Self {
        Self {
            entries: record.entries,
            matches: record.matches,
            won: record.won,
            drawn: record.drawn,
            lost: record.lost(),
            byes: record.byes,
            won_share: record.won_share().map(ShareOf::of),
            swiss_matches: record.swiss_matches,
            points: record.points,
            points_a_match: record.points_a_match().map(number),
            mean: record.mean().map(number),
            against_mean: record.against_mean().map(number),
            cuts: record.cuts,
            cuts_by_chance: number(record.expected_cuts()),
            conversion: record.conversion().map(number),
        }
    }
}

impl CommanderCount {
    fn of(line: &CommanderLine) -> Self {
        Self {
            commanders: line.commanders.clone(),
            rank: line.rank,
            record: RecordCounts::of(&line.record),
        }
    }
}

impl PairCount {
    fn of(pair: &Pair) -> Self {
        Self {
            first: pair.first.clone(),
            second: pair.second.clone(),
            meetings: pair.meetings,
            first_won: pair.first_won,
            second_won: pair.second_won,
            first_share: pair.first_share().map(ShareOf::of),
        }
    }
}

impl PlayerCount {
    fn of(line: &PlayerLine, player: &ShownPlayer) -> Self {
        Self {
            player: PlayerRef {
                number: player.number,
                name: player.link.label.to_string(),
            },
            rank: line.rank,
            record: RecordCounts::of(&line.record),
            opponents_strength: line.opponents_strength().map(number),
        }
    }
}
