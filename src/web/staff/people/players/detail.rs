//! The details of a player: their data, their rulings, and the possible actions.

use actix_web::HttpRequest;
use askama::Template;

use super::add::{PlayerFields, input};
use super::{PlayerPath, labels, leaving, number_in};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::with_status;
use crate::web::frame::form::{Choice, Field, FormKeys, Returned, StaffForm};
use crate::web::frame::look::chip::Chip;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::look::staff_nav::Standing;
use crate::web::frame::request::desk::{Announce, Desk, Floor, Inside, Judging, Players, Privacy, Records, Right};
use crate::web::frame::state::{App, read};
use crate::web::shared::floor::judge_notes::{NoteLine, Notes};
use crate::web::shared::floor::ruling_labels::{History, history};
use crate::web::shared::terms;
use crate::web::staff::floor::Viewer;
use crate::web::staff::similar_name;
use podium_base::clock;
use podium_event::deck::in_one_line;
use podium_ops::floor::rulings;
use podium_ops::people::decklist::is_link;
use podium_ops::people::decks::Terms;
use podium_ops::people::players as ops;
use podium_ops::people::players::{Edit, PlayerAction, PlayerInput, Whereabouts, holds_place};
use podium_ops::{FieldProblem, OpError};
use podium_store::floor::judge_notes::NoteRow;
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::{Tournament, free_text};
use podium_store::{PenaltyEffect, PlayerStatus, TournamentState};
use say::{Message, Plain, player_page as t, player_words};

/// The words that confirm a disqualification and the removal of personal data.
pub(super) const DISQUALIFY_WORD: Plain = say::confirm_words::disqualify;
pub(super) const FORGET_WORD: Plain = say::confirm_words::remove;

/// The actions that the player's state and the reader's rights allow.
#[derive(Default)]
struct PossibleActions {
    admit: bool,
    refuse: bool,
    remove: bool,
    drop: bool,
    undo_drop: bool,
    disqualify: bool,
    undo_disqualification: bool,
    check_in: bool,
    forget: bool,
    /// The reason why a player who holds a place cannot leave now.
    stays: Option<Message>,
}

impl PossibleActions {
    fn of<R: Right>(desk: &Desk<R>, row: &PlayerRow, whereabouts: &Whereabouts, decides: bool) -> Self {
        let can = |action| ops::refusal(desk.tournament.state, row, whereabouts, action).is_none();
        let (manages, judges) = (desk.may::<Players>(), desk.may::<Judging>());
        let pending = row.status == PlayerStatus::Pending;
        Self {
            admit: manages && can(PlayerAction::Admit),
            refuse: manages && pending,
            remove: manages && !pending && can(PlayerAction::Remove),
            drop: manages && can(PlayerAction::Drop),
            undo_drop: manages && can(PlayerAction::UndoDrop),
            disqualify: judges && decides && can(PlayerAction::Disqualify),
            undo_disqualification: judges && can(PlayerAction::UndoDisqualification),
            check_in: manages && can(PlayerAction::CheckIn),
            forget: desk.may::<Privacy>() && !row.anonymous,
            stays: ops::refusal(desk.tournament.state, row, whereabouts, PlayerAction::Drop)
                .filter(|_| manages && holds_place(row)),
        }
    }
}

#[derive(Template)]
#[template(path = "staff/people/players/detail.html")]
struct DetailPage {
    shell: Shell,
    keys: FormKeys,
    /// Keys of the forms without a version.
    action_keys: FormKeys,
    /// Address of the list of players.
    list: String,
    /// The address of the check-in page.
    door: String,
    /// Address of this page.
    at: String,
    number: i64,
    name: Message,
    state: Chip,
    sorted_under: Option<String>,
    team_mate: Option<String>,
    pronouns: Option<String>,
    /// `None` if the reader may not see it.
    email: Option<String>,
    /// The decklist, if the reader may see it and it is a link.
    decklist_link: Option<String>,
    /// The decklist, if the reader may see it and it is a text.
    decklist_text: Option<String>,
    fixed_table: Option<i64>,
    avoid_group: Option<String>,
    /// `None` if there are none.
    awarded_byes: Option<i64>,
    anonymous: bool,
    checked_in: bool,
    fee_collected: bool,
    fields: PlayerFields,
    may_edit: bool,
    may_see_contact: bool,
    may_see_decklist: bool,
    /// As one line: "A / B"; `None` if there are none, or the reader may not see them.
    commanders: Option<String>,
    may_see_commanders: bool,
    /// The page where lists are handed in and checked; `None` while they are a field here.
    deck_at: Option<String>,
    /// Whether the reader may see the player's secret link.
    has_link: bool,
    /// Whether the reader may say who the entry is among the people of a community.
    has_person: bool,
    /// Whether the entry is a person of the community.
    is_person: bool,
    /// The page to announce something to this player, for readers who may.
    message: Option<String>,
    possible: PossibleActions,
    /// The label of the button that admits the player.
    admit_word: Message,
    /// The number of the player of the same name whom a registration may be.
    same: Option<i64>,
    /// The hint that another player has a similar name.
    similar: Option<Message>,
    /// A sentence about the effect of a drop now.
    drop_means: Message,
    confirm_disqualify: Field,
    drop_reason: Field,
    /// What may become of their matches.
    matches: Vec<Choice>,
    remove_reason: Field,
    disqualify_reason: Field,
    confirm_forget: Field,
    disqualify_word: Message,
    forget_word: Message,
    /// The number of texts that may still name a player whose data was removed, for readers who can change them.
    mentions: usize,
    /// The id in documents and draws, if it does not follow from the number.
    own_key: Option<String>,
    /// Notes about the player, oldest first.
    notes: Vec<NoteLine>,
    /// Address of the notes.
    notes_at: String,
    /// Rulings about the player, newest first.
    rulings: Vec<History>,
    /// Number and address of the ruling that disqualified the player: it is withdrawn there.
    disqualified_by: Option<(i64, String)>,
    /// Address of the rulings.
    rulings_at: String,
    may_rule: bool,
}

