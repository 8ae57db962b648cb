//! The player's page: the headline of their state, the one thing to do, other possible actions, and the rest folded.

use std::sync::Arc;

use actix_web::HttpRequest;
use askama::Template;

use super::DROP_WORD;
use super::call::{self, Called, OpenCall};
use super::chances::ChancesPart;
use super::commander::CommanderPart;
use super::deck::DeckPart;
use super::penalties::{OwnPenalty, undone};
use super::standing::{Share, Standing};
use super::tap::{self, Tap, TapSeat};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::private_body;
use crate::web::frame::form::{Field, FormKeys, OwnPlayer, Returned};
use crate::web::frame::look::address;
use crate::web::frame::look::countdown::timestamp;
use crate::web::frame::look::shell::{Door, Link, Live, Notice, Shell};
use crate::web::frame::request::current;
use crate::web::frame::state::{App, compute, snapshots};
use crate::web::player::my_table::in_round;
use crate::web::shared::notice_board::Board;
use crate::web::shared::picture::Ring;
use crate::web::shared::player_state::{Action, Offers, OwnTable, PlayerState, SeatPlace, Whose, Words, ring};
use crate::web::shared::terms;
use podium_base::clock;
use podium_event::round_names::round_names;
use podium_ops::people::decks::Terms;
use podium_ops::people::players as ops;
use podium_ops::people::players::{PlayerAction, Whereabouts};
use podium_ops::run::reports::ReportAction;
use podium_snapshot::Snapshot;
use podium_snapshot::names::of_player;
use podium_store::tournaments::players::PlayerRow;
use podium_store::{NamesShown, PlayerStatus, TournamentState};
use say::{Language, Message, common, dashboard as t, result as r};

#[derive(Template)]
#[template(path = "player/me/dashboard.html")]
struct DashboardPage {
    shell: Shell,
    keys: FormKeys,
    at: String,
    name: String,
    /// The player's number: acts that are kept without a network are theirs.
    number: i64,
    /// "Round 3", "After the semi-finals", "Player 7".
    subtitle: Message,
    state: PlayerState,
    words: Words,
    place: Option<SeatPlace>,
    /// Announcements to this player.
    notices: Board,
    /// Announcements to everybody.
    board: Board,
    offers: Offers,
    /// When time is up at the table, for the script: the page then says what to do.
    time_up_at: Option<String>,
    /// The seats as buttons, if the player can report or dispute a report.
    tap: Option<Tap>,
    /// Whether one tap determines the whole result.
    one_game: bool,
    /// Whether the player has dropped and is finishing this round.
    leaves: bool,
    /// Who of the table is noted as missing.
    missing: Option<Message>,
    /// Whether the player's table keeps its game.
    keeps_game: bool,
    /// The key with which a browser subscribes to the player's news, while there will be some.
    push_key: Option<String>,
    /// Why nobody can report from this page, although the table has no result.
    no_report: Option<Message>,
    /// The seats in turn order, if they are not buttons.
    seats: Vec<TapSeat>,
    /// The id of the waiting report.
    report: String,
    /// The id of a report that counts and says that this player conceded, which they have not said themselves.
    concession: Option<String>,
    objection: Field,
    /// The open call of the player's table.
    called: Option<Called>,
    /// The id of the table's pod; empty without one: a call that is kept without a network is for this table only.
    pod: String,
    /// The decklist; `None` if the tournament asks for none.
    deck: Option<DeckPart>,
    /// The commander, while the player may set it.
    commander: Option<CommanderPart>,
    standing: Option<Standing>,
    penalties: Vec<OwnPenalty>,
    /// What rulings changed, a sentence each, while the match is played: penalties that do not stand any more, and a report
    /// that cannot be.
    ruled: Vec<Message>,
    /// Address of the standings.
    standings: String,
    chances: Option<ChancesPart>,
    ring: Option<Ring>,
    share: Option<Share>,
    /// The address of the player's rounds for everybody; `None` for players who are not in the tournament.
    rounds: Option<String>,
    drop_means: Message,
    confirm: Field,
    drop_word: Message,
}

