//! The players who make the cut: the best of the standings who are still in, with ties drawn (T9, T16).

use crate::draws::{Drawn, Draws, Purpose};
use crate::standings::{Row, Standings, standings};
use podium_event::Refusal;
use podium_event::bracket::plan;
use podium_event::event::Event;
use podium_event::player::PlayerIx;
use podium_event::profile::Tiebreaker;
use say::{Message, refused_playoff as t};

/// The players who would be in the playoff if the cut were announced now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidates {
    /// Best first. Fixed once the cut is announced.
    pub seeds: Vec<PlayerIx>,
    /// Groups of players equal in every tiebreaker, in drawn order, including those who miss the cut by the draw.
    pub draws: Vec<Vec<PlayerIx>>,
}

/// Selects the cut and draws its ties from the tournament's secret. The draws are those of the round that the cut
/// opens, one for each group of equal players, counted from 1 (T32).
///
/// # Errors
/// As [`cut_candidates`].
pub fn draw_cut(event: &Event, size: usize, draws: &Draws) -> Result<(Candidates, Vec<Drawn>), Refusal> {
    let round = opened_round(event);
    let mut drawn: Vec<Drawn> = Vec::new();
    let candidates = cut_candidates(event, size, |ids| {
        // Every group has its own counter: with one label two groups would share the numbers of one draw.
        let counter = u32::try_from(drawn.len()).expect("at most MAX_PLAYERS") + 1;
        let order = draws.order(Purpose::Tie, round, counter, ids);
        let ids = order.iter().map(|&ix| ids[ix].to_owned()).collect();
        drawn.push(Drawn::order(Purpose::Tie, round, counter, ids));
        order
    })?;
    Ok((candidates, drawn))
}

/// Returns the number of the round that the cut opens, also after playoff rounds were played.
fn opened_round(event: &Event) -> u32 {
    u32::try_from(event.swiss().len()).expect("at most MAX_ROUNDS") + 1
}

/// Selects the best `size` active players of the standings. Before the cut is announced the next in the standings takes
/// the place of a player who left (T16).
///
/// `tie_order` draws the order of equal players: it receives their ids and returns indices into them, as
/// [`Draws::order`] does.
///
/// # Errors
/// Refuses a size that does not fill its pods, missing Swiss results (with their tables), and too few active players.
pub fn cut_candidates(
    event: &Event,
    size: usize,
    mut tie_order: impl FnMut(&[&str]) -> Vec<usize>,
) -> Result<Candidates, Refusal> {
    // A cut that fills no pods is refused before anything is drawn for it (T15).
    plan(size, event.profile().pod_size)?;
    missing_results(event)?;
    let round = opened_round(event);
    let standings = standings(event, None);
    let active: Vec<&Row> = standings
        .rows()
        .iter()
        // T16: before the announcement the next in the standings moves up.
        .filter(|row| event.player(row.player).is_active(round))
        .collect();
    if active.len() < size {
        return Err(Refusal::new("T15", t::cut_too_large(size, active.len())));
    }
    let mut candidates = Candidates {
        seeds: Vec::with_capacity(size),
        draws: Vec::new(),
    };
    // T9: only ties that the cut needs are drawn, and each group of equal players as a whole.
    for equal in active.chunk_by(|a, b| a.rank == b.rank) {
        // A draw that decides nothing would still be recorded and published (T32).
        if candidates.seeds.len() >= size {
            break;
        }
        let mut players: Vec<PlayerIx> = equal.iter().map(|row| row.player).collect();
        if players.len() > 1 {
            let ids: Vec<&str> = players.iter().map(|&player| event.player(player).id.as_str()).collect();
            players = tie_order(&ids).into_iter().map(|ix| players[ix]).collect();
            candidates.draws.push(players.clone());
        }
        let places = size - candidates.seeds.len();
        candidates.seeds.extend(placed(event, players, places));
    }
    Ok(candidates)
}

/// Returns the first of the drawn players, as many as there are places. An imported playoff may have no seeds: then the
/// players who sit in its pods take precedence over their equals.
fn placed(event: &Event, drawn: Vec<PlayerIx>, places: usize) -> Vec<PlayerIx> {
    let played = |player: &PlayerIx| {
        let mut pods = event.playoff().iter().flat_map(|round| &round.pods);
        pods.any(|pod| pod.seats.contains(player))
    };
    if drawn.len() <= places {
        return drawn;
    }
    let (mut chosen, others): (Vec<usize>, Vec<usize>) = (0..drawn.len()).partition(|&ix| played(&drawn[ix]));
    chosen.extend(others);
    chosen.truncate(places);
    chosen.sort_unstable(); // back to the drawn order
    chosen.into_iter().map(|ix| drawn[ix]).collect()
}

/// The two sides of a cut's line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CutLine {
    /// The last player of the standings who is in.
    pub last_in: PlayerIx,
    /// The best player who is still in the tournament and not in the cut, and everybody equal to them, in the order of
    /// the standings.
    pub first_out: Vec<PlayerIx>,
    /// The first tiebreaker in which `first_out` are behind `last_in`; `None` if they are equal in all, so that a draw by
    /// lot decides between them (T9).
    pub by: Option<Tiebreaker>,
}

impl CutLine {
    /// Returns the line of a cut with these seeds; `None` if nobody else is left. `standings` are those of the Swiss
    /// rounds that the cut is made from.
    #[must_use]
    pub fn of(event: &Event, standings: &Standings, seeds: &[PlayerIx]) -> Option<Self> {
        let round = opened_round(event);
        let rows = standings.rows();
        let last_in = rows.iter().rfind(|row| seeds.contains(&row.player))?;
        let is_out = |row: &&Row| !seeds.contains(&row.player) && event.player(row.player).is_active(round);
        let best = rows.iter().find(is_out)?;
        let equal = rows.iter().filter(is_out).filter(|row| row.rank == best.rank);
        Some(Self {
            last_in: last_in.player,
            first_out: equal.map(|row| row.player).collect(),
            by: last_in.differs_in(best, &event.profile().tiebreakers),
        })
    }
}

fn missing_results(event: &Event) -> Result<(), Refusal> {
    for round in event.swiss() {
        let missing = round.pods.iter().filter(|pod| !pod.result.is_reported());
        let tables: Vec<Message> = missing.map(|pod| pod.table.into()).collect();
        if !tables.is_empty() {
            let message = t::results_missing_cut(tables.len(), round.number, say::list(tables));
            return Err(Refusal::new("T16", message));
        }
    }
    Ok(())
}
