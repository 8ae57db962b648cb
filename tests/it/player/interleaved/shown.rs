//! What the pages of a table show: the phone's, the desk's, and the record that both are made from.

use podium_melee::{LeaveReason, PlayerCounter, Seat, Title};
use podium_ops::floor::follow::ReplayedGame;

use super::taps::{Part, SEATS};
use crate::harness::form::{Form, text_of};
use crate::harness::http::Page;

/// What is known of a player.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SeatShown {
    pub life: Option<i32>,
    pub poison: i32,
    pub energy: i32,
    /// By the commander of each seat.
    pub damage: [i32; SEATS],
    /// Why they are out: "lost", "conceded".
    pub out: Option<String>,
    /// Not in a game that is over, as the next one.
    pub is_monarch: bool,
    pub is_in_turn: bool,
}

impl SeatShown {
    pub fn value(&self, part: Part) -> i32 {
        match part {
            Part::Life => self.life.unwrap_or_default(),
            Part::Poison => self.poison,
            Part::Energy => self.energy,
            Part::Damage(from) => self.damage[from],
        }
    }

    pub fn set(&mut self, part: Part, to: i32) {
        match part {
            Part::Life => self.life = Some(to),
            Part::Poison => self.poison = to,
            Part::Energy => self.energy = to,
            Part::Damage(from) => self.damage[from] = to,
        }
    }

    /// Reads a few words about the player; `names`: of all seats.
    fn note(&mut self, words: &str, names: &[String]) {
        if words.starts_with("would lose: ") || words == "won the game" {
            return;
        }
        let damage = words.strip_suffix("'s commander");
        if let Some((damage, name)) = damage.and_then(|damage| damage.split_once(" from ")) {
            let from = names.iter().position(|other| other == name);
            self.damage[from.unwrap_or_else(|| panic!("nobody is {name:?}"))] = number(damage);
        } else if let Some(why) = words.strip_prefix("out: ") {
            self.out = Some(why.to_owned());
        } else if let Some(life) = words.strip_prefix("life ") {
            self.life = Some(number(life));
        } else if let Some(poison) = words.strip_prefix("poison ") {
            self.poison = number(poison);
        } else if let Some(energy) = words.strip_prefix("energy ") {
            self.energy = number(energy);
        } else {
            match words {
                "monarch" => self.is_monarch = true,
                "takes a turn" => self.is_in_turn = true,
                other => panic!("what is {other:?}?"),
            }
        }
    }
}

/// The players in the order of their seats.
pub type Board = [SeatShown; SEATS];

/// A page of a phone.
#[derive(Debug)]
pub struct PhonePage {
    pub csrf: String,
    pub form_id: String,
    /// The id of the record, and the number of its last step.
    pub game: String,
    pub seen: i64,
    /// The seat whose turn the page passes, and which of its turns.
    pub turn: Option<(usize, u32)>,
    /// The step that the page undoes.
    pub undo: Option<i64>,
    pub board: Board,
}

impl PhonePage {
    pub fn read(page: &Page) -> Self {
        let form = page.form("/me/table");
        let pass = between(&page.body, "value=\"do=end_turn;marker=1;of=", "\"");
        let pass = pass.and_then(|pass| pass.split_once(";turn="));
        let undo = between(&page.body, "value=\"do=undo;step=", "\"");
        Self {
            csrf: form.value("csrf").to_owned(),
            form_id: form.value("form_id").to_owned(),
            game: form.value("game").to_owned(),
            seen: form.value("seen").parse().expect("a step"),
            turn: pass.map(|(of, turn)| (seat_of(of), turn.parse().expect("a turn"))),
            undo: undo.map(|step| step.parse().expect("a step")),
            board: board_of_phone(&page.body),
        }
    }
}

/// A page of the desk.
#[derive(Debug)]
pub struct DeskPage {
    pub csrf: String,
    pub form_id: String,
    pub version: i64,
    /// The number of the last step, how many were not undone, and how often the phones had moved turns or players.
    pub seen: i64,
    pub standing: String,
    pub moved: usize,
    /// The first step that the page undoes.
    pub undo: Option<i64>,
    pub board: Board,
}

