//! A draft that cannot be published as it is: what is different, and what the staff can do (T55).

use podium_event::profile::UnevenPods;
use podium_event::{PlayerIx, Round, Stage};
use podium_ops::OpError;
use podium_ops::run::rounds::Outdated;
use podium_store::tournaments::events::Loaded;
use say::Message;

use crate::web::frame::form::Choice;
use crate::web::shared::pods::asides;

/// An outdated draft as pages show it.
#[derive(Debug)]
pub struct OutdatedDraft {
    /// All differences, in sentences.
    pub sentence: Message,
    /// Players without a place.
    pub missing: Vec<Choice>,
    /// Whether it is a Swiss draft, which can be paired again and can be kept.
    pub swiss: bool,
}

impl OutdatedDraft {
    /// Compares the open draft with the tournament as it is now; `None` if there is nothing to decide.
    ///
    /// # Errors
    /// The rounds before the draft cannot be read.
    pub fn of(loaded: &Loaded) -> Result<Option<Self>, OpError> {
        let Some(outdated) = Outdated::of(loaded)? else {
            return Ok(None);
        };
        let missing = outdated.missing_in_words(loaded);
        let sentences = missing.into_iter().chain(outdated.changes.iter().cloned());
        Ok(Some(Self {
            sentence: Message::joined(sentences, " "),
            missing: asides(loaded, &outdated.missing)
                .into_iter()
                .map(|player| Choice::new(player.player, player.name))
                .collect(),
            swiss: loaded
                .event
                .rounds()
                .last()
                .is_some_and(|round| round.stage == Stage::Swiss),
        }))
    }

    /// Returns whether the draft can be kept as it is.
    pub fn can_be_kept(&self) -> bool {
        self.swiss && self.missing.is_empty()
    }
}

/// Returns whether one more bye is due (T11): fewer players than a pod are left over, or nobody has the only bye.
pub fn bye_is_due(loaded: &Loaded, round: &Round) -> bool {
    let profile = loaded.event.profile();
    // T46: an awarded bye takes none from anybody
    let is_awarded = |player: &PlayerIx| loaded.event.player(*player).has_awarded_bye(round.number);
    let given = round.byes.iter().filter(|player| !is_awarded(player)).count();
    match profile.uneven_pods {
        UnevenPods::Byes => given + 1 < profile.pod_size as usize,
        UnevenPods::SmallerPodsThenByes => given == 0,
        UnevenPods::SmallerPods | UnevenPods::LargerPods => false,
    }
}
