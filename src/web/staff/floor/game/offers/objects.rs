//! Players' status (T29), and the objects that matter when somebody leaves (CR 800.4, G20).

use super::builder::OfferBuilder;
use super::{Input, Offer};
use crate::web::frame::form::Choice;
use podium_melee::{ActionKind, Choices, Seat, Title};
use say::{Message, game_offers as t};

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
            commanders.push(Choice::new(number, t::commander_of(&name)));
            // `parse` reads _2 as the second of two commanders
            commanders.push(Choice::new(format!("{number}_2"), t::second_commander_of(&name)));
        }
        let counts = 0..=i64::from(u32::MAX);
        let empty = String::new;
        vec![
            Offer::plain("status")
                .hint(t::status_hint())
                .with(self.pick_player(&players))
                .with(Input::number(
                    "life",
                    t::life(),
                    i64::from(i32::MIN)..=i64::from(i32::MAX),
                    empty(),
                ))
                .with(Input::number("poison", t::poison(), counts.clone(), empty()))
                .with(Input::number("energy", t::energy(), counts.clone(), empty()))
                .with(Input::number("experience", t::experience(), counts.clone(), empty()))
                .with(Input::number("rad", t::rad(), counts.clone(), empty()))
                .with(Input::pick("from", t::commander(), commanders))
                .with(Input::number("damage", t::damage(), counts.clone(), empty()))
                .with(Input::number("commander_casts", t::casts(), counts.clone(), empty()))
                .with(Input::number(
                    "commander_casts_2",
                    t::casts_of_second(),
                    counts,
                    empty(),
                ))
                .button(t::set_status(), "do=set_status"),
            // The monarch and the initiative (CR 725, 726).
            Title::ALL.iter().fold(
                Offer::new("title", t::titles()).with(self.pick_player(&players)),
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
            let nobody = |label: Message| {
                let mut choices = vec![Choice::new("", label)];
                choices.extend(self.players(&players));
                choices
            };
            let mut hosts = vec![Choice::new("", t::nothing())];
            hosts.extend(self.objects(&known));
            let kinds = vec![Choice::new("", t::card()), Choice::new("1", t::token())];
            offers.push(
                Offer::new("object", t::note_object())
                    .with(Input::text("object", t::name()).needed())
                    .with(Input::pick("owner", t::owner(), self.players(&players)))
                    .with(Input::pick("token", t::is_a(), kinds))
                    .with(Input::pick("by", t::put_by(), nobody(t::its_owner())))
                    .with(Input::pick("attached_to", t::attached_to(), hosts))
                    .button(t::note_the_object(), "do=object"),
            );
        }
        if let Choices::Objects(objects) = self.game.choices(ActionKind::RemoveObject)
            && !objects.is_empty()
        {
            offers.push(
                Offer::new("remove", t::no_longer_there())
                    .with(Input::pick("object", t::object(), self.objects(&objects)))
                    .button(t::is_gone(), "do=remove_object"),
            );
        }
        if let Choices::Control { objects, players } = self.game.choices(ActionKind::Control) {
            // One form for each object: its possible sources are all the others.
            for (nth, object) in objects.iter().enumerate() {
                let others: Vec<_> = objects.iter().filter(|other| *other != object).copied().collect();
                let mut sources = vec![Choice::new("", t::until_it_ends())];
                sources.extend(self.objects(&others));
                offers.push(
                    Offer::new(format!("control-{nth}"), t::control_of(self.object(*object)))
                        .hide("object", self.object(*object))
                        .with(Input::pick("by", t::goes_to(), self.players(&players)))
                        .with(Input::pick("source", t::as_long_as(), sources))
                        .button(t::change_control(), "do=control"),
                );
            }
        }
        if let Choices::ControlEffects(effects) = self.game.choices(ActionKind::Uncontrol) {
            for (nth, (object, effect)) in effects.iter().enumerate() {
                let mut offer = Offer::plain(format!("uncontrol-{nth}"))
                    .hide("object", self.object(*object))
                    // With player and source, because `uncontrol` without them ends the newest effect.
                    .hide("by", effect.by.index() + 1);
                if let Some(source) = effect.source {
                    offer = offer.hide("source", self.object(source));
                }
                let label = t::no_longer_controls(self.name(effect.by), self.object(*object));
                offers.push(offer.button(label, "do=uncontrol"));
            }
        }
        if let Choices::Players(players) = self.game.choices(ActionKind::UntilTurn) {
            offers.push(
                Offer::new("until", t::until_turn())
                    .hint(t::until_turn_hint())
                    .with(Input::text("object", t::effect()).needed())
                    .with(Input::pick("player", t::next_turn_of(), self.players(&players)))
                    .button(t::note_effect(), "do=until_turn"),
            );
        }
        offers
    }

    /// Returns the recorded status, as sentences for the panel.
    pub(super) fn noted(&self) -> Vec<Message> {
        let objects = self.game.objects().iter().map(|object| {
            let (owner, controller) = (self.name(object.owner), self.name(object.controller()));
            let name = self.object(object.id);
            match (object.token, object.owner == object.controller()) {
                (false, true) => t::noted_card(name, owner),
                (true, true) => t::noted_token(name, owner),
                (false, false) => t::noted_card_controlled(name, owner, controller),
                (true, false) => t::noted_token_controlled(name, owner, controller),
            }
        });
        let lasting = self.game.lasting_effects().iter();
        let lasting = lasting.map(|l| t::lasts_until(self.object(l.effect), self.name(l.until)));
        objects.chain(lasting).collect()
    }
}

/// Returns the label of the button that gives a title, and the title's name in `podium-game/1`.
fn title_button(title: Title) -> (Message, &'static str) {
    match title {
        Title::Monarch => (t::becomes_monarch(), "monarch"),
        Title::Initiative => (t::takes_initiative(), "initiative"),
    }
}
