//! The page on which a browser asks for news by Web Push, of a player or of a judge.

use askama::Template;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Fields, FormKeys};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::current::language;
use crate::web::frame::state::{App, read};
use podium_ops::tournaments::push::{Subscription, Whose, marks};
use say::Message;

#[derive(Template)]
#[template(path = "shared/news.html")]
struct NewsPage {
    shell: Shell,
    keys: FormKeys,
    /// Address of the page.
    at: String,
    back: Link,
    /// What the news are.
    what: Message,
    /// Whose they are, for what a browser keeps.
    whose: String,
    /// The public key that browsers subscribe with.
    key: String,
    /// The marks of the browsers that get them, with spaces between.
    told: String,
}

/// The link to the page that this one belongs to.
pub struct Link {
    pub to: String,
    pub words: Message,
}

impl Link {
    /// Creates the link.
    pub fn new(to: String, words: Message) -> Self {
        Self { to, words }
    }
}

/// A page for news.
pub struct News {
    pub shell: Shell,
    pub keys: FormKeys,
    pub at: String,
    pub back: Link,
    pub what: Message,
    pub whose: String,
}

impl News {
    /// Answers with the page of somebody's browsers in a tournament.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn page(self, app: &App, tournament: &str, whose: Whose) -> WebResult {
        let tournament = tournament.to_owned();
        let told = read(app, move |conn| Ok::<_, WebError>(marks(conn, &tournament, &whose)?)).await?;
        page::private(&NewsPage {
            shell: self.shell,
            keys: self.keys,
            at: self.at,
            back: self.back,
            what: self.what,
            whose: self.whose,
            key: app.push_key.public(),
            told: told.join(" "),
        })
    }
}

/// Reads what the script has filled in about its browser.
pub fn subscription(fields: &Fields) -> Subscription {
    Subscription {
        address: fields.text("address").to_owned(),
        key: fields.text("key").to_owned(),
        secret: fields.text("secret").to_owned(),
        language: language().tag().to_owned(),
    }
}
