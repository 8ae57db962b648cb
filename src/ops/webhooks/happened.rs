//! What happens in a tournament that somebody outside may be told of. Kept as ids and numbers: names and texts are read when
//! it is told, so that none outlives its removal here.

use serde::{Deserialize, Serialize};

use crate::clock::Moment;
use crate::db::WebhookEvent;
use crate::db::events::Loaded;
use crate::db::notices::Announcement;
use crate::rules::Pod;
use crate::rules::result::Outcome;

/// Players who are named at once.
const NAMED: usize = 50;

/// Something that everybody may see.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Happened {
    RoundPublished {
        round: i64,
        tables: usize,
    },
    /// It is a draft again.
    RoundUnpublished {
        round: i64,
    },
    RoundStarted {
        round: i64,
    },
    /// It is published as before.
    RoundUnstarted {
        round: i64,
    },
    RoundFinished {
        round: i64,
    },
    /// It runs again.
    RoundReopened {
        round: i64,
    },
    /// A table's result came, changed or was taken back.
    Result(TableResult),
    Cut {
        size: u32,
    },
    CutTakenBack,
    /// With the winner's id, where there is one.
    TournamentFinished {
        champion: Option<String>,
    },
    /// By the winner's id.
    Champion {
        player: String,
    },
    TournamentReopened,
    TournamentCancelled,
    /// To everybody, by its id.
    Announcement {
        id: String,
        /// When it is shown first, where that is later.
        #[serde(skip)]
        shown_from: Option<Moment>,
    },
    /// What was announced is not shown any more.
    AnnouncementWithdrawn {
        id: String,
    },
    /// Players by their ids, as many as are named; of a long list the rest is counted.
    Players {
        change: PlayerChange,
        players: Vec<String>,
        count: usize,
    },
    /// Nothing: somebody tries whether it arrives.
    Test,
}

/// The result of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableResult {
    pub round: i64,
    pub table: i64,
    /// False where it was taken back.
    pub reported: bool,
    /// By id; `None` where nobody won.
    pub winner: Option<String>,
}

impl TableResult {
    /// The result of a table in a round that was read.
    pub fn of(loaded: &Loaded, round: i64, pod: &Pod) -> Self {
        let games_to_win = loaded.event.profile().games_to_win;
        Self {
            round,
            table: i64::from(pod.table),
            reported: pod.result.is_reported(),
            winner: match pod.result.outcome(&pod.seats, games_to_win) {
                Some(Outcome::Won(winner)) => Some(loaded.row(winner).id.clone()),
                _ => None,
            },
        }
    }
}

/// What became of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerChange {
    /// Has a place from now on.
    Added,
    /// Another name.
    Changed,
    Dropped,
    Disqualified,
    /// A drop or a disqualification was taken back.
    Returned,
    Removed,
}

impl PlayerChange {
    /// The word in what is told.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Added => "added",
            Self::Changed => "changed",
            Self::Dropped => "dropped",
            Self::Disqualified => "disqualified",
            Self::Returned => "returned",
            Self::Removed => "removed",
        }
    }
}

impl Happened {
    /// An announcement to everybody.
    pub fn announced(row: &Announcement) -> Self {
        Self::Announcement {
            id: row.id.clone(),
            shown_from: row.shown_from,
        }
    }

    /// One player.
    pub(in crate::ops) fn player(change: PlayerChange, id: &str) -> Self {
        Self::Players {
            change,
            players: vec![id.to_owned()],
            count: 1,
        }
    }

    /// Adds a player to those who have changed in the same way; false where this is something else.
    pub(in crate::ops) fn takes_player(&mut self, change: PlayerChange, id: &str) -> bool {
        match self {
            Self::Players {
                change: same,
                players,
                count,
            } if *same == change => {
                *count += 1;
                if players.len() < NAMED {
                    players.push(id.to_owned());
                }
                true
            }
            _ => false,
        }
    }

    /// The event that it is.
    pub fn event(&self) -> WebhookEvent {
        match self {
            Self::RoundPublished { .. } => WebhookEvent::RoundPublished,
            Self::RoundUnpublished { .. } => WebhookEvent::RoundUnpublished,
            Self::RoundStarted { .. } => WebhookEvent::RoundStarted,
            Self::RoundUnstarted { .. } => WebhookEvent::RoundUnstarted,
            Self::RoundFinished { .. } => WebhookEvent::RoundFinished,
            Self::RoundReopened { .. } => WebhookEvent::RoundReopened,
            Self::Result(_) => WebhookEvent::Result,
            Self::Cut { .. } => WebhookEvent::Cut,
            Self::CutTakenBack => WebhookEvent::CutTakenBack,
            Self::TournamentFinished { .. } => WebhookEvent::TournamentFinished,
            Self::Champion { .. } => WebhookEvent::Champion,
            Self::TournamentReopened => WebhookEvent::TournamentReopened,
            Self::TournamentCancelled => WebhookEvent::TournamentCancelled,
            Self::Announcement { .. } => WebhookEvent::Announcement,
            Self::AnnouncementWithdrawn { .. } => WebhookEvent::AnnouncementWithdrawn,
            Self::Players { .. } => WebhookEvent::Player,
            Self::Test => WebhookEvent::Test,
        }
    }

    /// When it may be told, if that is later than it happened.
    pub(super) fn due_from(&self) -> Option<Moment> {
        match self {
            Self::Announcement { shown_from, .. } => *shown_from,
            _ => None,
        }
    }

    /// Reads it from a stored delivery; `None` where a later version has written it.
    pub fn read(what: &str) -> Option<Self> {
        serde_json::from_str(what).ok()
    }
}
