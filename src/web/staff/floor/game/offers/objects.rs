//! Players' status (T29), and the objects that matter when somebody leaves (CR 800.4, G20).

use super::builder::OfferBuilder;
use super::{Input, Offer};
use crate::web::frame::form::Choice;
use podium_melee::{ActionKind, Choices, Seat, Title};

impl OfferBuilder<'_> {
    pub(super) fn status(&self) -> Vec<Offer> {
        let Choices::Status { players, seats } = self.game.choices(ActionKind::SetStatus) else {
            return Vec::new();
        };
        let all = (0..seats).filter_map(Seat::new);
        let mut commanders = Vec::new();
        for owner in all {
            let number = owner.index() + 1;
            let name = self.name(owner);
            commanders.push(Choice::new(number, format!("{name}'s commander")));
            // `parse` reads _2 as the second of two commanders
            commanders.push(Choice::new(format!("{number}_2"), format!("{name}'s second commander")));
        }
        let counts = 0..=i64::from(u32::MAX);
        let empty = String::new;
        vec![
            Offer::new("status", "")
                .hint("What is left empty stays as it is. Damage is the whole damage taken from that commander.")
                .with(self.pick_player(&players))
                .with(Input::number(
                    "life",
                    "Life",
                    i64::from(i32::MIN)..=i64::from(i32::MAX),
                    empty(),
                ))
                .with(Input::number("poison", "Poison counters", counts.clone(), empty()))
                .with(Input::pick("from", "Commander", commanders))
                .with(Input::number("damage", "Damage from it", counts.clone(), empty()))
                .with(Input::number(
                    "commander_casts",
                    "Commander casts",
                    counts.clone(),
                    empty(),
                ))
                .with(Input::number(
                    "commander_casts_2",
                    "Casts of a second commander",
                    counts,
                    empty(),
                ))
                .button("Set the status", "do=set_status"),
            // The monarch and the initiative (CR 725, 726).
            Title::ALL.iter().fold(
                Offer::new("title", "Monarch and initiative").with(self.pick_player(&players)),
                |offer, title| {
                    let (label, value) = title_button(*title);
                    offer.button(label, format!("do=take_title;title={value}"))
                },
            ),
        ]
    }

    pub(super) fn things(&self) -> Vec<Offer> {
        let mut offers = Vec::new();
        if let Choices::NewObject { players, known } = self.game.choices(ActionKind::Object) {
            let nobody = |label: &str| {
                let mut choices = vec![Choice::new("", label)];
                choices.extend(self.players(&players));
                choices
            };
            let mut hosts = vec![Choice::new("", "Nothing")];
            hosts.extend(self.objects(&known));
            let kinds = vec![Choice::new("", "Card"), Choice::new("1", "Token")];
            offers.push(
                Offer::new("object", "Note an object")
                    .with(Input::text("object", "Name").needed())
                    .with(Input::pick("owner", "Owner", self.players(&players)))
                    .with(Input::pick("token", "It is a", kinds))
                    .with(Input::pick("by", "Put there by", nobody("Its owner")))
                    .with(Input::pick("attached_to", "Attached to", hosts))
                    .button("Note the object", "do=object"),
            );
        }
        if let Choices::Objects(objects) = self.game.choices(ActionKind::RemoveObject)
            && !objects.is_empty()
        {
            offers.push(
                Offer::new("remove", "No longer there")
                    .with(Input::pick("object", "Object", self.objects(&objects)))
                    .button("It is gone", "do=remove_object"),
            );
        }
        if let Choices::Control { objects, players } = self.game.choices(ActionKind::Control) {
            // One form for each object: its possible sources are all the others.
            for (nth, object) in objects.iter().enumerate() {
                let others: Vec<_> = objects.iter().filter(|other| *other != object).copied().collect();
                let mut sources = vec![Choice::new("", "Until it ends")];
                sources.extend(self.objects(&others));
                offers.push(
                    Offer::new(
                        format!("control-{nth}"),
                        &format!("Control of {}", self.object(*object)),
                    )
                    .hide("object", self.object(*object))
                    .with(Input::pick("by", "Goes to", self.players(&players)))
                    .with(Input::pick("source", "As long as this is there", sources))
                    .button("Change control", "do=control"),
                );
            }
        }
        if let Choices::ControlEffects(effects) = self.game.choices(ActionKind::Uncontrol) {
            for (nth, (object, effect)) in effects.iter().enumerate() {
                let mut offer = Offer::new(format!("uncontrol-{nth}"), "")
                    .hide("object", self.object(*object))
                    // With player and source, because `uncontrol` without them ends the newest effect.
                    .hide("by", effect.by.index() + 1);
                if let Some(source) = effect.source {
                    offer = offer.hide("source", self.object(source));
                }
                let label = format!("{} no longer controls {}", self.name(effect.by), self.object(*object));
                offers.push(offer.button(label, "do=uncontrol"));
            }
        }
        if let Choices::Players(players) = self.game.choices(ActionKind::UntilTurn) {
            offers.push(
                Offer::new("until", "Lasts until a next turn")
                    .hint("Also for a player who left: it ends when that turn would have begun (CR 800.4m).")
                    .with(Input::text("object", "Effect").needed())
                    .with(Input::pick("player", "Next turn of", self.players(&players)))
                    .button("Note the effect", "do=until_turn"),
            );
        }
        offers
    }

    /// Returns the recorded status, as sentences for the panel.
    pub(super) fn noted(&self) -> Vec<String> {
        let objects = self.game.objects().iter().map(|object| {
            let (owner, controller) = (self.name(object.owner), self.name(object.controller()));
            let kind = if object.token { "token" } else { "card" };
            if object.owner == object.controller() {
                format!("{}: {kind} of {owner}.", self.object(object.id))
            } else {
                format!(
                    "{}: {kind} of {owner}, controlled by {controller}.",
                    self.object(object.id)
                )
            }
        });
        let lasting = self.game.lasting_effects().iter();
        let lasting = lasting.map(|l| {
            format!(
                "{} lasts until the next turn of {}.",
                self.object(l.effect),
                self.name(l.until)
            )
        });
        objects.chain(lasting).collect()
    }
}

/// Returns the label of the button that gives a title, and the title's name in `podium-game/1`.
fn title_button(title: Title) -> (&'static str, &'static str) {
    match title {
        Title::Monarch => ("Becomes the monarch", "monarch"),
        Title::Initiative => ("Takes the initiative", "initiative"),
    }
}
