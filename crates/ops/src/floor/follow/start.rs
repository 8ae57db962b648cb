//! The start of a followed game: its agreed rules (CR 806.2, 807.2; G1, G21, G22), and the seats of a later game of the
//! match, newly drawn (T14).

use serde_json::json;

use super::act::by_player;
use super::ended::{ended_games, match_length};
use super::read::setup_text;
use super::{FollowedTable, open_table, table_only};
use crate::floor::rulings::{Ruled, ruled_out};
use crate::run::rounds::{begin, record_draws};
use crate::{OpError, Work};
use podium_document::game::GameDocument;
use podium_event::{PlayerIx, Profile};
use podium_melee::{AttackOption, Edition, GameSeed, InfluenceRange, Setup, UnfinishedGame, Variant};
use podium_rules::draws::{Drawn, Draws, Purpose};
use podium_rules::match_games::standing;
use podium_store::floor::follow::{self, ActionRow, FollowedRow};
use podium_store::floor::rulings;
use podium_store::tournaments::notices;
use podium_store::tournaments::players::PlayerRow;
use podium_store::{RoundState, new_id_after};
use say::Message;
use say::refused_games as t;

/// The rules that the players agreed on before the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AgreedRules {
    /// `None`: by the number of players (G21).
    pub variant: Option<Variant>,
    pub edition: Edition,
    /// For everybody; `None`: the variant's.
    pub reach: Option<InfluenceRange>,
    /// `None`: the variant's.
    pub attack: Option<AttackOption>,
}

impl Default for AgreedRules {
    fn default() -> Self {
        Self {
            variant: None,
            edition: Edition::Cr807,
            reach: None,
            attack: None,
        }
    }
}

/// Begins to follow a game at a table of the open round: the first of its match with the seats of the pairing, a later one
/// with seats drawn now (T14).
///
/// # Errors
/// No such table, a game is followed there already, the table has its result, or too few players are left in the match.
pub fn start(work: &mut Work<'_, '_>, table: i64, agreed: &AgreedRules) -> Result<(), OpError> {
    let mut at = open_table(work, table)?;
    if let Some(game) = at.open() {
        return Err(OpError::Conflict(t::followed_already(game.row.number, table)));
    }
    if at.pod.result.is_some() {
        return Err(OpError::refused(t::has_result(table)));
    }
    // a first game uses the seats of the pairing; a later one draws its seats, which is public (T32)
    if at.confirmed().is_empty() {
        table_only(work, &at);
    }
    let left = left_in_match(&work.tournament.profile()?, &at)?;
    begin_game(work, &mut at, &left, agreed)
}

/// Returns the players who are left in a table's match, by their places.
///
/// # Errors
/// The match is decided.
fn left_in_match(profile: &Profile, at: &FollowedTable) -> Result<Vec<PlayerIx>, OpError> {
    let length = match_length(profile, at);
    let games = ended_games(length.games_to_win, at, None)?;
    let everybody: Vec<PlayerIx> = (0..at.players.len() as u32).map(PlayerIx).collect();
    let standing = standing(&everybody, &games, &length);
    // decided without a result: too few players are left, which `playing_next` reports
    match standing.decided && standing.result.is_reported() {
        true => Err(OpError::refused(t::match_decided(at.pod.table_number))),
        false => Ok(standing.left),
    }
}

/// Returns the keys of those who play the next game of a table's match, in the seats of the pairing; `left`: who is left in the
/// match; `rulings`: of the table's round.
///
/// # Errors
/// They are too few.
fn playing_next<'t>(at: &'t FollowedTable, left: &[PlayerIx], rulings: &[Ruled]) -> Result<Vec<&'t str>, OpError> {
    let is_first = at.confirmed().is_empty();
    let ruled = ruled_out(&at.round, rulings);
    // T2: who lost the match by a ruling plays no later game of it. In the first they keep their seat, and have left it.
    let has_lost = |player: &PlayerRow| {
        ruled
            .iter()
            .any(|out| out.player_id == player.id && out.is_out_of_match())
    };
    let in_match = left.iter().map(|ix| &at.players[ix.ix()]);
    let in_match: Vec<&str> = (in_match.filter(|player| is_first || !has_lost(player)))
        .map(|player| player.key.as_str())
        .collect();
    // podium-game/1 has no games of two players
    match in_match.len() < 3 {
        true => Err(OpError::Refused {
            rule: "CR 800.1",
            message: t::too_few(in_match.len(), at.pod.table_number),
        }),
        false => Ok(in_match),
    }
}

/// Returns the keys of those who play the next game of a table's match, in the seats of the pairing.
///
/// # Errors
/// The match is decided, or too few players are left in it.
pub(super) fn next_players<'t>(
    profile: &Profile,
    at: &'t FollowedTable,
    rulings: &[Ruled],
) -> Result<Vec<&'t str>, OpError> {
    let left = left_in_match(profile, at)?;
    playing_next(at, &left, rulings)
}

