//! What stands around every page: title, tournament bar, doors, notice. Plain data for `templates/base.html`;
//! nothing in it depends on the reader of a public page, whose account bar the script fetches.

use super::countdown;
use crate::db::clocks::RoundClock;
use crate::db::rounds::RoundRow;
use crate::db::tournaments::Tournament;
use crate::db::{RoundState, TournamentState};

/// What `base.html` shows around a page's own content.
#[derive(Debug, Clone, Default)]
pub struct Shell {
    /// The page's name, before "· tournament · Podium" in the browser's title.
    pub title: String,
    /// Address of the style sheet, with its hash in the name.
    pub css: String,
    /// Address of the script, with its hash in the name.
    pub js: String,
    /// Address of the icon (`static/icon.svg`), with its hash in the name.
    pub icon: String,
    /// The tournament the page belongs to; `None` on the front page and account pages.
    pub tournament: Option<TournamentBar>,
    /// Which door the reader stands behind.
    pub here: Door,
    /// The tournament's staff pages, for pages made for staff; empty on public pages (the script adds them there).
    pub desk: Vec<Link>,
    /// Who reads, on pages made for one reader; `None` on public pages, where the script fills the account bar.
    pub reader: Option<String>,
    /// Asks search engines to stay away (public pages unless the organizer lifts it, all other pages always).
    pub noindex: bool,
    /// What the last action did, said at the top of the page.
    pub notice: Option<Notice>,
    /// Where the page listens for changes; `None`: it stays as it is, as an answer to a form does.
    pub live: Option<Live>,
}

/// Where a page listens for changes (`web::live`, `static/js/70-live.js`).
#[derive(Debug, Clone, Default)]
pub struct Live {
    /// Address of the stream of events.
    pub href: String,
    /// The numbers of what the page shows, as the stream tells them; empty on public pages, whose bytes are the same
    /// as long as what they show is (their answer's header tells them).
    pub seen: String,
}

impl Live {
    /// A public page of a tournament.
    pub fn public(tournament: &Tournament) -> Self {
        Self {
            href: format!("/t/{}/live", tournament.slug),
            seen: String::new(),
        }
    }

    /// A page for staff (`desk`) or for one player (`me`), made from these rows or from later ones.
    pub fn inside(tournament: &Tournament, whose: &str) -> Self {
        Self {
            href: format!("/t/{}/{whose}/live", tournament.slug),
            seen: format!("{}-{}", tournament.version, tournament.floor_version),
        }
    }
}

impl Shell {
    /// A shell with a title and nothing else; search engines are asked to stay away.
    pub fn new(title: impl Into<String>) -> Self {
        Self {
            title: title.into(),
            css: super::assets::css(),
            js: super::assets::js(),
            icon: super::assets::icon(),
            noindex: true,
            ..Self::default()
        }
    }
}

/// The bar of a tournament; the line that says where it stands comes from its state alone.
pub fn bar(tournament: &Tournament) -> TournamentBar {
    let at = |path: &str| format!("/t/{}/{path}", tournament.slug);
    TournamentBar {
        name: tournament.name.clone(),
        slug: tournament.slug.clone(),
        zone: tournament.time_zone.clone(),
        round_line: state_line(tournament.state).to_owned(),
        clock: None,
        more: vec![
            Link::new("Players", at("players")),
            Link::new("Bracket", at("bracket")),
            Link::new("Rules and deviations", at("profile")),
            Link::new("Changes", at("changes")),
            Link::new("Fair draws", at("fairness")),
            Link::new("Projector", at("projector")),
        ],
    }
}

/// The bar of a staff page: where the newest published round stands, and its clock while it runs.
pub fn bar_in_round(tournament: &Tournament, rounds: &[RoundRow], clock: Option<&RoundClock>) -> TournamentBar {
    let mut bar = bar(tournament);
    let Some(last) = rounds.iter().rev().find(|round| round.state != RoundState::Draft) else {
        return bar;
    };
    if tournament.state == TournamentState::Swiss {
        let word = if last.state == RoundState::Finished {
            "After round"
        } else {
            "Round"
        };
        bar.round_line = format!("{word} {}", last.number);
    }
    bar.clock = clock.and_then(|clock| countdown::of(&clock.of_all(), &tournament.time_zone));
    bar
}

/// A tournament's state in a few words.
pub fn state_line(state: TournamentState) -> &'static str {
    match state {
        TournamentState::Setup => "In preparation",
        TournamentState::Registration => "Registration",
        TournamentState::Swiss => "Swiss rounds",
        TournamentState::CutAnnounced => "Cut announced",
        TournamentState::Playoff => "Playoff",
        TournamentState::Finished => "Finished",
        TournamentState::Cancelled => "Cancelled",
    }
}

