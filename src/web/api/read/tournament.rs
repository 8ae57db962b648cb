//! A tournament: `GET /api/v1/tournaments/{slug}`.

use actix_web::HttpRequest;
use chrono::NaiveTime;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::answers::{Answer, seen};
use super::house::House;
use super::rounds::RoundSummary;
use super::seen::{PlayerRef, Seen, time};
use crate::web::api::caller::Caller;
use crate::web::api::problem::ApiResult;
use crate::web::api::tag::Thing;
use crate::web::api::words::{
    CommandersWord, EndOfRoundWord, LevelWord, NamesWord, RegistrationWord, SeatingWord, TiebreakerWord,
    TournamentWord, UnevenPodsWord,
};
use crate::web::frame::state::App;
use crate::web::shared::view::View;
use crate::web::shared::view::commanders::highest_bracket;
use podium_document::ruleset::addendum;
use podium_event::Profile;
use podium_event::deck::Bracket;
use podium_event::profile::{Break, BreakEnd};
use podium_ops::people::players::holds_place;
use podium_ops::people::players::registration_refusal;
use podium_store::{PlayerStatus, TournamentState};

/// A tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct Tournament {
    /// Its part of addresses.
    pub slug: String,
    pub name: String,
    /// The day on which it is held.
    #[schema(format = Date, example = "2026-11-20")]
    pub date: Option<String>,
    pub place: Option<String>,
    /// IANA name of the time zone of its place.
    #[schema(example = "Europe/Lisbon")]
    pub time_zone: String,
    /// The language of its prints and of readers who ask for none that Podium speaks: a tag as in BCP 47.
    #[schema(example = "pt-BR")]
    pub language: String,
    pub description: Option<String>,
    pub state: TournamentWord,
    /// The state as its pages say it: "Registration open", "Round 3 of 5".
    pub state_words: String,
    #[schema(format = DateTime)]
    pub finished_at: Option<String>,
    /// How people get into it while its registration is open, as its settings have it.
    pub registration: RegistrationWord,
    /// Whether people can register now: it has opened, and the rounds have not begun.
    pub registration_open: bool,
    /// How many may take part.
    pub max_players: Option<i64>,
    pub names_shown: NamesWord,
    pub format: TournamentFormat,
    pub plan: TournamentPlan,
    pub players: PlayerCounts,
    /// The newest round.
    pub round: Option<RoundSummary>,
    /// Who won the playoff; without one, who shares the first rank at the end. Empty while that is open.
    pub champions: Vec<PlayerRef>,
    /// Addresses of its pages.
    pub pages: TournamentPages,
    /// The version of its settings: a change of them has to name it.
    pub version: i64,
}

/// How a tournament is played.
#[derive(Debug, Serialize, ToSchema)]
pub struct TournamentFormat {
    pub ruleset: RulesetRef,
    /// Rules enforcement level.
    pub level: LevelWord,
    /// The standard pod size.
    pub pod_size: u32,
    /// What players get who do not fill a pod.
    pub uneven_pods: UnevenPodsWord,
    /// Game wins that a match takes.
    pub games_to_win: u32,
    pub points: Points,
    /// The numbers that rank players, in the order in which they decide.
    pub tiebreakers: Vec<TiebreakerWord>,
    #[serde(flatten)]
    pub house: House,
    /// Time limit of a Swiss round; none: untimed.
    pub round_minutes: Option<u32>,
    /// Time limit of a playoff round; none: untimed.
    pub playoff_minutes: Option<u32>,
    pub end_of_round: EndOfRoundWord,
    /// How Swiss seats are assigned.
    pub seating: SeatingWord,
    /// Whether players report their results themselves.
    pub players_report: bool,
    /// Whether everybody sees the results of a running round as they come in.
    pub running_results_public: bool,
    /// Whether players may keep their table's game on their phones.
    pub tables_keep_games: bool,
    /// The minutes after which judges see that a turn is long; null: never.
    pub long_turn_minutes: Option<u32>,
    /// Whether the table sees long turns too, and not judges only.
    pub long_turns_at_table: bool,
    /// The minutes of each player's own time in a game, after which judges see that it is used up; null: only shown.
    pub own_time_minutes: Option<u32>,
    /// When everybody sees the players' commanders.
    pub commanders_public: CommandersWord,
    /// Whether everybody may read the decklists once the tournament is finished.
    pub decklists_public: bool,
    /// The highest bracket of Commander decks that is allowed, 1 to 5; null: any.
    pub highest_bracket: Option<u8>,
    /// The planned breaks, by round.
    pub breaks: Vec<PlannedBreak>,
}

