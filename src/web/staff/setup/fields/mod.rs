//! The table of the settings form: how each field is read into [`Settings`], and how it is shown.

pub mod draws;
pub mod ending;
pub mod percentages;
pub mod places;
pub mod pods;
pub mod scoring;

pub use ending::Endings;

use super::cities::zone_of;
use super::reader::{Reader, breaks, skipped, tiebreakers};
use crate::web::frame::request::current;
use podium_event::profile::{EndOfRound, Level, Points, Profile, Tiebreaker};
use podium_ops::tournaments::Settings;
use podium_store::{NamesShown, Registration};
use say::{field_names, profile, setup_fields as t, setup_form};

/// One field of the form.
pub struct SetupField {
    pub name: &'static str,
    /// Its name in messages.
    pub label: say::Plain,
    /// Returns its text for given settings; empty if the value is the addendum's default or follows from other fields.
    pub show: fn(&Settings) -> String,
    /// Reads it into settings that already contain the fields above it.
    pub read: fn(&mut Reader<'_>, &mut Settings),
}

/// Returns the time zone with a name, of a city or near one: "lisbon" is Europe/Lisbon, "hamburg" Europe/Berlin. Anything else is
/// returned as typed.
fn zone_named(typed: &str) -> String {
    let typed = typed.trim();
    let wanted = typed.replace(' ', "_").to_lowercase();
    let zones = || chrono_tz::TZ_VARIANTS.iter().map(|zone| zone.name());
    let city = |name: &&str| {
        name.rsplit_once('/')
            .is_some_and(|(_, city)| city.to_lowercase() == wanted)
    };
    let found = zones()
        .find(|name| name.to_lowercase() == wanted)
        .or_else(|| zones().find(city))
        .or_else(|| zone_of(typed));
    found.unwrap_or(typed).to_owned()
}

const fn field(
    name: &'static str,
    label: say::Plain,
    show: fn(&Settings) -> String,
    read: fn(&mut Reader<'_>, &mut Settings),
) -> SetupField {
    SetupField {
        name,
        label,
        show,
        read,
    }
}

/// The field of one setting: the setting and where it is in [`Settings`], its name in messages, the function that shows its
/// value, and the method of [`Reader`] that reads it.
macro_rules! setting {
    ($name:ident $(in $($place:ident).+)?, $label:path, $show:ident, $read:ident($($most:expr)?)) => {
        $crate::web::staff::setup::fields::field(
            stringify!($name),
            $label,
            |s| $show(s$($(.$place)+)?.$name),
            |r, s| s$($(.$place)+)?.$name = r.$read($($most)?),
        )
    };
}

/// The field of one setting that is a word of a list: the setting and where it is in [`Settings`], and its name in messages. An
/// empty field leaves the default.
macro_rules! choice {
    ($name:ident in $($place:ident).+, $label:path) => {
        $crate::web::staff::setup::fields::field(
            stringify!($name),
            $label,
            |s| $crate::web::staff::setup::fields::word(&s$(.$place)+.$name),
            |r, s| r.choose(&mut s$(.$place)+.$name),
        )
    };
}

use {choice, setting};

/// The groups of house rules, in the order in which they are read.
pub const HOUSE: &[&[SetupField]] = &[
    percentages::FIELDS,
    draws::FIELDS,
    ending::FIELDS,
    pods::FIELDS,
    scoring::FIELDS,
    places::FIELDS,
];

/// Returns all fields, in the order in which they are read: house rules follow the settings of the addendum.
pub fn all() -> impl Iterator<Item = &'static SetupField> {
    BASIC.iter().chain(HOUSE.iter().copied().flatten())
}

/// The settings of the addendum and of the event, in the order in which they are read: defaults follow from the level,
/// the points' from the pod size, the end of a round from its time limit.
const BASIC: &[SetupField] = &[
    field(
        "name",
        field_names::field_name,
        |s| s.name.clone(),
        |r, s| s.name = r.text().to_owned(),
    ),
    setting!(held_on, setup_form::date, optional, date()),
    field(
        "place",
        setup_form::place,
        |s| s.place.clone(),
        |r, s| s.place = r.text().to_owned(),
    ),
    field(
        "time_zone",
        setup_form::time_zone,
        |s| s.time_zone.clone(),
        |r, s| {
            if !r.text().is_empty() {
                s.time_zone = zone_named(r.text());
            }
        },
    ),
    field(
        "language",
        setup_form::language,
        |s| s.language.clone(),
        |r, s| {
            if !r.text().is_empty() {
                s.language = r.text().to_owned();
            }
        },
    ),
    field(
        "level",
        t::level,
        |s| word(&s.profile.level),
        // the level's defaults are the basis for all fields that follow
        |r, s| s.profile = Profile::standard(r.choice().unwrap_or(Level::Regular)),
    ),
    field(
        "pod_size",
        setup_form::pod_size,
        |s| s.profile.pod_size.to_string(),
        |r, s| {
            s.profile.pod_size = r.number(300).unwrap_or(4);
            s.profile.points = Points::standard(s.profile.pod_size);
        },
    ),
    field(
        "uneven_pods",
        t::uneven_pods,
        |s| {
            unless(
                s.profile.uneven_pods == standard(s).uneven_pods,
                word(&s.profile.uneven_pods),
            )
        },
        |r, s| r.choose(&mut s.profile.uneven_pods),
    ),
    choice!(smaller_pods_at in profile, setup_form::smaller_pods),
    field(
        "games_to_win",
        t::games_to_win,
        |s| s.profile.games_to_win.to_string(),
        |r, s| s.profile.games_to_win = r.number(9).unwrap_or(1),
    ),
    field(
        "points_win",
        setup_form::points_win,
        |s| points(s, |points| points.win),
        |r, s| r.points(&mut s.profile.points.win),
    ),
    field(
        "points_draw",
        t::points_draw,
        |s| points(s, |points| points.draw),
        |r, s| r.points(&mut s.profile.points.draw),
    ),
    field(
        "points_loss",
        t::points_loss,
        |s| points(s, |points| points.loss),
        |r, s| r.points(&mut s.profile.points.loss),
    ),
    field(
        "points_bye",
        t::points_bye,
        |s| points(s, |points| points.bye),
        |r, s| r.points(&mut s.profile.points.bye),
    ),
    field(
        "tiebreakers",
        setup_form::tiebreakers,
        |s| {
            let names: Vec<&str> = s.profile.tiebreakers.iter().map(|t| t.name()).collect();
            unless(s.profile.tiebreakers == Tiebreaker::STANDARD, names.join(", "))
        },
        |r, s| s.profile.tiebreakers = tiebreakers(r.text(), &mut r.problems),
    ),
    field(
        "round_minutes",
        t::time_limit,
        |s| match s.profile.round_minutes {
            // 0 means no limit: an empty field means the level's default
            None => "0".to_owned(),
            minutes => unless(minutes == standard(s).round_minutes, optional(minutes)),
        },
        |r, s| match r.number(600) {
            Some(0) => s.profile.round_minutes = None,
            Some(minutes) => s.profile.round_minutes = Some(minutes),
            None => {}
        },
    ),
    field(
        "end_of_round",
        t::end_of_round,
        |s| {
            let usual = s.profile.round_minutes.map(Profile::end_of_round_for);
            unless(usual == Some(s.profile.end_of_round), word(&s.profile.end_of_round))
        },
        |r, s| {
            let usual = s.profile.round_minutes.map(Profile::end_of_round_for);
            s.profile.end_of_round = usual.unwrap_or(EndOfRound::FinishTurn);
            r.choose(&mut s.profile.end_of_round);
        },
    ),
    setting!(playoff_minutes in profile, t::playoff_time_limit, optional, above_zero(600)),
    field(
        "breaks",
        profile::breaks,
        |s| {
            let breaks: Vec<String> = s.profile.breaks.iter().map(ToString::to_string).collect();
            breaks.join("\n")
        },
        |r, s| s.profile.breaks = breaks(r.text(), &mut r.problems),
    ),
    choice!(seating in profile, t::seats),
    // T9: exact ratios hold up to 40 rounds
    setting!(swiss_rounds in profile, profile::swiss_rounds, optional, number(40)),
    // T9: no event has more players
    setting!(playoff_cut in profile, t::cut, optional, number(100_000)),
    setting!(draft_pods_in_round_one in profile, t::draft_pods, tick, ticked()),
    field(
        "code_of_conduct",
        profile::code_of_conduct,
        |s| s.profile.code_of_conduct.clone().unwrap_or_default(),
        |r, s| {
            let text = r.text().replace("\r\n", "\n");
            s.profile.code_of_conduct = Some(text).filter(|text| !text.is_empty());
        },
    ),
    setting!(players_report in profile, t::results_by_players, as_chosen, chosen()),
    setting!(running_results_public in profile, setup_form::running_results, as_chosen, chosen()),
    setting!(tables_keep_games in profile, setup_form::table_games, as_chosen, chosen()),
    setting!(long_turn_minutes in profile, setup_form::long_turn, optional, above_zero(120)),
    setting!(long_turns_at_table in profile, setup_form::long_turns_at_table, tick, ticked()),
    setting!(own_time_minutes in profile, setup_form::own_time, optional, above_zero(240)),
    field(
        "commanders_public",
        profile::commanders,
        |s| s.profile.commanders_public.as_ref().map(word).unwrap_or_default(),
        |r, s| {
            s.profile.commanders_public = match r.text() {
                "" => None,
                _ => r.choice(),
            }
        },
    ),
    setting!(decklists_public in profile, profile::decklists, tick, ticked()),
    field(
        "first_table",
        t::first_table,
        |s| s.first_table.to_string(),
        |r, s| s.first_table = r.number(90_000).unwrap_or(1),
    ),
    field(
        "skipped_tables",
        setup_form::skipped,
        |s| {
            let tables: Vec<String> = s.skipped_tables.iter().map(ToString::to_string).collect();
            tables.join(", ")
        },
        |r, s| s.skipped_tables = skipped(r.text(), &mut r.problems),
    ),
    field(
        "registration",
        say::terms::state_registration,
        |s| s.registration.to_string(),
        |r, s| s.registration = Registration::parse(r.text()).unwrap_or(Registration::Closed),
    ),
    setting!(max_players, setup_form::max_players, optional, above_zero(100_000)),
    field(
        "registrations_per_address",
        t::registrations_per_address,
        |s| s.registrations_per_address.to_string(),
        |r, s| {
            if let Some(number) = r.number(100_000) {
                s.registrations_per_address = number;
            }
        },
    ),
    field(
        "names_shown",
        say::players::names,
        |s| s.names_shown.to_string(),
        |r, s| s.names_shown = NamesShown::parse(r.text()).unwrap_or(NamesShown::Full),
    ),
    setting!(listed, t::listed, tick, ticked()),
    setting!(indexed, t::indexed, tick, ticked()),
];

/// Returns the settings for the form of a new tournament, which has the language of its organizer.
pub fn blank() -> Settings {
    Settings {
        language: current::language().tag().to_owned(),
        ..Settings::standard("", Level::Regular)
    }
}

fn standard(settings: &Settings) -> Profile {
    Profile::standard(settings.profile.level)
}

/// Sets the points of a win and of a bye, which follow from a house rule, unless they were typed.
fn follow_points(reader: &Reader<'_>, settings: &mut Settings) {
    let usual = settings.profile.usual_points();
    if reader.is_empty("points_win") {
        settings.profile.points.win = usual.win;
    }
    if reader.is_empty("points_bye") {
        settings.profile.points.bye = usual.bye;
    }
}

/// Returns points as text, empty where they are the standard ones of the pod size.
fn points(settings: &Settings, which: fn(&Points) -> u32) -> String {
    let usual = settings.profile.usual_points();
    let here = which(&settings.profile.points);
    unless(here == which(&usual), here.to_string())
}

fn unless(usual: bool, text: String) -> String {
    if usual { String::new() } else { text }
}

/// Returns a number, a date or a percentage as text; empty if there is none.
fn optional(value: Option<impl ToString>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

/// Returns the organizer's choice of yes or no; empty if it follows the level.
fn as_chosen(choice: Option<bool>) -> String {
    let word = match choice {
        None => "",
        Some(true) => "yes",
        Some(false) => "no",
    };
    word.to_owned()
}

fn tick(on: bool) -> String {
    if on { "on".to_owned() } else { String::new() }
}

/// Returns the word of an enum value in documents and forms.
fn word(value: &impl serde::Serialize) -> String {
    serde_json::to_value(value)
        .ok()
        .and_then(|v| v.as_str().map(str::to_owned))
        .unwrap_or_default()
}
