//! The text about the end of a tournament that its staff post where their players are: champion, top cut, link.

use crate::web::shared::view::View;
use podium_event::PlayerIx;
use say::{Message, desk_home as t};

/// The last rank that is named where no cut says which is.
const PLACES: u32 = 4;

/// Returns the text of a finished tournament, with names as its public pages show them; `None` if nobody has won it.
/// `base`: scheme and host of this service.
pub fn text(view: &View<'_>, base: &str) -> Option<Message> {
    let name = |player: PlayerIx| Message::from(view.name(player));
    let champions: Vec<Message> = view.champions().into_iter().map(name).collect();
    let tournament = view.tournament();
    let players = say::common::players(view.event().size());
    let won = match champions.len() {
        0 => return None,
        1 => t::community_won(say::list(champions), &tournament.name, players),
        _ => t::community_share(say::list(champions), &tournament.name, players),
    };
    let best = best(view);
    let count = best.len();
    let places = best
        .into_iter()
        .map(|(place, player)| Message::joined([format!("{place}.").into(), name(player)], " "));
    let places = Message::joined(places, ", ");
    let places = match view.final_places() {
        Some(_) => t::community_top(count, places),
        None => t::community_standings(places),
    };
    let link = format!("{base}/t/{}", tournament.slug);
    Some(Message::joined([won, places, link.into()], " "))
}

/// The players of the cut by final place; without a playoff the first of the standings, by rank.
fn best(view: &View<'_>) -> Vec<(u32, PlayerIx)> {
    match view.final_places() {
        Some(places) => {
            let in_cut = places.given().iter().filter(|place| place.reached.is_some());
            (1..).zip(in_cut.map(|place| place.player)).collect()
        }
        None => {
            let rows = view.standings(view.finished_swiss()).rows();
            // with everybody who shares the last of these ranks
            let first = rows.iter().take_while(|row| row.rank <= PLACES);
            first.map(|row| (row.rank, row.player)).collect()
        }
    }
}
