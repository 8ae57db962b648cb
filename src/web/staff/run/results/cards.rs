//! The tables of the open round as cards whose seats are the buttons: pressing the winner reports the result.

use crate::web::frame::look::countdown::{Countdown, timestamp};
use crate::web::shared::player_reports::PlayerReport;
use crate::web::shared::pods::{PodView, SeatView};
use podium_base::clock::Moment;
use podium_ops::floor::follow::end_of_round;
use podium_ops::run::results as ops;
use podium_store::tournaments::events::{Loaded, LoadedRound};
use podium_store::tournaments::rounds::PodRow;
use say::{Message, result_entry as t};

/// A table of the open round.
pub struct Card {
    pub pod: PodView,
    /// The address of the table's page, with concessions, match losses, changes and corrections.
    pub href: String,
    /// The time left at an outstanding table.
    pub time: Option<Countdown>,
    /// Minutes given to the table.
    pub extension: u32,
    /// The players' unconfirmed report.
    pub said: Option<ReportedResult>,
    /// The pressed games of a match that is not decided yet.
    pub score: Score,
    /// Whether a draw can be entered: not where it would be the result of a playoff match (T17).
    pub draws: bool,
    /// The address where a draw says more: who was still in, where only they share it, or the places of all.
    pub draw_at: Option<String>,
    /// The address that asks who left in which order, where places score: a winner alone says too little (T45).
    pub places_at: Option<String>,
    pub undo: Option<Undo>,
    /// The reason why the last press was refused.
    pub problem: Option<Message>,
    /// The address of the page that overrules a different result than the one that was pressed.
    pub overrule: Option<String>,
}

/// A result that players report.
pub struct ReportedResult {
    /// The value of the button that confirms it.
    pub value: String,
    pub disputed: bool,
    /// What decided its only game: a seat, or `D`; `None` for several games.
    key: Option<String>,
}

/// The button to undo an entry of one's own.
#[derive(Clone)]
pub struct Undo {
    /// The value of its button.
    pub value: String,
    /// Until when it is offered, for the script.
    pub until: String,
}

/// Games of a match, in order: seats that won, and `D`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Score(pub Vec<String>);

/// The data from which all cards of a page are made.
pub struct Cards<'p> {
    pub loaded: &'p Loaded,
    pub round: &'p LoadedRound,
    /// The reader's account, and the times of its entries that can be undone.
    pub account: &'p str,
    pub own: &'p [Moment],
    pub now: Moment,
    pub reports: &'p [PlayerReport],
    /// The prefix of the addresses of tables.
    pub tables_at: &'p str,
}

impl Cards<'_> {
    /// The card of a table.
    pub fn card(&self, pod: PodView) -> Card {
        let row = self.row(pod.table);
        let said = self.reports.iter().find(|report| report.table == pod.table);
        let clock = (self.loaded.clock.as_ref().zip(row))
            .filter(|_| !pod.is_reported())
            .map(|(clock, row)| clock.of_pod(&row.id));
        let zone = &self.loaded.tournament.time_zone;
        let profile = self.loaded.event.profile();
        let asks = self.loaded.round_name(self.round.row.number).asks(profile);
        let asked_at = |is_asked: bool, part| is_asked.then(|| format!("{}{}#{part}", self.tables_at, pod.table));
        let places_at = asked_at(asks.places, "places");
        Card {
            href: format!("{}{}", self.tables_at, pod.table),
            time: clock.as_ref().zip(row).and_then(|(clock, row)| {
                let overtime = profile.overtime(end_of_round(profile, row));
                Countdown::with_overtime(clock, overtime, zone, self.now.and_utc())
            }),
            extension: clock.map_or(0, |clock| clock.extension_minutes),
            said: said
                .filter(|_| !pod.is_reported())
                .map(|report| ReportedResult::new(report, profile.games_to_win)),
            score: Score::default(),
            draws: asks.draws,
            draw_at: asked_at(asks.still_in, "draw").or_else(|| places_at.clone()),
            places_at,
            undo: row.and_then(|row| self.undo(row)),
            problem: None,
            overrule: None,
            pod,
        }
    }

    /// Returns the table that its reader entered last, while they may undo it.
    pub fn last(&self) -> Option<(u32, Undo)> {
        let fresh = self.round.pods.iter().filter(|row| self.own_until(row).is_some());
        let last = fresh.max_by_key(|row| row.reported_at)?;
        Some((u32::try_from(last.table_number).ok()?, self.undo(last)?))
    }

    fn row(&self, table: u32) -> Option<&PodRow> {
        self.round.pods.iter().find(|row| row.table_number == i64::from(table))
    }

    fn undo(&self, row: &PodRow) -> Option<Undo> {
        let until = self.own_until(row)?;
        Some(Undo {
            value: format!("{}.{}", row.table_number, row.version),
            until: timestamp(until.and_utc()),
        })
    }

    fn own_until(&self, row: &PodRow) -> Option<Moment> {
        let until = ops::undo_is_offered_until(row, self.account, self.now)?;
        // The same check as the command's: no button is shown that would be refused.
        self.own.contains(&row.reported_at?).then_some(until)
    }
}

