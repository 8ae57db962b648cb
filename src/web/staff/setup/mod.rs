//! The settings of a tournament: chosen when it is created, changed, saved as a preset; and cancelling it.

mod cities;
mod create;
pub mod exports;
mod fields;
mod form;
mod from_file;
pub mod log;
mod presets;
mod reader;
pub mod time_statistics;
pub mod webhooks;

use actix_web::HttpRequest;
use askama::Template;

use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{Choice, Field, FormKeys, Returned, StaffForm, back, confirmed};
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::desk::{Desk, Settings as MaySettings};
use crate::web::frame::request::link::Link;
use crate::web::frame::state::{App, snapshots};
use crate::web::staff::people::players::looked_at::LookedAt;
use fields::FIELDS;
use form::SetupForm;
use podium_event::bracket::OFFERED;
use podium_ops::tournaments as ops;
use podium_ops::tournaments::Settings;
use podium_ops::{FieldProblem, OpError};
use podium_rules::plan::{Plan, plan};

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
        .get("/t/{slug}/desk/settings", handler!(show))
        .post("/t/{slug}/desk/settings", handler!(change))
        .post("/t/{slug}/desk/cancel", handler!(cancel));
}

#[derive(Template)]
#[template(path = "staff/setup/form.html")]
struct SetupPage {
    shell: Shell,
    title: &'static str,
    /// A sentence beside the title; `None` where the title says all.
    intro: Option<&'static str>,
    action: String,
    button: &'static str,
    form: SetupForm,
    levels: Vec<Choice>,
    uneven: Vec<Choice>,
    smaller_at: Vec<Choice>,
    ends: Vec<Choice>,
    seatings: Vec<Choice>,
    cuts: Vec<Choice>,
    registrations: Vec<Choice>,
    players_report: Vec<Choice>,
    running_results: Vec<Choice>,
    commanders: Vec<Choice>,
    names: Vec<Choice>,
    /// Names of time zones.
    zones: Vec<&'static str>,
    /// Whether the time zone is the browser's until another one is chosen.
    takes_zone: bool,
    plan: Option<Plan>,
    deviations: Vec<String>,
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
    keys: FormKeys,
}

/// The checkboxes for the parts that are copied.
struct Along {
    staff: Field,
    /// The number of members besides the one who copies.
    members: usize,
    /// `None` if no decklists are asked for.
    deck_rules: Option<Field>,
}

impl Along {
    fn staff_label(&self) -> String {
        match self.members {
            1 => "Staff: one person besides you, with the same role".to_owned(),
            members => format!("Staff: {members} people besides you, with the same roles"),
        }
    }
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
        self.form.is_wrong_in(MATCH) || self.form.is_wrong_in("players_report running_results_public")
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

    fn recommendation(&self) -> String {
        match self.plan.as_ref().and_then(|p| p.recommendation.as_ref()) {
            Some(r) => format!(
                "For {} players{}: {} Swiss rounds, then the top {}.",
                r.players,
                if r.byes > 0 {
                    format!(" with {} {}", r.byes, if r.byes == 1 { "bye" } else { "byes" })
                } else {
                    String::new()
                },
                r.swiss_rounds,
                r.playoff_cut
            ),
            None => "Follows the number of players, byes counted.".into(),
        }
    }
}

fn choices<const N: usize>(list: [(&str, &str); N]) -> Vec<Choice> {
    list.into_iter()
        .map(|(value, label)| Choice::new(value, label))
        .collect()
}

