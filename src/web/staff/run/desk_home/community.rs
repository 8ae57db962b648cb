//! The text about the end of a tournament that its staff post where their players are: champion, top cut, link.

use crate::web::frame::look::format::count;
use crate::web::shared::view::View;
use podium_event::PlayerIx;
use podium_event::format::listed;

/// The most places that are named where no cut says how many are.
const PLACES: usize = 4;

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
    let places: Vec<String> = (1..)
        .zip(&best)
        .map(|(place, &player)| format!("{place}. {}", name(player)))
        .collect();
    Some(format!(
        "{} {won} {} ({}). Top {}: {}. {base}/t/{}",
        listed(&champions, "and"),
        view.tournament().name,
        count(view.event().size(), "player", "players"),
        best.len(),
        places.join(", "),
        view.tournament().slug,
    ))
}

/// The players of the cut by final place; without a playoff the first of the standings.
fn best(view: &View<'_>) -> Vec<PlayerIx> {
    match view.final_places() {
        Some(places) => {
            let in_cut = places.given().iter().filter(|place| place.reached.is_some());
            in_cut.map(|place| place.player).collect()
        }
        None => {
            let rows = view.standings(view.finished_swiss()).rows();
            rows.iter().take(PLACES).map(|row| row.player).collect()
        }
    }
}