/// The ruleset that a tournament follows; where the two differ, its settings apply.
#[derive(Debug, Serialize, ToSchema)]
pub struct RulesetRef {
    #[schema(example = "topdeck")]
    pub id: String,
    pub name: String,
    /// The edition that the tournament has a copy of.
    #[schema(example = "2023")]
    pub version: String,
    /// The address of its document.
    pub source: Option<String>,
}

impl RulesetRef {
    fn of(profile: &Profile) -> Self {
        let ruleset = match profile.ruleset.as_deref() {
            Some(ruleset) => ruleset.clone(),
            None => addendum(),
        };
        Self {
            id: ruleset.id,
            name: ruleset.name,
            version: ruleset.version,
            source: ruleset.source,
        }
    }
}

/// A planned break: it begins when its round is finished, and takes some minutes or lasts until a time of day.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlannedBreak {
    /// The number of the round that it follows.
    #[schema(minimum = 1, maximum = 40)]
    pub after_round: u32,
    /// Its length; either this or `until`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, minimum = 1, maximum = 1_440)]
    pub minutes: Option<u32>,
    /// The time of day at which it ends where the tournament is held, on the same day or overnight.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "10:00")]
    pub until: Option<String>,
    /// What players call it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[schema(max_length = 60, example = "Lunch")]
    pub name: String,
}

/// Match points of a result.
#[derive(Debug, Serialize, ToSchema)]
pub struct Points {
    pub win: u32,
    pub draw: u32,
    pub loss: u32,
    pub bye: u32,
}

/// Rounds and cut, as the organizer set them or as they are recommended. Once the Swiss rounds are over, what was
/// played.
#[derive(Debug, Serialize, ToSchema)]
pub struct TournamentPlan {
    /// Null while there are too few players for a recommendation.
    pub swiss_rounds: Option<u32>,
    /// Players in the playoff; 0: none. Null while there are too few players for a recommendation.
    pub cut: Option<u32>,
    /// Whether the number of rounds is the recommendation for this number of players.
    pub swiss_rounds_recommended: bool,
    /// Whether the cut is.
    pub cut_recommended: bool,
}

/// How many players a tournament has.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayerCounts {
    /// Players who take part, including those who have left since. Players who left before their first round are not
    /// counted.
    pub registered: usize,
    /// Those of them who are still in.
    pub active: usize,
    /// What only the staff sees; null for everybody else.
    pub staff: Option<StaffCounts>,
}

/// How many players are where, for the staff.
#[derive(Debug, Serialize, ToSchema)]
pub struct StaffCounts {
    pub checked_in: usize,
    /// Waiting for approval.
    pub pending: usize,
    /// On the waiting list.
    pub waitlisted: usize,
}

/// Addresses of a tournament's pages, for people.
#[derive(Debug, Serialize, ToSchema)]
pub struct TournamentPages {
    pub home: String,
    pub pairings: String,
    pub standings: String,
    pub bracket: String,
    pub players: String,
    pub projector: String,
    pub stage: String,
}

impl Tournament {
    /// A tournament as somebody may see it.
    pub fn of(seen: &Seen<'_>) -> Self {
        let (row, view) = (seen.view.tournament(), &seen.view);
        let text = |text: &str| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
        // a part of the event's page, which only the staff sees until the tournament is opened
        let shows_page = seen.staff.is_some() || row.state != TournamentState::Setup;
        Self {
            slug: row.slug.clone(),
            name: row.name.clone(),
            date: row.held_on.map(|day| day.to_string()),
            place: text(&row.place),
            time_zone: row.time_zone.clone(),
            language: row.language.clone(),
            description: text(&row.description).filter(|_| shows_page),
            state: TournamentWord(row.state),
            state_words: view.state_words().to_string(),
            finished_at: row.finished_at.map(time),
            registration: RegistrationWord(row.registration),
            registration_open: registration_refusal(row.state, row.registration).is_none(),
            max_players: row.max_players,
            names_shown: NamesWord(row.names_shown),
            format: TournamentFormat::of(view),
            plan: TournamentPlan::of(seen),
            players: PlayerCounts::of(seen),
            round: seen.rounds().next_back().map(|round| RoundSummary::of(seen, round)),
            champions: seen.champions(),
            pages: TournamentPages {
                home: seen.page(""),
                pairings: seen.page("pairings"),
                standings: seen.page("standings"),
                bracket: seen.page("bracket"),
                players: seen.page("players"),
                projector: seen.page("projector"),
                stage: seen.page("stage"),
            },
            version: row.settings_version,
        }
    }
}

