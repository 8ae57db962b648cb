//! What a browser shows: names, texts and tables are those at the time of sending, and so is whether there is anything to show.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;

use super::playing::Playing;
use podium_base::clock::Moment;
use podium_ops::OpError;
use podium_ops::command::text;
use podium_ops::run::reports::{ReportAction, at_table};
use podium_ops::tournaments::notices::addressees;
use podium_ops::tournaments::push::news::News;
use podium_ops::tournaments::push::sending::Claimed;
use podium_store::tournaments::notices::{self, Announcement};
use podium_store::tournaments::pushes::{self, PushBrowser};
use podium_store::tournaments::rounds::{self, RoundRow};
use podium_store::tournaments::{self, Tournament, players};
use podium_store::{DbError, PlaceKind, Reader, RoundState};
use say::{Language, Message, push_news as t};

/// The most characters of an announcement on a phone's screen.
const SHOWN: usize = 300;

/// Composes messages, and reads what they share once.
pub(super) struct Composer {
    at: Moment,
    /// By id.
    tournaments: BTreeMap<String, Option<Tournament>>,
    /// The browsers that may get news now, by tournament.
    reachable: BTreeMap<String, BTreeSet<String>>,
    /// By id; `None`: there is nothing to announce any more.
    announcements: BTreeMap<String, Option<Said>>,
    /// What players read about their places, by tournament and round, and then by player.
    places: BTreeMap<(String, i64), BTreeMap<String, Message>>,
    /// The tables that play, by tournament and round.
    playing: BTreeMap<(String, i64), Playing>,
}

impl Composer {
    /// Creates a composer of what is true at a moment.
    pub fn new(at: Moment) -> Self {
        Self {
            at,
            tournaments: BTreeMap::new(),
            reachable: BTreeMap::new(),
            announcements: BTreeMap::new(),
            places: BTreeMap::new(),
            playing: BTreeMap::new(),
        }
    }

    /// Returns the JSON of a message; `None` if there is nothing to tell any more.
    pub fn compose(&mut self, conn: &mut Reader<'_>, claimed: &Claimed) -> Result<Option<String>, DbError> {
        let browser = &claimed.browser;
        let (Some(tournament), Some(news)) = (
            self.tournament(conn, &browser.tournament_id)?,
            News::read(&claimed.message.what),
        ) else {
            return Ok(None);
        };
        if !self.is_reachable(conn, browser)? {
            return Ok(None);
        }
        let player = browser.player_id.as_deref();
        let Some(words) = self.words(conn, &tournament, &news, player)? else {
            return Ok(None);
        };
        let page = match browser.player_id {
            Some(_) => "me",
            None => "desk/calls",
        };
        let message = json!({
            "title": text::without_invisible(&tournament.name),
            "body": words.in_language(Language::stored(&browser.language)),
            "to": format!("/t/{}/{page}", tournament.slug),
            "topic": format!("{}-{}", tournament.slug, news.topic()),
        });
        Ok(Some(message.to_string()))
    }

    fn tournament(&mut self, conn: &mut Reader<'_>, id: &str) -> Result<Option<Tournament>, DbError> {
        if let Some(known) = self.tournaments.get(id) {
            return Ok(known.clone());
        }
        let found = tournaments::by_id(conn, id)?;
        self.tournaments.insert(id.to_owned(), found.clone());
        Ok(found)
    }

