//! After a ruling was given: appealed, upheld or overturned by the head judge, withdrawn as a mistake (T30).

use serde_json::json;

use super::effects::{self, Done};
use super::{TEXT_LENGTH, has_head_word, is_head, refuse_old, require_head, waits_for_confirmation};
use crate::db::rulings::{self, RulingRow};
use crate::db::{Database, RulingState, clocks, players};
use crate::ops::{Actor, Once, OpError, Work, command, text};

/// What a decision came to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Decided {
    /// What was carried out or taken back, and what is left for the judge; sentences.
    pub done: Vec<String>,
}

/// A player does not accept a ruling: it goes to the head judge. What was carried out stands until they decide.
///
/// # Errors
/// It was decided, withdrawn or given by the head judge; an old form.
pub fn appeal(db: &Database, slug: &str, actor: &Actor, once: &Once, at: (i64, i64)) -> Result<(), OpError> {
    let (number, version) = at;
    command(db, slug, actor, once, |work| {
        let mut row = of_number(work, number)?;
        refuse_old(row.version, version, number)?;
        match row.state {
            RulingState::Given => {}
            RulingState::Appealed => {
                return Err(OpError::refused(format!(
                    "Ruling {number} waits for the head judge already."
                )));
            }
            RulingState::Upheld | RulingState::Overturned => return Err(last_word(number)),
            RulingState::Withdrawn => return Err(OpError::refused(format!("Ruling {number} was withdrawn."))),
        }
        // The head judge's word ends it, also when it was the first.
        if let Some(maker) = row.made_by.clone()
            && has_head_word(work, &maker)?
        {
            return Err(last_word(number));
        }
        row.state = RulingState::Appealed;
        row.appealed_at = Some(work.at);
        store(work, &mut row)?;
        work.log("ruling.appeal", format!("Ruling {number} was appealed."))
            .before(json!({"state": "given"}))
            .after(json!({"state": "appealed"}));
        work.floor_only();
        Ok(())
    })
}

/// The head judge upholds a ruling, or overturns it. Overturning takes back what can be taken back and says what is
/// left to be taken back by hand. `uphold` is `None` where nothing was chosen.
///
/// # Errors
/// It does not wait for the head judge; somebody else decides; an old form.
pub fn decide(
    db: &Database,
    slug: &str,
    actor: &Actor,
    once: &Once,
    at: (i64, i64),
    uphold: Option<bool>,
    decision: &str,
) -> Result<Decided, OpError> {
    let (number, version) = at;
    command(db, slug, actor, once, |work| {
        require_head(work, "decides an appeal")?;
        let mut row = of_number(work, number)?;
        refuse_old(row.version, version, number)?;
        if row.state != RulingState::Appealed {
            return Err(match row.state {
                RulingState::Upheld | RulingState::Overturned => last_word(number),
                RulingState::Withdrawn => OpError::refused(format!("Ruling {number} was withdrawn.")),
                _ => OpError::refused(format!("Ruling {number} was not appealed.")),
            });
        }
        let Some(uphold) = uphold else {
            return Err(OpError::field(
                "verdict",
                "Choose whether the ruling is upheld or overturned.",
            ));
        };
        let words = text::block("decision", "Decision", decision, TEXT_LENGTH);
        let words = words.map_err(|problem| OpError::Invalid(vec![problem]))?;
        if !uphold && words.is_empty() {
            return Err(OpError::field(
                "decision",
                "Decision: write why the ruling is overturned.",
            ));
        }
        let carried_out = !waits_for_confirmation(&row);
        let mut done = Done::default();
        let parts = rulings::players_of(work.conn, &row.id)?;
        for mut part in parts {
            let Some(player) = players::by_id(work.conn, &part.player_id)? else {
                continue;
            };
            match (uphold, carried_out) {
                (true, false) => effects::carry_out(work, &row, &mut part, &player, &mut done)?,
                (false, true) => effects::take_back(work, &row, &mut part, &player, &mut done)?,
                (true, true) | (false, false) => {}
            }
        }
        let (state, word) = match uphold {
            true => (RulingState::Upheld, "upheld"),
            false => (RulingState::Overturned, "overturned"),
        };
        row.state = state;
        row.decided_by.clone_from(&work.actor.account_id);
        row.decided_at = Some(work.at);
        row.decision = Some(words).filter(|words| !words.is_empty());
        store(work, &mut row)?;
        if !uphold && row.extension_id.is_some() {
            done.said
                .push("The time that the table got stays: it was lost either way.".to_owned());
        }
        let what = done.told(format!("Ruling {number} {word} by the head judge."));
        work.log(if uphold { "ruling.uphold" } else { "ruling.overturn" }, what)
            .before(json!({"state": "appealed"}))
            .after(json!({"state": state.as_str()}));
        done.settle(work);
        Ok(Decided { done: done.said })
    })
}

