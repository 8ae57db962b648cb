//! The JSON of seasons.

use podium_event::season::{Reward, RewardKind, RuleParts, SeasonTiebreaker};
use podium_rules::season::{Achieved, Chance, EveningScore, Line, Need, PersonIx, SeasonRow};
use podium_snapshot::season::{EveningKind, SeasonEvening, SeasonSnapshot};
use podium_store::season::Season;
use serde::Serialize;
use utoipa::ToSchema;

/// The seasons of a community: those that go on first, then the latest.
#[derive(Debug, Serialize, ToSchema)]
pub struct Seasons {
    pub seasons: Vec<SeasonInList>,
}

/// A season in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeasonInList {
    /// Its part of addresses.
    pub slug: String,
    pub name: String,
    #[schema(format = Date, example = "2026-09-04")]
    pub begins_on: Option<String>,
    #[schema(format = Date, example = "2026-11-27")]
    pub ends_on: Option<String>,
    /// Whether no evening is to come. A corrected result still counts.
    pub closed: bool,
}

impl SeasonInList {
    pub fn of(row: &Season) -> Self {
        Self {
            slug: row.slug.clone(),
            name: row.name.clone(),
            begins_on: row.begins_on.map(|day| day.to_string()),
            ends_on: row.ends_on.map(|day| day.to_string()),
            closed: row.closed_at.is_some(),
        }
    }
}

/// A season: how it scores, its evenings, and what it leads to.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeasonShown {
    #[serde(flatten)]
    pub season: SeasonInList,
    pub description: String,
    /// Evenings that are still to come; null while their number is not known.
    pub evenings_left: Option<usize>,
    /// How it scores: the settings with the names of docs/formats/season.md.
    #[schema(value_type = Object)]
    pub rules: RuleParts,
    /// By day.
    pub evenings: Vec<EveningShown>,
    pub rewards: Vec<RewardShown>,
}

/// An evening of a season.
#[derive(Debug, Serialize, ToSchema)]
pub struct EveningShown {
    pub name: String,
    #[schema(format = Date, example = "2026-11-20")]
    pub date: Option<String>,
    /// The tournament's slug; null for one of which only the places are known, and for free pods.
    pub tournament: Option<String>,
    /// How many times it counts.
    pub weight: u32,
    /// Whether its results count.
    pub played: bool,
    /// How many took part; 0 before it was played.
    pub players: i64,
}

/// What a season leads to, and where the line is.
#[derive(Debug, Serialize, ToSchema)]
pub struct RewardShown {
    /// `invitation`, `byes` or `seed`.
    pub kind: String,
    /// The organizer's name for it; empty where it has none.
    pub name: String,
    /// The line: the best so many people; null where it is by points.
    pub top: Option<u32>,
    /// The line: everybody with so many points; null where it is by people.
    pub points: Option<u32>,
    /// How many byes.
    pub byes: Option<u32>,
    /// The people above the line now, in the order of the standings; null for those who do not show their results.
    pub above: Vec<Option<PersonRef>>,
    /// The people on the line who are equal in every tiebreaker, so that it is not decided who of them is above; null as above.
    pub tied: Vec<Option<PersonRef>>,
    /// The points of the last of them, and of the first person below; null while there is room.
    pub last_points: Option<u64>,
    pub next_points: Option<u64>,
}

/// A person of the community.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct PersonRef {
    /// Their number in the community.
    pub number: i64,
    /// As public pages show it.
    pub name: String,
}

impl PersonRef {
    /// Returns a person of a season; `None` if they do not show their results.
    pub fn of(season: &SeasonSnapshot, person: PersonIx) -> Option<Self> {
        let of = season.of(person);
        Some(Self {
            number: of.number,
            name: of.public_name.clone()?,
        })
    }
}

impl SeasonShown {
    pub fn of(season: &SeasonSnapshot) -> Self {
        let parts = season.rules.parts();
        let lines = season.race.lines().iter();
        Self {
            season: SeasonInList::of(&season.season),
            description: season.season.description.clone(),
            evenings_left: season.race.evenings_left(),
            evenings: season.evenings.iter().map(EveningShown::of).collect(),
            rewards: lines
                .map(|line| RewardShown::of(season, &parts.rewards[line.reward], line))
                .collect(),
            rules: parts.clone(),
        }
    }
}

impl EveningShown {
    fn of(evening: &SeasonEvening) -> Self {
        Self {
            name: evening.name.clone(),
            date: evening.held_on.map(|day| day.to_string()),
            tournament: match &evening.kind {
                EveningKind::Tournament { slug, .. } => Some(slug.clone()),
                EveningKind::Past | EveningKind::Free { .. } => None,
            },
            weight: evening.weight,
            played: evening.result.is_some(),
            players: evening.players,
        }
    }
}

impl RewardShown {
    fn of(season: &SeasonSnapshot, reward: &Reward, line: &Line) -> Self {
        Self {
            kind: reward.kind.as_str().to_owned(),
            name: reward.name.clone(),
            top: reward.top,
            points: reward.points,
            byes: reward.byes.filter(|_| reward.kind == RewardKind::Byes),
            above: line.above.iter().map(|&person| PersonRef::of(season, person)).collect(),
            tied: line.tied.iter().map(|&person| PersonRef::of(season, person)).collect(),
            last_points: line.last,
            next_points: line.next,
        }
    }
}

