//! Pods of a round as staff pages show them, with full names, points and results in words.

pub mod places;

use podium_event::penalties::Penalty;
use podium_event::result::Outcome;
use podium_event::{Event, GameResult, PlayerIx, Pod, PodResult, Round};
use podium_ops::floor::rulings::{RuledOut, ruled_out};
use podium_rules::playoff::{Advance, chooses_first};
use podium_rules::standings::Standings;
use podium_rules::typed_result;
use podium_snapshot::Snapshot;
use podium_snapshot::names::of_all;
use podium_store::NamesShown;
use podium_store::tournaments::events::{Loaded, LoadedRound};
use say::{Message, pods as t};

/// Returns what pages say at a void table.
pub fn void() -> Message {
    t::void()
}

/// One pod.
#[derive(Debug, Clone)]
pub struct PodView {
    pub table: u32,
    pub seats: Vec<SeatView>,
    /// The result in words, once there is one.
    pub result: Option<Message>,
    pub typed: TypedResult,
    /// Why the pod was paired so; `None` unless it is of a draft.
    pub why: Option<Message>,
    /// Who chooses who begins; `None` where nobody does, and once there is a result (T14).
    pub chooses: Option<Message>,
}

impl PodView {
    pub fn is_reported(&self) -> bool {
        self.result.is_some()
    }

    /// Returns whether the winner's seat says the whole result: one game, which nobody conceded.
    pub fn is_said_by_seat(&self) -> bool {
        let winner = self.seats.iter().find(|seat| seat.state == Some(SeatResult::Won));
        winner.is_some_and(|winner| self.result == Some(t::won(&winner.name)))
    }
}

/// A result as it is typed.
#[derive(Debug, Clone, Default)]
pub struct TypedResult {
    /// The winner's seat, or `D` for a draw, once for each game.
    pub games: String,
    /// Concessions and match losses, as `c2 m3`.
    pub marks: String,
}

/// One seat.
#[derive(Debug, Clone)]
pub struct SeatView {
    /// From 1.
    pub seat: usize,
    pub name: Message,
    /// The player's short number.
    pub player: i64,
    pub points: u32,
    /// `None` for those who neither won nor were out, and without a result.
    pub state: Option<SeatResult>,
    /// The ruling that takes the player out of a table without result: "game loss, ruling 5".
    pub out: Option<Message>,
}

/// A seat that is ticked in a form: who conceded the match, or was still in a drawn game.
#[derive(Debug)]
pub struct SeatTick {
    /// From 1.
    pub number: usize,
    pub name: Message,
    pub ticked: bool,
}

/// How a match went for one of its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatResult {
    Won,
    /// Conceded, or got a match loss.
    Out,
}

impl SeatResult {
    /// The class of the style sheet.
    pub fn class(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Out => "out",
        }
    }

    /// Returns the word beside the name.
    pub fn word(self) -> Message {
        match self {
            Self::Won => t::seat_won(),
            Self::Out => t::seat_out(),
        }
    }
}

/// Returns the label at the seat of a player whom a ruling takes out.
fn ruled_out_label(out: &RuledOut) -> Message {
    match out.penalty {
        Penalty::Disqualification => t::seat_disqualified_by(out.ruling),
        Penalty::MatchLoss => t::seat_match_loss(out.ruling),
        _ => t::seat_game_loss(out.ruling),
    }
}

/// Marks the players whom rulings take out of a table of the open round; for staff, before its result is in.
pub fn mark_ruled_out(view: &mut PodView, snapshot: &Snapshot, round: &LoadedRound) {
    let pod = round.pods.iter().find(|pod| pod.table_number == i64::from(view.table));
    let Some(pod) = pod.filter(|pod| pod.result.is_none()) else {
        return;
    };
    // also those whose disqualification made no ruling, for the table had a result then
    for row in snapshot
        .loaded
        .players
        .iter()
        .filter(|row| row.disqualified_after.is_some())
    {
        if let Some(seat) = view.seats.iter_mut().find(|seat| seat.player == row.number) {
            seat.out = Some(t::seat_disqualified());
        }
    }
    let followed = snapshot.floor.followed_of(&pod.id);
    for out in ruled_out(&round.row, &snapshot.floor.rulings) {
        let number = snapshot.row_of(&out.player_id).map(|row| row.number);
        let seat = view.seats.iter_mut().find(|seat| Some(seat.player) == number);
        if let Some(seat) = seat.filter(|_| out.is_out_now(followed)) {
            seat.out = Some(ruled_out_label(&out));
        }
    }
}

/// A player without a pod, by a bye or a match loss.
#[derive(Debug, Clone)]
pub struct Aside {
    pub name: Message,
    pub player: i64,
}

/// Returns the pods of a round in the order of the pairing, with the points from `standings`.
pub fn pods(loaded: &Loaded, round: &Round, standings: &Standings) -> Vec<PodView> {
    let names = of_all(&loaded.players, NamesShown::Full);
    let view = |pod| view_of(loaded, pod, standings, &names);
    round.pods.iter().map(view).collect()
}

/// Returns one pod.
pub fn pod_view(loaded: &Loaded, pod: &Pod, standings: &Standings) -> PodView {
    view_of(loaded, pod, standings, &of_all(&loaded.players, NamesShown::Full))
}

