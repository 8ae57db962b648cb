//! What a browser shows: names and texts are those at the time of sending.

use std::collections::BTreeMap;

use serde_json::json;

use podium_ops::command::text;
use podium_ops::tournaments::push::news::News;
use podium_ops::tournaments::push::sending::Claimed;
use podium_store::tournaments::{self, Tournament, notices, rounds};
use podium_store::{DbError, Reader};
use say::{Language, Message, push_news as t};

/// The most characters of an announcement on a phone's screen.
const SHOWN: usize = 300;

/// Composes messages, and reads what they share once.
#[derive(Default)]
pub(super) struct Composer {
    /// By id.
    tournaments: BTreeMap<String, Option<Tournament>>,
    /// The names of rounds, by tournament and number.
    rounds: BTreeMap<(String, i64), Message>,
}

impl Composer {
    /// Returns the JSON of a message; `None` if there is nothing to tell any more.
    pub fn compose(&mut self, conn: &mut Reader<'_>, claimed: &Claimed) -> Result<Option<String>, DbError> {
        let browser = &claimed.browser;
        let (Some(tournament), Some(news)) = (
            self.tournament(conn, &browser.tournament_id)?,
            News::read(&claimed.message.what),
        ) else {
            return Ok(None);
        };
        let Some(words) = self.words(conn, &tournament, &news)? else {
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

    fn round(&mut self, conn: &mut Reader<'_>, tournament: &Tournament, number: i64) -> Result<Message, DbError> {
        let key = (tournament.id.clone(), number);
        if let Some(known) = self.rounds.get(&key) {
            return Ok(known.clone());
        }
        let name = rounds::name(conn, tournament, number)?.heading();
        self.rounds.insert(key, name.clone());
        Ok(name)
    }

    fn words(
        &mut self,
        conn: &mut Reader<'_>,
        tournament: &Tournament,
        news: &News,
    ) -> Result<Option<Message>, DbError> {
        Ok(Some(match news {
            News::Begun => t::begun(),
            News::Seat { round, table, seat } => t::seat(self.round(conn, tournament, *round)?, *table, *seat),
            News::Bye { round } => t::bye(self.round(conn, tournament, *round)?),
            News::Waits { table } => t::result_waits(*table),
            News::Coming { table: Some(table) } => t::judge_comes(*table),
            News::Coming { table: None } => t::judge_comes_to_you(),
            News::Call { table: Some(table) } => t::call_at(*table),
            News::Call { table: None } => t::call_elsewhere(),
            News::Announcement { id } => {
                // withdrawn meanwhile: then it is not sent either
                let Some(row) = notices::announcement(conn, &tournament.id, id)? else {
                    return Ok(None);
                };
                shortened(&text::without_invisible(&row.text)).into()
            }
        }))
    }
}

/// Returns the beginning of a text.
fn shortened(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_owned(),
    }
}
