//! The words of a link card.

use say::{Language, Message, view as t};
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::View;
use crate::web::frame::look::format;
use podium_event::accent::Accent;
use podium_store::PictureKind;

/// Incremented when the picture of the same words changes, so that chats fetch it again.
const DESIGN: u8 = 1;

/// The content of the preview of a tournament's link: its name and state.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LinkCard {
    /// The tournament's name.
    pub name: String,
    /// "Friday, 20 November 2026 · Lisbon".
    pub when_and_where: Option<Message>,
    /// "Round 3 of 5", "Registration open", "Finished".
    pub state: Message,
    /// The winners; empty while there are none.
    pub champions: Vec<Message>,
    /// "64 players"; `None` while there are none.
    pub size: Option<Message>,
    /// The language of the picture: the tournament's, for chats keep one picture for all readers.
    pub language: Language,
    pub look: CardLook,
}

/// The look of a card's picture, as the organizer chose it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CardLook {
    /// `None`: Podium's colour.
    pub accent: Option<Accent>,
    /// The hash of the logo.
    pub logo: Option<String>,
}

impl CardLook {
    /// Returns what is in it, as the mark of a picture's address counts it.
    pub(super) fn counted(&self) -> (Option<String>, Option<&str>) {
        (self.accent.map(|accent| accent.to_string()), self.logo.as_deref())
    }
}

/// Returns the mark of a picture with this content, which is a part of its address.
pub(super) fn mark_of(content: &impl Serialize) -> String {
    let content = serde_json::to_vec(&(DESIGN, content)).expect("texts are JSON");
    let hash = Sha256::digest(&content);
    hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

impl View<'_> {
    /// Returns the content of a chat's preview of the tournament's link.
    pub fn link_card(&self) -> LinkCard {
        let champions = self.champions();
        let size = self.event().size();
        LinkCard {
            name: self.tournament().name.clone(),
            when_and_where: format::when_and_where(self.tournament()),
            state: self.state_words(),
            champions: champions.into_iter().map(|player| self.name(player).into()).collect(),
            size: (size > 0).then(|| say::common::players(size)),
            language: Language::stored(&self.tournament().language),
            look: self.card_look(),
        }
    }

    /// Returns the look of the pictures of links.
    pub fn card_look(&self) -> CardLook {
        let page = self.event_page();
        let logo = page.and_then(|page| page.picture(PictureKind::Logo));
        CardLook {
            accent: self.accent(),
            logo: logo.map(|logo| logo.hash.clone()),
        }
    }
}

impl LinkCard {
    /// Returns the words beside the picture.
    pub fn description(&self) -> Message {
        let parts = [Some(self.headline()), self.size.clone(), self.when_and_where.clone()];
        Message::joined(parts.into_iter().flatten(), " · ")
    }

    /// Returns the winner, or the state: "Champion: Ann Ash", "Round 3 of 5".
    fn headline(&self) -> Message {
        match self.champions.as_slice() {
            [] => self.state.clone(),
            [champion] => t::champion_is(champion),
            several => t::champions_are(Message::joined(several.iter().cloned(), ", ")),
        }
    }

    /// Returns the title of the winner.
    pub fn title(&self) -> Message {
        match self.champions.len() {
            1 => t::champion(),
            _ => t::champions(),
        }
    }

    /// Returns the address of the picture, which changes with the words.
    pub fn address(&self, slug: &str) -> String {
        let said = |words: &Message| words.in_language(self.language);
        let words = (
            &self.name,
            self.when_and_where.as_ref().map(said),
            said(&self.state),
            self.champions.iter().map(said).collect::<Vec<_>>(),
            self.size.as_ref().map(said).unwrap_or_default(),
            self.look.counted(),
        );
        format!("/t/{slug}/card/{}.png", mark_of(&words))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn running() -> LinkCard {
        LinkCard {
            name: "Spring Open".to_owned(),
            when_and_where: Some("Friday, 20 November 2026 · Lisbon".into()),
            state: t::round_of_rounds(3, 5),
            size: Some(say::common::players(64)),
            ..LinkCard::default()
        }
    }

    #[test]
    fn it_says_where_the_tournament_stands_and_then_who_won() {
        assert_eq!(
            running().description(),
            "Round 3 of 5 · 64 players · Friday, 20 November 2026 · Lisbon"
        );
        let over = LinkCard {
            champions: vec!["Ann Ash".into()],
            state: say::terms::state_finished(),
            when_and_where: None,
            ..running()
        };
        assert_eq!(over.description(), "Champion: Ann Ash · 64 players");
        let shared = LinkCard {
            champions: vec!["Ann Ash".into(), "Bo Birch".into()],
            size: None,
            ..over
        };
        assert_eq!(shared.description(), "Champions: Ann Ash, Bo Birch");
    }

    #[test]
    fn other_words_have_another_address() {
        let later = LinkCard {
            state: t::round_of_rounds(4, 5),
            ..running()
        };
        let address = running().address("spring-open");
        assert!(address.starts_with("/t/spring-open/card/") && address.ends_with(".png"));
        assert_eq!(address, running().address("spring-open"));
        assert_ne!(address, later.address("spring-open"));
    }
}
