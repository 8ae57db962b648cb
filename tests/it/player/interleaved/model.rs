//! The record of a table as it must be: added up from the presses that count. Which of them do follows from what each was made
//! from and from what came before it.

use super::shown::{Board, DeskPage, PhonePage};
use super::taps::{Part, Press, SEATS};

/// The steps with which a phone begins the record: the life of each player.
const BEGINNING: i64 = SEATS as i64;
/// The life with which everybody begins.
pub const LIFE: i32 = 40;

/// What comes of a press.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// It is a step of the record, or undoes one.
    Counts,
    /// What it wants is so already.
    IsSo,
    Refused,
}

/// What a judge enters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    /// Values of a seat.
    Set(usize, Vec<(Part, i32)>),
    Monarch(usize),
    Pass,
    Leave(usize, bool),
    Roll(usize),
    /// Undoes from this step on; `None`: the act that waits before it.
    Undo(Option<i64>),
}

/// What a step does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum What {
    /// A phone changes a value by a difference.
    By(usize, Part, i32),
    /// A judge sets a value.
    To(usize, Part, i32),
    Monarch(usize),
    Pass,
    Leave(usize, bool),
    Roll(usize),
}

impl What {
    /// The values that it sets: damage that a phone counts is lost life, too.
    fn values(self) -> Vec<(usize, Part)> {
        match self {
            Self::By(seat, part @ Part::Damage(_), _) => vec![(seat, Part::Life), (seat, part)],
            Self::By(seat, part, _) | Self::To(seat, part, _) => vec![(seat, part)],
            Self::Monarch(_) | Self::Pass | Self::Leave(..) | Self::Roll(_) => Vec::new(),
        }
    }

    fn shares_value(self, other: Self) -> bool {
        let others = other.values();
        self.values().iter().any(|value| others.contains(value))
    }

    /// Whether it changes turns or players.
    fn moves(self) -> bool {
        matches!(self, Self::Pass | Self::Leave(..))
    }
}

/// A step of the record.
#[derive(Debug, Clone)]
pub struct Step {
    pub number: i64,
    by_phone: bool,
    what: What,
    pub is_undone: bool,
    /// When it was done, or undone, among all changes of the record.
    changed: usize,
}

impl Step {
    /// Whether it can be undone.
    fn is_free(&self) -> bool {
        !matches!(self.what, What::Roll(_))
    }
}

/// The game after some steps.
#[derive(Debug, Clone)]
struct State {
    seats: Board,
    /// Whose turn it is, and how many turns each player has begun.
    turn: usize,
    begun: [u32; SEATS],
    monarch: Option<usize>,
    is_over: bool,
}

/// Why a player is out, as pages say it.
fn left(concedes: bool) -> &'static str {
    if concedes { "conceded" } else { "lost" }
}

impl State {
    fn of<'s>(steps: impl Iterator<Item = &'s Step>) -> Self {
        let mut begun = [0; SEATS];
        begun[0] = 1;
        let mut state = Self {
            seats: Board::default(),
            turn: 0,
            begun,
            monarch: None,
            is_over: false,
        };
        for step in steps {
            state.does(step.what);
        }
        state
    }

    fn does(&mut self, what: What) {
        match what {
            What::By(seat, part, by) => {
                let seat = &mut self.seats[seat];
                seat.set(part, seat.value(part) + by);
                if matches!(part, Part::Damage(_)) {
                    seat.set(Part::Life, seat.value(Part::Life) - by);
                }
            }
            What::To(seat, part, to) => self.seats[seat].set(part, to),
            What::Monarch(seat) => self.monarch = Some(seat),
            What::Pass => {
                self.turn = self.first_playing(self.turn + 1);
                self.begun[self.turn] += 1;
            }
            What::Leave(seat, concedes) => {
                self.seats[seat].out = Some(left(concedes).to_owned());
                let playing = self.seats.iter().filter(|seat| seat.out.is_none());
                self.is_over = playing.count() == 1;
                // CR 725.4: the active player, or the next one if that is who left
                if self.monarch == Some(seat) && !self.is_over {
                    self.monarch = Some(self.first_playing(self.turn));
                }
            }
            What::Roll(_) => {}
        }
    }

    /// The first player in the game from a seat on.
    fn first_playing(&self, from: usize) -> usize {
        let mut seats = (from..from + SEATS).map(|seat| seat % SEATS);
        seats
            .find(|seat| self.seats[*seat].out.is_none())
            .expect("somebody plays")
    }

    /// Whether something can be done for a player.
    fn is_in(&self, seat: usize) -> bool {
        !self.is_over && self.seats[seat].out.is_none()
    }

    /// The turn in progress: its seat, and which of its turns.
    fn in_progress(&self) -> Option<(usize, u32)> {
        (!self.is_over).then_some((self.turn, self.begun[self.turn]))
    }

    fn board(&self) -> Board {
        let mut board = self.seats.clone();
        if !self.is_over {
            board[self.turn].is_in_turn = true;
            if let Some(monarch) = self.monarch {
                board[monarch].is_monarch = true;
            }
        }
        board
    }
}

