//! What is sent about an event in a community: as its public pages show it, and nothing that they do not show any more.

use super::news::News;
use super::{chat, data};
use podium_event::season::FreePodState;
use podium_ops::tournaments::webhooks::happened::Happened;
use podium_ops::tournaments::webhooks::in_community::{EveningId, InCommunity};
use podium_snapshot::season::{FreeNow, SeatNow};
use podium_store::community::Community;
use podium_store::season::{self, free};
use podium_store::{DbError, Reader, tournaments};
use say::{Message, chat as t};

/// Returns what is sent about an event; `None` if everybody may not see it any more.
pub(super) fn message_of(
    conn: &mut Reader<'_>,
    community: &Community,
    happened: &Happened,
) -> Result<Option<News>, DbError> {
    let what = match happened {
        Happened::InCommunity(what) => what,
        Happened::Test => {
            return Ok(Some(News {
                page: format!("/c/{}", community.slug),
                ..News::test(chat::escaped(&community.name))
            }));
        }
        // of a tournament
        _ => return Ok(None),
    };
    match what {
        InCommunity::EveningOpened { evening } => evening_message(conn, community, evening, t::evening_opened),
        InCommunity::EveningFinished { evening } => evening_message(conn, community, evening, t::evening_finished),
        InCommunity::EveningReopened { evening } => evening_message(conn, community, evening, t::evening_reopened),
        InCommunity::EveningCancelled { evening } => evening_message(conn, community, evening, t::evening_cancelled),
        InCommunity::SeasonChanged { season } => season_message(conn, community, season, t::season_changed),
        InCommunity::SeasonClosed { season } => season_message(conn, community, season, t::season_closed),
        InCommunity::SeasonReopened { season } => season_message(conn, community, season, t::season_reopened),
        InCommunity::FreePodResult { evening, pod } => pod_message(conn, community, (*evening, *pod)),
    }
}

/// Creates the content about an evening; `words` makes the sentence from its name.
fn evening_message(
    conn: &mut Reader<'_>,
    community: &Community,
    evening: &EveningId,
    words: fn(String) -> Message,
) -> Result<Option<News>, DbError> {
    let found = match evening {
        EveningId::Tournament(id) => tournaments::by_id(conn, id)?
            .filter(|row| row.is_public() && row.community_id.as_ref() == Some(&community.id))
            .map(|row| {
                let page = format!("/t/{}", row.slug);
                let data = data::EveningData {
                    kind: "tournament",
                    evening: None,
                    name: row.name,
                    date: row.held_on.map(|day| day.to_string()),
                    slug: Some(row.slug),
                };
                (data, page)
            }),
        EveningId::Free(number) => free::by_number(conn, &community.id, *number)?.map(|row| {
            let data = data::EveningData {
                kind: "free",
                slug: None,
                evening: Some(row.number),
                name: row.name,
                date: Some(row.held_on.to_string()),
            };
            (data, format!("/c/{}/e/{number}", community.slug))
        }),
    };
    Ok(found.map(|(data, page)| News::new(&data, page, words(chat::escaped(&data.name)))))
}

/// Creates the content about a season; `words` makes the sentence from its name.
fn season_message(
    conn: &mut Reader<'_>,
    community: &Community,
    id: &str,
    words: fn(String) -> Message,
) -> Result<Option<News>, DbError> {
    // it may have been deleted since
    Ok(season::by_id(conn, id)?.map(|row| {
        let page = format!("/c/{}/s/{}", community.slug, row.slug);
        let sentence = words(chat::escaped(&row.name));
        let data = data::SeasonData {
            season: row.slug,
            name: row.name,
        };
        News::new(&data, page, sentence)
    }))
}

/// Creates the content about a free pod, with the result that it has now.
fn pod_message(
    conn: &mut Reader<'_>,
    community: &Community,
    (evening, pod): (i64, i64),
) -> Result<Option<News>, DbError> {
    let now = FreeNow::read(conn, &community.slug, evening)?;
    let Some(found) = now.pods.iter().find(|one| one.number == pod) else {
        return Ok(None);
    };
    let name = chat::escaped(&now.evening.name);
    let first: Vec<&SeatNow> = found.seats.iter().filter(|seat| seat.place == Some(1)).collect();
    let words = match (found.state, &first[..]) {
        (FreePodState::Void, _) => t::free_pod_void(found.table, name),
        (_, [winner]) => t::free_pod_won(found.table, name, called(winner)),
        (_, _) => t::free_pod_drawn(found.table, name),
    };
    let data = data::FreePodData {
        evening,
        pod,
        table: found.table,
        state: found.state.as_str().to_owned(),
        seats: found.seats.iter().map(seat).collect(),
    };
    Ok(Some(News::new(
        &data,
        format!("/c/{}/e/{evening}", community.slug),
        words,
    )))
}

fn seat(seat: &SeatNow) -> data::FreeSeatData {
    data::FreeSeatData {
        person: seat.names.in_results.clone().map(|name| data::NamedPerson {
            number: seat.number,
            name,
        }),
        place: seat.place,
    }
}

/// Returns somebody's name in a sentence for a chat; "a player" for who does not show their results.
fn called(seat: &SeatNow) -> Message {
    match &seat.names.in_results {
        Some(name) => chat::escaped(name).into(),
        None => say::staff_words::a_player(),
    }
}
