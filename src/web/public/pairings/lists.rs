//! The lists of a round's pairings: tables in their order, players by last name; either a part of them, or the results
//! of a search.

use super::{Entry, PairingsQuery, PodCard, Seat};
use crate::web::frame::answer::error::WebError;
use crate::web::frame::look::parts::{self, ListAddress, Parts, Shown};
use crate::web::shared::pods::{best_seed_chooses, outcome_text, void};
use crate::web::shared::terms;
use crate::web::shared::view::bracket::by_seed;
use crate::web::shared::view::{RoundView, View, commanders};
use podium_event::event::{PlayerIx, Pod, Stage};
use podium_event::result::{GameResult, Outcome, PodResult};
use podium_snapshot::names::NameSearch;
use say::Message;

/// The part of one of the lists that a page shows.
pub(super) struct Listed {
    pub shown: Shown,
    pub pods: Vec<PodCard>,
    pub entries: Vec<Entry>,
}

impl Listed {
    /// Lists the requested tables.
    ///
    /// # Errors
    /// A redirect to the address of the requested part.
    pub fn by_table(
        view: &View<'_>,
        round: RoundView<'_>,
        asked: &PairingsQuery,
        at: &ListAddress,
    ) -> Result<Self, WebError> {
        let most = parts::pods_of(view.profile().pod_size);
        let pods = &round.round.pods;
        let order = tables(view, round, &asked.search);
        let shown = if asked.search.is_some() {
            Shown::found(order.len(), most)
        } else {
            let numbers: Vec<u32> = order.iter().map(|&pod| pods[pod].table).collect();
            Parts::by_number(&numbers, most).shown(asked.part, at, |number| {
                let player = view.player(number).ok()?;
                let seated = |&pod: &usize| pods[pod].seats.contains(&player);
                // players without a table are at the end of the list
                Some(order.iter().position(seated).unwrap_or(order.len()))
            })?
        };
        let order = shown.take(order).into_iter();
        Ok(Self {
            pods: order.map(|pod| card(view, round, pod, &asked.search)).collect(),
            entries: Vec::new(),
            shown,
        })
    }

    /// Lists the requested players, by last name.
    ///
    /// # Errors
    /// A redirect to the address of the requested part.
    pub fn by_name(
        view: &View<'_>,
        round: RoundView<'_>,
        asked: &PairingsQuery,
        at: &ListAddress,
    ) -> Result<Self, WebError> {
        let entries = entries(view, round, &asked.search);
        let shown = if asked.search.is_some() {
            Shown::found(entries.len(), parts::LINES)
        } else {
            let how = view.names_shown();
            let names: Vec<String> = entries.iter().map(|entry| entry.parts.listed(how)).collect();
            Parts::by_name(&names, parts::LINES).shown(asked.part, at, |number| {
                entries.iter().position(|entry| entry.player == number)
            })?
        };
        Ok(Self {
            pods: Vec::new(),
            entries: shown.take(entries),
            shown,
        })
    }
}

/// Returns the pods with a player who matches the search, in table order, by their index in the round.
pub(super) fn tables(view: &View<'_>, round: RoundView<'_>, search: &NameSearch) -> Vec<usize> {
    let pods = &round.round.pods;
    let fits = |pod: &usize| {
        !search.is_some()
            || pods[*pod]
                .seats
                .iter()
                .any(|&seat| search.matches(&view.searched(seat)))
    };
    let mut found: Vec<usize> = (0..pods.len()).filter(fits).collect();
    found.sort_by_key(|&pod| pods[pod].table);
    found
}

/// Returns a pod by its index in the round.
pub(super) fn card(view: &View<'_>, round: RoundView<'_>, ix: usize, search: &NameSearch) -> PodCard {
    let pod = &round.round.pods[ix];
    let outcome = round.outcome(ix, view.profile());
    let before = points_before(view, round);
    let seat = |(number, &player): (usize, &PlayerIx)| Seat {
        number,
        player: view.number(player),
        name: view.name(player).into(),
        commander: commanders::line(view, player),
        colours: view.identity(player).map(terms::colours),
        href: view.player_at(player),
        won: outcome == Some(Outcome::Won(player)),
        before: before(player),
        found: search.is_some() && search.matches(&view.searched(player)),
    };
    PodCard {
        table: pod.table,
        seats: (1..).zip(&pod.seats).map(seat).collect(),
        note: match view.event().is_void(round.round, pod) {
            true => Some(say::common::sentence(void())),
            false => {
                let advances = by_seed(view, round, ix).map(|best| say::pairings::advances_by_seed(view.name(best)));
                let note = note(view, pod, round.result(ix), outcome.as_ref());
                let chooses = best_seed_chooses(view.event(), &pod.seats, |player| view.name(player));
                let chooses = chooses.filter(|_| outcome.is_none());
                (note.into_iter().chain(advances).chain(chooses))
                    .reduce(|note, more| Message::joined([note, more], " "))
            }
        },
    }
}

