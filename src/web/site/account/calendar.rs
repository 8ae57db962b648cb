//! The secret address of an account's calendar: shown on its page, and renewed there.

use actix_web::HttpRequest;

use super::OwnerForm;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::look::address;
use crate::web::frame::state::App;
use podium_ops::site::calendars;
use podium_store::site::accounts::Account;

/// The whole address of an account's calendar.
pub(super) fn href(app: &App, request: &HttpRequest, account: &Account) -> String {
    let mark = calendars::mark(&app.secrets, account);
    format!("{}/account/calendar/{mark}.ics", address::base(app, request))
}

/// `POST /account/calendar/renew`: makes the previous address void.
pub(super) async fn renew(form: OwnerForm) -> WebResult {
    form.run_on_site("/account", calendars::renew).await?;
    form.done(say::my_account::address_renewed(), "/account")
}
