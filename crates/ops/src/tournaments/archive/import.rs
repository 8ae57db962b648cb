//! Importing `podium-event/1`: the whole document or nothing.

use std::collections::HashMap;

use serde_json::json;

use super::export::{IMPORT_VERB, rename};
use super::players::player_rows;
use super::rounds::{PodNotes, RoundRows};
use super::rulings::store_rulings;
use super::{announcements, clock as clocks, floor, games, moment, notes, page, reports};
use crate::command::roles::make_organizer;
use crate::command::slug::free_slug;
use crate::run::rounds::record_draws;
use crate::site::secrets::random_token;
use crate::tournaments::refuse_site_staff;
use crate::{Actor, Command, FieldProblem, OpError, Sender, SiteWork};
use podium_base::clock::Moment;
use podium_document::EventDocument;
use podium_document::event::About;
use podium_event::{Event, Problem};
use podium_rules::playoff::{self, Next};
use podium_store::tournaments::lists::{self, List};
use podium_store::tournaments::log::{self, LogLine};
use podium_store::tournaments::rounds::{self, RoundRow};
use podium_store::tournaments::{self, Tournament, players};
use podium_store::{Database, NamesShown, Registration, RoundState, TournamentState, Writer};
use say::refused_settings as t;

/// Why a document was not imported.
pub enum NotImported {
    /// What is wrong with it, by place.
    Problems(Vec<Problem>),
    Failed(OpError),
}

impl From<OpError> for NotImported {
    fn from(error: OpError) -> Self {
        Self::Failed(error)
    }
}

/// Stores a document as a new tournament; returns its slug: the document's, if it is free.
///
/// # Errors
/// The states of the document's rounds contradict its results. Nothing is stored then.
pub fn import(db: &Database, document: &EventDocument, actor: &str) -> Result<String, NotImported> {
    // Before the transaction: contradictions within the document need no database.
    let states = round_states(document).map_err(NotImported::Problems)?;
    let command = Command::on_site(Sender::CommandLine);
    let maker = Actor {
        name: actor.to_owned(),
        ..Actor::command_line()
    };
    let stored = command.run_on_site(db, |work| store(work.conn, document, &states, &maker, work.at))?;
    Ok(stored.slug)
}

/// Stores a document as a new tournament of the sending account, which becomes its organizer; the command line has none.
/// Returns its slug.
///
/// # Errors
/// The account may not create tournaments, or the states of the rounds contradict their results.
pub fn import_as(work: &mut SiteWork<'_, '_>, document: &EventDocument) -> Result<String, OpError> {
    let account = match work.actor == Actor::command_line() {
        true => None,
        false => Some(work.account()?.clone()),
    };
    if let Some(account) = &account {
        refuse_site_staff(account)?;
    }
    let invalid = |problem: Problem| FieldProblem::new("file", problem.in_words());
    let states =
        round_states(document).map_err(|problems| OpError::Invalid(problems.into_iter().map(invalid).collect()))?;
    let stored = store(work.conn, document, &states, &work.actor, work.at)?;
    if let Some(account) = &account {
        make_organizer(work.conn, &stored.id, &account.id, work.at)?;
    }
    work.answer = format!("/t/{}/desk", stored.slug);
    Ok(stored.slug)
}

/// Returns the reasons why a readable document cannot be imported: states of rounds that contradict their results.
#[must_use]
pub fn problems(document: &EventDocument) -> Vec<Problem> {
    round_states(document).err().unwrap_or_default()
}

/// Returns the state of each round: the document's, otherwise finished if every pod has a result and running if not.
fn round_states(document: &EventDocument) -> Result<Vec<RoundState>, Vec<Problem>> {
    let rounds = document.event.rounds();
    let mut problems = Vec::new();
    let mut states = Vec::with_capacity(rounds.len());
    for (ix, (round, about)) in rounds.iter().zip(&document.about.rounds).enumerate() {
        let missing = round.pods.iter().filter(|pod| !pod.result.is_reported()).count();
        let state = match about.state {
            Some(state) => state,
            None if missing == 0 => RoundState::Finished,
            // Other programs write no states; if results are missing, the round is still being played.
            None => RoundState::Running,
        };
        if state == RoundState::Finished && missing > 0 {
            problems.push(Problem::new(
                format!("/rounds/{ix}/state"),
                t::round_finished_without_results(round.number, missing),
            ));
        }
        // The schema allows at most one open round (`one_open_round`).
        if state != RoundState::Finished && ix + 1 < rounds.len() {
            problems.push(Problem::new(
                format!("/rounds/{ix}"),
                t::round_not_finished(round.number),
            ));
        }
        if state == RoundState::Draft && missing < round.pods.len() {
            problems.push(Problem::new(
                format!("/rounds/{ix}/state"),
                t::draft_with_results(round.number),
            ));
        }
        if about.clock.is_some() && matches!(state, RoundState::Draft | RoundState::Published) {
            problems.push(Problem::new(
                format!("/rounds/{ix}/clock"),
                t::clock_without_begin(round.number),
            ));
        }
        states.push(state);
    }
    if problems.is_empty() { Ok(states) } else { Err(problems) }
}

