//! The description's `webhooks`: the body and headers of each event.

use serde_json::Value;
use utoipa::openapi::path::{HttpMethod, OperationBuilder, Parameter, ParameterBuilder, ParameterIn, PathItem, Paths};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{KnownFormat, Object, ObjectBuilder, Schema, SchemaFormat, Type};
use utoipa::openapi::{ContentBuilder, OpenApi, Ref, RefOr, Required, ResponseBuilder};
use utoipa::{PartialSchema, ToSchema};

use podium::deliver::data::{
    AnnouncementData, AnnouncementWithdrawnData, ChampionData, CommunityEventData, CutData, EveningData, EventData,
    FreePodData, PlayerData, ResultData, RoundData, RoundPublishedData, SeasonData, TestData, TournamentFinishedData,
};
use podium_store::WebhookEvent;

use super::JSON;

/// A body on each line; a test compares them with what is sent.
const EXAMPLES: &str = include_str!("../../../../docs/examples/webhooks.jsonl");

/// A shape of the description under its name, and those that it refers to.
type Shapes = Vec<(String, RefOr<Schema>)>;

/// The example of an event's body, as its file has it.
pub(super) fn example(event: WebhookEvent) -> &'static str {
    let start = format!("{{\"type\": \"{event}\"");
    let line = EXAMPLES.lines().find(|line| line.starts_with(&start));
    line.unwrap_or_default()
}

/// Adds the messages of webhooks to the description.
pub(super) fn describe(document: &mut OpenApi) {
    let mut paths = Paths::new();
    let components = document.components.get_or_insert_default();
    for event in WebhookEvent::ALL {
        let (what, (name, shapes)) = of(*event);
        components.schemas.extend(shapes);
        let operation = OperationBuilder::new()
            .tag("webhooks")
            .operation_id(Some(format!("on_{}", event.as_str().replace('.', "_"))))
            .summary(Some(what))
            .parameters(Some(headers()))
            .request_body(Some(body(*event, &name)))
            .response("2XX", ResponseBuilder::new().description("It has arrived"))
            .response(
                "410",
                ResponseBuilder::new().description("Gone: the webhook is disabled"),
            )
            .response(
                "default",
                ResponseBuilder::new()
                    .description("It has not arrived: it is retried at growing intervals for two days"),
            );
        paths
            .paths
            .insert(event.as_str().to_owned(), PathItem::new(HttpMethod::Post, operation));
    }
    document.webhooks = Some(paths);
}

/// When an event is sent, and the shape of its `data`.
fn of(event: WebhookEvent) -> (&'static str, (String, Shapes)) {
    match event {
        WebhookEvent::RoundPublished => ("The tables of a round are public", data::<RoundPublishedData>()),
        WebhookEvent::RoundUnpublished => (
            "The publication of a round was undone: its tables are no longer public, and may change",
            data::<RoundData>(),
        ),
        WebhookEvent::RoundStarted => ("A round runs", data::<RoundData>()),
        WebhookEvent::RoundUnstarted => (
            "The start of a round was undone: it is published as before",
            data::<RoundData>(),
        ),
        WebhookEvent::RoundFinished => ("A round is finished", data::<RoundData>()),
        WebhookEvent::RoundReopened => (
            "A round was reopened: it runs again, and its standings are no longer valid",
            data::<RoundData>(),
        ),
        WebhookEvent::Result => ("A table's result was entered, changed or cleared", data::<ResultData>()),
        WebhookEvent::Cut => ("The cut to the play-off is announced", data::<CutData>()),
        WebhookEvent::CutTakenBack => ("The announced cut was revoked", data::<EventData>()),
        WebhookEvent::TournamentFinished => (
            "The tournament is finished, with a winner or without one",
            data::<TournamentFinishedData>(),
        ),
        WebhookEvent::Champion => ("The tournament is finished and has a winner", data::<ChampionData>()),
        WebhookEvent::TournamentReopened => (
            "The tournament was reopened: it has no winner any more",
            data::<EventData>(),
        ),
        WebhookEvent::TournamentCancelled => ("The tournament is cancelled", data::<EventData>()),
        WebhookEvent::Announcement => ("An announcement to everyone appears", data::<AnnouncementData>()),
        WebhookEvent::AnnouncementWithdrawn => (
            "An announcement to everybody is not shown any more",
            data::<AnnouncementWithdrawnData>(),
        ),
        WebhookEvent::Player => ("Players came, left or changed their names", data::<PlayerData>()),
        WebhookEvent::EveningOpened => ("An evening opens: everybody finds it", in_community::<EveningData>()),
        WebhookEvent::EveningFinished => ("An evening is over", in_community::<EveningData>()),
        WebhookEvent::EveningReopened => (
            "An evening was reopened: it goes on, and its result is no longer valid",
            in_community::<EveningData>(),
        ),
        WebhookEvent::EveningCancelled => ("An evening is cancelled", in_community::<EveningData>()),
        WebhookEvent::SeasonChanged => (
            "The standings of a season, its evenings, its settings or the names of its people changed",
            in_community::<SeasonData>(),
        ),
        WebhookEvent::SeasonClosed => (
            "A season is closed: no evening is to come",
            in_community::<SeasonData>(),
        ),
        WebhookEvent::SeasonReopened => ("A season was opened again", in_community::<SeasonData>()),
        WebhookEvent::FreePodResult => (
            "The result of a free pod counts, was corrected, or counts no longer",
            in_community::<FreePodData>(),
        ),
        WebhookEvent::Test => (
            "Somebody sends a test; to a webhook of a community, with `community` in place of `tournament`",
            data::<TestData>(),
        ),
    }
}