/// The record.
#[derive(Debug)]
pub struct Model {
    pub steps: Vec<Step>,
    /// What counts, in its order, as a judge alone would enter it.
    pub deeds: Vec<Deed>,
    /// The version of which the desk makes its forms: what the judge has done.
    version: i64,
    /// How many changes the record has had, and which of them was the judge's last one.
    changes: usize,
    judged: usize,
}

impl Model {
    /// A record that a phone has begun.
    pub fn begun() -> Self {
        let begins = |seat: usize| Step {
            number: seat as i64 + 1,
            by_phone: true,
            what: What::To(seat, Part::Life, LIFE),
            is_undone: false,
            changed: 0,
        };
        Self {
            steps: (0..SEATS).map(begins).collect(),
            deeds: Vec::new(),
            version: 1,
            changes: 0,
            judged: 0,
        }
    }

    fn standing(&self) -> impl DoubleEndedIterator<Item = &Step> {
        self.steps.iter().filter(|step| !step.is_undone)
    }

    fn state(&self) -> State {
        State::of(self.standing())
    }

    /// What everybody must see.
    pub fn board(&self) -> Board {
        self.state().board()
    }

    fn last(&self) -> i64 {
        self.steps.len() as i64
    }

    /// How often phones have changed turns or players, and undone that.
    fn moved(&self) -> usize {
        let own = self.steps.iter().filter(|step| step.by_phone && step.what.moves());
        own.map(|step| 1 + usize::from(step.is_undone)).sum()
    }

    /// The step that a phone can undo.
    fn undoable(&self) -> Option<i64> {
        let last = self.standing().rev().find(|step| step.is_free())?;
        let first = if last.number <= BEGINNING { 1 } else { last.number };
        last.by_phone.then_some(first)
    }

    /// Asserts that a phone shows this record.
    pub fn is_on_phone(&self, page: &PhonePage) {
        let now = self.state();
        assert_eq!(page.board, now.board(), "a phone shows another record: {self:#?}");
        let shown = (page.seen, page.turn, page.undo);
        assert_eq!(shown, (self.last(), now.in_progress(), self.undoable()), "{self:#?}");
    }

    /// Asserts that the desk shows this record.
    pub fn is_on_desk(&self, page: &DeskPage) {
        assert_eq!(page.board, self.board(), "the desk shows another record: {self:#?}");
        let shown = (page.version, page.seen, page.moved);
        assert_eq!(shown, (self.version, self.last(), self.moved()), "{self:#?}");
    }

    /// A phone presses a button of a page.
    pub fn taps(&mut self, phone: usize, press: Press, page: &PhonePage) -> Answer {
        let now = self.state();
        let (of, turn) = page.turn.unwrap_or_default();
        let is_now = now.turn == of && now.begun[of] == turn;
        let (what, is_so, is_possible) = match press {
            Press::Undo => return self.undoes_on_phone(page.undo),
            Press::Change(seat, part, by) => {
                let what = What::By(seat, part, by);
                let is_enough = part == Part::Life || now.seats[seat].value(part) + by >= 0;
                let is_possible = now.is_in(seat) && is_enough && !self.is_set_since(page.seen, what);
                (what, false, is_possible)
            }
            Press::Monarch(seat) => (What::Monarch(seat), now.monarch == Some(seat), now.is_in(seat)),
            Press::Pass => {
                let has_ended = now.begun[of] > turn || now.begun[of] == turn && now.turn != of;
                let is_possible = is_now && !now.is_over && !self.is_pass_undone_since(page.seen);
                (What::Pass, has_ended, is_possible)
            }
            Press::Leave(seat, concedes) => {
                let is_so = now.seats[seat].out.as_deref() == Some(left(concedes));
                let is_word = !concedes || seat == phone;
                (What::Leave(seat, concedes), is_so, now.is_in(seat) && is_word)
            }
            Press::Roll(seat) => (What::Roll(seat), false, now.is_in(seat) && seat == phone),
        };
        if is_so {
            return Answer::IsSo;
        }
        self.counts_if(is_possible, true, what)
    }

    /// Whether a judge has set a value since a page was shown that a phone changes by a difference.
    fn is_set_since(&self, seen: i64, what: What) -> bool {
        let mut of_judge = self.standing().filter(|step| !step.by_phone && step.number > seen);
        of_judge.any(|step| step.what.shares_value(what))
    }

    /// Whether a turn was passed since a page was shown, and that was undone.
    fn is_pass_undone_since(&self, seen: i64) -> bool {
        let mut later = self.steps.iter().filter(|step| step.number > seen);
        later.any(|step| step.is_undone && step.what == What::Pass)
    }