impl DetailPage {
    /// Address of a form of this page.
    fn to(&self, form: &str) -> String {
        format!("{}/{form}", self.at)
    }

    /// Returns the class of the button that admits the player: an entry of the same name is looked at first.
    fn admit_class(&self) -> &'static str {
        if self.same.is_some() { "" } else { "primary" }
    }

    fn shows_notes(&self) -> bool {
        self.may_rule || !self.notes.is_empty()
    }

    fn shows_rulings(&self) -> bool {
        self.may_rule || !self.rulings.is_empty()
    }

    fn may_leave(&self) -> bool {
        self.possible.drop || self.possible.remove
    }

    /// Returns the reason why the player cannot leave now, if they cannot be removed either.
    fn stays(&self) -> Option<&Message> {
        self.possible.stays.as_ref().filter(|_| !self.possible.remove)
    }
}

/// The data of the player that the reader may see.
struct Sees {
    contact: bool,
    /// A decklist that is a field of the player.
    decklist: bool,
    commanders: bool,
}

impl Sees {
    fn of(who: Standing, tournament: &Tournament, terms: Option<&Terms>) -> Self {
        let records = who.may::<Records>();
        // organizer and head judge always, the other staff once the rounds begin
        let decklists = records || !matches!(tournament.state, TournamentState::Setup | TournamentState::Registration);
        Self {
            contact: records,
            decklist: decklists && terms.is_none(),
            commanders: ops::staff_sees(terms, tournament, records),
        }
    }
}

/// A player as they were found.
struct Found {
    row: PlayerRow,
    whereabouts: Whereabouts,
    /// The number of the player of the same name whom a registration may be.
    same: Option<i64>,
    /// The terms of decklists, if those are handed in on players' pages.
    terms: Option<Terms>,
    /// Whether the reader decides as the head judge does (T30).
    decides: bool,
}

/// Reads a player for a reader of the desk. Without one of this number the answer leads to the list.
async fn find<R: Right>(app: &App, desk: &Desk<R>, number: i64) -> Result<Found, WebError> {
    let (tournament, list) = (desk.tournament.clone(), desk.at("desk/players"));
    let account = desk.visitor.account.as_ref().map(|account| account.id.clone());
    read(app, move |conn| {
        let Some(row) = players::by_number(conn, &tournament.id, number)? else {
            return Err(WebError::not_found(player_words::no_player(number)).way_on(say::view::to_players(), list));
        };
        let whereabouts = ops::whereabouts(conn, &tournament, &row)?;
        let terms = Terms::of(conn, &tournament, clock::now())?;
        let same = ops::entry_of(conn, &row)?;
        let decides = rulings::head_word(conn, &tournament.id, account.as_deref())?.decides();
        Ok(Found {
            decides,
            row,
            whereabouts,
            same,
            terms,
        })
    })
    .await
}

/// What other pages say about the player.
struct Elsewhere {
    notes: Notes,
    /// Rulings about the player, newest first.
    rulings: Vec<History>,
    disqualified_by: Option<(i64, String)>,
    /// Address of the rulings.
    rulings_at: String,
    /// The number of texts that may still name a player whose data was removed, for readers who can change them.
    mentions: usize,
    similar: Option<Message>,
}