impl TournamentFormat {
    fn of(view: &View<'_>) -> Self {
        let profile = view.profile();
        let points = profile.points;
        Self {
            ruleset: RulesetRef::of(profile),
            level: LevelWord(profile.level),
            pod_size: profile.pod_size,
            uneven_pods: UnevenPodsWord(profile.uneven_pods),
            games_to_win: profile.games_to_win,
            points: Points {
                win: points.win,
                draw: points.draw,
                loss: points.loss,
                bye: points.bye,
            },
            tiebreakers: profile.tiebreakers.iter().copied().map(TiebreakerWord).collect(),
            house: House::of(profile),
            round_minutes: profile.round_minutes,
            playoff_minutes: profile.playoff_minutes,
            end_of_round: EndOfRoundWord(profile.end_of_round),
            seating: SeatingWord(profile.seating),
            players_report: profile.players_may_report(),
            running_results_public: profile.shows_running_results(),
            tables_keep_games: profile.keeps_games_at_tables(),
            long_turn_minutes: profile.long_turn_minutes,
            long_turns_at_table: profile.long_turns_at_table,
            own_time_minutes: profile.own_time_minutes,
            commanders_public: CommandersWord(profile.commanders_shown()),
            decklists_public: profile.opens_decklists(),
            highest_bracket: highest_bracket(view).map(Bracket::number),
            breaks: profile.breaks.iter().map(PlannedBreak::of).collect(),
        }
    }
}

impl PlannedBreak {
    fn of(planned: &Break) -> Self {
        let (minutes, until) = match planned.end {
            BreakEnd::Minutes(minutes) => (Some(minutes), None),
            BreakEnd::Until(time) => (None, Some(time.format("%H:%M").to_string())),
        };
        Self {
            after_round: planned.after_round,
            minutes,
            until,
            name: planned.name.clone(),
        }
    }

    /// Returns the break; `None` unless it names either its minutes or the time until which it lasts.
    pub fn planned(&self) -> Option<Break> {
        let end = match (self.minutes, &self.until) {
            (Some(minutes), None) => BreakEnd::Minutes(minutes),
            (None, Some(time)) => BreakEnd::Until(NaiveTime::parse_from_str(time, "%H:%M").ok()?),
            _ => return None,
        };
        Some(Break {
            after_round: self.after_round,
            end,
            name: self.name.trim().to_owned(),
        })
    }
}

impl TournamentPlan {
    fn of(seen: &Seen<'_>) -> Self {
        let plan = seen.view.plan();
        Self {
            swiss_rounds: plan.map(|plan| plan.swiss_rounds),
            cut: plan.map(|plan| plan.cut),
            swiss_rounds_recommended: plan.is_some_and(|plan| plan.rounds_recommended),
            cut_recommended: plan.is_some_and(|plan| plan.cut_recommended),
        }
    }
}

impl PlayerCounts {
    fn of(seen: &Seen<'_>) -> Self {
        let loaded = seen.loaded();
        let is_in = |player: &_| seen.event().player(*player).is_active(u32::MAX);
        let waits = |status| loaded.unregistered.iter().filter(|row| row.status == status).count();
        Self {
            registered: seen.event().size(),
            active: seen.event().indices().filter(is_in).count(),
            staff: seen.for_staff(StaffCounts {
                checked_in: (loaded.players.iter())
                    .filter(|row| holds_place(row) && row.checked_in)
                    .count(),
                pending: waits(PlayerStatus::Pending),
                waitlisted: waits(PlayerStatus::Waitlisted),
            }),
        }
    }
}

/// A tournament
///
/// What its home page shows: state, plan, format, number of players. Also for tournaments that are not on the front
/// page.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}",
    tag = "tournaments",
    responses((status = 200, description = "The tournament", body = Tournament))
)]
pub async fn tournament(app: App, request: HttpRequest, caller: Caller) -> ApiResult {
    seen(&app, &request, &caller, |seen| {
        let tournament = Tournament::of(seen);
        Ok(Answer::of(Some(Thing::Tournament.at(tournament.version)), tournament))
    })
    .await
}
