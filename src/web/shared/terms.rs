//! Types of the tournament's data as messages: names of rounds, results, states, levels, roles, penalties.

use std::cmp::Ordering;

use chrono::NaiveDate;

use podium_event::deck::{Colours, Section};
use podium_event::level::Level;
use podium_event::penalties::{Category, Penalty, ShownPenalty};
use podium_event::profile::{Break, BreakEnd, EndOfRound, Profile, Tiebreaker};
pub use podium_event::round_names::PlayoffRound;
use podium_event::round_names::RoundName;
use podium_ops::command::roles;
use podium_rules::playoff::{FinalPlace, Reached};
use podium_rules::standings::{Scored, Wagered};
use podium_store::{Registration, Role, RoundState, SiteRole, TournamentState};
use say::terms as t;
use say::{Message, profile};

/// Returns a round's name as a heading: "Round 3", "Semi-finals".
pub fn round(name: &RoundName) -> Message {
    name.heading()
}

/// Returns the name of a playoff's round as a heading, by its name in the plan.
pub fn playoff_round(name: &str) -> Message {
    PlayoffRound::named(name).map_or_else(|| name.into(), PlayoffRound::heading)
}

/// Returns a time limit: "80 minutes", "no limit".
pub fn time_limit(limit: Option<u32>) -> Message {
    limit.map_or_else(profile::no_limit, say::common::minutes)
}

/// Returns a round's name inside a sentence: "round 3", "the semi-finals".
pub fn inside(name: &RoundName) -> Message {
    name.inside()
}

/// Returns a round's name after something else in a label: "Table 3, semi-finals".
pub fn label(name: &RoundName) -> Message {
    name.label()
}

/// Returns a round's name as the first words of a sentence: "Round 3", "The semi-finals".
pub fn opening(name: &RoundName) -> Message {
    name.opening()
}

/// Returns the number by which a verb agrees with a round's name, for a selector: "Round 3 is", but "The semi-finals are".
pub fn agreeing(name: &RoundName) -> u32 {
    name.agreeing()
}

/// Returns how far a player came, as a label: "Champion", "Finalist".
pub fn reached(reached: Reached) -> Message {
    match reached {
        Reached::Champion => t::reached_champion(),
        Reached::Round { before_end: 0, .. } => t::reached_final(),
        Reached::Round { before_end: 1, .. } => t::reached_semi_finals(),
        Reached::Round { before_end: 2, .. } => t::reached_quarter_finals(),
        Reached::Round { players, .. } => t::reached_round_of(players),
    }
}

/// Returns how far a player came, inside a line: "champion", "finalist".
pub fn reached_inside(reached: Reached) -> Message {
    match reached {
        Reached::Champion => t::reached_inside_champion(),
        Reached::Round { before_end: 0, .. } => t::reached_inside_final(),
        Reached::Round { before_end: 1, .. } => t::reached_inside_semi_finals(),
        Reached::Round { before_end: 2, .. } => t::reached_inside_quarter_finals(),
        Reached::Round { players, .. } => t::reached_inside_round_of(players),
    }
}

/// Returns a player's result in the playoff, or their equal places: "Finalist", "Equal 11th–13th" (T38).
pub fn came(place: &FinalPlace) -> Option<Message> {
    let shared = place.shared.as_ref();
    let equal = || shared.map(|of| t::equal_places(ordinal(*of.start()), ordinal(*of.end())));
    place.reached.map(reached).or_else(equal)
}

/// Returns the same inside a line: "finalist", "equal 11th–13th".
pub fn came_inside(place: &FinalPlace) -> Option<Message> {
    let shared = place.shared.as_ref();
    let equal = || shared.map(|of| t::equal_places_inside(ordinal(*of.start()), ordinal(*of.end())));
    place.reached.map(reached_inside).or_else(equal)
}

/// Returns a place: "1st", "11th".
pub fn ordinal(number: u32) -> Message {
    t::ordinal(number)
}

/// Returns by how much a round changed wagered points: "+270", "−100".
pub fn change(wagered: Wagered) -> String {
    let (before, after) = (wagered.before, wagered.after());
    let sign = match after.cmp(&before) {
        Ordering::Less => "−",
        Ordering::Equal => "",
        Ordering::Greater => "+",
    };
    format!("{sign}{}", after.abs_diff(before))
}

/// Returns the result of a round in a word.
pub fn scored(scored: Scored) -> Message {
    match scored {
        Scored::Won => t::scored_won(),
        Scored::Drawn => t::scored_drawn(),
        Scored::Lost => t::scored_lost(),
        Scored::Bye => t::scored_bye(),
        Scored::MatchLoss => t::scored_match_loss(),
    }
}

