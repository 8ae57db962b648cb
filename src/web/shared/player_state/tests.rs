//! Each state from a tournament in which somebody is in it, with its headline and its main action.

use std::collections::BTreeMap;

use super::game::GamePart;
use super::{Action, Offers, OwnTable, PlayerState, SeatPlace, Whose, Words};
use crate::web::frame::fixture::{Fixture, nine, won};
use crate::web::shared::view::View;
use podium_event::PodResult;
use podium_event::event::PlayerIx;
use podium_ops::run::reports::AtTable;
use podium_snapshot::Snapshot;
use podium_store::floor::reports::ReportRow;
use podium_store::{PlayerStatus, ReportState, ResultKind, RoundState, TournamentState};
use say::player_state as t;

const OPEN: PodResult = PodResult::NotReported;

/// State, headline and sentence (empty without one) of a player on the page for everybody.
fn public(fixture: Fixture, number: u32) -> (PlayerState, String, String) {
    let snapshot = fixture.snapshot();
    said(Whose::public(&snapshot, PlayerIx(number - 1)))
}

fn said(whose: Whose<'_>) -> (PlayerState, String, String) {
    let state = PlayerState::of(whose);
    let words = Words::of(state, whose).expect("words");
    let line = words.line.unwrap_or_default();
    (state, words.headline.text.to_string(), line.to_string())
}

/// The main action where the commands accept everything.
fn main_action(state: PlayerState) -> Option<Action> {
    state.offers(|_| true).main
}

fn five() -> Fixture {
    Fixture::new(&["Ann Ash", "Bob Birch", "Cat Cedar", "Dan Dogwood", "Eve Elm"])
}

/// Round 1: Cat, Ann, Bob and Dan at table 1, Eve with a bye.
fn round(state: RoundState) -> Fixture {
    five().swiss_with_byes(state, &[(&[2, 0, 1, 3], won(2))], &[4])
}

fn before(state: TournamentState, change: impl Fn(&mut Fixture)) -> (PlayerState, String, String) {
    let mut fixture = five();
    fixture.tournament.state = state;
    change(&mut fixture);
    public(fixture, 1)
}

#[test]
fn before_the_rounds_a_player_is_registered_and_then_checked_in() {
    let (state, headline, line) = before(TournamentState::Setup, |f| f.players[0].checked_in = false);
    assert_eq!(
        (state, headline.as_str()),
        (PlayerState::Registered, "You are registered")
    );
    assert!(line.contains("has not opened"), "{line}");
    let (state, _, line) = before(TournamentState::Registration, |f| f.players[0].checked_in = false);
    assert_eq!(state, PlayerState::Registered);
    assert!(line.contains("Check in when you are at the venue"), "{line}");
    assert_eq!(main_action(state), Some(Action::CheckIn));
    let (state, headline, line) = before(TournamentState::Registration, |_| ());
    assert_eq!(
        (state, headline.as_str()),
        (PlayerState::CheckedIn, "You are checked in")
    );
    assert!(line.contains("pairings of round 1"), "{line}");
    assert_eq!(main_action(state), Some(Action::HandIn));
    // the rounds have begun, and the first is not published
    assert_eq!(before(TournamentState::Swiss, |_| ()).0, PlayerState::CheckedIn);
    let draft = five().swiss_with_byes(RoundState::Draft, &[(&[2, 0, 1, 3], OPEN)], &[4]);
    assert_eq!(public(draft, 1).0, PlayerState::CheckedIn);
}

#[test]
fn who_has_no_place_reads_why() {
    let snapshot = five().snapshot();
    let mut row = snapshot.loaded.players[0].clone();
    row.id = "nobody of the event".to_owned();
    let mut of = |status| {
        row.status = status;
        said(Whose::own(&snapshot, &row, None))
    };
    let (state, headline, line) = of(PlayerStatus::Pending);
    assert_eq!(
        (state, headline.as_str()),
        (PlayerState::Pending, "Waiting for approval")
    );
    assert!(line.contains("has not approved it yet"));
    let (state, headline, line) = of(PlayerStatus::Waitlisted);
    assert_eq!(
        (state, headline.as_str()),
        (PlayerState::Waitlisted, "All places are taken")
    );
    assert!(line.contains("on the waiting list"));
    assert_eq!(
        main_action(state),
        Some(Action::CheckIn),
        "places that get free go to those who are here"
    );
    let (state, headline, _) = of(PlayerStatus::Removed);
    assert_eq!(
        (state, headline.as_str()),
        (PlayerState::Removed, "You are not in this tournament")
    );
    assert_eq!(state.offers(|_| true), Offers::default(), "nothing to do");
}

