//! Objects that appear and leave, and control of them (CR 800.4, G20).

use crate::event::Event;
use crate::state::game::Game;
use crate::state::object::{ControlEffect, Object, ObjectId};
use crate::state::seat::Seat;
use crate::state::setup::Edition;

/// An object that appears, as its action describes it.
pub(super) struct NewObject {
    pub id: ObjectId,
    pub owner: Seat,
    pub token: bool,
    pub by: Option<Seat>,
    pub attached_to: Option<ObjectId>,
}

impl Game {
    pub(super) fn add_object(&mut self, new: NewObject, events: &mut Vec<Event>) {
        let by = new.by.unwrap_or(new.owner);
        let (owner, controller) = match (new.token, self.setup.edition()) {
            (false, _) => (new.owner, by),
            // CR 111.2: the player who creates a token owns it and controls it.
            (true, Edition::Cr807) => (new.owner, new.owner),
            // G20: by the rules of 2006 the controller of the effect that made a token owns it.
            (true, Edition::Cr608Of2007) => (by, new.owner),
        };
        self.learn(new.id);
        self.objects.push(Object {
            id: new.id,
            owner,
            token: new.token,
            attached_to: new.attached_to,
            default_controller: controller,
            effects: Vec::new(),
        });
        events.push(Event::ObjectAppeared {
            object: new.id,
            controller,
        });
    }

    pub(super) fn remove_object(&mut self, id: ObjectId, events: &mut Vec<Event>) {
        self.objects.retain(|object| object.id != id);
        events.push(Event::ObjectRemoved { object: id });
        // Effects that last as long as the object exists end with it, and objects attached to it leave.
        self.follow_up_removed(vec![id], events);
    }

    pub(super) fn give_control(&mut self, id: ObjectId, by: Seat, source: Option<ObjectId>, events: &mut Vec<Event>) {
        if let Some(object) = self.objects.iter_mut().find(|object| object.id == id) {
            object.effects.push(ControlEffect { by, source });
            events.push(Event::ControlChanged { object: id, to: by });
        }
    }

    pub(super) fn end_control(
        &mut self,
        id: ObjectId,
        by: Option<Seat>,
        source: Option<ObjectId>,
        events: &mut Vec<Event>,
    ) {
        // With neither given, all effects would match; a judge means the last one entered.
        let newest_only = by.is_none() && source.is_none();
        let Some(index) = self.objects.iter().position(|object| object.id == id) else {
            return;
        };
        let last = self.objects[index].effects.len().saturating_sub(1);
        let gone = self.end_effects(
            index,
            |place, effect| {
                if newest_only {
                    place == last
                } else {
                    effect.matches(by, source)
                }
            },
            events,
        );
        self.follow_up_removed(gone, events);
    }

    /// Ends the effects on an object for which `ends` holds, and records its new controller. Returns the object if it
    /// leaves: one that would return to a player who left is exiled.
    pub(super) fn end_effects(
        &mut self,
        index: usize,
        ends: impl Fn(usize, &ControlEffect) -> bool,
        events: &mut Vec<Event>,
    ) -> Vec<ObjectId> {
        let object = &mut self.objects[index];
        let (id, before) = (object.id, object.controller());
        // `retain` gives no index.
        let mut place = 0;
        let effects = object.effects.len();
        object.effects.retain(|effect| {
            place += 1;
            !ends(place - 1, effect)
        });
        let after = object.controller();
        // An older effect may end without a change of control: the newest decides.
        if object.effects.len() == effects || after == before {
            return Vec::new();
        }
        if self.table.is_playing(after) {
            events.push(Event::ControlChanged { object: id, to: after });
            return Vec::new();
        }
        match self.setup.edition() {
            // CR 800.4c
            Edition::Cr807 => {
                self.objects.remove(index);
                events.push(Event::ObjectExiled { object: id });
                vec![id]
            }
            // 600.4b of 2007: control does not change.
            Edition::Cr608Of2007 => {
                // The effect has ended, so its controller becomes the default.
                self.objects[index].default_controller = before;
                // Otherwise both have left, and the objects that they control leave with them.
                if self.table.is_playing(before) {
                    events.push(Event::ControlUnchanged {
                        object: id,
                        with: before,
                    });
                }
                Vec::new()
            }
        }
    }
}