impl DashboardPage {
    fn to(&self, form: &str) -> String {
        format!("{}/{form}", self.at)
    }

    fn has(&self, action: Action) -> bool {
        self.offers.has(action)
    }

    fn is_main(&self, action: Action) -> bool {
        self.offers.is_main(action)
    }

    /// Returns whether the standing is less important: while the match is played, or its result is open.
    fn folds_standing(&self) -> bool {
        self.state.is_at_table() && self.state != PlayerState::Confirmed
    }

    /// Returns whether one tap on a seat determines the whole result, so that the page asks for confirmation in place.
    fn one_tap_reports(&self) -> bool {
        self.tap.is_some() && self.one_game
    }

    /// Returns whether who won matters less than what to do now: time is up, and turns are left.
    fn folds_report(&self) -> bool {
        self.state == PlayerState::TimeCalled
    }

    /// Returns whether there is a decklist that is not urgent.
    fn deck_is_folded(&self) -> bool {
        self.deck.as_ref().is_some_and(|deck| !deck.is_urgent)
    }

    /// Returns whether the decklist is shown unfolded.
    fn deck_is_urgent(&self) -> bool {
        self.deck.as_ref().is_some_and(|deck| deck.is_urgent)
    }
}

/// Answers with the page, either newly opened or with a refused form.
pub(super) async fn page(app: &App, request: &HttpRequest, own: &OwnPlayer, returned: &Returned<'_>) -> WebResult {
    let snapshot = match returned.is_empty() {
        true => Arc::clone(&own.snapshot),
        // the form may have been refused because of a change since the request came in
        false => snapshots::current(app, &own.slug).await?,
    };
    let opened = Opened::read(app, request, own, snapshot).await?;
    let body = match returned.is_empty() {
        // in a lane: a hall that asks at once must not block the threads that answer cached pages
        true => compute(app, move |_| opened.render(&Returned::default())).await?,
        false => opened.render(returned)?,
    };
    Ok(private_body(returned.status(), body))
}

/// A player's page, before it is rendered.
struct Opened {
    snapshot: Arc<Snapshot>,
    row: PlayerRow,
    call: Option<OpenCall>,
    keys: FormKeys,
    notice: Option<Notice>,
    push_key: String,
    /// Scheme and host of this service.
    base: String,
    language: Language,
}

impl Opened {
    /// Reads what the page needs besides the snapshot.
    async fn read(
        app: &App,
        request: &HttpRequest,
        own: &OwnPlayer,
        snapshot: Arc<Snapshot>,
    ) -> Result<Self, WebError> {
        let row = snapshot.row_of(&own.row.id).unwrap_or(&own.row).clone();
        Ok(Self {
            call: call::read(app, &snapshot, &row).await?,
            keys: own.visitor.form_keys(app, None),
            notice: own.visitor.notice(request),
            push_key: app.push_key.public(),
            base: address::base(app, request),
            language: current::language(),
            snapshot,
            row,
        })
    }

    fn render(self, returned: &Returned<'_>) -> Result<String, WebError> {
        let (notice, language) = (self.notice.clone(), self.language);
        let mut page = self.page(returned)?;
        page.shell.notice = notice;
        if !returned.is_empty() {
            // The answer to a form has no address to reload.
            page.shell.live = None;
        }
        // an unconfirmed drop shows its problem at its field
        if !page.confirm.is_wrong() {
            page.shell.notice = returned.notice().or(page.shell.notice);
        }
        Ok(page.render_with_values(&language)?)
    }

