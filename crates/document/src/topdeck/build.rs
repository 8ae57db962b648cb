//! Building a document from a parsed file: its players, their first and last rounds, the points, and the data that
//! cannot be kept.

use std::collections::BTreeSet;

use chrono::{DateTime, NaiveDate};

use super::own::Own;
use super::playoff::{Settled, settle, with_seeds};
use super::published;
use super::reading::{self, Reading};
use super::rounds::{Played, Roster, read};
use super::shape::{RawEvent, RawStanding};
use super::stated::{Stated, lost};
use super::{StatedStanding, TopDeckEvent};
use crate::EventDocument;
use crate::event::{About, AboutPlayer, AboutPod, AboutRound};
use podium_event::event::{MAX_PLAYERS, MAX_ROUNDS};
use podium_event::labels::{RoundState, TournamentState};
use podium_event::profile::{ImaginaryOpponents, Level, Points, Share, Tiebreaker, UnevenPods};
use podium_event::{Event, EventParts, Player, PlayerIx, Problem, Profile, Round, Stage};
use say::{document_problems as t, import_notes};

/// The size of a full table of Commander.
const FULL: u32 = 4;
/// The most cards that can lead a deck.
const COMMANDERS: usize = 2;
/// Longest text of a decklist that is kept.
const DECKLIST: usize = 20_000;

/// Builds the document; reasons why it is not possible are added to the problems.
pub(super) fn build(mut raw: RawEvent, own: Option<Own>, problems: &mut Vec<Problem>) -> Option<TopDeckEvent> {
    let mut roster = Roster::default();
    let part = own.as_ref().and_then(|own| own.part.as_ref());
    for (player, _) in part.into_iter().flat_map(|part| &part.players) {
        roster.add(&player.id, &player.name);
    }
    let listed = std::mem::take(&mut raw.standings);
    let mut stated = Vec::new();
    refuse_twice(&listed, problems);
    for standing in &listed {
        stated.extend(roster.who(&standing.who, problems).map(|player| StatedStanding {
            player,
            place: standing.place,
            points: standing.points,
        }));
    }
    let mut played = read(std::mem::take(&mut raw.rounds), own.as_ref(), &mut roster, problems);
    if roster.players.is_empty() {
        problems.push(Problem::new("", t::no_player_named()));
    }
    // Podium's own member states who shares a draw, and its tables have all byes
    let reading = match part {
        Some(_) => Reading::default(),
        None => reading::read(&mut played, &listed, &stated, roster.players.len()),
    };
    let (players, gaps) = players(&roster, own.as_ref(), &played.rounds);
    let profile = match part {
        Some(part) => part.profile.clone(),
        None => {
            let mut profile = profile(&raw, &played.rounds);
            profile.points = reading.points(&stated, profile.points);
            profile
        }
    };
    let seeds = own.as_ref().and_then(|own| own.seeds.as_ref());
    let event = Event::new(EventParts {
        profile,
        players,
        rounds: std::mem::take(&mut played.rounds),
        cut: seeds.map(|ids| ids.iter().filter_map(|id| roster.find(id)).collect()),
    });
    let event = match event {
        Ok(event) => event,
        Err(found) => {
            problems.extend(found);
            return None;
        }
    };
    let mut event = with_seeds(event);
    let mut settled = Vec::new();
    if part.is_none() {
        (event, settled) = settle(event, &stated);
    }
    let published = match reading.has_kept() {
        true => published::text(&listed),
        false => None,
    };
    let stated_in = Stated {
        raw: &raw,
        played: &played,
        stated: &stated,
        reading: &reading,
        settled: &settled,
        published: published.as_ref().map(|published| (published.kept, listed.len())),
        gaps,
        is_own: part.is_some(),
        commanders: roster
            .commanders
            .values()
            .filter(|cards| cards.len() > COMMANDERS)
            .count(),
        decks: listed
            .iter()
            .filter(|standing| standing.has_cards && standing.decklist.is_none())
            .count(),
    };
    let lost = lost(&event, &stated_in);
    let mut about = about(&raw, own, &event, &played, &listed, &roster);
    about.description = about.description.or(published.map(|published| published.text));
    note_settled(&mut about, &event, &settled);
    Some(TopDeckEvent {
        document: EventDocument { event, about },
        lost,
        stated,
    })
}

