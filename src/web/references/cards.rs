//! Who may show a card face (MTR-A 3.13A, T26).

use actix_web::{HttpRequest, web};
use askama::Template;

use super::people::{Asked, People};
use crate::melee::{HiddenCard, SeatSet, Zone, who_may_show};
use crate::web::desk::{Desk, Inside};
use crate::web::error::WebResult;
use crate::web::form::Choice;
use crate::web::page;
use crate::web::shell::Shell;
use crate::web::state::{App, read};

/// A zone with its word in the address, its name, and why who may show a card there.
const ZONES: [(&str, Zone, &str, &str); 6] = [
    (
        "library",
        Zone::Library,
        "Library",
        "A card in a library is shown only by its owner, and only while an instruction has them look at it.",
    ),
    ("hand", Zone::Hand, "Hand", "A hand is its owner's to show."),
    (
        "exile",
        Zone::Exile,
        "Exile, face down",
        "A card exiled face down is shown by whoever an instruction that applies now lets look at it.",
    ),
    (
        "other",
        Zone::Temporary,
        "Another zone, face down for now",
        "Such a card is shown by whoever an instruction that applies now lets look at it.",
    ),
    (
        "battlefield",
        Zone::Battlefield,
        "Battlefield, face down",
        "A face-down permanent is its controller's to show.",
    ),
    (
        "stack",
        Zone::Stack,
        "Stack, face down",
        "A face-down spell is its controller's to show.",
    ),
];

/// A player who may be let look.
struct Looker {
    seat: usize,
    name: String,
    chosen: bool,
}

#[derive(Template)]
#[template(path = "references/cards.html")]
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
    answer: String,
    because: &'static str,
    warnings: Vec<&'static str>,
}

impl CardsPage {
    /// Address of this page.
    fn here(&self) -> String {
        format!("{}/cards", self.at)
    }
}

/// `GET …/desk/references/cards`: staff.
pub(super) async fn show(
    app: App,
    request: HttpRequest,
    desk: Desk<Inside>,
    asked: web::Query<Vec<(String, String)>>,
) -> WebResult {
    let asked = Asked(asked.into_inner());
    let (tournament, question) = (desk.tournament.clone(), asked.clone());
    let people = read(&app, move |conn| People::read(conn, &tournament, &question)).await?;
    let count = people.count();
    let instructed = asked.seats("looks", count);
    let zone = ZONES
        .iter()
        .find(|(word, ..)| *word == asked.get("zone"))
        .unwrap_or(&ZONES[0]);
    let mut answer = String::new();
    let mut warnings = Vec::new();
    if asked.is_question()
        && let Some(owner) = asked.seat("owner", count)
    {
        let has_controller = matches!(zone.1, Zone::Battlefield | Zone::Stack);
        let card = HiddenCard {
            zone: zone.1,
            owner,
            controller: asked
                .seat("controller", count)
                .or(Some(owner))
                .filter(|_| has_controller),
            instructed,
        };
        let may: SeatSet = who_may_show(&card);
        answer = match may.len() {
            0 => "Nobody may show it.".to_owned(),
            1 => format!("{} may show it, nobody else.", people.several(&may)),
            _ => format!("{} may show it, nobody else.", people.several(&may)),
        };
        if zone.1 == Zone::Library && may.is_empty() && !instructed.is_empty() {
            warnings.push("Somebody else was let look: they may tell what they saw, not show it.");
        }
        warnings.push("The permission is theirs alone: who controls that player does not have it.");
        warnings.push("What is on a hidden card may be told, truly or not, by anybody who likes.");
    }
    page::private(&CardsPage {
        shell: desk.shell(&request, "Who may show a card"),
        at: desk.at("desk/references"),
        zones: ZONES
            .iter()
            .map(|(word, _, name, _)| Choice::new(*word, *name))
            .collect(),
        zone: zone.0.to_owned(),
        owner: asked.get("owner").to_owned(),
        controller: asked.get("controller").to_owned(),
        lookers: (1..)
            .zip(&people.names)
            .map(|(seat, name)| Looker {
                seat,
                name: name.clone(),
                chosen: crate::melee::Seat::new(seat - 1).is_some_and(|seat| instructed.contains(seat)),
            })
            .collect(),
        choices: people.choices(),
        because: if answer.is_empty() { "" } else { zone.3 },
        answer,
        warnings,
        people,
    })
}
