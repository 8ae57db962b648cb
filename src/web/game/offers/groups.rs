//! The offers in groups, as a judge thinks of them.

use super::{Input, Offer, stacks};
use crate::document::game::action_name;
use crate::melee::{ActionKind, Choices, Game, MarkerNumber, MarkerSet, Naming, Seat, SeatSet};
use crate::ops::follow::{Followed, FollowedTable, ShownNames};
use crate::rules::profile::{EndOfRound, Profile};
use crate::web::form::Choice;
use crate::web::posted::Posted;

/// Offers that belong together.
#[derive(Debug, Clone)]
pub struct Group {
    pub id: &'static str,
    pub title: String,
    /// Whether quick mode has it too.
    pub quick: bool,
    /// Folded until it is needed.
    pub folded: bool,
    /// Folded, but open now: something of it is under way.
    pub open: bool,
    /// How things stand, in sentences.
    pub notes: Vec<String>,
    pub offers: Vec<Offer>,
}

impl Group {
    fn new(id: &'static str, title: impl Into<String>, offers: Vec<Offer>) -> Self {
        Self {
            id,
            title: title.into(),
            quick: false,
            folded: false,
            open: false,
            notes: Vec::new(),
            offers,
        }
    }

    fn quick(self) -> Self {
        Self { quick: true, ..self }
    }

    fn folded(self, folded: bool) -> Self {
        Self { folded, ..self }
    }
}

/// What is legal now, from the engine, as forms.
pub struct Desk<'t> {
    pub(super) game: &'t Game,
    pub(super) names: ShownNames<'t>,
    pub(super) followed: &'t Followed,
    profile: &'t Profile,
    /// The seat chosen on the page.
    chosen: Option<Seat>,
}

/// All groups with something to do. `chosen` is the seat chosen on the page.
pub fn groups(table: &FollowedTable, game: &Followed, profile: &Profile, chosen: Option<Seat>) -> Vec<Group> {
    let desk = Desk {
        game: &game.game,
        names: ShownNames { table, game },
        followed: game,
        profile,
        chosen,
    };
    let large = desk.is_large();
    let stacks = Group {
        open: stacks::under_way(desk.game),
        notes: desk.on_stacks(),
        ..Group::new("stacks", "Stacks and priority", desk.stacks()).folded(true)
    };
    let objects = Group {
        notes: desk.noted(),
        ..Group::new("objects", "Objects and effects", desk.things()).folded(true)
    };
    let seat = chosen.map_or_else(String::new, |seat| {
        format!("Seat {}: {}", seat.index() + 1, desk.name(seat))
    });
    let mut groups = vec![
        Group::new("chosen", seat, desk.chosen_seat()).quick(),
        Group::new("players", "Players leave", desk.departures())
            .quick()
            .folded(large),
        Group::new("time", "Time", desk.time()).quick().folded(large),
        Group::new("result", "Result", desk.result()).quick().folded(large),
        Group::new("turns", "Extra and skipped turns", desk.turns()),
        Group::new("status", "Status", desk.status()).folded(true),
        stacks,
        Group::new("random", "Coins and dice", desk.random()).folded(true),
        Group::new("effects", "Effects that win or draw", desk.declarations()).folded(true),
        objects,
    ];
    groups.retain(|group| !group.offers.is_empty());
    groups
}

/// Puts what was sent and refused back into the form that it came from, and opens its panel.
pub fn keep(groups: &mut [Group], posted: &Posted) {
    for group in groups {
        if let Some(offer) = group.offers.iter_mut().find(|offer| offer.sent(posted)) {
            offer.keep(posted);
            group.open = true;
            return;
        }
    }
}

impl<'t> Desk<'t> {
    fn is_large(&self) -> bool {
        self.game.setup().seats() > 12
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.names.player(seat).into_owned()
    }

    /// Players as choices, by seat from 1.
    pub(super) fn players(&self, seats: &SeatSet) -> Vec<Choice> {
        let numbered = self.is_large();
        seats
            .iter()
            .map(|seat| {
                let name = self.name(seat);
                let label = if numbered {
                    format!("{}. {name}", seat.index() + 1)
                } else {
                    name
                };
                Choice::new(seat.index() + 1, label)
            })
            .collect()
    }

