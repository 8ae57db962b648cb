use super::*;
use crate::level::Level;
use crate::profile::{
    Conceding, DrawSharedBy, DrawnElimination, DrawnGames, HouseRule, HouseRules, OvertimeShown, PlayoffSeats,
    UnfinishedGames,
};
use crate::profile::{DrawPoints, PlacePoints, TiedPlaces};
use crate::profile::{ImaginaryOpponents, RoundKind, RoundKinds, RoundTable, Share, Wager, WinPointsBy};

fn settings(profile: &Profile) -> Vec<String> {
    let deviations = profile.deviations().into_iter();
    let settings = deviations.filter(|deviation| deviation.kind == DeviationKind::Setting);
    settings.map(|deviation| deviation.what.to_string()).collect()
}

#[test]
fn the_standard_profiles_depart_in_readings_only() {
    for level in [Level::Regular, Level::Competitive, Level::Professional] {
        let profile = Profile::standard(level);
        assert_eq!(settings(&profile), Vec::<String>::new());
        assert!(!profile.deviations().is_empty());
    }
}

#[test]
fn readings_are_listed_where_they_touch_the_tournament() {
    let readings = |level| {
        let deviations = Profile::standard(level).deviations();
        deviations.into_iter().map(|reading| reading.rule).collect::<Vec<_>>()
    };
    assert_eq!(readings(Level::Regular), ["MTR-A Appendix C", "MTR-A Appendix E"]);
    assert_eq!(
        readings(Level::Competitive),
        ["MTR-A Appendix C", "MTR-A 10.4A", "MTR-A Appendix E", "MTR-A 2.5AA"]
    );
}

#[test]
fn every_changed_setting_is_listed() {
    let mut profile = Profile::standard(Level::Competitive);
    profile.pod_size = 5; // with the points of pods of four
    profile.uneven_pods = UnevenPods::SmallerPods;
    profile.smaller_pods_at = SmallerPodsAt::Highest;
    profile.games_to_win = 2;
    profile.points.draw = 0;
    profile.points.loss = 1;
    profile.tiebreakers.truncate(1);
    profile.round_minutes = Some(80);
    profile.playoff_minutes = Some(120);
    profile.seating = Seating::Balanced;
    profile.draft_pods_in_round_one = true;
    profile.house.bye_opponents = Some(ImaginaryOpponents {
        count: 3,
        match_win_percentage: share("1/5"),
    });
    profile.house.smaller_pod_opponents = Some(ImaginaryOpponents {
        count: 1,
        match_win_percentage: share("1/7"),
    });
    profile.house.byes_in_percentages = true;
    profile.house.percentage_decimals = Some(4);
    profile.house.percentage_floor = Some(share("1/3"));
    profile.house.drawn_elimination = DrawnElimination::HighestSeed;
    profile.house.draw_shared_by = DrawSharedBy::StillIn;
    profile.house.playoff_seats = PlayoffSeats::BestSeedChooses;
    profile.house.playoff_places = true;
    let mut table = PenaltyTable::standard();
    table.infractions.pop();
    profile.penalties = Some(table);
    assert_eq!(
        settings(&profile),
        [
            "Pod size",
            "Players that fill no pod",
            "Smaller pods",
            "Game wins to win a match",
            "Match points for a win",
            "Match points for a draw",
            "Match points for a loss",
            "Match points for a bye",
            "Tiebreakers",
            "Round time",
            "End of a Swiss round",
            "Playoff time",
            "Swiss seats",
            "Pods of round 1",
            "Penalties",
            "Imaginary opponents for a bye",
            "Imaginary opponents for a smaller pod",
            "Byes in opponents' percentages",
            "Rounding of percentages",
            "Lowest percentage of an opponent",
            "Drawn playoff match",
            "Who shares a draw",
            "Playoff seats",
            "Places below the champion",
        ]
    );
    let here: Vec<String> = (profile.house_rules().iter())
        .map(|one| format!("{} | {}", one.addendum, one.here))
        .collect();
    assert_eq!(
        here,
        [
            "none | 3 at 20.00 % each",
            "none | 1 at 14.29 %",
            "do not count | count as won matches",
            "compared exactly | rounded to 2 decimals",
            "20.00 % | 33.33 %",
            "is played again | lets the best seed advance",
            "everyone who began the match | those still in the game when it is drawn",
            "by Swiss seed, highest first | drawn, and the best seed chooses who begins",
            "by Swiss seed | played out by the other finalists",
        ]
    );
}