/// The standings of a season.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeasonStandingsShown {
    /// Evenings that were played.
    pub evenings: usize,
    /// The numbers that decide between equal points, in their order: `evenings_won`, `best_places`, `best_evening`, `evenings`,
    /// `match_wins`, `match_win_percentage`, `latest_evening`.
    pub tiebreakers: Vec<String>,
    /// By rank.
    pub rows: Vec<SeasonRowShown>,
}

/// A person's row.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeasonRowShown {
    /// From 1. Equal people share a rank, and the next rank skips as many.
    pub rank: u32,
    /// Null for somebody who does not show their results.
    pub person: Option<PersonRef>,
    pub points: u64,
    /// How many evenings they took part in.
    pub evenings: u32,
    pub evenings_won: usize,
    /// The first of the places that they shared on each evening, best first.
    pub places: Vec<u32>,
    pub best_evening: u64,
    pub matches: u32,
    pub wins: u32,
    pub draws: u32,
}

impl SeasonStandingsShown {
    pub fn of(season: &SeasonSnapshot) -> Self {
        let tiebreakers = season.rules.parts().tiebreakers.iter();
        Self {
            evenings: season.played(),
            tiebreakers: tiebreakers
                .map(|tiebreaker: &SeasonTiebreaker| tiebreaker.to_string())
                .collect(),
            rows: season
                .standings
                .rows()
                .iter()
                .map(|row| SeasonRowShown::of(season, row))
                .collect(),
        }
    }
}

impl SeasonRowShown {
    pub fn of(season: &SeasonSnapshot, row: &SeasonRow) -> Self {
        Self {
            rank: row.rank,
            person: PersonRef::of(season, row.person),
            points: row.points,
            evenings: row.evenings,
            evenings_won: row.evenings_won(),
            places: row.places.clone(),
            best_evening: row.best_evening,
            matches: row.matches,
            wins: row.wins,
            draws: row.draws,
        }
    }
}

/// A person's season: every number of their row with what it comes from.
#[derive(Debug, Serialize, ToSchema)]
pub struct PersonSeasonShown {
    pub row: SeasonRowShown,
    pub evenings: Vec<ScoreShown>,
    /// The points of the bonus for attendance.
    pub attendance: u64,
    /// The person's chance of each reward, in their order.
    pub chances: Vec<ChanceShown>,
}

/// What an evening scored.
#[derive(Debug, Serialize, ToSchema)]
pub struct ScoreShown {
    /// Which of the season's evenings it is, from 0.
    pub evening: usize,
    /// The first and the last of the places that the person shared; null where the evening has no places.
    pub places: Option<[u32; 2]>,
    pub of_place: u64,
    pub match_points: u32,
    pub of_match_points: u64,
    /// Free pods that count, and the points of their places.
    pub pods: u32,
    pub of_pods: u64,
    pub participation: u64,
    pub achievements: Vec<AchievedShown>,
    /// The sum, with how many times the evening counts.
    pub points: u64,
    /// What counts of it: less where it is not among the best evenings.
    pub counted: u64,
}

/// An achievement of a person on an evening.
#[derive(Debug, Serialize, ToSchema)]
pub struct AchievedShown {
    pub name: String,
    /// How many times it counts.
    pub times: u32,
    pub points: u64,
}

/// A person's chance of a reward.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChanceShown {
    /// `secured`, `above`, `tied`, `below` or `out`.
    pub state: String,
    /// Points that are missing to pass the line as it is now; null but for `below`.
    pub needs_points: Option<u64>,
    /// Evenings that are missing for the season's minimum.
    pub needs_evenings: u32,
}

impl PersonSeasonShown {
    /// Returns a person's season; `None` if they took part in no evening.
    pub fn of(season: &SeasonSnapshot, person: PersonIx) -> Option<Self> {
        let row = season.row(person)?;
        let own = season.explain(person);
        let score = |score: &EveningScore| ScoreShown::of(season, score);
        Some(Self {
            row: SeasonRowShown::of(season, row),
            evenings: own.evenings.iter().filter_map(score).collect(),
            attendance: own.attendance,
            chances: season
                .chances(person)
                .iter()
                .map(|(_, chance)| ChanceShown::of(chance))
                .collect(),
        })
    }
}

impl ScoreShown {
    fn of(season: &SeasonSnapshot, score: &EveningScore) -> Option<Self> {
        let names = &season.rules.parts().achievements;
        let evening = season
            .evenings
            .iter()
            .position(|evening| evening.result == Some(score.evening))?;
        let achieved = |one: &Achieved| AchievedShown {
            name: names[one.achievement].name.clone(),
            times: one.times,
            points: one.points,
        };
        Some(Self {
            evening,
            places: score.places.map(|(first, last)| [first, last]),
            of_place: score.of_place,
            match_points: score.match_points,
            of_match_points: score.of_match_points,
            pods: score.pods,
            of_pods: score.of_pods,
            participation: score.participation,
            achievements: score.achieved.iter().map(achieved).collect(),
            points: score.points(),
            counted: score.counted(),
        })
    }
}

impl ChanceShown {
    fn of(chance: &Chance) -> Self {
        let (state, needs_points, needs_evenings) = match chance {
            Chance::Secured => ("secured", None, 0),
            Chance::Above { evenings, .. } => ("above", None, *evenings),
            Chance::Tied { evenings, .. } => ("tied", None, *evenings),
            Chance::Below(Need { points, evenings, .. }) => ("below", Some(*points), *evenings),
            Chance::Out(_) => ("out", None, 0),
        };
        Self {
            state: state.to_owned(),
            needs_points,
            needs_evenings,
        }
    }
}
