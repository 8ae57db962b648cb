//! Detaching what belongs to a round's pods before the pods are deleted.

use diesel::prelude::*;

use crate::schema::{
    calls, checked_decks, covers, followed_games, game_actions, reports, rulings, time_extensions, watches,
};
use crate::{DbError, Writer, each};

/// Prepares pods for deletion: calls and rulings are kept without their table; covers, watches, given time, followed games
/// and players' reports are deleted (the log keeps what was done).
pub fn detach_pods(conn: &mut Writer<'_>, pods: &[String]) -> Result<(), DbError> {
    each!(conn, |c| {
        let given = time_extensions::table
            .filter(time_extensions::pod_id.eq_any(pods))
            .select(time_extensions::id);
        let games = followed_games::table
            .filter(followed_games::pod_id.eq_any(pods))
            .select(followed_games::id);
        // by hand and not by ON DELETE CASCADE: a migration that rebuilds a table would empty those below it
        diesel::update(calls::table.filter(calls::pod_id.eq_any(pods)))
            .set(calls::pod_id.eq(None::<String>))
            .execute(c)?;
        // references go before the rows they name: both databases check foreign keys at each statement
        diesel::update(rulings::table.filter(rulings::extension_id.eq_any(given.nullable())))
            .set(rulings::extension_id.eq(None::<String>))
            .execute(c)?;
        diesel::update(rulings::table.filter(rulings::pod_id.eq_any(pods)))
            .set(rulings::pod_id.eq(None::<String>))
            .execute(c)?;
        diesel::delete(covers::table.filter(covers::pod_id.eq_any(pods))).execute(c)?;
        diesel::delete(watches::table.filter(watches::pod_id.eq_any(pods))).execute(c)?;
        let checks = time_extensions::table
            .filter(time_extensions::pod_id.eq_any(pods))
            .select(time_extensions::id);
        diesel::delete(checked_decks::table.filter(checked_decks::extension_id.eq_any(checks))).execute(c)?;
        diesel::delete(time_extensions::table.filter(time_extensions::pod_id.eq_any(pods))).execute(c)?;
        diesel::delete(game_actions::table.filter(game_actions::game_id.eq_any(games))).execute(c)?;
        diesel::delete(followed_games::table.filter(followed_games::pod_id.eq_any(pods))).execute(c)?;
        diesel::delete(reports::table.filter(reports::pod_id.eq_any(pods))).execute(c)?;
        Ok(())
    })
}
