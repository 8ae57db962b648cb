//! The frame of every page: title, tournament bar, doors, notice, the staff's navigation, foot. On a public page
//! nothing in it depends on the reader, whose account bar the script fetches.

use std::fmt;

use askama::Template;
use askama::filters::HtmlSafe;
use say::{Language, Message, terms};

use super::break_now::BreakNow;
use super::countdown::Countdown;
use super::staff_nav::StaffNav;
use crate::web::frame::request::language;
pub use crate::web::frame::request::link::Link;
use podium_base::clock;
use podium_store::tournaments::Tournament;
use podium_store::tournaments::events::Loaded;
use podium_store::{RoundState, TournamentState};

/// The width in pixels of the picture of a link, at which chats show it without cropping.
pub const CARD_WIDTH: u32 = 1200;
/// Its height in pixels.
pub const CARD_HEIGHT: u32 = 630;

/// The data that `templates/frame/base.html` shows around a page's own content.
#[derive(Debug, Clone, Default)]
pub struct Shell {
    /// The page's name, before "· tournament · Podium" in the browser's title.
    pub title: Message,
    /// Address of the style sheet, with its hash in the name.
    pub css: String,
    /// Address of the style sheet with the tournament's colour; `None`: Podium's.
    pub look: Option<String>,
    /// Address of the script, with its hash in the name.
    pub js: String,
    /// Address of the icon (`static/icon.svg`), with its hash in the name.
    pub icon: String,
    /// Address of the manifest of the reader's own app.
    pub app: Option<String>,
    /// Address of the manifest, with its hash in the name.
    pub manifest: String,
    /// The tournament the page belongs to; `None` on the front page and account pages.
    pub tournament: Option<TournamentBar>,
    /// The door that leads to this page.
    pub here: Door,
    /// The tournament's staff pages, for pages made for staff; `None` on public pages (the script adds them there).
    pub desk: Option<StaffNav>,
    /// What the reader may want of a page made for one player, first behind "More".
    pub own: Vec<Link>,
    /// The reader, on pages made for one reader; `None` on public pages, where the script fills the account bar.
    pub reader: Option<String>,
    /// Whether search engines are asked to stay away (public pages unless the organizer allows them, all other pages
    /// always).
    pub noindex: bool,
    /// The result of the last action, shown at the top of the page.
    pub notice: Option<Notice>,
    /// The time of the tournament's data on the page, if the database has failed since.
    pub not_current: Option<Message>,
    /// The stream of changes that updates the page; `None` for pages that do not change, such as the answer to a form.
    pub live: Option<Live>,
    /// The chat preview of a link to the page; `None` for pages that are not public.
    pub card: Option<CardHead>,
    /// The layout for paper; `None` for pages for screens.
    pub paper: Option<Paper>,
}

/// A picture of a tournament at its address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PictureAt {
    pub href: String,
    /// In pixels.
    pub width: i64,
    pub height: i64,
}

/// The metadata in a public page's head for chats in which its link is pasted.
#[derive(Debug, Clone)]
pub struct CardHead {
    /// "Round 3 of 5 · 64 players · Friday, 20 November 2026 · Lisbon".
    pub description: Message,
    /// The address of the picture with scheme and host, which chats require; `None` without `--public-url`.
    pub picture: Option<String>,
}

/// The layout of a page for paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paper {
    /// A list or a form on whole sheets.
    Sheet,
    /// Slips that are cut apart.
    Slips,
}

/// Everything before a page's own content. It has its own template, so that it is compiled once and not into each
/// of the seventy pages that extend `base.html`.
#[derive(Template)]
#[template(path = "frame/shell/above.html")]
pub struct Above<'s> {
    shell: &'s Shell,
}

/// Everything after a page's own content.
#[derive(Template)]
#[template(path = "frame/shell/below.html")]
pub struct Below<'s> {
    shell: &'s Shell,
}

// Their templates have escaped their content: `base.html` must not escape it again.
impl HtmlSafe for Above<'_> {}
impl HtmlSafe for Below<'_> {}

/// The event stream of a page (`web::live`, `static/js/frame/70-live.js`).
#[derive(Debug, Clone, Default)]
pub struct Live {
    /// Address of the stream of events.
    pub href: String,
    /// The version numbers of the page's content, as the stream sends them; `None` on public pages, whose version is in
    /// a header of the answer, so that their bytes change only with their content.
    pub seen: Option<String>,
}

impl Live {
    /// Creates the stream of a public page.
    pub fn public(tournament: &Tournament) -> Self {
        Self {
            href: format!("/t/{}/live", tournament.slug),
            seen: None,
        }
    }

