//! The settings of a tournament as a body sends them: every member is optional.

use chrono::NaiveDate;
use serde::Deserialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::sent;
use crate::web::api::read::tournament::PlannedBreak;
use podium_document::house;
use podium_document::ruleset::Rulesets;
use podium_event::Profile;
use podium_event::profile::{
    CommandersShown, EndOfRound, Level, Points, Seating, SmallerPodsAt, Tiebreaker, UnevenPods, WinPointsBy,
};
use podium_ops::tournaments::Settings;
use podium_ops::tournaments::page::Part;
use podium_ops::{FieldProblem, OpError};
use podium_store::{NamesShown, Registration};

/// Tables that may be skipped.
const SKIPPED: usize = 5_000;
/// Highest table number that may be skipped.
const HIGHEST: u32 = 99_999;
/// Maximum players of a tournament (T9).
const PLAYERS: u32 = 100_000;

/// Settings of a tournament. What is left out stays as it is; in a new tournament it is the preset's, or the addendum's
/// default for the level.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SettingsChange {
    /// The name as its pages show it. A new tournament needs one.
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false, min_length = 1, max_length = 200, example = "Spring Open")]
    pub name: Option<String>,
    /// The day on which it is held; null: not known.
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<String>, format = Date, example = "2026-11-28")]
    pub date: Option<Option<NaiveDate>>,
    /// Where it is held; may be empty.
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false, max_length = 200)]
    pub place: Option<String>,
    /// IANA name of the time zone of its place.
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false, example = "Europe/Lisbon")]
    pub time_zone: Option<String>,
    /// The language of its prints and of readers who ask for none that Podium speaks: a tag as in BCP 47.
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false, example = "pt-BR")]
    pub language: Option<String>,
    /// What its first page says of it, in Markdown; may be empty.
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false, max_length = 10_000)]
    pub description: Option<String>,
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(schema_with = sent::level_words)]
    pub level: Option<Level>,
    /// The id of the ruleset, as `/rules` has it. Settings that are as the earlier ruleset has them become this one's. The
    /// tournament keeps a copy; its own id with `@newest` after it moves to the edition that the service has now.
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false, max_length = 60, example = "topdeck")]
    pub ruleset: Option<String>,
    /// The standard pod size. In a new tournament the points follow from it.
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false, minimum = 3, maximum = 128)]
    pub pod_size: Option<u32>,
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(schema_with = sent::uneven_words)]
    pub uneven_pods: Option<UnevenPods>,
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(schema_with = sent::smaller_words)]
    pub smaller_pods_at: Option<SmallerPodsAt>,
    /// Game wins that a match takes.
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false, minimum = 1, maximum = 10)]
    pub games_to_win: Option<u32>,
    /// Match points of each result.
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false)]
    pub points: Option<PointsChange>,
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(schema_with = sent::tiebreakers)]
    pub tiebreakers: Option<Vec<Tiebreaker>>,
    /// Time limit of a Swiss round in minutes; null: untimed. In a new tournament the end of the round follows from it.
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<u32>, minimum = 1, maximum = 1_440)]
    pub round_minutes: Option<Option<u32>>,
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(schema_with = sent::end_words)]
    pub end_of_round: Option<EndOfRound>,
    /// Time limit of a playoff round in minutes; null: untimed.
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<u32>, minimum = 1, maximum = 1_440)]
    pub playoff_minutes: Option<Option<u32>>,
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(schema_with = sent::seating_words)]
    pub seating: Option<Seating>,
    /// Planned Swiss rounds; null: as recommended.
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<u32>, minimum = 0, maximum = 40)]
    pub swiss_rounds: Option<Option<u32>>,
    /// Players of the planned cut; 0: no playoff, null: as recommended.
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<u32>, minimum = 0, maximum = 100_000)]
    pub cut: Option<Option<u32>>,
    /// Whether the pods of a card draft play the first round.
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false)]
    pub draft_pods_in_round_one: Option<bool>,
    /// The organizer's code of conduct; null: none.
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<String>, max_length = 20_000)]
    pub code_of_conduct: Option<Option<String>>,
    /// Whether players report their results themselves; null: as usual at the level.
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<bool>)]
    pub players_report: Option<Option<bool>>,
    /// Whether everybody sees the results of a running round as they come in; null: as usual at the level.
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<bool>)]
    pub running_results_public: Option<Option<bool>>,
    /// Whether players may keep their table's game on their phones; null: as usual at the level.
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<bool>)]
    pub tables_keep_games: Option<Option<bool>>,
    /// The minutes after which judges see that a turn is long; null: never.
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<u32>, minimum = 1, maximum = 120)]
    pub long_turn_minutes: Option<Option<u32>>,
    /// Whether the table sees long turns too, and not judges only.
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false)]
    pub long_turns_at_table: Option<bool>,
    /// The minutes of each player's own time in a game, after which judges see that it is used up; null: only shown.
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<u32>, minimum = 1, maximum = 240)]
    pub own_time_minutes: Option<Option<u32>>,
    /// When everybody sees the players' commanders; null: as usual at the level. Once round 1 is paired no more than now.
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(schema_with = sent::commanders_words)]
    pub commanders_public: Option<Option<CommandersShown>>,
    /// Whether everybody may read the decklists once the tournament is finished. To be opened before round 1 is paired, and not
    /// where commanders are never shown.
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false)]
    pub decklists_public: Option<bool>,
    /// The planned breaks.
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false, max_items = 40)]
    pub breaks: Option<Vec<PlannedBreak>>,
    /// The number of the first table.
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false, minimum = 1, maximum = 90_000)]
    pub first_table: Option<u32>,
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(schema_with = sent::skipped_tables)]
    pub skipped_tables: Option<Vec<u32>>,
    #[serde(default, deserialize_with = "sent::registration")]
    #[schema(schema_with = sent::registration_words)]
    pub registration: Option<Registration>,
    /// How many may take part; null: any number.
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<u32>, minimum = 1, maximum = 100_000)]
    pub max_players: Option<Option<u32>>,
    /// How many may register from one address in an hour.
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false, minimum = 1, maximum = 100_000)]
    pub registrations_per_address: Option<u32>,
    #[serde(default, deserialize_with = "sent::names_shown")]
    #[schema(schema_with = sent::names_words)]
    pub names_shown: Option<NamesShown>,
    /// Whether the front page lists it once it is open.
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false)]
    pub listed: Option<bool>,
    /// Whether search engines may keep its pages.
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false)]
    pub indexed: Option<bool>,
    /// The house rules, which `podium_document::house` reads.
    #[serde(skip)]
    #[schema(ignore)]
    pub house: Map<String, Value>,
}

