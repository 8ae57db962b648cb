//! Offers about the course of a game: departures, time, its end, extra and skipped turns, coins and dice.

use super::builder::OfferBuilder;
use super::groups::LEAVE;
use super::{Input, Offer};
use crate::web::frame::form::Choice;
use podium_document::game::action_name;
use podium_event::profile::EndOfRound;
use podium_melee::{ActionKind, Choices};
use podium_ops::floor::follow::{end_of_round, may_be_in_end_step};
use say::game_offers as t;

impl OfferBuilder<'_> {
    /// Returns the actions on the chosen seat, one press each.
    pub(super) fn chosen_seat(&self) -> Vec<Offer> {
        let Choices::Departures { players, .. } = self.game.choices(ActionKind::Leave) else {
            return Vec::new();
        };
        let Some(seat) = self.chosen.filter(|seat| players.contains(*seat)) else {
            return Vec::new();
        };
        let number = seat.index() + 1;
        let mut offer = Offer::plain("chosen");
        // With one turn at a time, the turn has its own button.
        for marker in self
            .game
            .markers_in_turn()
            .iter()
            .filter(|_| self.game.markers().len() > 1)
        {
            if self.game.marker(marker).is_some_and(|found| found.seat() == seat) {
                let number = marker.0;
                offer = offer.button(t::end_turn_of_marker(number), format!("do=end_turn;marker={number}"));
            }
        }
        for (label, why) in [
            (t::eliminated(), "lost"),
            (t::conceded(), "conceded"),
            (t::match_loss(), "match_loss"),
        ] {
            offer = offer.button(label, format!("do=leave;why={why};players={number}"));
        }
        offer = offer.button(t::won_the_game(), format!("do=won;player={number}"));
        if self.single_turn().is_some_and(|now| now != seat) {
            offer = offer.button(t::their_turn(), format!("do=turn_to;player={number}"));
        }
        for (label, verb) in [
            (t::extra_turn(), ActionKind::ExtraTurn),
            (t::skip_turn(), ActionKind::SkipTurn),
        ] {
            if let Choices::Players(may) = self.game.choices(verb)
                && may.contains(seat)
            {
                offer = offer.button(label, format!("do={};player={number}", action_name(verb)));
            }
        }
        vec![offer]
    }

    pub(super) fn departures(&self) -> Vec<Offer> {
        let Choices::Departures {
            players,
            deferrable,
            to,
        } = self.game.choices(ActionKind::Leave)
        else {
            return Vec::new();
        };
        // Its checkboxes are in the list of seats.
        let mut leave = Offer::plain(LEAVE).hint(t::leave_hint()).with(Input::ticks(
            "players",
            t::who_leaves(),
            self.players(&players),
        ));
        for (label, why) in [
            (t::eliminated(), "lost"),
            (t::conceded(), "conceded"),
            (t::match_loss(), "match_loss"),
            (t::drawn_for_them(), "drawn"),
        ] {
            leave = leave.button(label, format!("do=leave;why={why}"));
        }
        let mut offers = vec![leave];
        // T23 needs a turn in progress: they leave at the end of its phase.
        if !deferrable.is_empty() && !to.is_empty() {
            let reasons = [
                ("lost", t::lost()),
                ("conceded", t::conceded()),
                ("match_loss", t::match_loss()),
                ("drawn", t::drawn_for_them()),
            ];
            let reasons = reasons.map(|(value, label)| Choice::new(value, label));
            offers.push(
                Offer::new("defer", t::at_end_of_phase())
                    .full()
                    .hint(t::at_end_of_phase_hint())
                    .with(Input::ticks("players", t::who_leaves_then(), self.players(&deferrable)))
                    .with(Input::pick("why", t::why(), reasons.to_vec()))
                    .with(Input::pick("defer_to", t::in_turn_of(), self.markers(&to)))
                    .button(t::leave_later(), "do=leave"),
            );
        }
        offers
    }

    pub(super) fn time(&self) -> Vec<Offer> {
        let Choices::CallTime { passing, not_counted } = self.game.choices(ActionKind::CallTime) else {
            return Vec::new();
        };
        // PENALTIES 3.3: after time the offender skips their turns and is not counted in N. Preselected by the ruling,
        // confirmed by the call.
        let seated = self.names.table.seated(self.followed);
        let marked: Vec<String> = (self.game.table().all_seats().zip(seated))
            .filter(|(seat, player)| {
                not_counted.contains(*seat) && player.is_some_and(|player| self.slow.contains(&player.id))
            })
            .map(|(seat, _)| (seat.index() + 1).to_string())
            .collect();
        let n = self.game.table().playing_count() - marked.len();
        let (button, hint) = match end_of_round(self.profile, &self.names.table.pod) {
            EndOfRound::ExtraTurns => (t::call_time(n), t::call_time_hint(n)),
            EndOfRound::FinishTurn => (t::call_time_finish(), t::call_time_finish_hint()),
        };
        let mut call = Offer::plain("time").hint(hint);
        if let Some(marker) = self.single_turn() {
            let turns = Input::pick("turn", t::whose_turn(), self.players(self.game.table().playing()));
            // T40: at a table that nobody followed, the engine does not know whose turn it is.
            call = call.with(turns.chosen(marker.index() + 1));
        }
        if may_be_in_end_step(self.profile, &self.names.table.pod) {
            let said = vec![Choice::new("yes", say::time_mode::in_end_step())];
            call = call.with(Input::ticks("end_step", say::deviations::end_step_turn(), said));
        }
        if !passing.is_empty() {
            call = call.with(Input::ticks("passing", t::had_passed(), self.markers(&passing)).folded());
        }
        let is_marked = !marked.is_empty();
        let mut slow = Input::ticks("not_counted", t::not_counted(), self.players(&not_counted));
        slow.ticked = marked;
        call = call.with(if is_marked { slow } else { slow.folded() });
        vec![call.button(button, "do=call_time")]
    }

    /// Returns shortcuts to an end, which expand to departures and a declaration.
    pub(super) fn result(&self) -> Vec<Offer> {
        let Choices::Departures { players, .. } = self.game.choices(ActionKind::Leave) else {
            return Vec::new();
        };
        let mut offers = vec![
            Offer::plain("won")
                .hint(t::won_hint())
                .with(self.pick_player(&players))
                .button(t::won_the_game(), "do=won"),
            Offer::plain("agreed")
                .hint(t::agreed_hint())
                .button(t::agreed(), "do=agreed"),
        ];
        // With several markers there is no single turn to advance.
        if self.single_turn().is_some() {
            offers.push(
                Offer::plain("turn-to")
                    .hint(t::turn_to_hint())
                    .with(self.pick_player(&players))
                    .button(t::turn_to(), "do=turn_to"),
            );
        }
        offers
    }

    pub(super) fn turns(&self) -> Vec<Offer> {
        let Choices::Players(players) = self.game.choices(ActionKind::ExtraTurn) else {
            return Vec::new();
        };
        vec![
            Offer::plain("turns")
                .with(self.pick_player(&players))
                .button(t::extra_turn(), "do=extra_turn")
                .button(t::skip_turn(), "do=skip_turn"),
        ]
    }

    pub(super) fn random(&self) -> Vec<Offer> {
        let Choices::Players(players) = self.game.choices(ActionKind::Flip) else {
            return Vec::new();
        };
        let calls = vec![
            Choice::new("", t::call_nothing()),
            Choice::new("heads", t::heads()),
            Choice::new("tails", t::tails()),
        ];
        vec![
            Offer::new("flip", t::coin())
                .with(self.pick_player(&players))
                .with(Input::pick("call", t::called(), calls))
                // CR 705.1: any die with an even number of sides may replace a coin
                .with(Input::number("agreed_die", t::even_die(), 2..=256, String::new()).even())
                .button(t::flip(), "do=flip"),
            Offer::new("roll", t::die())
                .with(self.pick_player(&players))
                .with(Input::number("sides", t::sides(), 1..=256, "20".to_owned()).needed())
                .button(t::roll(), "do=roll"),
        ]
    }

    pub(super) fn declarations(&self) -> Vec<Offer> {
        let Choices::Controllers(players) = self.game.choices(ActionKind::Declare) else {
            return Vec::new();
        };
        vec![
            Offer::new("win", t::effect_wins())
                .hint(t::effect_wins_hint())
                .with(Input::pick("controllers", t::who_wins(), self.players(&players)))
                .button(t::win_by_effect(), "do=declare;effect=win"),
            Offer::new("draw", t::effect_draws())
                .hint(t::effect_draws_hint())
                .with(Input::ticks("controllers", t::who_controls(), self.players(&players)))
                .button(t::draw_by_effect(), "do=declare;effect=draw"),
        ]
    }
}
