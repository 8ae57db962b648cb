//! The settings of a tournament: chosen when it is created, changed, saved as a preset; and cancelling it.

mod cities;
mod community;
mod create;
pub mod event_page;
pub mod exports;
mod fields;
mod form;
mod from_file;
pub mod log;
mod presets;
mod reader;
mod rules;
pub mod time_statistics;
pub mod webhooks;

use actix_web::HttpRequest;
use askama::Template;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{Choice, Field, FormKeys, Returned, StaffForm, back, confirmed};
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::desk::{Desk, Settings as MaySettings};
use crate::web::frame::request::link::Link;
use crate::web::frame::state::{App, snapshots};
use crate::web::staff::people::players::looked_at::LookedAt;
use form::SetupForm;
use podium_event::bracket::OFFERED;
use podium_event::profile::RoundKind;
use podium_ops::tournaments as ops;
use podium_ops::tournaments::Settings;
use podium_ops::{FieldProblem, OpError};
use podium_rules::plan::{Plan, plan};
use rules::{Preview, RULESET, Rules};
use say::{Language, Message, setup_form as t, staff_nav, terms};

pub fn routes(routes: &mut Routes) {
    routes
        .get("/tournaments/new", handler!(create::new))
        .post("/tournaments/new", handler!(create::create))
        .get("/tournaments/from-file", handler!(from_file::choose))
        .post("/tournaments/from-file", handler!(from_file::preview))
        .post("/tournaments/from-file/create", handler!(from_file::create))
        .post("/tournaments/presets/remove", handler!(presets::remove))
        .get("/t/{slug}/desk/copy", handler!(create::copy_form))
        .post("/t/{slug}/desk/copy", handler!(create::copy))
        .post("/t/{slug}/desk/settings/preset", handler!(presets::keep))
        .post("/t/{slug}/desk/settings/community", handler!(community::choose))
        .get("/t/{slug}/desk/settings", handler!(show))
        .post("/t/{slug}/desk/settings", handler!(change))
        .post("/t/{slug}/desk/cancel", handler!(cancel));
}

#[derive(Template)]
#[template(path = "staff/setup/form.html")]
struct SetupPage {
    shell: Shell,
    title: Message,
    /// A sentence beside the title; empty where the title says all.
    intro: Message,
    action: String,
    button: Message,
    form: SetupForm,
    rulesets: Vec<Choice>,
    /// What changes with another ruleset, before it is saved.
    preview: Option<Preview>,
    levels: Vec<Choice>,
    uneven: Vec<Choice>,
    smaller_at: Vec<Choice>,
    ends: Vec<Choice>,
    seatings: Vec<Choice>,
    /// The kinds of rounds.
    kinds: Vec<Choice>,
    draws_shared: Vec<Choice>,
    endings: fields::Endings,
    drawn_eliminations: Vec<Choice>,
    playoff_seats: Vec<Choice>,
    win_points: Vec<Choice>,
    tied: Vec<Choice>,
    cuts: Vec<Choice>,
    registrations: Vec<Choice>,
    players_report: Vec<Choice>,
    running_results: Vec<Choice>,
    table_games: Vec<Choice>,
    commanders: Vec<Choice>,
    names: Vec<Choice>,
    languages: Vec<Choice>,
    /// Names of time zones.
    zones: Vec<&'static str>,
    /// Whether the time zone is the browser's until another one is chosen.
    takes_zone: bool,
    plan: Option<Plan>,
    deviations: Vec<Message>,
    is_new: bool,
    /// The address of the cancelling form, while the tournament can be cancelled.
    cancel: Option<String>,
    /// The possible starting points of a new tournament, with the chosen one marked; may be empty.
    starts: Vec<Link>,
    /// The preset that it starts from.
    preset: Option<String>,
    /// Names of players, for a new tournament.
    players: Option<Field>,
    /// These names as a list to look at.
    looked: Option<LookedAt>,
    /// The parts that are copied, for a copy.
    along: Option<Along>,
    /// The form that saves the settings as a preset.
    keep: Option<presets::KeepForm>,
    /// The form that chooses the tournament's community.
    community: Option<community::ChooseForm>,
    keys: FormKeys,
}

