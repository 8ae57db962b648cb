//! The cut, and the end of a tournament: announced, revoked, finished, reopened.

use serde_json::json;

use super::rounds::{outstanding, refuse_ended, table_list};
use crate::tournaments::webhooks::happened::Happened;
use crate::{OpError, Work};
use podium_event::profile::Level;
use podium_event::{Event, PlayerIx, Stage};
use podium_rules::draws::{Drawn, Draws};
use podium_rules::plan::plan;
use podium_rules::playoff::{self, Candidates, Next, cut_candidates};
use podium_store::tournaments::events::Loaded;
use podium_store::tournaments::log::REOPENED;
use podium_store::tournaments::{self, notices};
use podium_store::{RoundState, StageWord, TournamentState};
use say::Message;
use say::refused_rounds as t;

/// Returns the players who would be in the cut if it were announced now, with the draws that break their ties. The
/// draws follow from the tournament's secret (T32), so looking at them changes nothing.
///
/// # Errors
/// A round is open, results are missing, or no cut has this size.
pub fn candidates(loaded: &Loaded, size: u32) -> Result<(Candidates, Vec<Drawn>), OpError> {
    if let Some(open) = loaded.open_round() {
        let (name, missing) = (loaded.round_name(open.row.number), outstanding(open));
        return Err(OpError::refused(match missing.is_empty() {
            true => name.heads(t::finish_then_cut),
            false => name.heads(|round, number| t::finish_then_cut_at(round, number, table_list(&missing))),
        }));
    }
    let draws = Draws::new(&loaded.tournament.secret_bytes()?);
    Ok(playoff::draw_cut(&loaded.event, size as usize, &draws)?)
}

/// Returns the seeds that the Swiss standings give now, if they are others than those that were announced; `None` without an
/// announced cut too. Announced seeds do not change (T16).
pub fn other_seeds(event: &Event) -> Option<Vec<PlayerIx>> {
    let seeds = event.cut()?;
    let mut uncut = event.clone().into_parts();
    uncut.cut = None;
    // with playoff rounds in the event, the cut would prefer the players in them
    uncut.rounds.retain(|round| round.stage == Stage::Swiss);
    // they were in the tournament when the cut was announced
    for seed in seeds {
        let player = &mut uncut.players[seed.ix()];
        player.dropped_after = None;
        player.disqualified_after = None;
    }
    // equal players keep the order of the announced seeds, so that only real changes are found
    let mut order = |ids: &[&str]| -> Vec<usize> {
        let seed = |id: &str| seeds.iter().position(|seed| event.player(*seed).id == id);
        let mut by_seed: Vec<usize> = (0..ids.len()).collect();
        by_seed.sort_by_key(|ix| seed(ids[*ix]).unwrap_or(usize::MAX));
        by_seed
    };
    let now = cut_candidates(&Event::new(uncut).ok()?, seeds.len(), &mut order).ok()?;
    (now.seeds != seeds).then_some(now.seeds)
}

/// Returns the part of the plan that is skipped if a tournament without an announced cut is finished now, as a
/// sentence; `None`: nothing.
pub fn left_out(loaded: &Loaded) -> Option<Message> {
    if loaded.event.cut().is_some() {
        return None;
    }
    let plan = plan(&loaded.event);
    let played = loaded.event.swiss().len() as u32;
    match (played < plan.swiss_rounds, plan.cut > 0) {
        (true, true) => Some(t::swiss_and_playoff_left_out(played, plan.swiss_rounds, plan.cut)),
        (true, false) => Some(t::swiss_left_out(played, plan.swiss_rounds)),
        (false, true) => Some(t::playoff_left_out(plan.cut)),
        (false, false) => None,
    }
}

/// Returns whether the tournament can end without its planned playoff by one choice: a night at Regular whose Swiss rounds
/// are played. Above Regular, players came for the playoff that was planned, so ending without it needs a reason.
pub fn may_skip_playoff(loaded: &Loaded) -> bool {
    let plan = plan(&loaded.event);
    loaded.event.profile().level == Level::Regular && loaded.event.swiss().len() as u32 >= plan.swiss_rounds
}

