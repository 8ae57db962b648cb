//! Tests of the table of infractions and its proposals.

use super::*;
use crate::level::Level;
use say::Language;

/// Returns the proposal at Competitive level for a code, after earlier penalties of the player.
fn proposed(code: &str, case: Option<usize>, earlier: &[(&str, Penalty)]) -> (Penalty, bool) {
    at_level(Level::Competitive, code, case, earlier)
}

fn at_level(level: Level, code: &str, case: Option<usize>, earlier: &[(&str, Penalty)]) -> (Penalty, bool) {
    let earlier: Vec<Earlier<'_>> = earlier
        .iter()
        .zip(1..)
        .map(|(&(code, penalty), ruling)| Earlier { ruling, code, penalty })
        .collect();
    let proposal = PenaltyTable::standard()
        .propose(level, code, case, &earlier)
        .expect("a code of the table");
    (proposal.penalty, proposal.drop)
}

#[test]
fn the_built_in_table_is_sound_and_complete() {
    let table = PenaltyTable::standard();
    assert_eq!(table.problems(), []);
    assert_eq!(table.name, STANDARD);
    let codes: Vec<&str> = table.infractions.iter().map(|row| row.code.as_str()).collect();
    assert_eq!(
        codes,
        [
            "2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9",
            "4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.7", "4.8"
        ]
    );
}

#[test]
fn levels_are_in_their_order() {
    let words: Vec<&str> = Penalty::ALL.iter().map(|p| p.as_str()).collect();
    assert_eq!(
        words,
        [
            "none",
            "caution",
            "warning",
            "skip_turn",
            "game_loss",
            "match_loss",
            "disqualification"
        ]
    );
    assert!(Penalty::ALL.is_sorted());
    for penalty in Penalty::ALL.iter().copied() {
        assert_eq!(Penalty::parse(penalty.as_str()), Some(penalty));
    }
}

#[test]
fn base_penalties_with_what_multiplayer_changes() {
    use Penalty::{Disqualification, GameLoss, MatchLoss, None as Nothing, SkipTurn, Warning};
    let cases = [
        ("2.1", Nothing),
        ("2.2", Warning),
        ("2.3", Warning),
        ("2.4", Warning),
        ("2.5", Warning),
        // not applied in multiplayer
        ("2.6", Nothing),
        // instead of the Game Loss
        ("3.1", SkipTurn),
        ("3.2", MatchLoss),
        ("3.3", Warning),
        ("3.4", GameLoss),
        ("3.5", Warning),
        ("3.6", Warning),
        ("3.7", Warning),
        ("3.8", Warning),
        ("3.9", Warning),
        ("4.1", Warning),
        ("4.2", MatchLoss),
        ("4.3", MatchLoss),
        ("4.4", MatchLoss),
        ("4.5", Disqualification),
        ("4.6", Disqualification),
        ("4.7", Disqualification),
        ("4.8", Disqualification),
    ];
    for (code, penalty) in cases {
        assert_eq!(proposed(code, None, &[]), (penalty, false), "{code}");
    }
}

#[test]
fn cases_have_their_own_penalties() {
    assert_eq!(proposed("3.1", Some(0), &[]), (Penalty::Warning, false));
    assert_eq!(proposed("3.1", Some(1), &[]), (Penalty::MatchLoss, true));
    assert_eq!(
        proposed("3.1", Some(9), &[]),
        (Penalty::SkipTurn, false),
        "no such case"
    );
}

#[test]
fn earlier_warnings_lead_to_more() {
    use Penalty::{Caution, GameLoss, None as Nothing, Warning};
    type Earlier = &'static [(&'static str, Penalty)];
    let cases: &[(&str, Earlier, Penalty)] = &[
        // the 3rd Warning for the same Game Play Error
        ("2.5", &[("2.5", Warning)], Warning),
        ("2.5", &[("2.5", Warning), ("2.5", Warning)], GameLoss),
        (
            "2.5",
            &[("2.5", Warning), ("2.5", Warning), ("2.5", Warning), ("2.5", GameLoss)],
            GameLoss,
        ),
        ("2.5", &[("2.5", Warning), ("2.4", Warning), ("2.3", Warning)], Warning),
        ("2.5", &[("2.5", Warning), ("2.5", Caution)], Warning),
        // Failure to Maintain Game State never counts, neither for itself nor for others
        (
            "2.6",
            &[("2.6", Warning), ("2.6", Warning), ("2.6", Warning), ("2.6", Warning)],
            Nothing,
        ),
        ("2.5", &[("2.6", Warning), ("2.6", Warning), ("2.6", Warning)], Warning),
        // the 2nd Warning for the same Tournament Error
        ("3.3", &[], Warning),
        ("3.3", &[("3.9", Warning)], Warning),
        ("3.3", &[("3.3", Warning)], GameLoss),
        ("3.3", &[("3.3", Caution)], Warning),
        // repeated unsporting conduct
        ("4.1", &[("4.1", Warning)], GameLoss),
        ("4.1", &[("4.1", GameLoss)], GameLoss),
        ("4.1", &[("4.1", Caution)], Warning),
        ("4.1", &[("4.2", Penalty::MatchLoss)], Warning),
    ];
    for (code, earlier, penalty) in cases {
        assert_eq!(proposed(code, None, earlier).0, *penalty, "{code} after {earlier:?}");
    }
    assert_eq!(proposed("3.1", Some(0), &[("3.1", Warning)]).0, GameLoss);
    assert_eq!(
        proposed("3.1", None, &[("3.1", Warning)]).0,
        Penalty::SkipTurn,
        "no Warning, so not the 2nd"
    );
}