/// The checkboxes for the parts that are copied.
struct Along {
    staff: Field,
    /// The number of members besides the one who copies.
    members: usize,
    /// `None` if no decklists are asked for.
    deck_rules: Option<Field>,
    /// The event's page.
    page: Field,
}

impl SetupPage {
    /// Returns whether this is a new tournament and not a copy.
    fn may_be_imported(&self) -> bool {
        self.is_new && self.along.is_none()
    }

    /// Returns whether the page begins at the name, and not at the names of the players to look at.
    fn begins_with_name(&self) -> bool {
        self.is_new && self.looked.is_none()
    }

    fn shows_points(&self) -> bool {
        const MATCH: &str = "pod_size games_to_win points_win points_draw points_loss points_bye tiebreakers";
        const PLAYERS: &str = "players_report running_results_public tables_keep_games";
        self.form.is_wrong_in(MATCH) || self.form.is_wrong_in(PLAYERS)
    }

    /// Returns whether the page's primary action is the button below all fields, and not one above them.
    fn saves_below(&self) -> bool {
        self.looked.is_none() && self.preview.is_none()
    }

    /// Returns the name of the chosen ruleset.
    fn rules(&self) -> Message {
        let id = &self.form.get(RULESET).value;
        let chosen = self.rulesets.iter().find(|choice| choice.value == *id);
        chosen.map(|choice| choice.label.clone()).unwrap_or_default()
    }

    /// Returns whether a house rule is wrong: then the fold around their groups is open.
    fn house_is_wrong(&self) -> bool {
        fields::HOUSE.iter().any(|group| self.form.is_wrong_among(group))
    }

    fn shows_rounds(&self) -> bool {
        !self.is_new
            || self
                .form
                .is_wrong_in("swiss_rounds playoff_cut uneven_pods smaller_pods_at seating")
    }

    /// Returns the address of the webhooks' page, beside the settings of an existing tournament.
    fn webhooks(&self) -> String {
        format!("{}webhooks", self.action.trim_end_matches("settings"))
    }

    fn recommendation(&self) -> Message {
        let Some(r) = self.plan.as_ref().and_then(|p| p.recommendation.as_ref()) else {
            return t::recommended_later();
        };
        match r.byes {
            0 => t::recommended(r.players, r.swiss_rounds, r.playoff_cut),
            byes => t::recommended_with_byes(r.players, byes, r.swiss_rounds, r.playoff_cut),
        }
    }
}

fn choices<const N: usize>(list: [(&str, Message); N]) -> Vec<Choice> {
    list.into_iter()
        .map(|(value, label)| Choice::new(value, label))
        .collect()
}

fn levels() -> Vec<Choice> {
    vec![
        Choice::new("regular", terms::level_regular()).hint(t::level_regular()),
        Choice::new("competitive", terms::level_competitive()).hint(t::level_competitive()),
        Choice::new("professional", terms::level_professional()).hint(t::level_professional()),
    ]
}

fn uneven() -> Vec<Choice> {
    vec![
        Choice::new("", t::as_level()).hint(t::uneven_level()),
        Choice::new("byes", t::uneven_byes()).hint(t::uneven_byes_hint()),
        Choice::new("smaller_pods", t::smaller_pods()).hint(t::uneven_smaller_hint()),
        Choice::new("larger_pods", t::uneven_larger()).hint(t::uneven_larger_hint()),
        Choice::new("smaller_pods_then_byes", t::uneven_then_byes()).hint(t::uneven_then_byes_hint()),
    ]
}

fn registrations() -> Vec<Choice> {
    vec![
        Choice::new("closed", t::registration_closed()).hint(t::registration_closed_hint()),
        Choice::new("approval", t::registration_approval()).hint(t::registration_approval_hint()),
        Choice::new("open", t::registration_open()).hint(t::registration_open_hint()),
    ]
}

