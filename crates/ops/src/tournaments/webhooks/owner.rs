//! A command on webhooks runs on their source: a tournament, or a community.

use serde_json::Value;

use crate::{CommunityWork, OpError, Work};
use podium_base::clock::Moment;
use podium_store::tournaments::webhooks::{self, Source, Webhook};
use podium_store::{DbError, Writer};
use say::refused_settings as t;

/// A command on a tournament or a community, whose webhooks it is about.
pub enum Owner<'a, 'w, 'c> {
    Tournament(&'a mut Work<'w, 'c>),
    Community(&'a mut CommunityWork<'w, 'c>),
}

impl<'a, 'w, 'c> From<&'a mut Work<'w, 'c>> for Owner<'a, 'w, 'c> {
    fn from(work: &'a mut Work<'w, 'c>) -> Self {
        Self::Tournament(work)
    }
}

impl<'a, 'w, 'c> From<&'a mut CommunityWork<'w, 'c>> for Owner<'a, 'w, 'c> {
    fn from(work: &'a mut CommunityWork<'w, 'c>) -> Self {
        Self::Community(work)
    }
}

impl<'c> Owner<'_, '_, 'c> {
    pub(super) fn conn(&mut self) -> &mut Writer<'c> {
        match self {
            Self::Tournament(work) => &mut *work.conn,
            Self::Community(work) => &mut *work.conn,
        }
    }

    pub(super) fn source(&self) -> Source {
        match self {
            Self::Tournament(work) => Source::Tournament(work.tournament.id.clone()),
            Self::Community(work) => Source::Community(work.community.id.clone()),
        }
    }

    /// Returns the version that bodies have.
    pub(super) fn version(&self) -> i64 {
        match self {
            Self::Tournament(work) => work.tournament.version,
            // each command on a community counts it
            Self::Community(work) => work.community.version + 1,
        }
    }

    pub(super) fn at(&self) -> Moment {
        match self {
            Self::Tournament(work) => work.at,
            Self::Community(work) => work.at,
        }
    }

    /// Returns the id of the acting account.
    pub(super) fn account(&self) -> Option<String> {
        match self {
            Self::Tournament(work) => work.actor.account_id.clone(),
            Self::Community(work) => work.actor.account_id.clone(),
        }
    }

    /// Declares that only the staff sees the command's changes.
    pub(super) fn staff_only(&mut self) {
        // a community counts all changes in one version
        if let Self::Tournament(work) = self {
            work.floor_only_for(std::iter::empty());
        }
    }

    /// Declares that there is something to send at once.
    pub(super) fn sends(&mut self) {
        match self {
            Self::Tournament(work) => work.sends(),
            Self::Community(work) => work.sends = true,
        }
    }

    /// Adds a line to the log.
    pub(super) fn log(&mut self, verb: &str, what: String) {
        match self {
            Self::Tournament(work) => {
                work.log(verb, what);
            }
            Self::Community(work) => {
                work.log(verb, what);
            }
        }
    }

    /// Adds a line to the log, with the state after as JSON, and before if there was one.
    pub(super) fn log_change(&mut self, verb: &str, what: String, (before, after): (Option<Value>, Value)) {
        match (self, before) {
            (Self::Tournament(work), before) => {
                work.log(verb, what).before(before.unwrap_or_default()).after(after);
            }
            (Self::Community(work), Some(before)) => {
                work.log(verb, what).before(&before).after(&after);
            }
            (Self::Community(work), None) => {
                work.log(verb, what).after(&after);
            }
        }
    }

    /// Reads its webhooks.
    pub(super) fn webhooks(&mut self) -> Result<Vec<Webhook>, DbError> {
        let source = self.source();
        webhooks::of_source(self.conn(), source.id())
    }

    /// Reads one of its webhooks.
    pub(super) fn webhook(&mut self, id: &str) -> Result<Webhook, OpError> {
        let source = self.source();
        webhooks::by_id(self.conn(), source.id(), id)?.ok_or_else(|| OpError::NotFound(t::no_webhook()))
    }
}
