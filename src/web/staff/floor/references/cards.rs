//! The rules on who may show the face of a card (MTR-A 3.13A, T26).

use actix_web::{HttpRequest, web};
use askama::Template;

use super::people::{People, Question, people};
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::form::Choice;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Desk, Inside};
use crate::web::frame::state::App;
use podium_melee::{HiddenCard, Seat, SeatSet, Zone, who_may_show};
use say::{Message, references as t};

/// Each zone: its word in the address, the zone, its name, and the reason why a player may show a card there.
const ZONES: [(&str, Zone, say::Plain, say::Plain); 6] = [
    ("library", Zone::Library, t::zone_library, t::because_library),
    ("hand", Zone::Hand, t::zone_hand, t::because_hand),
    ("exile", Zone::Exile, t::zone_exile, t::because_exile),
    ("other", Zone::Temporary, t::zone_other, t::because_other),
    (
        "battlefield",
        Zone::Battlefield,
        t::zone_battlefield,
        t::because_battlefield,
    ),
    ("stack", Zone::Stack, t::zone_stack, t::because_stack),
];

/// A player whom an instruction allows to look.
struct Looker {
    seat: usize,
    name: Message,
    chosen: bool,
}

impl Looker {
    /// Returns all players; `instructed`: those whom an instruction allows to look.
    fn all(people: &People, instructed: SeatSet) -> Vec<Self> {
        (1..)
            .zip(&people.names)
            .map(|(seat, name)| Self {
                seat,
                name: name.clone(),
                chosen: Seat::new(seat - 1).is_some_and(|seat| instructed.contains(seat)),
            })
            .collect()
    }
}

#[derive(Template)]
#[template(path = "staff/floor/references/cards.html")]
struct CardsPage {
    shell: Shell,
    at: String,
    people: People,
    choices: Vec<Choice>,
    zones: Vec<Choice>,
    zone: String,
    owner: String,
    controller: String,
    lookers: Vec<Looker>,
    answer: Option<CardAnswer>,
}

/// The players who may show the card, the reason, and further rules.
struct CardAnswer {
    text: Message,
    because: Message,
    warnings: Vec<Message>,
}

impl CardsPage {
    fn new(request: &HttpRequest, desk: &Desk<Inside>, people: People, question: &Question) -> Self {
        let instructed = question.seats("looks", people.count());
        let zone = ZONES
            .iter()
            .find(|(word, ..)| *word == question.get("zone"))
            .unwrap_or(&ZONES[0]);
        let answer = match question.is_question() {
            true => answer(&people, question, zone.1, instructed, zone.3()),
            false => None,
        };
        Self {
            shell: desk.shell(request, t::cards()),
            at: desk.at("desk/references"),
            zones: ZONES
                .iter()
                .map(|(word, _, name, _)| Choice::new(*word, name()))
                .collect(),
            zone: zone.0.to_owned(),
            owner: question.get("owner").to_owned(),
            controller: question.get("controller").to_owned(),
            lookers: Looker::all(&people, instructed),
            choices: people.choices(),
            answer,
            people,
        }
    }
}

/// `GET …/desk/references/cards`: staff.
pub(super) async fn show(
    app: App,
    request: HttpRequest,
    desk: Desk<Inside>,
    question: web::Query<Vec<(String, String)>>,
) -> WebResult {
    let question = Question(question.into_inner());
    let people = people(&app, &desk, &question).await?;
    page::private(&CardsPage::new(&request, &desk, people, &question))
}

/// Returns who may show a card of a zone; `None` before its owner is chosen.
fn answer(
    people: &People,
    question: &Question,
    zone: Zone,
    instructed: SeatSet,
    because: Message,
) -> Option<CardAnswer> {
    let count = people.count();
    let owner = question.seat("owner", count)?;
    let has_controller = matches!(zone, Zone::Battlefield | Zone::Stack);
    let may: SeatSet = who_may_show(&HiddenCard {
        zone,
        owner,
        controller: question
            .seat("controller", count)
            // a card's owner controls it, unless somebody else is named
            .or(Some(owner))
            .filter(|_| has_controller),
        instructed,
    });
    let text = match may.len() {
        0 => t::nobody_may_show(),
        count => t::may_show(people.several(&may), count),
    };
    let mut warnings = Vec::new();
    // T26: a player who was allowed to look may say what they saw; only the owner may show the card.
    if zone == Zone::Library && may.is_empty() && !instructed.is_empty() {
        warnings.push(t::may_say_not_show());
    }
    warnings.push(t::theirs_alone());
    warnings.push(t::anyone_may_say());
    Some(CardAnswer {
        text,
        because: t::because(because),
        warnings,
    })
}