/// Returns the tournament's state: the document's where its rounds allow it, otherwise the one they imply.
fn state_of(event: &Event, about: &About, rounds: &[RoundState]) -> TournamentState {
    let stated = about.state;
    let open = rounds.last().is_some_and(|state| *state != RoundState::Finished);
    let by_rounds = if !event.playoff().is_empty() {
        match playoff::next(event) {
            // An explicit playoff state is kept: its organizer has not finished it.
            Ok(Next::Champion(_)) if !open && stated.is_none() => TournamentState::Finished,
            _ => TournamentState::Playoff,
        }
    } else if event.cut().is_some() {
        TournamentState::CutAnnounced
    } else if event.rounds().is_empty() {
        TournamentState::Registration
    } else {
        TournamentState::Swiss
    };
    match stated {
        Some(TournamentState::Cancelled) => TournamentState::Cancelled,
        // A finished tournament with an open round could never be finished again.
        Some(TournamentState::Finished) if !open => TournamentState::Finished,
        Some(TournamentState::Setup) if event.rounds().is_empty() && event.cut().is_none() => TournamentState::Setup,
        _ => by_rounds,
    }
}

fn store(
    conn: &mut Writer<'_>,
    document: &EventDocument,
    states: &[RoundState],
    maker: &Actor,
    at: Moment,
) -> Result<Tournament, OpError> {
    let (event, about) = (&document.event, &document.about);
    let slug = match &about.slug {
        // A taken slug is not an error: copies of one document are imported side by side.
        Some(slug) if tournaments::by_slug(conn, slug)?.is_none() => slug.clone(),
        _ => free_slug(conn, &about.name)?,
    };
    let tournament = Tournament {
        created_by: maker.account_id.clone(),
        ..tournament_row(event, about, states, slug, at)?
    };
    // In the order of the references: tournament, players, then everything that names them.
    tournaments::insert(conn, &tournament)?;
    if let Some(own) = &about.page {
        page::store(conn, &tournament.id, own)?;
    }
    let rows = player_rows(event, about, &tournament.id, at);
    players::insert(conn, &rows)?;
    let ids: Vec<&str> = rows.iter().map(|row| row.id.as_str()).collect();
    if let Some(decklists) = &about.decklists {
        reports::store_decklists(conn, &tournament.id, decklists)?;
    }
    if let Some(cut) = event.cut() {
        let seeds: Vec<String> = cut.iter().map(|p| ids[p.ix()].to_owned()).collect();
        tournaments::set_cut_seeds(conn, &tournament.id, &seeds)?;
    }
    // Before the floor and the rulings, which name tables.
    store_rounds(conn, document, states, &tournament.id, &ids, at)?;
    record_draws(conn, &tournament.id, &about.draws, at)?;
    let by_key: HashMap<&str, &str> = rows.iter().map(|row| (row.key.as_str(), row.id.as_str())).collect();
    announcements::store(conn, &about.announcements, &tournament.id, &by_key)?;
    floor::store(conn, document, &tournament.id, &by_key)?;
    store_rulings(conn, &tournament.id, &about.rulings, &by_key)?;
    notes::store(conn, &tournament.id, &about.notes, &by_key)?;
    let mut lines: Vec<LogLine> = about
        .log
        .iter()
        .map(|entry| LogLine {
            before: entry.before.as_ref().map(ToString::to_string),
            after: entry.after.as_ref().map(ToString::to_string),
            reason: entry.why.clone(),
            public: entry.public,
            ..LogLine::new(
                &tournament.id,
                moment(entry.at),
                &entry.by,
                // Documents from before verbs existed have none.
                entry.verb.as_deref().unwrap_or("imported"),
                rename(&entry.what, |key| by_key.get(key).map(|id| (*id).to_owned())),
            )
        })
        .collect();
    let what = format!(
        "Imported from a document: {} players, {} rounds.",
        event.players().len(),
        event.rounds().len()
    );
    // Last, so that the imported lines keep their numbers and their order.
    lines.push(LogLine {
        account_id: maker.account_id.clone(),
        token: maker.token.clone(),
        ..LogLine::new(&tournament.id, at, &maker.name, IMPORT_VERB, what)
    });
    for (line, number) in lines.iter_mut().zip(1..) {
        line.number = number;
    }
    log::insert(conn, &lines)?;
    lists::changed(conn, &[List::All, List::Finished, List::Calendar])?;
    Ok(tournament)
}

