//! Rights of the staff in a tournament: a handler that takes `Desk<Rounds>` is only for those who may pair rounds.

use podium_store::SecurityEventKind;
use std::future::Future;
use std::marker::PhantomData;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::Method;
use actix_web::{FromRequest, HttpRequest};

use super::link::Link;
use super::visitor::Visitor;
use super::{current, language};
use crate::web::frame::answer::error::WebError;
use crate::web::frame::form::FormKeys;
use crate::web::frame::look::shell::{Door, Live, Shell, TournamentBar, bar_in_round};
use crate::web::frame::look::staff_nav::{StaffNav, Standing};
use crate::web::frame::look::waiting::Counts;
use crate::web::frame::state;
use crate::web::frame::state::snapshots;
use crate::web::frame::state::{App, read};
use podium_base::clock;
pub use podium_ops::command::rights::*;
use podium_ops::{Actor, OpError, SecurityEvent};
use podium_store::site::accounts;
use podium_store::tournaments::Tournament;
use podium_store::{Reader, Role};
use say::Language;

/// A person with a right in the tournament of the address (`/t/{slug}/…`).
pub struct Desk<R: Right> {
    pub visitor: Visitor,
    pub tournament: Tournament,
    /// The role in this tournament; `None` for a site administrator without one.
    pub role: Option<Role>,
    /// The content of the bar at the top.
    bar: TournamentBar,
    /// The numbers of waiting items, for the person they concern.
    pub counts: Counts,
    right: PhantomData<R>,
}

impl<R: Right> Desk<R> {
    /// Returns the actor for commands.
    pub fn actor(&self) -> Actor {
        self.visitor.actor()
    }

    /// Records in the security log what this person took from the tournament by viewing a page.
    ///
    /// # Errors
    /// It could not be stored; then the page must not be shown either.
    pub async fn record(&self, app: &App, request: &HttpRequest, event: SecurityEvent<'static>) -> Result<(), OpError> {
        let tournament = Some(self.tournament.id.clone());
        self.visitor.record(app, request, tournament, event).await
    }

    /// The address of a page of this tournament: `path` without a leading slash.
    pub fn at(&self, path: &str) -> String {
        format!("/t/{}/{path}", self.tournament.slug)
    }

    /// Returns the address of a page that everybody in the hall reads, in the tournament's language.
    pub fn in_its_language(&self, path: &str) -> String {
        let usual = Language::stored(&self.tournament.language);
        language::address(usual, &self.at(path))
    }

    /// The public pages of the tournament.
    pub fn public_pages(&self) -> Vec<Link> {
        let own = [("Pairings", "pairings"), ("Standings", "standings")];
        let doors = own.map(|(label, path)| Link::new(label, self.at(path)));
        doors.into_iter().chain(self.bar.more.iter().cloned()).collect()
    }

    /// Returns the hidden fields of a structural form, made from the current rounds.
    pub fn structure_keys(&self, app: &App) -> FormKeys {
        self.visitor.form_keys(app, self.tournament.structure_version)
    }

    /// Hidden fields of a form with its own version, or with none.
    pub fn keys(&self, app: &App, version: impl Into<Option<i64>>) -> FormKeys {
        self.visitor.form_keys(app, version)
    }

    /// Returns whether this person has another right too, for what a page offers.
    pub fn may<O: Right>(&self) -> bool {
        self.standing().may::<O>()
    }

    /// Their place in the tournament.
    pub fn standing(&self) -> Standing {
        Standing {
            role: self.role,
            is_administrator: self.visitor.is_administrator(),
        }
    }

    /// Creates the shell of a staff page, with the links that this person may follow.
    pub fn shell(&self, request: &HttpRequest, title: impl Into<say::Message>) -> Shell {
        let mut shell = Shell::new(title);
        shell.tournament = Some(self.bar.clone());
        // None of the public bar's links is a staff page.
        shell.here = Door::None;
        shell.reader = self.visitor.account.as_ref().map(|account| account.name.clone());
        let nav = StaffNav::of(&self.tournament, self.standing(), &self.counts);
        shell.desk = nav.map(|nav| nav.at(&request.uri().to_string()));
        shell.notice = self.visitor.notice(request);
        // the address of a form may have no page, or another one
        shell.live = (request.method() == Method::GET).then(|| Live::inside(&self.tournament, "desk"));
        shell
    }
}

impl<R: Right> FromRequest for Desk<R> {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, WebError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let visitor = Visitor::extract(&request).await?;
            // before the tournament is looked up: a visitor who is not signed in must not learn which ones exist
            let account = visitor.signed_in(&request)?.clone();
            let app = state::of(&request)?;
            let slug = request.match_info().get("slug").unwrap_or_default().to_owned();
            let snapshot = snapshots::current(&app, &slug).await?;
            let tournament = snapshot.loaded.tournament.clone();
            current::set_usual_language(&tournament.language);
            let id = tournament.id.clone();
            // read from the row itself: a role that was just removed grants nothing
            let role = read(&app, move |conn: &mut Reader<'_>| {
                accounts::staff_role(conn, &id, &account.id)
            })
            .await?;
            let bar = bar_in_round(&snapshot.loaded);
            let need = Need::role::<R>();
            if !need.is_met(role, visitor.is_administrator()) {
                let refused = SecurityEvent::new(SecurityEventKind::RightRefused).with(R::NAME.what());
                visitor
                    .record_refused_form(&app, &request, Some(tournament.id), refused)
                    .await?;
                return Err(WebError::forbidden(need.refusal(role))
                    .way_on(say::errors::to_the_tournament(), format!("/t/{}", tournament.slug)));
            }
            let reader = visitor.account.as_ref().map(|account| account.id.as_str());
            Ok(Self {
                counts: Counts::of(&snapshot, clock::now(), reader),
                visitor,
                tournament,
                role,
                bar,
                right: PhantomData,
            })
        })
    }
}