#[test]
fn at_a_table_a_player_sees_its_number_seat_and_time() {
    for (round_state, expected) in [
        (RoundState::Published, PlayerState::Seated),
        (RoundState::Running, PlayerState::Playing),
    ] {
        let snapshot = round(round_state).snapshot();
        let whose = Whose::public(&snapshot, PlayerIx(0));
        let state = PlayerState::of(whose);
        let words = Words::of(state, whose).expect("words");
        assert_eq!(state, expected);
        assert_eq!(
            (words.headline.word, words.headline.text),
            (Some(t::table_word()), 1.into())
        );
        assert!(words.headline.is_giant);
        assert_eq!(main_action(state), Some(Action::Report));
        let place = SeatPlace::of(&View::of(&snapshot), PlayerIx(0)).expect("a seat");
        assert_eq!((place.table, place.seat, place.of), (1, 2, 4));
        assert!(place.clock.is_none(), "the bar shows the round's");
    }
}

/// Ann's own table in the running round, with reports and a game.
fn own(snapshot: &Snapshot, reports: Vec<ReportRow>, game: GamePart, has_result: bool) -> OwnTable {
    let row = &snapshot.loaded.players[0];
    let round = snapshot.loaded.rounds.last().expect("a round");
    let mut pod = round.pods[0].clone();
    pod.result = has_result.then_some(ResultKind::Won);
    let at = AtTable::new(true, round.row.clone(), pod, row).with(Vec::new(), reports);
    let event = snapshot.loaded.event.rounds().last().expect("a round");
    OwnTable::new(at, event.pods[0].clone(), game, row)
}

fn report(player: &str, state: ReportState) -> ReportRow {
    ReportRow {
        state,
        answered_by: Some("row-2".to_owned()).filter(|_| state != ReportState::Waiting),
        objection: Some("We drew.".to_owned()).filter(|_| state == ReportState::Disputed),
        ..ReportRow::new("t", "pod-1", player, "1", nine())
    }
}

fn with(reports: Vec<ReportRow>, game: GamePart, has_result: bool) -> (PlayerState, String, String) {
    let snapshot = round(RoundState::Running).snapshot();
    let table = own(&snapshot, reports, game, has_result);
    said(Whose::own(&snapshot, &snapshot.loaded.players[0], Some(&table)))
}

#[test]
fn a_report_waits_for_another_player_and_then_counts() {
    let reported = |reports, has_result| with(reports, GamePart::default(), has_result);
    let (state, headline, line) = reported(vec![report("row-1", ReportState::Waiting)], false);
    assert_eq!(
        (state, headline.as_str()),
        (PlayerState::Reported, "Waiting for the others")
    );
    assert!(
        line.contains("You reported at") && line.contains("Cat Cedar won"),
        "{line}"
    );
    assert_eq!(main_action(state), Some(Action::Withdraw));
    let (state, headline, line) = reported(vec![report("row-4", ReportState::Waiting)], false);
    assert_eq!((state, headline.as_str()), (PlayerState::ToConfirm, "Cat Cedar won"));
    assert!(
        line.starts_with("Dan Dogwood reported this at") && line.ends_with("Is that right?"),
        "{line}"
    );
    assert_eq!(main_action(state), Some(Action::Confirm));
    assert!(state.offers(|_| true).has(Action::Dispute));
    let (state, headline, line) = reported(vec![report("row-4", ReportState::Disputed)], false);
    assert_eq!((state, headline.as_str()), (PlayerState::Disputed, "The staff decides"));
    assert!(
        line.contains("Dan Dogwood reported: Cat Cedar won. Bob Birch disputes it: “We drew.”"),
        "{line}"
    );
    assert_eq!(main_action(state), Some(Action::CallJudge));
    let (state, headline, line) = reported(vec![report("row-1", ReportState::Confirmed)], true);
    assert_eq!((state, headline.as_str()), (PlayerState::Confirmed, "Cat Cedar won"));
    assert!(
        line.contains("reported by you, confirmed by Bob Birch") && line.contains("call a judge"),
        "{line}"
    );
    let (state, _, line) = reported(Vec::new(), true);
    assert_eq!(state, PlayerState::Confirmed);
    assert!(line.contains("entered by the staff"), "{line}");
}

