//! The members of TopDeck.gg's JSON as they are in a file: numbers may be texts, fields may be missing, and unknown
//! fields are recorded by name.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use podium_event::Problem;
use say::document_problems as t;

/// A file.
#[derive(Default)]
pub(super) struct RawEvent {
    pub name: Option<String>,
    pub id: Option<String>,
    /// Seconds or milliseconds since 1970.
    pub start: Option<i64>,
    pub swiss: Option<u32>,
    pub cut: Option<u32>,
    pub game: Option<String>,
    pub standings: Vec<RawStanding>,
    pub rounds: Vec<RawRound>,
    /// Where it was played.
    pub place: Option<String>,
    /// Unknown fields, as "standings: elo".
    pub unread: BTreeSet<String>,
    /// Known fields that a tournament has no place for.
    pub not_kept: BTreeSet<String>,
}

pub(super) struct RawStanding {
    pub who: RawPlayer,
    pub place: Option<u32>,
    pub points: Option<u32>,
    pub totals: RawTotals,
    pub decklist: Option<String>,
    /// Whether the file lists the deck's cards one by one.
    pub has_cards: bool,
}

/// The sums of a standing. `wins` and `losses` include the playoff; `draws` and `byes` are of the Swiss rounds.
#[derive(Default)]
pub(super) struct RawTotals {
    pub wins: Option<u32>,
    pub wins_swiss: Option<u32>,
    pub wins_bracket: Option<u32>,
    pub losses: Option<u32>,
    pub losses_swiss: Option<u32>,
    pub losses_bracket: Option<u32>,
    pub draws: Option<u32>,
    pub byes: Option<u32>,
}

pub(super) struct RawRound {
    /// `None` for a playoff round.
    pub number: Option<u32>,
    /// The number in the name of a playoff round: 7 of "Top 7".
    pub cut: Option<u32>,
    pub tables: Vec<RawTable>,
}

pub(super) struct RawTable {
    pub pointer: String,
    pub number: Option<u32>,
    pub is_bye: bool,
    pub players: Vec<RawPlayer>,
    pub winner_id: Option<String>,
    pub winner: Option<String>,
    /// In lower case.
    pub status: String,
}

#[derive(Clone)]
pub(super) struct RawPlayer {
    pub pointer: String,
    pub id: Option<String>,
    pub name: Option<String>,
    /// The cards that lead the deck.
    pub commanders: Vec<String>,
}

/// Fields of a file that are read, or whose loss is described in words.
const EVENT: &[&str] = &[
    "TID",
    "tournamentName",
    "swissNum",
    "startDate",
    "game",
    "format",
    "topCut",
    "standings",
    "rounds",
    "data",
    "eventData",
    super::OWN,
];
/// Fields of the object that the API wraps around the tournament's own fields.
const DATA: &[&str] = &["name", "game", "format", "startDate", "swissNum", "topCut", "eventData"];
/// Fields of the object about the place.
const EVENT_DATA: &[&str] = &["location", "city", "state"];
const STANDING: &[&str] = &[
    "standing",
    "name",
    "id",
    "points",
    "decklist",
    "deckObj",
    "wins",
    "winsSwiss",
    "winsBracket",
    "losses",
    "lossesSwiss",
    "lossesBracket",
    "draws",
    "byes",
    "winRate",
    "winRateSwiss",
    "winRateBracket",
    "opponentWinRate",
    "gameWinRate",
    "opponentGameWinRate",
    "successRate",
    "opponentSuccessRate",
];
const ROUND: &[&str] = &["round", "tables"];
const TABLE: &[&str] = &["table", "players", "winner", "winner_id", "status"];
const PLAYER: &[&str] = &["id", "name", "deckObj", "decklist"];
/// Fields that TopDeck's API has, and a tournament here has not.
const NOT_KEPT: &[&str] = &[
    "averageElo",
    "medianElo",
    "modeElo",
    "topElo",
    "elo",
    "dateCreated",
    "endDate",
    "status",
    "lat",
    "lng",
    "headerImage",
    "discord",
    "discordId",
    "profile",
    "colorID",
    "deckSnapshot",
];

