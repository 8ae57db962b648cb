//! The draft of a round: paired, paired again with some pods kept, discarded.

use serde_json::{Value, json};

use super::absent::Absent;
use super::basis::{Outdated, store_basis};
use super::store::{insert_places, record_draws};
use super::{before_last_round, outstanding, refuse_ended, table_list, tables, the_draft};
use crate::people::players::{drop_absent, enter_earlier, leave_before, promote_waiting};
use crate::{FieldProblem, OpError, Work};
use podium_event::format::counted;
use podium_event::limits::MIN_POD;
use podium_event::profile::PlayoffSeats;
use podium_event::round_names::RoundName;
use podium_event::{Event, PlayerIx};
use podium_rules::draws::{Drawn, Draws};
use podium_rules::pairing::{self, PairedPod, Report, Request};
use podium_rules::plan::plan;
use podium_rules::playoff::{self, Next, draw_seats};
use podium_store::floor::board;
use podium_store::tournaments::events::{Loaded, LoadedRound};
use podium_store::tournaments::players::PlayerRow;
use podium_store::tournaments::rounds::{self, PlaceRow, RoundRow};
use podium_store::{RoundState, StageWord, TournamentState};
use say::Message;
use say::refused_rounds as t;

/// Drafts the next round, by pairing in the Swiss rounds and by seeds in the playoff, and returns its number. `reason`
/// is only needed for a first round below the level's minimums (T19).
///
/// # Errors
/// A round is open, results are missing, too few players, the plan's rounds are over, or the form is old.
pub fn draft(work: &mut Work<'_, '_>, structure: i64, reason: &str) -> Result<i64, OpError> {
    work.structural(structure)?;
    refuse_ended(work.tournament.state)?;
    let loaded = work.load()?;
    if let Some(open) = loaded.open_round() {
        return Err(match open.row.state {
            RoundState::Draft => OpError::refused(loaded.round_name(open.row.number).heads(t::drafted_already)),
            _ => OpError::refused(still_open(&loaded.round_name(open.row.number), &outstanding(open))),
        });
    }
    let before = work.tournament.state;
    let number = match before {
        TournamentState::CutAnnounced | TournamentState::Playoff => draft_playoff(work, &loaded)?,
        _ => draft_swiss(work, &loaded, reason)?,
    };
    // Only the staff sees a draft. The first one does more: it ends registration and drops absent players. So does the
    // first one of the playoff, which begins the playoff.
    if number > 1 && work.tournament.state == before {
        work.floor_only();
    }
    Ok(number)
}

/// Drafts the next round, unless some players are absent before round 1 and nobody has decided about them yet.
///
/// # Errors
/// See [`draft`]; some players are present and some are not.
pub fn draft_asked(work: &mut Work<'_, '_>, structure: i64, reason: &str) -> Result<i64, OpError> {
    work.structural(structure)?;
    if let Some(Absent { here, all, .. }) = Absent::of(&work.load()?) {
        return Err(OpError::field("who", t::choose_who(here, all)));
    }
    draft(work, structure, reason)
}

/// Drafts round 1 with the checked-in players: everybody else is dropped before it, in the same step.
///
/// # Errors
/// See [`draft`] and [`drop_absent`].
pub fn draft_present(work: &mut Work<'_, '_>, structure: i64, reason: &str) -> Result<i64, OpError> {
    work.decided_from(structure)?;
    let loaded = work.load()?;
    if let Some(Absent { here, all, .. }) = Absent::of(&loaded).filter(|absent| !absent.can_play) {
        // before anybody is dropped: the sender decides about the players present now
        return Err(OpError::refused(t::too_few_here(here, all)));
    }
    drop_absent(work)?;
    draft(work, structure, reason)
}

fn still_open(name: &RoundName, missing: &[i64]) -> Message {
    if missing.is_empty() {
        name.heads(t::finish_then_pair)
    } else {
        t::no_result_at(table_list(missing), name.inside())
    }
}