#[test]
fn who_is_out_of_the_game_and_whose_time_is_called_still_report() {
    let out = GamePart {
        out: BTreeMap::from([(PlayerIx(0), t::out_lost())]),
        ..GamePart::default()
    };
    let (state, headline, line) = with(Vec::new(), out, false);
    assert_eq!((state, headline.as_str()), (PlayerState::OutOfGame, "1"));
    assert!(line.contains("a spectator until it ends"), "{line}");
    let called = GamePart {
        line: Some(t::time_called_turns(3)),
        time_called: true,
        turn_of: Some(PlayerIx(0)),
        ..GamePart::default()
    };
    let (time, _, line) = with(Vec::new(), called, false);
    assert_eq!(time, PlayerState::TimeCalled);
    assert!(
        line.starts_with("Time is called") && line.ends_with("It is your turn."),
        "{line}"
    );
    for state in [state, time] {
        assert_eq!(main_action(state), Some(Action::Report));
    }
}

#[test]
fn without_a_table_in_the_round_that_is_played_everybody_reads_why() {
    let (state, headline, line) = public(round(RoundState::Running), 5);
    assert_eq!((state, headline.as_str()), (PlayerState::Bye, "Bye"));
    assert_eq!(line, "No match in this round; it counts 5 points.");
    let alone = || five().swiss(RoundState::Published, &[(&[0, 1, 2, 3], OPEN)]);
    let (state, headline, line) = public(alone(), 5);
    assert_eq!(
        (state, headline.as_str()),
        (PlayerState::Unpaired, "You are not in this round")
    );
    assert!(line.contains("tell the organizer now"));
    let mut late = alone();
    late.players[4].entry_round = 2;
    assert_eq!(public(late, 5).0, PlayerState::LateEntry);
    let lost = alone().match_losses(&[4]);
    let (state, headline, _) = public(lost, 5);
    assert_eq!((state, headline.as_str()), (PlayerState::MatchLoss, "Match loss"));
}