/// Longest names that are kept.
const NAME: usize = 200;

/// Reads a file; unreadable parts become problems.
pub(super) fn read(value: &Value, problems: &mut Vec<Problem>) -> RawEvent {
    let mut event = RawEvent::default();
    let Some(map) = value.as_object() else {
        problems.push(Problem::new("", t::object_expected()));
        return event;
    };
    event.note_unread(map, EVENT, "the event");
    let nothing = Map::new();
    let data = map.get("data").and_then(Value::as_object).unwrap_or(&nothing);
    event.note_unread(data, DATA, "data");
    let either = |name: &str| map.get(name).or_else(|| data.get(name)).unwrap_or(&Value::Null);
    event.name = name(map.get("tournamentName").or_else(|| data.get("name")));
    event.id = text(either("TID"));
    event.start = either("startDate")
        .as_i64()
        .or_else(|| text(either("startDate"))?.parse().ok());
    event.swiss = number(either("swissNum"));
    event.cut = number(either("topCut"));
    event.game = text(either("game"));
    if let Some(place) = either("eventData").as_object() {
        event.note_unread(place, EVENT_DATA, "eventData");
        event.place = place_of(place);
    }
    for (at, item) in items(map.get("standings"), "/standings", problems) {
        event.note_unread(item, STANDING, "standings");
        event.standings.push(standing(at, item));
    }
    for (at, item) in items(map.get("rounds"), "/rounds", problems) {
        event.note_unread(item, ROUND, "rounds");
        let mut round = RawRound {
            number: round_number(&at, item, problems),
            cut: item.get("round").and_then(text).as_deref().and_then(cut),
            tables: Vec::new(),
        };
        for (at, item) in items(item.get("tables"), &format!("{at}/tables"), problems) {
            event.note_unread(item, TABLE, "tables");
            round.tables.push(table(at, item, &mut event, problems));
        }
        event.rounds.push(round);
    }
    event
}

impl RawEvent {
    /// Records the fields of an object that are not read.
    fn note_unread(&mut self, map: &Map<String, Value>, known: &[&str], place: &str) {
        let unread = map
            .iter()
            .filter(|(name, value)| !known.contains(&name.as_str()) && !value.is_null());
        for (name, _) in unread {
            let names = match NOT_KEPT.contains(&name.as_str()) {
                true => &mut self.not_kept,
                false => &mut self.unread,
            };
            names.insert(format!("{place}: {name}"));
        }
    }
}

/// Returns the place of an event in one line: the hall, or the city with its state.
fn place_of(item: &Map<String, Value>) -> Option<String> {
    let part = |field: &str| name(item.get(field));
    part("location").or_else(|| {
        let parts: Vec<String> = ["city", "state"].into_iter().filter_map(part).collect();
        (!parts.is_empty()).then(|| parts.join(", ").chars().take(NAME).collect())
    })
}

fn standing(at: String, item: &Map<String, Value>) -> RawStanding {
    let whole = |field: &str| item.get(field).and_then(number);
    let main = item.get("deckObj").and_then(|deck| deck.get("Mainboard"));
    RawStanding {
        who: player(at, item),
        place: whole("standing"),
        points: whole("points"),
        totals: RawTotals {
            wins: whole("wins"),
            wins_swiss: whole("winsSwiss"),
            wins_bracket: whole("winsBracket"),
            losses: whole("losses"),
            losses_swiss: whole("lossesSwiss"),
            losses_bracket: whole("lossesBracket"),
            draws: whole("draws"),
            byes: whole("byes"),
        },
        decklist: item.get("decklist").and_then(text),
        has_cards: main.and_then(Value::as_object).is_some_and(|cards| !cards.is_empty()),
    }
}

