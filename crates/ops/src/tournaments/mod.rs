//! Tournaments: created, set up, opened, cancelled.

pub mod archive;
mod begun;
pub mod demo;
pub mod new;
pub mod notices;
pub mod page;
pub mod presets;
pub mod push;
pub mod statistics;
pub mod time_statistics;
pub mod webhooks;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use serde_json::json;

use self::begun::fixed_once_begun;
use super::{FieldProblem, OpError, SiteWork, Work};
use crate::command::roles::make_organizer;
use crate::command::slug::free_slug;
use crate::command::text;
use crate::community::shown::refuse_longer_names;
use crate::site::secrets::random_token;
use crate::tournaments::webhooks::happened::Happened;
use podium_document::event::longest;
use podium_event::profile::{CommandersShown, Level};
use podium_event::{Profile, bracket};
use podium_store::community;
use podium_store::site::accounts::Account;
use podium_store::tournaments::lists::{self, List};
use podium_store::tournaments::log::{self, LogLine};
use podium_store::tournaments::{self, REGISTRATIONS_PER_ADDRESS, Tournament};
use podium_store::{NamesShown, Registration, SiteRole, TournamentState};
use say::{Language, field_names, refused_language, refused_settings as t};

/// The settings that the organizer chooses. [`Settings::problems`] checks them. A preset is stored as their JSON, without
/// name, date and description: those belong to one event, and personal data in them would outlive it there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    #[serde(skip)]
    pub name: String,
    #[serde(skip)]
    pub held_on: Option<NaiveDate>,
    pub place: String,
    /// IANA name.
    pub time_zone: String,
    /// A language's tag: that of prints, and of readers who ask for none of ours.
    #[serde(default = "english")]
    pub language: String,
    #[serde(skip)]
    pub description: String,
    pub profile: Profile,
    pub first_table: u32,
    pub skipped_tables: Vec<u32>,
    pub registration: Registration,
    pub max_players: Option<u32>,
    /// How many players may register from one address in an hour.
    pub registrations_per_address: u32,
    pub names_shown: NamesShown,
    pub listed: bool,
    pub indexed: bool,
}

impl Settings {
    /// Returns the settings of a new tournament: the addendum's defaults for the level, registration closed, in UTC.
    pub fn standard(name: &str, level: Level) -> Self {
        Self {
            name: name.to_owned(),
            held_on: None,
            place: String::new(),
            time_zone: "UTC".to_owned(),
            language: english(),
            description: String::new(),
            profile: Profile::standard(level),
            first_table: 1,
            skipped_tables: Vec::new(),
            registration: Registration::Closed,
            max_players: None,
            registrations_per_address: REGISTRATIONS_PER_ADDRESS as u32,
            names_shown: NamesShown::Full,
            // Takes effect when the tournament is opened; until then the front page leaves it out.
            listed: true,
            // Players' names do not belong in search engines unless the organizer says so.
            indexed: false,
        }
    }

    /// Reads the settings of a stored tournament.
    ///
    /// # Errors
    /// Its row cannot be read.
    pub fn of(tournament: &Tournament) -> Result<Self, OpError> {
        Ok(Self {
            name: tournament.name.clone(),
            held_on: tournament.held_on,
            place: tournament.place.clone(),
            time_zone: tournament.time_zone.clone(),
            language: tournament.language.clone(),
            description: tournament.description.clone(),
            profile: tournament.profile()?,
            first_table: tournament.first_table as u32,
            skipped_tables: tournament.skipped_tables()?,
            registration: tournament.registration,
            max_players: tournament.max_players.map(|n| n as u32),
            registrations_per_address: tournament.registrations_per_address as u32,
            names_shown: tournament.names_shown,
            listed: tournament.listed,
            indexed: tournament.indexed,
        })
    }

