//! Tournaments: creating them, and changing their settings.

use actix_web::http::StatusCode;
use serde::Deserialize;
use utoipa::ToSchema;

use super::answers::ChangedTournament;
use super::beside::{self, beside_settings};
use super::described::{Failures, IdempotencyHeader, Versioned};
use super::doors::SettingsDoor;
use super::player_bodies::{NewPlayer, checked, same_name_problems};
use super::settings::{SettingsChange, located};
use crate::web::api::call::{ApiCall, SiteCall};
use crate::web::api::problem::{ApiResult, Problem};
use crate::web::api::tag::Thing;
use crate::web::frame::answer::error::WebError;
use crate::web::frame::state::read;
use podium_document::ruleset::Rulesets;
use podium_ops::people::players::{PlayerData, same_names};
use podium_ops::tournaments::new as ops;
use podium_ops::tournaments::{self, Settings, presets};
use podium_ops::{FieldProblem, OpError};
use podium_store::tournaments::presets::{Preset, offered_to};

/// What a new tournament has beside its settings.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Begin {
    /// The name or id of the preset for the other settings.
    #[schema(max_length = 80)]
    pub preset: Option<String>,
    /// Players who are known already.
    #[serde(default)]
    #[schema(max_items = 5_000)]
    pub players: Vec<NewPlayer>,
}

/// What a change of settings has beside them.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangedFrom {
    /// The `version` of the tournament that the change was made from, unless the header `If-Match` has it.
    pub version: Option<i64>,
}

/// A tournament to make: settings, of which it needs the name, and players who are known already.
pub struct NewTournament {
    settings: SettingsChange,
    begin: Begin,
}

/// A change of a tournament's settings. Nothing else changes than what is sent: another level, say, changes no time
/// limit.
pub struct ChangedSettings;

beside_settings!(
    NewTournament: Begin,
    says: "A tournament to create: its settings, of which only the name is required, and players who are already known.",
    needs: ["name"]
);
beside_settings!(
    ChangedSettings: ChangedFrom,
    says: "A change of settings. Only the sent members change: another level, for example, does not change the time limit.",
    needs: []
);

/// Creates a tournament, with players if they are already known.
///
/// The token's account becomes its organizer. The tournament is being set up: `POST …/open` opens it. It needs a token
/// for all tournaments.
#[utoipa::path(
    post, path = "/api/v1/tournaments", tag = "tournaments", operation_id = "create_tournament", security(("token" = ["settings"])),
    params(IdempotencyHeader), request_body = NewTournament,
    responses((status = 201, description = "The new tournament", body = ChangedTournament), Failures)
)]
pub async fn create(call: SiteCall) -> ApiResult {
    tournaments::refuse_site_staff(call.caller.known()?.1)?;
    let (settings, begin) = beside::split(&call.request, call.body()?, &["preset", "players"])?;
    let sent = NewTournament { settings, begin };
    let preset = match &sent.begin.preset {
        Some(wanted) => Some(offered(&call, wanted).await?),
        None => None,
    };
    let new = sent.read(preset.as_ref(), &call.app.rulesets)?;
    let preset = preset.map(|preset| preset.id);
    call.run(StatusCode::CREATED, move |work| {
        let slug = ops::start(work, &new, preset.as_deref()).map_err(located)?;
        let made = ops::made(work, &slug)?;
        Ok(ChangedTournament::settings(&made, made.structure_version))
    })
    .await
}

/// The preset of a name or an id that is offered to the caller's account.
async fn offered(call: &SiteCall, wanted: &str) -> Result<Preset, Problem> {
    let (_, account) = call.caller.known()?;
    let account = account.id.clone();
    let all = read(&call.app, move |conn| Ok::<_, WebError>(offered_to(conn, &account)?)).await?;
    let named = |preset: &&Preset| preset.id == wanted || preset.name == wanted;
    // the account's own presets before those of the installation
    let own = all.iter().find(|preset| named(preset) && preset.account_id.is_some());
    let found = own.or_else(|| all.iter().find(named)).cloned();
    found.ok_or_else(|| Problem::invalid("/preset", format!("You have no preset {wanted:.80?} here.")))
}

impl NewTournament {
    /// The tournament as it is made.
    ///
    /// # Errors
    /// All that is wrong with its settings and its players.
    fn read(&self, preset: Option<&Preset>, rulesets: &Rulesets) -> Result<ops::NewTournament, Problem> {
        let settings = match preset {
            Some(preset) => self.settings.merged(presets::settings(preset)?, rulesets),
            None => self.settings.fresh(rulesets),
        };
        let settings = settings.and_then(|settings| match settings.problems() {
            problems if problems.is_empty() => Ok(settings),
            problems => Err(OpError::Invalid(problems)),
        });
        match (settings, self.known_players()) {
            (Ok(settings), Ok(players)) => Ok(ops::NewTournament { settings, players }),
            (Err(OpError::Invalid(mut wrong)), players) => {
                wrong.extend(players.err().into_iter().flatten());
                Err(located(OpError::Invalid(wrong)).into())
            }
            (Err(other), _) => Err(other.into()),
            (Ok(_), Err(wrong)) => Err(OpError::Invalid(wrong).into()),
        }
    }

    fn known_players(&self) -> Result<Vec<PlayerData>, Vec<FieldProblem>> {
        if self.begin.players.is_empty() {
            return Ok(Vec::new());
        }
        let list = checked(&self.begin.players)?;
        let names: Vec<&str> = list.iter().map(|data| data.name.as_str()).collect();
        let twice = same_name_problems(&self.begin.players, &same_names(&[], &names));
        match twice.is_empty() {
            true => Ok(list),
            false => Err(twice),
        }
    }
}

/// Changes settings of a tournament.
///
/// Settings that affect pairing can't be changed once the rounds have begun.
#[utoipa::path(
    patch, path = "/api/v1/tournaments/{slug}", tag = "tournaments", operation_id = "change_settings", security(("token" = ["settings"])),
    params(Versioned, IdempotencyHeader),
    request_body = ChangedSettings,
    responses((status = 200, description = "The tournament as it is now", body = ChangedTournament), Failures)
)]
pub async fn change(call: ApiCall<SettingsDoor>) -> ApiResult {
    let (settings, from): (SettingsChange, ChangedFrom) = beside::split(&call.request, call.body()?, &["version"])?;
    let version = call.version(&Thing::Tournament, from.version)?;
    let app = call.app.clone();
    call.run(StatusCode::OK, move |work| {
        let before = Settings::of(work.tournament())?;
        let after = settings.merged(before, &app.rulesets).map_err(located)?;
        tournaments::change(work, version, &after).map_err(located)?;
        Ok(ChangedTournament::settings(work.tournament(), work.structure_version()))
    })
    .await
}
