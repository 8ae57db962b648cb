//! Games that are played through their documents, as the judge's desk and the command line do.

use podium_document::game::GameDocument;
use podium_melee::{Game, MarkerNumber, MarkerState, Seat};
use serde_json::{Value, json};

/// A game that is being played by a test.
pub struct Play {
    pub document: GameDocument,
    pub game: Game,
    /// The events of the last action, in words.
    pub event_texts: Vec<String>,
}

/// Names P01, P02, …
pub fn numbered(players: usize) -> Vec<String> {
    (1..=players).map(|number| format!("P{number:02}")).collect()
}

/// A Grand Melee of this many players.
pub fn melee(players: usize) -> Play {
    Play::of(json!({"variant": "grand_melee", "seats": numbered(players)}))
}

/// A Free-for-All pod of Alice, Bob, Charlie and Daniel; Alice begins.
pub fn pod() -> Play {
    Play::of(json!({"variant": "free_for_all", "seats": ["Alice", "Bob", "Charlie", "Daniel"]}))
}

impl Play {
    /// Starts the game of a document, which may leave out its format.
    pub fn of(mut document: Value) -> Play {
        document["format"] = json!("podium-game/1");
        let document = GameDocument::read_value(&document).expect("the document of a test is right");
        let game = document.start();
        Play {
            document,
            game,
            event_texts: Vec::new(),
        }
    }

    /// Applies an action that must be possible.
    pub fn act(&mut self, action: Value) -> &mut Play {
        let action = self
            .document
            .read_action(&action)
            .expect("the action of a test is right")
            .clone();
        let events = self
            .game
            .apply(&action)
            .unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        self.event_texts = events
            .iter()
            .map(|event| event.text(self.document.names()).to_string())
            .collect();
        self
    }

    /// Applies an action that must be refused by this rule and change nothing; returns the sentence.
    pub fn refused(&mut self, rule: &str, action: Value) -> String {
        let action = self
            .document
            .parse_action(&action)
            .expect("the action of a test is right");
        let before = self.game.clone();
        let refusal = self.game.apply(&action).expect_err("the action is not possible");
        assert_eq!(self.game, before, "a refused action changes nothing");
        assert_eq!(refusal.rule(), rule, "{refusal}");
        refusal.message(self.document.names()).to_string()
    }

    pub fn end(&mut self, marker: u16) -> &mut Play {
        self.act(json!({"do": "end_turn", "marker": marker}))
    }

    pub fn next(&mut self, marker: u16) -> &mut Play {
        self.act(json!({"do": "next_phase", "marker": marker}))
    }

    /// Makes players, named with spaces between, leave together because they lost.
    pub fn leave(&mut self, players: &str) -> &mut Play {
        let players: Vec<&str> = players.split(' ').collect();
        self.act(json!({"do": "leave", "players": players, "why": "lost"}))
    }

    pub fn extra(&mut self, player: &str) -> &mut Play {
        self.act(json!({"do": "extra_turn", "player": player}))
    }

    pub fn skip(&mut self, player: &str) -> &mut Play {
        self.act(json!({"do": "skip_turn", "player": player}))
    }

    /// Makes players, named with spaces between, pass priority for a stack in turn.
    pub fn pass(&mut self, stack: u16, players: &str) -> &mut Play {
        for player in players.split(' ') {
            self.act(json!({"do": "pass_priority", "stack": stack, "player": player}));
        }
        self
    }

    /// Puts a spell of this player on a stack.
    pub fn cast(&mut self, stack: u16, player: &str, object: &str) -> &mut Play {
        self.act(json!({"do": "put_on_stack", "stack": stack, "object": object, "controller": player, "kind": "spell"}))
    }

    pub fn state(&self) -> Value {
        serde_json::to_value(self.document.state(&self.game, &[])).expect("a state is JSON")
    }

    pub fn seat(&self, name: &str) -> Seat {
        self.document.names().seat(name).expect("the player sits at the table")
    }

    /// Returns who has priority for a stack; `-` is nobody.
    pub fn priority(&self, stack: u16) -> &str {
        let holder = self.game.priority(MarkerNumber(stack));
        holder.map_or("-", |seat| self.document.names().player(seat))
    }

    /// Returns the markers in short: `1:P01>` in a turn, `+` in an extra turn, `.` waiting, a `!` for each designation.
    pub fn markers(&self) -> String {
        let short = |marker: &podium_melee::Marker| {
            let sign = match marker.state() {
                MarkerState::Turn(turn) if turn.kind.is_extra() => "+",
                MarkerState::Turn(_) => ">",
                MarkerState::Waiting(_) => ".",
            };
            let holder = self.document.names().player(marker.seat());
            let designated = "!".repeat(usize::from(marker.designated()));
            format!("{}:{holder}{sign}{designated}", marker.number().0)
        };
        self.game.markers().iter().map(short).collect::<Vec<_>>().join(" ")
    }

    /// Whether the last action had an event with this text.
    pub fn happened(&self, words: &str) -> bool {
        self.event_texts.iter().any(|text| text == words)
    }

    /// Asserts that the last action had an event with this text.
    pub fn must_have(&self, words: &str) {
        assert!(
            self.happened(words),
            "\"{words}\" was expected among {:#?}",
            self.event_texts
        );
    }

    /// Returns the players within a player's range.
    pub fn range(&self, player: &str) -> Vec<&str> {
        self.names_of(self.game.range_of(self.seat(player)))
    }

    /// Returns whom a player may attack.
    pub fn attack(&self, player: &str) -> Vec<&str> {
        self.names_of(self.game.may_attack(self.seat(player)))
    }

    pub fn names_of(&self, seats: podium_melee::SeatSet) -> Vec<&str> {
        seats.iter().map(|seat| self.document.names().player(seat)).collect()
    }
}
