//! Announcements as pages show them: to everybody on the home page and the projector, to a player on their table's
//! page.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::web::frame::look::countdown::timestamp;
use crate::web::frame::look::local_time::{clock_time, date_time};
use crate::web::shared::terms;
use crate::web::shared::view::View;
use podium_base::clock::{self, Moment};
use podium_snapshot::{Announced, Snapshot, TimeLeft};
use podium_store::tournaments::notices::{Addressee, Announcement};
use say::{Message, notice_board as t};

/// The number of announcements to everybody on a player's table page: older ones are on the home page.
const AT_A_TABLE: usize = 3;

/// An announcement on a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnnouncementLine {
    pub text: Message,
    /// "21 Nov 2026, 14:05".
    pub when: Message,
    /// Why it is above the others, or for whom it is: "Pinned", "For you", "For your table"; `None` for the
    /// others.
    pub label: Option<Message>,
    pub kind: LineKind,
}

/// The style of an announcement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineKind {
    Plain,
    /// For the reader only.
    Own,
    /// The minutes left.
    Time,
}

impl AnnouncementLine {
    fn new(announcement: &Announcement, time_zone: &str) -> Self {
        let (label, kind) = match (announcement.addressee(), announcement.pinned) {
            (Addressee::Player(_), _) => (Some(t::for_you()), LineKind::Own),
            (Addressee::Table { .. }, _) => (Some(t::for_your_table()), LineKind::Own),
            (Addressee::Everybody, true) => (Some(t::pinned()), LineKind::Plain),
            (Addressee::Everybody, false) => (None, LineKind::Plain),
        };
        Self {
            text: (&announcement.text).into(),
            when: date_time(announcement.begins(), time_zone),
            label,
            kind,
        }
    }

    /// Creates the line about the minutes left, which `text` says.
    fn of_time(left: TimeLeft, text: Message, time_zone: &str) -> Self {
        Self {
            text,
            when: t::since(clock_time(left.since, time_zone)),
            label: None,
            kind: LineKind::Time,
        }
    }

    /// The class of its style.
    pub fn class(&self) -> &'static str {
        match self.kind {
            LineKind::Plain => "announcement",
            LineKind::Own => "announcement own",
            LineKind::Time => "announcement time-left",
        }
    }
}

/// The announcements of a page. They have their own template, so that it is compiled once.
#[derive(Debug, Clone, Default, PartialEq, Eq, Template)]
#[template(path = "staff/people/announcements/board.html")]
pub struct Board {
    pub lines: Vec<AnnouncementLine>,
    /// When its content changes by time: an open page reloads itself then.
    pub until: Option<String>,
}

/// The element that tells the script when to reload the page.
#[derive(Template)]
#[template(path = "staff/people/announcements/until.html")]
pub struct Until<'b> {
    at: &'b str,
}

impl HtmlSafe for Board {}
impl HtmlSafe for Until<'_> {}

impl<'b> Until<'b> {
    /// Creates it for a moment in the form of [`asks_at`].
    pub fn new(at: &'b str) -> Self {
        Self { at }
    }
}

/// Formats the moment at which a page reloads itself, as the script reads it.
pub fn asks_at(at: Moment) -> String {
    timestamp(at.and_utc())
}

impl Board {
    /// Returns the announcements to everybody: how much time is left, pinned ones, and then the latest first.
    pub fn of_everybody(view: &View<'_>) -> Self {
        let announced = view.announced();
        let zone = &view.tournament().time_zone;
        let in_round = view.open_round().map(|round| view.round_name(round.round));
        let mut board = Self::default();
        if let Some((left, round)) = announced.time_left.zip(in_round) {
            let text = t::minutes_left_in_round(left.minutes, terms::inside(&round));
            board.lines.push(AnnouncementLine::of_time(left, text, zone));
        }
        board.add(&announced, zone);
        board
    }

    /// Returns the announcements to everybody at their tables: pinned ones, and those since the newest round was
    /// published.
    pub fn at_tables(view: &View<'_>) -> Self {
        let announced = view.announced();
        let since = view.rounds().next_back().and_then(|round| round.published_at());
        let is_new = |one: &&&Announcement| one.pinned || since.is_none_or(|since| one.begins() >= since);
        let recent = announced.texts.iter().filter(is_new).take(AT_A_TABLE);
        let zone = &view.tournament().time_zone;
        Self {
            lines: recent.map(|one| AnnouncementLine::new(one, zone)).collect(),
            until: announced.until.map(asks_at),
        }
    }

    /// Returns the announcements to the player with this id.
    pub fn of_player(snapshot: &Snapshot, id: &str) -> Self {
        let zone = &snapshot.loaded.tournament.time_zone;
        let own = snapshot.announced_to(id, clock::now());
        let mut board = Self::default();
        board.add(&own, zone);
        if let Some(left) = own.time_left {
            let text = t::minutes_left_at_your_table(left.minutes);
            board.lines.push(AnnouncementLine::of_time(left, text, zone));
        }
        board
    }

    /// Keeps only the first lines.
    pub fn truncate(&mut self, lines: usize) {
        self.lines.truncate(lines);
    }

    fn add(&mut self, announced: &Announced<'_>, zone: &str) {
        let lines = announced.texts.iter().map(|one| AnnouncementLine::new(one, zone));
        self.lines.extend(lines);
        self.until = announced.until.map(asks_at);
    }

    /// What tells the script when to ask again; `None` while nothing is due.
    pub fn until(&self) -> Option<Until<'_>> {
        self.until.as_deref().map(Until::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::frame::fixture::nine;

    #[test]
    fn an_announcement_has_the_time_from_which_it_is_shown_in_the_zone() {
        let mut made = Announcement::new("t", "Lunch", nine());
        let line = AnnouncementLine::new(&made, "Europe/Berlin");
        assert_eq!(line.text, "Lunch");
        assert_eq!(line.when, "20 Nov 2026, 10:00");
        assert_eq!((line.label.clone(), line.class()), (None, "announcement"));
        made.shown_from = Some(nine() + chrono::TimeDelta::hours(14));
        made.pinned = true;
        let line = AnnouncementLine::new(&made, "Europe/Berlin");
        assert_eq!(line.when, "21 Nov 2026, 00:00");
        assert_eq!(line.label, Some(t::pinned()));
        let own = AnnouncementLine::new(&made.to(Addressee::Player("p".to_owned())), "UTC");
        assert_eq!(
            (own.label.clone(), own.class()),
            (Some(t::for_you()), "announcement own")
        );
    }
}
