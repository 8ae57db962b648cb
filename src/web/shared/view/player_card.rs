//! The words of a player's card: their place in the tournament, as a picture to share.

use say::{Language, Message, card as t};

use super::View;
use super::link_card::{CardLook, mark_of};
use crate::web::frame::look::format;
use crate::web::frame::look::shell::CardHead;
use crate::web::shared::terms;
use crate::web::shared::view::commanders;
use podium_event::event::PlayerIx;
use podium_rules::standings::{Scored, round_scores};
use podium_store::TournamentState;

/// The most rounds that a card shows.
const ROUNDS: usize = 12;

/// The content of a player's card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerCard {
    /// Their name in its public form.
    pub name: Message,
    pub number: i64,
    /// The tournament's name.
    pub tournament: String,
    /// "Friday, 20 November 2026 · Lisbon".
    pub when_and_where: Option<Message>,
    /// "7th of 64", "7th of 64 after round 3".
    pub place: Message,
    /// "3–1–1"; empty without Swiss rounds.
    pub record: Message,
    /// "A / B", if everybody may see it.
    pub commander: Option<String>,
    /// The points of each Swiss round, and whether it was won: "5", or where points are wagered the change: "+270", "−100".
    pub rounds: Vec<(String, bool)>,
    pub language: Language,
    pub look: CardLook,
}

impl View<'_> {
    /// Returns the card of a player; `None` while they have no place.
    pub fn player_card(&self, player: PlayerIx) -> Option<PlayerCard> {
        let after = self.finished_swiss();
        let row = (after > 0).then(|| self.standings(after).row(player)).flatten();
        let size = self.in_standings();
        let is_over = self.tournament().state == TournamentState::Finished;
        let came = self.final_places().and_then(|places| places.of(player));
        let place = match (came, row) {
            (Some(came), _) => t::place_of(terms::ordinal(came.place), size),
            (None, Some(row)) if is_over => t::place_of(terms::ordinal(row.rank), size),
            (None, Some(row)) => t::place_after(terms::ordinal(row.rank), size, after),
            (None, None) => return None,
        };
        let scores = round_scores(self.event(), Some(after), player);
        let rounds = scores.iter().map(|round| {
            let points = round.wagered.map_or_else(|| round.points.to_string(), terms::change);
            (points, round.scored == Scored::Won)
        });
        Some(PlayerCard {
            name: self.name(player).into(),
            number: self.number(player),
            tournament: self.tournament().name.clone(),
            when_and_where: format::when_and_where(self.tournament()),
            place,
            record: row.map(format::record).unwrap_or_default(),
            commander: commanders::line(self, player),
            rounds: rounds.take(ROUNDS).collect(),
            language: Language::stored(&self.tournament().language),
            look: self.card_look(),
        })
    }

    /// Returns what chats show of a link to a page with this card.
    pub fn head_of(&self, card: &PlayerCard) -> CardHead {
        let picture = card.address(&self.tournament().slug);
        CardHead {
            description: card.description(),
            picture: self.site.map(|site| format!("{site}{picture}")),
        }
    }
}

impl PlayerCard {
    /// Returns the words beside the picture.
    pub fn description(&self) -> Message {
        let parts = [self.place.clone(), self.record.clone(), self.tournament.as_str().into()];
        Message::joined(parts.into_iter().filter(|part| !part.is_empty()), " · ")
    }

    /// Returns the address of the picture, which changes with the words.
    pub fn address(&self, slug: &str) -> String {
        let said = |words: &Message| words.in_language(self.language);
        let words = (
            (
                said(&self.name),
                &self.tournament,
                self.when_and_where.as_ref().map(said),
            ),
            (said(&self.place), said(&self.record), &self.commander),
            (&self.rounds, self.look.counted()),
        );
        format!("/t/{slug}/card/{}/{}.png", self.number, mark_of(&words))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::frame::fixture::{Fixture, drawn, won};
    use podium_event::profile::{Share, Tiebreaker, Wager};
    use podium_store::{NamesShown, RoundState};

    fn played() -> Fixture {
        Fixture::of(8).swiss(
            RoundState::Finished,
            &[(&[0, 1, 2, 3], won(0)), (&[4, 5, 6, 7], drawn(&[4, 5, 6, 7]))],
        )
    }

    fn card(fixture: Fixture, player: u32) -> Option<PlayerCard> {
        let snapshot = fixture.snapshot();
        View::of(&snapshot).player_card(PlayerIx(player))
    }

    #[test]
    fn it_says_where_a_player_is_and_then_where_they_came() {
        let during = card(played(), 0).expect("a round is finished");
        assert_eq!(during.place, "1st of 8 after round 1");
        assert_eq!(
            (during.record.to_string().as_str(), &during.rounds[..]),
            ("1–0–0", &[("5".to_owned(), true)][..])
        );
        let mut fixture = played();
        fixture.tournament.state = TournamentState::Finished;
        let over = card(fixture, 0).expect("it is over");
        assert_eq!(over.place, "1st of 8");
        assert_eq!(over.description(), "1st of 8 · 1–0–0 · Spring Open");
        assert_ne!(over.address("spring-open"), during.address("spring-open"));
        assert!(card(Fixture::of(8), 0).is_none(), "nothing was played");
    }

    #[test]
    fn of_wagered_points_it_shows_the_change() {
        let rounds = |player| {
            let mut fixture = played();
            fixture.profile.tiebreakers = vec![Tiebreaker::MatchPoints, Tiebreaker::WinPercentage];
            fixture.profile.house.wager = Some(Wager {
                start: 1_000,
                stake: Share::new(1, 10).expect("a share"),
            });
            card(fixture, player).expect("a round is finished").rounds
        };
        assert_eq!(rounds(0), [("+300".to_owned(), true)]);
        assert_eq!(rounds(1), [("−100".to_owned(), false)]);
    }

    #[test]
    fn without_swiss_rounds_the_playoff_gives_places() {
        let fixture = Fixture::of(4)
            .cut(&[0, 1, 2, 3])
            .playoff(RoundState::Finished, &[(&[0, 1, 2, 3], won(2))]);
        let winner = card(fixture, 2).expect("it is over");
        assert_eq!(winner.place, "1st of 4");
        assert_eq!(winner.description(), "1st of 4 · Spring Open");
    }

    #[test]
    fn names_are_as_the_tournament_shows_them() {
        let mut fixture = played();
        fixture.tournament.names_shown = NamesShown::Initial;
        let name = card(fixture, 0).expect("a card").name.to_string();
        assert!(name.starts_with("Player1 ") && !name.contains("Last"), "{name}");
    }
}