#[test]
fn regular_has_education_and_caution_only() {
    let before: Vec<(&str, Penalty)> = vec![("2.5", Penalty::Warning); 5];
    for row in PenaltyTable::standard().infractions {
        for case in [None, Some(0), Some(1)] {
            let (penalty, drop) = at_level(Level::Regular, &row.code, case, &before);
            assert!(penalty <= Penalty::Caution && !drop, "{}", row.code);
        }
    }
    assert_eq!(at_level(Level::Regular, "2.1", None, &[]).0, Penalty::None);
}

#[test]
fn a_proposal_says_why() {
    let because = |code, case, earlier: &[Earlier<'_>]| {
        let table = PenaltyTable::standard();
        table
            .propose(Level::Professional, code, case, earlier)
            .expect("known")
            .because
    };
    let warned = Earlier {
        ruling: 1,
        code: "3.3",
        penalty: Penalty::Warning,
    };
    assert_eq!(because("3.3", None, &[]), "Warning is the base penalty.");
    assert_eq!(
        because("3.3", None, &[warned]),
        "Game Loss: it is the 2nd Warning today for 3.3 Slow Play."
    );
    assert_eq!(
        because("3.1", None, &[]),
        "Skip Turn in multiplayer; the base penalty is Game Loss."
    );
    assert_eq!(because("3.1", Some(1), &[]), "10 minutes late or more: Match Loss.");
    assert_eq!(
        PenaltyTable::standard().propose(Level::Professional, "9.9", None, &[]),
        None
    );
}

#[test]
fn cells_say_the_row_again() {
    for row in PenaltyTable::standard().infractions {
        assert_eq!(Cells::of(&row).read(), Ok(row));
    }
    let table = PenaltyTable::standard();
    let tardy = table.infraction("3.1").expect("there");
    assert_eq!(
        Cells::of(tardy).get("cases"),
        "Less than 1 minute late: warning; 10 minutes late or more: match_loss, drop"
    );
    let spoken = Cells(
        [
            "5.1",
            "Chess",
            "Tournament Error",
            "Game Loss",
            "",
            "",
            "Match Loss",
            "",
            "",
        ]
        .map(str::to_owned),
    );
    let wrong = spoken.read().expect_err("two words are unknown");
    let said: Vec<(&str, String)> = wrong.iter().map(|(cell, why)| (*cell, why.to_string())).collect();
    let all = "none, caution, warning, skip_turn, game_loss, match_loss, disqualification";
    assert_eq!(
        said,
        [
            ("may_be", format!("\"Match\" is not one of {all}.")),
            ("may_be", format!("\"Loss\" is not one of {all}.")),
        ]
    );
}

#[test]
fn every_cell_that_cannot_be_read_is_named() {
    let cells = Cells(
        [
            "1",
            "x",
            "odd",
            "huge",
            "tiny",
            "late: much; later: warning, gone",
            "none",
            "many",
            "",
        ]
        .map(str::to_owned),
    );
    let columns: Vec<&str> = cells
        .read()
        .expect_err("wrong")
        .into_iter()
        .map(|(column, _)| column)
        .collect();
    assert_eq!(columns, ["category", "penalty", "instead", "cases", "cases", "upgrade"]);
}

#[test]
fn a_table_says_everything_that_is_wrong_at_once() {
    let mut table = PenaltyTable::standard();
    table.infractions.truncate(3);
    table.name.clear();
    table.infractions[1].code = "2.1".to_owned();
    table.infractions[1].upgrade = Some(Upgrade {
        nth: 1,
        to: Penalty::Caution,
    });
    table.infractions[2].code = "a b".to_owned();
    table.infractions[2].name = "n".repeat(121);
    table.infractions[2].cases = vec![Case {
        when: "now; then".to_owned(),
        penalty: Penalty::None,
        drop: false,
    }];
    let pointers: Vec<String> = table.problems().into_iter().map(|p| p.pointer).collect();
    assert_eq!(
        pointers,
        [
            "/name",
            "/infractions/2/name",
            "/infractions/2/cases/0/when",
            "/infractions/1/code",
            "/infractions/1/upgrade/nth",
            "/infractions/1/upgrade/to",
            "/infractions/2/code"
        ]
    );
    table.infractions.clear();
    assert_eq!(table.problems().last().expect("one").pointer, "/infractions");
}

