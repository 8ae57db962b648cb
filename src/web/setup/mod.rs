//! A tournament's settings: created with the addendum's defaults, changed, cancelled.

mod fields;
mod form;

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use actix_web::web::{self, ServiceConfig};
use askama::Template;

use super::desk::{Desk, Settings as MaySettings};
use super::desk_home::{back, confirmed};
use super::error::{WebError, WebResult};
use super::form::{Choice, FormKeys};
use super::page;
use super::posted::Posted;
use super::shell::{Notice, Shell};
use super::state::{App, act, read};
use super::visitor::Visitor;
use crate::db::{SiteRole, TournamentState, events};
use crate::ops::tournaments::{self as ops, Settings};
use crate::ops::{FieldProblem, OpError};
use crate::rules::plan::{Plan, plan};
use crate::rules::playoff::OFFERED;
use form::SetupForm;

pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/tournaments/new", web::get().to(new))
        .route("/tournaments/new", web::post().to(create))
        .route("/t/{slug}/desk/settings", web::get().to(show))
        .route("/t/{slug}/desk/settings", web::post().to(change))
        .route("/t/{slug}/desk/cancel", web::post().to(cancel));
}

#[derive(Template)]
#[template(path = "setup/form.html")]
struct SetupPage {
    shell: Shell,
    title: &'static str,
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
    names: Vec<Choice>,
    zones: Vec<Choice>,
    plan: Option<Plan>,
    deviations: Vec<String>,
    is_new: bool,
    may_cancel: bool,
    /// Where the cancelling form goes.
    cancel: String,
    keys: FormKeys,
}

impl SetupPage {
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
    let mut zones: Vec<Choice> = chrono_tz::TZ_VARIANTS
        .iter()
        .map(|zone| zone.name())
        .filter(|n| n.contains('/') || *n == "UTC")
        .map(|n| Choice::new(n, n))
        .collect();
    zones.sort_by(|a, b| a.value.cmp(&b.value));
    SetupPage {
        shell,
        title: "New tournament",
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
        names: choices([("full", "Full names"), ("initial", "First name and initial")]),
        zones,
        plan: None,
        deviations: Vec::new(),
        is_new: true,
        may_cancel: false,
        cancel: String::new(),
        keys,
    }
}

fn may_create(visitor: &Visitor, request: &HttpRequest) -> Result<(), WebError> {
    let account = visitor.signed_in(request)?;
    if account.site_role == SiteRole::Staff {
        return Err(WebError::forbidden(
            "Your account works where it is invited, and creates no tournaments of its own. Ask an administrator of this site.",
        ));
    }
    Ok(())
}

/// `GET /tournaments/new`: organizers and administrators of the site.
async fn new(app: App, request: HttpRequest, visitor: Visitor) -> WebResult {
    may_create(&visitor, &request)?;
    let shell = super::account::shell(&visitor, &request, "New tournament");
    let form = SetupForm::of(&fields::blank());
    page::private(&setup_page(shell, form, visitor.form_keys(&app, "")))
}

/// `POST /tournaments/new`: organizers and administrators of the site.
async fn create(app: App, request: HttpRequest, visitor: Visitor, posted: Posted) -> WebResult {
    may_create(&visitor, &request)?;
    let settings = form::read(&posted);
    let done = match settings {
        Err(problems) => Err(OpError::Invalid(problems)),
        Ok(settings) => {
            let (actor, once) = (visitor.actor(), posted.once("/"));
            act(&app, move |s| ops::create(&s.db, &actor, &once, &settings)).await
        }
    };
    match done {
        Ok(slug) => {
            visitor.tell_next(&request, "The tournament is created. Register players, then open it.");
            Ok(page::see_other(&format!("/t/{slug}/desk")))
        }
        Err(OpError::Invalid(problems)) => {
            let shell = super::account::shell(&visitor, &request, "New tournament");
            wrong(
                setup_page(shell, SetupForm::sent(&posted, &problems), visitor.form_keys(&app, "")),
                &problems,
            )
        }
        Err(error) => Err(error.into()),
    }
}

