//! The page of a ruling: all of it, its appeal, its decision, its withdrawal.

use std::iter;

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use actix_web::web::Path;
use askama::Template;

use super::ruling_form::disqualifying;
use super::statements::{self, Said, Statement};
use super::words::{built_on, decided_by, fallen, part_name};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, Field, Fields, FormKeys, StaffForm, back};
use crate::web::frame::look::chip::Chip;
use crate::web::frame::look::local_time::date_time;
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::desk::{Desk, Floor, Inside, Judging, Right};
use crate::web::frame::state::{App, read};
use crate::web::shared::floor::ruling_labels;
use crate::web::shared::terms;
use podium_base::clock::Moment;
use podium_event::penalties::Penalty;
use podium_ops::OpError;
use podium_ops::floor::notes;
use podium_ops::floor::rulings as ops;
use podium_ops::floor::rulings::{Decided, Entry, EntryPlayer, HeadWord, RulingVersion, Verdict, Words};
use podium_store::RulingState;
use say::{Message, rulings as t};

/// Tournament and ruling in the address.
type Number = Path<(String, i64)>;

/// A player of the ruling.
struct Part {
    name: Message,
    href: String,
    infraction: Option<Message>,
    penalty: Chip,
    /// The proposed penalty, if the judge decided otherwise: a sentence.
    proposed: Option<Message>,
    effect: Option<Message>,
    drops: bool,
    /// Sentences about the earlier rulings that the penalty counts.
    built_on: Vec<say::Marked>,
}

/// What a ruling said before it was changed.
struct EarlierLine {
    /// "What happened", "Penalty".
    part: Message,
    text: String,
    /// "Jo, 14:05"
    by: Message,
}

/// The head judge's decision, or the withdrawal; its text with what that is.
struct Decision {
    /// "Upheld by", "Overturned by", "Withdrawn by".
    word: Message,
    by: String,
    at: Message,
    text: Option<(Message, String)>,
}

#[derive(Template)]
#[template(path = "staff/floor/rulings/detail.html")]
struct RulingPage {
    shell: Shell,
    keys: FormKeys,
    /// Address of the rulings.
    list: String,
    /// Address of this page.
    at: String,
    number: i64,
    place: Message,
    state: Chip,
    waits: bool,
    /// The ruling that it was built on and that is no longer in force: "ruling 1 was overturned".
    fallen: Option<Message>,
    /// The description of what happened; `None` if it has not been written yet.
    what: Option<String>,
    answer: Option<String>,
    rule: Option<String>,
    minutes: Option<i64>,
    made_by: String,
    made_at: Message,
    appealed_at: Option<Message>,
    decided: Option<Decision>,
    earlier: Vec<EarlierLine>,
    parts: Vec<Part>,
    /// Address of the notes, where a statement is removed.
    notes: String,
    /// Oldest first.
    statements: Vec<Statement>,
    /// Who may have made one: the ruling's players and those of its table.
    speakers: Vec<Choice>,
    /// Whether the form for a statement is shown: for a disqualification.
    may_state: bool,
    player: Field,
    witness: Field,
    statement: Field,
    may_appeal: bool,
    may_decide: bool,
    may_withdraw: bool,
    may_describe: bool,
    /// Whether the head judge's word carries a disqualification out: it asks for a typed word.
    disqualifies: bool,
    /// The penalties that are lighter than the ruling's; empty for readers who may not change it.
    lighter: Vec<Choice>,
    lighter_field: Field,
    lighter_reason: Field,
    disqualify_word: Field,
    /// The page of the table, if it is being played now.
    table: Option<String>,
    what_field: Field,
    answer_field: Field,
    rule_field: Field,
    verdict: Field,
    verdicts: Vec<Choice>,
    decision: Field,
    reason: Field,
}

impl RulingPage {
    /// Returns whether the texts are unfolded: none is written yet, or something is wrong with one.
    fn opens_texts(&self) -> bool {
        self.what.is_none() || self.what_field.is_wrong()
    }

    /// Returns whether writing what happened is the main thing to do.
    fn asks_for_texts(&self) -> bool {
        self.what.is_none() && !self.may_decide
    }

    /// Returns whether the form of a statement is unfolded: none is there yet, or something is wrong with it.
    fn opens_statement(&self) -> bool {
        self.statements.is_empty() || self.statement.is_in_use() || self.witness.is_wrong()
    }

    /// Returns whether there are statements, or the reader may add one.
    fn shows_statements(&self) -> bool {
        self.may_state || !self.statements.is_empty()
    }