/// Announces the cut and stores its seeds. A cut before the planned Swiss rounds are played needs a public reason.
///
/// # Errors
/// See [`candidates`]; the form is old, or the cut is announced already.
pub fn announce(work: &mut Work<'_, '_>, structure: i64, size: u32, reason: &str) -> Result<(), OpError> {
    work.structural(structure)?;
    refuse_ended(work.tournament.state)?;
    if matches!(
        work.tournament.state,
        TournamentState::CutAnnounced | TournamentState::Playoff
    ) {
        return Err(OpError::refused(t::cut_already()));
    }
    let loaded = work.load()?;
    let plan = plan(&loaded.event);
    let played = loaded.event.swiss().len() as u32;
    // T18 recommends the number of rounds; a shorter Swiss stage is the organizer's decision, and is recorded.
    let is_early = played < plan.swiss_rounds;
    if is_early && reason.trim().is_empty() {
        return Err(OpError::field("reason", t::cut_reason(played, plan.swiss_rounds)));
    }
    let (candidates, drawn) = candidates(&loaded, size)?;
    let ids: Vec<String> = candidates.seeds.iter().map(|p| loaded.row(*p).id.clone()).collect();
    tournaments::set_cut_seeds(work.conn, &work.tournament.id, &ids)?;
    let recorded = notices::draws(work.conn, &work.tournament.id)?;
    // a cut that was announced and withdrawn before has recorded the same draws already (T32)
    let fresh: Vec<Drawn> = drawn
        .into_iter()
        .filter(|d| {
            !recorded.iter().any(|r| {
                r.purpose == d.purpose.as_str() && r.round == i64::from(d.round) && r.counter == i64::from(d.counter)
            })
        })
        .collect();
    // The schema allows each draw once (tournament, purpose, round, counter).
    super::rounds::record_draws(work.conn, &work.tournament.id, &fresh, work.at)?;
    work.tournament.state = TournamentState::CutAnnounced;
    work.tournament.cut_size = Some(i64::from(size));
    work.tournament.cut_announced_at = Some(work.at);
    let keys: Vec<&str> = candidates.seeds.iter().map(|p| loaded.row(*p).key.as_str()).collect();
    let mut text = format!("Cut to {size} announced.");
    if is_early {
        text += &format!(" {played} of {} planned Swiss rounds were played.", plan.swiss_rounds);
    }
    let entry = work
        .log("cut.announce", text)
        .after(json!({"seeds": keys}))
        .reason(reason);
    if is_early {
        entry.public(); // a plan that players have seen has changed
    }
    work.happened(Happened::Cut { size });
    Ok(())
}

/// Withdraws the announced cut, as long as no playoff round was made.
///
/// # Errors
/// There is no cut, there is a playoff round, or the form is old.
pub fn take_back(work: &mut Work<'_, '_>, structure: i64) -> Result<(), OpError> {
    work.structural(structure)?;
    if work.tournament.state != TournamentState::CutAnnounced {
        return Err(OpError::refused(match work.tournament.state {
            TournamentState::Playoff => t::discard_playoff_first(),
            _ => t::no_cut(),
        }));
    }
    let loaded = work.load()?;
    tournaments::set_cut_seeds(work.conn, &work.tournament.id, &[])?;
    // T18: four players go to the cut without a Swiss round
    work.tournament.state = if loaded.rounds.is_empty() {
        TournamentState::Registration
    } else {
        TournamentState::Swiss
    };
    let size = work.tournament.cut_size.take();
    work.tournament.cut_announced_at = None;
    work.happened(Happened::CutTakenBack);
    work.log("cut.take_back", "The announced cut was revoked.")
        .before(json!({"size": size}))
        .public();
    Ok(())
}