/// Begins the next game of a table's match with the players left in the match. Drawing seats is a public change.
pub(super) fn begin_game(
    work: &mut Work<'_, '_>,
    at: &mut FollowedTable,
    left: &[PlayerIx],
    agreed: &AgreedRules,
) -> Result<(), OpError> {
    let (table, round) = (at.pod.table_number, at.round.number);
    // Games that were given up do not count in the match (T2).
    let number = at.confirmed().len() as i64 + 1;
    let rulings = rulings::players_of_pod(work.conn, &work.tournament.id, round, &at.pod.id)?;
    let draws = Draws::new(&work.tournament.secret_bytes()?);
    let in_match = playing_next(at, left, &rulings)?;
    let mut seats: Vec<String> = in_match.into_iter().map(str::to_owned).collect();
    // T14: the first game uses the seats of the pairing.
    if number > 1 {
        seats = draw_seats(work, at, &draws, seats)?;
    }
    // A game that restarts after it was given up has its own coins and dice.
    let attempt = at.games.len() as u32 + 1;
    let seed = GameSeed::new(draws.game_seed(round as u32, table as u32, attempt), round as u32);
    let setup = setup(seats.len(), agreed)?.with_unfinished(match work.tournament.profile()?.most_life_wins() {
        true => UnfinishedGame::MostLife,
        false => UnfinishedGame::Drawn,
    });
    let document = GameDocument::new(seats, setup, Some(seed)).map_err(|problems| {
        let all = problems.into_iter().map(|problem| problem.message);
        OpError::refused(t::cannot_be_followed(table, Message::joined(all, " ")))
    })?;
    let newest = at.games.iter().map(|game| game.row.id.as_str()).max();
    let row = FollowedRow {
        // the games of a table are numbered from the oldest on, and addresses contain these numbers
        id: new_id_after(newest),
        started_by: work.actor.account_id.clone(),
        changed: work.game_changed(),
        ..FollowedRow::new(&at.pod.id, number, setup_text(&document), work.at)
    };
    // its table appears in lists of games
    work.only_in_game(false);
    follow::insert(work.conn, &row)?;
    leave_by_rulings(work, at, &row, document, rulings)?;
    let round = work.round_name(round)?.label();
    let by = by_player(work);
    work.log(
        "game.follow",
        format!("Table {table}, {round}: game {number} is followed{by}."),
    );
    Ok(())
}

/// Lets players leave a game that begins to be followed whom rulings took out of it before (T30): they are not counted when
/// time is called (T56).
fn leave_by_rulings(
    work: &mut Work<'_, '_>,
    at: &FollowedTable,
    game: &FollowedRow,
    mut document: GameDocument,
    mut all: Vec<Ruled>,
) -> Result<(), OpError> {
    let followed: Vec<FollowedRow> = at.games.iter().map(|game| game.row.clone()).collect();
    let mut steps = Vec::new();
    for out in ruled_out(&at.round, &all) {
        let player = at.players.iter().find(|player| player.id == out.player_id);
        let player = player.filter(|player| document.names().players().contains(&player.key));
        let Some(player) = player.filter(|_| out.is_out_now(&followed)) else {
            continue;
        };
        let why = if out.is_out_of_match() { "match_loss" } else { "lost" };
        let leave = json!({"do": "leave", "players": [player.key], "why": why});
        let mut begun = document.clone();
        let Ok(action) = begun.parse_action(&leave) else {
            continue;
        };
        begun.push(action.clone());
        // The last player in the game has won it: they cannot leave it any more.
        if begun.replay().illegal.is_some() {
            continue;
        }
        document = begun;
        let number = steps.len() as i64 + 1;
        steps.push(ActionRow {
            account_id: out.by.clone(),
            changed: game.changed,
            // the ruling's own time: the undo of what follows in this command leaves it standing
            ..ActionRow::new(&game.id, number, document.write_action(&action).to_string(), out.at)
        });
        let about = all
            .iter_mut()
            .find(|(ruling, about)| ruling.number == out.ruling && about.player_id == out.player_id);
        if let Some((_, about)) = about {
            about.game_id = Some(game.id.clone());
            about.game_action = Some(number);
            rulings::update_player(work.conn, about)?;
        }
    }
    match steps.is_empty() {
        true => Ok(()),
        false => Ok(follow::insert_actions(work.conn, &steps)?),
    }
}

fn setup(seats: usize, agreed: &AgreedRules) -> Result<Setup, OpError> {
    let variant = agreed.variant.unwrap_or(Setup::default_variant(seats));
    let setup = Setup::new(variant, seats).map_err(|problem| OpError::refused(problem.to_string()))?;
    let setup = setup.with_edition(agreed.edition);
    let setup = match agreed.reach {
        Some(reach) => setup.with_range(reach),
        None => setup,
    };
    Ok(match agreed.attack {
        Some(attack) => setup.with_attack(attack),
        None => setup,
    })
}

/// Draws the seats of a later game (T14). The draw is recorded under the next number of the round's seat draws.
fn draw_seats(
    work: &mut Work<'_, '_>,
    at: &mut FollowedTable,
    draws: &Draws,
    players: Vec<String>,
) -> Result<Vec<String>, OpError> {
    if at.round.state == RoundState::Published {
        // From now on the round cannot be paired again: the number of this draw is not reused.
        begin(work, &mut at.round)?;
    }
    let round = at.round.number;
    let last = notices::last_draw(work.conn, &work.tournament.id, Purpose::Seats.as_str(), round)?;
    // T32: a number is used once, and the pairing used that of its draft
    let counter = (last.max(at.round.draw_counter) + 1) as u32;
    let ids: Vec<&str> = players.iter().map(String::as_str).collect();
    let places = draws.order(Purpose::Seats, round as u32, counter, &ids);
    let order: Vec<String> = places.into_iter().map(|place| players[place].clone()).collect();
    let drawn = Drawn::order(Purpose::Seats, round as u32, counter, order.clone());
    let tournament = work.tournament.id.clone();
    record_draws(work.conn, &tournament, &[drawn], work.at)?;
    Ok(order)
}
