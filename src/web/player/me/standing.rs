//! The player's success so far: points, place and record, and a text to share them.

use crate::web::frame::look::format::record;
use crate::web::shared::player_state::PlayerState;
use crate::web::shared::terms;
use crate::web::shared::view::View;
use podium_event::event::PlayerIx;
use podium_rules::playoff::Reached;
use say::{Message, standing as t};

/// Points and place after the last finished Swiss round; the final place once it is known.
pub(super) struct Standing {
    /// "Standing after round 3", "Your record".
    pub title: Message,
    /// Figures, each with its word.
    pub figures: Vec<(Message, Message)>,
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
        let of = |place: u32| t::place_of(terms::ordinal(place), all.rows().len());
        let place = view.final_places().and_then(|places| places.of(player));
        let is_over = state == PlayerState::Finished;
        let mut figures = Vec::new();
        if let Some(place) = place {
            let came = terms::came(place).unwrap_or_else(t::final_place);
            figures.push((of(place.place), came));
        }
        figures.push((line.match_points.into(), t::points()));
        let rank = match place {
            Some(_) => t::rank_after_swiss(),
            None => t::place(),
        };
        figures.push((of(line.rank), rank));
        figures.push((record(line), t::record()));
        Some(Self {
            title: match is_over {
                true => t::your_record(),
                false => t::after_round(after),
            },
            figures,
        })
    }
}

/// The text that a player can share at the end.
pub(super) struct Share {
    /// "Ann Ash: 3rd of 37 at Spring Open, 3–1–0"
    pub text: Message,
    /// Address of the player's rounds for everybody.
    pub link: String,
    /// Both, to copy.
    pub whole: Message,
}

impl Share {
    /// Returns the text; `None` for players who are not in the standings. `base`: scheme and host of this service.
    pub fn of(view: &View<'_>, player: PlayerIx, base: &str) -> Option<Self> {
        let all = view.standings(view.finished_swiss());
        let line = all.row(player)?;
        let place = view.final_places().and_then(|places| places.of(player));
        let of = all.rows().len();
        let (name, tournament) = (view.name(player), &view.tournament().name);
        let at = |place: u32| t::share_place(name, terms::ordinal(place), of, tournament, record(line));
        let text = match place {
            Some(place) if place.reached == Some(Reached::Champion) => {
                t::share_champion(name, of, tournament, record(line))
            }
            Some(place) => at(place.place),
            None => at(line.rank),
        };
        let link = format!("{base}{}", view.player_at(player));
        Some(Self {
            whole: Message::joined([text.clone(), link.clone().into()], " "),
            text,
            link,
        })
    }
}