    /// Lists all problems, by field.
    pub fn problems(&self) -> Vec<FieldProblem> {
        let mut problems = Vec::new();
        let mut check = |result: Result<String, FieldProblem>| {
            if let Err(problem) = result {
                problems.push(problem);
            }
        };
        check(text::name("name", field_names::field_name(), &self.name));
        check(text::line("place", t::label_place(), &self.place, 200));
        // the event's page checks what is typed; a stored one may be a document's
        check(text::block(
            "description",
            t::label_description(),
            &self.description,
            longest::TEXT,
        ));
        check(text::block(
            "code_of_conduct",
            t::label_code_of_conduct(),
            self.profile.code_of_conduct.as_deref().unwrap_or(""),
            20_000,
        ));
        if self.time_zone.parse::<chrono_tz::Tz>().is_err() {
            problems.push(FieldProblem::new("time_zone", t::unknown_time_zone(&self.time_zone)));
        }
        if Language::of_tag(&self.language).is_none() {
            let unknown = refused_language::unknown(&self.language, say::language_tags());
            problems.push(FieldProblem::new("language", unknown));
        }
        problems.extend(
            self.held_on
                .and_then(|day| text::day("held_on", t::label_date(), day).err()),
        );
        if !(1..=90_000).contains(&self.first_table) {
            problems.push(FieldProblem::new("first_table", t::first_table()));
        }
        if !(1..=100_000).contains(&self.registrations_per_address) {
            problems.push(FieldProblem::new(
                "registrations_per_address",
                t::registrations_per_address(),
            ));
        }
        // a list names its commander
        if self.profile.decklists_public && self.profile.commanders_shown() == CommandersShown::Never {
            problems.push(FieldProblem::new("decklists_public", t::lists_name_commanders()));
        }
        let profile = self.profile.problems();
        // T15: a cut is checked when it is planned just as when it is announced; 0 plans none
        if profile.is_empty()
            && let Some(cut @ 1..) = self.profile.playoff_cut
            && let Err(refusal) = bracket::plan(cut as usize, self.profile.pod_size)
        {
            problems.push(FieldProblem::new("playoff_cut", refusal.message));
        }
        for problem in profile {
            // Fields of the form have the name of the pointer's last part.
            let field = match problem.pointer.rsplit('/').next() {
                // one field of the form has all breaks
                _ if problem.pointer.starts_with("/tournament/breaks") => "breaks",
                Some("count") if problem.pointer.contains("/bye_opponents/") => "bye_opponents",
                Some("count") => "smaller_pod_opponents",
                Some("win") => "points_win",
                Some("bye") => "points_bye",
                Some("start") => "wager_start",
                Some("stake") => "wager_stake",
                last => last.unwrap_or_default(),
            };
            problems.push(FieldProblem {
                // breaks are sorted when they are read, so their places here say nothing
                pointer: (field != "breaks").then(|| problem.pointer.clone()),
                ..FieldProblem::new(field.to_owned(), problem.message)
            });
        }
        problems
    }

    /// Returns the same settings, with another profile's values for those that have their own page and no field in
    /// this form: the table of penalties, the followed games and the game of the feature table.
    #[must_use]
    pub(super) fn with_other_pages_of(&self, profile: &Profile) -> Self {
        Self {
            profile: Profile {
                penalties: profile.penalties.clone(),
                games_public: profile.games_public,
                feature_game_public: profile.feature_game_public,
                ..self.profile.clone()
            },
            ..self.clone()
        }
    }

    /// Returns whether rounds are made, played or counted differently under other settings.
    fn rounds_differ(&self, other: &Self) -> bool {
        // settings that only concern reading or display; a new setting counts until it is listed here
        let of_rounds = |profile: &Profile| Profile {
            code_of_conduct: None,
            players_report: None,
            running_results_public: None,
            games_public: false,
            feature_game_public: false,
            tables_keep_games: None,
            long_turn_minutes: None,
            long_turns_at_table: false,
            own_time_minutes: None,
            breaks: Vec::new(),
            penalties: None,
            ruleset: None,
            ..profile.clone()
        };
        let tables = |settings: &Self| (settings.first_table, settings.skipped_tables.clone());
        of_rounds(&self.profile) != of_rounds(&other.profile) || tables(self) != tables(other)
    }

    /// Writes the settings into a row.
    fn store(&self, row: &mut Tournament) -> Result<(), OpError> {
        row.name = self.name.trim().to_owned();
        row.held_on = self.held_on;
        row.place = self.place.trim().to_owned();
        row.time_zone.clone_from(&self.time_zone);
        row.language.clone_from(&self.language);
        // Normalized like in `text::block`: the trimmed text was checked, and that is stored.
        row.description = self.description.replace("\r\n", "\n").trim().to_owned();
        row.profile =
            serde_json::to_string(&self.profile).map_err(|e| OpError::refused(t::profile_not_stored(e.to_string())))?;
        row.first_table = i64::from(self.first_table);
        row.skipped_tables = json!(self.skipped_tables).to_string();
        row.registration = self.registration;
        row.max_players = self.max_players.map(i64::from);
        row.registrations_per_address = i64::from(self.registrations_per_address);
        row.names_shown = self.names_shown;
        row.listed = self.listed;
        row.indexed = self.indexed;
        Ok(())
    }
}

