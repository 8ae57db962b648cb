//! Objects appearing and going, and control of them (CR 800.4, G20).

use crate::melee::event::Event;
use crate::melee::state::game::Game;
use crate::melee::state::object::{ControlEffect, Object, ObjectId};
use crate::melee::state::seat::Seat;
use crate::melee::state::setup::Edition;

impl Game {
    pub(super) fn add_object(
        &mut self,
        id: ObjectId,
        owner: Seat,
        token: bool,
        by: Option<Seat>,
        attached_to: Option<ObjectId>,
        events: &mut Vec<Event>,
    ) {
        let by = by.unwrap_or(owner);
        let (owner, controller) = match (token, self.setup.edition()) {
            (false, _) => (owner, by),
            (true, Edition::Cr807) => (owner, owner),
            // 2006: a token is owned by the controller of the effect that made it.
            (true, Edition::Cr608Of2007) => (by, owner),
        };
        let effects = Vec::new();
        self.objects.push(Object {
            id,
            owner,
            token,
            attached_to,
            default_controller: controller,
            effects,
        });
        events.push(Event::ObjectAppeared { object: id, controller });
    }

    pub(super) fn remove_object(&mut self, id: ObjectId, events: &mut Vec<Event>) {
        self.objects.retain(|object| object.id != id);
        events.push(Event::ObjectRemoved { object: id });
        self.gone(vec![id], events);
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
                    matches(effect, by, source)
                }
            },
            events,
        );
        self.gone(gone, events);
    }

    /// Ends some of the effects on an object and says who controls it then. If it would go back to a player who left
    /// it is exiled (CR 800.4c); by the rules of 2006 its control does not change (600.4b). Objects that are gone now
    /// are returned.
    pub(super) fn end_effects(
        &mut self,
        index: usize,
        ends: impl Fn(usize, &ControlEffect) -> bool,
        events: &mut Vec<Event>,
    ) -> Vec<ObjectId> {
        let object = &mut self.objects[index];
        let (id, before) = (object.id, object.controller());
        let mut place = 0;
        let effects = object.effects.len();
        object.effects.retain(|effect| {
            place += 1;
            !ends(place - 1, effect)
        });
        let after = object.controller();
        if object.effects.len() == effects || after == before {
            return Vec::new();
        }
        if self.table.plays(after) {
            events.push(Event::ControlChanged { object: id, to: after });
            return Vec::new();
        }
        match self.setup.edition() {
            Edition::Cr807 => {
                self.objects.remove(index);
                events.push(Event::ObjectExiled { object: id });
                vec![id]
            }
            Edition::Cr608Of2007 => {
                self.objects[index].default_controller = before;
                if self.table.plays(before) {
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

fn matches(effect: &ControlEffect, by: Option<Seat>, source: Option<ObjectId>) -> bool {
    by.is_none_or(|by| effect.by == by) && source.is_none_or(|source| effect.source == Some(source))
}