/// Returns one pod, with the names of all players.
fn view_of(loaded: &Loaded, pod: &Pod, standings: &Standings, names: &[String]) -> PodView {
    let outcome = pod.result.outcome(&pod.seats, loaded.event.profile().games_to_win);
    let lost = pod.result.match_losses(&pod.seats);
    let marked = |player| match &pod.result {
        PodResult::Games { conceded, .. } => conceded.contains(player) || lost.contains(player),
        _ => lost.contains(player),
    };
    let seats = pod
        .seats
        .iter()
        .zip(1..)
        .map(|(player, seat)| SeatView {
            seat,
            name: (&names[player.ix()]).into(),
            player: loaded.row(*player).number,
            // T10: a disqualified player is not in the standings.
            points: standings.row(*player).map_or(0, |row| row.match_points),
            state: match &outcome {
                Some(Outcome::Won(winner)) if winner == player => Some(SeatResult::Won),
                _ if marked(player) => Some(SeatResult::Out),
                _ => None,
            },
            out: None,
        })
        .collect();
    let result = result_text(&|player| names[player.ix()].as_str(), pod, outcome.as_ref()).map(|text| {
        match advances_by_seed(loaded, pod) {
            Some(player) => t::advances_by_seed(text, names[player.ix()].as_str()),
            None => text,
        }
    });
    // few pods have a player whose matches are void: only those are looked for among the Swiss rounds
    let is_swiss = || loaded.event.swiss().iter().any(|round| round.pods.contains(pod));
    let is_void = !loaded.event.counts(pod, None) && is_swiss();
    PodView {
        table: pod.table,
        seats,
        result: result.map(|text| match is_void {
            true => t::result_and_void(text, void()),
            false => text,
        }),
        chooses: (outcome.is_none())
            .then(|| best_seed_chooses(&loaded.event, &pod.seats, |player| names[player.ix()].as_str()))
            .flatten(),
        typed: typed(pod, loaded.event.profile().shares_draw_still_in()),
        why: None,
    }
}

/// Says who chooses who begins at a table of the playoff; `None` where nobody does (T14).
pub fn best_seed_chooses<'n>(event: &Event, seats: &[PlayerIx], name: impl Fn(PlayerIx) -> &'n str) -> Option<Message> {
    chooses_first(event, seats).map(|best| t::best_seed_chooses(name(best)))
}

/// Returns the player who advances from a drawn playoff match as the best seed (T43).
fn advances_by_seed(loaded: &Loaded, pod: &Pod) -> Option<PlayerIx> {
    let event = &loaded.event;
    let is_playoff = || event.playoff().iter().any(|round| round.pods.contains(pod));
    match Advance::from_pod(event, pod)? {
        Advance::BySeed(player) => Some(player).filter(|_| is_playoff()),
        Advance::Won(_) => None,
    }
}

/// Returns a pod's result in words with concessions and match losses, with names formatted by `name`; `None` without an
/// outcome.
pub fn result_text<'n>(name: &dyn Fn(PlayerIx) -> &'n str, pod: &Pod, outcome: Option<&Outcome>) -> Option<Message> {
    let names = |players: &[PlayerIx]| say::list(players.iter().map(|player| name(*player).into()).collect());
    let mut text = outcome_text(name, pod, outcome)?;
    if let PodResult::Games { games, conceded, .. } = &pod.result {
        if games.len() > 1 {
            let played = games.iter().map(|game| match game {
                GameResult::Won(winner) => name(*winner).into(),
                GameResult::Drawn => t::game_drawn(),
            });
            text = t::with_games(text, Message::joined(played, ", "));
        }
        if !conceded.is_empty() {
            text = t::with_conceded(text, names(conceded));
        }
    }
    match pod.result.match_losses(&pod.seats) {
        lost if lost.is_empty() => Some(text),
        lost => Some(t::with_match_loss(text, names(&lost))),
    }
}

/// Returns how a pod's match ended in words, with the places if its result says them; `None` without an outcome.
pub fn outcome_text<'n>(name: &dyn Fn(PlayerIx) -> &'n str, pod: &Pod, outcome: Option<&Outcome>) -> Option<Message> {
    let names = |players: &[PlayerIx]| say::list(players.iter().map(|player| name(*player).into()).collect());
    let text = match outcome? {
        Outcome::Won(winner) => t::won(name(*winner)),
        Outcome::Drawn(scoring) if scoring.len() == pod.seats.len() => t::drawn(),
        // T3: everybody conceded or got a match loss
        Outcome::Drawn(scoring) if scoring.is_empty() => t::drawn_nobody_scores(),
        Outcome::Drawn(scoring) => t::drawn_among(names(scoring)),
    };
    let PodResult::Places(groups) = &pod.result else {
        return Some(text);
    };
    let mut place = 1;
    let each = groups.iter().map(|group| {
        let last = place + group.len() - 1;
        let number = match group.len() {
            1 => place.to_string(),
            _ => format!("{place}–{last}"),
        };
        place = last + 1;
        t::place_of(number, names(group))
    });
    Some(t::with_places(text, say::list(each.collect())))
}

fn typed(pod: &Pod, still_in: bool) -> TypedResult {
    let Some((games, conceded, losses)) = typed_result::write(&pod.result, &pod.seats, still_in) else {
        return TypedResult::default();
    };
    let mark =
        |letter: char, seats: &[usize]| -> Vec<String> { seats.iter().map(|s| format!("{letter}{s}")).collect() };
    let marks: Vec<String> = mark('c', &conceded).into_iter().chain(mark('m', &losses)).collect();
    TypedResult {
        games,
        marks: marks.join(" "),
    }
}

/// Players without a pod.
pub fn asides(loaded: &Loaded, players: &[PlayerIx]) -> Vec<Aside> {
    let names = of_all(&loaded.players, NamesShown::Full);
    let aside = |p: &PlayerIx| Aside {
        name: (&names[p.ix()]).into(),
        player: loaded.row(*p).number,
    };
    players.iter().map(aside).collect()
}
