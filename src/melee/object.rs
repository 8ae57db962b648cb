//! Objects that matter when a player leaves, and the effects that give control of them (CR 800.4, G20).

use super::Game;
use super::event::Event;
use super::seat::Seat;
use super::setup::Edition;
use serde::Serialize;

/// An object by the number its game document gives it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct ObjectId(pub u32);

/// An effect that gives a player control of an object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ControlEffect {
    /// Who controls the object by it.
    pub by: Seat,
    /// The object it depends on, if it does.
    pub source: Option<ObjectId>,
}

/// An object that is followed.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Object {
    /// Its number.
    pub id: ObjectId,
    /// Its owner; a token's by the edition's rules (CR 111.2; 2006: the controller of the effect that made it).
    pub owner: Seat,
    /// Whether it is a token.
    pub token: bool,
    /// What it is attached to.
    pub attached_to: Option<ObjectId>,
    /// Who controls it when no effect says otherwise.
    pub default_controller: Seat,
    /// Effects that give control of it, the newest last: that one holds.
    pub effects: Vec<ControlEffect>,
}

impl Object {
    /// Who controls it now.
    pub fn controller(&self) -> Seat {
        self.effects.last().map_or(self.default_controller, |effect| effect.by)
    }
}

/// An effect that lasts until a player's next turn (CR 800.4m).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Lasting {
    /// The effect.
    pub effect: ObjectId,
    /// Until whose next turn; if they left, until a marker passes their seat (G20).
    pub until: Seat,
}

impl Game {
    /// The object with this number, if it is followed and still there.
    pub fn object(&self, id: ObjectId) -> Option<&Object> {
        self.objects.iter().find(|object| object.id == id)
    }

    /// Who controls an object that is followed.
    pub fn controller_of(&self, id: ObjectId) -> Option<Seat> {
        self.object(id).map(Object::controller)
    }

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

    /// The effects until this player's next turn end, for their turn begins.
    pub(super) fn end_lasting_of(&mut self, player: Seat, events: &mut Vec<Event>) {
        self.end_lasting(|lasting| lasting.until == player, events);
    }

    /// A marker (in Free-for-All the turn order) goes from one seat to another: the turns of those who left on the
    /// seats between would have begun (CR 800.4m, G20).
    pub(super) fn end_lasting_between(&mut self, from: Seat, to: Seat, events: &mut Vec<Event>) {
        if self.lasting.is_empty() {
            return;
        }
        let seats = self.table.seats();
        let steps = |seat: Seat| (seat.index() + seats - from.index() - 1) % seats;
        let playing = *self.table.playing();
        let passed = |seat: Seat| !playing.contains(seat) && steps(seat) < steps(to);
        self.end_lasting(|lasting| passed(lasting.until), events);
    }

    fn end_lasting(&mut self, ends: impl Fn(&Lasting) -> bool, events: &mut Vec<Event>) {
        if self.lasting.is_empty() {
            return;
        }
        for lasting in self.lasting.iter().filter(|lasting| ends(lasting)) {
            events.push(Event::EffectEnded { effect: lasting.effect });
        }
        self.lasting.retain(|lasting| !ends(lasting));
    }
}

fn matches(effect: &ControlEffect, by: Option<Seat>, source: Option<ObjectId>) -> bool {
    by.is_none_or(|by| effect.by == by) && source.is_none_or(|source| effect.source == Some(source))
}
