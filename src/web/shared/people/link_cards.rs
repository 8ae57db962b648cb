//! Secret links on paper: cards to cut apart, eight to a sheet. For a long list, a print-out is chosen first.

use askama::Template;
use serde::Deserialize;

use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::{page, qr};
use crate::web::frame::look::name_order::NameOrder;
use crate::web::frame::look::parts::{Part, Parts};
use crate::web::frame::look::shell::{Link, Paper, Shell};
use crate::web::frame::state::{App, State, compute};
use podium_ops::SecurityEvent;
use podium_snapshot::names;
use podium_store::SecurityEventKind;
use say::{Marked, Message, player_links as t};

/// Cards of one print-out: thirty sheets of paper.
const CARDS: usize = 240;
/// Cards that are shown at once. For more, a print-out is chosen: with its code, a card takes 4 KB.
const SHOWN: usize = 32;
/// Cards on a sheet.
const SHEET: usize = 8;

/// A secret link to hand out.
pub struct Card {
    /// "Player 17", "Person 17".
    pub number: Message,
    pub name: Message,
    pub link: String,
    /// The address to type, without "https://"; empty if there is none.
    pub short: String,
    /// An `<svg>` element.
    pub code: qr::Svg,
}

/// The query of a page of cards.
#[derive(Default, Deserialize)]
#[serde(default)]
pub struct PrintQuery {
    /// The number of the print-out of a long list, from 1.
    pub print: usize,
}

/// What a page of cards has around them.
pub struct Around {
    pub shell: Shell,
    /// The address of the page.
    pub at: String,
    /// The way back to the list.
    pub back: Link,
    /// Where a single link is.
    pub single: Marked,
    /// The tournament's or community's name.
    pub of: String,
    /// What the link opens, on each card.
    pub opens: Message,
    /// In place of the cards while there are none.
    pub none: Message,
    pub none_text: Message,
    /// How many people a print-out has.
    pub count: fn(usize) -> Message,
}

/// The page of the cards, or of the choice of a print-out.
#[derive(Template)]
#[template(path = "shared/link_cards.html")]
struct LinksPage {
    shell: Shell,
    around: Around,
    /// The possible print-outs, until one is chosen.
    prints: Vec<Link>,
    /// The address of the choice, if there is one.
    choice: Option<String>,
    cards: Vec<Card>,
}

/// The links that can be printed.
pub struct Printing<T> {
    prints: Parts,
    /// Whether a print-out has to be chosen.
    is_long: bool,
    /// Of the chosen print-out; none until one of a long list is chosen.
    printed: Vec<T>,
}

impl<T: Send + 'static> Printing<T> {
    /// Sorts `rows` by last name. `chosen`: the number of the print-out, from 1.
    pub fn of(mut rows: Vec<T>, name: impl Fn(&T) -> names::Parts, chosen: usize) -> Self {
        let order = NameOrder::of_reader();
        rows.sort_by_cached_key(|row| order.key(&name(row)));
        let names: Vec<String> = rows.iter().map(|row| name(row).last_first()).collect();
        let prints = Parts::by_name(&names, CARDS);
        let is_long = rows.len() > SHOWN;
        let printed = match prints.of(chosen) {
            Some(print) if is_long => rows.drain(print.range.clone()).collect(),
            _ if is_long => Vec::new(),
            _ => rows,
        };
        Self {
            prints,
            is_long,
            printed,
        }
    }

    /// Returns the event of the security log: links were shown; `None` while a print-out has to be chosen.
    pub fn event(&self) -> Option<SecurityEvent<'static>> {
        let shown = self.printed.len();
        (shown > 0).then(|| SecurityEvent::new(SecurityEventKind::PlayerLinksShown).with(shown))
    }

    /// Answers with the cards, each made by `card`.
    ///
    /// # Errors
    /// The server has too much to do.
    pub async fn page(
        self,
        app: &App,
        mut around: Around,
        card: impl Fn(&State, &T) -> Card + Send + 'static,
    ) -> WebResult {
        let prints = self.choices(&around);
        let choice = self.is_long.then(|| around.at.clone());
        let rows = self.printed;
        let made = move |state: &State| rows.iter().map(|row| card(state, row)).collect();
        let cards: Vec<Card> = compute(app, move |state| Ok(made(state))).await?;
        let shell = std::mem::take(&mut around.shell);
        let links = LinksPage {
            shell: match cards.is_empty() {
                true => shell,
                false => shell.on_paper(Paper::Slips),
            },
            around,
            prints,
            choice,
            cards,
        };
        page::private_large(app, move || links).await
    }

    /// Returns the links to the print-outs while none is chosen: "A–Be: 236 players, 30 sheets".
    fn choices(&self, around: &Around) -> Vec<Link> {
        if !self.is_long || !self.printed.is_empty() {
            return Vec::new();
        }
        let choice = |(print, number): (&Part, usize)| {
            let names = match print.label.is_empty() {
                true => t::everybody(),
                false => print.label.clone(),
            };
            let people = print.range.len();
            Link::new(
                t::print(names, (around.count)(people), t::sheets(people.div_ceil(SHEET))),
                format!("{}?print={number}", around.at),
            )
        };
        self.prints.all().zip(1..).map(choice).collect()
    }
}
