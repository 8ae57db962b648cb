//! Presets: settings that an organizer keeps for future tournaments, for their own account or for everybody who creates
//! tournaments here.

use crate::command::text;
use crate::tournaments::{Settings, page, refuse_site_staff};
use crate::{OpError, SiteWork, Work};
use podium_event::profile::Level;
use podium_store::site::accounts::{self, Account};
use podium_store::tournaments::presets::{self, Preset};
use podium_store::{DbError, Reader, SiteRole};
use say::{Message, refused_settings as t, terms};

/// Longest name, in characters.
const NAME_LENGTH: usize = 80;
/// Presets of one account, and of the installation.
const MOST: usize = 50;

/// Reads the settings of a preset, without name, date and description.
///
/// # Errors
/// The stored text is not a set of settings.
pub fn settings(preset: &Preset) -> Result<Settings, DbError> {
    serde_json::from_str(&preset.settings).map_err(|e| DbError::Corrupt(format!("preset {}: {e}", preset.id)))
}

/// Suggests a name for a preset that says what is in it: "Competitive, 75 min, 5 rounds, top 16".
pub fn suggested_name(settings: &Settings) -> Message {
    let profile = &settings.profile;
    let mut words = vec![match profile.level {
        Level::Regular => terms::level_regular(),
        Level::Competitive => terms::level_competitive(),
        Level::Professional => terms::level_professional(),
    }];
    words.push(profile.round_minutes.map_or_else(t::preset_untimed, t::preset_minutes));
    if profile.pod_size != 4 {
        words.push(t::preset_pods(profile.pod_size));
    }
    words.extend(profile.swiss_rounds.map(t::preset_rounds));
    words.extend(profile.playoff_cut.map(|cut| match cut {
        0 => t::preset_no_playoff(),
        cut => t::preset_top(cut),
    }));
    Message::joined(words, ", ")
}

/// Returns a preset that is offered to an account; `None` if there is none (any more).
///
/// # Errors
/// The database does not answer.
pub fn offered(conn: &mut Reader<'_>, account: &str, id: &str) -> Result<Option<Preset>, DbError> {
    Ok(presets::by_id(conn, id)?.filter(|preset| preset.is_offered_to(account)))
}

/// Stores the tournament's settings with its colour and logo as a preset of the sending account, or of the installation; a
/// preset of the same name is replaced.
///
/// # Errors
/// The name is missing or too long, there are too many presets; the account may not create tournaments, or does not
/// administer the site and keeps the preset for everybody.
pub fn keep(work: &mut Work<'_, '_>, typed: &str, for_everybody: bool) -> Result<(), OpError> {
    // nothing of the tournament changes
    work.floor_only_for(std::iter::empty());
    let account = own_account(work)?;
    refuse_site_staff(&account)?;
    if for_everybody && account.site_role != SiteRole::Administrator {
        return Err(OpError::Forbidden(t::presets_of_everybody()));
    }
    let name = text::line("preset", t::label_preset(), typed, NAME_LENGTH)
        .map_err(|problem| OpError::Invalid(vec![problem]))?;
    if name.is_empty() {
        return Err(OpError::field("preset", t::name_preset()));
    }
    let owner = (!for_everybody).then(|| account.id.clone());
    // Presets belong to no tournament, so that its lock is not enough: of two that are kept at once under one name, the
    // second replaces the first.
    match for_everybody {
        true => drop(accounts::lock_administrators(work.conn)?),
        false => drop(accounts::lock(work.conn, &account.id)?),
    }
    let mut beside = presets::offered_to(work.conn, &account.id)?;
    beside.retain(|preset| preset.account_id == owner);
    let same = beside
        .iter()
        .find(|preset| preset.name.to_lowercase() == name.to_lowercase());
    match same {
        Some(same) => presets::delete(work.conn, &same.id)?,
        None if beside.len() >= MOST => {
            return Err(OpError::field("preset", t::too_many_presets(MOST)));
        }
        None => {}
    }
    let settings = Settings::of(&work.tournament)?;
    let text = serde_json::to_string(&settings).map_err(|e| OpError::refused(t::settings_not_stored(e.to_string())))?;
    let preset = Preset::new(&name, owner, text, work.at);
    presets::insert(work.conn, &preset)?;
    page::keep_look(work.conn, &work.tournament.id, &preset.id)?;
    work.log("settings.keep", "Settings kept as a preset.");
    Ok(())
}

/// Returns the account that sends a command on a tournament.
fn own_account(work: &mut Work<'_, '_>) -> Result<Account, OpError> {
    let account = match &work.actor.account_id {
        Some(id) => accounts::by_id(work.conn, id)?,
        None => None,
    };
    account.ok_or_else(|| OpError::Forbidden(t::preset_needs_account()))
}

/// Removes a preset; returns its name. Tournaments made from it do not change.
///
/// # Errors
/// It is gone already, or belongs to the installation and the account does not administer the site.
pub fn remove(work: &mut SiteWork<'_, '_>, id: &str) -> Result<String, OpError> {
    let account = work.account()?.clone();
    let preset = offered(work.conn, &account.id, id)?.ok_or_else(|| OpError::NotFound(t::preset_removed()))?;
    if preset.account_id.is_none() && account.site_role != SiteRole::Administrator {
        return Err(OpError::Forbidden(t::preset_is_everybodys()));
    }
    presets::delete(work.conn, &preset.id)?;
    Ok(preset.name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use podium_store::{NamesShown, Registration};

    #[test]
    fn a_preset_is_called_by_what_is_in_it() {
        let mut settings = Settings::standard("Spring", Level::Competitive);
        assert_eq!(suggested_name(&settings), "Competitive, 75 min");
        settings.profile.swiss_rounds = Some(5);
        settings.profile.playoff_cut = Some(16);
        assert_eq!(suggested_name(&settings), "Competitive, 75 min, 5 rounds, top 16");
        settings.profile.round_minutes = None;
        settings.profile.pod_size = 3;
        settings.profile.playoff_cut = Some(0);
        assert_eq!(
            suggested_name(&settings),
            "Competitive, untimed, pods of 3, 5 rounds, no playoff"
        );
    }

    #[test]
    fn settings_come_back_as_they_were_kept() {
        let mut settings = Settings::standard("Spring", Level::Professional);
        settings.place = "Hall".to_owned();
        settings.description = "Last time Ann won.".to_owned();
        settings.registration = Registration::Approval;
        settings.names_shown = NamesShown::Initial;
        settings.skipped_tables = vec![13];
        settings.max_players = Some(64);
        settings.profile.games_public = true;
        let stored = serde_json::to_string(&settings).unwrap();
        let back = settings_of(&stored);
        let expected = Settings {
            name: String::new(),
            description: String::new(),
            ..settings
        };
        assert_eq!(back, expected);
    }

    fn settings_of(stored: &str) -> Settings {
        super::settings(&Preset::new("one", None, stored.to_owned(), podium_base::clock::now())).unwrap()
    }
}