fn setup_page(shell: Shell, form: SetupForm, rules: Rules<'_>, keys: FormKeys) -> SetupPage {
    let mut cuts = vec![Choice::new("", t::cut_recommended()), Choice::new("0", t::cut_none())];
    cuts.extend(OFFERED.iter().map(|cut| Choice::new(cut, t::cut_top(cut))));
    let mut zones: Vec<&str> = chrono_tz::TZ_VARIANTS
        .iter()
        .map(|zone| zone.name())
        // without old aliases, such as "GB" and "EST"
        .filter(|n| n.contains('/') || *n == "UTC")
        .collect();
    zones.sort_unstable();
    SetupPage {
        shell,
        title: t::new_tournament(),
        intro: Message::default(),
        action: "/tournaments/new".into(),
        button: t::create(),
        form,
        rulesets: rules.choices(),
        preview: None,
        levels: levels(),
        uneven: uneven(),
        smaller_at: choices([("lowest", t::at_bottom()), ("highest", t::at_top())]),
        ends: choices([
            ("", t::end_as_limit()),
            ("extra_turns", t::end_extra_turns()),
            ("finish_turn", t::end_finish_turn()),
        ]),
        seatings: choices([("random", t::seats_random()), ("balanced", t::seats_balanced())]),
        endings: fields::Endings::new(),
        draws_shared: choices([("all", t::draw_shared_all()), ("still_in", t::draw_shared_still_in())]),
        drawn_eliminations: choices([
            ("replay", t::drawn_elimination_replay()),
            ("highest_seed", t::drawn_elimination_seed()),
        ]),
        playoff_seats: choices([
            ("seed", t::playoff_seats_seed()),
            ("random", t::seats_random()),
            ("best_seed_chooses", t::playoff_seats_chosen()),
        ]),
        kinds: Choice::each(RoundKind::ALL, RoundKind::words),
        win_points: choices([
            ("tournament", t::win_points_tournament()),
            ("pod_size_plus_1", t::win_points_plus_one()),
            ("twice_pod_size_minus_1", t::win_points_twice()),
        ]),
        tied: choices([("last", t::tied_last()), ("turn_order", t::tied_turn_order())]),
        cuts,
        registrations: registrations(),
        players_report: choices([
            ("", t::as_level()),
            ("yes", t::players_report_yes()),
            ("no", t::players_report_no()),
        ]),
        running_results: choices([
            ("", t::as_level()),
            ("yes", t::running_results_yes()),
            ("no", t::running_results_no()),
        ]),
        table_games: choices([
            ("", t::as_level()),
            ("yes", t::table_games_yes()),
            ("no", t::table_games_no()),
        ]),
        commanders: choices([
            ("", t::as_level()),
            ("with_pairings", t::commanders_with_pairings()),
            ("after_event", t::commanders_after()),
            ("never", t::commanders_never()),
        ]),
        names: choices([("full", t::names_full()), ("initial", t::names_initial())]),
        languages: Language::OFFERED
            .map(|language| Choice::new(language.tag(), language.own_name()))
            .into(),
        zones,
        takes_zone: false,
        plan: None,
        deviations: Vec::new(),
        is_new: true,
        cancel: None,
        starts: Vec::new(),
        preset: None,
        players: None,
        looked: None,
        along: None,
        keep: None,
        community: None,
        keys,
    }
}

/// Returns the notice of a refused form. Wrong fields show their own problems; the notice has those without a field.
fn notice(returned: &Returned<'_>) -> Option<Notice> {
    if let Some(sentence) = returned.conflict() {
        return Some(Notice::warn(sentence));
    }
    if returned.is_empty() {
        return None;
    }
    let has_field = |problem: &FieldProblem| {
        [create::PLAYERS, RULESET].contains(&problem.field.as_str())
            || fields::all().any(|field| field.name == problem.field)
    };
    let others = returned.problems().iter().filter(|problem| !has_field(problem));
    let others = others.map(|problem| problem.message.clone());
    let sentences = std::iter::once(t::nothing_saved()).chain(others);
    Some(Notice::bad(Message::joined(sentences, " ")))
}

