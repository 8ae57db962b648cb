//! Two phones and a judge. Each has a page, and presses that wait to be sent: as the script keeps them without a network
//! (`static/js/frame/42-offline.js`), with what they were made from.

use std::collections::VecDeque;
use std::rc::Rc;

use super::model::{Answer, Deed, Model, is_of_beginning};
use super::shown::{DeskPage, PhonePage};
use super::taps::{Part, Press, Who};
use crate::harness::http::{Page, Visitor, encoded};
use crate::player::Round;

/// Names and values of a form.
type Fields = Vec<(&'static str, String)>;

/// The header by which a phone asks for an answer without its page.
const MINIMAL: (&str, &str) = ("prefer", "return=minimal");
const FORM: (&str, &str) = ("content-type", "application/x-www-form-urlencoded");

/// What a press is, and the page that it was made from.
#[derive(Debug, Clone)]
enum Made {
    Tap(usize, Press, Rc<PhonePage>),
    /// With the version of its form.
    Act(Deed, Rc<DeskPage>, i64),
}

/// A press on its way.
#[derive(Debug, Clone)]
pub struct Letter {
    made: Made,
    path: String,
    fields: Fields,
}

impl Letter {
    /// The person whose browser sends it.
    pub fn who(&self) -> Who {
        match &self.made {
            Made::Tap(phone, ..) => Who::Phone(*phone),
            Made::Act(..) => Who::Judge,
        }
    }

    /// Sends it.
    pub fn send(&self, by: &Visitor) -> Page {
        match &self.made {
            Made::Tap(..) => post(by, &self.path, &[FORM, MINIMAL], &self.fields),
            Made::Act(..) => post(by, &self.path, &[FORM], &self.fields),
        }
    }

    /// The status of an answer that it counts, now or since it was sent before.
    pub fn accepted(&self) -> u16 {
        match &self.made {
            Made::Tap(..) => 204,
            Made::Act(..) => 303,
        }
    }

    /// The same for what was sent again, and for nothing else.
    pub fn key(&self) -> String {
        format!("{:?} {} {:?}", self.who(), self.path, self.fields)
    }

    /// What must come of it.
    pub fn comes_to(&self, model: &mut Model) -> Answer {
        match &self.made {
            Made::Tap(phone, press, page) => model.taps(*phone, *press, page),
            Made::Act(deed, page, version) => model.enters(deed, page, *version),
        }
    }

    /// Whether it undoes the act that waited before it.
    pub fn is_undo_behind(&self) -> bool {
        matches!(&self.made, Made::Act(Deed::Undo(None), ..))
    }
}

/// Sends a form.
fn post(by: &Visitor, path: &str, headers: &[(&str, &str)], fields: &[(&str, String)]) -> Page {
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    by.request("POST", path, headers, Some(encoded(&fields).as_bytes()))
}

/// A press that waits on a phone.
struct Kept {
    press: Press,
    page: Rc<PhonePage>,
    form_id: String,
}

/// The phone of a player.
pub struct Phone {
    seat: usize,
    pub visitor: Visitor,
    at: String,
    page: Rc<PhonePage>,
    kept: VecDeque<Kept>,
    /// How many differences were pressed: each press is its own form.
    pressed: usize,
}

impl Phone {
    pub(super) fn of(round: &Round<'_>, seat: usize) -> Self {
        let (visitor, at) = (round.phone(seat + 1), round.at());
        let page = Rc::new(PhonePage::read(&visitor.see(&at)));
        Self {
            seat,
            visitor,
            at,
            page,
            kept: VecDeque::new(),
            pressed: 0,
        }
    }

    /// Loads the page.
    pub fn look(&mut self) -> &PhonePage {
        self.page = Rc::new(PhonePage::read(&self.visitor.see(&self.at)));
        &self.page
    }

    /// Presses a button, if the page has it. What happens once is not kept twice.
    pub fn press(&mut self, press: Press) {
        let is_there = match press {
            Press::Pass => self.page.turn.is_some(),
            Press::Undo => self.page.undo.is_some_and(|step| !is_of_beginning(step)),
            _ => true,
        };
        let is_difference = matches!(press, Press::Change(..));
        let act = act_of(press, &self.page);
        let waits = self.kept.iter().any(|kept| act_of(kept.press, &kept.page) == act);
        if !is_there || waits && !is_difference || is_difference && self.join(press) {
            return;
        }
        self.pressed += usize::from(is_difference);
        let form_id = match is_difference {
            true => format!("difference-{}", self.pressed),
            false => self.page.form_id.clone(),
        };
        let page = Rc::clone(&self.page);
        self.kept.push_back(Kept { press, page, form_id });
    }

    /// Adds a difference to one of the same value that waits, if only other differences came after it.
    fn join(&mut self, press: Press) -> bool {
        let Press::Change(seat, part, by) = press else {
            return false;
        };
        for place in (0..self.kept.len()).rev() {
            let kept = &mut self.kept[place];
            let Press::Change(of_seat, of_part, before) = kept.press else {
                return false;
            };
            if (of_seat, of_part, kept.page.seen) != (seat, part, self.page.seen) {
                continue;
            }
            kept.press = Press::Change(seat, part, before + by);
            if before + by == 0 {
                self.kept.remove(place);
            }
            return true;
        }
        false
    }

    /// Takes the oldest press that waits.
    pub fn oldest(&mut self) -> Option<Letter> {
        let Kept { press, page, form_id } = self.kept.pop_front()?;
        let fields = vec![
            ("csrf", page.csrf.clone()),
            ("form_id", form_id),
            ("game", page.game.clone()),
            ("seen", page.seen.to_string()),
            ("act", act_of(press, &page)),
        ];
        Some(Letter {
            made: Made::Tap(self.seat, press, page),
            path: self.at.clone(),
            fields,
        })
    }
}

/// What a button of a phone sends; a button that the page does not have sends nothing that is read.
fn act_of(press: Press, page: &PhonePage) -> String {
    match press {
        Press::Change(seat, part, by) => {
            let of = match part {
                Part::Life => "life".to_owned(),
                Part::Poison => "poison".to_owned(),
                Part::Energy => "energy".to_owned(),
                Part::Damage(from) => format!("damage;from={}", from + 1),
            };
            format!("do=set_status;player={};of={of};by={by}", seat + 1)
        }
        Press::Monarch(seat) => format!("do=take_title;title=monarch;player={}", seat + 1),
        Press::Pass => {
            let (of, turn) = page.turn.unwrap_or_default();
            format!("do=end_turn;marker=1;of={};turn={turn}", of + 1)
        }
        Press::Leave(seat, concedes) => format!("do=leave;why={};player={}", why(concedes), seat + 1),
        Press::Roll(seat) => format!("do=roll;player={};sides=20", seat + 1),
        Press::Undo => format!("do=undo;step={}", page.undo.unwrap_or_default()),
    }
}

fn why(concedes: bool) -> &'static str {
    if concedes { "conceded" } else { "lost" }
}

