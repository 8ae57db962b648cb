//! What the pages around an account share: their shell, and links that are shown once.

use actix_web::HttpRequest;
use askama::Template;

use crate::web::frame::answer::qr;
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::look::staff_nav::StaffNav;
use crate::web::frame::request::visitor::Visitor;
use podium_ops::site::links;
use podium_store::SiteRole;
use say::{Message, account_page as t};

/// Creates the shell of an account page, with its links at the side and the notice of the last action.
pub fn shell(visitor: &Visitor, request: &HttpRequest, title: impl Into<Message>) -> Shell {
    let mut shell = Shell::new(title);
    if let Some(account) = &visitor.account {
        shell.reader = Some(account.name.clone());
        let mut links = vec![
            Link::new(t::your_account(), "/account"),
            Link::new(t::tournaments(), "/tournaments"),
        ];
        if account.site_role == SiteRole::Administrator {
            links.push(Link::new(t::all_accounts(), "/accounts"));
            links.push(Link::new(t::security_log(), "/security-log"));
        }
        shell.desk = Some(StaffNav::of_account(links).at(request.path()));
    }
    shell.notice = visitor.notice(request);
    shell
}

/// An unused invitation, to the site or to a tournament's staff.
pub struct InvitationRow {
    /// The hash of the invitation's token; the token itself is only in the link.
    pub hash: String,
    pub role: Message,
    pub made_by: Message,
    pub until: Message,
}

/// A link that is shown once, with its QR code.
#[derive(Template)]
#[template(path = "site/account/one_time.html")]
pub struct OneTimeLink {
    pub shell: Shell,
    /// Heading.
    pub title: Message,
    /// A sentence about whom the link is for and what it does.
    pub what: Message,
    /// The whole address.
    pub link: String,
    /// Its QR code, an `<svg>` element.
    pub code: qr::Svg,
    /// How long the link is valid, as "24 hours".
    pub holds: Message,
    /// A link back to the page where it was made.
    pub back: Link,
}

impl OneTimeLink {
    /// Makes the page of a link's token; `base` is the site's own address. Its heading is the shell's title.
    pub fn new(shell: Shell, base: &str, token: &str, what: impl Into<Message>, hours: i64, back: Link) -> Self {
        let link = format!("{base}{}", links::path(token));
        Self {
            title: shell.title.clone(),
            shell,
            what: what.into(),
            code: qr::svg(&link),
            link,
            holds: match hours {
                ..48 => t::hours(hours),
                _ => t::days(hours / 24),
            },
            back,
        }
    }
}