fn draft_swiss(work: &mut Work<'_, '_>, loaded: &Loaded, reason: &str) -> Result<i64, OpError> {
    let plan = plan(&loaded.event);
    let number = i64::from(loaded.event.next_number());
    // T18: the plan, and the cut that players have seen, depend on that number.
    if plan.swiss_rounds == 0 && plan.cut == 0 {
        return Err(OpError::refused(t::no_rounds_planned()));
    }
    if number > i64::from(plan.swiss_rounds) {
        return Err(OpError::refused(t::plan_is_played(plan.swiss_rounds)));
    }
    // T19: the warning about the minimums comes once, when the decision to play is made.
    if number == 1 && !plan.warnings.is_empty() && reason.trim().is_empty() {
        let words = plan.warnings.iter().map(|warning| Message::from(&warning.message));
        let words = t::reason_to_continue(Message::joined(words, " "));
        let rule = plan.warnings.first().map(|warning| warning.rule);
        return Err(OpError::Invalid(vec![FieldProblem {
            rule,
            ..FieldProblem::new("reason", words)
        }]));
    }
    let draws = Draws::new(&work.tournament.secret_bytes()?);
    let counter = next_counter(work, number)?;
    let mut request = Request::new(&draws, Some(plan.swiss_rounds));
    request.draw_counter = counter;
    request.tables = tables(loaded)?;
    let pairing = pairing::pair(&loaded.event, &request)?;
    let row = insert_round(work, number, StageWord::Swiss, counter)?;
    insert_places(work.conn, loaded, &row.id, &pairing.pods, &pairing.byes)?;
    store_basis(work.conn, loaded, &loaded.event, &row.id)?;
    record_draws(work.conn, &work.tournament.id.clone(), &pairing.draws, work.at)?;
    work.tournament.state = TournamentState::Swiss;
    let apart = keeps_apart(&loaded.event);
    let mut text = format!(
        "Round {number} drafted: {}, {}.",
        counted(pairing.pods.len(), "pod"),
        counted(pairing.byes.len(), "bye")
    );
    if apart {
        text += " Players who should not meet were kept apart after the draw.";
    }
    let mut entry = work.log("round.draft", text);
    if apart {
        entry = entry.public(); // or nobody could tell why round 1 is not as drawn (T32)
    }
    entry
        .after(search_facts(number, counter, &pairing.report, apart, &[]))
        .reason(reason);
    Ok(number)
}

/// Returns whether the next round is the first, which is drawn, and has players who should not meet.
fn keeps_apart(event: &Event) -> bool {
    let mut groups = std::collections::BTreeSet::new();
    event.swiss().is_empty()
        && event
            .active(1)
            .into_iter()
            .filter_map(|player| event.player(player).group())
            // a group of one keeps nobody apart
            .any(|group| !groups.insert(group))
}

/// Returns the log's value for a draft: facts of its report that only the search knows, and facts that explain its
/// draws.
fn search_facts(round: i64, counter: u32, report: &Report, apart: bool, kept_tables: &[i64]) -> Value {
    json!({
        "round": round,
        "draw_counter": counter,
        "repeats": report.repeats,
        "least_repeats": report.least_repeats,
        "third_meetings": report.third_meetings().map(|pair| &pair.players).collect::<Vec<_>>(),
        "known": report.known,
        "kept_apart": apart,
        "kept_tables": kept_tables,
    })
}

fn draft_playoff(work: &mut Work<'_, '_>, loaded: &Loaded) -> Result<i64, OpError> {
    let number = i64::from(loaded.event.next_number());
    let (mut pods, waiting, name) = match playoff::next(&loaded.event)? {
        Next::Champion(_) => {
            return Err(OpError::refused(t::playoff_has_winner()));
        }
        Next::Round { pods, waiting, name } => (pods, waiting, name),
    };
    let drawn = draw_playoff_seats(work, loaded, &mut pods)?;
    // T15: the seeds decide who meets; only the tables are chosen here
    let pods = numbered(loaded, pods)?;
    // Without drawn seats a playoff round involves no draws (T14, T15), and the counter stays the same.
    let counter = drawn.as_ref().map_or(1, |drawn| drawn.counter);
    let row = insert_round(work, number, StageWord::Playoff, counter)?;
    insert_places(work.conn, loaded, &row.id, &pods, &[])?;
    record_draws(work.conn, &work.tournament.id.clone(), drawn.as_slice(), work.at)?;
    // T16: a player who is alone in their pod advances without a game
    for pod in rounds::pods_of_round(work.conn, &row.id)? {
        let places = rounds::places_of_pod(work.conn, &pod.id)?;
        if let [alone] = &places[..] {
            super::super::results::store_lone_winner(work, pod, alone)?;
        }
    }
    work.tournament.state = TournamentState::Playoff;
    work.log(
        "round.draft",
        match waiting.len() {
            0 => format!("{name} drafted: {}.", counted(pods.len(), "pod")),
            waiting => format!(
                "{name} drafted: {}; waiting: {}.",
                counted(pods.len(), "pod"),
                counted(waiting, "seed")
            ),
        },
    )
    .after(json!({"round": number}));
    Ok(number)
}