#[test]
fn the_usual_floor_by_its_own_number_is_no_deviation() {
    let mut profile = Profile::standard(Level::Competitive);
    profile.house.percentage_floor = Some(share("1/5"));
    assert_eq!(settings(&profile), Vec::<String>::new());
    profile.house.percentage_floor = Some(Share::ZERO);
    assert_eq!(profile.house_rules()[0].here, "none");
    profile.house.percentage_floor = Some(share("1/5"));
    profile.points.win = 7;
    assert_eq!(profile.house_rules()[0].addendum, "14.29 %");
}

#[test]
fn other_scores_are_listed_with_their_numbers() {
    let mut profile = Profile::standard(Level::Competitive);
    profile.house.win_points_by = WinPointsBy::TwicePodSizeMinus1;
    profile.points = profile.usual_points();
    assert_eq!(
        settings(&profile),
        [
            "Match points for a win",
            "Match points for a bye",
            "Win points by pod size"
        ]
    );
    let rule = &profile.house_rules()[0];
    assert_eq!(rule.addendum, "5 in every pod");
    assert_eq!(rule.here, "5 in a pod of 3, 7 in a pod of 4");

    let mut profile = Profile::standard(Level::Competitive);
    profile.tiebreakers = vec![Tiebreaker::MatchPoints];
    profile.house.wager = Some(Wager {
        start: 1_000,
        stake: share("1/10"),
    });
    assert_eq!(settings(&profile), ["Tiebreakers", "Wagered points"]);
    let rule = &profile.house_rules()[0];
    assert_eq!(
        rule.here,
        "everyone begins with 1000 points and stakes 10.00 % of them in each match"
    );
}

#[test]
fn points_by_place_are_listed() {
    let mut profile = Profile::standard(Level::Regular);
    profile.house.place_points = Some(PlacePoints([(4, vec![6, 3, 2, 1]), (3, vec![6, 3, 2])].into()));
    profile.house.draw_points = Some(DrawPoints([(2, 3), (4, 2)].into()));
    profile.house.tied_places = TiedPlaces::TurnOrder;
    profile.points = profile.usual_points();
    let rules = profile.house_rules();
    let said: Vec<(String, String)> = rules
        .iter()
        .map(|rule| (rule.what.to_string(), rule.here.to_string()))
        .collect();
    let said: Vec<(&str, &str)> = said.iter().map(|(what, here)| (what.as_str(), here.as_str())).collect();
    assert_eq!(
        said,
        [
            (
                "Points by place",
                "places in a pod of 4 score 6, 3, 2, 1; places in a pod of 3 score 6, 3, 2"
            ),
            ("Points of a drawn game", "2 players: 3 each; 4 players: 2 each"),
            (
                "Players who leave together",
                "by turn order: the furthest from the active player is out first"
            ),
        ]
    );
    assert_eq!(rules[0].addendum, "a win scores 5, a draw 1");
}

fn share(text: &str) -> Share {
    text.parse().expect("a share")
}

#[test]
fn a_longer_round_with_its_own_end_departs_in_its_time_only() {
    let mut profile = Profile::standard(Level::Competitive);
    profile.round_minutes = Some(90);
    profile.end_of_round = EndOfRound::FinishTurn;
    assert_eq!(settings(&profile), ["Round time"]);
}

