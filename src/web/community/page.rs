//! What the pages of a community share: the shell with the staff's links, and public pages, which are the same bytes for
//! everybody and kept until what they show has changed.

use actix_web::HttpRequest;

use crate::web::frame::answer::cache::Rendered;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::kept;
use crate::web::frame::answer::page::{self, Addressed, Caching, HTML};
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::look::staff_nav::{StaffNav, Standing};
use crate::web::frame::request::community::{CommunityDesk, no_such};
use crate::web::frame::request::desk::{Players, Records, Right, Settings, Staffing};
use crate::web::frame::state::{self, App, read};
use podium_store::Reader;
use podium_store::community::{self, Community};
use say::{Message, community_desk as t};

/// What a public page of a community shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shows {
    /// Its tournaments, as they are now.
    Home,
    /// Its people and finished tournaments.
    History,
}

impl Shows {
    /// Returns the version under which such a page is kept.
    fn version(self, community: &Community) -> String {
        let counted = match self {
            Self::Home => community.version,
            Self::History => community.history_version,
        };
        format!("{}-{counted}-{}", community.id, community.settings_version)
    }
}

/// Answers with a public page of a community: the kept one, or a newly rendered one.
///
/// # Errors
/// There is no such community; the error of `render`.
pub async fn kept<F>(app: &App, request: &HttpRequest, at: (&str, String), shows: Shows, render: F) -> WebResult
where
    F: FnOnce(&mut Reader<'_>, &Community, &Addressed) -> Result<String, WebError> + Send + 'static,
{
    let nothing = async |_: &Community| Ok(());
    let render =
        move |conn: &mut Reader<'_>, community: &Community, page: &Addressed, (): ()| render(conn, community, page);
    kept_with(app, request, at, shows, (nothing, render)).await
}

/// Answers as [`kept`] with a page that shows what other values say too: `first` gets them before a page is rendered.
///
/// # Errors
/// There is no such community; the errors of `first` and `render`.
pub async fn kept_with<T, F>(
    app: &App,
    request: &HttpRequest,
    (slug, address): (&str, String),
    shows: Shows,
    (first, render): (impl AsyncFnOnce(&Community) -> Result<T, WebError>, F),
) -> WebResult
where
    T: Send + 'static,
    F: FnOnce(&mut Reader<'_>, &Community, &Addressed, T) -> Result<String, WebError> + Send + 'static,
{
    let slug = slug.to_owned();
    let known = state::ratings::community(app, &slug).await?;
    let now = shows.version(&known);
    let version = now.clone();
    let make = async || {
        // only now: until the address is checked, the language may be another one
        let page = page::addressed(request, &address);
        let values = first(&known).await?;
        read(app, move |conn: &mut Reader<'_>| {
            let community = community::by_slug(conn, &slug)?.ok_or_else(no_such)?;
            let body = render(conn, &community, &page, values)?;
            // under the version before anything was read: what changed meanwhile is rendered again
            Ok::<_, WebError>(Rendered::new(&version, HTML, body).of_no_tournament())
        })
        .await
    };
    let caching = Caching::page(address.clone());
    kept::answer(app, request, &caching, (known.language.as_str(), now.as_str()), make).await
}

/// Creates the shell of a page that everybody reads; its title names the community too.
pub fn public_shell(community: &Community, title: impl Into<Message>) -> Shell {
    let parts = [title.into(), (&community.name).into()];
    Shell::new(Message::joined(parts, " · "))
}

/// Creates the shell of a page of the community's staff, with the links that this person may follow.
pub fn shell<R: Right>(desk: &CommunityDesk<R>, request: &HttpRequest, title: impl Into<Message>) -> Shell {
    let mut shell = public_shell(&desk.community, title);
    shell.reader = desk.visitor.account.as_ref().map(|account| account.name.clone());
    let links = links(&desk.community, desk.standing());
    shell.desk = Some(StaffNav::of_group(t::group(), links).at(request.path()));
    shell.notice = desk.visitor.notice(request);
    shell
}

/// Returns the staff pages of a community that somebody may open.
fn links(community: &Community, who: Standing) -> Vec<Link> {
    let at = |label: Message, path: &str| Link::new(label, format!("/c/{}{path}", community.slug));
    let pages = [
        (true, at(t::page_desk(), "/desk")),
        (who.may::<Players>(), at(t::page_people(), "/people")),
        (who.may::<Players>(), at(t::page_doubts(), "/doubts")),
        (who.may::<Players>(), at(t::page_merges(), "/merges")),
        (who.may::<Settings>(), at(say::season_desk::title_list(), "/seasons")),
        (who.may::<Settings>(), at(say::free::title_list(), "/free-evenings")),
        (who.may::<Records>(), at(t::page_log(), "/log")),
        (who.may::<Staffing>(), at(t::page_staff(), "/staff")),
        (who.may::<Settings>(), at(say::webhooks::title(), "/webhooks")),
        (who.may::<Settings>(), at(t::page_settings(), "/settings")),
    ];
    pages
        .into_iter()
        .filter(|(may, _)| *may)
        .map(|(_, link)| link)
        .collect()
}
