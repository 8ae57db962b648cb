//! Secret links, and the removal of personal data.

use super::input::PERSONAL;
use super::{PlayerData, named, of_number, store};
use crate::db::players::{self, PlayerRow};
use crate::db::{Conn, Database, DbError, PlayerStatus, log};
use crate::ops::secrets::Secrets;
use crate::ops::{Actor, Once, OpError, Work, command};

/// Where a player's secret link leads: `/p/ID.TOKEN`.
pub fn link_path(secrets: &Secrets, row: &PlayerRow) -> String {
    format!("/p/{}", link_token(secrets, row))
}

/// What a secret link and its cookie hold: the player's id and the token of the link's generation.
pub fn link_token(secrets: &Secrets, row: &PlayerRow) -> String {
    format!("{}.{}", row.id, secrets.player_token(&row.id, row.link_generation))
}

/// The player of a secret link; `None` when it was mistyped or renewed, or the player was removed.
pub fn player_of_link(conn: &mut Conn<'_>, secrets: &Secrets, token: &str) -> Result<Option<PlayerRow>, DbError> {
    let Some((id, token)) = token.split_once('.') else {
        return Ok(None);
    };
    let found = players::by_id(conn, id)?;
    Ok(found.filter(|row| {
        row.status != PlayerStatus::Removed && secrets.is_player_token(&row.id, row.link_generation, token)
    }))
}

/// Makes a player's link and all browsers that used it void; the new one is on the player's page for staff.
///
/// # Errors
/// No such player.
pub fn renew_link(db: &Database, slug: &str, actor: &Actor, once: &Once, number: i64) -> Result<PlayerRow, OpError> {
    command(db, slug, actor, once, |work| {
        let mut row = of_number(work, number)?;
        row.link_generation += 1;
        store(work, &mut row)?;
        work.log(
            "player.renew_link",
            format!("Renewed the secret link of {}", named(&row)),
        );
        Ok(row)
    })
}

/// Removes what is personal: the player is "Player 17" from now on, everywhere; results stay, and the log says that it
/// was done.
///
/// # Errors
/// It was done before.
pub fn forget(
    db: &Database,
    slug: &str,
    actor: &Actor,
    once: &Once,
    number: i64,
    reason: &str,
) -> Result<PlayerRow, OpError> {
    command(db, slug, actor, once, |work| {
        let mut row = of_number(work, number)?;
        if row.anonymous {
            return Err(OpError::refused(format!(
                "The personal data of player {number} was removed already."
            )));
        }
        PlayerData::without_personal(&row).write_to(&mut row);
        row.anonymous = true;
        store(work, &mut row)?;
        clean_log(work, &row)?;
        work.log("player.forget", format!("Removed the personal data of {}", named(&row)))
            .reason(reason);
        Ok(row)
    })
}

/// Log lines refer to players by id; only what an edit changed stands in them, and goes.
fn clean_log(work: &mut Work<'_, '_>, row: &PlayerRow) -> Result<(), OpError> {
    for line in log::about(work.conn, &work.tournament.id, &named(row))? {
        let (before, after) = (cleaned(line.before.as_deref()), cleaned(line.after.as_deref()));
        if before != line.before || after != line.after {
            log::redact(work.conn, &line.id, before.as_deref(), after.as_deref())?;
        }
    }
    Ok(())
}

/// The JSON of a log line without what is personal.
fn cleaned(json: Option<&str>) -> Option<String> {
    let json = json?;
    let Ok(serde_json::Value::Object(mut fields)) = serde_json::from_str(json) else {
        return Some(json.to_owned());
    };
    let mut changed = false;
    for field in PERSONAL {
        if let Some(value) = fields.get_mut(field)
            && !value.is_null()
        {
            *value = "removed".into();
            changed = true;
        }
    }
    Some(if changed {
        serde_json::Value::Object(fields).to_string()
    } else {
        json.to_owned()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_personal_fields_leave_a_log_line() {
        assert_eq!(
            cleaned(Some(r#"{"email":null,"fixed_table":"5","name":"Ann"}"#)).as_deref(),
            Some(r#"{"email":null,"fixed_table":"5","name":"removed"}"#)
        );
        assert_eq!(cleaned(Some("[1]")).as_deref(), Some("[1]"));
        assert_eq!(cleaned(None), None);
    }
}
