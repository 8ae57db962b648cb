//! The planned cut in the standings: its line, and which players have certainly made it, can make it, or are out.

use crate::web::shared::cut_line;
use crate::web::shared::terms;
use crate::web::shared::view::View;
use podium_event::event::PlayerIx;
use podium_rules::outlook::{CutRace, Outlook};
use podium_rules::playoff::CutLine;
use podium_store::TournamentState;
use say::Message;

/// The planned cut, applied to the standings after the last finished Swiss round.
pub struct PlannedCut<'s> {
    view: View<'s>,
    /// How many players make it.
    cut: u32,
    race: Option<&'s CutRace>,
}

/// A player's outlook on the cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chance(Outlook);

impl Chance {
    /// Returns it in a word or a few.
    pub fn word(self) -> Message {
        terms::outlook(self.0)
    }

    /// Returns the style of its cell.
    pub fn class(self) -> &'static str {
        match self.0 {
            Outlook::In => "chance-in",
            Outlook::Out => "chance-out",
            Outlook::Open => "",
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

    /// Returns a player's outlook; `None` if they leave.
    pub fn chance(&self, player: PlayerIx) -> Option<Chance> {
        Some(Chance(self.race?.chances(player)?.now))
    }

    /// Returns the heading of the column with the outlooks; `None` if there are none.
    pub fn heading(&self) -> Option<Message> {
        self.race.map(|_| say::standings::column_top(self.cut))
    }

    /// Explains the line and the outlooks.
    pub fn caption(&self) -> Message {
        let line = match self.last() {
            Some(_) => say::standings::line_below_top(self.cut),
            None => say::standings::top_go_on(self.cut),
        };
        let outlooks = self.race.map(|_| say::standings::what_in_and_out_mean());
        Message::joined(std::iter::once(line).chain(self.line()).chain(outlooks), " ")
    }
}
