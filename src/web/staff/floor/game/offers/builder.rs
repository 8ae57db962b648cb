//! The builder of offers: the game, the names in it, and how seats, markers and objects become choices.

use super::Input;
use crate::web::frame::form::Choice;
use podium_event::profile::Profile;
use podium_melee::{Game, MarkerNumber, MarkerSet, Naming, ObjectId, Seat, SeatSet};
use podium_ops::floor::follow::{ReplayedGame, ShownNames};
use say::{Message, game_offers as t};

/// The most seats of a game whose seats are named in the picture and whose groups are unfolded.
const SMALL: usize = 12;

/// The currently legal actions of the engine, as forms.
pub struct OfferBuilder<'t> {
    pub(super) game: &'t Game,
    pub(super) names: ShownNames<'t>,
    pub(super) followed: &'t ReplayedGame,
    pub(super) profile: &'t Profile,
    /// The seat chosen on the page.
    pub(super) chosen: Option<Seat>,
    /// Ids of players with a Slow Play ruling, who are marked in a call of time.
    pub(super) slow: &'t [String],
}

impl OfferBuilder<'_> {
    pub(super) fn is_large(&self) -> bool {
        self.game.setup().seats() > SMALL
    }

    pub(super) fn name(&self, seat: Seat) -> Message {
        self.names.player(seat)
    }

    /// Returns players as choices, by seat from 1.
    pub(super) fn players(&self, seats: &SeatSet) -> Vec<Choice> {
        // In a Grand Melee, two players with the same first name are distinguished by their seats.
        let numbered = self.is_large();
        seats
            .iter()
            .map(|seat| {
                let name = self.name(seat);
                let label = if numbered {
                    t::seat_and_player(seat.index() + 1, name)
                } else {
                    name
                };
                // Seats are counted from 1 in forms, as on the page.
                Choice::new(seat.index() + 1, label)
            })
            .collect()
    }

    /// Returns markers as choices, with their holders.
    pub(super) fn markers(&self, markers: &MarkerSet) -> Vec<Choice> {
        markers
            .iter()
            .map(|marker| Choice::new(marker.0, self.turn_of(marker)))
            .collect()
    }

    pub(super) fn turn_of(&self, marker: MarkerNumber) -> Message {
        let holder = self.game.marker(marker).map(|found| self.name(found.seat()));
        let holder = holder.unwrap_or_default();
        if self.game.markers().len() > 1 {
            t::player_with_marker(holder, marker.0)
        } else {
            holder
        }
    }

    pub(super) fn pick_player(&self, seats: &SeatSet) -> Input {
        let pick = Input::pick("player", t::player(), self.players(seats));
        match self.chosen.filter(|seat| seats.contains(*seat)) {
            Some(seat) => pick.chosen(seat.index() + 1),
            None => pick,
        }
    }

    /// Returns the seat whose turn it is, if there is one turn at a time and its player is in the game.
    pub(super) fn single_turn(&self) -> Option<Seat> {
        let [marker] = self.game.markers() else { return None };
        marker.turn()?;
        Some(marker.seat()).filter(|seat| self.game.table().is_playing(*seat))
    }

    pub(super) fn object(&self, object: ObjectId) -> String {
        self.followed.document.names().object_name(object).to_owned()
    }

    /// Returns objects as choices, by name.
    pub(super) fn objects(&self, objects: &[ObjectId]) -> Vec<Choice> {
        let named = objects.iter().map(|object| self.object(*object));
        // Objects are sent by name, as in `podium-game/1`.
        named.map(|name| Choice::new(name.clone(), name)).collect()
    }

    /// Returns the objects that are resolving: the possible causes.
    pub(super) fn causes(&self) -> Vec<Choice> {
        let resolving = self.game.resolving();
        self.objects(&resolving.iter().map(|(_, object)| *object).collect::<Vec<_>>())
    }
}
