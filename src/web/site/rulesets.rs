//! The rulesets side by side, for everyone.

use actix_web::HttpRequest;
use askama::Template;
use say::{Language, Message, rulesets as t};

use crate::web::frame::answer::cache::Rendered;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, Addressed};
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::{current, language};
use crate::web::frame::state::{App, compute};
use crate::web::shared::documents::ruleset::RulesetCard;
use podium_document::ruleset::Rulesets;
use podium_event::profile::Level;

/// The routes of the page.
pub fn routes(routes: &mut Routes) {
    routes.get("/rules", handler!(rules));
}

const ADDRESS: &str = "/rules";

/// Rulesets change only as the service starts.
const VERSION: &str = "0";

/// `GET /rules`: everybody.
async fn rules(app: App, request: HttpRequest) -> WebResult {
    page::at_one_address_in_language(&request, ADDRESS)?;
    let language = current::language();
    let key = language::address(language, ADDRESS);
    let kept = app.cache.get(
        &key,
        |version| version == VERSION,
        async || render(&app, language).await,
    );
    Ok(kept.await?.respond(&request))
}

async fn render(app: &App, language: Language) -> Result<Rendered, WebError> {
    compute(app, move |state| {
        let body = RulesetsPage::of(&state.rulesets).render_with_values(&Addressed {
            language,
            second: None,
            address: Some(ADDRESS.to_owned()),
        })?;
        Ok(Rendered::new(VERSION, page::HTML, body))
    })
    .await
}

/// The page.
#[derive(Template)]
#[template(path = "site/rulesets.html")]
struct RulesetsPage {
    shell: Shell,
    rulesets: Vec<RulesetCard>,
    /// The points that Podium applies.
    settings: Vec<Row>,
    /// The points that staff apply.
    by_staff: Vec<Row>,
}

/// A row of the comparison.
struct Row {
    /// What it is about, or the number of a rule.
    about: Message,
    /// A cell for each ruleset.
    cells: Vec<Cell>,
}

/// What a ruleset says; no texts where it says what the addendum says.
struct Cell {
    texts: Vec<Message>,
    /// The tag of the language of texts from the ruleset's file.
    language: Option<String>,
}

impl RulesetsPage {
    fn of(offered: &Rulesets) -> Self {
        // The level at which most of these documents are used.
        let card = |ruleset| RulesetCard::at_level(ruleset, Level::Competitive);
        let rulesets: Vec<RulesetCard> = offered.all().iter().map(card).collect();
        Self {
            shell: Shell::new(t::title()),
            settings: settings(&rulesets),
            by_staff: by_staff(&rulesets),
            rulesets,
        }
    }
}

fn settings(rulesets: &[RulesetCard]) -> Vec<Row> {
    let mut topics: Vec<&Message> = Vec::new();
    for deviation in rulesets.iter().flat_map(|ruleset| &ruleset.settings) {
        if !topics.contains(&&deviation.what) {
            topics.push(&deviation.what);
        }
    }
    let row = |topic: &Message| {
        let of = |ruleset: &RulesetCard| ruleset.settings.iter().find(|found| found.what == *topic).cloned();
        let said = rulesets.iter().find_map(of);
        let cell = |ruleset: &RulesetCard| Cell {
            texts: match (of(ruleset), &said) {
                (Some(deviation), _) => vec![deviation.here],
                (None, Some(said)) if ruleset.is_addendum => vec![said.addendum.clone()],
                (None, _) => Vec::new(),
            },
            language: None,
        };
        Row {
            about: topic.clone(),
            cells: rulesets.iter().map(cell).collect(),
        }
    };
    topics.into_iter().map(row).collect()
}

fn by_staff(rulesets: &[RulesetCard]) -> Vec<Row> {
    let mut rules: Vec<&str> = Vec::new();
    for difference in rulesets.iter().flat_map(|ruleset| &ruleset.by_staff) {
        if !rules.contains(&difference.rule.as_str()) {
            rules.push(&difference.rule);
        }
    }
    let row = |rule: &str| {
        let cell = |ruleset: &RulesetCard| {
            let said = ruleset.by_staff.iter().filter(|difference| difference.rule == rule);
            Cell {
                texts: said.map(|difference| difference.text.as_str().into()).collect(),
                language: Some(ruleset.text_language.clone()),
            }
        };
        Row {
            about: rule.into(),
            cells: rulesets.iter().map(cell).collect(),
        }
    };
    rules.into_iter().map(row).collect()
}
