//! Stacks and priority (CR 807.5, G16, G17), and loops (T28): a panel that opens when something is in progress.

use super::builder::OfferBuilder;
use super::{Input, Offer};
use crate::web::frame::form::Choice;
use crate::web::staff::floor::game::parse::TARGET_PLAYER;
use podium_event::format::listed;
use podium_melee::{ActionKind, Choices, Game, MarkerNumber, Seat, SeatSet, StackObject, StackObjectKind, Target};

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
    pub(super) fn on_stacks(&self) -> Vec<String> {
        let stacks = self
            .game
            .markers()
            .iter()
            .filter(|marker| !marker.stack().objects().is_empty());
        stacks
            .map(|marker| {
                // the last one added is on top
                let objects = marker.stack().objects().iter().rev();
                let list: Vec<String> = objects.map(|on| self.on_it(on)).collect();
                format!(
                    "On the stack of marker {}, from the top: {}.",
                    marker.number().0,
                    list.join("; ")
                )
            })
            .collect()
    }

    /// Returns an object on a stack: "Shock (Ann), targeting Bob".
    fn on_it(&self, on: &StackObject) -> String {
        let name = format!("{} ({})", self.object(on.object), self.name(on.controller));
        let targets = on.targets.iter().map(|target| match target {
            Target::Object(object) => self.object(*object),
            Target::Player(seat) => self.name(*seat),
        });
        let targets: Vec<String> = targets.collect();
        match targets.is_empty() {
            true => name,
            false => format!("{name}, targeting {}", listed(&targets, "and")),
        }
    }

    fn on_stack(&self, verb: &str, stack: MarkerNumber, player: Seat) -> String {
        let name = self.name(player);
        if self.game.markers().len() > 1 {
            format!("{name} {verb} (marker {})", stack.0)
        } else {
            format!("{name} {verb}")
        }
    }

    fn priority(&self) -> Option<Offer> {
        let Choices::AtStack(pairs) = self.game.choices(ActionKind::PassPriority) else {
            return None;
        };
        let mut offer = Offer::new("priority", "Priority")
            .hint("When all who take part pass in succession, the top object resolves or the phase ends (CR 117.4).");
        for (stack, player) in &pairs {
            offer = offer.button(
                self.on_stack("passes", *stack, *player),
                format!("do=pass_priority;{}", at(*stack, *player)),
            );
        }
        if let Choices::AtStack(pairs) = self.game.choices(ActionKind::WithdrawPriority) {
            for (stack, player) in &pairs {
                offer = offer.button(
                    self.on_stack("does nothing with it", *stack, *player),
                    format!("do=withdraw_priority;{}", at(*stack, *player)),
                );
            }
        }
        (!offer.buttons.is_empty()).then_some(offer)
    }

    fn put_on_stack(&self) -> Option<Offer> {
        let choices = self.who_does_what();
        let offer = Offer::new("put", "Onto a stack")
            .with(Input::text("object", "Name").needed())
            .with(Input::pick("act", "Who does what", choices.clone()))
            .button("Put it on the stack", "do=put_on_stack");
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
                    self.on_stack(verb(place.kind), stack, place.controller),
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
        let targets = Offer::new("targets", "With targets");
        let targets = match self.game.markers() {
            // Every target leads to the same stack, so it only matters who may act.
            [_] => {
                targets
                    .with(Input::text("object", "Name").needed())
                    .with(Input::pick("act", "Who does what", choices))
            }
            _ => self.anything_on(targets),
        };
        let mut offers = Vec::new();
        if !causes.is_empty() {
            let caused = self
                .anything_on(Offer::new("caused", "Caused by something"))
                .with(Input::pick("caused_by", "Caused by", causes))
                .with(Input::ticks("targets", "Targets, if any", things.clone()))
                .with(self.target_players().folded());
            offers.push(caused.button("Put it on that stack", put));
        }
        let targets = match things.is_empty() {
            true => targets,
            false => targets.with(Input::ticks("targets", "Targets", things)),
        };
        offers.push(targets.with(self.target_players()).button("Put it on that stack", put));
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
        Input::ticks(TARGET_PLAYER, "Target players", self.players(&players))
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
            .with(Input::text("object", "Name").needed())
            .with(Input::pick("controller", "Controller", playing))
            .with(Input::pick("kind", "What it is", kinds.to_vec()));
        match self.game.markers() {
            // With one stack there is no choice.
            [only] => offer.hide("stack", only.number().0),
            several => {
                let stacks = several.iter().map(|marker| {
                    let (number, name) = (marker.number().0, self.name(marker.seat()));
                    Choice::new(number, format!("Marker {number}, {name}"))
                });
                offer.with(Input::pick("stack", "On the stack of", stacks.collect()))
            }
        }
    }

    fn countered(&self) -> Option<Offer> {
        let Choices::Objects(objects) = self.game.choices(ActionKind::Counter) else {
            return None;
        };
        (!objects.is_empty()).then(|| {
            Offer::new("counter", "Off a stack")
                .with(Input::pick("object", "Object", self.objects(&objects)))
                .button("It leaves without resolving", "do=counter")
        })
    }

    fn loops(&self) -> Vec<Offer> {
        let mut offers = Vec::new();
        if let Choices::AboutLoop(questions) = self.game.choices(ActionKind::AcceptLoop) {
            for (stack, player, about) in &questions {
                let (number, end) = (stack.0, about.end());
                let asked = format!("Loop: {} is asked", self.name(*player));
                let so_far = format!(
                    "{} announced {} iterations of {} points; now it ends in iteration {} after point {}.",
                    self.name(about.announcer),
                    about.iterations,
                    about.points,
                    end.iteration,
                    end.point
                );
                let accept = format!("do=accept_loop;{}", at(*stack, *player));
                offers.push(
                    Offer::new(format!("loop-{number}"), &asked)
                        .hint(so_far)
                        .button("Proposes nothing earlier", accept),
                );
                let (iterations, points) = (i64::from(end.iteration), i64::from(about.points));
                // T28: nothing is earlier than the first point
                if (end.iteration, end.point) != (1, 1) {
                    offers.push(
                        Offer::new(format!("stop-{number}"), "")
                            .with(
                                Input::number("iteration", "Stop in iteration", 1..=iterations, String::new()).needed(),
                            )
                            .with(Input::number("point", "After point", 1..=points, String::new()).needed())
                            .button("Proposes this stop", format!("do=propose_stop;{}", at(*stack, *player))),
                    );
                }
            }
        }
        if let Choices::AtStack(pairs) = self.game.choices(ActionKind::AnnounceLoop)
            && !pairs.is_empty()
        {
            let who = pairs
                .iter()
                .map(|(stack, player)| Choice::new(at(*stack, *player), self.on_stack("announces", *stack, *player)));
            let most = i64::from(u32::MAX);
            offers.push(
                Offer::new("announce", "Loop")
                    .with(Input::pick("act", "Who", who.collect()))
                    .with(Input::number("iterations", "Iterations", 1..=most, String::new()).needed())
                    .with(Input::number("points", "Points of an iteration", 1..=most, "1".to_owned()).needed())
                    .button("Announce the loop", "do=announce_loop"),
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

fn kind_label(kind: StackObjectKind) -> &'static str {
    match kind {
        StackObjectKind::Spell => "Spell",
        StackObjectKind::Activated => "Activated ability",
        StackObjectKind::Triggered => "Triggered ability",
        StackObjectKind::Copy => "Copy",
    }
}

fn verb(kind: StackObjectKind) -> &'static str {
    match kind {
        StackObjectKind::Spell => "casts a spell",
        StackObjectKind::Activated => "activates an ability",
        StackObjectKind::Triggered => "has a triggered ability",
        StackObjectKind::Copy => "makes a copy",
    }
}
