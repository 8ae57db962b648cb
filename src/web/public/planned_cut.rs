//! The planned cut in the standings: its line, and which players have certainly made it or are out.

use crate::web::shared::cut_line;
use crate::web::shared::view::View;
use podium_event::event::PlayerIx;
use podium_rules::outlook::{CutRace, Outlook};
use podium_rules::playoff::CutLine;
use podium_store::TournamentState;
use say::{Message, terms as t};

/// The planned cut, applied to the standings after the last finished Swiss round.
pub struct PlannedCut<'s> {
    view: View<'s>,
    /// How many players make it.
    cut: u32,
    race: Option<&'s CutRace>,
}

/// What is certain of a player and the cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chance {
    In,
    Out,
}

impl Chance {
    /// Returns it in a word.
    pub fn word(self) -> Message {
        match self {
            Self::In => t::outlook_in(),
            Self::Out => t::outlook_out(),
        }
    }

    /// Returns the style of its cell.
    pub fn class(self) -> &'static str {
        match self {
            Self::In => "chance-in",
            Self::Out => "chance-out",
        }
    }
}

impl<'s> PlannedCut<'s> {
    /// Returns the planned cut while it is undecided. `None` in standings after an earlier round, without a playoff,
    /// and once the cut is announced or the tournament is over.
    pub fn of(view: &View<'s>, after: u32) -> Option<Self> {
        let is_open = view.tournament().state == TournamentState::Swiss && view.event().cut().is_none();
        if !is_open || after != view.finished_swiss() {
            return None;
        }
        let cut = view.plan().map(|plan| plan.cut).filter(|cut| *cut > 0)?;
        Some(Self {
            view: *view,
            cut,
            race: view.race(),
        })
    }

    /// Returns whether a player can be in the cut: players who leave are skipped (T10, T16).
    fn stays(&self, player: PlayerIx) -> bool {
        let player = self.view.event().player(player);
        player.dropped_after.is_none() && player.disqualified_after.is_none()
    }

    /// Returns the index of the standings line below which the line of the cut is drawn; `None` if nobody is below it.
    pub fn last(&self) -> Option<usize> {
        let rows = self
            .view
            .standings(self.view.finished_swiss())
            .rows()
            .iter()
            .enumerate();
        let mut staying = rows.filter(|(_, row)| self.stays(row.player));
        let (last, _) = staying.nth(self.cut as usize - 1)?;
        staying.next().map(|_| last)
    }

    /// Returns who is first out now, and by which number.
    fn line(&self) -> Option<Message> {
        let standings = self.view.standings(self.view.finished_swiss());
        let staying = standings.rows().iter().filter(|row| self.stays(row.player));
        let seeds: Vec<PlayerIx> = staying.take(self.cut as usize).map(|row| row.player).collect();
        let line = CutLine::of(self.view.event(), standings, &seeds)?;
        let name = |player| self.view.name(player).to_owned();
        Some(cut_line::in_words(&line, standings, false, name))
    }

    /// Returns what is certain of a player; `None` if they leave, or if it is open.
    pub fn chance(&self, player: PlayerIx) -> Option<Chance> {
        match self.race?.chances(player)?.now {
            Outlook::In => Some(Chance::In),
            Outlook::Out => Some(Chance::Out),
            Outlook::Open => None,
        }
    }

    /// Returns the heading of the column that says what is certain.
    pub fn heading(&self) -> Message {
        say::standings::column_top(self.cut)
    }

    /// Explains the line.
    pub fn caption(&self) -> Message {
        let line = match self.last() {
            Some(_) => say::standings::line_below_top(self.cut),
            None => say::standings::top_go_on(self.cut),
        };
        Message::joined(std::iter::once(line).chain(self.line()), " ")
    }
}
