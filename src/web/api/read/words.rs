//! Words for states in the API's JSON, each described with all its possible values.

use std::borrow::Cow;

use serde::{Serialize, Serializer};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

use podium_event::profile;

/// Defines words: a type of the program that has labels, as the API writes and describes it.
macro_rules! words {
    ($($(#[doc = $doc:literal])+ $name:ident($of:ty) = $called:literal;)+) => {$(
        $(#[doc = $doc])+
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct $name(pub $of);

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.0.as_str())
            }
        }

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                let words = <$of>::LABELS.iter().map(|(word, _)| *word);
                ObjectBuilder::new()
                    .schema_type(Type::String)
                    .description(Some(concat!($($doc),+).trim()))
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
}
