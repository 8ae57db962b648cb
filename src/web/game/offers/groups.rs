//! The offers in groups, as a judge thinks of them.

use super::builder::OfferBuilder;
use super::{Offer, stacks};
use crate::melee::Seat;
use crate::ops::follow::{FollowedTable, ReplayedGame, ShownNames};
use crate::rules::profile::Profile;
use crate::web::form::Fields;

/// Offers that belong together.
#[derive(Debug, Clone)]
pub struct Group {
    pub id: &'static str,
    pub title: String,
    /// Whether quick mode has it too.
    pub quick: bool,
    /// Folded until it is needed.
    pub folded: bool,
    /// Folded, but open now: something of it is under way.
    pub open: bool,
    /// How things stand, in sentences.
    pub notes: Vec<String>,
    pub offers: Vec<Offer>,
}

impl Group {
    fn new(id: &'static str, title: impl Into<String>, offers: Vec<Offer>) -> Self {
        Self {
            id,
            title: title.into(),
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

/// All groups with something to do. `chosen` is the seat chosen on the page.
pub fn groups(table: &FollowedTable, game: &ReplayedGame, profile: &Profile, chosen: Option<Seat>) -> Vec<Group> {
    let builder = OfferBuilder {
        game: &game.game,
        names: ShownNames { table, game },
        followed: game,
        profile,
        chosen,
    };
    let large = builder.is_large();
    let stacks = Group {
        open: stacks::under_way(builder.game),
        notes: builder.on_stacks(),
        ..Group::new("stacks", "Stacks and priority", builder.stacks()).folded(true)
    };
    let objects = Group {
        notes: builder.noted(),
        ..Group::new("objects", "Objects and effects", builder.things()).folded(true)
    };
    let seat = chosen.map_or_else(String::new, |seat| {
        format!("Seat {}: {}", seat.index() + 1, builder.name(seat))
    });
    let mut groups = vec![
        Group::new("chosen", seat, builder.chosen_seat()).quick(),
        Group::new("players", "Players leave", builder.departures())
            .quick()
            .folded(large),
        Group::new("time", "Time", builder.time()).quick().folded(large),
        Group::new("result", "Result", builder.result()).quick().folded(large),
        Group::new("turns", "Extra and skipped turns", builder.turns()),
        Group::new("status", "Status", builder.status()).folded(true),
        stacks,
        Group::new("random", "Coins and dice", builder.random()).folded(true),
        Group::new("effects", "Effects that win or draw", builder.declarations()).folded(true),
        objects,
    ];
    // The engine offers nothing of that kind now.
    groups.retain(|group| !group.offers.is_empty());
    groups
}

/// Puts what was sent and refused back into the form that it came from, and opens its panel.
pub fn keep(groups: &mut [Group], fields: &Fields) {
    for group in groups {
        // Offers have no name in the form: the button and its fields tell which it was.
        if let Some(offer) = group.offers.iter_mut().find(|offer| offer.sent(fields)) {
            offer.keep(fields);
            // What was refused must not be hidden in a closed panel.
            group.open = true;
            return;
        }
    }
}