/// Returns the winner, once there is one: of the final, or of the standings if there is no cut.
pub fn winner(loaded: &Loaded) -> Option<PlayerIx> {
    if loaded.event.cut().is_some() {
        return match playoff::next(&loaded.event) {
            Ok(Next::Champion(champion)) => Some(champion),
            _ => None,
        };
    }
    let standings = podium_rules::standings::standings(&loaded.event, None);
    // players who are equal in every tiebreaker share the first rank: then there is no winner
    let mut first = standings.rows().iter().filter(|row| row.rank == 1);
    match (first.next(), first.next()) {
        (Some(row), None) if !loaded.event.swiss().is_empty() => Some(row.player),
        _ => None,
    }
}

/// Returns the winner, unless the player was disqualified: then nobody is in the first place by winning (T38).
pub fn champion(loaded: &Loaded) -> Option<PlayerIx> {
    winner(loaded).filter(|&player| loaded.row(player).disqualified_after.is_none())
}

/// Finishes the tournament after its final, or after its Swiss rounds if there is no cut. If planned rounds or the
/// planned playoff were not played, it needs a public reason, except as [`may_skip_playoff`] says. The secret of its draws is public from now on (T32).
///
/// # Errors
/// A round is open, the playoff has no winner yet, a reason is missing, or the form is old.
pub fn finish_tournament(work: &mut Work<'_, '_>, structure: i64, reason: &str) -> Result<(), OpError> {
    work.structural(structure)?;
    refuse_ended(work.tournament.state)?;
    let loaded = work.load()?;
    if let Some(open) = loaded.open_round() {
        return Err(OpError::refused(
            loaded.round_name(open.row.number).heads(t::finish_round_first),
        ));
    }
    if loaded.rounds.is_empty() {
        return Err(OpError::refused(t::cancel_instead()));
    }
    let in_playoff = loaded.rounds.iter().any(|r| r.row.stage == StageWord::Playoff);
    if (in_playoff || loaded.event.cut().is_some()) && winner(&loaded).is_none() {
        return Err(OpError::refused(t::playoff_no_winner()));
    }
    let left_out = left_out(&loaded);
    let asks_reason = reason.trim().is_empty() && !may_skip_playoff(&loaded);
    if let Some(left_out) = left_out.as_ref().filter(|_| asks_reason) {
        return Err(OpError::field("reason", t::finish_reason(left_out)));
    }
    work.tournament.state = TournamentState::Finished;
    work.tournament.finished_at = Some(work.at);
    let champion = champion(&loaded).map(|champion| loaded.row(champion).id.clone());
    work.happened(Happened::TournamentFinished {
        champion: champion.clone(),
    });
    let mut what = match champion {
        Some(player) => {
            let what = format!("Tournament finished. Winner: {{player:{player}}}.");
            work.happened(Happened::Champion { player });
            what
        }
        None => "Tournament finished.".to_owned(),
    };
    if let Some(left_out) = &left_out {
        what = format!("{what} {left_out}");
    }
    let entry = work.log("tournament.finish", what).reason(reason);
    if left_out.is_some() {
        entry.public();
    }
    Ok(())
}

/// Reopens a finished tournament. The secret of its draws stays public, and the log says so.
///
/// # Errors
/// It is not finished, or the form is old.
pub fn reopen_tournament(work: &mut Work<'_, '_>, structure: i64, reason: &str) -> Result<(), OpError> {
    work.structural(structure)?;
    if work.tournament.state != TournamentState::Finished {
        return Err(OpError::refused(t::not_finished_tournament()));
    }
    if reason.trim().is_empty() {
        return Err(OpError::field("reason", t::reopen_reason()));
    }
    let loaded = work.load()?;
    work.tournament.finished_at = None;
    let last = loaded.rounds.last().map(|r| (r.row.stage, r.row.state));
    // Derived from the rounds: the state before finishing was not stored.
    work.tournament.state = match last {
        Some((StageWord::Playoff, _)) => TournamentState::Playoff,
        Some((StageWord::Swiss, RoundState::Finished)) if loaded.event.cut().is_some() => TournamentState::CutAnnounced,
        _ => TournamentState::Swiss,
    };
    work.happened(Happened::TournamentReopened);
    work.log(
        REOPENED,
        "Finished tournament reopened; the secret of its draws was public before.",
    )
    .reason(reason)
    .public();
    Ok(())
}