#[test]
fn differences_are_said_in_words() {
    let mut table = PenaltyTable::standard();
    assert_eq!(table.differences(), "the table multiplayer-2022");
    table.name = "house".to_owned();
    table.infractions[1].penalty = Penalty::Caution;
    table.infractions[2].multiplayer.clear();
    let gone = table.infractions.pop().expect("one");
    table.infractions.push(Infraction {
        code: "5.1".to_owned(),
        ..gone
    });
    assert_eq!(
        table.differences(),
        "the table house: 2.2 Looking at Extra Cards: Caution instead of Warning; 2.3 Hidden Card Error changed; \
         5.1 Cheating added: Disqualification; 4.8 Cheating taken out"
    );
}

#[test]
fn an_upgrade_names_the_rulings_that_it_counts() {
    let earlier = |ruling, code, penalty| Earlier { ruling, code, penalty };
    let day = [
        earlier(2, "3.3", Penalty::Warning),
        earlier(5, "2.5", Penalty::Warning),
        earlier(7, "3.3", Penalty::Caution),
    ];
    let table = PenaltyTable::standard();
    let proposal = |code| table.propose(Level::Competitive, code, None, &day).expect("a code");
    assert_eq!(
        (proposal("3.3").penalty, proposal("3.3").built_on),
        (Penalty::GameLoss, vec![2])
    );
    assert_eq!(
        proposal("2.5").built_on,
        Vec::<i64>::new(),
        "a second Warning is not enough yet"
    );
    assert_eq!(proposal("3.4").built_on, Vec::<i64>::new());
}

#[test]
fn what_a_form_shows_is_read_back_as_it_was() {
    for penalty in Penalty::ALL.iter().copied() {
        for drop in [false, true] {
            let shown = ShownPenalty { penalty, drop };
            assert_eq!(ShownPenalty::parse(&shown.label()), Some(shown));
        }
    }
    assert_eq!(ShownPenalty::parse("heavy"), None);
    assert_eq!(ShownPenalty::parse("+drop"), None);
}

#[test]
fn a_house_table_has_common_infractions_too() {
    let mut table = PenaltyTable::standard();
    assert_eq!(table.common().len(), 8);
    assert_eq!(table.common()[1].code, SLOW_PLAY);
    for row in &mut table.infractions {
        row.code = format!("H{}", row.code);
    }
    assert_eq!(table.common()[0].code, "H2.1");
}

#[test]
fn every_text_of_the_built_in_table_has_a_message() {
    let translated = |message: say::Message, english: &str| {
        assert_eq!(message, english);
        assert_ne!(message.in_language(Language::MadeUp), english, "{english}");
    };
    for row in PenaltyTable::standard().infractions {
        translated(row.term(), &row.name);
        for (ix, case) in row.cases.iter().enumerate() {
            translated(row.case_term(ix).expect("a case"), &case.when);
        }
        match row.remark() {
            Some(remark) => translated(remark, &row.multiplayer),
            None => assert_eq!(row.multiplayer, ""),
        }
        assert_eq!(row.case_term(row.cases.len()), None);
    }
}

#[test]
fn what_an_organizer_typed_is_the_same_in_all_languages() {
    let mut table = PenaltyTable::standard();
    let late = table
        .infractions
        .iter_mut()
        .find(|row| row.code == "3.1")
        .expect("there");
    late.cases[1].when = "After the Draw".to_owned();
    late.multiplayer = "Not here.".to_owned();
    let spanish = |message: Option<say::Message>| message.map(|message| message.in_language(Language::Spanish));
    assert_eq!(
        spanish(late.term_with_case(0)).as_deref(),
        Some("Tardanza: menos de 1 minuto de retraso")
    );
    assert_eq!(
        spanish(late.case_term(0)).as_deref(),
        Some("Menos de 1 minuto de retraso")
    );
    assert_eq!(
        spanish(late.term_with_case(1)).as_deref(),
        Some("Tardanza: after the draw")
    );
    assert_eq!(spanish(late.case_term(1)).as_deref(), Some("After the Draw"));
    assert_eq!(spanish(late.remark()).as_deref(), Some("Not here."));
    late.name = "Lateness".to_owned();
    assert_eq!(spanish(Some(late.code_and_term())).as_deref(), Some("3.1 Lateness"));
    // the same name under another code is still typed
    late.name = "Slow Play".to_owned();
    assert_eq!(spanish(Some(late.term())).as_deref(), Some("Slow Play"));
}
