//! Creating a tournament with everything known about it: settings, from a preset or an earlier tournament, and players'
//! names; from an earlier tournament also its staff and its rules for decklists.

use super::notices::announce_time;
use super::{page, presets};
use crate::command::act_on_new;
use crate::command::rights::Players;
use crate::community::may_in_community;
use crate::community::shown::refuse_longer_names;
use crate::people::players::{PlayerData, SameNames, bulk_add};
use crate::season::evenings;
use crate::tournaments::{Settings, create};
use crate::{OpError, SecurityEvent, SiteWork, Work};
use podium_store::SecurityEventKind;
use podium_store::community::{self, Community};
use podium_store::site::accounts::{self, Account, StaffRow};
use podium_store::tournaments::decks::{self, DeckRulesRow};
use podium_store::tournaments::{self, Tournament};

/// The input for a new tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTournament {
    pub settings: Settings,
    /// Players whose names are known already; may be none.
    pub players: Vec<PlayerData>,
}

/// The parts of an earlier tournament that are copied besides its settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Along {
    pub staff: bool,
    pub deck_rules: bool,
    /// The description, the page's texts, its pictures and its colour.
    pub page: bool,
}

/// Creates a tournament with its players, from the preset with this id if one is given. Returns its slug.
///
/// # Errors
/// Problems of the settings; the account may not create tournaments; the preset was removed meanwhile.
pub fn start(work: &mut SiteWork<'_, '_>, new: &NewTournament, preset: Option<&str>) -> Result<String, OpError> {
    let mut settings = new.settings.clone();
    if let Some(id) = preset {
        let account = work.account()?.id.clone();
        let preset = presets::offered(work.conn, &account, id)?
            .ok_or_else(|| OpError::Conflict(say::refused_settings::preset_removed_meanwhile()))?;
        settings = settings.with_other_pages_of(&presets::settings(&preset)?.profile);
    }
    let slug = create(work, &settings)?;
    if let Some(id) = preset {
        let made = made(work, &slug)?;
        page::take_look(work.conn, id, &made.id)?;
    }
    if !new.players.is_empty() {
        on(work, &slug, |work| add_players(work, &new.players))?;
    }
    Ok(slug)
}

/// Creates a tournament like this one, with its table of penalties and the parts that the organizer chose. It belongs to the
/// same community if its maker manages people there. Returns its slug.
///
/// # Errors
/// Problems of the settings, or the account may not create tournaments.
pub fn copy(work: &mut Work<'_, '_>, new: &NewTournament, along: Along) -> Result<String, OpError> {
    // this tournament does not change
    work.floor_only_for(std::iter::empty());
    let id = work.tournament.id.clone();
    let mut settings = new.settings.with_other_pages_of(&work.tournament.profile()?);
    let copied_page = match along.page {
        true => {
            settings.description.clone_from(&work.tournament.description);
            Some(page::CopiedPage::read(work.conn, &id)?)
        }
        false => None,
    };
    let announces_time = work.tournament.announces_time;
    let community = community_to_keep(work, &settings)?;
    let account = match &work.actor.account_id {
        Some(account) => accounts::by_id(work.conn, account)?,
        None => None,
    };
    let staff = match along.staff {
        true => staff_to_take(work, &id)?,
        false => Vec::new(),
    };
    let deck_rules = match along.deck_rules {
        true => decks::of_tournament(work.conn, &id)?,
        false => None,
    };
    let mut site = SiteWork {
        conn: &mut *work.conn,
        at: work.at,
        actor: work.actor.clone(),
        account,
        answer: String::new(),
        events: &mut *work.events,
    };
    let slug = create(&mut site, &settings)?;
    on(&mut site, &slug, |copied| {
        // before its players, who are people of it
        copied.tournament.community_id = community.as_ref().map(|community| community.id.clone());
        announce_time(copied, announces_time)?;
        add_players(copied, &new.players)?;
        add_staff(copied, &staff)?;
        if let Some(page) = &copied_page {
            page::copy_page(copied.conn, page, &copied.tournament.id)?;
        }
        match &deck_rules {
            Some(rules) => add_deck_rules(copied, rules),
            None => Ok(()),
        }
    })?;
    let copied = made(&mut site, &slug)?;
    let answer = site.answer;
    if community.is_some() {
        evenings::follow(work.conn, &id, &copied.id, copied.held_on)?;
    }
    work.answer = answer;
    work.log("tournament.copy", "A new tournament was made as a copy of this one.");
    Ok(slug)
}