/// Refuses accounts that may only work where they were invited.
///
/// # Errors
/// The account is one of them.
pub fn refuse_site_staff(account: &Account) -> Result<(), OpError> {
    match account.site_role {
        SiteRole::Staff => Err(OpError::Forbidden(t::may_not_create())),
        SiteRole::Organizer | SiteRole::Administrator => Ok(()),
    }
}

/// Creates a tournament and makes the creating account its organizer; the answer leads to its desk. Returns its slug.
///
/// # Errors
/// Problems of the settings, or the account may not create tournaments.
pub fn create(work: &mut SiteWork<'_, '_>, settings: &Settings) -> Result<String, OpError> {
    // The command line has no account and may create everywhere.
    if let Some(account) = &work.account {
        refuse_site_staff(account)?;
    }
    let problems = settings.problems();
    if !problems.is_empty() {
        return Err(OpError::Invalid(problems));
    }
    let slug = free_slug(work.conn, &settings.name)?;
    let mut row = Tournament {
        created_by: work.actor.account_id.clone(),
        ..Tournament::new(&slug, random_token(), work.at)
    };
    settings.store(&mut row)?;
    tournaments::insert(work.conn, &row)?;
    // On the command line nobody becomes organizer; administrators are organizers everywhere.
    if let Some(account) = &work.actor.account_id {
        make_organizer(work.conn, &row.id, account, work.at)?;
    }
    let line = LogLine {
        // written by hand: a command on a tournament locks its row, which is only created here
        number: 1,
        account_id: work.actor.account_id.clone(),
        token: work.actor.token.clone(),
        ..LogLine::new(
            &row.id,
            work.at,
            &work.actor.name,
            "tournament.create",
            "Tournament created.".to_owned(),
        )
    };
    log::insert(work.conn, &[line])?;
    lists::changed(work.conn, &[List::All, List::Calendar])?;
    work.answer = format!("/t/{slug}/desk");
    Ok(slug)
}

/// Lists the settings that differ between two profiles of a tournament and may not change any more.
pub fn fixed(tournament: &Tournament, before: &Profile, after: &Profile) -> Vec<FieldProblem> {
    match tournament.state {
        TournamentState::Setup | TournamentState::Registration => Vec::new(),
        _ => fixed_once_begun(before, after),
    }
}

/// Changes the settings. Those that the pairing was based on are fixed once the rounds have begun.
///
/// # Errors
/// Problems of the settings, or somebody changed them meanwhile.
pub fn change(work: &mut Work<'_, '_>, version: i64, settings: &Settings) -> Result<(), OpError> {
    let problems = settings.problems();
    if !problems.is_empty() {
        return Err(OpError::Invalid(problems));
    }
    crate::run::rounds::refuse_ended(work.tournament.state)?;
    if version != work.tournament.settings_version {
        return Err(OpError::Conflict(t::settings_changed()));
    }
    let before = Settings::of(&work.tournament)?;
    if let Some(id) = &work.tournament.community_id
        && let Some(community) = community::by_id(work.conn, id)?
    {
        refuse_longer_names(&community, settings.names_shown)?;
    }
    let settings = settings.with_other_pages_of(&before.profile);
    let problems = fixed(&work.tournament, &before.profile, &settings.profile);
    if !problems.is_empty() {
        return Err(OpError::Invalid(problems));
    }
    settings.store(&mut work.tournament)?;
    work.tournament.settings_version += 1;
    // a raised maximum has places for waiting players
    crate::people::players::promote_waiting(work, false)?;
    let after = Settings::of(&work.tournament)?;
    // a draft was made with the old settings, so decisions based on it are outdated
    if after.rounds_differ(&before) {
        work.mark_structural();
    }
    work.log("settings.change", "Settings changed.")
        .before(described(&before))
        .after(described(&after));
    if let Some(change) = changed_plan(&before.profile, &after.profile)
        // Before the tournament is opened, players know of no plan.
        && work.tournament.state != TournamentState::Setup
    {
        work.log("plan.change", change).public();
    }
    Ok(())
}

