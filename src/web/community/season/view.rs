//! A season as its public pages show it: addresses, names, the line below the heading.

use crate::web::community::page::public_shell;
use crate::web::frame::answer::page::Shown;
use crate::web::frame::look::shell::{Link, Shell};
use podium_rules::season::{PersonIx, SeasonRow};
use podium_snapshot::season::{EveningKind, SeasonEvening, SeasonSnapshot};
use say::{Message, season as t};

/// A season in a language.
pub type View<'s> = Shown<'s, SeasonSnapshot>;

/// A page of a season, among the tabs above its content.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    Standings,
    Evenings,
    Commanders,
    Records,
    Rules,
}

/// What every page of a season has above its content.
#[derive(Debug)]
pub struct Head {
    pub name: String,
    /// "8 of 12 evenings · 41 people".
    pub line: Message,
    pub community: Link,
    pub tabs: Vec<Link>,
}

impl<'s> View<'s> {
    /// Returns the address of a page of the season: `path` is empty, or begins with a slash.
    pub fn at(&self, path: &str) -> String {
        let (community, season) = (&self.snapshot.community.slug, &self.snapshot.season.slug);
        self.local(format!("/c/{community}/s/{season}{path}"))
    }

    /// Returns the address of a page of the season's community.
    pub fn in_community(&self, path: &str) -> String {
        self.local(format!("/c/{}{path}", self.snapshot.community.slug))
    }

    /// Creates the shell of a page.
    pub fn shell(&self, title: impl Into<Message>) -> Shell {
        public_shell(&self.snapshot.community, title)
    }

    /// Returns what is above the content; `here`: the tab of the page.
    pub fn head(&self, here: Option<Tab>) -> Head {
        let tab = |tab: Tab, label: Message, path: &str| Link {
            here: here == Some(tab),
            ..Link::new(label, self.at(path))
        };
        let commanders = tab(Tab::Commanders, t::page_commanders(), "/commanders");
        let has_commanders = here == Some(Tab::Commanders) || !self.snapshot.commanders.is_empty();
        let tabs = [
            Some(tab(Tab::Standings, t::page_standings(), "")),
            Some(tab(Tab::Evenings, t::page_evenings(), "/evenings")),
            Some(commanders).filter(|_| has_commanders),
            Some(tab(Tab::Records, t::page_records(), "/records")),
            Some(tab(Tab::Rules, t::page_rules(), "/rules")),
        ];
        Head {
            name: self.snapshot.season.name.clone(),
            line: self.line(),
            community: Link::new(t::to_community(&self.snapshot.community.name), self.in_community("")),
            tabs: tabs.into_iter().flatten().collect(),
        }
    }

    /// Returns the days, and how many evenings were played by how many people.
    fn line(&self) -> Message {
        let season = &self.snapshot.season;
        let days = match (season.begins_on, season.ends_on) {
            (Some(first), Some(last)) => Some(t::from_to(say::date(first), say::date(last))),
            (Some(first), None) => Some(t::from(say::date(first))),
            (None, Some(last)) => Some(t::until(say::date(last))),
            (None, None) => None,
        };
        let evenings = match self.snapshot.rules.parts().planned_evenings {
            Some(planned) if season.closed_at.is_none() => {
                let played = self.snapshot.evenings.iter().filter(|evening| evening.is_played());
                t::played_of(played.count(), planned)
            }
            _ => t::evenings(self.snapshot.played()),
        };
        let people = t::people(self.snapshot.standings.rows().len());
        let closed = season.closed_at.map(|_| t::closed());
        let parts = days.into_iter().chain([evenings, people]).chain(closed);
        Message::joined(parts, " · ")
    }

    /// Returns a person's name; "A player" if the person does not show their results.
    pub fn name(&self, person: PersonIx) -> Message {
        self.named(person).map_or_else(t::a_player, Message::from)
    }

    /// Returns the name of a person who shows their results.
    pub fn named(&self, person: PersonIx) -> Option<&'s str> {
        self.snapshot.of(person).public_name.as_deref()
    }

    /// Returns the number of a person who shows their results: for others it would lead to their name.
    pub fn number(&self, person: PersonIx) -> Option<i64> {
        let of = self.snapshot.of(person);
        of.public_name.as_ref().map(|_| of.number)
    }

    /// Returns where somebody with a number is among rows, if they are named there.
    pub fn place_of(&self, rows: &[&SeasonRow], number: i64) -> Option<usize> {
        rows.iter().position(|row| self.number(row.person) == Some(number))
    }

    /// Returns the address of a person's season; `None` if the person does not show their results.
    pub fn person(&self, person: PersonIx) -> Option<String> {
        let of = self.snapshot.of(person);
        of.shows_results.then(|| self.at(&format!("/people/{}", of.number)))
    }

    /// Returns the address of an evening; `None` for one without pages.
    pub fn evening(&self, evening: &SeasonEvening) -> Option<String> {
        match &evening.kind {
            EveningKind::Tournament { slug, .. } => Some(self.local(format!("/t/{slug}"))),
            EveningKind::Free { number, .. } => Some(self.in_community(&format!("/e/{number}"))),
            EveningKind::Past => None,
        }
    }
}
