//! The fairness page (T32): the commitment, every recorded draw, instructions to check them, and, once the secret is
//! published, the result of the check that `podium verify` makes.

use std::ops::Range;

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use say::Message;
use say::fairness as words;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::look::chip::Chip;
use crate::web::frame::look::parts::{ListAddress, PartQuery, Parts, Shown};
use crate::web::frame::look::shell::{Door, Shell};
use crate::web::frame::request::query::PublicQuery;
use crate::web::frame::state::App;
use crate::web::shared::view::View;
use podium_document::EventDocument;
use podium_document::fairness::verify;
use podium_ops::tournaments::archive::{self, Audience};
use podium_rules::draws::{Coin, Drawn, Draws, Purpose};
use podium_rules::fairness::{Check, title};
use podium_snapshot::names;
use podium_store::Reader;
use podium_store::tournaments::players::PlayerRow;

/// Names of drawn players on one page, about 40 bytes each.
const NAMES: usize = 2_400;
/// The size of a draw's heading, in names.
const HEADING: usize = 3;
/// The most checks that are listed. Of more, those that agree are only counted.
const CHECKS: usize = 300;

/// `GET /t/{slug}/fairness`: for everybody.
pub async fn fairness(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    let part = PublicQuery::of(&request).part();
    let caching = Caching::page(ListAddress::new(page::path(&request)).of(part));
    page::public_reading(&app, &request, &slug, caching, move |conn, snapshot| {
        let mut page = FairnessPage::read(conn, snapshot)?;
        page.show(part, &ListAddress::new(View::shown(snapshot).at("fairness")))?;
        snapshot.render(&page)
    })
    .await
}

/// The fairness page.
#[derive(Debug, Template)]
#[template(path = "public/fairness.html")]
pub struct FairnessPage {
    pub shell: Shell,
    /// SHA-256 of the secret.
    pub commitment: String,
    /// `None` until the tournament is finished; it stays public if the tournament is reopened.
    pub secret: Option<String>,
    /// The recomputed draws; empty before the secret is published.
    pub checks: Vec<CheckLine>,
    /// "31 recomputed: 30 agree, 1 was changed by hand."
    pub summary: Message,
    pub rounds: Vec<RoundDraws>,
    /// The part of the draws that is shown.
    pub shown: Shown,
    /// The address of the event document, which contains everything needed to recompute the draws.
    pub document: String,
    pub changes: String,
}

/// A recomputed draw.
#[derive(Debug, PartialEq, Eq)]
pub struct CheckLine {
    pub verdict: Chip,
    pub what: Message,
    /// The difference or its explanation; empty if the draw agrees.
    pub note: Message,
}

/// The draws of a round.
#[derive(Debug, PartialEq, Eq)]
pub struct RoundDraws {
    /// "Round 3".
    pub title: Message,
    /// "Paired 3 times: draw 3 counts."; `None` if it was paired once.
    pub again: Option<Message>,
    pub draws: Vec<DrawLine>,
}

/// A recorded draw.
#[derive(Debug, PartialEq, Eq)]
pub struct DrawLine {
    /// "seats/3/1", the text that is hashed.
    pub label: String,
    /// "Draw 1: seats".
    pub title: Message,
    /// Names with ids in drawn order; for a die or a coin its result.
    pub drawn: Vec<Message>,
}

impl DrawLine {
    /// Returns what was drawn in one line.
    pub fn in_one_line(&self) -> Message {
        Message::joined(self.drawn.iter().cloned(), ", ")
    }
}

impl FairnessPage {
    /// Reads the event, checks its draws once the secret is published, and makes the page with all of them.
    fn read(conn: &mut Reader<'_>, shown: &page::Shown<'_>) -> Result<Self, WebError> {
        let loaded = &shown.snapshot.loaded;
        let how = loaded.tournament.names_shown;
        let name = move |row: &PlayerRow| names::of_player(row, how);
        let document = archive::document(conn, &loaded.tournament.slug, Audience::Everybody(&name))?;
        let secret = loaded.tournament.secret_bytes()?;
        // T32: before the end it would reveal every future draw
        let checks = document.about.secret.is_some().then(|| verify(&document, &secret));
        let commitment = Draws::new(&secret).commitment();
        Ok(Self::new(&View::shown(shown), commitment, &document, checks))
    }

    /// Creates the page from an event's public document; `checks` once the secret is published.
    pub fn new(view: &View<'_>, commitment: String, document: &EventDocument, checks: Option<Vec<Check>>) -> Self {
        // The checks are made only with the published secret: without them the page must not show it.
        let secret = checks.as_ref().and(document.about.secret.clone());
        let mut checks = checks.unwrap_or_default();
        let summary = summary(&checks);
        if checks.len() > CHECKS {
            checks.retain(|check| !check.agrees);
            checks.truncate(CHECKS);
        }
        let rounds = rounds(view, document);
        Self {
            shell: view.shell(say::common::page_fairness(), Door::More, &view.at("fairness")),
            commitment,
            secret,
            summary,
            checks: checks.into_iter().map(check_line).collect(),
            shown: Shown::whole(rounds.len()),
            rounds,
            document: view.at("export/event.json"),
            changes: view.at("changes"),
        }
    }