    /// Returns whether the choice of a lighter penalty is unfolded: something is wrong with it.
    fn opens_lighter(&self) -> bool {
        self.lighter_field.is_wrong() || self.lighter_reason.is_wrong()
    }
}

/// Answers with the page of a ruling, either newly opened or with a refused form.
async fn respond<R: Right>(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<R>,
    number: i64,
    refused: Option<(&Fields, &OpError)>,
) -> WebResult {
    let tournament = desk.tournament.clone();
    let list = desk.at("desk/rulings");
    let account = desk.visitor.account.as_ref().map(|account| account.id.clone());
    let (book, words, said) = read(app, move |conn| {
        let book = ops::book(conn, &tournament)?;
        let maker = book.entry(number).and_then(|entry| entry.row.made_by.clone());
        let words = HeadWords {
            readers: ops::head_word(conn, &tournament.id, account.as_deref())?,
            makers: ops::head_word(conn, &tournament.id, maker.as_deref())?,
        };
        let said = match book.entry(number) {
            Some(entry) => Said::read(conn, &tournament.id, entry)?,
            None => Said::default(),
        };
        Ok::<_, WebError>((book, words, said))
    })
    .await?;
    let Some(entry) = book.entry(number) else {
        return Err(WebError::not_found(say::refused_rulings::no_ruling(number)).way_on(t::to_rulings(), list));
    };
    let problems = match refused {
        Some((_, OpError::Invalid(problems))) => problems.as_slice(),
        _ => &[],
    };
    let typed = |name: &'static str| match refused {
        Some((fields, _)) => fields.field(name, problems),
        None => Field::empty(name),
    };
    let mut page = page_of(desk, app, request, entry, words)?;
    page.fallen = fallen(&book, entry);
    page.statements = said.lines(desk);
    page.speakers = said.speakers;
    let texts = [
        (&mut page.what_field, "what"),
        (&mut page.answer_field, "answer"),
        (&mut page.rule_field, "rule"),
    ];
    for (field, name) in texts {
        // A new page shows the stored texts, to be changed.
        if refused.is_some_and(|(fields, _)| fields.pairs().any(|(sent, _)| sent == name)) {
            *field = typed(name);
        }
    }
    page.verdict = typed("verdict");
    page.decision = typed("decision");
    page.reason = typed("reason");
    page.lighter_field = typed("lighter");
    page.lighter_reason = typed("lighter_reason");
    page.disqualify_word = typed("disqualify_word");
    page.player = typed("player");
    page.witness = typed("witness");
    page.statement = typed("statement");
    let mut status = StatusCode::OK;
    if let Some((_, error)) = refused {
        status = match error {
            OpError::Invalid(_) => StatusCode::UNPROCESSABLE_ENTITY,
            _ => StatusCode::CONFLICT,
        };
        page.shell.notice = Some(Notice::bad(error.in_words()));
    }
    page::with_status(status, &page)
}

/// The authority of the reader and of the ruling's maker.
#[derive(Clone, Copy)]
struct HeadWords {
    readers: HeadWord,
    makers: HeadWord,
}