/// The desk of a judge at table 1.
pub struct Desk {
    pub visitor: Visitor,
    at: String,
    page: Rc<DeskPage>,
    kept: VecDeque<Letter>,
}

impl Desk {
    pub(super) fn of(round: &Round<'_>) -> Self {
        let (visitor, at) = (round.judge().judge, format!("/t/{}/desk/game/1", round.slug));
        let page = Rc::new(DeskPage::read(&visitor.see(&at)));
        Self {
            visitor,
            at,
            page,
            kept: VecDeque::new(),
        }
    }

    /// Loads the page.
    pub fn look(&mut self) -> &DeskPage {
        self.page = Rc::new(DeskPage::read(&self.visitor.see(&self.at)));
        &self.page
    }

    /// Presses a button, if the page has it: a value becomes what the page shows with the difference.
    pub fn press(&mut self, press: Press) {
        let before = self.kept.back().and_then(|letter| match &letter.made {
            Made::Act(_, page, version) if page.version == self.page.version => Some(*version),
            _ => None,
        });
        let deed = match press {
            Press::Change(seat, part, by) => {
                let to = self.page.board[seat].value(part) + by;
                let least = if part == Part::Life { i32::MIN } else { 0 };
                Deed::Set(seat, vec![(part, to.max(least))])
            }
            Press::Monarch(seat) => Deed::Monarch(seat),
            Press::Pass => Deed::Pass,
            Press::Leave(seat, concedes) => Deed::Leave(seat, concedes),
            Press::Roll(seat) => Deed::Roll(seat),
            Press::Undo if before.is_some() => Deed::Undo(None),
            Press::Undo if self.page.undo.is_none_or(is_of_beginning) => return,
            Press::Undo => Deed::Undo(self.page.undo),
        };
        let version = before.map_or(self.page.version, |version| version + 1);
        self.kept.push_back(Letter {
            path: path_of(&self.at, &deed),
            fields: fields_of(&deed, &self.page, version),
            made: Made::Act(deed, Rc::clone(&self.page), version),
        });
    }