/// Returns the community that a copy belongs to: that of this tournament, if the maker could choose it for the copy.
///
/// # Errors
/// It shows more of names than the copy.
fn community_to_keep(work: &mut Work<'_, '_>, settings: &Settings) -> Result<Option<Community>, OpError> {
    let Some(id) = work.tournament.community_id.clone() else {
        return Ok(None);
    };
    if !may_in_community::<Players>(work, &id)? {
        return Ok(None);
    }
    let found = community::by_id(work.conn, &id)?;
    if let Some(community) = &found {
        refuse_longer_names(community, settings.names_shown)?;
    }
    Ok(found)
}

/// Acts on the tournament that was just created.
fn on(
    site: &mut SiteWork<'_, '_>,
    slug: &str,
    act: impl FnOnce(&mut Work<'_, '_>) -> Result<(), OpError>,
) -> Result<(), OpError> {
    let made = made(site, slug)?;
    act_on_new(site, made, act)
}

/// Returns the tournament that was just created.
///
/// # Errors
/// There is no tournament with this slug.
pub fn made(site: &mut SiteWork<'_, '_>, slug: &str) -> Result<Tournament, OpError> {
    tournaments::by_slug(site.conn, slug)?.ok_or_else(|| OpError::NotFound(say::refused_settings::new_not_there()))
}

fn add_players(work: &mut Work<'_, '_>, players: &[PlayerData]) -> Result<(), OpError> {
    if !players.is_empty() {
        // the sender has already confirmed that equal names are different people
        bulk_add(work, players, SameNames::Add)?;
    }
    Ok(())
}

/// Returns the staff to copy: everybody who can sign in, except the actor, who becomes organizer of the copy.
fn staff_to_take(work: &mut Work<'_, '_>, tournament: &str) -> Result<Vec<(StaffRow, Account)>, OpError> {
    let mut staff = accounts::staff_of(work.conn, tournament)?;
    let own = work.actor.account_id.clone();
    staff.retain(|(row, account)| !account.disabled && Some(&row.account_id) != own.as_ref());
    Ok(staff)
}

fn add_staff(work: &mut Work<'_, '_>, staff: &[(StaffRow, Account)]) -> Result<(), OpError> {
    for (row, account) in staff {
        let row = StaffRow {
            tournament_id: work.tournament.id.clone(),
            since: work.at,
            ..row.clone()
        };
        accounts::set_staff(work.conn, &row)?;
        work.log(
            "staff.copy",
            format!(
                "{} is {}, as in the tournament that this is a copy of.",
                account.name,
                row.role.label().to_lowercase()
            ),
        )
        .after(crate::command::roles::logged(&account.id, Some(row.role)));
        work.record(
            SecurityEvent::new(SecurityEventKind::StaffRoleChanged)
                .about(account.id.as_str())
                .with(row.role),
        );
    }
    Ok(())
}

fn add_deck_rules(work: &mut Work<'_, '_>, rules: &DeckRulesRow) -> Result<(), OpError> {
    let rules = DeckRulesRow {
        tournament_id: work.tournament.id.clone(),
        // the old deadline is over, and the new one is unknown: round 1 ends the submission
        deadline: None,
        version: 1,
        ..rules.clone()
    };
    decks::insert(work.conn, &rules)?;
    work.log(
        "deck.rules",
        "Rules for decklists copied. Lists are taken until round 1.",
    );
    Ok(())
}
