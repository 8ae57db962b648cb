//! What a season leads to, what breaks its ties, and a person's chances, in words.

use crate::web::frame::look::format;
use podium_event::season::{Reward, RewardKind, SeasonTiebreaker};
use podium_rules::season::{Brings, Chance, Line, Need, Out, SeasonRow};
use podium_snapshot::season::SeasonSnapshot;
use say::{Message, season as t, season_rules};

/// Most places of a person that a cell of the standings shows.
const PLACES: usize = 4;

/// Returns the name of a reward: the organizer's, or that of its kind.
pub fn reward(reward: &Reward) -> Message {
    match reward.name.is_empty() {
        false => (&reward.name).into(),
        true => match reward.kind {
            RewardKind::Invitation => t::reward_invitation(),
            RewardKind::Byes => t::reward_byes(reward.byes.unwrap_or(1)),
            RewardKind::Seed => t::reward_seed(),
        },
    }
}

/// Returns a reward with its line: "Invitation to the final: the first 16".
pub fn reward_and_line(of: &Reward) -> Message {
    match (of.top, of.points) {
        (Some(top), _) => t::top_gets(reward(of), top),
        (None, points) => t::points_get(reward(of), points.unwrap_or(0)),
    }
}

/// Returns where the line of a reward is now.
pub fn line_now(line: &Line) -> Message {
    match (line.last, line.next) {
        _ if !line.tied.is_empty() => t::line_tied(),
        (Some(last), Some(next)) => t::line_now(last, next),
        _ => t::line_open(),
    }
}

/// A column of numbers after points and evenings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    pub short: Message,
    pub long: Message,
}

/// Returns the column of a tiebreaker; `None` for evenings, which have their own.
pub fn column(tiebreaker: SeasonTiebreaker) -> Option<Column> {
    let short = match tiebreaker {
        SeasonTiebreaker::EveningsWon => t::column_won(),
        SeasonTiebreaker::BestPlaces => t::column_places(),
        SeasonTiebreaker::BestEvening => t::column_best(),
        SeasonTiebreaker::Evenings => return None,
        SeasonTiebreaker::MatchWins => t::column_match_wins(),
        SeasonTiebreaker::MatchWinPercentage => t::column_match_win_percentage(),
        SeasonTiebreaker::LatestEvening => t::column_latest(),
    };
    Some(Column {
        short,
        long: tiebreaker_long(tiebreaker),
    })
}

/// Returns a tiebreaker as a line of a list.
pub fn tiebreaker_long(tiebreaker: SeasonTiebreaker) -> Message {
    match tiebreaker {
        SeasonTiebreaker::EveningsWon => season_rules::tiebreaker_evenings_won(),
        SeasonTiebreaker::BestPlaces => season_rules::tiebreaker_best_places(),
        SeasonTiebreaker::BestEvening => season_rules::tiebreaker_best_evening(),
        SeasonTiebreaker::Evenings => season_rules::tiebreaker_evenings(),
        SeasonTiebreaker::MatchWins => season_rules::tiebreaker_match_wins(),
        SeasonTiebreaker::MatchWinPercentage => season_rules::tiebreaker_match_win_percentage(),
        SeasonTiebreaker::LatestEvening => season_rules::tiebreaker_latest_evening(),
    }
}

/// Returns the value of a tiebreaker.
pub fn value(row: &SeasonRow, tiebreaker: SeasonTiebreaker) -> Message {
    match tiebreaker {
        SeasonTiebreaker::EveningsWon => row.evenings_won().into(),
        SeasonTiebreaker::BestPlaces => places(&row.places),
        SeasonTiebreaker::BestEvening => row.best_evening.into(),
        SeasonTiebreaker::Evenings => row.evenings.into(),
        SeasonTiebreaker::MatchWins => row.wins.into(),
        SeasonTiebreaker::MatchWinPercentage => format::percent(row.match_wins()),
        SeasonTiebreaker::LatestEvening => row.latest.first().map_or(0, |(_, points)| *points).into(),
    }
}

/// Returns the best places: "1, 1, 3".
fn places(places: &[u32]) -> Message {
    let shown: Vec<String> = places.iter().take(PLACES).map(u32::to_string).collect();
    match places.len() {
        0 => "–".into(),
        all if all > PLACES => t::places_and_more(shown.join(", ")),
        _ => shown.join(", ").into(),
    }
}

/// A chance in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChanceInWords {
    /// The class of its cell: "good", "bad" or empty.
    pub class: &'static str,
    /// One or several sentences.
    pub text: Message,
}

/// Returns a person's chance in words.
pub fn chance(season: &SeasonSnapshot, chance: &Chance) -> ChanceInWords {
    let missing = |count: u32| (count > 0).then(|| t::evenings_missing(count));
    let (class, parts) = match chance {
        Chance::Secured => ("good", vec![Some(t::secured())]),
        Chance::Above { lead, evenings } => {
            let above = lead.map_or_else(t::above, t::above_by);
            ("good", vec![Some(say::common::sentence(above)), missing(*evenings)])
        }
        Chance::Tied { people, room, evenings } => {
            let tied = t::tied(*people, *room);
            ("", vec![Some(say::common::sentence(tied)), missing(*evenings)])
        }
        Chance::Below(need) => ("", needs(season, need)),
        Chance::Out(Out::Evenings) => ("bad", vec![Some(t::out_evenings())]),
        Chance::Out(Out::Points) => {
            let is_over = season.race.evenings_left() == Some(0);
            ("bad", vec![Some(if is_over { t::out_over() } else { t::out_points() })])
        }
    };
    ChanceInWords {
        class,
        text: Message::joined(parts.into_iter().flatten(), " "),
    }
}

fn needs(season: &SeasonSnapshot, need: &Need) -> Vec<Option<Message>> {
    let by = match need.by {
        Brings::Coming => Some(t::by_coming()),
        Brings::Place(place) => Some(t::by_place(place)),
        Brings::PlaceAlone(place) => Some(t::by_place_alone(place)),
        Brings::NoPlace => Some(t::by_no_place()),
        Brings::Matches => None,
    };
    let has_last_chance = season.race.evenings_left() != Some(0);
    vec![
        Some(t::needs_points(need.points)),
        (need.one_evening > need.points).then(|| t::needs_in_one_evening(need.one_evening)),
        by.filter(|_| has_last_chance),
        (need.evenings > 0).then(|| t::evenings_missing(need.evenings)),
    ]
}

/// Returns how many evenings are to come.
pub fn evenings_left(season: &SeasonSnapshot) -> Message {
    season
        .race
        .evenings_left()
        .map_or_else(t::evenings_left_unknown, t::evenings_left)
}
