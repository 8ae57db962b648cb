//! Time mode and the game desk come to the same record, whatever happens at a table.

use podium_melee::{MarkerNumber, Outcome, Seat};
use podium_ops::floor::follow::{
    AgreedRules, DeskAction, GameVersion, Left, Next, Tap, TimeCall, Verdict, act, confirm, start, tap, undo,
};
use podium_store::floor::follow as rows;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use serde_json::json;

use super::time_mode::table;
use super::*;

/// What happens at a table after time was called; seats from 0.
#[derive(Debug, Clone, Copy)]
enum Happens {
    Out(usize),
    TurnEnds,
    Undone,
    Ends(Option<usize>),
}

impl Happens {
    /// Whether it ended the match: it was accepted.
    fn is_over(self, done: &[bool]) -> bool {
        matches!(self, Self::Ends(_)) && done.last() == Some(&true)
    }
}

/// What a table of four goes through.
#[derive(Debug, Clone)]
struct Course {
    /// Who was out when time was called.
    before: Vec<usize>,
    turn: usize,
    slow: Option<usize>,
    after: Vec<Happens>,
}

fn courses() -> impl Strategy<Value = Course> {
    let happens = prop_oneof![
        1 => (0..4_usize).prop_map(Happens::Out),
        5 => Just(Happens::TurnEnds),
        1 => Just(Happens::Undone),
        2 => proptest::option::of(0..4_usize).prop_map(Happens::Ends),
    ];
    let before = proptest::collection::vec(0..4_usize, 0..2);
    let after = proptest::collection::vec(happens, 0..9);
    (before, 0..4_usize, proptest::option::of(0..4_usize), after).prop_map(|(before, turn, slow, after)| Course {
        before,
        turn,
        slow,
        after,
    })
}

/// The version of the game that is followed at a table; 0: none is.
fn version(db: &TestDb, slug: &str, number: i64) -> GameVersion {
    GameVersion::new(
        number,
        table(db, slug, number).open().map_or(0, |game| game.row.version),
    )
}

/// Goes through it by taps on the floor; which steps were accepted.
fn on_the_floor(db: &TestDb, slug: &str, number: i64, course: &Course) -> Vec<bool> {
    let does = |what: Tap| {
        let at = version(db, slug, number);
        db.act(slug, |work| tap(work, at, &what)).is_ok()
    };
    let mut done: Vec<bool> = course
        .before
        .iter()
        .map(|seat| does(Tap::Out(*seat, Left::Lost)))
        .collect();
    done.push(does(Tap::Call {
        turn: Some(course.turn),
        not_counted: course.slow.into_iter().collect(),
        end_step: false,
        early: false,
    }));
    for step in &course.after {
        done.push(does(match step {
            Happens::Out(seat) => Tap::Out(*seat, Left::Lost),
            Happens::TurnEnds => Tap::EndTurn(MarkerNumber(1)),
            Happens::Undone => Tap::Undo(None),
            Happens::Ends(winner) => Tap::Result(*winner),
        }));
        if step.is_over(&done) {
            break;
        }
    }
    done
}

/// Goes through it as at the game desk, where a game is followed first and an outcome is confirmed.
fn at_the_desk(db: &TestDb, slug: &str, number: i64, course: &Course) -> Vec<bool> {
    let seat = |index: usize| Seat::new(index).expect("a seat");
    let does = |actions: &[DeskAction]| {
        let at = version(db, slug, number);
        db.act(slug, |work| act(work, at, actions)).is_ok()
    };
    let leaves = |index: usize| {
        let key = table(db, slug, number).players[index].key.clone();
        does(&[DeskAction::Do(json!({"do": "leave", "players": [key], "why": "lost"}))])
    };
    db.act(slug, |work| start(work, number, &AgreedRules::default()))
        .expect("followed");
    let mut done: Vec<bool> = course.before.iter().map(|seat| leaves(*seat)).collect();
    done.push(does(&[DeskAction::CallTime(TimeCall {
        turn: Some(seat(course.turn)),
        not_counted: course.slow.map(seat).into_iter().collect(),
        ..TimeCall::default()
    })]));
    for step in &course.after {
        done.push(match step {
            Happens::Out(seat) => leaves(*seat),
            Happens::TurnEnds => does(&[DeskAction::Do(json!({"do": "end_turn", "marker": 1}))]),
            Happens::Undone => {
                let at = version(db, slug, number);
                db.act(slug, |work| undo(work, at, None)).is_ok()
            }
            Happens::Ends(winner) => {
                let outcome = table(db, slug, number)
                    .open()
                    .and_then(|game| game.game.outcome().cloned());
                let fits = match (&outcome, winner) {
                    (None, Some(winner)) => does(&[DeskAction::Won(seat(*winner))]),
                    (None, None) => does(&[DeskAction::AgreedDraw]),
                    (Some(Outcome::Winner(won)), Some(winner)) => won.index() == *winner,
                    (Some(Outcome::Draw(_)), None) => true,
                    _ => false,
                };
                let at = version(db, slug, number);
                let verdict = Verdict {
                    next: Next::End,
                    conceded_match: Vec::new(),
                    overrule: None,
                };
                fits && db.act(slug, |work| confirm(work, at, &verdict)).is_ok()
            }
        });
        if step.is_over(&done) {
            break;
        }
    }
    done
}

/// The games and the result of a table, players by their seats and without what is drawn for each table.
fn record(db: &TestDb, slug: &str, number: i64) -> String {
    let at = table(db, slug, number);
    let mut lines = Vec::new();
    for game in &at.games {
        let steps: Result<Vec<rows::ActionRow>, DbError> = db.db.read(|conn| rows::actions(conn, &game.row.id));
        let mut setup: serde_json::Value = serde_json::from_str(&game.row.setup).expect("a setup is JSON");
        setup.as_object_mut().expect("an object").remove("seed");
        lines.push(format!("{:?} {} {setup}", game.row.state, game.row.number));
        for step in steps.expect("steps are read") {
            lines.push(format!("{} {} {}", step.number, step.undone_at.is_some(), step.action));
        }
    }
    lines.push(format!("{:?}", at.pod.result));
    for place in &at.places {
        lines.push(format!("{:?} {} {}", place.outcome, place.conceded, place.match_loss));
    }
    let mut text = lines.join("\n");
    for (seat, player) in at.players.iter().enumerate() {
        text = text.replace(&format!("\"{}\"", player.key), &format!("\"seat {seat}\""));
    }
    text
}

#[test]
fn time_mode_and_the_game_desk_come_to_the_same_record() {
    const COURSES: i64 = 25;
    let db = &TestDb::sqlite();
    let slug = running(db, 2 * COURSES as usize);
    in_database_clock(db, &slug, 80, Some(75));
    let mut runner = TestRunner::deterministic();
    for number in 1..=COURSES {
        let course = courses().new_tree(&mut runner).expect("a course").current();
        let floor = on_the_floor(db, &slug, number, &course);
        let desk = at_the_desk(db, &slug, COURSES + number, &course);
        assert_eq!(floor, desk, "what was accepted: {course:?}");
        assert_eq!(
            record(db, &slug, number),
            record(db, &slug, COURSES + number),
            "{course:?}"
        );
    }
}