/// Match points of each result; what is left out stays as it is.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PointsChange {
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false, minimum = 1, maximum = 2_000)]
    pub win: Option<u32>,
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false, maximum = 2_000)]
    pub draw: Option<u32>,
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false, maximum = 2_000)]
    pub loss: Option<u32>,
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false, maximum = 2_000)]
    pub bye: Option<u32>,
}

/// Puts a member that was sent into its place.
fn put<T: Clone>(place: &mut T, sent: &Option<T>) {
    if let Some(sent) = sent {
        place.clone_from(sent);
    }
}

impl SettingsChange {
    /// The settings of a new tournament without a preset.
    ///
    /// # Errors
    /// Members that no tournament can have.
    pub fn fresh(&self, rulesets: &Rulesets) -> Result<Settings, OpError> {
        let mut settings = Settings::standard("", self.level.unwrap_or(Level::Regular));
        let profile = &mut settings.profile;
        if let Some(size) = self.pod_size {
            profile.pod_size = size;
            profile.points = Points::standard(size);
        }
        profile.end_of_round = match self.round_minutes {
            None => profile.end_of_round,
            Some(None) => EndOfRound::FinishTurn,
            Some(Some(minutes)) => Profile::end_of_round_for(minutes),
        };
        self.merged(settings, rulesets)
    }

    /// Settings with what was sent in its place.
    ///
    /// # Errors
    /// Members that no tournament can have.
    pub fn merged(&self, mut settings: Settings, rulesets: &Rulesets) -> Result<Settings, OpError> {
        put(&mut settings.name, &self.name);
        put(&mut settings.held_on, &self.date);
        put(&mut settings.place, &self.place);
        put(&mut settings.time_zone, &self.time_zone);
        put(&mut settings.language, &self.language);
        put(&mut settings.first_table, &self.first_table);
        put(&mut settings.registration, &self.registration);
        put(&mut settings.max_players, &self.max_players);
        put(&mut settings.registrations_per_address, &self.registrations_per_address);
        put(&mut settings.names_shown, &self.names_shown);
        put(&mut settings.listed, &self.listed);
        put(&mut settings.indexed, &self.indexed);
        if let Some(tables) = &self.skipped_tables {
            settings.skipped_tables = sorted(tables);
        }
        let mut problems = self.problems();
        // one that stays may be longer than what is typed: a document's, or one in which a name was replaced
        if let Some(typed) = self
            .description
            .as_ref()
            .filter(|typed| **typed != settings.description)
        {
            match Part::Description.read(typed) {
                Ok(text) => settings.description = text,
                Err(problem) => problems.push(problem),
            }
        }
        problems.extend(self.put_ruleset(&mut settings.profile, rulesets).err());
        let before = settings.profile.clone();
        self.put_profile(&mut settings.profile);
        match house::changed(&settings.profile.house, &self.house) {
            Ok(house) => {
                settings.profile.house = house;
                self.follow_pod_size(&before, &mut settings.profile);
            }
            Err(wrong) => problems.extend(wrong.into_iter().map(|one| FieldProblem::new(one.pointer, one.message))),
        }
        match problems.is_empty() {
            true => Ok(settings),
            // all problems at once, with the names that the form uses
            false => Err(OpError::Invalid([problems, settings.problems()].concat())),
        }
    }