/// Draws the seats of a playoff round's pods, where the tournament has it so.
fn draw_playoff_seats(
    work: &mut Work<'_, '_>,
    loaded: &Loaded,
    pods: &mut [Vec<PlayerIx>],
) -> Result<Option<Drawn>, OpError> {
    if loaded.event.profile().house.playoff_seats == PlayoffSeats::Seed {
        return Ok(None);
    }
    let round = loaded.event.next_number();
    let counter = next_counter(work, i64::from(round))?;
    let draws = Draws::new(&work.tournament.secret_bytes()?);
    Ok(Some(draw_seats(&loaded.event, pods, &draws, round, counter)))
}

/// Makes the draft of a playoff round again from the seeds and results as they are now. If a single player is left in the
/// playoff, there is no round to draft.
fn remake_playoff(work: &mut Work<'_, '_>, loaded: &Loaded) -> Result<(), OpError> {
    let Some(draft) = loaded.open_round() else {
        return Ok(());
    };
    delete_draft(work, loaded, draft)?;
    leave_before(work, draft.row.number)?;
    let loaded = work.load()?;
    match playoff::next(&loaded.event)? {
        Next::Champion(_) => Ok(()),
        Next::Round { .. } => draft_playoff(work, &loaded).map(drop),
    }
}

/// Takes a player who leaves, or comes back, into account in an open draft. In a Swiss draft the place of a player who
/// leaves is empty; if their pod is too small then, its other players lose theirs too. A playoff draft is made again.
///
/// # Errors
/// The database does not answer.
pub(crate) fn changed_player(work: &mut Work<'_, '_>, player: &PlayerRow) -> Result<(), OpError> {
    let rows = rounds::of_tournament(work.conn, &work.tournament.id)?;
    let Some(draft) = rows.last().filter(|row| row.state == RoundState::Draft) else {
        return Ok(());
    };
    let place = rounds::place_of(work.conn, &draft.id, &player.id)?;
    if draft.stage == StageWord::Playoff {
        if place.is_some() {
            // with the place of a player who has left, the rows are no event
            rounds::clear_round(work.conn, &draft.id)?;
        }
        let loaded = work.load()?;
        if Outdated::of(&loaded)?.is_none() {
            return Ok(());
        }
        work.mark_structural();
        return remake_playoff(work, &loaded);
    }
    let Some(place) = place else {
        return Ok(());
    };
    work.mark_structural();
    rounds::delete_place(work.conn, &draft.id, &player.id)?;
    if let Some(pod) = &place.pod_id {
        close_gap(work, &draft.id, pod)?;
    }
    Ok(())
}

/// Moves the players of a pod up into an empty seat, or takes the pod apart if it is too small for a game. Returns the ids of
/// those who have another seat then.
pub(super) fn close_gap(work: &mut Work<'_, '_>, round: &str, pod: &str) -> Result<Vec<String>, OpError> {
    let places = rounds::places_of_pod(work.conn, pod)?;
    for place in &places {
        rounds::delete_place(work.conn, round, &place.player_id)?;
    }
    if places.len() < MIN_POD {
        // it may have been published before
        board::detach_pods(work.conn, &[pod.to_owned()])?;
        rounds::delete_pod(work.conn, pod)?;
        return Ok(Vec::new());
    }
    let seated = || places.iter().zip(1_i64..);
    let moved = seated().filter(|(place, seat)| place.seat != Some(*seat));
    let moved: Vec<String> = moved.map(|(place, _)| place.player_id.clone()).collect();
    let rows: Vec<PlaceRow> = seated().map(|(place, seat)| place.clone().at_seat(pod, seat)).collect();
    rounds::insert_places(work.conn, &rows)?;
    Ok(moved)
}

