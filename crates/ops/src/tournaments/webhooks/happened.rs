//! Events in a tournament or a community that webhooks may receive. They are stored as ids and numbers: names and texts
//! are read when an event is sent, so that none outlives its removal here.

use serde::{Deserialize, Serialize};

use super::in_community::InCommunity;
use podium_base::clock::Moment;
use podium_event::Pod;
use podium_event::result::Outcome;
use podium_store::WebhookEvent;
use podium_store::tournaments::events::Loaded;
use podium_store::tournaments::notices::Announcement;

/// The most players that one event names.
const NAMED: usize = 50;

/// An event that is public.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Happened {
    RoundPublished {
        round: i64,
        tables: usize,
    },
    /// The round is a draft again.
    RoundUnpublished {
        round: i64,
    },
    RoundStarted {
        round: i64,
    },
    /// The round is published as before.
    RoundUnstarted {
        round: i64,
    },
    RoundFinished {
        round: i64,
    },
    /// The round is running again.
    RoundReopened {
        round: i64,
    },
    /// A table's result was entered, changed or removed.
    Result(TableResult),
    Cut {
        size: u32,
    },
    CutTakenBack,
    /// With the winner's id, if there is one.
    TournamentFinished {
        champion: Option<String>,
    },
    /// By the winner's id.
    Champion {
        player: String,
    },
    TournamentReopened,
    TournamentCancelled,
    /// An announcement to everybody, by its id.
    Announcement {
        id: String,
        /// The moment from which it is shown, if it is scheduled.
        #[serde(skip)]
        shown_from: Option<Moment>,
    },
    /// An announcement is no longer shown.
    AnnouncementWithdrawn {
        id: String,
    },
    /// Players by their ids, up to the limit; the rest of a long list is only counted.
    Players {
        change: PlayerChange,
        players: Vec<String>,
        count: usize,
    },
    /// In a community, and in none of its tournaments alone.
    InCommunity(InCommunity),
    /// A test of whether deliveries arrive.
    Test,
}

/// The result of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableResult {
    pub round: i64,
    pub table: i64,
    /// False if it was removed.
    pub reported: bool,
    /// By id; `None` where nobody won.
    pub winner: Option<String>,
}

impl TableResult {
    /// Returns the result of a table in a loaded round.
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

podium_event::labels! {
    /// The kind of change of a player.
    PlayerChange {
        /// The player has a place from now on.
        Added = "added",
        /// The player has another name.
        Changed = "changed",
        Dropped = "dropped",
        Disqualified = "disqualified",
        /// A drop or a disqualification was reversed.
        Returned = "returned",
        Removed = "removed",
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
    pub(crate) fn player(change: PlayerChange, id: &str) -> Self {
        Self::Players {
            change,
            players: vec![id.to_owned()],
            count: 1,
        }
    }

    /// Adds a player to an event of the same change; returns false if this is a different event.
    pub(crate) fn takes_player(&mut self, change: PlayerChange, id: &str) -> bool {
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

    /// Returns the webhook event.
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
            Self::InCommunity(what) => what.event(),
            Self::Test => WebhookEvent::Test,
        }
    }

    /// Returns when it may be sent, if that is later than now.
    pub(super) fn due_from(&self) -> Option<Moment> {
        match self {
            Self::Announcement { shown_from, .. } => *shown_from,
            _ => None,
        }
    }

    /// Reads it from a stored delivery; `None` if a later version has written it.
    pub fn read(what: &str) -> Option<Self> {
        serde_json::from_str(what).ok()
    }
}