/// Describes a change of the planned rounds or of the cut.
fn changed_plan(before: &Profile, after: &Profile) -> Option<String> {
    let planned = |profile: &Profile| {
        let rounds = profile
            .swiss_rounds
            .map_or("as recommended".to_owned(), |rounds| rounds.to_string());
        let cut = match profile.playoff_cut {
            None => "as recommended".to_owned(),
            Some(0) => "none".to_owned(),
            Some(cut) => format!("top {cut}"),
        };
        let breaks: Vec<String> = profile.breaks.iter().map(|one| format!("; {one}")).collect();
        format!("Swiss rounds {rounds}, playoff {cut}{}", breaks.concat())
    };
    let (before, after) = (planned(before), planned(after));
    (before != after).then(|| format!("Plan changed: {after}; before: {before}."))
}

fn english() -> String {
    Language::English.tag().to_owned()
}

fn described(settings: &Settings) -> serde_json::Value {
    json!({
        "name": settings.name, "date": settings.held_on.map(|d| d.to_string()), "place": settings.place,
        "time_zone": settings.time_zone, "language": settings.language, "profile": serde_json::to_value(&settings.profile).unwrap_or_default(),
        "first_table": settings.first_table, "skipped_tables": settings.skipped_tables,
        "registration": settings.registration.as_str(), "max_players": settings.max_players,
        "registrations_per_address": settings.registrations_per_address,
        "names_shown": settings.names_shown.as_str(), "listed": settings.listed, "indexed": settings.indexed,
    })
}

/// Opens the tournament: it is listed, and players may register.
///
/// # Errors
/// It is open already, or the form is old.
pub fn open(work: &mut Work<'_, '_>, structure: i64) -> Result<(), OpError> {
    work.structural(structure)?;
    crate::run::rounds::refuse_ended(work.tournament.state)?;
    if work.tournament.state != TournamentState::Setup {
        return Err(OpError::refused(t::open_already()));
    }
    work.tournament.state = TournamentState::Registration;
    work.tournament.listed = true;
    work.log("tournament.open", "Tournament opened.");
    Ok(())
}

/// Cancels the tournament, from any state but finished; nothing is deleted.
///
/// # Errors
/// It is over already, there is no reason, or the form is old.
pub fn cancel(work: &mut Work<'_, '_>, structure: i64, reason: &str) -> Result<(), OpError> {
    work.structural(structure)?;
    crate::run::rounds::refuse_ended(work.tournament.state)?;
    if reason.trim().is_empty() {
        return Err(OpError::field("reason", t::cancel_reason()));
    }
    let before = work.tournament.state;
    work.tournament.state = TournamentState::Cancelled;
    // before it was opened, nothing of it was public
    if before != TournamentState::Setup {
        work.happened(Happened::TournamentCancelled);
    }
    work.log("tournament.cancel", "Tournament cancelled.")
        .before(json!({"state": before.as_str()}))
        .reason(reason)
        .public();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn open_lists_and_commanders_that_nobody_sees_contradict_each_other() {
        let mut settings = Settings::standard("Spring", podium_event::profile::Level::Regular);
        settings.profile.decklists_public = true;
        assert_eq!(settings.problems(), []);
        settings.profile.commanders_public = Some(CommandersShown::Never);
        let fields: Vec<String> = settings.problems().into_iter().map(|p| p.field).collect();
        assert_eq!(fields, ["decklists_public"]);
        assert!(
            !settings.profile.opens_decklists(),
            "of an earlier version: they stay closed"
        );
        settings.profile.decklists_public = false;
        assert_eq!(settings.problems(), []);
    }

    #[test]
    fn settings_tell_everything_that_is_wrong_at_once() {
        let settings = Settings {
            name: " ".into(),
            held_on: None,
            place: "p".repeat(201),
            time_zone: "Mars/Olympus".into(),
            language: "tlh".into(),
            description: String::new(),
            profile: Profile::standard(podium_event::profile::Level::Regular),
            first_table: 0,
            skipped_tables: Vec::new(),
            registration: Registration::Closed,
            max_players: None,
            registrations_per_address: REGISTRATIONS_PER_ADDRESS as u32,
            names_shown: NamesShown::Full,
            listed: false,
            indexed: false,
        };
        let fields: Vec<String> = settings.problems().into_iter().map(|p| p.field).collect();
        assert_eq!(fields, ["name", "place", "time_zone", "language", "first_table"]);
    }
}
