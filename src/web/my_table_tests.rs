use super::*;
use crate::db::RoundState;
use crate::rules::PodResult;
use crate::web::public::fixture::{Fixture, won};

fn fixture() -> Fixture {
    Fixture::new(&["Ann Ash", "Bob <b>Birch", "Cat Cedar", "Dan Dogwood", "Eve Elm"])
}

fn page(fixture: Fixture, number: i64) -> MyTablePage {
    let snapshot = fixture.snapshot();
    let view = View::of(&snapshot);
    MyTablePage::new(&view, view.player(number).expect("a player"))
}

fn running() -> Fixture {
    fixture().swiss_with_byes(RoundState::Running, &[(&[2, 0, 1, 3], won(2))], &[4])
}

#[test]
fn a_player_sees_table_seat_and_time() {
    let page = page(running(), 1);
    let large = page.place.large.expect("a table");
    assert_eq!((large.word, large.text.as_str()), (Some("Table"), "1"));
    assert_eq!(page.place.line, "Seat 2 of 4, until 11:40");
    let opponents: Vec<&str> = page.opponents.iter().map(|o| o.label.as_str()).collect();
    assert_eq!(opponents, ["Cat Cedar", "Bob <b>Birch", "Dan Dogwood"]);
}

#[test]
fn a_running_round_shows_no_winner_and_a_finished_one_does() {
    let winner = |page: MyTablePage| {
        page.place
            .ring
            .expect("a ring")
            .spots
            .iter()
            .any(|spot| spot.class == "won")
    };
    assert!(!winner(page(running(), 1)));
    let finished = fixture().swiss_with_byes(RoundState::Finished, &[(&[2, 0, 1, 3], won(2))], &[4]);
    assert!(winner(page(finished, 1)));
}

#[test]
fn a_bye_says_what_it_counts() {
    let page = page(running(), 5);
    assert_eq!(page.place.large.expect("a bye").text, "Bye");
    assert_eq!(page.place.line, "No match in this round; it counts 5 points.");
    assert!(page.place.ring.is_none());
}

#[test]
fn before_the_first_round_and_beside_a_draft_there_is_no_table_yet() {
    let draft = fixture().swiss_with_byes(RoundState::Draft, &[(&[2, 0, 1, 3], PodResult::NotReported)], &[4]);
    for page in [page(fixture(), 1), page(draft, 1)] {
        assert_eq!(page.place.large, None);
        assert!(
            page.place.line.starts_with("Your table stands here when"),
            "{}",
            page.place.line
        );
    }
}

#[test]
fn who_is_not_in_the_round_is_told_so() {
    let page = page(
        fixture().swiss(RoundState::Published, &[(&[0, 1, 2, 3], PodResult::NotReported)]),
        5,
    );
    assert!(
        page.place.line.starts_with("You are not in this round."),
        "{}",
        page.place.line
    );
}

#[test]
fn the_page_escapes_names_and_offers_another() {
    let html = page(running(), 1).render().expect("it renders");
    assert!(!html.contains("<b>Birch"));
    assert!(html.contains("data-remember=\"1\""));
    assert!(html.contains("href=\"/t/spring-open/me?other\""));
}

#[test]
fn a_name_is_found_without_accents_and_nobody_is_said() {
    let snapshot = Fixture::new(&["Zoë Ash", "Bob Birch"]).snapshot();
    let view = View::of(&snapshot);
    let found = StartPage::new(&view, &NameSearch::new("zoe"), PartQuery::default()).expect("it is whole");
    assert_eq!(found.players, [(1, "Zoë Ash".to_owned())]);
    let html = StartPage::new(&view, &NameSearch::new("xyz"), PartQuery::default())
        .expect("it is whole")
        .render()
        .expect("it renders");
    assert!(html.contains("Nobody by that name"));
}