    /// Takes the oldest press that waits.
    pub fn oldest(&mut self) -> Option<Letter> {
        self.kept.pop_front()
    }

    /// Cancels what waits: it waited behind something that was refused.
    pub fn cancel(&mut self) {
        self.kept.clear();
    }
}

fn path_of(at: &str, deed: &Deed) -> String {
    let form = if matches!(deed, Deed::Undo(_)) { "undo" } else { "act" };
    format!("{at}/{form}")
}

/// What a form of the desk sends.
fn fields_of(deed: &Deed, page: &DeskPage, version: i64) -> Fields {
    let mut fields = vec![
        ("csrf", page.csrf.clone()),
        ("form_id", page.form_id.clone()),
        ("version", version.to_string()),
        ("standing", page.standing.clone()),
    ];
    if *deed != Deed::Undo(None) {
        fields.push(("seen", page.seen.to_string()));
        fields.push(("moved", page.moved.to_string()));
    }
    let number = |seat: &usize| (seat + 1).to_string();
    match deed {
        Deed::Set(seat, values) => {
            fields.extend([("act", "do=set_status".to_owned()), ("player", number(seat))]);
            for (part, to) in values {
                let name = match part {
                    Part::Life => "life",
                    Part::Poison => "poison",
                    Part::Energy => "energy",
                    Part::Damage(from) => {
                        fields.push(("from", number(from)));
                        "damage"
                    }
                };
                fields.push((name, to.to_string()));
            }
        }
        Deed::Monarch(seat) => {
            let act = "do=take_title;title=monarch".to_owned();
            fields.extend([("act", act), ("player", number(seat))]);
        }
        Deed::Pass => fields.push(("act", "do=end_turn;marker=1".to_owned())),
        Deed::Leave(seat, concedes) => {
            let act = format!("do=leave;why={}", why(*concedes));
            fields.extend([("act", act), ("players", number(seat))]);
        }
        Deed::Roll(seat) => {
            fields.extend([("act", "do=roll".to_owned()), ("player", number(seat))]);
            fields.push(("sides", "20".to_owned()));
        }
        Deed::Undo(from) => fields.extend(from.map(|from| ("from", from.to_string()))),
    }
    fields
}

/// A judge alone follows table 2 and enters there what counted at table 1. The acts are sent from one page, as those that waited
/// for the network. What its page shows then.
pub(super) fn enters_alone(round: &Round<'_>, judge: &Visitor, deeds: impl Iterator<Item = Deed>) -> DeskPage {
    let at = format!("/t/{}/desk/game/2", round.slug);
    let begun = judge.send(&judge.see(&at).form("/start"));
    assert_eq!(begun.status, 303, "{}", begun.text());
    let mut page = DeskPage::read(&judge.see(&at));
    let first = page.version;
    for (deed, version) in deeds.zip(first..) {
        // an undo is of one step, also when others came after it: that of a page which had shown nothing after it
        if let Deed::Undo(Some(step)) = deed {
            page.seen = step;
        }
        let fields = fields_of(&deed, &page, version);
        let answer = post(judge, &path_of(&at, &deed), &[FORM], &fields);
        assert_eq!(answer.status, 303, "{deed:?}: {}", answer.text());
    }
    DeskPage::read(&judge.see(&at))
}
