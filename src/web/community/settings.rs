//! A community is made, and its settings are changed.

use actix_web::HttpRequest;
use askama::Template;

use super::page::shell;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, CommunityForm, Field, Fields, FormKeys, MemberForm, Returned};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::community::CommunityDesk;
use crate::web::frame::request::desk::Settings as MaySettings;
use crate::web::frame::request::member::Member;
use crate::web::frame::request::visitor::Visitor;
use crate::web::frame::state::App;
use crate::web::shared::account_page;
use podium_ops::community::{self as ops, Settings};
use podium_ops::tournaments::refuse_site_staff;
use podium_ops::{FieldProblem, OpError};
use podium_store::NamesShown;
use say::{Language, Message, community_desk as t, setup_form};

#[derive(Template)]
#[template(path = "community/settings.html")]
struct SettingsPage {
    shell: Shell,
    keys: FormKeys,
    title: Message,
    /// The address that the form is sent to.
    action: String,
    button: Message,
    name: Field,
    description: Field,
    time_zone: Field,
    language: Field,
    languages: Vec<Choice>,
    names_shown: Field,
    names: Vec<Choice>,
    /// Names of time zones.
    zones: Vec<&'static str>,
    /// Whether the time zone is the browser's until another one is chosen.
    takes_zone: bool,
}

impl SettingsPage {
    fn new(shell: Shell, keys: FormKeys, settings: &Settings, returned: &Returned<'_>) -> Self {
        Self {
            shell,
            keys,
            title: t::page_settings(),
            action: String::new(),
            button: t::save_settings(),
            name: returned.field("name", &settings.name),
            description: returned.field("description", &settings.description),
            time_zone: returned.field("time_zone", &settings.time_zone),
            language: returned.field("language", &settings.language),
            languages: Language::OFFERED
                .map(|language| Choice::new(language.tag(), language.own_name()))
                .into(),
            names_shown: returned.field("names_shown", settings.names_shown.as_str()),
            names: vec![
                Choice::new(NamesShown::Full.as_str(), setup_form::names_full()),
                Choice::new(NamesShown::Initial.as_str(), setup_form::names_initial()),
            ],
            zones: chrono_tz::TZ_VARIANTS.iter().map(|zone| zone.name()).collect(),
            takes_zone: false,
        }
    }
}

/// Reads the settings of a form.
fn sent(fields: &Fields) -> Result<Settings, OpError> {
    let names = NamesShown::parse(fields.text("names_shown"));
    let names =
        names.ok_or_else(|| OpError::Invalid(vec![FieldProblem::new("names_shown", setup_form::names_shown())]))?;
    Ok(Settings {
        name: fields.text("name").to_owned(),
        description: fields.raw("description").to_owned(),
        time_zone: fields.text("time_zone").to_owned(),
        language: fields.text("language").to_owned(),
        names_shown: names,
    })
}

/// `GET /c/{slug}/settings`: organizers.
pub(super) async fn show(app: App, request: HttpRequest, desk: CommunityDesk<MaySettings>) -> WebResult {
    settings_page(&app, &request, &desk, &Returned::default())
}

fn settings_page(
    app: &App,
    request: &HttpRequest,
    desk: &CommunityDesk<MaySettings>,
    returned: &Returned<'_>,
) -> WebResult {
    let mut shell = shell(desk, request, t::page_settings());
    shell.notice = returned.notice().or(shell.notice);
    let keys = desk.keys(app, desk.community.settings_version);
    let settings = Settings::of(&desk.community);
    let shown = SettingsPage {
        action: desk.at("settings"),
        ..SettingsPage::new(shell, keys, &settings, returned)
    };
    page::with_status(returned.status(), &shown)
}

/// `POST /c/{slug}/settings`: organizers.
pub(super) async fn save(form: CommunityForm<MaySettings>) -> WebResult {
    let (to, version) = (form.at("settings"), form.fields.version());
    let done = match sent(&form.fields) {
        Ok(settings) => {
            let run = form.run_in_community(&to, move |work| ops::change(work, version, &settings));
            run.await
        }
        Err(error) => Err(error),
    };
    match done {
        Ok(()) => form.done(t::settings_saved(), &to),
        Err(error) => not_saved(&form, error),
    }
}

/// Shows the page with what was typed, and why it is not saved.
fn not_saved(form: &CommunityForm<MaySettings>, error: OpError) -> WebResult {
    let returned = form.returned_or_back(error, form.at("settings"))?;
    settings_page(&form.app, &form.request, &form.sender, &returned)
}

/// Refuses accounts that may not create anything.
fn creator(visitor: &Visitor, request: &HttpRequest) -> Result<(), WebError> {
    Ok(refuse_site_staff(visitor.signed_in(request)?)?)
}

/// `GET /communities/new`: organizers and administrators of the site.
pub(super) async fn new(app: App, request: HttpRequest, member: Member) -> WebResult {
    creator(&member, &request)?;
    new_page(&app, &request, &member, &Returned::default())
}

fn new_page(app: &App, request: &HttpRequest, visitor: &Visitor, returned: &Returned<'_>) -> WebResult {
    let mut shell = account_page::shell(visitor, request, t::new_community());
    shell.notice = returned.notice().or(shell.notice);
    let keys = visitor.form_keys(app, None);
    let shown = SettingsPage {
        title: t::new_community(),
        action: "/communities/new".to_owned(),
        button: t::create(),
        takes_zone: returned.is_empty(),
        ..SettingsPage::new(shell, keys, &Settings::standard(), returned)
    };
    page::with_status(returned.status(), &shown)
}

/// `POST /communities/new`: organizers and administrators of the site.
pub(super) async fn create(form: MemberForm) -> WebResult {
    creator(&form.sender, &form.request)?;
    let done = match sent(&form.fields) {
        Ok(settings) => form.run_on_site("/", move |work| ops::create(work, &settings)).await,
        Err(error) => Err(error),
    };
    match done {
        Ok(community) => form.done(t::created(), &format!("/c/{}/desk", community.slug)),
        Err(error) => {
            let returned = form.returned(error)?;
            new_page(&form.app, &form.request, &form.sender, &returned)
        }
    }
}