    /// Creates the stream of a page for staff (`desk`) or for one player (`me`) that shows this tournament's row or a
    /// later one.
    pub fn inside(tournament: &Tournament, whose: &str) -> Self {
        Self {
            href: format!("/t/{}/{whose}/live", tournament.slug),
            seen: Some(format!("{}-{}", tournament.version, tournament.floor_version)),
        }
    }

    /// Creates the stream of a page like [`Live::inside`] that also shows a table's game, or all of them. `which`: "own" for a
    /// player's, the number of a table, or "all". `games`: the tournament's `games_version` of what the page shows.
    pub fn of_game(tournament: &Tournament, whose: &str, which: impl fmt::Display, games: i64) -> Self {
        let Self { href, seen } = Self::inside(tournament, whose);
        Self {
            href: format!("{href}?game={which}"),
            seen: seen.map(|seen| format!("{seen}-{games}")),
        }
    }

    /// Creates the stream of a tournament's stage at its own address, which shows the game of a table. `games`: as in
    /// [`Live::of_game`].
    pub fn of_stage(tournament: &Tournament, key: &str, table: impl fmt::Display, games: i64) -> Self {
        let Self { href, .. } = Self::public(tournament);
        Self {
            href: format!("{href}?stage={key}&game={table}"),
            seen: Self::inside(tournament, "").seen.map(|seen| format!("{seen}-{games}")),
        }
    }
}

impl Shell {
    /// Creates a shell with only a title; search engines are asked to stay away.
    pub fn new(title: impl Into<Message>) -> Self {
        Self {
            title: title.into(),
            css: crate::web::frame::answer::assets::css(),
            js: crate::web::frame::answer::assets::js(),
            icon: crate::web::frame::answer::assets::icon(),
            manifest: crate::web::frame::answer::assets::manifest(),
            noindex: true,
            ..Self::default()
        }
    }

    /// Returns the same shell, for paper.
    #[must_use]
    pub fn on_paper(mut self, paper: Paper) -> Self {
        self.paper = Some(paper);
        self
    }

    /// Returns everything before the page's own content.
    pub fn above(&self) -> Above<'_> {
        Above { shell: self }
    }

    /// Returns everything after the page's own content.
    pub fn below(&self) -> Below<'_> {
        Below { shell: self }
    }

    /// Returns the logo of the page's tournament.
    pub fn logo(&self) -> Option<&PictureAt> {
        self.tournament.as_ref()?.logo.as_ref()
    }

    /// Returns how many items wait for the reader, for the title of the browser's tab; 0 is not shown.
    fn waiting(&self) -> usize {
        self.desk.as_ref().map_or(0, StaffNav::waiting)
    }

    /// Returns whether it is a page of a tournament for its staff.
    fn is_of_staff(&self) -> bool {
        self.tournament.is_some() && self.desk.is_some()
    }

    /// Returns whether acts on the page are kept while the network does not answer (`static/js/frame/42-offline.js`).
    fn keeps_acts(&self) -> bool {
        self.is_of_staff() || self.here.is_my_table()
    }

    /// Returns the classes of the body: its frame, and its layout.
    fn body_class(&self) -> String {
        let doors = if self.tournament.is_some() { "has-doors" } else { "" };
        let desk = if self.desk.is_some() { " has-desk" } else { "" };
        let paper = match self.paper {
            None => "",
            Some(Paper::Sheet) => "paper",
            Some(Paper::Slips) => "paper slips-page",
        };
        format!("{doors}{desk} {paper}")
    }
}

/// Creates the bar of a tournament, with its state as the round line. `language`: that of its links' addresses, on pages
/// that have it in their own.
pub fn bar(tournament: &Tournament, language: Option<Language>) -> TournamentBar {
    let at = |path: &str| language::local(language, format!("/t/{}/{path}", tournament.slug));
    TournamentBar {
        name: tournament.name.clone(),
        logo: None,
        slug: tournament.slug.clone(),
        language,
        zone: tournament.time_zone.clone(),
        round_line: state_line(tournament.state),
        clock: None,
        more: vec![
            Link::new(say::common::page_players(), at("players")),
            Link::new(say::common::page_bracket(), at("bracket")),
            Link::new(say::common::page_profile(), at("profile")),
            Link::new(say::common::page_changes(), at("changes")),
            Link::new(say::common::page_fairness(), at("fairness")),
            Link::new(say::shell::projector(), at("projector")),
        ],
    }
}

