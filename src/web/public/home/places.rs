//! The places of a tournament while players may register: how many are left, who waits, until when.

use say::{Message, home as t};

use crate::web::frame::look::chip::Chip;
use crate::web::shared::view::View;
use podium_ops::people::players::holds_place;
use podium_store::{PlayerStatus, Registration, TournamentState};

/// The state of registration at a glance.
#[derive(Debug)]
pub struct Places {
    /// `None` while there are places: that registration is open is the tournament's own state.
    pub full: Option<Chip>,
    /// "12 of 32 places left", "All 32 places are taken. 3 players wait."
    pub line: Message,
    /// Who decides, and until when one can register.
    pub until: Message,
}

impl Places {
    /// Returns the state of registration; `None` unless players may register.
    pub fn of(view: &View<'_>) -> Option<Self> {
        let tournament = view.tournament();
        let is_open = tournament.state == TournamentState::Registration;
        if !is_open || tournament.registration == Registration::Closed {
            return None;
        }
        let taken = i64::try_from(view.rows().filter(|row| holds_place(row)).count()).unwrap_or(i64::MAX);
        let waiting = view.unregistered(PlayerStatus::Waitlisted);
        let left = tournament.max_players.map(|most| (most - taken).max(0));
        let (full, line) = match (left, tournament.max_players) {
            (Some(0), Some(most)) => (
                Some(Chip::new("warn", t::places_full())),
                t::places_taken(most, waiting),
            ),
            (Some(left), Some(most)) => (None, t::places_left(left, most)),
            _ => (None, t::places_without_limit()),
        };
        let approves = (tournament.registration == Registration::Approval).then(t::places_approved);
        Some(Self {
            full,
            line,
            until: Message::joined(approves.into_iter().chain([t::places_until()]), " "),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::frame::fixture::Fixture;

    fn shown(registration: Registration, most: Option<i64>) -> Option<(String, String)> {
        let mut fixture = Fixture::of(8);
        fixture.tournament.state = TournamentState::Registration;
        fixture.tournament.registration = registration;
        fixture.tournament.max_players = most;
        fixture.players[0].dropped_after = Some(0);
        let snapshot = fixture.snapshot();
        let places = Places::of(&View::of(&snapshot))?;
        Some((places.line.to_string(), places.until.to_string()))
    }

    #[test]
    fn free_places_are_plain_at_a_glance() {
        let until = "Registration closes when round 1 is paired.";
        let open = |most| shown(Registration::Open, most).expect("it is open");
        assert_eq!(open(Some(16)), ("9 of 16 places left".to_owned(), until.to_owned()));
        assert_eq!(open(Some(7)).0, "All 7 places are taken");
        assert_eq!(open(None).0, "No player limit");
        let asked = shown(Registration::Approval, Some(8)).expect("it is open");
        assert_eq!(asked.0, "1 of 8 places left");
        assert_eq!(asked.1, format!("The organizer approves each registration. {until}"));
        assert!(shown(Registration::Closed, Some(8)).is_none());
    }
}