impl DeskPage {
    pub fn read(page: &Page) -> Self {
        let forms = Form::all(&page.body);
        let is_of_game = |form: &&Form| form.fields.iter().any(|(name, _)| name == "moved");
        let form = forms.iter().find(is_of_game).expect("a form of the game");
        let undo = forms.iter().find(|form| form.action.ends_with("/undo"));
        Self {
            csrf: form.value("csrf").to_owned(),
            form_id: form.value("form_id").to_owned(),
            version: form.value("version").parse().expect("a version"),
            seen: form.value("seen").parse().expect("a step"),
            standing: form.value("standing").to_owned(),
            moved: form.value("moved").parse().expect("a number"),
            undo: undo.map(|form| form.value("from").parse().expect("a step")),
            board: board_of_desk(&page.body),
        }
    }
}

fn board_of_phone(body: &str) -> Board {
    let seats: Vec<&str> = body.split("<li class=\"our-seat").skip(1).collect();
    let names = names(&seats);
    let mut board = Board::default();
    for seat in seats {
        let (classes, _) = seat.split_once('"').expect("the end of the classes");
        let shown = &mut board[number_of(seat)];
        shown.is_in_turn = classes.contains(" now");
        let life = between(seat, "<output>", "</output>").map(text_of);
        shown.life = life.map(|life| number(life.trim()));
        let out = between(seat, "<p class=\"our-out\">", "</p>").unwrap_or_default();
        let marks = between(seat, "<ul class=\"our-marks\">", "</ul>").unwrap_or_default();
        for words in marks.split("</li>").chain([out]).map(text_of) {
            if !words.is_empty() {
                shown.note(&words, &names);
            }
        }
    }
    board
}

fn board_of_desk(body: &str) -> Board {
    let seats: Vec<&str> = body.split("<li class=\"game-seat").skip(1).collect();
    let names = names(&seats);
    let mut board = Board::default();
    for seat in seats {
        let (seat, _) = seat.split_once("</li>").expect("the end of the line");
        let shown = &mut board[number_of(seat)];
        let words = between(seat, "<span class=\"words\">", "</span>").map(text_of);
        for words in words.unwrap_or_default().split([';', ',']) {
            if !words.trim().is_empty() {
                shown.note(words.trim(), &names);
            }
        }
    }
    board
}

/// The same from the record.
pub fn board_of_record(game: &ReplayedGame) -> Board {
    let at = &game.game;
    let goes_on = at.outcome().is_none();
    std::array::from_fn(|index| {
        let seat = Seat::new(index).expect("a seat");
        let status = at.status(seat).cloned().unwrap_or_default();
        let mut damage = [0; SEATS];
        for (from, taken) in status.commander_damage {
            assert!(!from.second, "nobody has two commanders");
            damage[from.owner.index()] = i32::try_from(taken).expect("little damage");
        }
        let out = at.table().leave_reason(seat).map(|why| match why {
            LeaveReason::Lost => "lost",
            LeaveReason::Conceded => "conceded",
            LeaveReason::MatchLoss | LeaveReason::Drawn => panic!("nobody leaves with {why:?}"),
        });
        SeatShown {
            life: status.life,
            poison: i32::try_from(status.poison).expect("little poison"),
            energy: i32::try_from(status.counters[PlayerCounter::Energy.index()]).expect("little energy"),
            damage,
            out: out.map(str::to_owned),
            is_monarch: goes_on && at.holder(Title::Monarch) == Some(seat),
            is_in_turn: goes_on && at.markers()[0].seat() == seat,
        }
    })
}

/// The names of the players, in the order of their seats.
fn names(seats: &[&str]) -> Vec<String> {
    assert_eq!(seats.len(), SEATS);
    let mut names = vec![String::new(); SEATS];
    for seat in seats {
        names[number_of(seat)] = text_of(between(seat, "<bdi>", "</bdi>").expect("a name"));
    }
    names
}

/// The index of a seat in the list of seats.
fn number_of(seat: &str) -> usize {
    seat_of(between(seat, "data-seat-ref=\"", "\"").expect("a seat"))
}

fn seat_of(number: &str) -> usize {
    number.parse::<usize>().expect("a seat") - 1
}

fn number(text: &str) -> i32 {
    text.replace('−', "-")
        .parse()
        .unwrap_or_else(|_| panic!("{text:?} is no number"))
}

fn between<'t>(text: &'t str, from: &str, to: &str) -> Option<&'t str> {
    let (_, rest) = text.split_once(from)?;
    let (inside, _) = rest.split_once(to)?;
    Some(inside)
}
