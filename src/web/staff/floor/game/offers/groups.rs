//! The offers in groups that match a judge's view of the game.

use super::builder::OfferBuilder;
use super::{Offer, stacks};
use crate::web::frame::form::Fields;
use podium_event::profile::Profile;
use podium_melee::Seat;
use podium_ops::floor::follow::{FollowedTable, ReplayedGame, ShownNames};
use say::{Message, game_offers as t};

/// The id of the offer whose checkboxes are in the list of seats.
pub(super) const LEAVE: &str = "leave";

/// The possible actions in a game, grouped as the page shows them.
#[derive(Debug, Clone, Default)]
pub struct Offers {
    /// Actions on the chosen seat: the buttons in its line.
    pub chosen: Option<Offer>,
    /// Departures: checkboxes in the list of seats.
    pub leave: Option<Offer>,
    /// The call of time: beside the seats, or first on the page.
    pub time: Option<Offer>,
    /// Everything else.
    pub groups: Vec<Group>,
}

/// Offers that belong together.
#[derive(Debug, Clone)]
pub struct Group {
    pub id: &'static str,
    pub title: Message,
    /// Whether quick mode includes it.
    pub quick: bool,
    /// Whether it is folded by default.
    pub folded: bool,
    /// Whether it is unfolded now, although folded by default, because something of it is in progress.
    pub open: bool,
    /// The current state, in sentences.
    pub notes: Vec<Message>,
    pub offers: Vec<Offer>,
}

impl Group {
    fn new(id: &'static str, title: Message, offers: Vec<Offer>) -> Self {
        Self {
            id,
            title,
            quick: false,
            folded: false,
            open: false,
            notes: Vec::new(),
            offers,
        }
    }

    fn quick(self) -> Self {
        Self { quick: true, ..self }
    }

    fn folded(self, folded: bool) -> Self {
        Self { folded, ..self }
    }
}

/// Returns all possible actions. `chosen` is the seat chosen on the page; `slow` are the ids of players with a Slow
/// Play ruling, who are marked in a call of time.
pub fn offers(
    table: &FollowedTable,
    game: &ReplayedGame,
    profile: &Profile,
    chosen: Option<Seat>,
    slow: &[String],
) -> Offers {
    let builder = OfferBuilder {
        game: &game.game,
        names: ShownNames { table, game },
        followed: game,
        profile,
        chosen,
        slow,
    };
    let stacks = Group {
        open: stacks::under_way(builder.game),
        notes: builder.on_stacks(),
        ..Group::new("stacks", t::group_stacks(), builder.stacks()).folded(true)
    };
    let objects = Group {
        notes: builder.noted(),
        ..Group::new("objects", t::group_objects(), builder.things()).folded(true)
    };
    let (leave, later): (Vec<Offer>, Vec<Offer>) =
        builder.departures().into_iter().partition(|offer| offer.id == LEAVE);
    let mut groups = vec![
        Group::new("result", t::group_result(), builder.result())
            .quick()
            .folded(true),
        Group::new("later", t::group_later(), later).folded(true),
        Group::new("turns", t::group_turns(), builder.turns()).folded(true),
        Group::new("status", t::group_status(), builder.status()).folded(true),
        stacks,
        Group::new("random", t::group_random(), builder.random()).folded(true),
        Group::new("effects", t::group_effects(), builder.declarations()).folded(true),
        objects,
    ];
    // Groups without any possible action are dropped.
    groups.retain(|group| !group.offers.is_empty());
    Offers {
        chosen: builder.chosen_seat().pop(),
        leave: leave.into_iter().next(),
        time: builder.time().pop(),
        groups,
    }
}

impl Offers {
    /// Puts the values of a refused form back into it, and opens its panel.
    pub fn keep(&mut self, fields: &Fields) {
        let outside = [&mut self.leave, &mut self.time];
        if let Some(offer) = outside.into_iter().flatten().find(|offer| offer.sent(fields)) {
            offer.keep(fields);
            return;
        }
        for group in &mut self.groups {
            // Offers have no name in the form: the button and its fields identify them.
            if let Some(offer) = group.offers.iter_mut().find(|offer| offer.sent(fields)) {
                offer.keep(fields);
                // A refused form must not be hidden in a closed panel.
                group.open = true;
                return;
            }
        }
    }
}
