//! House rules: the settings of a tournament that the addendum does not have.

use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

use podium_event::Profile;

/// The house rules of a tournament, as its document has them; those of the addendum are null or false.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub struct House(Map<String, Value>);

impl House {
    /// The house rules of a profile.
    pub fn of(profile: &Profile) -> Self {
        let mut members = profile.house.members();
        // what counts, also where it follows from the points
        members.insert("percentage_floor".to_owned(), Value::from(profile.floor().to_string()));
        Self(members)
    }
}

impl PartialSchema for House {
    fn schema() -> RefOr<Schema> {
        HouseRules::schema()
    }
}

impl ToSchema for House {
    fn name() -> std::borrow::Cow<'static, str> {
        "HouseRules".into()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        HouseRules::schemas(schemas);
    }
}

/// The description of each house rule, for bodies that change them.
pub fn properties() -> impl IntoIterator<Item = (String, RefOr<Schema>)> {
    match HouseRules::schema() {
        RefOr::T(Schema::Object(all)) => all.properties,
        _ => Default::default(),
    }
}

/// What other rulesets have and the addendum does not.
#[derive(ToSchema)]
#[expect(
    dead_code,
    reason = "only its description is used: the values are those of the document"
)]
struct HouseRules {
    /// Imaginary opponents that each bye adds to the opponents' percentage; null: none.
    bye_opponents: Option<ImaginaryOpponents>,
    /// Imaginary opponents that each match in a smaller pod adds to the opponents' percentage; null: none.
    smaller_pod_opponents: Option<ImaginaryOpponents>,
    /// Whether a bye counts as a won match in the percentage that opponents get.
    #[schema(nullable = true)]
    byes_in_percentages: bool,
    /// Decimals of 1 to which percentages are rounded half up before they are compared; null: compared exactly.
    #[schema(minimum = 2, maximum = 4)]
    percentage_decimals: Option<u32>,
    /// The least that an opponent's percentage counts, as a fraction; "0": no floor, null in a change: 1 / points of a win.
    #[schema(example = "1/5")]
    percentage_floor: Option<String>,
    /// What follows a drawn playoff match: "replay", another game, or "highest_seed", the best Swiss seed among those who
    /// share the draw advances; null in a change: "replay".
    #[schema(nullable = true, example = "replay")]
    drawn_elimination: String,
    /// Who shares a drawn match: "all" who began it, or those "still_in" the game when it was drawn; null in a change: "all".
    #[schema(nullable = true, example = "all")]
    draw_shared_by: String,
    /// How the seats of a playoff match are found: by Swiss "seed", at "random", or "best_seed_chooses": drawn, and then turned
    /// to the player who begins by the choice of the table's best seed; null in a change: "seed".
    #[schema(nullable = true, example = "seed")]
    playoff_seats: String,
    /// Whether the other finalists play on for the places below the champion: the result of the final is then its places.
    #[schema(nullable = true)]
    playoff_places: bool,
    /// Whether players who sat in a smaller pod are kept out of one right after repeated opponents, as long as others have not
    /// sat in one.
    #[schema(nullable = true)]
    smaller_pods_once: bool,
    /// Rounds and cuts by number of players, ascending; null: as Appendix E of the addendum.
    round_table: Option<Vec<RoundTableLine>>,
    /// How the pods of each round are made; null: round 1 at random, then by points.
    round_kinds: Option<RoundKinds>,
    /// What the points of a win depend on: "tournament", those of `points`; "pod_size_plus_1" or "twice_pod_size_minus_1",
    /// the players of the pod; null in a change: "tournament".
    #[schema(nullable = true, example = "tournament")]
    win_points_by: String,
    /// Wagered points: players stake a share of their points in each match, and the winner takes all stakes; null: none.
    wager: Option<Wager>,
    /// Points by place: for each pod size the points of its places, from the first on. Sizes without a list use the next larger
    /// one; null: wins and draws score.
    #[schema(example = json!({"3": [6, 3, 2], "4": [6, 3, 2, 1]}))]
    place_points: Option<std::collections::BTreeMap<String, Vec<u32>>>,
    /// Points of each player still in a drawn game, by how many they are; null: the points of the last of their places.
    #[schema(example = json!({"2": 3, "3": 2, "4": 2}))]
    draw_points: Option<std::collections::BTreeMap<String, u32>>,
    /// How players who left a game together are placed: all "last", with the points of the last of their places, or by
    /// "turn_order"; null in a change: "last".
    #[schema(nullable = true, example = "last")]
    tied_places: String,
    /// Minutes after time is called at a table within which its last turn ends, with "end_of_round": "finish_turn"; null: no
    /// limit.
    #[schema(minimum = 1, maximum = 120)]
    overtime_minutes: Option<u32>,
    /// Who sees how much of the overtime is left: "everyone" or "staff"; null in a change: "everyone".
    #[schema(nullable = true, example = "everyone")]
    overtime_shown: String,
    /// Whether the next turn is the last if somebody was acting in the end step when time was called, with "end_of_round":
    /// "finish_turn".
    #[schema(nullable = true)]
    end_step_turn: bool,
    /// What becomes of a game without a winner at its end: "drawn", or "most_life", the player with the most life wins; null
    /// in a change: "drawn".
    #[schema(nullable = true, example = "drawn")]
    unfinished_games: String,
    /// What follows a drawn game while there is time: "replayed", another game, or "result", the match is drawn; null in a
    /// change: "replayed".
    #[schema(nullable = true, example = "replayed")]
    drawn_games: String,
    /// When players may concede: "any_time" or on their "own_turn"; null in a change: "any_time".
    #[schema(nullable = true, example = "any_time")]
    conceding: String,
    /// Minutes into the round after which a game starts without missing players; null: not said.
    #[schema(minimum = 1, maximum = 60)]
    no_show_minutes: Option<u32>,
}

/// Opponents who do not exist: they count in the mean of a player's opponents' percentages, and nowhere else.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only its description is used")]
struct ImaginaryOpponents {
    /// How many for each bye, or for each match in a smaller pod.
    #[schema(minimum = 1, maximum = 127)]
    count: u32,
    /// The percentage of each: a fraction from 0 to 1 with a denominator of at most 2,000.
    #[schema(example = "1/5")]
    match_win_percentage: String,
}

/// What so many players play, and fewer down to those of the line before it.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only its description is used")]
struct RoundTableLine {
    /// The most players; null in the last line: any number.
    #[schema(minimum = 1, maximum = 100_000)]
    players: Option<u32>,
    /// Swiss rounds.
    #[schema(maximum = 40)]
    rounds: u32,
    /// Players of the playoff; 0: no playoff.
    #[schema(maximum = 100_000)]
    cut: u32,
}

/// The kinds of rounds: "random", "spread" (strong and weak players mixed over the pods), "standings" (by points, as the
/// addendum has it), or "strict" (cut from the standings in their order, also where players meet again).
#[derive(ToSchema)]
#[expect(dead_code, reason = "only its description is used")]
struct RoundKinds {
    /// Of round 1: "random".
    #[schema(example = "random")]
    first: String,
    /// Of round 2.
    #[schema(example = "spread")]
    second: String,
    /// Of the rounds after it.
    #[schema(example = "standings")]
    others: String,
    /// Of the last planned round.
    #[schema(example = "strict")]
    last: String,
}

/// Wagered points.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only its description is used")]
struct Wager {
    /// The points of everyone before round 1.
    #[schema(minimum = 1, maximum = 10000)]
    start: u32,
    /// The share of their points that players stake in each match: a fraction above 0, at most 1.
    #[schema(example = "1/10")]
    stake: String,
}
