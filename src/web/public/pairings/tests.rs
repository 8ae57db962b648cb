use super::*;
use crate::web::frame::fixture::{Fixture, drawn, won};
use podium_event::result::{GameResult, PodResult};

const NAMES: [&str; 9] = [
    "Ann Ash",
    "Bob Birch",
    "Cat Cedar",
    "Dan Dogwood",
    "Eve Elm",
    "Fay Fir",
    "Gil Gum",
    "Hal Hazel",
    "Zoë Ash",
];

fn running() -> Fixture {
    Fixture::new(&NAMES)
        .swiss_with_byes(
            RoundState::Finished,
            &[(&[0, 1, 2, 3], won(1)), (&[4, 5, 6, 7], drawn(&[4, 5, 6]))],
            &[8],
        )
        .swiss_with_byes(
            RoundState::Running,
            &[(&[8, 1, 2, 7], won(8)), (&[4, 5, 6, 0], PodResult::NotReported)],
            &[3],
        )
}

fn text(text: &str) -> String {
    text.to_owned()
}

fn page(fixture: Fixture, round: u32, by_name: bool, q: &str) -> PairingsPage {
    let snapshot = fixture.snapshot();
    let view = View::of(&snapshot);
    let asked = PairingsQuery {
        by_name,
        search: NameSearch::new(q),
        ..PairingsQuery::default()
    };
    PairingsPage::new(&view, view.round(round).expect("published"), &asked).expect("it is valid")
}

#[test]
fn a_finished_round_shows_who_won_and_a_draw_who_shares_it() {
    let page = page(running(), 1, false, "");
    let winners: Vec<String> = page.pods[0]
        .seats
        .iter()
        .filter(|s| s.won)
        .map(|s| s.name.to_string())
        .collect();
    assert_eq!(winners, ["Bob Birch"]);
    assert_eq!(
        page.pods[1].note.as_ref().map(ToString::to_string),
        Some(text("Drawn; no point for Hal Hazel."))
    );
    assert!(page.pods[1].seats.iter().all(|seat| !seat.won));
    assert_eq!(page.byes[0].name, "Zoë Ash");
    assert_eq!(page.line, "Finished");
}

#[test]
fn a_running_round_shows_results_as_they_come_in_where_they_are_public() {
    let page = page(running(), 2, false, "");
    let won: Vec<String> = page.pods[0]
        .seats
        .iter()
        .filter(|s| s.won)
        .map(|s| s.name.to_string())
        .collect();
    assert_eq!(won, ["Zoë Ash"]);
    assert!(page.pods[1].seats.iter().all(|seat| !seat.won));
    assert_eq!(page.line, "Started 10:10, time is up · 1 of 2 tables have a result");
}

#[test]
fn seats_show_what_players_bring_into_the_round() {
    let before = |page: &PairingsPage| {
        let seats = page.pods[0].seats.iter();
        seats
            .map(|s| s.before.as_ref().map(ToString::to_string))
            .collect::<Vec<_>>()
    };
    let each = |texts: [&str; 4]| texts.map(|text| Some(text.to_owned()));
    assert_eq!(
        before(&page(running(), 2, false, "")),
        each(["5 points", "5 points", "0 points", "0 points"])
    );
    assert_eq!(before(&page(running(), 1, false, "")), [None, None, None, None]);
    let mut playoff = Fixture::new(&NAMES[..4])
        .swiss(RoundState::Finished, &[(&[0, 1, 2, 3], won(1))])
        .cut(&[1, 0, 2, 3])
        .playoff(RoundState::Published, &[(&[1, 0, 2, 3], PodResult::NotReported)]);
    playoff.tournament.state = podium_store::TournamentState::Playoff;
    assert_eq!(
        before(&page(playoff, 2, false, "")),
        each(["seed 1", "seed 2", "seed 3", "seed 4"])
    );
}

#[test]
fn a_running_round_shows_no_result_where_they_are_not() {
    let page = page(running().quiet(), 2, false, "");
    assert!(
        page.pods
            .iter()
            .all(|pod| pod.note.is_none() && pod.seats.iter().all(|seat| !seat.won))
    );
    assert_eq!(page.line, "Started 10:10, time is up");
    let bar = page.shell.tournament.as_ref().expect("the bar of a tournament");
    assert_eq!(bar.round_line, "Round 2 of 2");
}

