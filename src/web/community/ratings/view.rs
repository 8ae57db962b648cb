//! Ratings as their public pages show them: settings, addresses, the shell, the tabs.

use podium_snapshot::rating::Ratings;
use podium_store::season::ratings::RatingSettings;
use say::Message;

use crate::web::community::page::public_shell;
use crate::web::frame::answer::error::WebError;
use crate::web::frame::answer::page::Shown;
use crate::web::frame::look::shell::{Link, Shell};

/// Ratings in a language.
pub type Rated<'s> = Shown<'s, Ratings>;

impl Rated<'_> {
    /// Returns the settings of the ratings.
    ///
    /// # Errors
    /// The community has no ratings.
    pub fn settings(&self) -> Result<&RatingSettings, WebError> {
        let settings = self.snapshot.settings.as_ref();
        settings.ok_or_else(|| self.not_wanted())
    }

    /// The answer where the community does not want these ratings.
    pub fn not_wanted(&self) -> WebError {
        WebError::not_found(say::ratings::not_wanted()).way_on(&self.snapshot.community.name, self.at(""))
    }

    /// Returns the address of a page of the community: `path` is empty, or begins with a slash.
    pub fn at(&self, path: &str) -> String {
        self.local(format!("/c/{}{path}", self.snapshot.community.slug))
    }

    /// Creates the shell of a page.
    pub fn shell(&self, title: impl Into<Message>) -> Shell {
        public_shell(&self.snapshot.community, title)
    }

    /// Returns the pages of ratings, with `here` marked.
    pub fn tabs(&self, here: &str) -> Vec<Link> {
        let mut tabs = vec![Link::new(say::ratings::title(), self.at("/ratings"))];
        if !self.snapshot.commanders.is_empty() {
            tabs.push(Link::new(
                say::ratings::title_commanders(),
                self.at("/ratings/commanders"),
            ));
        }
        let here = self.at(here);
        tabs.into_iter().map(|tab| tab.at(&here)).collect()
    }
}
