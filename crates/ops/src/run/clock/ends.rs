//! Messages to phones when time is called at their tables. When the time of a table ends is known before: a message is stored for
//! that moment, another end replaces it, and it is sent only if the time has run out then.

use std::collections::BTreeMap;

use crate::tournaments::push::news::{News, To};
use crate::{OpError, Work};
use podium_event::round_clock::TableClock;
use podium_store::floor::clocks::{self, ClockRow, RoundClock};
use podium_store::tournaments::pushes;
use podium_store::tournaments::rounds::{self, RoundRow};
use podium_store::{DbError, PlaceKind, RoundState};

/// Tells the players of a running round when time is called at their tables, by its clock, which has begun or changed.
/// `before`: the clock before; where its time had run out, the players know.
pub(crate) fn tell_round(
    work: &mut Work<'_, '_>,
    number: i64,
    before: Option<&ClockRow>,
    clock: &ClockRow,
) -> Result<(), OpError> {
    if nobody_asked(work)? {
        return Ok(());
    }
    let given = clocks::extensions_of_round(work.conn, &clock.round_id)?;
    let with_given = |row: &ClockRow| RoundClock {
        row: row.clone(),
        extensions: given.clone(),
    };
    let (now, before) = (with_given(clock), before.map(with_given));
    tell(
        work,
        To::Everybody,
        at(number),
        now.of_all(),
        before.as_ref().map(RoundClock::of_all),
    );
    let mut with_more: BTreeMap<&str, Vec<String>> = given
        .iter()
        .filter(|given| !given.withdrawn && given.minutes.is_some())
        .map(|given| (given.pod_id.as_str(), Vec::new()))
        .collect();
    if with_more.is_empty() {
        return Ok(());
    }
    for place in rounds::places_of_round(work.conn, &clock.round_id)? {
        let players = place.pod_id.as_deref().and_then(|pod| with_more.get_mut(pod));
        if let Some(players) = players {
            players.push(place.player_id);
        }
    }
    // after everybody: theirs replaces the message for the end of the others
    for (pod, players) in with_more {
        let before = before.as_ref().map(|before| before.of_pod(pod));
        tell(work, To::Players(players), at(number), now.of_pod(pod), before);
    }
    Ok(())
}

/// Tells the players at a table when time is called there, after so many minutes were given to it or withdrawn; 0: after
/// somebody got a seat there.
pub(crate) fn tell_table(work: &mut Work<'_, '_>, pod: &str, given: i64) -> Result<(), OpError> {
    if nobody_asked(work)? {
        return Ok(());
    }
    let (number, Some(now)) = clock_of(work, pod)? else {
        return Ok(());
    };
    let before = TableClock {
        extension_minutes: u32::try_from(i64::from(now.extension_minutes) - given).unwrap_or(0),
        ..now
    };
    let players = players_of(work, pod)?;
    tell(work, To::Players(players), at(number), now, Some(before));
    Ok(())
}

/// Tells the players at a table that a judge has called time in their game, unless the clock has done so.
pub(crate) fn tell_early(work: &mut Work<'_, '_>, pod: &str, game: &str) -> Result<(), OpError> {
    if nobody_asked(work)? {
        return Ok(());
    }
    let (round, clock) = clock_of(work, pod)?;
    if clock.is_some_and(|clock| clock.has_run_out(work.at.and_utc())) {
        return Ok(());
    }
    let game = Some(game.to_owned());
    let players = players_of(work, pod)?;
    work.tell(To::Players(players), News::Time { round, game });
    Ok(())
}

/// Tells a browser that has just asked for news when time is called at its player's table.
pub(crate) fn tell_browser(work: &mut Work<'_, '_>, browser: &str, player: &str) -> Result<(), OpError> {
    let newest: Option<RoundRow> = rounds::of_tournament(work.conn, &work.tournament.id)?.pop();
    let Some(round) = newest.filter(|round| round.state == RoundState::Running) else {
        return Ok(());
    };
    let place = rounds::place_of(work.conn, &round.id, player)?;
    let Some(pod) = place.and_then(|place| place.pod_id) else {
        return Ok(());
    };
    if let (number, Some(now)) = clock_of(work, &pod)? {
        tell(work, To::Browser(browser.to_owned()), at(number), now, Some(now));
    }
    Ok(())
}

/// Returns the news that the clock of a round has run out.
fn at(round: i64) -> News {
    News::Time { round, game: None }
}

/// Stores the message for the end of a clock's time. `before`: the clock before the command; if its time had run out, too, the
/// message was sent then. A paused clock has no end: its message is stored once it runs again.
fn tell(work: &mut Work<'_, '_>, to: To, news: News, clock: TableClock, before: Option<TableClock>) {
    let Some(end) = clock.time_is_called_at() else {
        return;
    };
    let now = work.at.and_utc();
    if end <= now && before.is_some_and(|before| before.has_run_out(now)) {
        return;
    }
    work.tell_from(to, news, Some(end.max(now).naive_utc()));
}

/// Returns whether no browser gets news of the tournament.
fn nobody_asked(work: &mut Work<'_, '_>) -> Result<bool, DbError> {
    Ok(pushes::of_tournament(work.conn, &work.tournament.id)?.is_empty())
}

/// Returns the round of a pod, and the clock of its table while that round runs.
fn clock_of(work: &mut Work<'_, '_>, pod: &str) -> Result<(i64, Option<TableClock>), OpError> {
    let (number, _) = clocks::place_of_pod(work.conn, pod)?;
    let Some(round) = rounds::by_number(work.conn, &work.tournament.id, number)? else {
        return Ok((number, None));
    };
    let profile = work.tournament.profile()?;
    let clock = clocks::of_running(work.conn, &round, &profile)?;
    Ok((number, clock.map(|clock| clock.of_pod(pod))))
}

/// Returns the players who sit in a pod, by their ids.
fn players_of(work: &mut Work<'_, '_>, pod: &str) -> Result<Vec<String>, DbError> {
    let places = rounds::places_of_pod(work.conn, pod)?.into_iter();
    let seated = places.filter(|place| place.kind == PlaceKind::Seat);
    Ok(seated.map(|place| place.player_id).collect())
}