/// Creates the bar of a staff page, with the newest published round and its clock while it runs.
pub fn bar_in_round(loaded: &Loaded) -> TournamentBar {
    let tournament = &loaded.tournament;
    let mut bar = bar(tournament, None);
    let mut rounds = loaded.rounds.iter().rev().map(|round| &round.row);
    let Some(last) = rounds.find(|round| round.state != RoundState::Draft) else {
        return bar;
    };
    if tournament.state == TournamentState::Swiss {
        bar.round_line = match last.state {
            RoundState::Finished => say::shell::after_round(last.number),
            _ => say::common::round_number(last.number),
        };
    }
    let running = loaded.clock.as_ref();
    let profile = loaded.event.profile();
    let overtime = profile.overtime(profile.end_of_round);
    let now = clock::now().and_utc();
    bar.clock = running.and_then(|all| Countdown::with_overtime(&all.of_all(), overtime, &tournament.time_zone, now));
    bar.take_break(BreakNow::of(loaded));
    bar
}

/// Returns a tournament's state in a few words.
pub fn state_line(state: TournamentState) -> Message {
    match state {
        TournamentState::Setup => terms::state_setup(),
        TournamentState::Registration => terms::state_registration(),
        TournamentState::Swiss => terms::state_swiss(),
        TournamentState::CutAnnounced => terms::state_cut_announced(),
        TournamentState::Playoff => terms::state_playoff(),
        TournamentState::Finished => terms::state_finished(),
        TournamentState::Cancelled => terms::state_cancelled(),
    }
}

/// The bar at the top of a tournament's pages, and the pages behind "More".
#[derive(Debug, Clone, Default)]
pub struct TournamentBar {
    pub name: String,
    /// On pages for everybody and for players.
    pub logo: Option<PictureAt>,
    pub slug: String,
    /// The language in the addresses of its links; `None` if they have none.
    pub language: Option<Language>,
    /// The tournament's time zone, which the script also uses for times.
    pub zone: String,
    /// The tournament's progress in a few words: "Round 3 of 5", "Registration open", "Final".
    pub round_line: Message,
    /// The round's clock; `None` while no round is running.
    pub clock: Option<Countdown>,
    /// The tournament's public pages besides the doors (players, bracket, profile, …).
    pub more: Vec<Link>,
}

impl TournamentBar {
    /// Address of the tournament's home.
    pub fn home(&self) -> String {
        language::local(self.language, format!("/t/{}", self.slug))
    }

    /// Shows a break and its end instead of the round's clock.
    pub fn take_break(&mut self, now: Option<BreakNow>) {
        if let Some(now) = now {
            self.round_line = Message::joined([std::mem::take(&mut self.round_line), now.name], " · ");
            self.clock = Some(now.countdown);
        }
    }

    /// Returns the address of one of the doors.
    pub fn door(&self, page: &str) -> String {
        language::local(self.language, format!("/t/{}/{page}", self.slug))
    }
}

/// The four doors of a tournament: the links at the bottom of a phone's screen.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Door {
    #[default]
    None,
    /// The player's own page.
    MyTable,
    Pairings,
    Standings,
    /// Every other page of the tournament.
    More,
}

impl Door {
    pub fn is_my_table(self) -> bool {
        self == Self::MyTable
    }

    pub fn is_pairings(self) -> bool {
        self == Self::Pairings
    }

    pub fn is_standings(self) -> bool {
        self == Self::Standings
    }

    pub fn is_more(self) -> bool {
        self == Self::More
    }
}

/// A sentence at the top of a page about an action or a refusal.
#[derive(Debug, Clone)]
pub struct Notice {
    pub kind: NoticeKind,
    pub text: Message,
}

impl Notice {
    /// Creates the notice of a successful action.
    pub fn good(text: impl Into<Message>) -> Self {
        Self::of(NoticeKind::Good, text)
    }

    /// Creates the notice of a successful action with something to check.
    pub fn warn(text: impl Into<Message>) -> Self {
        Self::of(NoticeKind::Warn, text)
    }

    /// Creates the notice of a refusal; nothing was changed.
    pub fn bad(text: impl Into<Message>) -> Self {
        Self::of(NoticeKind::Bad, text)
    }

    /// Creates a neutral notice.
    pub fn plain(text: impl Into<Message>) -> Self {
        Self::of(NoticeKind::Plain, text)
    }

    fn of(kind: NoticeKind, text: impl Into<Message>) -> Self {
        Self {
            kind,
            text: text.into(),
        }
    }
}

/// The kind of a notice. Each has a word, because not every reader sees its colour.
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
    pub fn word(&self) -> Message {
        match self {
            Self::Plain => say::shell::notice_plain(),
            Self::Good => say::shell::notice_good(),
            Self::Warn => say::shell::notice_warn(),
            Self::Bad => say::shell::notice_bad(),
        }
    }
}