/// Withdraws a ruling that was a mistake: of its maker, or of anybody by the head judge. What was carried out is taken
/// back as by overturning it, and the time it gave the table too.
///
/// # Errors
/// It was decided by the head judge; it is another judge's; an old form.
pub fn withdraw(
    db: &Database,
    slug: &str,
    actor: &Actor,
    once: &Once,
    at: (i64, i64),
    reason: &str,
) -> Result<Decided, OpError> {
    let (number, version) = at;
    command(db, slug, actor, once, |work| {
        let mut row = of_number(work, number)?;
        let own = row.made_by.is_some() && row.made_by == work.actor.account_id;
        if !own && !is_head(work)? {
            return Err(OpError::Forbidden(format!(
                "Ruling {number} is another judge's: who gave it withdraws it, or the head judge."
            )));
        }
        refuse_old(row.version, version, number)?;
        match row.state {
            RulingState::Given | RulingState::Appealed => {}
            RulingState::Upheld | RulingState::Overturned => return Err(last_word(number)),
            RulingState::Withdrawn => return Err(OpError::refused(format!("Ruling {number} was withdrawn already."))),
        }
        if reason.trim().is_empty() {
            return Err(OpError::field("reason", "Write why it is withdrawn: it is recorded."));
        }
        let before = row.state;
        let mut done = Done::default();
        if !waits_for_confirmation(&row) {
            let parts = rulings::players_of(work.conn, &row.id)?;
            for mut part in parts {
                let Some(player) = players::by_id(work.conn, &part.player_id)? else {
                    continue;
                };
                effects::take_back(work, &row, &mut part, &player, &mut done)?;
            }
        }
        if let (Some(pod), Some(extension)) = (&row.pod_id, &row.extension_id) {
            let given = clocks::extensions_of_pod(work.conn, pod)?;
            if let Some(mut given) = given
                .into_iter()
                .find(|given| given.id == *extension && !given.withdrawn)
            {
                given.withdrawn = true;
                clocks::update_extension(work.conn, &given)?;
                done.said.push("The table's time for it is taken back.".to_owned());
            }
        }
        row.state = RulingState::Withdrawn;
        store(work, &mut row)?;
        let what = done.told(format!("Ruling {number} withdrawn."));
        work.log("ruling.withdraw", what)
            .before(json!({"state": before.as_str()}))
            .after(json!({"state": "withdrawn"}))
            .reason(reason);
        done.settle(work);
        Ok(Decided { done: done.said })
    })
}

fn last_word(number: i64) -> OpError {
    OpError::Refused {
        rule: "T30",
        message: format!("The head judge has decided ruling {number}: that word ends it."),
    }
}

fn of_number(work: &mut Work<'_, '_>, number: i64) -> Result<RulingRow, OpError> {
    rulings::by_number(work.conn, &work.tournament.id, number)?
        .ok_or_else(|| OpError::NotFound(format!("There is no ruling {number} in this tournament.")))
}

fn store(work: &mut Work<'_, '_>, row: &mut RulingRow) -> Result<(), OpError> {
    row.version += 1;
    Ok(rulings::update(work.conn, row)?)
}