#[test]
fn other_pods_and_rounds_are_listed_with_what_the_addendum_has() {
    let mut profile = Profile::standard(Level::Competitive);
    profile.uneven_pods = UnevenPods::LargerPods;
    profile.smaller_pods_at = SmallerPodsAt::Highest;
    profile.house.smaller_pods_once = true;
    let lines = ["5: 0 rounds, top 4", "16: 2 rounds, top 4", "more: 1 round, no playoff"];
    profile.house.round_table = Some(RoundTable(lines.map(|line| line.parse().expect("a line")).to_vec()));
    profile.house.round_kinds = Some(RoundKinds {
        second: RoundKind::Spread,
        last: RoundKind::Strict,
        ..RoundKinds::default()
    });
    let said = |profile: &Profile| {
        let settings = profile.deviations().into_iter();
        let settings = settings.filter(|one| one.kind == DeviationKind::Setting);
        settings
            .map(|one| format!("{}: {} | {}", one.what, one.addendum, one.here))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        said(&profile),
        [
            "Players that fill no pod: have byes | play in larger pods",
            "Smaller pods: among the lowest scores | among the highest scores",
            "Second time in a smaller pod: avoided where it costs nothing else | avoided first, after repeated opponents",
            "Rounds and cut by number of players: as in Appendix E | up to 5 players: 0 rounds, top 4; up to 16 players: 2 \
             rounds, top 4; more players: 1 round, no playoff",
            "How rounds are paired: round 1 at random; round 2 by standings; other rounds by standings; last round by \
             standings | round 1 at random; round 2 strong and weak players mixed; other rounds by standings; last round \
             strictly by standings",
        ]
    );
    profile.uneven_pods = UnevenPods::SmallerPodsThenByes;
    assert_eq!(
        said(&profile)[0],
        "Players that fill no pod: have byes | play in smaller pods; at most one has a bye"
    );
    assert_eq!(profile.problems(), Vec::new());
}

#[test]
fn settings_of_pods_that_contradict_each_other_are_refused_by_name() {
    let mut profile = Profile::standard(Level::Competitive);
    profile.house.smaller_pods_once = true; // with byes
    profile.house.round_table = Some(RoundTable(Vec::new()));
    profile.house.round_kinds = Some(RoundKinds {
        first: RoundKind::Spread,
        ..RoundKinds::default()
    });
    let pointers: Vec<String> = profile.problems().into_iter().map(|problem| problem.pointer).collect();
    assert_eq!(
        pointers,
        [
            "/tournament/smaller_pods_once",
            "/tournament/round_table",
            "/tournament/round_kinds/first"
        ]
    );
}

#[test]
fn other_ends_of_rounds_and_games_are_listed() {
    let mut profile = Profile::standard(Level::Competitive);
    profile.house = HouseRules {
        overtime_minutes: Some(20),
        overtime_shown: OvertimeShown::Staff,
        end_step_turn: true,
        unfinished_games: UnfinishedGames::MostLife,
        drawn_games: DrawnGames::Result,
        conceding: Conceding::OwnTurn,
        no_show_minutes: Some(5),
        ..HouseRules::default()
    };
    let said = |one: &HouseRule| format!("{}: {} | {}", one.what, one.addendum, one.here);
    let rules: Vec<String> = profile.house_rules().iter().map(said).collect();
    assert_eq!(
        rules,
        [
            "Overtime: no limit | 20 minutes",
            "Overtime on clocks: shown to everyone | shown to the staff only",
            "Time called in an end step: that turn is the last | the next turn is the last",
            "Game without a winner at the end: is drawn | is won by the player with the most life",
            "Drawn game with time left: is followed by another game | ends the match as a draw",
            "Conceding: at any time | on one’s own turn only",
            "Start without missing players: does not say when | 5 minutes",
        ]
    );
    let mut later = profile.clone();
    later.house.conceding = Conceding::AnyTime;
    later.house.no_show_minutes = None;
    assert_eq!(profile.fixed_rules_changed(&later), [], "notes may change at any time");
    later.house.drawn_games = DrawnGames::Replayed;
    assert_eq!(profile.fixed_rules_changed(&later).len(), 1);
}
