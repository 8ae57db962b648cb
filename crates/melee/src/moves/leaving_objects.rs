//! The objects that leave the game with a player (CR 800.4a–d; edition 2007: 600.4; G20).

use crate::event::Event;
use crate::state::game::Game;
use crate::state::object::ObjectId;
use crate::state::seat::SeatSet;
use crate::state::setup::Edition;
use crate::state::stack::StackObject;

impl Game {
    /// Removes the objects of players who leave together (CR 800.4a): objects they own leave, effects giving them
    /// control end, objects other than cards that they control on a stack cease to exist, and everything they still
    /// control is exiled.
    pub(super) fn remove_objects_of(&mut self, leavers: &SeatSet, events: &mut Vec<Event>) {
        let mut gone = Vec::new();
        let before = events.len();
        for object in self.objects.iter().filter(|object| leavers.contains(object.owner)) {
            gone.push(object.id);
            events.push(Event::ObjectLeft {
                object: object.id,
                owner: object.owner,
            });
        }
        // CR 800.4a gives the order: owned objects, then effects of control, then what is on stacks and still
        // controlled.
        self.objects.retain(|object| !leavers.contains(object.owner));
        self.remove_stack_objects_of(leavers, &mut gone, events);
        // By number and not by index: ending an effect may remove objects (CR 800.4c).
        for id in self.object_ids() {
            if let Some(index) = self.objects.iter().position(|object| object.id == id) {
                gone.extend(self.end_effects(index, |_, effect| leavers.contains(effect.by), events));
            }
        }
        self.follow_up_removed(gone, events);
        let mut left = Vec::new();
        for object in self
            .objects
            .iter()
            .filter(|object| leavers.contains(object.controller()))
        {
            left.push(object.id);
            events.push(match self.setup.edition() {
                Edition::Cr807 => Event::ObjectExiled { object: object.id },
                Edition::Cr608Of2007 => Event::ObjectRemovedFromGame { object: object.id },
            });
        }
        self.objects.retain(|object| !leavers.contains(object.controller()));
        self.follow_up_removed(left, events);
        for event in &events[before..] {
            // Objects that were exiled or put into a graveyard are still in the game.
            if let Event::ObjectLeft { object, .. }
            | Event::ObjectCeased { object }
            | Event::ObjectRemovedFromGame { object } = event
            {
                self.forget(*object);
            }
        }
    }

    fn object_ids(&self) -> Vec<ObjectId> {
        self.objects.iter().map(|object| object.id).collect()
    }

    /// Removes objects from the stacks. A followed card that is on a stack is one object: it is removed once, from both
    /// places.
    fn remove_stack_objects_of(&mut self, leavers: &SeatSet, gone: &mut Vec<ObjectId>, events: &mut Vec<Event>) {
        let edition = self.setup.edition();
        let fate = |object: &StackObject| {
            let (owned, controlled) = (leavers.contains(object.owner), leavers.contains(object.controller));
            let id = object.object;
            match (object.kind.is_card(), edition) {
                // Owned before controlled: a leaver's own card on a stack leaves with its owner and is not exiled.
                (true, _) if owned => Some(Event::ObjectLeft {
                    object: id,
                    owner: object.owner,
                }),
                // CR 800.4a exiles a card that is still theirs to control; 600.4a let every spell cease.
                (true, Edition::Cr807) if controlled => Some(Event::ObjectExiled { object: id }),
                (true, Edition::Cr608Of2007) if controlled => Some(Event::ObjectCeased { object: id }),
                (false, _) if controlled => Some(Event::ObjectCeased { object: id }),
                // Another player's card continues to resolve, and so does an ability that another player controls.
                _ => None,
            }
        };
        for marker in &mut self.markers {
            for object in &marker.stack.objects {
                let Some(event) = fate(object) else { continue };
                if !gone.contains(&object.object) {
                    events.push(event);
                    gone.push(object.object);
                }
            }
            marker.stack.objects.retain(|object| fate(object).is_none());
        }
        self.objects.retain(|object| !gone.contains(&object.id));
    }

    /// Carries out the consequences of removed objects: effects that depend on them end, objects attached to them are
    /// put into their owners' graveyards, and so on for the objects that those steps remove.
    pub(super) fn follow_up_removed(&mut self, mut gone: Vec<ObjectId>, events: &mut Vec<Event>) {
        // A loop, not recursion: chains of attachments come from a document and may be long.
        while let Some(id) = gone.pop() {
            for object in self.objects.iter().filter(|object| object.attached_to == Some(id)) {
                gone.push(object.id);
                events.push(Event::ObjectToGraveyard {
                    object: object.id,
                    owner: object.owner,
                });
            }
            self.objects.retain(|object| object.attached_to != Some(id));
            for other in self.object_ids() {
                if let Some(index) = self.objects.iter().position(|object| object.id == other) {
                    gone.extend(self.end_effects(index, |_, effect| effect.source == Some(id), events));
                }
            }
        }
    }
}
