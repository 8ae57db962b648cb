//! Who asks for a page of a community: its staff with a right, and the person whose secret link the browser holds. A handler
//! that takes `CommunityDesk<Players>` is only for those who may manage people in the community of the address (`/c/{slug}/…`).

use std::future::Future;
use std::marker::PhantomData;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};

use super::visitor::Visitor;
use super::{current, person_cookie};
use crate::web::frame::answer::error::WebError;
use crate::web::frame::form::FormKeys;
use crate::web::frame::look::staff_nav::Standing;
use crate::web::frame::state::{self, App, read};
use podium_ops::SecurityEvent;
use podium_ops::command::rights::{Need, Right};
use podium_store::community::people::PersonRow;
use podium_store::community::{self, Community};
use podium_store::{Reader, Role, SecurityEventKind};

/// A person with a right in the community of the address (`/c/{slug}/…`).
pub struct CommunityDesk<R: Right> {
    pub visitor: Visitor,
    pub community: Community,
    /// The role in this community; `None` for a site administrator without one.
    pub role: Option<Role>,
    right: PhantomData<R>,
}

impl<R: Right> CommunityDesk<R> {
    /// The address of a page of this community: `path` without a leading slash.
    pub fn at(&self, path: &str) -> String {
        format!("/c/{}/{path}", self.community.slug)
    }

    /// Hidden fields of a form with its own version, or with none.
    pub fn keys(&self, app: &App, version: impl Into<Option<i64>>) -> FormKeys {
        self.visitor.form_keys(app, version)
    }

    /// Returns whether this person has another right too, for what a page offers.
    pub fn may<O: Right>(&self) -> bool {
        self.standing().may::<O>()
    }

    /// Their place in the community.
    pub fn standing(&self) -> Standing {
        Standing {
            role: self.role,
            is_administrator: self.visitor.is_administrator(),
        }
    }
}

/// Returns the community of an address.
///
/// # Errors
/// There is none.
pub async fn of_slug(app: &App, slug: &str) -> Result<Community, WebError> {
    let slug = slug.to_owned();
    let found = read(app, move |conn: &mut Reader<'_>| community::by_slug(conn, &slug)).await?;
    let community = found.ok_or_else(no_such)?;
    current::set_usual_language(&community.language);
    Ok(community)
}

/// The error of an address without a community.
pub fn no_such() -> WebError {
    WebError::not_found(say::refused_people::no_such_community())
}

/// Returns the slug in the address of a request.
fn slug_of(request: &HttpRequest) -> String {
    request.match_info().get("slug").unwrap_or_default().to_owned()
}

impl<R: Right> FromRequest for CommunityDesk<R> {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, WebError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let visitor = Visitor::extract(&request).await?;
            let account = visitor.signed_in(&request)?.clone();
            let app = state::of(&request)?;
            let community = of_slug(&app, &slug_of(&request)).await?;
            let id = community.id.clone();
            // read from the row itself: a role that was just removed grants nothing
            let role = read(&app, move |conn: &mut Reader<'_>| {
                community::staff_role(conn, &id, &account.id)
            })
            .await?;
            let need = Need::role::<R>();
            if !need.is_met(role, visitor.is_administrator()) {
                let refused = SecurityEvent::new(SecurityEventKind::RightRefused).with(R::NAME.what());
                visitor.record_refused_form(&app, &request, None, refused).await?;
                return Err(WebError::forbidden(need.refusal_in_community(role))
                    .way_on(say::errors::go_back(), format!("/c/{}", community.slug)));
            }
            Ok(Self {
                visitor,
                community,
                role,
                right: PhantomData,
            })
        })
    }
}

/// The person whose secret link the browser holds for the community of the address.
pub struct OwnPerson {
    pub visitor: Visitor,
    pub community: Community,
    pub person: PersonRow,
}

impl FromRequest for OwnPerson {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, WebError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let visitor = Visitor::extract(&request).await?;
            let app = state::of(&request)?;
            let community = of_slug(&app, &slug_of(&request)).await?;
            let person = person_cookie::person(&app, &request, &community.id).await?;
            let person = person.ok_or_else(|| {
                WebError::forbidden(say::refused_people::unknown_person())
                    .way_on(say::refused_people::to_community(), format!("/c/{}", community.slug))
            })?;
            Ok(Self {
                visitor,
                community,
                person,
            })
        })
    }
}