/// The shape of a `data` in a tournament: its own members, and those that all have.
fn data<T: ToSchema>() -> (String, Shapes) {
    with_common::<T>(object::<EventData>())
}

/// The same in a community.
fn in_community<T: ToSchema>() -> (String, Shapes) {
    with_common::<T>(object::<CommunityEventData>())
}

fn with_common<T: ToSchema>(common: Object) -> (String, Shapes) {
    let mut own = object::<T>();
    for (name, member) in common.properties {
        own.properties.entry(name).or_insert(member);
    }
    for name in common.required {
        if !own.required.contains(&name) {
            own.required.push(name);
        }
    }
    let name = T::name().into_owned();
    let mut shapes = Shapes::new();
    T::schemas(&mut shapes);
    shapes.push((name.clone(), RefOr::T(Schema::Object(own))));
    (name, shapes)
}

fn object<T: PartialSchema>() -> Object {
    match T::schema() {
        RefOr::T(Schema::Object(object)) => object,
        _ => unreachable!("a message is an object"),
    }
}

/// The body of an event whose `data` is of a shape.
fn body(event: WebhookEvent, data: &str) -> utoipa::openapi::request_body::RequestBody {
    let word = ObjectBuilder::new()
        .schema_type(Type::String)
        .enum_values(Some([event.as_str()]))
        .description(Some("The event"));
    let time = ObjectBuilder::new()
        .schema_type(Type::String)
        .format(Some(SchemaFormat::KnownFormat(KnownFormat::DateTime)))
        .description(Some("When it happened"));
    let shape = ObjectBuilder::new()
        .property("type", word)
        .property("timestamp", time)
        .property("data", Ref::from_schema_name(data))
        .required("type")
        .required("timestamp")
        .required("data");
    let content = ContentBuilder::new()
        .schema(Some(shape))
        .example(serde_json::from_str::<Value>(example(event)).ok());
    RequestBodyBuilder::new()
        .content(JSON, content.build())
        .required(Some(Required::True))
        .build()
}

/// The headers of Standard Webhooks.
fn headers() -> [Parameter; 3] {
    [
        ("webhook-id", "The same for each attempt of a delivery"),
        ("webhook-timestamp", "When this attempt was sent, in seconds since 1970"),
        (
            "webhook-signature",
            "`v1,` and the base64 of the HMAC-SHA256 of `ID.TIMESTAMP.BODY` by the signing secret; while secrets are being \
             changed one for each, with spaces between",
        ),
    ]
    .map(|(name, what)| {
        ParameterBuilder::new()
            .name(name)
            .parameter_in(ParameterIn::Header)
            .required(Required::True)
            .description(Some(what))
            .schema(Some(ObjectBuilder::new().schema_type(Type::String)))
            .build()
    })
}
