use super::*;
use crate::web::frame::fixture::Fixture;
use crate::web::frame::look::shell::bar;
use crate::web::frame::look::waiting::Counts;
use podium_event::PodResult;
use podium_store::Role;

/// Eight players at two tables of a running round.
fn hall() -> Snapshot {
    let names = [
        "Ann Ash",
        "Anton Results",
        "Bo Pit",
        "Zoë Öz",
        "Tea Nash",
        "Al Annan",
        "Player 2",
        "Ann Rounds",
    ];
    let none = || PodResult::NotReported;
    Fixture::new(&names)
        .swiss(RoundState::Running, &[(&[0, 1, 2, 3], none()), (&[4, 5, 6, 7], none())])
        .snapshot()
}

fn found(snapshot: &Snapshot, role: Role, typed: &str) -> Vec<Found> {
    let tournament = &snapshot.loaded.tournament;
    let who = Standing {
        role: Some(role),
        is_administrator: false,
    };
    let nav = StaffNav::of(tournament, who, &Counts::default());
    let place = Place {
        language: Language::English,
        snapshot,
        who,
        nav: nav.as_ref(),
        public: &bar(tournament, None).more,
    };
    place.find(typed)
}

fn labels(snapshot: &Snapshot, typed: &str) -> Vec<String> {
    let found = found(snapshot, Role::HeadJudge, typed);
    found.into_iter().map(|found| found.label).collect()
}

#[test]
fn a_table_leads_to_what_a_role_does_there() {
    let hall = hall();
    let at = |role, typed| found(&hall, role, typed).remove(0).href;
    assert_eq!(at(Role::Scorekeeper, "2"), "/t/spring-open/desk/results/1/2");
    assert_eq!(at(Role::Organizer, "table 2"), "/t/spring-open/desk/results/1/2");
    assert_eq!(at(Role::Judge, "t2"), "/t/spring-open/desk/floor/2");
    assert!(found(&hall, Role::Judge, "t3").is_empty(), "there is no table 3");
}

#[test]
fn a_number_is_a_table_and_a_player_each_named_once() {
    let hall = hall();
    assert_eq!(labels(&hall, "2"), ["Table 2", "Table 2", "Anton Results", "Player 2"]);
    assert_eq!(labels(&hall, "#7"), ["Player 2"]);
    assert_eq!(labels(&hall, "99"), [""; 0]);
}

#[test]
fn names_are_found_by_the_beginnings_of_their_words_whole_words_first() {
    let hall = hall();
    assert_eq!(
        labels(&hall, "ann"),
        ["Ann Ash", "Ann Rounds", "Announcements", "Al Annan"]
    );
    assert_eq!(labels(&hall, "zoe o"), ["Zoë Öz"]);
    assert_eq!(labels(&hall, "tea sh"), [""; 0]);
    assert_eq!(labels(&hall, "results"), ["Results", "Anton Results"]);
    assert_eq!(labels(&hall, ""), [""; 0]);
}

#[test]
fn pages_are_those_that_may_be_opened() {
    let hall = hall();
    assert_eq!(labels(&hall, "projector"), ["Projector"]);
    assert!(found(&hall, Role::Judge, "settings").is_empty());
    assert_eq!(
        found(&hall, Role::Organizer, "settings")[0].href,
        "/t/spring-open/desk/settings"
    );
}

#[test]
fn the_sheets_of_the_newest_round_are_found_by_what_they_are() {
    let hall = hall();
    assert_eq!(
        labels(&hall, "print"),
        ["Print by name", "Print by table", "Print match slips"]
    );
    let slips = found(&hall, Role::Scorekeeper, "slips").remove(0);
    assert_eq!(
        (slips.detail.as_str(), slips.href.as_str()),
        ("Round 1", "/en/t/spring-open/pairings/1/slips")
    );
}

#[test]
fn a_large_hall_is_answered_with_eight_at_most() {
    let hall = Fixture::of(4096).snapshot();
    let found = found(&hall, Role::Organizer, "p");
    assert_eq!(found.len(), MOST);
    assert!(serde_json::to_string(&found).expect("it is written").len() < 1500);
}
