//! The text about the end of a tournament that its staff post where their players are: champion, top cut, link.

use crate::web::frame::look::format::count;
use crate::web::shared::view::View;
use podium_event::PlayerIx;
use podium_event::format::listed;

/// The last rank that is named where no cut says which is.
const PLACES: u32 = 4;

/// Returns the text of a finished tournament, with names as its public pages show them; `None` if nobody has won it.
/// `base`: scheme and host of this service.
pub fn text(view: &View<'_>, base: &str) -> Option<String> {
    let name = |player: PlayerIx| view.name(player).to_owned();
    let champions: Vec<String> = view.champions().into_iter().map(name).collect();
    let won = match champions.len() {
        0 => return None,
        1 => "won",
        _ => "share first place in",
    };
    let best = best(view);
    let head = match view.final_places() {
        Some(_) => format!("Top {}", best.len()),
        None => "Standings".to_owned(),
    };
    let places: Vec<String> = (best.into_iter())
        .map(|(place, player)| format!("{place}. {}", name(player)))
        .collect();
    Some(format!(
        "{} {won} {} ({}). {head}: {}. {base}/t/{}",
        listed(&champions, "and"),
        view.tournament().name,
        count(view.event().size(), "player", "players"),
        places.join(", "),
        view.tournament().slug,
    ))
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