/// The form comes back, each wrong field with its sentence.
fn wrong(mut page: SetupPage, problems: &[FieldProblem]) -> WebResult {
    let lost: Vec<&str> = problems
        .iter()
        .filter(|p| !fields::FIELDS.iter().any(|field| field.name == p.field))
        .map(|p| p.message.as_str())
        .collect();
    let more = if lost.is_empty() {
        String::new()
    } else {
        format!(" {}", lost.join(" "))
    };
    page.shell.notice = Some(Notice::bad(format!("Nothing was saved. Mend the marked fields.{more}")));
    page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
}

async fn settings_page(app: &App, request: &HttpRequest, desk: &Desk<MaySettings>) -> Result<SetupPage, WebError> {
    let slug = desk.tournament.slug.clone();
    let loaded = read(app, move |conn| Ok::<_, WebError>(events::load(conn, &slug)?)).await?;
    let settings = Settings::of(&loaded.tournament)?;
    let form = SetupForm::of(&settings);
    let keys = desk.keys(app, loaded.tournament.settings_version);
    let mut page = setup_page(desk.shell(request, "Settings"), form, keys);
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
    page.cancel = desk.at("desk/cancel");
    page.may_cancel = !matches!(
        loaded.tournament.state,
        TournamentState::Finished | TournamentState::Cancelled
    );
    Ok(page)
}

/// `GET /t/{slug}/desk/settings`: organizers.
async fn show(app: App, request: HttpRequest, desk: Desk<MaySettings>) -> WebResult {
    page::private(&settings_page(&app, &request, &desk).await?)
}

/// `POST /t/{slug}/desk/settings`: organizers.
async fn change(app: App, request: HttpRequest, desk: Desk<MaySettings>, posted: Posted) -> WebResult {
    let to = desk.at("desk/settings");
    let done = match form::read(&posted) {
        Err(problems) => Err(OpError::Invalid(problems)),
        Ok(settings) => {
            let (slug, actor, once) = (desk.tournament.slug.clone(), desk.actor(), posted.once(&to));
            let version = posted.version();
            act(&app, move |s| {
                ops::change(&s.db, &slug, &actor, &once, version, &settings)
            })
            .await
        }
    };
    match done {
        Ok(()) => {
            desk.visitor.tell_next(&request, "The settings are saved.");
            Ok(page::see_other(&to))
        }
        Err(OpError::Invalid(problems)) => {
            let mut page = settings_page(&app, &request, &desk).await?;
            page.form = SetupForm::sent(&posted, &problems);
            page.keys.version = posted.text("version").to_owned();
            wrong(page, &problems)
        }
        Err(OpError::Conflict(why)) => {
            // theirs stands in the form; what is stored now is a page away
            let mut page = settings_page(&app, &request, &desk).await?;
            page.form = SetupForm::sent(&posted, &[]);
            page.shell.notice = Some(Notice::warn(why));
            page::with_status(StatusCode::CONFLICT, &page)
        }
        Err(error) => Err(back(&to)(error)),
    }
}

/// `POST /t/{slug}/desk/cancel`: organizers.
async fn cancel(app: App, request: HttpRequest, desk: Desk<MaySettings>, posted: Posted) -> WebResult {
    let (settings, to) = (desk.at("desk/settings"), desk.at("desk"));
    confirmed(&posted, "cancel", &settings)?;
    let (slug, actor, once) = (desk.tournament.slug.clone(), desk.actor(), posted.once(&to));
    let (version, reason) = (desk.tournament.structure_version, posted.text("reason").to_owned());
    act(&app, move |s| {
        ops::cancel(&s.db, &slug, &actor, &once, version, &reason)
    })
    .await
    .map_err(back(&settings))?;
    desk.visitor.tell_next(&request, "The tournament is cancelled.");
    Ok(page::see_other(&to))
}