#[test]
fn a_draft_is_not_there() {
    let snapshot = running()
        .swiss(RoundState::Draft, &[(&[0, 1, 2, 3], PodResult::NotReported)])
        .snapshot();
    let view = View::of(&snapshot);
    assert!(view.round(3).is_err());
    assert_eq!(view.rounds().len(), 2);
    assert_eq!(view.event().rounds().len(), 2);
}

#[test]
fn the_list_goes_by_last_name_with_table_and_seat() {
    let page = page(running(), 2, true, "");
    let lines: Vec<String> = page
        .entries
        .iter()
        .take(4)
        .map(|e| format!("{}: {} {:?}", e.parts.last_first(), e.table, e.seat))
        .collect();
    assert_eq!(
        lines,
        [
            "Ash, Ann: 2 Some(4)",
            "Ash, Zoë: 1 Some(1)",
            "Birch, Bob: 1 Some(2)",
            "Cedar, Cat: 1 Some(3)"
        ]
    );
    let bye = page
        .entries
        .iter()
        .find(|e| e.table == "Bye")
        .map(|e| e.parts.last_first());
    assert_eq!(bye.as_deref(), Some("Dogwood, Dan"));
}

#[test]
fn with_initials_no_page_holds_a_last_name() {
    let mut fixture = running();
    fixture.tournament.names_shown = NamesShown::Initial;
    let snapshot = fixture.snapshot();
    let view = View::of(&snapshot);
    for by_name in [false, true] {
        let round = view.round(1).expect("published");
        let asked = PairingsQuery {
            by_name,
            ..PairingsQuery::default()
        };
        let page = PairingsPage::new(&view, round, &asked).expect("it is valid");
        let html = page.render().expect("renders");
        assert!(html.contains("Bob B."), "{html}");
        assert!(!html.contains("Birch"));
    }
    let round = view.round(1).expect("published");
    let sheet = paper::NamesSheet::new(&view, round).render().expect("renders");
    assert!(!sheet.contains("Birch") && sheet.contains("Bob"));
}

#[test]
fn a_search_leaves_the_pods_that_it_means_and_says_when_there_is_none() {
    let found = page(running(), 2, false, "zoe");
    assert_eq!(found.pods.len(), 1);
    assert_eq!(found.pods[0].seats.iter().filter(|seat| seat.found).count(), 1);
    assert_eq!(found.search.target(), "");
    let nobody = page(running(), 2, false, "nobody");
    assert!(nobody.is_empty());
    let html = nobody.render().expect("renders");
    assert!(html.contains("Nobody by that name"));
}

#[test]
fn games_are_counted_where_a_match_has_several() {
    let games = PodResult::Games {
        games: vec![
            GameResult::Won(PlayerIx(2)),
            GameResult::Drawn,
            GameResult::Won(PlayerIx(2)),
        ],
        conceded: Vec::new(),
        match_losses: Vec::new(),
    };
    let mut fixture = Fixture::new(&NAMES).swiss(RoundState::Finished, &[(&[0, 1, 2, 3], games)]);
    fixture.profile.games_to_win = 2;
    let page = page(fixture, 1, false, "");
    assert_eq!(
        page.pods[0].note.as_ref().map(ToString::to_string),
        Some(text("Games: Cat Cedar 2, drawn 1."))
    );
    assert!(page.pods[0].seats[2].won);
}

#[test]
fn names_stand_as_text_whatever_they_are() {
    let names = ["<script>alert(1)</script>", "\"><img src=x>", "ولید محمد", "Bo 🦊"];
    let fixture = Fixture::new(&names).swiss(RoundState::Published, &[(&[0, 1, 2, 3], PodResult::NotReported)]);
    let html = page(fixture, 1, false, "").render().expect("renders");
    assert!(!html.contains("<script>alert") && !html.contains("<img"));
    assert!(html.contains("<bdi>ولید محمد</bdi>"));
}

#[test]
fn slips_have_every_seat_and_name_tournament_and_round() {
    let snapshot = running().snapshot();
    let view = View::of(&snapshot);
    let sheet = paper::SlipsSheet::new(&view, view.round(2).expect("published"));
    let html = sheet.render().expect("renders");
    assert_eq!(html.matches("class=\"slip\"").count(), 2);
    assert_eq!(html.matches("Spring Open</b>Round 2").count(), 2);
}