/// The bar at the top of a tournament's pages, and the pages behind "More".
#[derive(Debug, Clone, Default)]
pub struct TournamentBar {
    /// The tournament's name.
    pub name: String,
    /// Its slug, for addresses.
    pub slug: String,
    /// Its time zone, in which the script says times too.
    pub zone: String,
    /// Where it stands, short: "Round 3 of 5", "Registration open", "Final".
    pub round_line: String,
    /// The round's clock; `None` while no round is running.
    pub clock: Option<BarClock>,
    /// The tournament's public pages besides the doors (players, bracket, profile, …).
    pub more: Vec<Link>,
}

impl TournamentBar {
    /// Address of the tournament's home.
    pub fn home(&self) -> String {
        format!("/t/{}", self.slug)
    }

    /// Address behind one of the doors.
    pub fn door(&self, page: &str) -> String {
        format!("/t/{}/{page}", self.slug)
    }
}

/// The round clock as the bar shows it.
#[derive(Debug, Clone, Default)]
pub struct BarClock {
    /// When the round ends, RFC 3339 in UTC, for the script's countdown; empty while the clock is paused.
    pub ends_at: String,
    /// What stands there without the script: "until 14:05", "paused, 31 min left", "time is up".
    pub text: String,
    /// What a paused clock stands at, as "31:12"; empty while it runs, and for an untimed one.
    pub stands_at: String,
}

/// The four doors of a tournament.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Door {
    /// None of them.
    #[default]
    None,
    /// The player's own page.
    MyTable,
    /// Pairings of the current round.
    Pairings,
    /// Standings.
    Standings,
    /// Every other page of the tournament.
    More,
}

impl Door {
    /// The player's own page.
    pub fn is_my_table(self) -> bool {
        self == Self::MyTable
    }

    /// Pairings.
    pub fn is_pairings(self) -> bool {
        self == Self::Pairings
    }

    /// Standings.
    pub fn is_standings(self) -> bool {
        self == Self::Standings
    }

    /// Any other page of the tournament.
    pub fn is_more(self) -> bool {
        self == Self::More
    }
}

/// A link with its words.
#[derive(Debug, Clone, Default)]
pub struct Link {
    /// What it says.
    pub label: String,
    /// Where it leads.
    pub href: String,
    /// Whether it leads to this page.
    pub here: bool,
}

impl Link {
    /// A link to another page.
    pub fn new(label: impl Into<String>, href: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            href: href.into(),
            here: false,
        }
    }

    /// The same link, marked if it leads to `path`.
    #[must_use]
    pub fn at(mut self, path: &str) -> Self {
        self.here = self.href == path;
        self
    }
}

/// A sentence at the top of a page about what was done or refused.
#[derive(Debug, Clone)]
pub struct Notice {
    /// How it went.
    pub kind: NoticeKind,
    /// The sentence.
    pub text: String,
}

impl Notice {
    /// Something was done.
    pub fn good(text: impl Into<String>) -> Self {
        Self::of(NoticeKind::Good, text)
    }

    /// Done, with something to look at.
    pub fn warn(text: impl Into<String>) -> Self {
        Self::of(NoticeKind::Warn, text)
    }

    /// Refused; nothing was changed.
    pub fn bad(text: impl Into<String>) -> Self {
        Self::of(NoticeKind::Bad, text)
    }

    /// Good to know.
    pub fn plain(text: impl Into<String>) -> Self {
        Self::of(NoticeKind::Plain, text)
    }

    fn of(kind: NoticeKind, text: impl Into<String>) -> Self {
        Self {
            kind,
            text: text.into(),
        }
    }
}

/// How a notice is meant. Each kind has a word, for colour never stands alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoticeKind {
    /// Good to know.
    Plain,
    /// Something was done.
    Good,
    /// Done, with something to look at.
    Warn,
    /// Refused; nothing was changed.
    Bad,
}

impl NoticeKind {
    /// The class of the style sheet.
    pub fn class(&self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Good => "good",
            Self::Warn => "warn",
            Self::Bad => "bad",
        }
    }

    /// The word before the sentence.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Plain => "Note",
            Self::Good => "Done",
            Self::Warn => "Look",
            Self::Bad => "Not done",
        }
    }
}

/// The one page for everything that went wrong: what, why, what to do.
#[derive(Debug, Clone, askama::Template)]
#[template(path = "error.html")]
pub struct ErrorPage {
    /// What stands around the page.
    pub shell: Shell,
    /// The status with its field's name, as "404 · page not found"; small, above the sentence.
    pub status: String,
    /// What went wrong, where: the page's heading.
    pub what: String,
    /// Why, and what to do; may be empty.
    pub why: String,
    /// More sentences, one a mistake; may be empty.
    pub details: Vec<String>,
    /// Whether the form stays as it was filled in, with the script.
    pub keeps_form: bool,
    /// The way on: the page where things can be put right.
    pub way_on: Link,
    /// The id of the request in the log; empty where there is none to look up.
    pub request_id: String,
}
