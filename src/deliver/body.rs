//! The body of a webhook's delivery: names and texts are those at the time of sending, as public pages show them.

use chrono::SecondsFormat;
use serde_json::{Map, Value, json};

use super::news::{News, members};
use super::{chat, community as of_community, data, tournament as of_tournament};
use podium_ops::tournaments::webhooks::happened::Happened;
use podium_store::tournaments::deliveries::Delivery;
use podium_store::tournaments::webhooks::{Source, Webhook};
use podium_store::{DbError, Reader, WebhookShape, community, tournaments};
use say::Language;

/// What is sent, with what all bodies of its source have.
struct Found {
    news: News,
    /// The members of `data` that name the source, the version and the page.
    common: Map<String, Value>,
    address: String,
    /// The language of the source.
    language: Language,
}

/// Returns the body of a delivery; `None` if there is nothing to send any more. `base`: the prefix of addresses.
pub(super) fn compose(
    conn: &mut Reader<'_>,
    webhook: &Webhook,
    delivery: &Delivery,
    base: &str,
) -> Result<Option<String>, DbError> {
    let Some(happened) = Happened::read(&delivery.what) else {
        return Ok(None);
    };
    let version = delivery.tournament_version;
    let found = match webhook.source() {
        Source::Tournament(id) => in_tournament(conn, &id, &happened, (base, version))?,
        Source::Community(id) => in_community(conn, &id, &happened, (base, version))?,
    };
    let Some(found) = found else {
        return Ok(None);
    };
    Ok(Some(match webhook.shape {
        WebhookShape::Chat => chat::message(&found.news.words.in_language(found.language), &found.address),
        WebhookShape::Standard => {
            let Found { news, mut common, .. } = found;
            let mut data = news.data;
            data.append(&mut common);
            // the time of the event, not of the try: every try of a delivery has the same body
            let at = delivery.due_from.and_utc().to_rfc3339_opts(SecondsFormat::Millis, true);
            json!({"type": delivery.event.as_str(), "timestamp": at, "data": data}).to_string()
        }
    }))
}

fn in_tournament(
    conn: &mut Reader<'_>,
    id: &str,
    happened: &Happened,
    (base, version): (&str, i64),
) -> Result<Option<Found>, DbError> {
    let Some(tournament) = tournaments::by_id(conn, id)? else {
        return Ok(None);
    };
    let Some(news) = of_tournament::message_of(conn, &tournament, happened)? else {
        return Ok(None);
    };
    let address = format!("{base}/t/{}{}", tournament.slug, news.page);
    Ok(Some(Found {
        common: members(&data::EventData {
            tournament: tournament.slug,
            version,
            url: address.clone(),
        }),
        news,
        address,
        language: Language::stored(&tournament.language),
    }))
}

fn in_community(
    conn: &mut Reader<'_>,
    id: &str,
    happened: &Happened,
    (base, version): (&str, i64),
) -> Result<Option<Found>, DbError> {
    let Some(community) = community::by_id(conn, id)? else {
        return Ok(None);
    };
    let Some(news) = of_community::message_of(conn, &community, happened)? else {
        return Ok(None);
    };
    let address = format!("{base}{}", news.page);
    Ok(Some(Found {
        common: members(&data::CommunityEventData {
            community: community.slug,
            version,
            url: address.clone(),
        }),
        news,
        address,
        language: Language::stored(&community.language),
    }))
}