/// Assigns tables to pods in their order, and gives players with a fixed table theirs.
fn numbered(loaded: &Loaded, pods: Vec<Vec<PlayerIx>>) -> Result<Vec<PairedPod>, OpError> {
    let fixed: Vec<Vec<u32>> = pods
        .iter()
        .map(|pod| {
            pod.iter()
                .filter_map(|player| loaded.event.player(*player).fixed_table)
                .collect()
        })
        .collect();
    let numbers = tables(loaded)?.number(&fixed);
    Ok(pods
        .into_iter()
        .zip(numbers)
        .map(|(seats, table)| PairedPod { table, seats })
        .collect())
}

/// Returns an unused number for the draws of a round (T32).
fn next_counter(work: &mut Work<'_, '_>, round: i64) -> Result<u32, OpError> {
    let used = podium_store::tournaments::notices::draws(work.conn, &work.tournament.id)?;
    Ok(used
        .iter()
        // coins and dice have their own numbers, which do not tell how often a round was paired
        .filter(|d| d.round == round && !matches!(d.purpose.as_str(), "flip" | "die"))
        .map(|d| d.counter as u32)
        .max()
        .unwrap_or(0)
        + 1)
}

fn insert_round(work: &mut Work<'_, '_>, number: i64, stage: StageWord, counter: u32) -> Result<RoundRow, OpError> {
    let row = RoundRow {
        draw_counter: i64::from(counter),
        ..RoundRow::new(&work.tournament.id, number, stage, work.at)
    };
    rounds::insert_round(work.conn, &row)?;
    Ok(row)
}

/// Pairs a Swiss draft again, keeping the pods at some tables.
///
/// # Errors
/// No such draft, a playoff round (which has only one correct pairing), kept tables without a pod, kept pods that
/// cannot be kept, or the form is old.
pub fn redraft(
    work: &mut Work<'_, '_>,
    structure: i64,
    number: i64,
    keep: &[i64],
    reason: &str,
) -> Result<(), OpError> {
    work.structural(structure)?;
    let loaded = work.load()?;
    let draft = the_draft(&loaded, number)?;
    if draft.row.stage == StageWord::Playoff {
        if Outdated::of(&loaded)?.is_none() {
            return Err(OpError::refused(t::one_pairing_of_playoff()));
        }
        return remake_playoff(work, &loaded);
    }
    let kept: Vec<PairedPod> = loaded
        .event
        .rounds()
        .last()
        .map(|round| {
            // By table, which is what the page shows.
            let keeps = |pod: &&podium_event::Pod| keep.contains(&i64::from(pod.table)) && !pod.seats.is_empty();
            let as_it_is = |pod: &podium_event::Pod| PairedPod {
                table: pod.table,
                seats: pod.seats.clone(),
            };
            round.pods.iter().filter(keeps).map(as_it_is).collect()
        })
        .unwrap_or_default();
    let missing: Vec<FieldProblem> = (0..)
        .zip(keep)
        .filter(|(_, table)| !kept.iter().any(|pod| i64::from(pod.table) == **table))
        .map(|(place, table): (usize, _)| {
            let words = t::no_pod_to_keep(table);
            FieldProblem::new(format!("/keep/{place}"), words)
        })
        .collect();
    if !missing.is_empty() {
        return Err(OpError::Invalid(missing));
    }
    if !kept.is_empty() && reason.trim().is_empty() {
        return Err(OpError::field("reason", t::keep_pods_reason()));
    }
    let mut row = draft.row.clone();
    rounds::clear_round(work.conn, &row.id)?;
    // T10: a player who dropped while the round was published does not play it when it is paired again
    let left = leave_before(work, number)?;
    let loaded = if left { work.load()? } else { loaded };
    // The draft itself must not count as a meeting of its players.
    let before: Event = before_last_round(&loaded.event)?;
    let draws = Draws::new(&work.tournament.secret_bytes()?);
    let counter = next_counter(work, number)?;
    let mut request = Request::new(&draws, Some(plan(&before).swiss_rounds));
    request.draw_counter = counter;
    request.kept_pods = kept;
    request.tables = tables(&loaded)?;
    let pairing = pairing::pair(&before, &request)?;
    row.draw_counter = i64::from(counter);
    // The round's row is kept: its id and creation time are those of the first draft.
    rounds::update_round(work.conn, &row)?;
    insert_places(work.conn, &loaded, &row.id, &pairing.pods, &pairing.byes)?;
    store_basis(work.conn, &loaded, &before, &row.id)?;
    record_draws(work.conn, &work.tournament.id.clone(), &pairing.draws, work.at)?;
    let apart = keeps_apart(&before);
    let mut text = match keep {
        [] => format!("Round {number} paired again: draw {counter}."),
        tables => format!(
            "Round {number} paired again: draw {counter}, {} kept by hand.",
            table_list(tables)
        ),
    };
    if apart {
        text += " Players who should not meet were kept apart after the draw.";
    }
    let entry = work.log("round.redraft", text);
    let entry = entry
        .after(search_facts(number, counter, &pairing.report, apart, keep))
        .reason(reason);
    entry.public();
    Ok(())
}

