use super::*;
use crate::web::frame::fixture::{Fixture, won};
use podium_store::RoundState;

fn fixture() -> Fixture {
    Fixture::new(&["Ann Ash", "Bob <b>Birch", "Cat Cedar", "Dan Dogwood", "Eve Elm"])
}

fn page(fixture: Fixture, number: i64) -> MyTablePage {
    let snapshot = fixture.snapshot();
    let view = View::of(&snapshot);
    let player = view.player(number).expect("a player");
    MyTablePage::new(&view, Whose::public(&snapshot, player), player).expect("a page")
}

fn round(state: RoundState) -> Fixture {
    fixture().swiss_with_byes(state, &[(&[2, 0, 1, 3], won(2))], &[4])
}

fn running() -> Fixture {
    round(RoundState::Running)
}

/// The line beside the player's name.
fn said(page: &MyTablePage) -> String {
    page.round.as_ref().map(Message::to_string).unwrap_or_default()
}

#[test]
fn a_player_sees_their_table_and_who_else_sits_there() {
    let page = page(running(), 1);
    assert_eq!(page.words.headline.text, "1");
    assert_eq!(said(&page), "Round 1");
    let opponents: Vec<String> = page.opponents.iter().map(|o| o.label.to_string()).collect();
    assert_eq!(opponents, ["Cat Cedar", "Bob <b>Birch", "Dan Dogwood"]);
    assert!(page.ring.is_some() && page.place.is_some());
}

#[test]
fn nobody_sits_at_the_table_of_a_round_that_is_over_nor_with_a_bye() {
    for (state, number) in [(RoundState::Finished, 1), (RoundState::Running, 5)] {
        let page = page(round(state), number);
        assert!(page.place.is_none() && page.ring.is_none() && page.opponents.is_empty());
    }
    assert_eq!(said(&page(round(RoundState::Finished), 1)), "After round 1");
}

#[test]
fn who_was_disqualified_sits_nowhere() {
    let mut fixture = running();
    fixture.players[0].disqualified_after = Some(1);
    let page = page(fixture, 1);
    assert!(page.place.is_none() && page.ring.is_none() && page.opponents.is_empty());
}

#[test]
fn the_page_escapes_names_and_offers_another() {
    let html = page(running(), 1).render().expect("it renders");
    assert!(!html.contains("<b>Birch"));
    assert!(html.contains("data-remember=\"1\""));
    assert!(html.contains("href=\"/t/spring-open/me?other=1\""));
}

#[test]
fn a_name_is_found_without_accents_and_nobody_is_said() {
    let snapshot = Fixture::new(&["Zoë Ash", "Bob Birch"]).snapshot();
    let view = View::of(&snapshot);
    let found = StartPage::new(&view, &NameSearch::new("zoe"), PartQuery::default()).expect("it is valid");
    assert_eq!(found.players, [(1, "Zoë Ash".into())]);
    let html = StartPage::new(&view, &NameSearch::new("xyz"), PartQuery::default())
        .expect("it is valid")
        .render()
        .expect("it renders");
    assert!(html.contains("Nobody by that name"));
}