    /// Markers as choices, with who holds them.
    fn markers(&self, markers: &MarkerSet) -> Vec<Choice> {
        markers
            .iter()
            .map(|marker| Choice::new(marker.0, self.turn_of(marker)))
            .collect()
    }

    pub(super) fn turn_of(&self, marker: MarkerNumber) -> String {
        let holder = self.game.marker(marker).map(|found| self.name(found.seat()));
        let holder = holder.unwrap_or_default();
        if self.game.markers().len() > 1 {
            format!("{holder} (marker {})", marker.0)
        } else {
            holder
        }
    }

    pub(super) fn pick_player(&self, seats: &SeatSet) -> Input {
        let pick = Input::pick("player", "Player", self.players(seats));
        match self.chosen.filter(|seat| seats.contains(*seat)) {
            Some(seat) => pick.chosen(seat.index() + 1),
            None => pick,
        }
    }

    /// What may happen to the chosen seat, one press each.
    fn chosen_seat(&self) -> Vec<Offer> {
        let Choices::Departures { players, .. } = self.game.choices(ActionKind::Leave) else {
            return Vec::new();
        };
        let Some(seat) = self.chosen.filter(|seat| players.contains(*seat)) else {
            return Vec::new();
        };
        let number = seat.index() + 1;
        let mut offer = Offer::new("chosen", "");
        // Where one turn at a time is taken the turn has a button of its own.
        for marker in self
            .game
            .markers_in_turn()
            .iter()
            .filter(|_| self.game.markers().len() > 1)
        {
            if self.game.marker(marker).is_some_and(|found| found.seat() == seat) {
                let number = marker.0;
                offer = offer.press(
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
            offer = offer.press(label, format!("do=leave;why={why};players={number}"));
        }
        for (label, verb) in [
            ("Extra turn", ActionKind::ExtraTurn),
            ("Skip the next turn", ActionKind::SkipTurn),
        ] {
            if let Choices::Players(may) = self.game.choices(verb)
                && may.contains(seat)
            {
                offer = offer.press(label, format!("do={};player={number}", action_name(verb)));
            }
        }
        vec![offer]
    }

    fn departures(&self) -> Vec<Offer> {
        let Choices::Departures {
            players,
            deferrable,
            to,
        } = self.game.choices(ActionKind::Leave)
        else {
            return Vec::new();
        };
        let mut leave = Offer::new("leave", "")
            .hint("Tick everybody who leaves at the same moment, then press why.")
            .with(Input::ticks("players", "Who leaves", self.players(&players)));
        for (label, why) in [
            ("Eliminated", "lost"),
            ("Conceded", "conceded"),
            ("Match loss", "match_loss"),
            ("Drawn for them", "drawn"),
        ] {
            leave = leave.press(label, format!("do=leave;why={why}"));
        }
        let mut offers = vec![leave];
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
                    .hint("When leaving now would affect what is happening or about to happen (MTR-A 2.4B, T23).")
                    .with(Input::ticks("players", "Who leaves then", self.players(&deferrable)))
                    .with(Input::pick("why", "Why", reasons.to_vec()))
                    .with(Input::pick("defer_to", "In the turn of", self.markers(&to)))
                    .press("Leave at the end of the phase", "do=leave"),
            );
        }
        offers
    }

