use super::*;
use crate::db::{RoundState, TournamentState};
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
fn between_rounds_no_table_is_shown_as_a_place_to_sit_down() {
    let finished = fixture().swiss_with_byes(RoundState::Finished, &[(&[2, 0, 1, 3], won(2))], &[4]);
    let page = page(finished, 1);
    assert!(page.place.large.is_none() && page.place.ring.is_none() && page.opponents.is_empty());
    assert_eq!(page.place.round.as_deref(), Some("After round 1"));
    assert_eq!(
        page.place.line,
        "Round 1 is over: Cat Cedar won at table 1. Your next table will be here when the pairings of round 2 are published."
    );
}

fn line(fixture: Fixture, number: i64) -> String {
    page(fixture, number).place.line
}

/// Twelve players after a Swiss round, of whom ten made the cut: 11 and 12 did not.
fn cut() -> Fixture {
    let pods: [(&[u32], PodResult); 3] = [
        (&[0, 1, 2, 3], won(0)),
        (&[4, 5, 6, 7], won(4)),
        (&[8, 9, 10, 11], won(8)),
    ];
    let mut fixture = Fixture::of(12).swiss(RoundState::Finished, &pods);
    fixture.profile.swiss_rounds = Some(1);
    fixture.cut(&[0, 4, 8, 1, 2, 3, 5, 6, 7, 9])
}

fn semifinals(state: RoundState) -> Fixture {
    let mut fixture = cut().playoff(state, &[(&[8, 3, 5, 9], won(9)), (&[1, 2, 6, 7], won(7))]);
    fixture.tournament.state = TournamentState::Playoff;
    fixture
}

#[test]
fn in_the_playoff_everybody_reads_what_is_theirs() {
    assert!(
        line(cut(), 1).contains("You wait for the final, as seed 1."),
        "{}",
        line(cut(), 1)
    );
    assert!(line(cut(), 9).contains("You play in the semi-finals, as seed 3."));
    for missed in [line(cut(), 11), line(semifinals(RoundState::Running), 11)] {
        assert!(
            missed.contains("You missed the cut. You are 4th of 12 after the Swiss rounds."),
            "{missed}"
        );
    }
    assert!(line(semifinals(RoundState::Running), 1).starts_with("You wait for the final, as seed 1."));
    let between = |number| line(semifinals(RoundState::Finished), number);
    assert!(between(10).contains("The semi-finals are over: you won at table 1. You play in the final, as seed 10."));
    assert!(
        between(9).contains("You finished 5th of 12: semi-finalist."),
        "{}",
        between(9)
    );
    assert!(
        between(11).contains("You finished 11th of 12: equal 11th–12th."),
        "{}",
        between(11)
    );
    let over = |number| {
        let mut fixture = semifinals(RoundState::Finished).playoff(RoundState::Finished, &[(&[0, 4, 7, 9], won(9))]);
        fixture.tournament.state = TournamentState::Finished;
        line(fixture, number)
    };
    assert!(over(10).contains("You are the champion"), "{}", over(10));
    assert!(over(1).contains("You finished 2nd of 12: finalist."), "{}", over(1));
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
    assert!(html.contains("href=\"/t/spring-open/me?other=1\""));
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