/// Returns the short name of a tiebreaker, for columns: "OMW%".
pub fn tiebreaker(tiebreaker: Tiebreaker) -> Message {
    match tiebreaker {
        Tiebreaker::MatchPoints => t::tiebreaker_match_points(),
        Tiebreaker::MatchWinPercentage => t::tiebreaker_match_win(),
        Tiebreaker::OpponentsAverageMatchPoints => t::tiebreaker_opponents_points(),
        Tiebreaker::OpponentsMatchWinPercentage => t::tiebreaker_opponents_match_win(),
        Tiebreaker::WinPercentage => t::tiebreaker_win(),
        Tiebreaker::OpponentsWinPercentage => t::tiebreaker_opponents_win(),
        Tiebreaker::HeadToHead => t::tiebreaker_head_to_head(),
        Tiebreaker::AverageSeat => t::tiebreaker_average_seat(),
        Tiebreaker::GamesWon => t::tiebreaker_games_won(),
    }
}

/// Returns the long name of a tiebreaker, as a label: "Opponents' match-win percentage".
pub fn tiebreaker_long(tiebreaker: Tiebreaker) -> Message {
    match tiebreaker {
        Tiebreaker::MatchPoints => t::tiebreaker_long_match_points(),
        Tiebreaker::MatchWinPercentage => t::tiebreaker_long_match_win(),
        Tiebreaker::OpponentsAverageMatchPoints => t::tiebreaker_long_opponents_points(),
        Tiebreaker::OpponentsMatchWinPercentage => t::tiebreaker_long_opponents_match_win(),
        Tiebreaker::WinPercentage => t::tiebreaker_long_win(),
        Tiebreaker::OpponentsWinPercentage => t::tiebreaker_long_opponents_win(),
        Tiebreaker::HeadToHead => t::tiebreaker_long_head_to_head(),
        Tiebreaker::AverageSeat => t::tiebreaker_long_average_seat(),
        Tiebreaker::GamesWon => t::tiebreaker_long_games_won(),
    }
}

/// Returns the long name of a tiebreaker inside a sentence.
pub fn tiebreaker_inside(tiebreaker: Tiebreaker) -> Message {
    match tiebreaker {
        Tiebreaker::MatchPoints => t::tiebreaker_inside_match_points(),
        Tiebreaker::MatchWinPercentage => t::tiebreaker_inside_match_win(),
        Tiebreaker::OpponentsAverageMatchPoints => t::tiebreaker_inside_opponents_points(),
        Tiebreaker::OpponentsMatchWinPercentage => t::tiebreaker_inside_opponents_match_win(),
        Tiebreaker::WinPercentage => t::tiebreaker_inside_win(),
        Tiebreaker::OpponentsWinPercentage => t::tiebreaker_inside_opponents_win(),
        Tiebreaker::HeadToHead => t::tiebreaker_inside_head_to_head(),
        Tiebreaker::AverageSeat => t::tiebreaker_inside_average_seat(),
        Tiebreaker::GamesWon => t::tiebreaker_inside_games_won(),
    }
}

/// Returns the name of a rules enforcement level.
pub fn level(level: Level) -> Message {
    match level {
        Level::Regular => t::level_regular(),
        Level::Competitive => t::level_competitive(),
        Level::Professional => t::level_professional(),
    }
}

/// Returns a tournament's state in a few words.
pub fn state(state: TournamentState) -> Message {
    match state {
        TournamentState::Setup => t::state_setup(),
        TournamentState::Registration => t::state_registration(),
        TournamentState::Swiss => t::state_swiss(),
        TournamentState::CutAnnounced => t::state_cut_announced(),
        TournamentState::Playoff => t::state_playoff(),
        TournamentState::Finished => t::state_finished(),
        TournamentState::Cancelled => t::state_cancelled(),
    }
}

/// Returns the state of a tournament before its rounds, by its registration: "Registration open".
pub fn registration(registration: Registration) -> Message {
    match registration {
        Registration::Closed => t::state_not_started(),
        Registration::Approval | Registration::Open => t::state_registration_open(),
    }
}

/// Returns a round's state as a label.
pub fn round_state(state: RoundState) -> Message {
    match state {
        RoundState::Draft => t::round_draft(),
        RoundState::Published => t::round_published(),
        RoundState::Running => t::round_running(),
        RoundState::Finished => t::round_finished(),
    }
}

/// Returns what is played after time is called, inside a sentence.
pub fn end_of_round(end: EndOfRound) -> Message {
    match end {
        EndOfRound::ExtraTurns => t::end_extra_turns(),
        EndOfRound::FinishTurn => t::end_finish_turn(),
    }
}

