//! The bracket page: the playoff as a picture, and its seeds.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use say::Message;

use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::look::shell::{Door, Link, Shell};
use crate::web::frame::state::App;
use crate::web::shared::other_seeds::other_seeds;
use crate::web::shared::picture::Bracket;
use crate::web::shared::view::View;
use crate::web::shared::view::bracket::{SeedLine, seeds, stages};

/// `GET /t/{slug}/bracket`: for everybody.
pub async fn bracket(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    page::public(&app, &request, &slug, |snapshot| {
        snapshot.render(&BracketPage::new(&View::shown(snapshot)))
    })
    .await
}

/// The bracket page.
#[derive(Debug, Template)]
#[template(path = "public/bracket.html")]
pub struct BracketPage {
    pub shell: Shell,
    /// The picture; `None` before the cut is announced.
    pub picture: Option<Bracket>,
    pub champion: Option<Link>,
    pub seeds: Vec<SeedLine>,
    /// Seeds that the standings would not give now.
    pub other_seeds: Option<Message>,
    /// The planned cut in a sentence, shown while none is announced.
    pub plan: Message,
}

impl BracketPage {
    /// The bracket of the published playoff rounds.
    pub fn new(view: &View<'_>) -> Self {
        let plan = match view.plan() {
            Some(plan) if plan.cut > 0 => say::bracket::planned(plan.swiss_rounds, plan.cut),
            Some(_) => say::bracket::no_playoff(),
            None => say::bracket::will_be_here(),
        };
        Self {
            shell: view.shell(say::common::page_bracket(), Door::More, &view.at("bracket")),
            picture: view.event().cut().map(|_| Bracket::new(stages(view))),
            champion: view
                .champion()
                .map(|champion| Link::new(view.name(champion), view.player_at(champion))),
            seeds: seeds(view),
            other_seeds: other_seeds(view.event(), |player| view.name(player).to_string()),
            plan,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::frame::fixture::{Fixture, top_ten, won};
    use podium_event::event::PlayerIx;
    use podium_store::{RoundState, TournamentState};

    #[test]
    fn winners_go_on_and_the_last_is_champion() {
        let mut fixture = top_ten()
            .playoff(
                RoundState::Finished,
                &[(&[8, 2, 3, 7], won(2)), (&[12, 1, 5, 6], won(12))],
            )
            .playoff(RoundState::Finished, &[(&[0, 4, 12, 2], won(4))]);
        fixture.tournament.state = TournamentState::Playoff;
        let snapshot = fixture.snapshot();
        let view = View::of(&snapshot);
        assert_eq!(view.champion(), Some(PlayerIx(4)));
        assert_eq!(view.round_line(), "Final");
        let page = BracketPage::new(&view);
        let picture = page.picture.as_ref().expect("the cut is announced");
        let won = format!("Playoff of 10: {} won, seed 2.", view.name(PlayerIx(4)));
        assert_eq!(picture.summary, won.as_str());
        let html = page.render().expect("renders");
        assert!(html.contains("<svg") && html.contains("Champion"));
    }

    #[test]
    fn before_the_cut_the_page_says_what_is_planned() {
        let snapshot = Fixture::of(16).snapshot();
        let view = View::of(&snapshot);
        let html = BracketPage::new(&view).render().expect("renders");
        assert!(html.contains("After 3 Swiss rounds the top 10 go on."), "{html}");
    }
}