    fn undoes_on_phone(&mut self, step: Option<i64>) -> Answer {
        let number = step.expect("a button that undoes");
        if self.undoable() == Some(number) {
            self.undoes(true, number);
            return Answer::Counts;
        }
        let named = &self.steps[place_of(number)];
        match named.by_phone && named.is_undone {
            true => Answer::IsSo,
            false => Answer::Refused,
        }
    }

    /// The judge enters something from a page; `version`: of which the form is, with those of the acts that waited before it.
    pub fn enters(&mut self, deed: &Deed, page: &DeskPage, version: i64) -> Answer {
        if version != self.version {
            return Answer::Refused;
        }
        let now = self.state();
        let (what, is_possible) = match deed {
            Deed::Undo(from) => return self.undoes_at_desk(*from, page),
            Deed::Set(seat, values) => {
                let [(part, to)] = values[..] else {
                    panic!("a judge sets one value at a time, not {values:?}")
                };
                (What::To(*seat, part, to), now.is_in(*seat))
            }
            Deed::Monarch(seat) => (What::Monarch(*seat), now.is_in(*seat)),
            Deed::Pass => (What::Pass, !now.is_over && page.moved == self.moved()),
            Deed::Leave(seat, concedes) => (What::Leave(*seat, *concedes), now.is_in(*seat)),
            Deed::Roll(seat) => (What::Roll(*seat), now.is_in(*seat)),
        };
        self.counts_if(is_possible, false, what)
    }

    fn undoes_at_desk(&mut self, from: Option<i64>, page: &DeskPage) -> Answer {
        let (from, last, has_moved) = match from {
            Some(from) => (Some(from), page.seen, page.moved != self.moved()),
            None => self.behind(),
        };
        let is_asked = |step: &&Step| from.is_some_and(|from| (from..=last).contains(&step.number)) && step.is_free();
        let asked: Vec<Step> = self.standing().filter(is_asked).cloned().collect();
        let step = match &asked[..] {
            [] => return Answer::Refused,
            [step] => step,
            several => panic!("one button is one step: {several:?}"),
        };
        let counts_on = |later: &Step| later.number > step.number && later.what.shares_value(step.what);
        let is_counted_on = self.standing().any(counts_on);
        if is_counted_on || step.what.moves() && has_moved {
            return Answer::Refused;
        }
        self.undoes(false, step.number);
        Answer::Counts
    }

    /// What an undo behind another act is of: the last step as the judge left the record, the last number then, and whether phones
    /// have changed turns or players since.
    fn behind(&self) -> (Option<i64>, i64, bool) {
        let is_known = |step: &&Step| step.changed <= self.judged;
        let from = self.standing().rev().filter(is_known).find(|step| step.is_free());
        let last = self.steps.iter().filter(is_known).map(|step| step.number).max();
        let mut since = self.steps.iter().filter(|step| !is_known(step));
        let has_moved = since.any(|step| step.by_phone && step.what.moves());
        (from.map(|step| step.number), last.unwrap_or_default(), has_moved)
    }

    /// Whether an undo behind another act would reach the life with which everybody began.
    pub fn is_at_beginning(&self) -> bool {
        self.behind().0.is_none_or(|from| from <= BEGINNING)
    }

    fn counts_if(&mut self, is_possible: bool, by_phone: bool, what: What) -> Answer {
        if !is_possible {
            return Answer::Refused;
        }
        let (number, changed) = (self.last() + 1, self.changes_by(by_phone));
        self.steps.push(Step {
            number,
            by_phone,
            what,
            is_undone: false,
            changed,
        });
        let now = self.state();
        self.deeds.push(match what {
            What::By(seat, ..) | What::To(seat, ..) => {
                let values = what.values().into_iter();
                Deed::Set(
                    seat,
                    values.map(|(_, part)| (part, now.seats[seat].value(part))).collect(),
                )
            }
            What::Monarch(seat) => Deed::Monarch(seat),
            What::Pass => Deed::Pass,
            What::Leave(seat, concedes) => Deed::Leave(seat, concedes),
            What::Roll(seat) => Deed::Roll(seat),
        });
        Answer::Counts
    }

    fn undoes(&mut self, by_phone: bool, number: i64) {
        let changed = self.changes_by(by_phone);
        let step = &mut self.steps[place_of(number)];
        step.is_undone = true;
        step.changed = changed;
        self.deeds.push(Deed::Undo(Some(number)));
    }

    /// Counts a change; its number.
    fn changes_by(&mut self, by_phone: bool) -> usize {
        self.changes += 1;
        if !by_phone {
            self.judged = self.changes;
            self.version += 1;
        }
        self.changes
    }
}

/// The place of a step among all.
fn place_of(number: i64) -> usize {
    usize::try_from(number).expect("a step") - 1
}

/// Whether a step is one of those with which the record begins: nobody undoes them here.
pub fn is_of_beginning(number: i64) -> bool {
    number <= BEGINNING
}