/// Returns a role in a tournament as a label.
pub fn role(role: Role) -> Message {
    match role {
        Role::Organizer => t::role_organizer(),
        Role::HeadJudge => t::role_head_judge(),
        Role::Judge => t::role_judge(),
        Role::Scorekeeper => t::role_scorekeeper(),
    }
}

/// Returns a role in a tournament inside a sentence.
pub fn role_inside(role: Role) -> Message {
    roles::role_inside(role)
}

/// Returns a role on the site as a label.
pub fn site_role(role: SiteRole) -> Message {
    match role {
        SiteRole::Administrator => t::role_administrator(),
        SiteRole::Organizer => t::role_organizer(),
        SiteRole::Staff => t::role_staff(),
    }
}

/// Returns a role on the site inside a sentence.
pub fn site_role_inside(role: SiteRole) -> Message {
    roles::site_role_inside(role)
}

/// Returns the name of a penalty.
pub fn penalty(penalty: Penalty) -> Message {
    penalty.term()
}

/// Returns the name of a proposed penalty: "Match Loss and drop".
pub fn shown_penalty(shown: ShownPenalty) -> Message {
    shown.term()
}

/// Returns the name of a category of infractions.
pub fn category(category: Category) -> Message {
    match category {
        Category::GamePlayError => t::category_game_play(),
        Category::TournamentError => t::category_tournament(),
        Category::UnsportingConduct => t::category_conduct(),
    }
}

/// Returns a set of colours in words: "white and blue", "colourless".
pub fn colours(colours: Colours) -> Message {
    colours.words()
}

/// Returns the heading of a part of a decklist.
pub fn section(section: Section) -> Message {
    match section {
        Section::Commander => t::section_commander(),
        Section::Companion => t::section_companion(),
        Section::Deck => t::section_deck(),
        Section::Sideboard => t::section_sideboard(),
        Section::Aside => t::section_aside(),
    }
}

/// Returns the planned breaks: "after round 2: 45 minutes, Lunch; after round 4: until 18:00".
pub fn planned_breaks(profile: &Profile) -> Message {
    Message::joined(profile.breaks.iter().map(planned_break), "; ")
}

fn planned_break(planned: &Break) -> Message {
    let round = planned.after_round;
    let when = match planned.end {
        BreakEnd::Minutes(minutes) => profile::break_minutes(round, minutes),
        // its day is that on which the round ends
        BreakEnd::Until(time) => profile::break_until(round, say::clock_time(NaiveDate::default().and_time(time))),
    };
    match planned.name.as_str() {
        "" => when,
        name => profile::break_named(when, name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use podium_event::bracket::{offered, plan};
    use podium_event::format;

    #[test]
    fn every_round_of_a_playoff_has_its_message() {
        for cut in offered(4) {
            for leg in plan(cut as usize, 4).expect("it is offered") {
                assert!(PlayoffRound::named(&leg.name).is_some(), "{}", leg.name);
                let name = RoundName::Playoff(leg.name);
                let english = name.to_string();
                assert_eq!(round(&name), english.as_str());
                assert_eq!(opening(&name), format!("The {}", english.to_lowercase()));
                assert_eq!(agreeing(&name), if english.ends_with('s') { 2 } else { 1 });
            }
        }
        for name in [RoundName::Swiss(3), RoundName::OffBracket(2)] {
            assert_eq!(round(&name), name.to_string().as_str());
            assert_eq!((opening(&name).to_string(), agreeing(&name)), (name.to_string(), 1));
        }
    }

    #[test]
    fn places_end_as_they_are_spoken() {
        for place in [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111, 112, 113] {
            assert_eq!(ordinal(place), format::ordinal(place).as_str());
        }
    }

    #[test]
    fn terms_are_those_of_the_data_in_english() {
        for &one in Level::ALL {
            assert_eq!(level(one), one.name());
        }
        for &one in Tiebreaker::ALL {
            assert_eq!(tiebreaker(one), one.name());
        }
        for &one in EndOfRound::ALL {
            assert_eq!(end_of_round(one), one.words());
        }
        for &one in Penalty::ALL {
            assert_eq!(penalty(one), one.name());
        }
        for &one in Role::ALL {
            assert_eq!(role(one), one.label());
            assert_eq!(role_inside(one), one.label().to_lowercase().as_str());
        }
        for &one in SiteRole::ALL {
            assert_eq!(site_role(one), one.label());
        }
        for (before_end, players) in [(0, 4), (1, 16), (2, 64), (3, 256)] {
            let came = Reached::Round { before_end, players };
            assert_eq!(reached(came), came.title().as_str());
            assert_eq!(reached_inside(came), came.title().to_lowercase().as_str());
        }
    }
}
