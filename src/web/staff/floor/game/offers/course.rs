//! Offers about the course of a game: departures, time, its end, extra and skipped turns, coins and dice.

use super::builder::OfferBuilder;
use super::groups::LEAVE;
use super::{Input, Offer};
use crate::web::frame::form::Choice;
use podium_document::game::action_name;
use podium_event::profile::EndOfRound;
use podium_melee::{ActionKind, Choices};
use podium_ops::floor::follow::end_of_round;

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
        let mut offer = Offer::new("chosen", "");
        // With one turn at a time, the turn has its own button.
        for marker in self
            .game
            .markers_in_turn()
            .iter()
            .filter(|_| self.game.markers().len() > 1)
        {
            if self.game.marker(marker).is_some_and(|found| found.seat() == seat) {
                let number = marker.0;
                offer = offer.button(
                    format!("End turn of marker {number}"),
                    format!("do=end_turn;marker={number}"),
                );
            }
        }
        for (label, why) in [
            ("Eliminated", "lost"),
            ("Conceded", "conceded"),
            ("Match loss", "match_loss"),
        ] {
            offer = offer.button(label, format!("do=leave;why={why};players={number}"));
        }
        offer = offer.button("Won the game", format!("do=won;player={number}"));
        if self.single_turn().is_some_and(|now| now != seat) {
            offer = offer.button("It is their turn", format!("do=turn_to;player={number}"));
        }
        for (label, verb) in [
            ("Extra turn", ActionKind::ExtraTurn),
            ("Skip the next turn", ActionKind::SkipTurn),
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
        let mut leave = Offer::new(LEAVE, "")
            .hint("Tick who leaves at the same moment, and press why. A name opens everything about its seat.")
            .with(Input::ticks("players", "Who leaves", self.players(&players)));
        for (label, why) in [
            ("Eliminated", "lost"),
            ("Conceded", "conceded"),
            ("Match loss", "match_loss"),
            ("Drawn for them", "drawn"),
        ] {
            leave = leave.button(label, format!("do=leave;why={why}"));
        }
        let mut offers = vec![leave];
        // T23 needs a turn in progress: they leave at the end of its phase.
        if !deferrable.is_empty() && !to.is_empty() {
            let reasons = [
                ("lost", "Lost"),
                ("conceded", "Conceded"),
                ("match_loss", "Match loss"),
                ("drawn", "Drawn for them"),
            ];
            let reasons = reasons.map(|(value, label)| Choice::new(value, label));
            offers.push(
                Offer::new("defer", "At the end of the phase")
                    .full()
                    .hint("When leaving now would affect what is happening or about to happen (MTR-A 2.4B).")
                    .with(Input::ticks("players", "Who leaves then", self.players(&deferrable)))
                    .with(Input::pick("why", "Why", reasons.to_vec()))
                    .with(Input::pick("defer_to", "In the turn of", self.markers(&to)))
                    .button("Leave at the end of the phase", "do=leave"),
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
            EndOfRound::ExtraTurns => (
                format!("Call time: {n} more turns"),
                format!(
                    "{n} players in the game are counted: that many turns may still begin, even if players leave later (2.5AA)."
                ),
            ),
            EndOfRound::FinishTurn => (
                "Call time: the turn is finished".to_owned(),
                "The turn in progress is finished, and none begins (2.5AB).".to_owned(),
            ),
        };
        let mut call = Offer::new("time", "").hint(hint);
        if let Some(marker) = self.single_turn() {
            let turns = Input::pick("turn", "Whose turn it is", self.players(self.game.table().playing()));
            // T40: at a table that nobody followed, the engine does not know whose turn it is.
            call = call.with(turns.chosen(marker.index() + 1));
        }
        if !passing.is_empty() {
            call = call.with(Input::ticks("passing", "Had passed the turn already", self.markers(&passing)).folded());
        }
        let is_marked = !marked.is_empty();
        let mut slow = Input::ticks(
            "not_counted",
            "Not counted, turns skipped (Slow Play)",
            self.players(&not_counted),
        );
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
            Offer::new("won", "")
                .hint("All others leave, having lost.")
                .with(self.pick_player(&players))
                .button("Won the game", "do=won"),
            Offer::new("agreed", "")
                .hint("Everybody in the game agrees to a draw.")
                .button("All agree to a draw", "do=agreed"),
        ];
        // With several markers there is no single turn to advance.
        if self.single_turn().is_some() {
            offers.push(
                Offer::new("turn-to", "")
                    .hint("For a judge who comes later: turns end until it is this player's.")
                    .with(self.pick_player(&players))
                    .button("It is this player's turn", "do=turn_to"),
            );
        }
        offers
    }

    pub(super) fn turns(&self) -> Vec<Offer> {
        let Choices::Players(players) = self.game.choices(ActionKind::ExtraTurn) else {
            return Vec::new();
        };
        vec![
            Offer::new("turns", "")
                .with(self.pick_player(&players))
                .button("Extra turn", "do=extra_turn")
                .button("Skip the next turn", "do=skip_turn"),
        ]
    }

    pub(super) fn random(&self) -> Vec<Offer> {
        let Choices::Players(players) = self.game.choices(ActionKind::Flip) else {
            return Vec::new();
        };
        let calls = vec![
            Choice::new("", "Nothing: nobody wins the flip"),
            Choice::new("heads", "Heads"),
            Choice::new("tails", "Tails"),
        ];
        vec![
            Offer::new("flip", "Coin")
                .with(self.pick_player(&players))
                .with(Input::pick("call", "Called", calls))
                // CR 705.1: any die with an even number of sides may replace a coin
                .with(
                    Input::number(
                        "agreed_die",
                        "Sides of the even die that all agreed on, if no coin",
                        2..=256,
                        String::new(),
                    )
                    .even(),
                )
                .button("Flip", "do=flip"),
            Offer::new("roll", "Die")
                .with(self.pick_player(&players))
                .with(Input::number("sides", "Sides", 1..=256, "20".to_owned()).needed())
                .button("Roll", "do=roll"),
        ]
    }

    pub(super) fn declarations(&self) -> Vec<Offer> {
        let Choices::Controllers(players) = self.game.choices(ActionKind::Declare) else {
            return Vec::new();
        };
        vec![
            Offer::new("win", "An effect wins")
                .hint("The opponents in range lose (CR 104.3h).")
                .with(Input::pick("controllers", "Who wins by it", self.players(&players)))
                .button("Win by an effect", "do=declare;effect=win"),
            Offer::new("draw", "An effect draws")
                .hint("The game is a draw for its controllers and everybody in their range; the rest play on (CR 104.4e).")
                .with(Input::ticks("controllers", "Who controls it", self.players(&players)))
                .button("Draw by an effect", "do=declare;effect=draw"),
        ]
    }
}
