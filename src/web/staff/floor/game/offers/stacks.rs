//! Stacks and priority (CR 807.5, G16, G17), and loops (T28): a panel that opens when something is in progress.

use super::builder::OfferBuilder;
use super::{Input, Offer};
use crate::web::frame::form::Choice;
use crate::web::staff::floor::game::parse::TARGET_PLAYER;
use podium_melee::{ActionKind, Choices, Game, MarkerNumber, Seat, SeatSet, StackObject, StackObjectKind, Target};
use say::{Message, game_offers, game_stacks as t};

/// What a player does, as a label: at the only stack, and at one of several, with its marker.
type Deed = (fn(Message) -> Message, fn(Message, u16) -> Message);

const PASSES: Deed = (t::passes, t::passes_at);
const DOES_NOTHING: Deed = (t::does_nothing, t::does_nothing_at);
const ANNOUNCES: Deed = (t::announces, t::announces_at);

/// Returns whether there is anything on a stack, or a loop is being agreed on.
pub(super) fn under_way(game: &Game) -> bool {
    let mut stacks = game.markers().iter().map(podium_melee::Marker::stack);
    stacks.any(|stack| !stack.objects().is_empty() || stack.announced_loop().is_some())
}

fn at(stack: MarkerNumber, player: Seat) -> String {
    format!("stack={};player={}", stack.0, player.index() + 1)
}