    /// Returns whether a browser may get news now.
    fn is_reachable(&mut self, conn: &mut Reader<'_>, browser: &PushBrowser) -> Result<bool, DbError> {
        let reachable = match self.reachable.entry(browser.tournament_id.clone()) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(unknown) => {
                let found = pushes::reachable(conn, &browser.tournament_id)?;
                unknown.insert(found.into_iter().map(|browser| browser.id).collect())
            }
        };
        Ok(reachable.contains(&browser.id))
    }

    /// Returns an announcement by its id.
    fn announced(&mut self, conn: &mut Reader<'_>, tournament: &str, id: &str) -> Result<Option<&Said>, DbError> {
        let said = match self.announcements.entry(id.to_owned()) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(unknown) => unknown.insert(Said::read(conn, tournament, id)?),
        };
        Ok(said.as_ref())
    }

    /// Returns what a player reads about their place in a round.
    fn place(
        &mut self,
        conn: &mut Reader<'_>,
        tournament: &Tournament,
        number: i64,
        player: &str,
    ) -> Result<Option<Message>, DbError> {
        let places = match self.places.entry((tournament.id.clone(), number)) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(unknown) => unknown.insert(places(conn, tournament, number)?),
        };
        Ok(places.get(player).cloned())
    }

    /// Returns what a player reads when time is called at their table in a round, or was called early in a game.
    fn time(
        &mut self,
        conn: &mut Reader<'_>,
        tournament: &Tournament,
        (number, game): (i64, Option<&str>),
        player: &str,
    ) -> Result<Option<Message>, DbError> {
        let playing = match self.playing.entry((tournament.id.clone(), number)) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(unknown) => unknown.insert(Playing::read(conn, tournament, number)?),
        };
        playing.words(conn, player, game, self.at)
    }

    fn words(
        &mut self,
        conn: &mut Reader<'_>,
        tournament: &Tournament,
        news: &News,
        player: Option<&str>,
    ) -> Result<Option<Message>, DbError> {
        Ok(match news {
            News::Begun => Some(t::begun()),
            News::Seat { round } => match player {
                Some(player) => self.place(conn, tournament, *round, player)?,
                None => None,
            },
            News::Time { round, game } => match player {
                Some(player) => self.time(conn, tournament, (*round, game.as_deref()), player)?,
                None => None,
            },
            News::Waits => match player {
                Some(player) => table_that_waits(conn, tournament, player)?.map(t::result_waits),
                None => None,
            },
            News::Coming { table: Some(table) } => Some(t::judge_comes(*table)),
            News::Coming { table: None } => Some(t::judge_comes_to_you()),
            News::Call { table: Some(table) } => Some(t::call_at(*table)),
            News::Call { table: None } => Some(t::call_elsewhere()),
            News::Announcement { id } => {
                let said = self.announced(conn, &tournament.id, id)?;
                said.filter(|said| said.is_for(player))
                    .map(|said| said.text.as_str().into())
            }
        })
    }
}

/// Returns what players read about their places in a round, by their ids: nothing unless it is published or running.
fn places(conn: &mut Reader<'_>, tournament: &Tournament, number: i64) -> Result<BTreeMap<String, Message>, DbError> {
    let round = rounds::by_number(conn, &tournament.id, number)?;
    let is_open = |round: &RoundRow| matches!(round.state, RoundState::Published | RoundState::Running);
    let Some(round) = round.filter(is_open) else {
        return Ok(BTreeMap::new());
    };
    let name = rounds::name(conn, tournament, number)?.heading();
    let tables: BTreeMap<String, i64> = rounds::pods_of_round(conn, &round.id)?
        .into_iter()
        .map(|pod| (pod.id, pod.table_number))
        .collect();
    let places = rounds::places_of_round(conn, &round.id)?;
    let words = places.into_iter().filter_map(|place| {
        let words = match place.kind {
            PlaceKind::Seat => t::seat(name.clone(), *tables.get(place.pod_id.as_ref()?)?, place.seat?),
            PlaceKind::Bye => t::bye(name.clone()),
            PlaceKind::MatchLoss => return None,
        };
        Some((place.player_id, words))
    });
    Ok(words.collect())
}

/// Returns the table of a player at which another one's report waits for their answer.
fn table_that_waits(conn: &mut Reader<'_>, tournament: &Tournament, player: &str) -> Result<Option<i64>, DbError> {
    let Some(player) = players::by_id(conn, player)? else {
        return Ok(None);
    };
    match at_table(conn, tournament, &player) {
        Ok(Some(at)) => Ok(at
            .refusal(ReportAction::Confirm)
            .is_none()
            .then_some(at.pod.table_number)),
        Err(OpError::Db(error)) => Err(error),
        Ok(None) | Err(_) => Ok(None),
    }
}

/// An announcement.
struct Said {
    text: String,
    /// The ids of the players whom it is for; `None`: everybody.
    players: Option<Vec<String>>,
}

impl Said {
    /// Reads an announcement; `None` if it was withdrawn, or is for a table of a round that another one follows.
    fn read(conn: &mut Reader<'_>, tournament: &str, id: &str) -> Result<Option<Self>, DbError> {
        let Some(row) = notices::announcement(conn, tournament, id)? else {
            return Ok(None);
        };
        if is_of_earlier_round(conn, &row)? {
            return Ok(None);
        }
        Ok(Some(Self {
            text: shortened(&text::without_invisible(&row.text)),
            players: addressees(conn, &row)?,
        }))
    }

    fn is_for(&self, player: Option<&str>) -> bool {
        match (&self.players, player) {
            (None, _) => true,
            (Some(players), Some(player)) => players.iter().any(|one| one == player),
            (Some(_), None) => false,
        }
    }
}

/// Returns whether an announcement is for a table of a round that another one follows: then no page shows it.
fn is_of_earlier_round(conn: &mut Reader<'_>, row: &Announcement) -> Result<bool, DbError> {
    let Some(number) = row.round else {
        return Ok(false);
    };
    let all = rounds::of_tournament(conn, &row.tournament_id)?;
    Ok(all
        .iter()
        .any(|round| round.number > number && round.state != RoundState::Draft))
}

/// Returns the beginning of a text.
fn shortened(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_owned(),
    }
}