    fn page(self, returned: &Returned<'_>) -> Result<DashboardPage, WebError> {
        let (snapshot, row) = (&*self.snapshot, &self.row);
        let table = OwnTable::of(snapshot, row, clock::now())?;
        let table = table.as_ref();
        let whose = Whose::own(snapshot, row, table);
        let (view, player, state) = (whose.view(), whose.player, PlayerState::of(whose));
        let whereabouts = whereabouts_of(snapshot, row);
        let deck = self.deck();
        let offers = state.offers(|action| self.may(action, table, &whereabouts, deck.as_ref()));
        // once the result is in, the picture shows who sat where
        let seats = player.zip(table).filter(|_| state != PlayerState::Confirmed);
        let seats = seats.map_or(Vec::new(), |(player, table)| {
            tap::seats(&view, &table.pod, player, Some(table))
        });
        let one_game = view.profile().games_to_win == 1;
        let taps = offers.has(Action::Report) || offers.has(Action::Dispute);
        let (tap, seats) = match table.filter(|_| taps) {
            Some(table) => {
                let tap = Tap {
                    to: view.at("me/result"),
                    question: match one_game {
                        true => r::who_won(),
                        false => r::who_won_game(1),
                    },
                    played: String::new(),
                    seats,
                    asks: table.asks(&view),
                };
                (Some(tap), Vec::new())
            }
            None => (None, seats),
        };
        let subtitle = in_round(&view).filter(|_| player.is_some());
        let mut shell = view.own_shell(say::shell::door_my_table(), Door::MyTable, "");
        // Personal, whatever the organizer allows for public pages.
        shell.noindex = true;
        shell.live = Some(Live::inside(view.tournament(), "me"));
        shell.app = Some(view.at("me/app.webmanifest"));
        let rounds = player.map(|player| view.player_at(player));
        shell.own = own_links(rounds.as_deref(), offers.has(Action::Drop));
        Ok(DashboardPage {
            at: view.at("me"),
            name: of_player(row, NamesShown::Full),
            number: row.number,
            subtitle: subtitle.unwrap_or_else(|| common::nameless(row.number)),
            words: Words::of(state, whose)?,
            place: player
                .filter(|_| state.is_at_table())
                .and_then(|player| SeatPlace::of(&view, player)),
            time_up_at: table
                .filter(|_| state.is_playing() && state != PlayerState::TimeCalled)
                .and_then(|table| Some(timestamp(table.clock?.time_is_called_at()?))),
            notices: Board::of_player(snapshot, &row.id),
            board: Board::at_tables(&view),
            missing: table
                .filter(|_| state.is_at_table())
                .and_then(|table| missing(snapshot, table)),
            leaves: state.is_at_table() && row.dropped_after.is_some(),
            push_key: gets_news(row, view.tournament().state).then(|| self.push_key.clone()),
            keeps_game: table.is_some() && view.profile().keeps_games_at_tables(),
            no_report: table
                .filter(|_| state.is_playing())
                .and_then(|table| table.at.refusal(ReportAction::Report)),
            report: table.and_then(OwnTable::waiting).unwrap_or_default().to_owned(),
            concession: table
                .and_then(|table| table.at.unsure_concession())
                .map(|row| row.id.clone()),
            objection: returned.field("objection", ""),
            pod: call::pod_of(table),
            called: self.call.as_ref().map(|call| call.said(&view.tournament().time_zone)),
            standing: player.and_then(|player| Standing::of(&view, state, player)),
            penalties: OwnPenalty::of(snapshot, &row.id),
            ruled: match state.is_at_table() && state != PlayerState::Confirmed {
                true => undone(snapshot, &row.id)
                    .into_iter()
                    .chain(table.and_then(ruled_out))
                    .collect(),
                false => Vec::new(),
            },
            standings: view.at("standings"),
            chances: player.and_then(|player| ChancesPart::of(snapshot, player)),
            ring: player.filter(|_| state.is_at_table()).and_then(|player| {
                let nobody = Default::default();
                ring(&view, player, table.map_or(&nobody, |table| &table.game.out))
            }),
            share: player
                .filter(|_| offers.has(Action::Share))
                .and_then(|player| Share::of(&view, player, &self.base)),
            rounds,
            drop_means: match whereabouts.playing() {
                Some(round) => t::drop_after_round(terms::inside(&snapshot.loaded.round_name(round))),
                None => t::drop_now(),
            },
            confirm: returned.field("confirm", ""),
            drop_word: DROP_WORD(),
            commander: CommanderPart::of(snapshot, row),
            keys: self.keys.clone(),
            shell,
            state,
            offers,
            tap,
            one_game,
            seats,
            deck,
        })
    }