/// What a player brings into a round: their points of the rounds before, in the playoff their seed; `None` in round 1.
fn points_before<'v>(view: &View<'v>, round: RoundView<'_>) -> impl Fn(PlayerIx) -> Option<Message> + use<'v> {
    let view = *view;
    let before = round.number - 1;
    // a Swiss round is published once the one before is finished
    let table = (round.round.stage == Stage::Swiss && before > 0).then(|| view.standings(before));
    move |player| match table {
        // T10: a disqualified player is not in the standings
        Some(table) => {
            let row = table.row(player)?;
            Some(say::common::points(row.match_points))
        }
        None => view.seed(player).map(say::pairings::seed),
    }
}

/// How a match ended, as far as the mark at the winner's seat does not show it; `None` where it does.
fn note(view: &View<'_>, pod: &Pod, result: &PodResult, outcome: Option<&Outcome>) -> Option<Message> {
    if matches!(result, PodResult::Places(_)) {
        // the pod of a running round has no result
        let pod = Pod {
            result: result.clone(),
            ..pod.clone()
        };
        return outcome_text(&|player| view.name(player), &pod, outcome).map(say::common::sentence);
    }
    let seats = &pod.seats;
    let mut sentences = Vec::new();
    // T3: a match loss or conceding the match takes away the point of a draw
    if let Some(Outcome::Drawn(sharing)) = outcome {
        let without: Vec<Message> = seats
            .iter()
            .filter(|seat| !sharing.contains(seat))
            .map(|&seat| view.name(seat).into())
            .collect();
        sentences.push(if without.is_empty() {
            say::pairings::drawn()
        } else {
            say::pairings::drawn_without(say::list(without))
        });
    }
    if let PodResult::Games { games, .. } = result
        && view.profile().games_to_win > 1
    {
        let wins = |player| games.iter().filter(|game| **game == GameResult::Won(player)).count();
        let mut parts: Vec<Message> = seats
            .iter()
            .map(|&seat| (wins(seat), seat))
            .filter(|(wins, _)| *wins > 0)
            .map(|(wins, seat)| say::pairings::games_won(view.name(seat), wins))
            .collect();
        let drawn = games.iter().filter(|game| **game == GameResult::Drawn).count();
        if drawn > 0 {
            parts.push(say::pairings::games_drawn(drawn));
        }
        if !parts.is_empty() {
            sentences.push(say::pairings::games(Message::joined(parts, ", ")));
        }
    }
    (!sentences.is_empty()).then(|| Message::joined(sentences, " "))
}

/// Returns the players of the round who match the search, by last name.
pub fn entries(view: &View<'_>, round: RoundView<'_>, search: &NameSearch) -> Vec<Entry> {
    let mut entries = Vec::new();
    let mut add = |player: PlayerIx, table: Message, seat: Option<u32>| {
        if !search.matches(&view.searched(player)) {
            return;
        }
        // T25: each member of a team is found by their own name
        for parts in view.listed(player) {
            entries.push(Entry {
                parts,
                player: view.number(player),
                href: view.player_at(player),
                table: table.clone(),
                seat,
            });
        }
    };
    for pod in &round.round.pods {
        for (seat, &player) in (1..).zip(&pod.seats) {
            add(player, pod.table.into(), Some(seat));
        }
    }
    for &player in &round.round.byes {
        add(player, say::pairings::bye(), None);
    }
    for &player in &round.round.match_losses {
        add(player, say::pairings::loss(), None);
    }
    let order = view.name_order();
    entries.sort_by_cached_key(|entry| (order.key(&entry.parts), entry.player));
    entries
}