    /// Lets points that this body does not name follow the size of the pod or the places, if they do so before or after
    /// it: a bye only where it was worth what is usual.
    fn follow_pod_size(&self, before: &Profile, profile: &mut Profile) {
        let (house, was) = (&profile.house, &before.house);
        let is_other = (before.pod_size, was.win_points_by, &was.place_points)
            != (profile.pod_size, house.win_points_by, &house.place_points);
        let follows =
            |profile: &Profile| profile.house.win_points_by != WinPointsBy::Tournament || profile.scores_places();
        if !is_other || !(follows(before) || follows(profile)) {
            return;
        }
        let (was, usual) = (before.usual_points(), profile.usual_points());
        let named = self.points.unwrap_or_default();
        if named.win.is_none() {
            profile.points.win = usual.win;
        }
        if named.bye.is_none() && before.points.bye == was.bye {
            profile.points.bye = usual.bye;
        }
    }

    fn put_ruleset(&self, profile: &mut Profile, rulesets: &Rulesets) -> Result<(), FieldProblem> {
        let Some(id) = self.ruleset.as_deref() else {
            return Ok(());
        };
        let now = profile.ruleset.take();
        let adopted = rulesets.adopt(id, now.as_deref(), profile);
        adopted.map_err(|unknown| FieldProblem::new("ruleset", unknown))
    }

    fn put_profile(&self, profile: &mut Profile) {
        put(&mut profile.level, &self.level);
        put(&mut profile.pod_size, &self.pod_size);
        put(&mut profile.uneven_pods, &self.uneven_pods);
        put(&mut profile.smaller_pods_at, &self.smaller_pods_at);
        put(&mut profile.games_to_win, &self.games_to_win);
        if let Some(points) = &self.points {
            put(&mut profile.points.win, &points.win);
            put(&mut profile.points.draw, &points.draw);
            put(&mut profile.points.loss, &points.loss);
            put(&mut profile.points.bye, &points.bye);
        }
        put(&mut profile.tiebreakers, &self.tiebreakers);
        put(&mut profile.round_minutes, &self.round_minutes);
        put(&mut profile.end_of_round, &self.end_of_round);
        put(&mut profile.playoff_minutes, &self.playoff_minutes);
        put(&mut profile.seating, &self.seating);
        put(&mut profile.swiss_rounds, &self.swiss_rounds);
        put(&mut profile.playoff_cut, &self.cut);
        put(&mut profile.draft_pods_in_round_one, &self.draft_pods_in_round_one);
        put(&mut profile.players_report, &self.players_report);
        put(&mut profile.running_results_public, &self.running_results_public);
        put(&mut profile.tables_keep_games, &self.tables_keep_games);
        put(&mut profile.long_turn_minutes, &self.long_turn_minutes);
        put(&mut profile.long_turns_at_table, &self.long_turns_at_table);
        put(&mut profile.own_time_minutes, &self.own_time_minutes);
        put(&mut profile.commanders_public, &self.commanders_public);
        put(&mut profile.decklists_public, &self.decklists_public);
        if let Some(breaks) = &self.breaks {
            profile.breaks = breaks.iter().filter_map(PlannedBreak::planned).collect();
            profile.breaks.sort_by_key(|planned| planned.after_round);
        }
        if let Some(text) = &self.code_of_conduct {
            let text = text.as_deref().map(|text| text.replace("\r\n", "\n"));
            profile.code_of_conduct = text.filter(|text| !text.trim().is_empty());
        }
    }