impl Elsewhere {
    async fn read(
        app: &App,
        tournament: &Tournament,
        who: Standing,
        row: &PlayerRow,
        rulings_at: String,
    ) -> Result<Self, WebError> {
        let cloned = tournament.clone();
        let (book, notes) = read(app, move |conn| {
            Ok::<_, WebError>((rulings::book(conn, &cloned)?, Notes::read(conn, &cloned)?))
        })
        .await?;
        let mentions = match row.anonymous && who.may::<Privacy>() {
            false => 0,
            true => mentions_of(app, row).await?,
        };
        let profile = tournament.profile()?;
        Ok(Self {
            disqualified_by: (book.about(&row.id))
                .find(|(entry, about)| entry.is_in_force() && about.row.effect == Some(PenaltyEffect::Tournament))
                .map(|(entry, _)| (entry.row.number, format!("{rulings_at}/{}", entry.row.number))),
            rulings: history(&book, &profile.penalty_table(), &row.id, &rulings_at),
            rulings_at,
            mentions,
            notes,
            similar: similar_name::hint(app, row).await?,
        })
    }
}

/// Reads the number of texts that may still name a player.
async fn mentions_of(app: &App, row: &PlayerRow) -> Result<usize, WebError> {
    let player = row.id.clone();
    let found = read(app, move |conn| {
        Ok::<_, WebError>(free_text::mentions_of(conn, &player)?)
    })
    .await?;
    Ok(found.len())
}

/// `GET …/players/{number}`: staff.
pub(super) async fn show(app: App, request: HttpRequest, desk: Desk<Inside>, path: PlayerPath) -> WebResult {
    page(&app, &request, &desk, number_in(&path), Returned::default()).await
}

/// Renders the page of a player, either newly opened or with a refused form.
pub(super) async fn page<R: Right>(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<R>,
    number: i64,
    returned: Returned<'_>,
) -> WebResult {
    let found = find(app, desk, number).await?;
    let shell = with_notice(desk.shell(request, &found.row.name), &returned);
    let rulings_at = desk.at("desk/rulings");
    let elsewhere = Elsewhere::read(app, &desk.tournament, desk.standing(), &found.row, rulings_at).await?;
    let page = DetailPage::new(app, shell, desk, found, elsewhere, &returned);
    with_status(returned.status(), &page)
}

/// Adds the notice of a refused form.
fn with_notice(mut shell: Shell, returned: &Returned<'_>) -> Shell {
    // wrong fields show their own problems; a conflict is about the whole form
    if returned.problems().is_empty() {
        shell.notice = returned.notice().or(shell.notice);
    }
    shell
}

impl DetailPage {
    fn new<R: Right>(
        app: &App,
        shell: Shell,
        desk: &Desk<R>,
        found: Found,
        elsewhere: Elsewhere,
        returned: &Returned<'_>,
    ) -> Self {
        let Found {
            row,
            whereabouts,
            same,
            terms,
            decides,
        } = found;
        let number = row.number;
        let newest = whereabouts.newest.map_or(0, |(number, _)| number);
        let sees = Sees::of(desk.standing(), &desk.tournament, terms.as_ref());
        let text = |value: &Option<String>| value.clone().filter(|text| !text.is_empty());
        let seen_list = text(&row.decklist).filter(|_| sees.decklist);
        let list = desk.at("desk/players");
        Self {
            shell,
            keys: desk.keys(app, row.version),
            // these commands ask the player's state: a changed name does not make their forms old
            action_keys: desk.keys(app, None),
            at: format!("{list}/{number}"),
            door: desk.at("desk/check-in"),
            list,
            number,
            state: labels::state(&row, newest, whereabouts.names),
            sorted_under: text(&row.sorted_under),
            team_mate: text(&row.team_mate),
            pronouns: text(&row.pronouns),
            email: text(&row.email).filter(|_| sees.contact),
            decklist_link: seen_list.clone().filter(|list| is_link(list)),
            decklist_text: seen_list.filter(|list| !is_link(list)),
            fixed_table: row.fixed_table,
            avoid_group: text(&row.avoid_group),
            awarded_byes: Some(row.awarded_byes).filter(|&byes| byes > 0),
            anonymous: row.anonymous,
            checked_in: row.checked_in,
            fee_collected: row.fee_collected,
            fields: fields(&row, returned),
            may_edit: desk.may::<Players>(),
            may_see_contact: sees.contact,
            may_see_decklist: sees.decklist,
            commanders: Some(in_one_line(&row.commanders())).filter(|names| sees.commanders && !names.is_empty()),
            may_see_commanders: sees.commanders,
            deck_at: terms.is_some().then(|| desk.at(&format!("desk/decks/{number}"))),
            // The link of a removed player opens nothing (`ops::player_of_link`).
            has_link: desk.may::<Players>() && row.status != PlayerStatus::Removed,
            has_person: desk.may::<Players>() && desk.tournament.community_id.is_some() && !row.anonymous,
            is_person: row.person_id.is_some(),
            message: (desk.may::<Announce>() && row.status != PlayerStatus::Removed)
                .then(|| desk.at(&format!("desk/announcements?player={number}"))),
            possible: PossibleActions::of(desk, &row, &whereabouts, decides),
            admit_word: match same {
                Some(_) => t::another_person(),
                None => admit_word(row.status),
            },
            same: same.filter(|_| desk.may::<Players>()),
            drop_means: drop_means(&row, &whereabouts),
            confirm_disqualify: returned.field("confirm_disqualify", ""),
            drop_reason: returned.field("drop_reason", ""),
            matches: leaving::choices(),
            remove_reason: returned.field("remove_reason", ""),
            disqualify_reason: returned.field("disqualify_reason", ""),
            confirm_forget: returned.field("confirm_forget", ""),
            disqualify_word: DISQUALIFY_WORD(),
            forget_word: FORGET_WORD(),
            mentions: elsewhere.mentions,
            similar: elsewhere.similar,
            notes: notes_about(desk, &elsewhere.notes, &row.id),
            notes_at: desk.at("desk/notes"),
            own_key: Some(row.key).filter(|key| *key != format!("p{number}")),
            rulings: elsewhere.rulings,
            disqualified_by: elsewhere.disqualified_by,
            rulings_at: elsewhere.rulings_at,
            may_rule: desk.may::<Floor>(),
            name: row.name.into(),
        }
    }
}