#[test]
fn between_rounds_no_table_is_a_place_to_sit_down() {
    let mut fixture = round(RoundState::Finished);
    fixture.profile.swiss_rounds = Some(2);
    let (state, headline, line) = public(fixture, 1);
    assert_eq!(
        (state, headline.as_str()),
        (PlayerState::BetweenRounds, "Pairings soon")
    );
    assert_eq!(
        line,
        "Round 1 is over: Cat Cedar won at table 1. Your next table will be here when the pairings of round 2 are published."
    );
    assert_eq!(main_action(state), Some(Action::Standings));
    let over = |cut| {
        let mut fixture = round(RoundState::Finished);
        fixture.profile.swiss_rounds = Some(1);
        fixture.profile.playoff_cut = Some(cut);
        public(fixture, 3)
    };
    let (state, headline, line) = over(4);
    assert_eq!(
        (state, headline.as_str()),
        (PlayerState::SwissOver, "The Swiss rounds are over")
    );
    assert_eq!(
        line,
        "Round 1 is over: you won at table 1. Next the top 4 is announced here."
    );
    assert!(over(0).2.contains("final standings are published soon"));
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
    let (state, headline, line) = public(cut(), 1);
    assert_eq!(
        (state, headline.as_str()),
        (PlayerState::WaitingSeed, "You wait for the final")
    );
    assert!(line.contains("You are seed 1."), "{line}");
    let (state, headline, _) = public(cut(), 9);
    assert_eq!(
        (state, headline.as_str()),
        (PlayerState::InPlayoff, "You play in the semi-finals")
    );
    for missed in [public(cut(), 11), public(semifinals(RoundState::Running), 11)] {
        assert_eq!(
            (missed.0, missed.1.as_str()),
            (PlayerState::OutOfCut, "You missed the cut")
        );
        assert!(missed.2.contains("4th of 12 after the Swiss rounds"), "{}", missed.2);
    }
    assert_eq!(public(semifinals(RoundState::Running), 1).1, "You wait for the final");
    assert_eq!(public(semifinals(RoundState::Running), 9).0, PlayerState::Playing);
    let between = |number| public(semifinals(RoundState::Finished), number);
    let (state, headline, line) = between(10);
    assert_eq!(
        (state, headline.as_str()),
        (PlayerState::InPlayoff, "You play in the final")
    );
    assert!(
        line.starts_with("The semi-finals are over: you won at table 1. You are seed 10."),
        "{line}"
    );
    let (state, headline, line) = between(9);
    assert_eq!(
        (state, headline.as_str()),
        (PlayerState::Finished, "You finished 5th of 12")
    );
    assert!(line.contains("Semi-finalist."), "{line}");
    let (_, headline, line) = between(11);
    assert_eq!(headline, "You finished 11th of 12");
    assert!(line.contains("Equal 11th–12th."), "{line}");
    let over = |number| {
        let mut fixture = semifinals(RoundState::Finished).playoff(RoundState::Finished, &[(&[0, 4, 7, 9], won(9))]);
        fixture.tournament.state = TournamentState::Finished;
        public(fixture, number)
    };
    let (state, headline, line) = over(10);
    assert_eq!(
        (state, headline.as_str()),
        (PlayerState::Finished, "You are the champion")
    );
    assert!(line.contains("The final is over: you won at table 1."), "{line}");
    assert_eq!(main_action(state), Some(Action::Share));
    assert_eq!(over(1).1, "You finished 2nd of 12");
}

#[test]
fn at_the_end_a_player_reads_their_place() {
    let mut fixture = round(RoundState::Finished);
    fixture.tournament.state = TournamentState::Finished;
    let (state, headline, _) = public(fixture, 1);
    assert_eq!(state, PlayerState::Finished);
    assert!(
        headline.starts_with("You finished ") && headline.ends_with(" of 5"),
        "{headline}"
    );
}

/// Ann in round 1 with something changed.
fn left(change: impl Fn(&mut Fixture), round_state: RoundState) -> (PlayerState, String, String) {
    let mut fixture = round(round_state);
    change(&mut fixture);
    public(fixture, 1)
}

#[test]
fn who_has_left_reads_that_they_have() {
    let (state, headline, line) = left(|f| f.players[0].dropped_after = Some(1), RoundState::Finished);
    assert_eq!(
        (state, headline.as_str()),
        (PlayerState::Dropped, "You have dropped after round 1")
    );
    assert!(line.contains("tell the staff"));
    let playing = left(|f| f.players[0].dropped_after = Some(1), RoundState::Running);
    assert_eq!(playing.0, PlayerState::Playing, "a drop takes effect after the match");
    let (state, headline, _) = left(|f| f.players[0].disqualified_after = Some(1), RoundState::Running);
    assert_eq!(
        (state, headline.as_str()),
        (PlayerState::Disqualified, "You were disqualified")
    );
    let (state, headline, _) = left(|f| f.tournament.state = TournamentState::Cancelled, RoundState::Running);
    assert_eq!(
        (state, headline.as_str()),
        (PlayerState::Cancelled, "This tournament was cancelled")
    );
}

#[test]
fn a_page_offers_only_what_the_commands_accept_and_one_main_action() {
    let offers = PlayerState::Registered.offers(|action| action != Action::CheckIn);
    assert_eq!(offers.main, Some(Action::HandIn));
    assert!(!offers.has(Action::CheckIn) && offers.has(Action::Drop) && !offers.also.contains(&Action::HandIn));
    assert_eq!(PlayerState::Playing.offers(|_| false), Offers::default());
    let both = PlayerState::ToConfirm.offers(|_| true);
    assert!(
        both.is_main(Action::Confirm) && !both.has(Action::Report),
        "one question at a time"
    );
}