impl Card {
    /// The word in a seat's row: that its player is reported to have won, or how many games they have; `None` for most.
    pub fn seat_word(&self, seat: &SeatView) -> Option<Message> {
        let key = seat.seat.to_string();
        match self.score.wins(&key) {
            0 if self.is_said(&key) => Some(t::reported()),
            0 => None,
            wins => Some(wins.into()),
        }
    }

    /// Returns whether the players report that this key decided the table.
    fn is_said(&self, key: &str) -> bool {
        self.said.as_ref().is_some_and(|said| said.is_by(key))
    }

    /// Returns what pressing a key sends: the players' own report, including concessions, if it agrees.
    fn press(&self, key: &str) -> Press {
        match &self.said {
            Some(said) if said.is_by(key) => Press {
                name: "said",
                value: said.value.clone(),
            },
            _ => Press {
                name: "won",
                value: format!("{}.{key}", self.pod.table),
            },
        }
    }

    /// What pressing a seat sends.
    pub fn press_seat(&self, seat: &SeatView) -> Press {
        self.press(&seat.seat.to_string())
    }

    /// What pressing "Draw" sends.
    pub fn press_draw(&self) -> Press {
        self.press("D")
    }

    /// Returns whether the players report a draw.
    pub fn draw_is_said(&self) -> bool {
        self.is_said("D")
    }

    /// Returns whether its message stays until its reader has answered it.
    pub fn holds(&self) -> bool {
        self.problem.is_some() || !self.score.0.is_empty()
    }
}

/// The name and value of a button.
pub struct Press {
    pub name: &'static str,
    pub value: String,
}

impl ReportedResult {
    fn new(report: &PlayerReport, games_to_win: u32) -> Self {
        // In a longer match a pressed seat is one more game, not the whole report.
        let one_game = games_to_win == 1 && report.typed.games.split_whitespace().count() == 1;
        Self {
            value: report.value(),
            disputed: report.disputed,
            key: one_game.then(|| report.typed.games.trim().to_uppercase()),
        }
    }

    /// Whether this key decided its only game.
    fn is_by(&self, key: &str) -> bool {
        self.key.as_deref() == Some(key)
    }
}

impl Score {
    /// Reads the games of a table from a form's or an address's `7:1 D`; empty if they belong to another table.
    pub fn of(text: &str, table: i64) -> Self {
        match text.split_once(':') {
            Some((number, games)) if number.trim() == table.to_string() => {
                Self(games.split_whitespace().take(99).map(str::to_owned).collect())
            }
            _ => Self::default(),
        }
    }

    /// Returns the text for an address or a field.
    pub fn text(&self, table: impl ToString) -> String {
        format!("{}:{}", table.to_string(), self.games())
    }

    /// Returns the games as they would be typed.
    pub fn games(&self) -> String {
        self.0.join(" ")
    }

    /// Returns how many games a seat has won.
    pub fn wins(&self, key: &str) -> usize {
        self.0.iter().filter(|game| *game == key).count()
    }

    /// Returns whether somebody has won enough games for the match.
    pub fn is_decided(&self, games_to_win: u32) -> bool {
        let won = |game: &String| game != "D" && self.wins(game) >= games_to_win as usize;
        self.0.iter().any(won)
    }

    /// "2 games, 1 drawn".
    pub fn words(&self) -> Message {
        let all = self.0.len();
        match self.wins("D") {
            0 => t::games(all),
            drawn => t::games_and_drawn(all, drawn),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_of_a_match_are_of_one_table() {
        let score = Score::of("7:1 D 1", 7);
        assert_eq!(
            (score.games().as_str(), score.wins("1"), score.wins("D")),
            ("1 D 1", 2, 1)
        );
        assert!(score.is_decided(2) && !score.is_decided(3));
        assert_eq!(Score::of("7:1 D 1", 8), Score::default());
        assert_eq!(Score::of("nonsense", 8), Score::default());
        assert_eq!(Score::of(&score.text(7), 7), score);
        assert!(!Score::of("7:D D", 7).is_decided(2), "drawn games decide nothing");
    }
}
