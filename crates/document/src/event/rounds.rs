//! Reading `rounds`: pods, seats, results, byes, match losses.

use serde_json::Value;

use super::ids::{Ids, NOBODY};
use super::{AboutPod, AboutRound, clock, games, longest, reports};
use crate::cursor::{Cursor, Object};
use podium_event::event::{MAX_ROUNDS, MAX_TABLE, Pod, Round, Stage};
use podium_event::labels::RoundState;
use podium_event::{GameResult, PodResult};
use say::document_problems as t;

const STAGES: &[(&str, Stage)] = &[("swiss", Stage::Swiss), ("playoff", Stage::Playoff)];

/// Reads the rounds in the order of the document. Tables without a number are numbered from the first.
pub(super) fn read(cursor: Option<Cursor<'_>>, ids: &Ids<'_>, first_table: u32) -> (Vec<Round>, Vec<AboutRound>) {
    let Some(cursor) = cursor else {
        return (Vec::new(), Vec::new());
    };
    cursor
        .items()
        .take(MAX_ROUNDS as usize + 1) // one too many is enough to be refused
        .zip(1..)
        .map(|(item, number)| round(&item, number, ids, first_table))
        .unzip()
}

fn round(cursor: &Cursor<'_>, expected: u32, ids: &Ids<'_>, first_table: u32) -> (Round, AboutRound) {
    let mut round = Round {
        number: expected,
        stage: Stage::Swiss,
        pods: Vec::new(),
        byes: Vec::new(),
        match_losses: Vec::new(),
    };
    let mut about = AboutRound::default();
    let Some(object) = cursor.object() else {
        return (round, about);
    };
    if let Some(number) = object.need("number").and_then(|number| number.whole(1..=MAX_ROUNDS)) {
        round.number = number;
    }
    if let Some(stage) = object.get("stage").and_then(|stage| stage.one_of(STAGES)) {
        round.stage = stage;
    }
    if let Some(pods) = object.need("pods") {
        (round.pods, about.pods) = pods
            .items()
            // Hand-written documents omit the tables if pods in pairing order have consecutive ones.
            .zip(first_table..)
            .map(|(item, table)| pod(&item, table, ids))
            .unzip();
    }
    round.byes = ids.list(object.get("byes"));
    round.match_losses = ids.list(object.get("match_losses"));
    about.state = object.get("state").and_then(|state| state.one_of(RoundState::LABELS));
    about.draw_counter = object.whole("draw_counter", 0..=u32::MAX);
    about.published_at = object.get("published_at").and_then(|at| at.moment());
    about.started_at = object.get("started_at").and_then(|at| at.moment());
    about.finished_at = object.get("finished_at").and_then(|at| at.moment());
    about.clock = object.get("clock").and_then(|clock| clock::read(&clock));
    object.finish();
    (round, about)
}

fn pod(cursor: &Cursor<'_>, table: u32, ids: &Ids<'_>) -> (Pod, AboutPod) {
    let mut pod = Pod {
        table,
        left: Vec::new(),
        seats: Vec::new(),
        result: PodResult::NotReported,
    };
    let mut about = AboutPod::default();
    let Some(object) = cursor.object() else {
        return (pod, about);
    };
    if let Some(table) = object.whole("table", 1..=MAX_TABLE) {
        pod.table = table;
    }
    let seats = object.need("seats");
    // Games and reports give players by id, so they are compared with the ids as written.
    let seated = seats.as_ref().map_or(&Value::Null, |seats| seats.value);
    about.followed_games = games::read(object.get("followed_games"), seated);
    about.reports = reports::read(object.get("reports"), seated);
    pod.seats = ids.list(seats);
    pod.left = ids.list(object.get("left"));
    if let Some(result) = object.get("result") {
        pod.result = self::result(&result, ids);
    }
    about.reported_at = object.get("reported_at").and_then(|at| at.moment());
    about.end_of_round = object.get("end_of_round").and_then(|end| clock::end_of_round(&end));
    about.extensions = clock::extensions(object.get("extensions"), ids);
    about.note = object.get("note").and_then(|note| note.text(longest::NOTE));
    object.finish();
    (pod, about)
}

fn result(cursor: &Cursor<'_>, ids: &Ids<'_>) -> PodResult {
    let Some(object) = cursor.object() else {
        return PodResult::NotReported;
    };
    let one = result_of(cursor, &object, ids);
    object.finish();
    one
}

fn result_of(cursor: &Cursor<'_>, object: &Object<'_>, ids: &Ids<'_>) -> PodResult {
    let (winner, draw, games) = (object.get("winner"), object.get("draw"), object.get("games"));
    let (conceded, match_losses) = (object.get("conceded"), object.get("match_losses"));
    if let (None, None, None, Some(places)) = (&winner, &draw, &games, object.get("places"))
        && conceded.is_none()
        && match_losses.is_none()
    {
        return PodResult::Places(places.items().map(|group| ids.list(Some(group))).collect());
    }
    match (winner, draw, games) {
        // Marks are written only together with games, so that every result has only one form.
        (Some(winner), None, None) if conceded.is_none() && match_losses.is_none() => {
            PodResult::Won(ids.player(&winner))
        }
        (None, Some(draw), None) if conceded.is_none() && match_losses.is_none() => {
            PodResult::Drawn(ids.list(Some(draw)))
        }
        (None, None, Some(games)) => PodResult::Games {
            games: games.items().map(|item| game(&item, ids)).collect(),
            conceded: ids.list(conceded),
            match_losses: ids.list(match_losses),
        },
        _ => {
            cursor.say(t::result_fields());
            PodResult::NotReported
        }
    }
}

fn game(cursor: &Cursor<'_>, ids: &Ids<'_>) -> GameResult {
    // A placeholder, so that the numbers of the following games are right.
    let nobody = GameResult::Won(NOBODY);
    let Some(object) = cursor.object() else { return nobody };
    let game = match (object.get("winner"), object.get("drawn")) {
        (Some(winner), None) => GameResult::Won(ids.player(&winner)),
        (None, Some(drawn)) => match drawn.boolean() {
            Some(true) => GameResult::Drawn,
            Some(false) => {
                cursor.say(t::game_winner());
                nobody
            }
            None => nobody,
        },
        _ => {
            cursor.say(t::game_either());
            nobody
        }
    };
    object.finish();
    game
}