/// Refuses two players with the same id, or with the same name and no id: nobody could tell whose results are whose.
fn refuse_twice(standings: &[RawStanding], problems: &mut Vec<Problem>) {
    let mut seen = BTreeSet::new();
    for RawStanding { who, .. } in standings {
        let (member, word) = match (&who.id, &who.name) {
            (Some(id), _) => ("id", id),
            (None, Some(name)) => ("name", name),
            (None, None) => continue,
        };
        if !seen.insert((member, word)) {
            let message = match member {
                "id" => t::id_twice(word),
                _ => t::name_twice(word),
            };
            problems.push(Problem::new(format!("{}/{member}", who.pointer), message));
        }
    }
}

/// Returns the players with their first and last rounds: from Podium's own member, otherwise from the rounds. Also
/// returns how many were absent in between.
fn players(roster: &Roster, own: Option<&Own>, rounds: &[Round]) -> (Vec<Player>, usize) {
    let part = own.and_then(|own| own.part.as_ref());
    let known = |ix: usize| part.and_then(|part| part.players.get(ix));
    let swiss = rounds.iter().filter(|round| round.stage == Stage::Swiss).count() as u32;
    let (mut first, mut last) = (vec![0; roster.players.len()], vec![0; roster.players.len()]);
    let mut times = vec![0; roster.players.len()];
    for round in rounds {
        let seated = round.pods.iter().flat_map(|pod| &pod.seats);
        for player in seated.chain(&round.byes).chain(&round.match_losses) {
            let ix = player.ix();
            if first[ix] == 0 {
                first[ix] = round.number;
            }
            last[ix] = round.number;
            times[ix] += u32::from(round.stage == Stage::Swiss);
        }
    }
    let mut gaps = 0;
    let players = roster.players.iter().enumerate().map(|(ix, (id, name))| {
        let commanders = roster.commanders.get(&PlayerIx(ix as u32)).cloned().unwrap_or_default();
        let commanders = if commanders.len() > COMMANDERS {
            Vec::new()
        } else {
            commanders
        };
        if let Some((player, _)) = known(ix) {
            let mut player = player.clone();
            if player.commanders.is_empty() {
                player.commanders = commanders;
            }
            return player;
        }
        gaps += usize::from(first[ix] > 0 && times[ix] < last[ix].min(swiss) + 1 - first[ix].min(swiss));
        Player {
            id: id.clone(),
            name: name.clone(),
            entry_round: first[ix].max(1),
            // players in no later round have left
            dropped_after: (last[ix] < swiss).then_some(last[ix]),
            commanders,
            ..Player::default()
        }
    });
    (players.collect(), gaps)
}

/// Returns the settings implied by a file of another system.
fn profile(raw: &RawEvent, rounds: &[Round]) -> Profile {
    let mut profile = Profile::standard(Level::Regular);
    let swiss = || rounds.iter().filter(|round| round.stage == Stage::Swiss);
    let mut sizes: Vec<u32> = swiss()
        .flat_map(|round| &round.pods)
        .map(|pod| pod.seats.len() as u32)
        .collect();
    sizes.sort_unstable();
    // the size of most pods; if two are equally frequent, the larger
    let most = sizes
        .chunk_by(|a, b| a == b)
        .max_by_key(|equal| (equal.len(), equal[0]));
    let most = most.map_or(FULL, |equal| equal[0]);
    // 17 players sit at 4-3-3-4-3: most tables are smaller there, and those of four are the full ones
    let largest = sizes.last().copied().unwrap_or(FULL);
    profile.pod_size = most.max(largest.min(FULL));
    profile.points = Points::standard(profile.pod_size);
    rank_as_topdeck(&mut profile);
    if swiss().any(|round| !round.byes.is_empty()) {
        profile.uneven_pods = UnevenPods::Byes;
    }
    profile.swiss_rounds = raw
        .swiss
        .or_else(|| u32::try_from(swiss().count()).ok())
        .filter(|rounds| *rounds <= MAX_ROUNDS);
    profile.playoff_cut = raw.cut.filter(|cut| *cut as usize <= MAX_PLAYERS);
    profile
}

