//! Editing a player's data.

use super::input::{as_members, logged_fields};
use super::same_name::refuse_same_name;
use super::{PlayerData, PlayerInput, commanders, log_name, player_of_number, staff_sees, store};
use crate::command::rights::{Need, Records};
use crate::people::decks::Terms;
use crate::tournaments::webhooks::happened::PlayerChange;
use crate::{OpError, Work};
use podium_store::RoundState;
use podium_store::tournaments::players::{PlayerRow, name_key};
use podium_store::tournaments::rounds::{self, RoundRow};
use say::{Message, refused_decks, refused_text as t};

/// The fields of a form, and which of them it had: a user who may not see a field cannot change it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Edit {
    pub data: PlayerData,
    pub with_email: bool,
    pub with_decklist: bool,
    pub with_commanders: bool,
    /// Allows a name that another player has.
    pub same_name_is_fine: bool,
}

/// Edits a player; `version` is the one that the form was made from.
///
/// # Errors
/// [`OpError::Conflict`] if somebody else changed the player meanwhile, with the current values; another player has the
/// name and [`Edit::same_name_is_fine`] is not set; a bye that was awarded for a published round would change.
pub fn edit(work: &mut Work<'_, '_>, number: i64, version: i64, edit: &Edit) -> Result<PlayerRow, OpError> {
    let stored = player_of_number(work, number)?;
    let mut row = stored.clone();
    // if decklists are asked for, they change only on the page where they are handed in
    let mut edit = edit.clone();
    let terms = Terms::of(work.conn, &work.tournament, work.at)?;
    edit.with_decklist &= terms.is_none();
    edit.with_commanders &= staff_sees(terms.as_ref(), &work.tournament, work.may::<Records>());
    apply(&mut row, &edit);
    commanders::follow_list(work, &stored, &mut row)?;
    // before the version is compared: the conflict lists the differences
    let changes = changes(&stored, &row);
    if version != stored.version {
        return Err(OpError::Conflict(conflict(&stored, &changes)));
    }
    let renamed = name_key(&stored.name) != name_key(&row.name);
    // only for a new name: a player who already shares a name must stay editable
    if renamed && !edit.same_name_is_fine {
        refuse_same_name(work, &row.name, Some(number))?;
    }
    if changes.is_empty() {
        return Ok(stored);
    }
    refuse_published_byes(work, &stored, &row)?;
    store(work, &mut row)?;
    // An event for webhooks names players and nothing else. Everything here changes the public version, so that pages
    // which show commanders are made again.
    if (&stored.name, &stored.team_mate) != (&row.name, &row.team_mate) {
        work.player_happened(PlayerChange::Changed, &row);
    }
    let side = |pick: fn(&Change) -> &Option<String>| -> serde_json::Value {
        let fields = changes.iter();
        let values = fields.map(|c| (c.field.to_owned(), serde_json::json!(pick(c))));
        serde_json::Value::Object(values.collect())
    };
    // The sentence names only the fields; values are in `before` and `after`, which are redacted with a player's data.
    let labels: Vec<String> = changes.iter().map(|change| change.label.to_string()).collect();
    work.log(
        "player.edit",
        format!("Changed {} of {}", labels.join(", "), log_name(&row)),
    )
    .before(side(|c| &c.before))
    .after(side(|c| &c.after));
    Ok(row)
}

/// Refuses to change a bye that was awarded for a published round (T46): the round was paired, and byes were drawn, with
/// it or without it. Rounds before the player came have none.
fn refuse_published_byes(work: &mut Work<'_, '_>, before: &PlayerRow, after: &PlayerRow) -> Result<(), OpError> {
    let (kept, most) = match before.awarded_byes < after.awarded_byes {
        true => (before.awarded_byes, after.awarded_byes),
        false => (after.awarded_byes, before.awarded_byes),
    };
    let changed = before.entry_round.max(kept + 1)..=most;
    if changed.is_empty() {
        return Ok(());
    }
    let rounds = rounds::of_tournament(work.conn, &work.tournament.id)?;
    let is_published = |round: &&RoundRow| round.state != RoundState::Draft && changed.contains(&round.number);
    match rounds.iter().find(is_published) {
        None => Ok(()),
        Some(round) => Err(OpError::field("awarded_byes", t::awarded_byes_published(round.number))),
    }
}