fn page_of<R: Right>(
    desk: &Desk<R>,
    app: &App,
    request: &HttpRequest,
    entry: &Entry,
    words: HeadWords,
) -> Result<RulingPage, WebError> {
    let list = desk.at("desk/rulings");
    let row = &entry.row;
    let profile = desk.tournament.profile()?;
    let table = profile.penalty_table();
    let zone = &desk.tournament.time_zone;
    let time = |at: Moment| date_time(at, zone);
    let text = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    let own = desk.visitor.account.as_ref().map(|account| account.id.as_str());
    // T30: the head judge's decision is final.
    let is_open = matches!(row.state, RulingState::Given | RulingState::Appealed);
    let is_own = row.made_by.is_some() && row.made_by.as_deref() == own;
    let is_makers = desk.may::<Floor>() && (is_own || words.readers.decides());
    let is_heads = desk.may::<Judging>() && words.readers.decides();
    // T52: the head judge corrects their own slip too.
    let is_open = is_open || row.state == RulingState::Upheld && is_heads;
    let heaviest = entry
        .players
        .iter()
        .map(|about| about.penalty)
        .max()
        .unwrap_or(Penalty::None);
    let lighter = Penalty::ALL
        .iter()
        .filter(|penalty| is_heads && is_open && **penalty < heaviest);
    let part = |about: &EntryPlayer| Part {
        name: (&about.player.name).into(),
        href: desk.at(&format!("desk/players/{}", about.player.number)),
        infraction: ruling_labels::infraction_of(&table, about),
        penalty: ruling_labels::penalty(about.penalty),
        proposed: about.proposed.map(|penalty| t::had_proposed(terms::penalty(penalty))),
        effect: ruling_labels::effect(entry, about),
        drops: about.row.drops,
        built_on: built_on(&about.row.basis().collect::<Vec<_>>(), &list),
    };
    let parts = entry.players.iter().map(part).collect();
    Ok(RulingPage {
        shell: desk.shell(request, t::ruling(row.number)),
        keys: desk.keys(app, row.version),
        at: format!("{list}/{}", row.number),
        list,
        number: row.number,
        place: ruling_labels::place(entry),
        state: ruling_labels::state(row),
        waits: ops::waits_for_confirmation(row),
        fallen: None,
        what: ruling_labels::what(row).map(str::to_owned),
        answer: text(&row.answer),
        rule: text(&row.rule),
        minutes: entry.minutes,
        made_by: entry.made_by.clone(),
        made_at: time(row.made_at),
        appealed_at: (row.appealed_at).filter(|_| !ops::was_made_lighter(row)).map(time),
        earlier: (entry.earlier.iter())
            .map(|(earlier, by)| EarlierLine {
                part: part_name(&earlier.part),
                text: earlier.text.clone(),
                by: Message::joined([by.into(), time(earlier.at)], ", "),
            })
            .collect(),
        decided: row
            .withdrawn_at
            .map(|at| Decision {
                word: t::withdrawn_by(),
                by: entry.withdrawn_by.clone().unwrap_or_default(),
                at: time(at),
                text: row
                    .withdrawn_reason
                    .as_deref()
                    .and_then(text)
                    .map(|why| (t::why(), why)),
            })
            .or_else(|| {
                row.decided_at.map(|at| Decision {
                    word: decided_by(row),
                    by: entry.decided_by.clone().unwrap_or_default(),
                    at: time(at),
                    text: (row.decision.as_deref().and_then(text)).map(|text| (part_name("decision"), text)),
                })
            }),
        parts,
        notes: desk.at("desk/notes"),
        statements: Vec::new(),
        speakers: Vec::new(),
        may_state: desk.may::<Floor>() && heaviest == Penalty::Disqualification && row.state != RulingState::Withdrawn,
        player: Field::empty("player"),
        witness: Field::empty("witness"),
        statement: Field::empty("statement"),
        may_appeal: desk.may::<Floor>() && ops::may_be_appealed(row, words.makers),
        may_decide: desk.may::<Judging>() && words.readers.decides() && ops::needs_decision(row),
        may_withdraw: is_open && is_makers,
        may_describe: row.state != RulingState::Withdrawn && is_makers,
        disqualifies: ops::waits_for_confirmation(row) && heaviest == Penalty::Disqualification,
        lighter: lighter
            .map(|penalty| Choice::new(penalty.as_str(), terms::penalty(*penalty)))
            .collect(),
        lighter_field: Field::empty("lighter"),
        lighter_reason: Field::empty("lighter_reason"),
        disqualify_word: Field::empty("disqualify_word"),
        table: entry.table.map(|table| desk.at(&format!("desk/floor/{table}"))),
        what_field: Field::of("what", &row.what),
        answer_field: Field::of("answer", &row.answer),
        rule_field: Field::of("rule", &row.rule),
        verdict: Field::empty("verdict"),
        verdicts: vec![
            Choice::new("uphold", t::uphold()).hint(match ops::waits_for_confirmation(row) {
                true => t::uphold_carries_out(),
                false => t::uphold_stands(),
            }),
            Choice::new("overturn", t::overturn()).hint(match ops::waits_for_confirmation(row) {
                true => t::overturn_nothing(),
                false => t::overturn_undoes(),
            }),
        ],
        decision: Field::empty("decision"),
        reason: Field::empty("reason"),
    })
}

/// `GET …/desk/rulings/{number}`: staff.
pub(super) async fn show(app: App, request: HttpRequest, desk: Desk<Inside>, path: Number) -> WebResult {
    respond(&app, &request, &desk, path.into_inner().1, None).await
}

fn address<R: Right>(desk: &Desk<R>, number: i64) -> String {
    desk.at(&format!("desk/rulings/{number}"))
}

/// Returns the version of the ruling that a form was made from.
fn version_of<R: Right>(form: &StaffForm<R>, number: i64) -> RulingVersion {
    RulingVersion {
        number,
        version: form.fields.version(),
    }
}