    /// What the form's fields cannot hold, and [`Settings::problems`] does not look for.
    fn problems(&self) -> Vec<FieldProblem> {
        let mut problems = Vec::new();
        let tables = self.skipped_tables.as_deref().unwrap_or_default();
        if tables.len() > SKIPPED {
            let many = format!("Tables to skip: {} are too many. Name at most {SKIPPED}.", tables.len());
            problems.push(FieldProblem::new("skipped_tables", many));
        }
        for (place, table) in tables
            .iter()
            .enumerate()
            .filter(|(_, table)| !(1..=HIGHEST).contains(*table))
        {
            let none = format!("Tables to skip: {table} is not a table. A table has a number from 1 to {HIGHEST}.");
            problems.push(FieldProblem::new(format!("/skipped_tables/{place}"), none));
        }
        for (place, sent) in self.breaks.iter().flatten().enumerate() {
            if sent.planned().is_none() {
                let none = "Breaks: a break has either minutes, or a time of day as \"10:00\" until which it lasts.";
                problems.push(FieldProblem::new(format!("/breaks/{place}"), none));
            }
        }
        if let Some(Some(most)) = self.max_players
            && !(1..=PLAYERS).contains(&most)
        {
            let none = format!("Maximum players: {most} is no number from 1 to {PLAYERS}. Null is any number.");
            problems.push(FieldProblem::new("max_players", none));
        }
        problems
    }
}

fn sorted(tables: &[u32]) -> Vec<u32> {
    let mut tables = tables.to_vec();
    tables.sort_unstable();
    tables.dedup();
    tables
}

/// The same error with members of the body instead of fields of the form.
pub fn located(error: OpError) -> OpError {
    let OpError::Invalid(mut problems) = error else {
        return error;
    };
    for problem in &mut problems {
        // Members of the body have the names of the document's, but for those below.
        let inside = problem.pointer.take();
        let inside = inside
            .as_deref()
            .and_then(|pointer| pointer.strip_prefix("/tournament"));
        if let Some(place) = inside.filter(|place| place.matches('/').count() > 1) {
            problem.field = place.to_owned();
            continue;
        }
        let field = problem.field.as_str();
        problem.field = match field {
            "playoff_cut" => "cut".to_owned(),
            "points_win" => "points".to_owned(),
            "win" | "draw" | "loss" | "bye" => format!("/points/{field}"),
            // the index of a tiebreaker in its list
            place if !place.is_empty() && place.bytes().all(|b| b.is_ascii_digit()) => format!("/tiebreakers/{place}"),
            other => other.to_owned(),
        };
    }
    OpError::Invalid(problems)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(body: serde_json::Value) -> SettingsChange {
        serde_json::from_value(body).expect("settings")
    }

    #[test]
    fn what_is_left_out_stays_and_null_takes_a_limit_out() {
        let before = Settings {
            max_players: Some(64),
            ..Settings::standard("Spring", Level::Competitive)
        };
        assert_eq!(
            sent(serde_json::json!({}))
                .merged(before.clone(), &Rulesets::shipped())
                .expect("the same"),
            before
        );
        let change = sent(serde_json::json!({"round_minutes": null, "max_players": 32, "points": {"draw": 2}}));
        let after = change.merged(before.clone(), &Rulesets::shipped()).expect("settings");
        assert_eq!((after.profile.round_minutes, after.max_players), (None, Some(32)));
        assert_eq!((after.profile.points.win, after.profile.points.draw), (5, 2));
        assert_eq!(
            after.profile.end_of_round, before.profile.end_of_round,
            "only what is sent changes"
        );
    }

    #[test]
    fn a_new_tournament_follows_its_level_and_its_pod_size() {
        let fresh = sent(serde_json::json!({"level": "competitive", "pod_size": 3, "round_minutes": 80}))
            .fresh(&Rulesets::shipped());
        let profile = fresh.expect("settings").profile;
        assert_eq!((profile.uneven_pods, profile.points.win), (UnevenPods::Byes, 4));
        assert_eq!(profile.end_of_round, EndOfRound::FinishTurn);
    }

    #[test]
    fn null_is_refused_where_it_means_nothing() {
        for wrong in [
            serde_json::json!({"name": null}),
            serde_json::json!({"level": "casual"}),
            serde_json::json!({"registration": "yes"}),
            serde_json::json!({"colour": "red"}),
            serde_json::json!({"round_minutes": -5}),
        ] {
            assert!(
                serde_json::from_value::<SettingsChange>(wrong.clone()).is_err(),
                "{wrong}"
            );
        }
    }

    #[test]
    fn what_is_wrong_is_named_by_its_place() {
        let change = sent(serde_json::json!({
            "points": {"win": 0}, "cut": 200_000, "skipped_tables": [1, 0], "max_players": 0, "tiebreakers": [],
        }));
        let Err(error) = change.fresh(&Rulesets::shipped()) else {
            panic!("all wrong")
        };
        let OpError::Invalid(problems) = located(error) else {
            panic!("fields")
        };
        let fields: Vec<String> = problems.into_iter().map(|problem| problem.field).collect();
        assert_eq!(
            fields,
            [
                "/skipped_tables/1",
                "max_players",
                "name",
                "/points/win",
                "cut",
                "tiebreakers",
            ]
        );
    }
}
