//! The player's success so far: points, place and record, and a text to share them.

use crate::web::frame::look::format::{came, ordinal, record};
use crate::web::shared::player_state::PlayerState;
use crate::web::shared::view::View;
use podium_event::event::PlayerIx;
use podium_rules::playoff::Reached;

/// Points and place after the last finished Swiss round; the final place once it is known.
pub(super) struct Standing {
    /// "Standing after round 3", "Your record".
    pub title: String,
    /// Figures, each with its word.
    pub figures: Vec<(String, String)>,
}

impl Standing {
    /// Returns the standing; `None` before the first finished round, and for players who are not in the standings.
    pub fn of(view: &View<'_>, state: PlayerState, player: PlayerIx) -> Option<Self> {
        let after = view.finished_swiss();
        if after == 0 {
            return None;
        }
        let all = view.standings(after);
        let line = all.row(player)?;
        let of = |place: u32| format!("{} of {}", ordinal(place), all.rows().len());
        let place = view.final_places().and_then(|places| places.of(player));
        let is_over = state == PlayerState::Finished;
        let mut figures = Vec::new();
        if let Some(place) = place {
            let came = came(place).unwrap_or_else(|| "final place".to_owned());
            figures.push((of(place.place), came));
        }
        figures.push((line.match_points.to_string(), "points".to_owned()));
        let rank = match place {
            Some(_) => "rank after the Swiss rounds",
            None => "place",
        };
        figures.push((of(line.rank), rank.to_owned()));
        figures.push((record(line), "won–lost–drawn".to_owned()));
        Some(Self {
            title: match is_over {
                true => "Your record".to_owned(),
                false => format!("Standing after round {after}"),
            },
            figures,
        })
    }
}

/// The text that a player can share at the end.
pub(super) struct Share {
    /// "Ann Ash: 3rd of 37 at Spring Open, 3–1–0"
    pub text: String,
    /// Address of the player's rounds for everybody.
    pub link: String,
}

impl Share {
    /// Returns the text; `None` for players who are not in the standings. `base`: scheme and host of this service.
    pub fn of(view: &View<'_>, player: PlayerIx, base: &str) -> Option<Self> {
        let all = view.standings(view.finished_swiss());
        let line = all.row(player)?;
        let place = view.final_places().and_then(|places| places.of(player));
        let of = all.rows().len();
        let place = match place {
            Some(place) if place.reached == Some(Reached::Champion) => format!("champion of {of}"),
            Some(place) => format!("{} of {of}", ordinal(place.place)),
            None => format!("{} of {of}", ordinal(line.rank)),
        };
        Some(Self {
            text: format!(
                "{}: {place} at {}, {}",
                view.name(player),
                view.tournament().name,
                record(line)
            ),
            link: format!("{base}{}", view.player_at(player)),
        })
    }
}