/// `POST …/desk/rulings/{number}/appeal`: judges.
pub(super) async fn appeal(form: StaffForm<Floor>, path: Number) -> WebResult {
    let number = path.into_inner().1;
    let to = address(&form.sender, number);
    let at = version_of(&form, number);
    let done = form.run(&to, move |work| ops::appeal(work, at));
    done.await.map_err(back(&to))?;
    form.done(t::waits_now(), &to)
}

/// `POST …/desk/rulings/{number}/words`: the ruling's maker, and the head judge.
pub(super) async fn describe(form: StaffForm<Floor>, path: Number) -> WebResult {
    let number = path.into_inner().1;
    let to = address(&form.sender, number);
    let at = version_of(&form, number);
    let words = Words {
        what: form.fields.raw("what").to_owned(),
        answer: form.fields.raw("answer").to_owned(),
        rule: form.fields.text("rule").to_owned(),
    };
    let done = form.run(&to, move |work| ops::describe(work, at, &words)).await;
    settled(&form, number, done.map(|()| Decided::default())).await
}

/// `POST …/desk/rulings/{number}/statements`: judges.
pub(super) async fn add_statement(form: StaffForm<Floor>, path: Number) -> WebResult {
    let number = path.into_inner().1;
    let (to, new) = (address(&form.sender, number), statements::typed(&form.fields));
    let done = form.run(&to, move |work| notes::state(work, number, &new)).await;
    settled(&form, number, done.map(|()| Decided::default())).await
}

/// Reads the head judge's word.
fn verdict(fields: &Fields) -> Verdict {
    Verdict {
        uphold: match fields.text("verdict") {
            "uphold" => Some(true),
            "overturn" => Some(false),
            _ => None,
        },
        decision: fields.raw("decision").to_owned(),
        disqualifying: disqualifying(fields),
    }
}

/// `POST …/desk/rulings/{number}/decide`: the head judge.
pub(super) async fn decide(form: StaffForm<Judging>, path: Number) -> WebResult {
    let number = path.into_inner().1;
    let to = address(&form.sender, number);
    let (at, verdict) = (version_of(&form, number), verdict(&form.fields));
    let done = form.run(&to, move |work| ops::decide(work, at, &verdict)).await;
    settled(&form, number, done).await
}

/// `POST …/desk/rulings/{number}/lighter`: the head judge.
pub(super) async fn lighter(form: StaffForm<Judging>, path: Number) -> WebResult {
    let number = path.into_inner().1;
    let to = address(&form.sender, number);
    let (at, penalty) = (version_of(&form, number), Penalty::parse(form.fields.text("lighter")));
    let reason = form.fields.raw("lighter_reason").to_owned();
    let done = form
        .run(&to, move |work| ops::make_lighter(work, at, penalty, &reason))
        .await;
    settled(&form, number, done).await
}

/// `POST …/desk/rulings/{number}/withdraw`: the ruling's maker, and the head judge.
pub(super) async fn withdraw(form: StaffForm<Floor>, path: Number) -> WebResult {
    let number = path.into_inner().1;
    let to = address(&form.sender, number);
    let (at, reason) = (version_of(&form, number), form.fields.text("reason").to_owned());
    let done = form.run(&to, move |work| ops::withdraw(work, at, &reason)).await;
    settled(&form, number, done).await
}

/// `POST …/desk/rulings/{number}/done`: judges, for what was left to do at the table; `back`: the table.
pub(super) async fn done(form: StaffForm<Floor>, path: Number) -> WebResult {
    let number = path.into_inner().1;
    let to = match form.fields.text("back").parse::<i64>() {
        Ok(table) => form.at(&format!("desk/floor/{table}")),
        Err(_) => address(&form.sender, number),
    };
    let done = form.run(&to, move |work| ops::carried_out(work, number));
    let said = done.await.map_err(back(&to))?;
    form.done(said, &to)
}

async fn settled<R: Right>(form: &StaffForm<R>, number: i64, done: Result<Decided, OpError>) -> WebResult {
    let StaffForm {
        app,
        request,
        sender: desk,
        fields,
    } = form;
    let to = address(desk, number);
    match done {
        Ok(decided) => {
            let said = Message::joined(iter::once(t::recorded()).chain(decided.done), " ");
            form.done(said, &to)
        }
        // On the page of the ruling, with what was typed: a decision can be long.
        Err(error @ (OpError::Invalid(_) | OpError::Conflict(_))) => {
            respond(app, request, desk, number, Some((fields, &error))).await
        }
        Err(error) => Err(back(&to)(error)),
    }
}