async fn settings_page(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<MaySettings>,
    returned: &Returned<'_>,
    keep: &Returned<'_>,
) -> Result<SetupPage, WebError> {
    let slug = desk.tournament.slug.clone();
    let snapshot = snapshots::current(app, &slug).await?;
    let loaded = &snapshot.loaded;
    let settings = Settings::of(&loaded.tournament)?;
    let mut shell = desk.shell(request, staff_nav::settings());
    shell.notice = notice(returned).or(shell.notice);
    let mut keys = desk.keys(app, loaded.tournament.settings_version);
    // after a conflict, the sender has seen what changed, and may overwrite it
    if let (Some(fields), None) = (returned.fields(), returned.conflict()) {
        keys.version = Some(fields.text("version").to_owned()).filter(|version| !version.is_empty());
    }
    let mut page = setup_page(
        shell,
        SetupForm::of(&settings, returned),
        Rules::of(app, &settings.profile),
        keys,
    );
    page.title = staff_nav::settings();
    page.action = desk.at("desk/settings");
    page.button = t::save();
    page.deviations = settings
        .profile
        .deviations()
        .iter()
        .map(|d| t::deviation(&d.what, &d.here, &d.addendum))
        .collect();
    page.plan = Some(plan(&loaded.event));
    page.is_new = false;
    page.cancel = Some(desk.at("desk/cancel")).filter(|_| !loaded.tournament.state.is_over());
    page.keep = presets::KeepForm::of(desk, &settings, keep);
    page.community = community::ChooseForm::of(app, desk).await?;
    Ok(page)
}

/// `GET /t/{slug}/desk/settings`: organizers.
async fn show(app: App, request: HttpRequest, desk: Desk<MaySettings>) -> WebResult {
    page::private(&settings_page(&app, &request, &desk, &Returned::default(), &Returned::default()).await?)
}

/// `POST /t/{slug}/desk/settings`: organizers.
async fn change(form: StaffForm<MaySettings>) -> WebResult {
    let (to, version) = (form.at("desk/settings"), form.fields.version());
    let done = match changed(&form) {
        Ok((_, Some(preview))) => return previewed(&form, preview).await,
        Ok((settings, None)) => form.run(&to, move |work| ops::change(work, version, &settings)).await,
        Err(error) => Err(error),
    };
    match done {
        Ok(()) => form.done(t::saved(), &to),
        Err(error) => refused(&form, error).await,
    }
}

/// Shows the form again with what a change of the ruleset changes.
async fn previewed(form: &StaffForm<MaySettings>, preview: Preview) -> WebResult {
    let typed = Returned::wrong(&form.fields, Vec::new());
    let mut page = settings_page(&form.app, &form.request, &form.sender, &typed, &Returned::default()).await?;
    page.shell.notice = None;
    page.preview = Some(preview);
    page::private(&page)
}

/// Shows a refused form again.
async fn refused(form: &StaffForm<MaySettings>, error: OpError) -> WebResult {
    let to = form.at("desk/settings");
    let returned = form.returned_or_back(error, &to)?;
    let page = settings_page(&form.app, &form.request, &form.sender, &returned, &Returned::default()).await?;
    page::with_status(returned.status(), &page)
}

/// Reads the settings that a form changes a tournament to, with what is to be looked at first.
fn changed(form: &StaffForm<MaySettings>) -> Result<(Settings, Option<Preview>), OpError> {
    let before = form.sender.tournament.profile()?;
    let mut settings = form::read(&form.fields, Rules::of(&form.app, &before)).map_err(OpError::Invalid)?;
    // it is on the event's page
    settings.description.clone_from(&form.sender.tournament.description);
    let Some(preview) = Preview::of(&form.fields, &before, &settings.profile) else {
        return Ok((settings, None));
    };
    let fixed = ops::fixed(&form.sender.tournament, &before, &settings.profile);
    match fixed.is_empty() {
        true => Ok((settings, Some(preview))),
        false => Err(OpError::Invalid(fixed)),
    }
}

/// `POST /t/{slug}/desk/cancel`: organizers.
async fn cancel(form: StaffForm<MaySettings>) -> WebResult {
    let (settings, to) = (form.at("desk/settings"), form.at("desk"));
    confirmed(&form.fields, say::confirm_words::cancel, &settings)?;
    let (version, reason) = (
        // the current version, not the form's: cancelling is independent of what the rounds have become
        form.sender.tournament.structure_version,
        form.fields.text("reason").to_owned(),
    );
    form.run(&to, move |work| ops::cancel(work, version, &reason))
        .await
        .map_err(back(&settings))?;
    form.done(t::cancelled(), &to)
}