fn setup_page(shell: Shell, form: SetupForm, keys: FormKeys) -> SetupPage {
    let mut cuts = vec![Choice::new("", "As recommended"), Choice::new("0", "No playoff")];
    cuts.extend(OFFERED.iter().map(|cut| Choice::new(cut, format!("Top {cut}"))));
    let mut zones: Vec<&str> = chrono_tz::TZ_VARIANTS
        .iter()
        .map(|zone| zone.name())
        // without old aliases, such as "GB" and "EST"
        .filter(|n| n.contains('/') || *n == "UTC")
        .collect();
    zones.sort_unstable();
    SetupPage {
        shell,
        title: "New tournament",
        intro: None,
        action: "/tournaments/new".into(),
        button: "Create the tournament",
        form,
        levels: vec![
            Choice::new("regular", "Regular").hint("Smaller pods, 90 minutes, the turn is finished. From 4 players."),
            Choice::new("competitive", "Competitive").hint("Byes, 75 minutes, extra turns. From 16 players."),
            Choice::new("professional", "Professional")
                .hint("As Competitive, with the strictest rulings. From 16 players."),
        ],
        uneven: vec![
            Choice::new("", "As the level has it")
                .hint("Regular: smaller pods. Competitive and Professional: byes (MTR-A 10.4A)."),
            Choice::new("byes", "Byes")
                .hint("Pods are full; the lowest without a bye get one. Advised for Commander (MTR-A X.1B)."),
            Choice::new("smaller_pods", "Smaller pods").hint("Nobody sits out; some pods have one player less."),
        ],
        smaller_at: choices([("lowest", "At the bottom"), ("highest", "At the top")]),
        ends: choices([
            ("", "As the time limit has it"),
            ("extra_turns", "Extra turns (2.5AA)"),
            ("finish_turn", "Finish the turn (2.5AB)"),
        ]),
        seatings: choices([
            ("random", "At random"),
            ("balanced", "Balanced over the rounds (deviation)"),
        ]),
        cuts,
        registrations: vec![
            Choice::new("closed", "Closed").hint("Staff register players."),
            Choice::new("approval", "By approval").hint("Players register by link; staff approve each."),
            Choice::new("open", "Open").hint("Players register by link or QR code."),
        ],
        players_report: choices([
            ("", "As the level has it"),
            ("yes", "Yes: a result counts when another player of the pod confirms it"),
            ("no", "No: only the staff enters results"),
        ]),
        running_results: choices([
            ("", "As the level has it"),
            ("yes", "Everybody sees them as they come in"),
            ("no", "Everybody sees them when the round is finished"),
        ]),
        commanders: choices([
            ("", "As the level has it"),
            ("with_pairings", "Everybody sees them with the pairings"),
            ("after_event", "Everybody sees them once the tournament is finished"),
            ("never", "Only the staff sees them"),
        ]),
        names: choices([("full", "Full names"), ("initial", "First name and initial")]),
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
        problem.field == create::PLAYERS || FIELDS.iter().any(|field| field.name == problem.field)
    };
    let mut text = "Nothing was saved. Fix the marked fields.".to_owned();
    for problem in returned.problems().iter().filter(|problem| !has_field(problem)) {
        text += " ";
        text += &problem.message;
    }
    Some(Notice::bad(text))
}

async fn settings_page(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<MaySettings>,
    returned: &Returned<'_>,
    keep: &Returned<'_>,
) -> WebResult {
    let slug = desk.tournament.slug.clone();
    let snapshot = snapshots::current(app, &slug).await?;
    let loaded = &snapshot.loaded;
    let settings = Settings::of(&loaded.tournament)?;
    let mut shell = desk.shell(request, "Settings");
    shell.notice = notice(returned).or(shell.notice);
    let mut keys = desk.keys(app, loaded.tournament.settings_version);
    // after a conflict, the sender has seen what changed, and may overwrite it
    if let (Some(fields), None) = (returned.fields(), returned.conflict()) {
        keys.version = Some(fields.text("version").to_owned()).filter(|version| !version.is_empty());
    }
    let mut page = setup_page(shell, SetupForm::of(&settings, returned), keys);
    page.title = "Settings";
    page.action = desk.at("desk/settings");
    page.button = "Save the settings";
    page.deviations = settings
        .profile
        .deviations()
        .iter()
        .map(|d| format!("{}: {} (addendum: {})", d.what, d.here, d.addendum))
        .collect();
    page.plan = Some(plan(&loaded.event));
    page.is_new = false;
    page.cancel = Some(desk.at("desk/cancel")).filter(|_| !loaded.tournament.state.is_over());
    page.keep = presets::KeepForm::of(desk, &settings, keep);
    let status = match keep.is_empty() {
        true => returned.status(),
        false => keep.status(),
    };
    page::with_status(status, &page)
}

/// `GET /t/{slug}/desk/settings`: organizers.
async fn show(app: App, request: HttpRequest, desk: Desk<MaySettings>) -> WebResult {
    settings_page(&app, &request, &desk, &Returned::default(), &Returned::default()).await
}

/// `POST /t/{slug}/desk/settings`: organizers.
async fn change(form: StaffForm<MaySettings>) -> WebResult {
    let (to, version) = (form.at("desk/settings"), form.fields.version());
    let done = match form::read(&form.fields) {
        Ok(settings) => form.run(&to, move |work| ops::change(work, version, &settings)).await,
        Err(problems) => Err(OpError::Invalid(problems)),
    };
    match done {
        Ok(()) => form.done("The settings are saved.", &to),
        Err(error) => {
            let returned = form.returned(error).map_err(|e| e.way_on("Go back", &to))?;
            settings_page(&form.app, &form.request, &form.sender, &returned, &Returned::default()).await
        }
    }
}

/// `POST /t/{slug}/desk/cancel`: organizers.
async fn cancel(form: StaffForm<MaySettings>) -> WebResult {
    let (settings, to) = (form.at("desk/settings"), form.at("desk"));
    confirmed(&form.fields, "cancel", &settings)?;
    let (version, reason) = (
        // the current version, not the form's: cancelling is independent of what the rounds have become
        form.sender.tournament.structure_version,
        form.fields.text("reason").to_owned(),
    );
    form.run(&to, move |work| ops::cancel(work, version, &reason))
        .await
        .map_err(back(&settings))?;
    form.done("The tournament is cancelled.", &to)
}