/// Some fields of a player as a program sends them; an empty text clears a field, and `None` leaves it unchanged.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Amendment {
    pub name: Option<String>,
    pub sorted_under: Option<String>,
    pub team_mate: Option<String>,
    pub pronouns: Option<String>,
    pub email: Option<String>,
    pub decklist: Option<String>,
    /// None to two names; the place of a wrong one is `commanders`.
    pub commanders: Option<Vec<String>>,
    pub fixed_table: Option<String>,
    pub avoid_group: Option<String>,
    pub awarded_byes: Option<String>,
    /// Allows a name that another player has.
    pub same_name_is_fine: bool,
}

/// Edits some fields of a player, and leaves the others.
///
/// # Errors
/// See [`edit`]; a wrong field; a field that the sender may not see, or that is handed in elsewhere.
pub fn amend(work: &mut Work<'_, '_>, number: i64, version: i64, amendment: &Amendment) -> Result<PlayerRow, OpError> {
    let stored = player_of_number(work, number)?;
    let Amendment { email, decklist, .. } = amendment;
    let sees_all = work.may::<Records>();
    // as on the player's page: a user who may not read a field cannot write it
    if !sees_all && (email.is_some() || decklist.is_some() && work.tournament.state.is_before_rounds()) {
        return Err(OpError::Forbidden(Need::role::<Records>().refusal(work.role)));
    }
    let terms = Terms::of(work.conn, &work.tournament, work.at)?;
    if amendment.commanders.is_some() && !staff_sees(terms.as_ref(), &work.tournament, sees_all) {
        return Err(match &terms {
            Some(terms) => OpError::field("commanders", refused_decks::commanders_until(&terms.until)),
            None => OpError::Forbidden(Need::role::<Records>().refusal(work.role)),
        });
    }
    if decklist.is_some() && terms.is_some() {
        return Err(OpError::field("decklist", refused_decks::changes_among_lists()));
    }
    let mut input = PlayerInput::of_row(&stored);
    let put = |field: &mut String, sent: &Option<String>| {
        if let Some(sent) = sent {
            field.clone_from(sent);
        }
    };
    put(&mut input.name, &amendment.name);
    put(&mut input.sorted_under, &amendment.sorted_under);
    put(&mut input.team_mate, &amendment.team_mate);
    put(&mut input.pronouns, &amendment.pronouns);
    put(&mut input.email, email);
    put(&mut input.decklist, decklist);
    if let Some(names) = &amendment.commanders {
        input
            .name_commanders(names)
            .map_err(|problem| OpError::Invalid(vec![problem]))?;
    }
    put(&mut input.fixed_table, &amendment.fixed_table);
    put(&mut input.avoid_group, &amendment.avoid_group);
    put(&mut input.awarded_byes, &amendment.awarded_byes);
    let edited = Edit {
        data: input.check().map_err(as_members).map_err(OpError::Invalid)?,
        with_email: email.is_some(),
        with_decklist: decklist.is_some(),
        with_commanders: amendment.commanders.is_some(),
        same_name_is_fine: amendment.same_name_is_fine,
    };
    edit(work, number, version, &edited)
}

fn apply(row: &mut PlayerRow, edit: &Edit) {
    let mut data = edit.data.clone();
    if !edit.with_email {
        data.email.clone_from(&row.email);
    }
    if !edit.with_decklist {
        data.decklist.clone_from(&row.decklist);
    }
    if !edit.with_commanders {
        data.commanders = row.commanders();
    }
    data.write_to(row);
}

struct Change {
    field: &'static str,
    label: Message,
    before: Option<String>,
    after: Option<String>,
}

fn changes(before: &PlayerRow, after: &PlayerRow) -> Vec<Change> {
    let pairs = logged_fields(before).into_iter().zip(logged_fields(after));
    pairs
        .filter(|((_, _, before), (_, _, after))| before != after)
        .map(|((field, label, before), (_, _, after))| Change {
            field,
            label,
            before,
            after,
        })
        .collect()
}

/// Returns the sentence for the later of two editors.
fn conflict(stored: &PlayerRow, changes: &[Change]) -> Message {
    let shown = |value: &Option<String>| value.as_ref().map_or_else(t::nothing, t::quoted);
    let differences = changes
        .iter()
        .map(|change| t::difference(&change.label, shown(&change.before), shown(&change.after)));
    let now = match changes {
        [] => t::same_as_yours(),
        _ => t::now_differs(Message::joined(differences, ", ")),
    };
    t::player_changed(stored.number, now)
}