fn tournament_row(
    event: &Event,
    about: &About,
    states: &[RoundState],
    slug: String,
    at: Moment,
) -> Result<Tournament, OpError> {
    let state = state_of(event, about, states);
    let profile =
        serde_json::to_string(event.profile()).map_err(|e| OpError::refused(t::profile_not_stored(e.to_string())))?;
    let finished_at = about
        .rounds
        .last()
        .and_then(|round| round.finished_at)
        .map_or(at, moment);
    // a document of an unfinished event does not contain its secret: later draws use a new one
    let secret = about.secret.clone().unwrap_or_else(random_token);
    Ok(Tournament {
        name: about.name.clone(),
        state,
        held_on: about.date,
        place: about.place.clone().unwrap_or_default(),
        time_zone: about.time_zone.clone().unwrap_or_else(|| "UTC".to_owned()),
        language: about.language.clone().unwrap_or_else(|| "en".to_owned()),
        description: about.description.clone().unwrap_or_default(),
        profile,
        first_table: about.first_table.map_or(1, i64::from),
        skipped_tables: json!(about.skipped_tables).to_string(),
        registration: about.registration.unwrap_or(Registration::Closed),
        max_players: about.max_players.map(i64::from),
        names_shown: about.names_shown.unwrap_or(NamesShown::Full),
        // An imported tournament is not listed until somebody decides so.
        listed: about.listed.unwrap_or(false),
        indexed: about.indexed.unwrap_or(false),
        announces_time: about.announces_time,
        // its tables may have games
        games_version: 1,
        cut_size: event.cut().map(|seeds| seeds.len() as i64),
        cut_announced_at: event.cut().map(|_| about.cut_announced_at.map_or(at, moment)),
        finished_at: (state == TournamentState::Finished).then_some(finished_at),
        ..Tournament::new(&slug, secret, at)
    })
}

fn store_rounds(
    conn: &mut Writer<'_>,
    document: &EventDocument,
    states: &[RoundState],
    tournament: &str,
    ids: &[&str],
    at: Moment,
) -> Result<(), OpError> {
    let by_id = document.event.by_id();
    let player_id = |id: &str| by_id.get(id).and_then(|player| ids.get(player.ix()).copied());
    let rounds_about = document.event.rounds().iter().zip(&document.about.rounds).zip(states);
    for ((round, about), state) in rounds_about {
        // documents of other programs have no times, and the rows of a round that has begun need some
        let finished = about.finished_at.map_or(at, moment);
        let begun = matches!(state, RoundState::Running | RoundState::Finished);
        let row = RoundRow {
            state: *state,
            draw_counter: about.draw_counter.map_or(1, i64::from),
            published_at: (*state != RoundState::Draft).then(|| about.published_at.map_or(finished, moment)),
            started_at: begun.then(|| about.started_at.map_or(finished, moment)),
            finished_at: (*state == RoundState::Finished).then_some(finished),
            ..RoundRow::new(tournament, i64::from(round.number), round.stage.into(), at)
        };
        rounds::insert_round(conn, &row)?;
        if let Some(clock) = &about.clock {
            clocks::store_clock(conn, &row.id, clock)?;
        }
        // An unknown time of a report is the start of its round: no minutes are counted from it.
        let unknown = row.started_at.unwrap_or(finished);
        let stored = RoundRows::new(round, &row, tournament, ids, |pod| {
            let about = about.pods.get(pod);
            PodNotes {
                reported_at: about.and_then(|a| a.reported_at).map_or(unknown, moment),
                note: about.and_then(|a| a.note.clone()),
                end_of_round: about.and_then(|a| a.end_of_round.clone()),
            }
        });
        rounds::insert_pods(conn, &stored.pods)?;
        rounds::insert_places(conn, &stored.places)?;
        for (pod, about) in stored.pods.iter().zip(&about.pods) {
            reports::store(conn, tournament, &pod.id, &about.reports, &player_id)?;
            games::store(conn, &pod.id, &about.followed_games)?;
            clocks::store_extensions(conn, tournament, &pod.id, &about.extensions, &player_id)?;
        }
        for games in stored.games.chunk_by(|a, b| a.pod_id == b.pod_id) {
            rounds::set_games(conn, &games[0].pod_id, games)?;
        }
    }
    Ok(())
}
