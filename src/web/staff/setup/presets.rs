//! Presets: the form that saves a tournament's settings, and the button that removes a preset.

use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::form::{Field, MemberForm, Returned, StaffForm, back};
use crate::web::frame::request::current::language;
use crate::web::frame::request::desk::{Desk, Settings as MaySettings};
use podium_ops::tournaments::presets as ops;
use podium_ops::tournaments::{Settings, refuse_site_staff};
use say::setup_form as t;

/// The form that saves the settings of a tournament for future ones.
pub struct KeepForm {
    /// The address of the form.
    pub action: String,
    pub name: Field,
    /// The choice "for everybody who creates tournaments here", for administrators.
    pub for_everybody: Option<Field>,
    /// The page that copies the tournament.
    pub copy: String,
}

impl KeepForm {
    /// Creates the form; `None` for an account that may not create tournaments.
    pub fn of(desk: &Desk<MaySettings>, settings: &Settings, returned: &Returned<'_>) -> Option<Self> {
        let account = desk.visitor.account.as_ref()?;
        refuse_site_staff(account).ok()?;
        Some(Self {
            action: desk.at("desk/settings/preset"),
            name: returned.field("preset", ops::suggested_name(settings).in_language(language())),
            for_everybody: desk
                .visitor
                .is_administrator()
                .then(|| returned.field("for_everybody", "")),
            copy: desk.at("desk/copy"),
        })
    }
}

/// `POST /t/{slug}/desk/settings/preset`: organizers who create tournaments.
pub(super) async fn keep(form: StaffForm<MaySettings>) -> WebResult {
    let to = form.at("desk/settings");
    let name = form.fields.text("preset").to_owned();
    let for_everybody = form.fields.ticked("for_everybody");
    let kept = name.clone();
    match form.run(&to, move |work| ops::keep(work, &name, for_everybody)).await {
        Ok(()) => form.done(t::preset_kept(kept), &to),
        Err(error) => {
            let returned = form.returned_or_back(error, &to)?;
            let untouched = Returned::default();
            let page = super::settings_page(&form.app, &form.request, &form.sender, &untouched, &returned).await?;
            page::with_status(returned.status(), &page)
        }
    }
}

/// `POST /tournaments/presets/remove`: the owner; administrators for those of the installation.
pub(super) async fn remove(form: MemberForm) -> WebResult {
    let to = "/tournaments";
    let id = form.fields.text("preset").to_owned();
    let name = form
        .run_on_site(to, move |work| ops::remove(work, &id))
        .await
        .map_err(back(to))?;
    form.done(t::preset_removed(name), to)
}