impl OfferBuilder<'_> {
    pub(super) fn stacks(&self) -> Vec<Offer> {
        let mut offers = Vec::new();
        offers.extend(self.priority());
        offers.extend(self.put_on_stack());
        offers.extend(self.with_cause());
        offers.extend(self.countered());
        offers.extend(self.loops());
        offers
    }

    /// Returns the content of each stack, as sentences for the panel.
    pub(super) fn on_stacks(&self) -> Vec<Message> {
        let stacks = self
            .game
            .markers()
            .iter()
            .filter(|marker| !marker.stack().objects().is_empty());
        stacks
            .map(|marker| {
                // the last one added is on top
                let objects = marker.stack().objects().iter().rev();
                let list = Message::joined(objects.map(|on| self.on_it(on)), "; ");
                t::on_stack(marker.number().0, list)
            })
            .collect()
    }

    /// Returns an object on a stack: "Shock (Ann), targeting Bob".
    fn on_it(&self, on: &StackObject) -> Message {
        let (object, player) = (self.object(on.object), self.name(on.controller));
        let targets = on.targets.iter().map(|target| match target {
            Target::Object(object) => self.object(*object).into(),
            Target::Player(seat) => self.name(*seat),
        });
        let targets: Vec<Message> = targets.collect();
        match targets.is_empty() {
            true => t::object(object, player),
            false => t::object_with_targets(object, player, say::list(targets)),
        }
    }

    fn on_stack(&self, (alone, at): Deed, stack: MarkerNumber, player: Seat) -> Message {
        let name = self.name(player);
        if self.game.markers().len() > 1 {
            at(name, stack.0)
        } else {
            alone(name)
        }
    }

    fn priority(&self) -> Option<Offer> {
        let Choices::AtStack(pairs) = self.game.choices(ActionKind::PassPriority) else {
            return None;
        };
        let mut offer = Offer::new("priority", t::priority()).hint(t::priority_hint());
        for (stack, player) in &pairs {
            offer = offer.button(
                self.on_stack(PASSES, *stack, *player),
                format!("do=pass_priority;{}", at(*stack, *player)),
            );
        }
        if let Choices::AtStack(pairs) = self.game.choices(ActionKind::WithdrawPriority) {
            for (stack, player) in &pairs {
                offer = offer.button(
                    self.on_stack(DOES_NOTHING, *stack, *player),
                    format!("do=withdraw_priority;{}", at(*stack, *player)),
                );
            }
        }
        (!offer.buttons.is_empty()).then_some(offer)
    }

    fn put_on_stack(&self) -> Option<Offer> {
        let choices = self.who_does_what();
        let offer = Offer::new("put", t::onto_stack())
            .with(Input::text("object", game_offers::name()).needed())
            .with(Input::pick("act", t::who_does_what(), choices.clone()))
            .button(t::put(), "do=put_on_stack");
        (!choices.is_empty()).then_some(offer)
    }

    /// Returns who may put which kind of object on which stack without a cause and targets, as fields of the action.
    fn who_does_what(&self) -> Vec<Choice> {
        let Choices::PutOnStack(places) = self.game.choices(ActionKind::PutOnStack) else {
            return Vec::new();
        };
        let mut choices = Vec::new();
        for place in &places {
            for stack in place.stacks.iter() {
                choices.push(Choice::new(
                    format!(
                        "controller={};kind={};stack={}",
                        place.controller.index() + 1,
                        word(place.kind),
                        stack.0
                    ),
                    self.on_stack(deed(place.kind), stack, place.controller),
                ));
            }
        }
        choices
    }

    /// Returns the offers with a cause, which need no priority; with targets or a cause, another stack may be the
    /// correct one.
    fn with_cause(&self) -> Vec<Offer> {
        let causes = self.causes();
        let things = self.objects(&self.game.targetable());
        let choices = self.who_does_what();
        if choices.is_empty() {
            return Vec::new();
        }
        let put = "do=put_on_stack";
        let targets = Offer::new("targets", t::with_targets());
        let targets = match self.game.markers() {
            // Every target leads to the same stack, so it only matters who may act.
            [_] => targets
                .with(Input::text("object", game_offers::name()).needed())
                .with(Input::pick("act", t::who_does_what(), choices)),
            _ => self.anything_on(targets),
        };
        let mut offers = Vec::new();
        if !causes.is_empty() {
            let caused = self
                .anything_on(Offer::new("caused", t::caused_by_something()))
                .with(Input::pick("caused_by", t::caused_by(), causes))
                .with(Input::ticks("targets", t::targets_if_any(), things.clone()))
                .with(self.target_players().folded());
            offers.push(caused.button(t::put_there(), put));
        }
        let targets = match things.is_empty() {
            true => targets,
            false => targets.with(Input::ticks("targets", t::targets(), things)),
        };
        offers.push(targets.with(self.target_players()).button(t::put_there(), put));
        offers
    }

    /// Returns players as targets. In a large game, only those within range of the player with priority or of the seat
    /// chosen on the page: a list of everybody would be too long.
    fn target_players(&self) -> Input {
        let mut players = *self.game.table().playing();
        if self.is_large() {
            let holders = self
                .game
                .markers()
                .iter()
                .map(|marker| self.game.priority(marker.number()));
            players = SeatSet::EMPTY;
            for player in holders.flatten().chain(self.chosen) {
                players = players.union(&self.game.may_target(player));
            }
        }
        Input::ticks(TARGET_PLAYER, t::target_players(), self.players(&players))
    }

    /// Returns an offer for any object of any player; if there are several stacks, the rules decide which one (G17).
    fn anything_on(&self, offer: Offer) -> Offer {
        let kinds = [
            StackObjectKind::Triggered,
            StackObjectKind::Spell,
            StackObjectKind::Activated,
            StackObjectKind::Copy,
        ];
        let kinds = kinds.map(|kind| Choice::new(word(kind), kind_label(kind)));
        let playing = self.players(self.game.table().playing());
        let offer = offer
            .with(Input::text("object", game_offers::name()).needed())
            .with(Input::pick("controller", t::controller(), playing))
            .with(Input::pick("kind", t::what_it_is(), kinds.to_vec()));
        match self.game.markers() {
            // With one stack there is no choice.
            [only] => offer.hide("stack", only.number().0),
            several => {
                let stacks = several.iter().map(|marker| {
                    let (number, name) = (marker.number().0, self.name(marker.seat()));
                    Choice::new(number, t::marker_and_player(number, name))
                });
                offer.with(Input::pick("stack", t::on_stack_of(), stacks.collect()))
            }
        }
    }

    fn countered(&self) -> Option<Offer> {
        let Choices::Objects(objects) = self.game.choices(ActionKind::Counter) else {
            return None;
        };
        (!objects.is_empty()).then(|| {
            Offer::new("counter", t::off_stack())
                .with(Input::pick("object", game_offers::object(), self.objects(&objects)))
                .button(t::leaves_stack(), "do=counter")
        })
    }

    fn loops(&self) -> Vec<Offer> {
        let mut offers = Vec::new();
        if let Choices::AboutLoop(questions) = self.game.choices(ActionKind::AcceptLoop) {
            for (stack, player, about) in &questions {
                let (number, end) = (stack.0, about.end());
                let asked = t::loop_asked(self.name(*player));
                let so_far = t::loop_so_far(
                    self.name(about.announcer),
                    about.iterations,
                    about.points,
                    end.iteration,
                    end.point,
                );
                let accept = format!("do=accept_loop;{}", at(*stack, *player));
                offers.push(
                    Offer::new(format!("loop-{number}"), asked)
                        .hint(so_far)
                        .button(t::nothing_earlier(), accept),
                );
                let (iterations, points) = (i64::from(end.iteration), i64::from(about.points));
                // T28: nothing is earlier than the first point
                if (end.iteration, end.point) != (1, 1) {
                    offers.push(
                        Offer::plain(format!("stop-{number}"))
                            .with(
                                Input::number("iteration", t::stop_in_iteration(), 1..=iterations, String::new())
                                    .needed(),
                            )
                            .with(Input::number("point", t::after_point(), 1..=points, String::new()).needed())
                            .button(t::proposes_stop(), format!("do=propose_stop;{}", at(*stack, *player))),
                    );
                }
            }
        }
        if let Choices::AtStack(pairs) = self.game.choices(ActionKind::AnnounceLoop)
            && !pairs.is_empty()
        {
            let who = pairs
                .iter()
                .map(|(stack, player)| Choice::new(at(*stack, *player), self.on_stack(ANNOUNCES, *stack, *player)));
            let most = i64::from(u32::MAX);
            offers.push(
                Offer::new("announce", t::loop_title())
                    .with(Input::pick("act", t::who(), who.collect()))
                    .with(Input::number("iterations", t::iterations(), 1..=most, String::new()).needed())
                    .with(Input::number("points", t::points_of_iteration(), 1..=most, "1".to_owned()).needed())
                    .button(t::announce_loop(), "do=announce_loop"),
            );
        }
        offers
    }
}

fn word(kind: StackObjectKind) -> &'static str {
    match kind {
        StackObjectKind::Spell => "spell",
        StackObjectKind::Activated => "activated",
        StackObjectKind::Triggered => "triggered",
        StackObjectKind::Copy => "copy",
    }
}

fn kind_label(kind: StackObjectKind) -> Message {
    match kind {
        StackObjectKind::Spell => t::spell(),
        StackObjectKind::Activated => t::activated(),
        StackObjectKind::Triggered => t::triggered(),
        StackObjectKind::Copy => t::copy(),
    }
}

fn deed(kind: StackObjectKind) -> Deed {
    match kind {
        StackObjectKind::Spell => (t::casts_spell, t::casts_spell_at),
        StackObjectKind::Activated => (t::activates_ability, t::activates_ability_at),
        StackObjectKind::Triggered => (t::has_triggered_ability, t::has_triggered_ability_at),
        StackObjectKind::Copy => (t::makes_copy, t::makes_copy_at),
    }
}
