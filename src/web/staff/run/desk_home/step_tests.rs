use super::*;

/// Twelve players before round 1 of three, with a cut to four; all of them are checked in.
fn facts() -> Facts {
    Facts {
        state: TournamentState::Registration,
        players: 12,
        can_be_paired: true,
        here: 12,
        some_are_absent: false,
        next: 1,
        swiss_rounds: 3,
        cut: 4,
        open: None,
        has_winner: false,
    }
}

fn in_round(number: i64, state: RoundState, outstanding: usize) -> Facts {
    Facts {
        state: TournamentState::Swiss,
        next: number + 1,
        open: Some(OpenRound {
            number,
            state,
            in_playoff: false,
            tables: 3,
            outstanding,
        }),
        ..facts()
    }
}

/// The stages in one line: `*` is done, `>` is here, `.` is ahead.
fn line(facts: &Facts) -> String {
    let stages = facts.stages().into_iter().map(|stage| {
        let mark = match stage.progress {
            Progress::Done => '*',
            Progress::Here => '>',
            Progress::Ahead => '.',
        };
        format!("{mark}{}", stage.name())
    });
    stages.collect::<Vec<_>>().join(" ")
}

#[test]
fn an_event_goes_from_registration_to_its_first_pairing() {
    let setup = Facts {
        state: TournamentState::Setup,
        ..facts()
    };
    assert_eq!(setup.step(), Step::Open);
    assert!(setup.pairs_at_once() && !facts().pairs_at_once());
    let some = Facts {
        some_are_absent: true,
        ..setup.clone()
    };
    assert!(!some.pairs_at_once(), "who decides about the absent opens it first");
    let few = Facts {
        can_be_paired: false,
        ..setup.clone()
    };
    assert!(!few.pairs_at_once());
    let unplanned = Facts {
        swiss_rounds: 0,
        cut: 0,
        ..facts()
    };
    assert_eq!(unplanned.step(), Step::Plan);
    let empty = Facts {
        players: 2,
        can_be_paired: false,
        here: 0,
        swiss_rounds: 0,
        cut: 0,
        ..facts()
    };
    assert_eq!(empty.step(), Step::Register);
    assert_eq!(
        line(&empty),
        ">Registration .Check-in .Pair .Publish .Play .Finish .End"
    );
    let doors = Facts {
        here: 3,
        some_are_absent: true,
        ..facts()
    };
    assert_eq!(doors.step(), Step::CheckIn);
    assert_eq!(
        line(&doors),
        "*Registration >Check-in .Pair .Publish .Play .Finish .Cut .Playoff .End"
    );
    assert_eq!(facts().step(), Step::Pair(1));
    assert_eq!(
        line(&facts()),
        "*Registration *Check-in >Pair .Publish .Play .Finish .Cut .Playoff .End"
    );
}

#[test]
fn where_nobody_checks_in_the_stage_is_not_called_done() {
    let nobody = Facts { here: 0, ..facts() };
    assert_eq!(nobody.step(), Step::Pair(1));
    assert_eq!(
        line(&nobody),
        "*Registration .Check-in >Pair .Publish .Play .Finish .Cut .Playoff .End"
    );
}

#[test]
fn a_round_is_paired_published_started_played_and_finished() {
    assert_eq!(in_round(2, RoundState::Draft, 3).step(), Step::Publish(2));
    assert_eq!(in_round(2, RoundState::Published, 3).step(), Step::Start(2));
    assert_eq!(in_round(2, RoundState::Running, 3).step(), Step::Results(2));
    assert_eq!(in_round(2, RoundState::Running, 1).step(), Step::Results(2));
    assert_eq!(in_round(2, RoundState::Running, 0).step(), Step::Finish(2));
    let played = in_round(2, RoundState::Running, 1);
    assert_eq!(
        line(&played),
        "*Registration *Check-in *Pair *Publish >Play .Finish .Cut .Playoff .End"
    );
    let between = Facts {
        state: TournamentState::Swiss,
        next: 3,
        ..facts()
    };
    assert_eq!(between.step(), Step::Pair(3));
}

#[test]
fn a_lone_player_of_a_published_playoff_round_does_not_start_it() {
    // T16: one of three tables gets its result automatically
    assert_eq!(in_round(4, RoundState::Published, 2).step(), Step::Results(4));
    assert_eq!(in_round(4, RoundState::Published, 0).step(), Step::Finish(4));
}

#[test]
fn after_the_swiss_rounds_come_the_cut_the_playoff_and_the_end() {
    let played = Facts {
        state: TournamentState::Swiss,
        next: 4,
        ..facts()
    };
    assert_eq!(played.step(), Step::Cut);
    assert_eq!(line(&played), "*Registration *Check-in *Rounds >Cut .Playoff .End");
    let announced = Facts {
        state: TournamentState::CutAnnounced,
        ..played.clone()
    };
    assert_eq!(announced.step(), Step::Playoff(4));
    assert_eq!(
        line(&announced),
        "*Registration *Check-in *Rounds *Cut >Pair .Publish .Play .Finish .End"
    );
    let won = Facts {
        state: TournamentState::Playoff,
        has_winner: true,
        ..played.clone()
    };
    assert_eq!(won.step(), Step::Crown);
    assert_eq!(line(&won), "*Registration *Check-in *Rounds *Cut *Playoff >End");
    let over = Facts {
        state: TournamentState::Finished,
        ..played
    };
    assert_eq!(over.step(), Step::Over);
    assert_eq!(line(&over), "*Registration *Check-in *Rounds *Cut *Playoff *End");
}

#[test]
fn an_event_without_a_playoff_ends_after_its_rounds() {
    let played = Facts {
        state: TournamentState::Swiss,
        next: 4,
        cut: 0,
        has_winner: true,
        ..facts()
    };
    assert_eq!(played.step(), Step::Crown);
    assert_eq!(line(&played), "*Registration *Check-in *Rounds >End");
}

#[test]
fn four_players_go_straight_to_the_cut() {
    // T18
    let four = Facts {
        players: 4,
        here: 4,
        swiss_rounds: 0,
        ..facts()
    };
    assert_eq!(four.step(), Step::Cut);
    assert_eq!(line(&four), "*Registration *Check-in >Cut .Playoff .End");
}