    /// Returns whether the commands currently accept an action.
    fn may(&self, action: Action, table: Option<&OwnTable>, at: &Whereabouts, deck: Option<&DeckPart>) -> bool {
        let (row, state) = (&self.row, self.snapshot.loaded.tournament.state);
        let can = |action| ops::refusal(state, row, at, action).is_none();
        let reports = |action| table.is_some_and(|table| table.may(action));
        match action {
            Action::CheckIn => state == TournamentState::Registration && !row.checked_in && can(PlayerAction::CheckIn),
            Action::HandIn => deck.is_some_and(|deck| deck.is_due),
            Action::Report => reports(ReportAction::Report),
            Action::Confirm => reports(ReportAction::Confirm),
            Action::Dispute => reports(ReportAction::Dispute),
            Action::Withdraw => reports(ReportAction::Withdraw),
            Action::CallJudge => self.call.is_none() && call::may_call(row, state),
            Action::Standings => self.snapshot.loaded.finished_swiss() > 0,
            Action::Share => self.snapshot.loaded.finished_swiss() > 0,
            Action::Drop => can(PlayerAction::Drop),
        }
    }

    fn deck(&self) -> Option<DeckPart> {
        let decks = self.snapshot.floor.decks.as_deref()?;
        let terms = Terms::at(&decks.terms, &self.snapshot.loaded.tournament, clock::now());
        DeckPart::of(&self.snapshot.loaded.tournament, &terms, &self.row, decks)
    }
}

/// Returns what a player looks for behind "More": the rounds and the fold with which one drops.
fn own_links(rounds: Option<&str>, may_drop: bool) -> Vec<Link> {
    let rounds = rounds.map(|at| Link::new(say::my_table::your_rounds(), at));
    let drop = may_drop.then(|| Link::new(t::drop(), "#drop"));
    rounds.into_iter().chain(drop).collect()
}

/// Returns whether there will be news of a tournament for a player.
fn gets_news(row: &PlayerRow, state: TournamentState) -> bool {
    let is_over = matches!(state, TournamentState::Finished | TournamentState::Cancelled);
    row.status == PlayerStatus::Registered && !is_over
}

/// Names the players of the table who are noted as missing; `None` if nobody is.
fn missing(snapshot: &Snapshot, table: &OwnTable) -> Option<Message> {
    let missing = table.at.places.iter().filter(|place| place.missing_since.is_some());
    let rows = missing.filter_map(|place| snapshot.row_of(&place.player_id));
    let names: Vec<Message> = rows
        .filter(|row| row.dropped_after.is_none())
        .map(|row| of_player(row, NamesShown::Full).into())
        .collect();
    (!names.is_empty()).then(|| say::pods::missing(say::list(names)))
}

/// Says that a report cannot be confirmed, because of a ruling.
fn ruled_out(table: &OwnTable) -> Option<Message> {
    let why = common::sentence(table.ruled_out.as_ref()?);
    Some(Message::joined([why, t::report_again()], " "))
}

fn whereabouts_of(snapshot: &Snapshot, row: &PlayerRow) -> Whereabouts {
    let player = snapshot.player_of(&row.id);
    let newest = snapshot.loaded.rounds.last();
    let seeds = snapshot.loaded.event.cut().unwrap_or_default();
    Whereabouts {
        newest: newest.map(|round| (round.row.number, round.row.state)),
        last_placed: player.map_or(0, |player| i64::from(snapshot.last_placed(player))),
        seeded: player.is_some_and(|player| seeds.contains(&player)),
        names: round_names(&snapshot.loaded.event),
    }
}
