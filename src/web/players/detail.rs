//! The details of a player: their data, their rulings, and the possible actions.

use actix_web::HttpRequest;
use askama::Template;

use super::add::{PlayerFields, input};
use super::labels::{self, StateChip};
use super::{PlayerPath, number_in};
use crate::clock;
use crate::db::players::PlayerRow;
use crate::db::{PlayerStatus, TournamentState, free_text, players};
use crate::ops::decklist::is_link;
use crate::ops::decks::Terms;
use crate::ops::players::{self as ops, Edit, PlayerAction, PlayerInput, Whereabouts, holds_place};
use crate::ops::{OpError, rulings};
use crate::rules::deck::in_one_line;
use crate::web::desk::{Announce, Desk, Floor, Inside, Judging, Players, Privacy, Records, Right};
use crate::web::error::{WebError, WebResult};
use crate::web::form::{Field, FormKeys, Returned, StaffForm};
use crate::web::page::with_status;
use crate::web::rulings::{History, history};
use crate::web::shell::Shell;
use crate::web::state::{App, read};

/// The words that confirm a disqualification and the removal of personal data.
pub(super) const DISQUALIFY_WORD: &str = "disqualify";
pub(super) const FORGET_WORD: &str = "remove";

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
    stays: Option<String>,
}

impl PossibleActions {
    fn of<R: Right>(desk: &Desk<R>, row: &PlayerRow, whereabouts: &Whereabouts) -> Self {
        let can = |action| ops::refusal(desk.tournament.state, row, whereabouts, action).is_none();
        let (manages, judges) = (desk.may::<Players>(), desk.may::<Judging>());
        let pending = row.status == PlayerStatus::Pending;
        Self {
            admit: manages && can(PlayerAction::Admit),
            refuse: manages && pending,
            remove: manages && !pending && can(PlayerAction::Remove),
            drop: manages && can(PlayerAction::Drop),
            undo_drop: manages && can(PlayerAction::UndoDrop),
            disqualify: judges && can(PlayerAction::Disqualify),
            undo_disqualification: judges && can(PlayerAction::UndoDisqualification),
            check_in: manages && can(PlayerAction::CheckIn),
            forget: desk.may::<Privacy>() && !row.anonymous,
            stays: ops::refusal(desk.tournament.state, row, whereabouts, PlayerAction::Drop)
                .filter(|_| manages && holds_place(row)),
        }
    }
}

#[derive(Template)]
#[template(path = "players/detail.html")]
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
    name: String,
    state: StateChip,
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
    anonymous: bool,
    checked_in: bool,
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
    /// The page to announce something to this player, for readers who may.
    tell: Option<String>,
    possible: PossibleActions,
    /// The label of the button that admits the player.
    admit_word: &'static str,
    /// A sentence about the effect of a drop now.
    drop_means: String,
    confirm_disqualify: Field,
    drop_reason: Field,
    remove_reason: Field,
    disqualify_reason: Field,
    confirm_forget: Field,
    disqualify_word: &'static str,
    forget_word: &'static str,
    /// The number of texts that may still name a player whose data was removed, for readers who can change them.
    mentions: usize,
    /// The id in documents and draws, if it does not follow from the number.
    own_key: Option<String>,
    /// Rulings about the player, newest first.
    rulings: Vec<History>,
    /// Address of the rulings.
    rulings_at: String,
    may_rule: bool,
}

impl DetailPage {
    /// Address of a form of this page.
    fn to(&self, form: &str) -> String {
        format!("{}/{form}", self.at)
    }

    fn shows_rulings(&self) -> bool {
        self.may_rule || !self.rulings.is_empty()
    }

    fn may_leave(&self) -> bool {
        self.possible.drop || self.possible.remove
    }

    /// Returns the reason why the player cannot leave now, if they cannot be removed either.
    fn stays(&self) -> Option<&str> {
        self.possible.stays.as_deref().filter(|_| !self.possible.remove)
    }
}

/// Returns whether the reader may see decklists: organizer and head judge always, the other staff once the rounds
/// begin.
fn may_see_decklist<R: Right>(desk: &Desk<R>) -> bool {
    desk.may::<Records>()
        || !matches!(
            desk.tournament.state,
            TournamentState::Setup | TournamentState::Registration
        )
}

