//! Events in a community that webhooks may receive, as ids and numbers: see [`happened`](super::happened).

use serde::{Deserialize, Serialize};

use podium_store::WebhookEvent;

/// An event that pages of a community show.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum InCommunity {
    EveningOpened {
        evening: EveningId,
    },
    EveningFinished {
        evening: EveningId,
    },
    /// It was finished, and goes on.
    EveningReopened {
        evening: EveningId,
    },
    EveningCancelled {
        evening: EveningId,
    },
    /// Its standings or its other pages show something else, by the season's id.
    SeasonChanged {
        season: String,
    },
    SeasonClosed {
        season: String,
    },
    /// It was closed, and goes on.
    SeasonReopened {
        season: String,
    },
    /// The result of a free pod counts, was changed, or counts no longer, by the numbers of evening and pod.
    FreePodResult {
        evening: i64,
        pod: i64,
    },
}

/// An evening of a community.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EveningId {
    /// A tournament, by its id.
    Tournament(String),
    /// An evening of free pods, by its number.
    Free(i64),
}

impl InCommunity {
    /// Returns the webhook event.
    pub(super) fn event(&self) -> WebhookEvent {
        match self {
            Self::EveningOpened { .. } => WebhookEvent::EveningOpened,
            Self::EveningFinished { .. } => WebhookEvent::EveningFinished,
            Self::EveningReopened { .. } => WebhookEvent::EveningReopened,
            Self::EveningCancelled { .. } => WebhookEvent::EveningCancelled,
            Self::SeasonChanged { .. } => WebhookEvent::SeasonChanged,
            Self::SeasonClosed { .. } => WebhookEvent::SeasonClosed,
            Self::SeasonReopened { .. } => WebhookEvent::SeasonReopened,
            Self::FreePodResult { .. } => WebhookEvent::FreePodResult,
        }
    }
}

/// What a command did in communities: each event once, with the community's id.
#[derive(Debug, Default)]
pub(crate) struct InCommunities(Vec<(String, InCommunity)>);

impl InCommunities {
    /// Adds an event, unless it is there.
    pub fn add(&mut self, community: &str, what: InCommunity) {
        let event = (community.to_owned(), what);
        if !self.0.contains(&event) {
            self.0.push(event);
        }
    }

    /// Adds the events of a part of the command.
    pub fn extend(&mut self, more: Self) {
        for (community, what) in more.0 {
            self.add(&community, what);
        }
    }

    /// Returns the events by community, in the order in which they happened there.
    pub(super) fn by_community(self) -> Vec<(String, Vec<InCommunity>)> {
        let mut all: Vec<(String, Vec<InCommunity>)> = Vec::new();
        for (community, what) in self.0 {
            match all.iter_mut().find(|(known, _)| *known == community) {
                Some((_, events)) => events.push(what),
                None => all.push((community, vec![what])),
            }
        }
        all
    }
}