/// Ranks players as TopDeck does, by what the published places of real events fit (T49, T50): points, then the mean of
/// the opponents' percentages, at least 20 % each. A bye is a won match there, and adds three opponents of 20 %.
fn rank_as_topdeck(profile: &mut Profile) {
    // the other two tiebreakers of the addendum would change the places that people know
    profile.tiebreakers = vec![Tiebreaker::MatchPoints, Tiebreaker::OpponentsMatchWinPercentage];
    let fifth = Share::new(1, 5).expect("a fraction below 1");
    profile.house.bye_opponents = Some(ImaginaryOpponents {
        count: 3,
        match_win_percentage: fifth,
    });
    profile.house.byes_in_percentages = true;
    profile.house.percentage_decimals = Some(4);
    profile.house.percentage_floor = Some(fifth);
}

/// Notes at the drawn tables of the playoff that they were drawn.
fn note_settled(about: &mut About, event: &Event, settled: &[Settled]) {
    for (round, about) in event.rounds().iter().zip(&mut about.rounds) {
        for (pod, about) in round.pods.iter().zip(&mut about.pods) {
            if settled
                .iter()
                .any(|settled| (settled.round, settled.table) == (round.number, pod.table))
            {
                about.note = Some(import_notes::drawn_note().to_string());
            }
        }
    }
}

/// Builds the data that the rules do not need.
fn about(
    raw: &RawEvent,
    own: Option<Own>,
    event: &Event,
    played: &Played,
    standings: &[RawStanding],
    roster: &Roster,
) -> About {
    let is_own = own.as_ref().is_some_and(|own| own.part.is_some());
    let mut about = About::default();
    let mut known = Vec::new();
    if let Some(own) = own {
        about = own.about;
        known = own.part.map(|part| part.players).unwrap_or_default();
    }
    if about.name.is_empty() {
        about.name = raw.name.clone().unwrap_or_else(|| "Imported event".to_owned());
    }
    about.slug = about.slug.or_else(|| raw.id.clone().filter(|id| is_slug(id)));
    about.date = about.date.or_else(|| raw.start.and_then(day));
    about.place = about.place.or_else(|| raw.place.clone());
    about.players = known.into_iter().map(|(_, about)| about).collect();
    about.players.resize(event.players().len(), AboutPlayer::default());
    for (player, address) in &roster.emails {
        about.players[player.ix()].email.get_or_insert_with(|| address.clone());
    }
    for standing in standings {
        let word = standing.who.id.as_ref().or(standing.who.name.as_ref());
        if let Some(player) = word.and_then(|word| roster.find(word)) {
            let text = standing
                .decklist
                .clone()
                .filter(|text| text.chars().count() <= DECKLIST);
            let about = &mut about.players[player.ix()];
            about.decklist = about.decklist.take().or(text);
        }
    }
    about.rounds = event
        .rounds()
        .iter()
        .zip(&played.states)
        .map(|(round, state)| AboutRound {
            state: Some(*state),
            pods: vec![AboutPod::default(); round.pods.len()],
            ..AboutRound::default()
        })
        .collect();
    // in such a file, only the rounds show whether the event is over
    let over = played.states.iter().all(|state| *state == RoundState::Finished);
    let last = match event.playoff().last() {
        Some(round) => round.pods.len() == 1 && round.byes.is_empty(),
        None => raw.swiss.is_none_or(|swiss| event.swiss().len() as u32 >= swiss) && raw.cut.unwrap_or(0) == 0,
    };
    if !is_own && over && last && !event.swiss().is_empty() {
        about.state = Some(TournamentState::Finished);
    }
    // the person who imports it decides whether it is listed
    about.listed = None;
    about.indexed = None;
    about
}

fn is_slug(id: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    id.len() <= 100 && id.bytes().all(plain) && !id.starts_with('-') && !id.ends_with('-')
}

/// Returns the day of a moment in seconds since 1970, or in milliseconds, as some programs write it.
fn day(start: i64) -> Option<NaiveDate> {
    let seconds = if start.unsigned_abs() > 100_000_000_000 {
        start / 1_000
    } else {
        start
    };
    let day = DateTime::from_timestamp(seconds, 0)?.date_naive();
    // only years that a document can represent
    (1970..=9999).contains(&chrono::Datelike::year(&day)).then_some(day)
}