/// Reads the player, their whereabouts, and the terms of decklists if those are handed in on pages of their own.
async fn find<R: Right>(
    app: &App,
    desk: &Desk<R>,
    number: i64,
) -> Result<(PlayerRow, Whereabouts, Option<Terms>), WebError> {
    let tournament = desk.tournament.clone();
    let list = desk.at("desk/players");
    read(app, move |conn| {
        let Some(row) = players::by_number(conn, &tournament.id, number)? else {
            return Err(
                WebError::not_found(format!("There is no player number {number} in this tournament."))
                    .way_on("To the players", list),
            );
        };
        let whereabouts = ops::whereabouts(conn, &tournament, &row)?;
        let terms = Terms::of(conn, &tournament, clock::now())?;
        Ok((row, whereabouts, terms))
    })
    .await
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
    let (row, whereabouts, terms) = find(app, desk, number).await?;
    let decks_apart = terms.is_some();
    let sees_commanders = ops::staff_sees(terms.as_ref(), &desk.tournament, desk.may::<Records>());
    let newest = whereabouts.newest.map_or(0, |(number, _)| number);
    // the forms of the other actions are shown again without the fields of the player
    let is_edit = returned
        .fields()
        .is_some_and(|fields| !fields.raw("name").is_empty() || row.anonymous)
        || returned.problems().iter().any(|problem| problem.field == "name");
    let input = PlayerInput::of_row(&row);
    let fields = match is_edit {
        true => PlayerFields::new(&returned, &input),
        false => PlayerFields::new(&Returned::default(), &input),
    };
    let mut shell = desk.shell(request, &row.name);
    // wrong fields show their own problems; a conflict is about the whole form
    if returned.problems().is_empty() {
        shell.notice = returned.notice().or(shell.notice);
    }
    let tournament = desk.tournament.clone();
    let book = read(app, move |conn| Ok::<_, WebError>(rulings::book(conn, &tournament)?)).await?;
    let mentions = match row.anonymous && desk.may::<Privacy>() {
        false => 0,
        true => {
            let player = row.id.clone();
            let found = read(app, move |conn| {
                Ok::<_, WebError>(free_text::mentions_of(conn, &player)?)
            })
            .await?;
            found.len()
        }
    };
    let rulings_at = desk.at("desk/rulings");
    let profile = desk.tournament.profile()?;
    let (contact, decklist) = (desk.may::<Records>(), may_see_decklist(desk) && !decks_apart);
    let text = |value: &Option<String>| value.clone().filter(|text| !text.is_empty());
    let seen_list = text(&row.decklist).filter(|_| decklist);
    let list = desk.at("desk/players");
    let page = DetailPage {
        shell,
        keys: desk.keys(app, row.version),
        // these commands ask the player's state: a changed name does not make their forms old
        action_keys: desk.keys(app, None),
        at: format!("{list}/{number}"),
        door: desk.at("desk/check-in"),
        list,
        number,
        state: labels::state(&row, newest, whereabouts.names),
        team_mate: text(&row.team_mate),
        pronouns: text(&row.pronouns),
        email: text(&row.email).filter(|_| contact),
        decklist_link: seen_list.clone().filter(|list| is_link(list)),
        decklist_text: seen_list.filter(|list| !is_link(list)),
        fixed_table: row.fixed_table,
        avoid_group: text(&row.avoid_group),
        anonymous: row.anonymous,
        checked_in: row.checked_in,
        fields,
        may_edit: desk.may::<Players>(),
        may_see_contact: contact,
        may_see_decklist: decklist,
        commanders: Some(in_one_line(&row.commanders())).filter(|names| sees_commanders && !names.is_empty()),
        may_see_commanders: sees_commanders,
        deck_at: decks_apart.then(|| desk.at(&format!("desk/decks/{number}"))),
        // The link of a removed player opens nothing (`ops::player_of_link`).
        has_link: desk.may::<Players>() && row.status != PlayerStatus::Removed,
        tell: (desk.may::<Announce>() && row.status != PlayerStatus::Removed)
            .then(|| desk.at(&format!("desk/announcements?player={}", row.number))),
        possible: PossibleActions::of(desk, &row, &whereabouts),
        admit_word: match row.status {
            PlayerStatus::Pending => "Approve",
            PlayerStatus::Removed => "Bring back",
            _ => "Give a place",
        },
        drop_means: drop_means(&row, &whereabouts),
        confirm_disqualify: returned.field("confirm_disqualify", ""),
        drop_reason: returned.field("drop_reason", ""),
        remove_reason: returned.field("remove_reason", ""),
        disqualify_reason: returned.field("disqualify_reason", ""),
        confirm_forget: returned.field("confirm_forget", ""),
        disqualify_word: DISQUALIFY_WORD,
        forget_word: FORGET_WORD,
        mentions,
        own_key: Some(row.key).filter(|key| *key != format!("p{number}")),
        rulings: history(&book, &profile.penalty_table(), &row.id, &rulings_at),
        rulings_at,
        may_rule: desk.may::<Floor>(),
        name: row.name,
    };
    with_status(returned.status(), &page)
}

fn drop_means(row: &PlayerRow, whereabouts: &Whereabouts) -> String {
    match whereabouts.playing() {
        Some(round) => format!(
            "{} still played; from the next round on they are not paired.",
            whereabouts.names.name(round).is()
        ),
        None if holds_place(row) => "They are not paired any more. Earlier rounds stay as they are.".to_owned(),
        None => String::new(),
    }
}

/// `POST …/players/{number}`: edits the player.
pub(super) async fn save(form: StaffForm<Players>, path: PlayerPath) -> WebResult {
    let number = number_in(&path);
    let to = form.at(&format!("desk/players/{number}"));
    let (row, _, terms) = find(&form.app, &form.sender, number).await?;
    let mut typed = input(&form.fields);
    if row.anonymous {
        // the form has no name any more: the player keeps theirs, "Player 17"
        typed.name = row.name;
    }
    let done = match typed.check() {
        Err(problems) => Err(OpError::Invalid(problems)),
        Ok(data) => {
            let edit = Edit {
                data,
                // A reader who was not shown a field sends it empty, without meaning to clear it.
                with_email: form.sender.may::<Records>(),
                with_decklist: may_see_decklist(&form.sender) && terms.is_none(),
                with_commanders: ops::staff_sees(terms.as_ref(), &form.sender.tournament, form.sender.may::<Records>()),
                same_name_is_fine: form.fields.ticked("same_name"),
            };
            let version = form.fields.version();
            form.run(&to, move |work| ops::edit(work, number, version, &edit)).await
        }
    };
    match done {
        Ok(row) => form.done(&format!("{} is changed.", row.name), &to),
        Err(error) => {
            let returned = form.returned(error).map_err(|e| e.way_on("Back to the player", &to))?;
            page(&form.app, &form.request, &form.sender, number, returned).await
        }
    }
}
