//! Words for states in the API's JSON, each described with all its possible values.

use std::borrow::Cow;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

use podium_event::profile;
use podium_store::WebhookEvent;

/// Defines words: a type of the program that has labels, as the API reads, writes and describes it.
macro_rules! words {
    ($($(#[doc = $doc:literal])+ $name:ident($of:ty $(, only $only:path)?) = $called:literal;)+) => {$(
        $(#[doc = $doc])+
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
        pub struct $name(pub $of);

        impl $name {
            fn words() -> impl Iterator<Item = (&'static str, $of)> + Clone {
                <$of>::LABELS.iter().copied()$(.filter(|(_, value)| $only(*value)))?
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                read(&String::deserialize(from)?, Self::words()).map(Self)
            }
        }

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                let words = Self::words().map(|(word, _)| word);
                ObjectBuilder::new()
                    .schema_type(Type::String)
                    .description(Some([$($doc.trim()),+].join("\n")))
                    .enum_values(Some(words))
                    .into()
            }
        }

        impl ToSchema for $name {
            fn name() -> Cow<'static, str> {
                Cow::Borrowed($called)
            }
        }
    )+};
}

/// Reads one of some words.
pub(super) fn read<T, E: Error>(
    sent: &str,
    mut words: impl Iterator<Item = (&'static str, T)> + Clone,
) -> Result<T, E> {
    let all = words.clone();
    match words.find(|(word, _)| *word == sent) {
        Some((_, value)) => Ok(value),
        None => {
            let all: Vec<&str> = all.map(|(word, _)| word).collect();
            Err(E::custom(format!("{sent:.40?} is not one of {}", all.join(", "))))
        }
    }
}

words! {
    /// The state of a tournament, in the order in which it passes them.
    TournamentWord(podium_store::TournamentState) = "TournamentState";
    /// The state of a round. Only the staff sees a draft.
    RoundWord(podium_store::RoundState) = "RoundState";
    /// The stage of a round.
    StageName(podium_store::StageWord) = "RoundStage";
    /// Whether players may register themselves.
    RegistrationWord(podium_store::Registration) = "Registration";
    /// How public pages show names.
    NamesWord(podium_store::NamesShown) = "NamesShown";
    /// What is played after time is called.
    EndOfRoundWord(profile::EndOfRound) = "EndOfRound";
    /// Somebody's role in a tournament.
    RoleWord(podium_store::Role) = "Role";
    /// Rules enforcement level.
    LevelWord(profile::Level) = "Level";
    /// What players get who do not fill a pod.
    UnevenPodsWord(profile::UnevenPods) = "UnevenPods";
    /// How Swiss seats are assigned.
    SeatingWord(profile::Seating) = "Seating";
    /// When everybody sees commanders.
    CommandersWord(profile::CommandersShown) = "CommandersShown";
    /// A number that ranks players.
    TiebreakerWord(profile::Tiebreaker) = "Tiebreaker";
    /// What is sent: signed JSON (Standard Webhooks), or a message in the form of Discord's webhooks.
    ShapeWord(podium_store::WebhookShape) = "WebhookShape";
    /// The events that a webhook can get. Those that undo one come with it: `round.unpublished`, `round.unstarted`,
    /// `round.reopened`, `cut.taken_back`, `tournament.reopened`, `announcement.withdrawn`; `tournament.cancelled`
    /// comes with `tournament.finished`. A webhook of a community gets `evening.opened`, `evening.finished` (with
    /// `evening.reopened` and `evening.cancelled`), `season.changed`, `season.closed` (with `season.reopened`) and
    /// `free_pod.result`; one of a tournament gets the others.
    EventWord(WebhookEvent, only WebhookEvent::is_chosen) = "WebhookEvent";
    /// Whether a webhook is enabled.
    WebhookStateWord(podium_store::WebhookState) = "WebhookState";
    /// Why a webhook is disabled: its receiver answered 410, deliveries failed for a week, or its address cannot be
    /// read.
    ReasonWord(podium_store::WebhookReason) = "WebhookReason";
    /// How far a delivery is; `dropped`: what it was about was withdrawn before.
    ProgressWord(podium_store::DeliveryState) = "DeliveryProgress";
    /// Why somebody is asked whether two are one person.
    DoubtReasonWord(podium_store::DoubtReason) = "DoubtReason";
    /// Whether the two are one person.
    DoubtAnswerWord(podium_store::DoubtAnswer) = "DoubtAnswer";
}