/// Deletes a draft: the tournament is as if it had never been made.
fn delete_draft(work: &mut Work<'_, '_>, loaded: &Loaded, draft: &LoadedRound) -> Result<(), OpError> {
    let first_of = |stage: StageWord| loaded.rounds.iter().filter(|r| r.row.stage == stage).count() == 1;
    if draft.row.stage == StageWord::Playoff && first_of(StageWord::Playoff) {
        work.tournament.state = TournamentState::CutAnnounced;
    // registration and check-in are open again
    } else if draft.row.number == 1 {
        work.tournament.state = TournamentState::Registration;
    }
    Ok(rounds::delete_round(work.conn, &draft.row.id)?)
}

/// Keeps a Swiss draft that was made from other results, settings or players than those of now. The reason is public.
///
/// # Errors
/// No such draft, nothing is different, players have no place, no reason, or the form is old.
pub fn keep_draft(work: &mut Work<'_, '_>, structure: i64, number: i64, reason: &str) -> Result<(), OpError> {
    work.structural(structure)?;
    let loaded = work.load()?;
    let draft = the_draft(&loaded, number)?;
    let Some(outdated) = Outdated::of(&loaded)? else {
        return Err(OpError::refused(t::draft_up_to_date()));
    };
    if draft.row.stage == StageWord::Playoff {
        return Err(OpError::refused(t::tables_of_playoff_follow()));
    }
    if !outdated.missing.is_empty() {
        return Err(outdated.refusal(&loaded));
    }
    if reason.trim().is_empty() {
        return Err(OpError::field("reason", t::keep_draft_reason()));
    }
    store_basis(work.conn, &loaded, &before_last_round(&loaded.event)?, &draft.row.id)?;
    work.log(
        "round.keep",
        // without the changes, which name players
        format!("Draft of round {number} kept, although players, results or settings have changed since it was made."),
    )
    .after(json!({"round": number, "draw_counter": draft.row.draw_counter}))
    .reason(reason)
    .public();
    Ok(())
}

/// Discards a draft; the number of its draw stays used (T32). After that of round 1, free places go to waiting players.
///
/// # Errors
/// No such draft, or the form is old.
pub fn discard(work: &mut Work<'_, '_>, structure: i64, number: i64) -> Result<(), OpError> {
    work.structural(structure)?;
    let loaded = work.load()?;
    let draft = the_draft(&loaded, number)?;
    delete_draft(work, &loaded, draft)?;
    // T16: otherwise a cut that is announced now would contain them
    leave_before(work, number)?;
    enter_earlier(work, number)?;
    // a player who left since round 1 was drafted has left a place for a waiting player
    promote_waiting(work, false)?;
    // public, like a draft that is paired again: manual changes to it are public, and the number of its draw is used
    work.log(
        "round.discard",
        format!("Draft of {} discarded.", loaded.round_name(number).inside()),
    )
    .public();
    Ok(())
}