/// Returns the notes about a player.
fn notes_about<R: Right>(desk: &Desk<R>, notes: &Notes, player: &str) -> Vec<NoteLine> {
    let viewer = Viewer::of(desk);
    let is_shown = |note: &NoteRow| note.player_id.as_deref() == Some(player);
    notes.lines(&desk.at("desk"), is_shown, |by| viewer.may_remove(by))
}

/// Returns the fields that edit the player: as typed, if the refused form is the one that has them.
fn fields(row: &PlayerRow, returned: &Returned<'_>) -> PlayerFields {
    // the forms of the other actions are shown again without the fields of the player
    let is_edit = returned
        .fields()
        .is_some_and(|fields| !fields.raw("name").is_empty() || row.anonymous)
        || returned.problems().iter().any(|problem| problem.field == "name");
    let input = PlayerInput::of_row(row);
    match is_edit {
        true => PlayerFields::new(returned, &input),
        false => PlayerFields::new(&Returned::default(), &input),
    }
}

fn admit_word(status: PlayerStatus) -> Message {
    match status {
        PlayerStatus::Pending => player_words::approve(),
        PlayerStatus::Removed => player_words::bring_back(),
        _ => player_words::give_place(),
    }
}

/// Returns what a drop would do, in sentences.
fn drop_means(row: &PlayerRow, whereabouts: &Whereabouts) -> Message {
    match whereabouts.playing() {
        Some(round) => {
            let round = whereabouts.names.name(round);
            t::drop_while_playing(terms::agreeing(&round), terms::opening(&round))
        }
        None if holds_place(row) => t::drop_means(),
        None => t::can_undo(),
    }
}

/// `POST …/players/{number}`: edits the player.
pub(super) async fn save(form: StaffForm<Players>, path: PlayerPath) -> WebResult {
    let number = number_in(&path);
    let to = form.at(&format!("desk/players/{number}"));
    let found = find(&form.app, &form.sender, number).await?;
    let done = match sent(&form, found) {
        Err(problems) => Err(OpError::Invalid(problems)),
        Ok(edit) => {
            let version = form.fields.version();
            form.run(&to, move |work| ops::edit(work, number, version, &edit)).await
        }
    };
    match done {
        Ok(row) => form.done(player_words::is_changed(row.name), &to),
        Err(error) => come_back(&form, number, error).await,
    }
}

/// Reads the fields of the form, and which of them it had.
fn sent(form: &StaffForm<Players>, found: Found) -> Result<Edit, Vec<FieldProblem>> {
    let mut typed = input(&form.fields);
    if found.row.anonymous {
        // the form has no name any more: the player keeps theirs, "Player 17"
        typed.name = found.row.name;
    }
    let desk = &form.sender;
    let sees = Sees::of(desk.standing(), &desk.tournament, found.terms.as_ref());
    Ok(Edit {
        data: typed.check()?,
        // A reader who was not shown a field sends it empty, without meaning to clear it.
        with_email: sees.contact,
        with_decklist: sees.decklist,
        with_commanders: sees.commanders,
        same_name_is_fine: form.fields.ticked("same_name"),
    })
}

/// Shows the page again, with what was typed and why it was refused.
async fn come_back(form: &StaffForm<Players>, number: i64, error: OpError) -> WebResult {
    let to = form.at(&format!("desk/players/{number}"));
    let returned = form
        .returned(error)
        .map_err(|e| e.way_on(player_words::back_to_player(), to))?;
    page(&form.app, &form.request, &form.sender, number, returned).await
}
