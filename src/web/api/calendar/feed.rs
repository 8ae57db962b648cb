//! Tournaments as a calendar (RFC 5545): each is an all-day event, which needs no time zone.

use chrono::{Days, Duration, NaiveDate};
use icalendar::{Calendar, Component, Event, EventLike, EventStatus, Property};

use crate::web::shared::terms;
use crate::web::shared::view::face::plain;
use podium_base::clock::Moment;
use podium_store::tournaments::Tournament;
use podium_store::{Role, TournamentState};
use say::Language;

/// The content type of a calendar.
pub const CONTENT_TYPE: &str = "text/calendar; charset=utf-8";
/// The program that wrote the file, as RFC 5545 requires.
const PRODUCT: &str = "-//Podium//Tournaments//EN";
/// Hours that a program may wait before it refreshes the calendar.
const ASKS_AGAIN: i64 = 1;
/// The number of days for which past tournaments stay in the calendar.
pub const KEPT_DAYS: u64 = 400;

/// A tournament in a calendar.
pub struct Entry {
    pub tournament: Tournament,
    /// When its name, date, place or state last changed.
    pub changed: Moment,
    /// The role of the calendar's owner; `None` in the public calendar.
    pub role: Option<Role>,
}

/// A calendar as a file; `base` is the site's own address, `language` that of its reader.
pub fn text(name: &str, base: &str, entries: &[Entry], language: Language) -> String {
    let mut calendar = Calendar::empty();
    for (key, value) in [("VERSION", "2.0"), ("PRODID", PRODUCT), ("CALSCALE", "GREGORIAN")] {
        calendar.append_property(Property::new(key, value));
    }
    calendar.name(name).ttl(&Duration::hours(ASKS_AGAIN));
    for entry in entries {
        if let Some(day) = entry.tournament.held_on {
            calendar.push(entry.event(base, day, language));
        }
    }
    calendar.to_string()
}

impl Entry {
    fn event(&self, base: &str, day: NaiveDate, language: Language) -> Event {
        let tournament = &self.tournament;
        let desk = if self.role.is_some() { "/desk" } else { "" };
        // an id that is globally unique, even after the database has moved
        let mut event = Event::with_uid(&tournament.id);
        event
            .timestamp(self.changed.and_utc())
            .last_modified(self.changed.and_utc())
            .created(tournament.created_at.and_utc())
            .sequence(self.sequence())
            .starts(day)
            // the day after it
            .ends(day.checked_add_days(Days::new(1)).unwrap_or(day))
            .summary(&line(&tournament.name))
            .status(match tournament.state {
                TournamentState::Cancelled => EventStatus::Cancelled,
                TournamentState::Setup => EventStatus::Tentative,
                _ => EventStatus::Confirmed,
            })
            .url(&format!("{base}/t/{}{desk}", tournament.slug));
        if !tournament.place.is_empty() {
            event.location(&line(&tournament.place));
        }
        let role = self
            .role
            .map(|role| say::calendar::your_role(terms::role(role)).in_language(language));
        let description = Some(lines(&plain(&tournament.description))).filter(|text| !text.is_empty());
        let said: Vec<String> = role.into_iter().chain(description).collect();
        if !said.is_empty() {
            event.description(&said.join("\n\n"));
        }
        if self.role.is_none() {
            // the event does not mark its reader as busy that day
            event.add_property("TRANSP", "TRANSPARENT");
        }
        event.done()
    }

    /// Returns a number that grows with each change that a calendar shows.
    fn sequence(&self) -> u32 {
        let cancelled = i64::from(self.tournament.state == TournamentState::Cancelled);
        let changes = self.tournament.settings_version - 1 + cancelled;
        changes.try_into().unwrap_or_default()
    }
}

/// A text on one line.
fn line(text: &str) -> String {
    lines(text).replace('\n', " ")
}

/// Removes characters that no line of the file may contain.
fn lines(text: &str) -> String {
    let kept = text.trim().replace("\r\n", "\n");
    kept.chars().filter(|c| *c == '\n' || !c.is_control()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use podium_base::clock;

    fn entry(name: &str, state: TournamentState) -> Entry {
        let at = NaiveDate::from_ymd_opt(2026, 11, 20)
            .and_then(|day| day.and_hms_opt(9, 30, 0))
            .expect("a moment");
        Entry {
            tournament: Tournament {
                name: name.to_owned(),
                state,
                held_on: NaiveDate::from_ymd_opt(2026, 12, 31),
                place: "Hall 3; Lisbon, Portugal".to_owned(),
                description: "**Bring** a [deck](https://x.example).\r\n\r\nDoors: 9:00\u{7}".to_owned(),
                ..Tournament::new("spring", String::new(), at)
            },
            changed: at,
            role: None,
        }
    }

    #[test]
    fn a_tournament_is_a_day() {
        let text = text(
            "Podium",
            "https://x.example",
            &[entry("Spring, Open", TournamentState::Registration)],
            Language::English,
        );
        assert!(text.ends_with("END:VCALENDAR\r\n"), "{text}");
        for line in [
            "DTSTART;VALUE=DATE:20261231",
            "DTEND;VALUE=DATE:20270101",
            "DTSTAMP:20261120T093000Z",
            "LAST-MODIFIED:20261120T093000Z",
            "SUMMARY:Spring\\, Open",
            "LOCATION:Hall 3\\; Lisbon\\, Portugal",
            "DESCRIPTION:Bring a deck (https://x.example).\\n\\nDoors: 9:00",
            "STATUS:CONFIRMED",
            "SEQUENCE:0",
            "URL:https://x.example/t/spring",
        ] {
            assert!(text.contains(&format!("\r\n{line}\r\n")), "{line} is not in\n{text}");
        }
        assert!(!text.contains("TZID") && !text.contains('\u{7}'), "{text}");
    }

    #[test]
    fn a_cancelled_one_says_so_and_a_member_of_the_staff_reads_their_role() {
        let cancelled = text(
            "Podium",
            "",
            &[entry("Spring", TournamentState::Cancelled)],
            Language::English,
        );
        assert!(
            cancelled.contains("STATUS:CANCELLED") && cancelled.contains("SEQUENCE:1"),
            "{cancelled}"
        );
        let own = Entry {
            role: Some(Role::HeadJudge),
            ..entry("Spring", TournamentState::Setup)
        };
        let own = text("Podium", "", &[own], Language::English);
        assert!(own.contains("Your role: Head judge.\\n\\nBring a deck (https"), "{own}");
        assert!(
            own.contains("STATUS:TENTATIVE") && own.contains("/t/spring/desk"),
            "{own}"
        );
    }

    #[test]
    fn long_lines_are_folded_between_letters() {
        let long = "Ä𝕏 ".repeat(60);
        let text = text("Podium", "", &[entry(&long, TournamentState::Swiss)], Language::English);
        for line in text.split("\r\n") {
            assert!(line.len() <= 75, "{} bytes: {line}", line.len());
        }
        let unfolded = text.replace("\r\n ", "");
        assert!(unfolded.contains(&format!("SUMMARY:{}\r\n", long.trim())), "{unfolded}");
    }

    #[test]
    fn what_has_no_day_is_left_out() {
        let mut undated = entry("Spring", TournamentState::Registration);
        undated.tournament.held_on = None;
        undated.tournament.created_at = clock::now();
        assert!(!text("Podium", "", &[undated], Language::English).contains("VEVENT"));
    }
}
