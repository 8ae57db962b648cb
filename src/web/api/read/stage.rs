//! The content of a stage page or an overlay, in one answer: `GET /api/v1/tournaments/{slug}/stage`.

use actix_web::HttpRequest;
use serde::Serialize;
use utoipa::ToSchema;

use super::answers::{by_secret, everybody_until, path};
use super::bracket::Playoff;
use super::clock::RoundClock;
use super::pods::MatchEnd;
use super::query::{ApiQuery, slug};
use super::seen::{PlayerRef, Seen};
use super::standings::Record;
use crate::web::api::caller::Caller;
use crate::web::api::problem::{ApiResult, Problem};
use crate::web::frame::answer::error::WebError;
use crate::web::frame::state::{App, snapshots};
use crate::web::shared::floor::feature_game::{self, Kept, SeatGame, TableGame, asks_at};
use crate::web::shared::view::RoundView;
use crate::web::shared::view::bracket::by_seed;
use podium_base::clock::{self, Moment};
use podium_event::event::PlayerIx;
use podium_event::result::Outcome;
use podium_rules::standings::Row;
use podium_store::Database;

/// Rows of the standings that fit on a screen.
const ROWS: usize = 8;
/// Most seats of a table that an overlay has room for; a Grand Melee has more.
const SEATS: usize = 12;

/// What a stream shows of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct Stage {
    /// The tournament's name.
    pub name: String,
    /// Its state: "Round 3 of 5", "Semi-finals", "Finished".
    pub state_words: String,
    pub clock: RoundClock,
    /// The table that is shown: the one that the staff chose, the first one until then; null before the first round.
    pub table: Option<FeatureTable>,
    /// The number of the finished Swiss round that the standings are after; 0 before the first.
    pub standings_after: u32,
    /// The first rows of the standings.
    pub standings: Vec<StageRow>,
    /// Null before the cut is announced, and without a playoff.
    pub bracket: Option<Playoff>,
    /// Who won; empty while that is open.
    pub champions: Vec<PlayerRef>,
}

/// The table that is shown.
#[derive(Debug, Serialize, ToSchema)]
pub struct FeatureTable {
    /// The number of its round.
    pub round: u32,
    pub table: u32,
    /// In turn order; of a very large table the first ones.
    pub seats: Vec<FeatureSeat>,
    /// How many more sit there.
    pub more: usize,
    /// How the match ended; null while there is no result that everybody may know.
    pub outcome: Option<MatchEnd>,
    /// The number of the player who advances from a drawn playoff match as the best seed; null otherwise.
    pub advanced_by_seed: Option<i64>,
    /// The game that its players keep on their phones, or a judge follows. Null while there is none, and for callers without the
    /// key unless the organizer shows it to everybody.
    pub game: Option<FeatureGame>,
}

/// The game of the table that is shown.
#[derive(Debug, Serialize, ToSchema)]
pub struct FeatureGame {
    /// "Game 2 · Turn 7 · 2 turns left"; empty while nothing of it is known.
    pub state_words: String,
    /// The number of the last turn that has begun; null where nobody says when turns end.
    pub turn: Option<usize>,
}

/// Somebody at the table.
#[derive(Debug, Serialize, ToSchema)]
pub struct FeatureSeat {
    /// From 1.
    pub seat: usize,
    pub player: PlayerRef,
    /// The card that leads the player's deck, or the two that lead it together; empty where none is known, null where
    /// not
    /// everybody sees them.
    pub commanders: Option<Vec<String>>,
    /// Match points after the last finished Swiss round; null before the first.
    pub points: Option<u32>,
    /// The seed in the announced cut.
    pub seed: Option<u32>,
    /// Whether the player won the match, or is one of those who drew it.
    pub scored: bool,
    /// What the table's game says of the player; null where the game is.
    pub game: Option<SeatInGame>,
}

/// A player in the game of the table that is shown.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatInGame {
    /// The life total; null while it is unknown.
    pub life: Option<i32>,
    /// Poison counters.
    pub poison: u32,
    /// Energy counters.
    pub energy: u32,
    /// Experience counters.
    pub experience: u32,
    /// Rad counters.
    pub rad: u32,
    /// Combat damage from commanders.
    pub commander_damage: Vec<CommanderDamage>,
    /// Whether the player takes a turn; false where nobody says when turns end.
    pub in_turn: bool,
    /// Whether the player is out of the game.
    pub out: bool,
    /// A few words each: "takes a turn", "out: lost", "poison 3", "monarch".
    pub words: Vec<String>,
}

/// Damage that a player has taken from a commander.
#[derive(Debug, Serialize, ToSchema)]
pub struct CommanderDamage {
    /// The seat of the commander's owner.
    pub from_seat: usize,
    /// Whether it is the second of two commanders.
    pub second: bool,
    /// The damage in all.
    pub total: u32,
}

/// A row of the standings.
#[derive(Debug, Serialize, ToSchema)]
pub struct StageRow {
    pub rank: u32,
    pub player: PlayerRef,
    pub points: u32,
    pub record: Record,
}