/// Returns the number of a Swiss round; `None` for a playoff round, which has a name.
fn round_number(at: &str, item: &Map<String, Value>, problems: &mut Vec<Problem>) -> Option<u32> {
    let round = item.get("round").unwrap_or(&Value::Null);
    let whole = number(round).filter(|round| *round > 0);
    let is_name = text(round).is_some_and(|name| name.parse::<f64>().is_err());
    if whole.is_none() && !is_name {
        problems.push(Problem::new(format!("{at}/round"), t::expected_round()));
    }
    whole
}

fn cut(name: &str) -> Option<u32> {
    let digits = name.trim_start_matches(|letter: char| !letter.is_ascii_digit());
    let end = digits
        .find(|letter: char| !letter.is_ascii_digit())
        .unwrap_or(digits.len());
    digits[..end].parse().ok()
}

fn table(at: String, item: &Map<String, Value>, event: &mut RawEvent, problems: &mut Vec<Problem>) -> RawTable {
    let label = item.get("table").and_then(text).unwrap_or_default();
    let status = item.get("status").and_then(text).unwrap_or_default().to_lowercase();
    let mut players = Vec::new();
    for (at, item) in items(item.get("players"), &format!("{at}/players"), problems) {
        event.note_unread(item, PLAYER, "players of a table");
        players.push(player(at, item));
    }
    RawTable {
        pointer: at,
        number: label.parse().ok(),
        is_bye: status == "bye" || label.to_lowercase().starts_with("bye"),
        players,
        winner_id: item.get("winner_id").and_then(text),
        winner: name(item.get("winner")),
        status,
    }
}

fn player(pointer: String, item: &Map<String, Value>) -> RawPlayer {
    let commanders = item.get("deckObj").and_then(|deck| deck.get("Commanders"));
    let commanders = commanders.and_then(Value::as_object).into_iter().flat_map(Map::keys);
    RawPlayer {
        commanders: commanders.filter_map(|card| one_line(card)).collect(),
        pointer,
        id: item.get("id").and_then(text),
        name: name(item.get("name")),
    }
}

/// The objects of a list with their pointers; a list that is missing is empty.
fn items<'v>(list: Option<&'v Value>, at: &str, problems: &mut Vec<Problem>) -> Vec<(String, &'v Map<String, Value>)> {
    let list = match list {
        None | Some(Value::Null) => return Vec::new(),
        Some(Value::Array(list)) => list,
        Some(_) => {
            problems.push(Problem::new(at, t::list_expected()));
            return Vec::new();
        }
    };
    let mut found = Vec::new();
    for (ix, item) in list.iter().enumerate() {
        let at = format!("{at}/{ix}");
        match item.as_object() {
            Some(map) => found.push((at, map)),
            None => problems.push(Problem::new(at, t::object_expected())),
        }
    }
    found
}

/// Returns a non-empty text; numbers are taken as they are written.
fn text(value: &Value) -> Option<String> {
    let text = match value {
        Value::String(text) => text.trim().to_owned(),
        Value::Number(number) => number.to_string(),
        _ => return None,
    };
    (!text.is_empty()).then_some(text)
}

/// Returns a name in one line, without characters that no name contains.
fn name(value: Option<&Value>) -> Option<String> {
    one_line(&value.and_then(text)?)
}

fn one_line(typed: &str) -> Option<String> {
    let words: Vec<&str> = typed
        .split(|c: char| c.is_whitespace() || c.is_control())
        .filter(|w| !w.is_empty())
        .collect();
    let name: String = words.join(" ").chars().take(NAME).collect();
    (!name.is_empty()).then_some(name)
}

fn number(value: &Value) -> Option<u32> {
    let text = text(value)?;
    // some programs write 5 as 5.0
    text.strip_suffix(".0").unwrap_or(&text).parse().ok()
}