    fn time(&self) -> Vec<Offer> {
        let Choices::CallTime { passing, not_counted } = self.game.choices(ActionKind::CallTime) else {
            return Vec::new();
        };
        let n = self.game.table().playing_count();
        let procedures = [
            ("extra_turns", format!("{n} more turns, then drawn (2.5AA)")),
            ("finish_turn", "Finish the turn, then drawn (2.5AB)".to_owned()),
        ];
        let usual = match self.profile.end_of_round {
            EndOfRound::ExtraTurns => "extra_turns",
            EndOfRound::FinishTurn => "finish_turn",
        };
        let mut call = Offer::new("time", "").hint(format!(
            "{n} players are in the game now: so many turns may still begin, whoever leaves later (T22)."
        ));
        if let Some(marker) = self.single_turn() {
            let turns = Input::pick("turn", "Whose turn it is", self.players(self.game.table().playing()));
            call = call.with(turns.chosen(marker.index() + 1));
        }
        call = call.with(
            Input::pick(
                "procedure",
                "End of the round",
                procedures.map(|(value, label)| Choice::new(value, label)).to_vec(),
            )
            .chosen(usual),
        );
        if !passing.is_empty() {
            call = call.with(Input::ticks(
                "passing",
                "Had passed the turn already",
                self.markers(&passing),
            ));
        }
        let slow = Input::ticks(
            "not_counted",
            "Not counted, turns skipped (Slow Play)",
            self.players(&not_counted),
        );
        call = call.with(slow.folded());
        vec![call.press("Time is called", "do=call_time")]
    }

    /// The seat of the turn where one turn at a time is taken, by a player who is in the game.
    fn single_turn(&self) -> Option<Seat> {
        let [marker] = self.game.markers() else { return None };
        marker.turn()?;
        Some(marker.seat()).filter(|seat| self.game.table().is_playing(*seat))
    }

    /// Short ways to an end: what they do is done by departures and a declaration.
    fn result(&self) -> Vec<Offer> {
        let Choices::Departures { players, .. } = self.game.choices(ActionKind::Leave) else {
            return Vec::new();
        };
        let mut offers = vec![
            Offer::new("won", "")
                .hint("All others leave, having lost.")
                .with(self.pick_player(&players))
                .press("Won the game", "do=won"),
            Offer::new("agreed", "")
                .hint("Everybody in the game agrees to a draw.")
                .press("All agree to a draw", "do=agreed"),
        ];
        if self.single_turn().is_some() {
            offers.push(
                Offer::new("turn-to", "")
                    .hint("For a judge who comes later: turns end until it is this player's.")
                    .with(self.pick_player(&players))
                    .press("It is this player's turn", "do=turn_to"),
            );
        }
        offers
    }

    fn turns(&self) -> Vec<Offer> {
        let Choices::Players(players) = self.game.choices(ActionKind::ExtraTurn) else {
            return Vec::new();
        };
        vec![
            Offer::new("turns", "")
                .with(self.pick_player(&players))
                .press("Extra turn", "do=extra_turn")
                .press("Skip the next turn", "do=skip_turn"),
        ]
    }

    fn random(&self) -> Vec<Offer> {
        let Choices::Players(players) = self.game.choices(ActionKind::Flip) else {
            return Vec::new();
        };
        let calls = vec![
            Choice::new("", "Nothing: nobody wins the flip"),
            Choice::new("heads", "Heads"),
            Choice::new("tails", "Tails"),
        ];
        let mut evens = vec![Choice::new("", "A coin")];
        evens.extend((1..=128).map(|half| Choice::new(half * 2, format!("Die of {}, as all agreed", half * 2))));
        vec![
            Offer::new("flip", "Coin")
                .with(self.pick_player(&players))
                .with(Input::pick("call", "Called", calls))
                .with(Input::pick("agreed_die", "With", evens))
                .press("Flip", "do=flip"),
            Offer::new("roll", "Die")
                .with(self.pick_player(&players))
                .with(Input::number("sides", "Sides", 1..=256, "20".to_owned()).needed())
                .press("Roll", "do=roll"),
        ]
    }

    fn declarations(&self) -> Vec<Offer> {
        let Choices::Controllers(players) = self.game.choices(ActionKind::Declare) else {
            return Vec::new();
        };
        vec![
            Offer::new("win", "An effect wins")
                .hint("The opponents in range lose (G18).")
                .with(Input::pick("controllers", "Who wins by it", self.players(&players)))
                .press("Win by an effect", "do=declare;effect=win"),
            Offer::new("draw", "An effect draws")
                .hint("The game is a draw for its controllers and everybody in their range; the rest play on (G18).")
                .with(Input::ticks("controllers", "Who controls it", self.players(&players)))
                .press("Draw by an effect", "do=declare;effect=draw"),
        ]
    }
}