impl Stage {
    /// `game`: the game of the table, if the caller sees it.
    fn of(seen: &Seen<'_>, game: Option<&Kept>) -> Self {
        let view = &seen.view;
        let after = view.finished_swiss();
        let rows = match after {
            0 => &[][..],
            after => view.standings(after).rows(),
        };
        let row = |row: &Row| StageRow {
            rank: row.rank,
            player: seen.player(row.player),
            points: row.match_points,
            record: Record::of(row),
        };
        Self {
            name: view.tournament().name.clone(),
            state_words: view.state_words().to_string(),
            clock: RoundClock::of(seen),
            table: view
                .rounds()
                .next_back()
                .and_then(|round| FeatureTable::of(seen, round, game)),
            standings_after: after,
            standings: rows.iter().take(ROWS).map(row).collect(),
            bracket: view.event().cut().map(|_| Playoff::of(seen)),
            champions: seen.champions(),
        }
    }

    /// What everybody sees, and until when that is kept at most.
    fn of_everybody(db: &Database, seen: &Seen<'_>) -> Result<(Self, Option<Moment>), WebError> {
        // before it is read: what changes meanwhile is asked for again
        let until = asks_at(&seen.view, clock::now());
        let game = Kept::of_everybody(db, &seen.view)?;
        Ok((Self::of(seen, game.as_ref()), until))
    }

    /// What the secret address of the stage shows.
    fn of_stream(db: &Database, seen: &Seen<'_>) -> Result<Self, WebError> {
        let game = db.read(|conn| Kept::read(conn, &seen.view))?;
        Ok(Self::of(seen, Some(&game)))
    }
}

impl FeatureGame {
    fn of(game: &TableGame) -> Self {
        Self {
            state_words: game.state.to_string(),
            turn: game.turn,
        }
    }
}

impl SeatInGame {
    fn of(seat: SeatGame) -> Self {
        let [energy, experience, rad] = seat.counters;
        Self {
            life: seat.life,
            poison: seat.poison,
            energy,
            experience,
            rad,
            commander_damage: seat.damage.iter().map(CommanderDamage::of).collect(),
            in_turn: seat.in_turn,
            out: seat.is_out,
            words: seat.marks.iter().map(ToString::to_string).collect(),
        }
    }
}

impl CommanderDamage {
    fn of(damage: &feature_game::Damage) -> Self {
        Self {
            from_seat: damage.from,
            second: damage.second,
            total: damage.total,
        }
    }
}

impl FeatureTable {
    fn of(seen: &Seen<'_>, round: RoundView<'_>, game: Option<&Kept>) -> Option<Self> {
        let chosen = round.feature()?;
        let pod = round.round.pods.get(chosen)?;
        let outcome = round.outcome(chosen, seen.view.profile());
        let scores = |player: PlayerIx| match &outcome {
            Some(Outcome::Won(winner)) => *winner == player,
            Some(Outcome::Drawn(players)) => players.contains(&player),
            None => false,
        };
        let after = seen.view.finished_swiss();
        let points = |player| Some(seen.view.standings(after).row(player)?.match_points);
        let game = game.and_then(|kept| kept.game(&seen.view, pod));
        let shown = game.as_ref().map(FeatureGame::of);
        let mut games = game.map_or_else(Vec::new, |game| game.seats).into_iter();
        let seats = (1..).zip(&pod.seats).take(SEATS).map(|(seat, &player)| FeatureSeat {
            seat,
            player: seen.player(player),
            commanders: seen.commanders(seen.loaded().row(player)),
            points: Some(player).filter(|_| after > 0).and_then(points),
            seed: seen.view.seed(player),
            scored: scores(player),
            game: games.next().map(SeatInGame::of),
        });
        Some(Self {
            round: round.number,
            table: pod.table,
            game: shown,
            seats: seats.collect(),
            more: pod.seats.len().saturating_sub(SEATS),
            advanced_by_seed: by_seed(&seen.view, round, chosen).map(|best| seen.view.number(best)),
            outcome: outcome.as_ref().map(|outcome| match outcome {
                Outcome::Won(_) => MatchEnd::Won,
                Outcome::Drawn(_) => MatchEnd::Drawn,
            }),
        })
    }
}

/// What a stream shows
///
/// The feature table, the first rows of the standings, the bracket and the clock, as the stage page shows them: for
/// overlays that draw their own. `GET …/events` says when to read it again.
///
/// With the key of the stage's secret address it has the game of the table, as that address shows it; without the key only if
/// the organizer shows the game to everybody, and then at most ten seconds late. What is pressed at the table is no event: read
/// it again every few seconds.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/stage",
    tag = "streams",
    params(
        ("key" = Option<String>, Query, nullable = false,
            description = "What follows `/stage/` in the addresses for the stream, which the staff's page of the stage shows"),
    ),
    responses(
        (status = 200, description = "What is shown now", body = Stage),
        (status = 404, description = "No such tournament, or not its key"),
    )
)]
pub async fn stage(app: App, request: HttpRequest, caller: Caller) -> ApiResult {
    let query = ApiQuery::of(&request);
    let Some(key) = query.text("key") else {
        return everybody_until(&app, &request, &caller, path(&request), Stage::of_everybody).await;
    };
    let snapshot = snapshots::current(&app, &slug(&request)).await?;
    if !app.secrets.is_stage_token(&snapshot.loaded.tournament.id, key) {
        return Err(Problem::not_found("There is no stage with this key."));
    }
    by_secret(&app, &request, &caller, snapshot, Stage::of_stream).await
}