    /// Keeps only the requested part of the draws: those of a hall name thousands of players each.
    ///
    /// # Errors
    /// A redirect to the address of the requested part.
    pub fn show(&mut self, part: PartQuery, at: &ListAddress) -> Result<(), WebError> {
        let mut pieces: Vec<Piece> = Vec::new();
        for (round, draws) in self.rounds.iter().enumerate() {
            for (draw, line) in draws.draws.iter().enumerate() {
                for from in (0..line.drawn.len().max(1)).step_by(NAMES) {
                    let names = from..line.drawn.len().min(from + NAMES);
                    pieces.push(Piece { round, draw, names });
                }
            }
        }
        let lines: Vec<(Message, usize)> = pieces
            .iter()
            .map(|piece| (self.rounds[piece.round].title.clone(), piece.names.len() + HEADING))
            .collect();
        self.shown = Parts::by_length(&lines, NAMES + HEADING).shown(part, at, |_| None)?;
        let mut rounds: Vec<RoundDraws> = Vec::new();
        let mut shown_round = None;
        for Piece { round, draw, names } in self.shown.take(pieces) {
            let of = &self.rounds[round];
            if shown_round != Some(round) {
                shown_round = Some(round);
                rounds.push(RoundDraws {
                    title: of.title.clone(),
                    again: of.again.clone(),
                    draws: Vec::new(),
                });
            }
            let line = &of.draws[draw];
            let all = line.drawn.len();
            let drawn = line.drawn[names.clone()].to_vec();
            let title = match drawn.len() < all {
                true => words::draw_places(&line.title, names.start + 1, names.end, all),
                false => line.title.clone(),
            };
            let label = line.label.clone();
            if let Some(last) = rounds.last_mut() {
                last.draws.push(DrawLine { label, title, drawn });
            }
        }
        self.rounds = rounds;
        Ok(())
    }
}

/// A draw, or some of its names if it has too many for one page.
struct Piece {
    /// Indices of the round and of its draw.
    round: usize,
    draw: usize,
    names: Range<usize>,
}

/// Returns how many draws were computed again, agree, differ for a recorded reason, and differ without one.
fn summary(checks: &[Check]) -> Message {
    let count = |is: fn(&Check) -> bool| checks.iter().filter(|check| is(check)).count();
    let (all, agree) = (checks.len(), count(|check| check.agrees));
    match (count(|check| check.explained), count(|check| !check.is_fine())) {
        (0, 0) => words::summary_agree(all, agree),
        (changed, 0) => words::summary_changed(all, agree, changed),
        (0, wrong) => words::summary_unexplained(all, agree, wrong),
        (changed, wrong) => words::summary_both(all, agree, changed, wrong),
    }
}

fn check_line(check: Check) -> CheckLine {
    CheckLine {
        verdict: match (check.agrees, check.explained) {
            (true, _) => Chip::new("good", words::verdict_agrees()),
            (_, true) => Chip::new("warn", words::verdict_changed()),
            _ => Chip::new("bad", words::verdict_differs()),
        },
        what: check.what,
        note: check.note,
    }
}

fn rounds(view: &View<'_>, document: &EventDocument) -> Vec<RoundDraws> {
    let mut all: Vec<&Drawn> = document.about.draws.iter().collect();
    // a stable sort: the draws of one pairing keep the order in which they were made
    all.sort_by_key(|drawn| (drawn.round, drawn.counter));
    let swiss = document.event.swiss().len() as u32;
    all.chunk_by(|a, b| a.round == b.round)
        .map(|draws| {
            let number = draws[0].round;
            // 0, before round 1, wraps to a round that never exists
            let about = document.about.rounds.get(number.wrapping_sub(1) as usize);
            let counter = about.and_then(|round| round.draw_counter).unwrap_or(1);
            // draws that break ties for the cut have the number after the last Swiss round
            let in_cut = number > swiss && document.event.cut().is_some();
            RoundDraws {
                title: match in_cut {
                    true => words::playoff(),
                    false if number == 0 => words::before_first_round(),
                    false => say::common::round_number(number),
                },
                again: (counter > 1 && !in_cut).then(|| words::paired_again(counter)),
                draws: draws.iter().map(|drawn| draw_line(view, document, drawn)).collect(),
            }
        })
        .collect()
}

fn draw_line(view: &View<'_>, document: &EventDocument, drawn: &Drawn) -> DrawLine {
    let by_id = view.event().by_id();
    let name = |id: &String| match by_id.get(id.as_str()) {
        Some(&player) => Message::joined([view.name(player).into(), format!("({id})").into()], " "),
        None => id.into(),
    };
    let rolled = drawn.rolled.unwrap_or_default();
    DrawLine {
        label: format!("{}/{}/{}", drawn.purpose.as_str(), drawn.round, drawn.counter),
        title: words::draw(drawn.counter, title(&document.event, drawn)),
        drawn: match drawn.purpose {
            // T32: a coin is a die of two, 1 is heads
            Purpose::Flip if rolled == Coin::Heads as u32 + 1 => vec![words::heads()],
            Purpose::Flip => vec![words::tails()],
            Purpose::Die => vec![words::rolled(rolled, drawn.sides.unwrap_or_default())],
            _ => drawn.order.iter().map(name).collect(),
        },
    }
}
