//! The step between a tap on a seat and the report: the result, game by game, and its confirmation.

use actix_web::HttpRequest;
use askama::Template;

use super::tap::{self, Tap};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, see_other};
use crate::web::frame::form::{Field, Fields, FormKeys, OwnPlayer, Returned};
use crate::web::frame::look::shell::{Door, Shell};
use crate::web::frame::request::query::PublicQuery;
use crate::web::frame::state::{App, snapshots};
use crate::web::shared::player_state::{OwnTable, result_words};
use crate::web::shared::pods::SeatTick;
use crate::web::shared::pods::places::{self, PlaceOf, Presses};
use crate::web::shared::terms;
use crate::web::shared::view::View;
use podium_base::clock;
use podium_event::limits::MAX_POD_SEATS;
use podium_event::{PlayerIx, Pod};
use podium_ops::run::reports::ReportAction;
use podium_ops::run::results::Typed;
use podium_rules::typed_result;
use podium_snapshot::Snapshot;
use say::{Message, result as t};

/// Games of a match that are asked for one by one; players with more games type them.
const MOST_GAMES: usize = 12;
/// Longest typed list of games, in characters: anybody with a link can type.
pub(super) const MOST_TYPED: usize = 200;

/// What was tapped, ticked and typed so far.
#[derive(Debug, Default)]
pub(super) struct Tapped {
    /// The earlier games, as they would be typed.
    played: String,
    /// The winner's seat, or `D`.
    winner: String,
    /// Whether the match ended before anybody had enough game wins.
    end: String,
    /// Whether the page opens with what no tap says: who conceded, and games that came before.
    more: bool,
    /// The seats that are ticked as conceding.
    conceded: Vec<usize>,
    /// The list of games, if it was typed; it says more than a tap.
    games: String,
    /// The seats whose players went out, in this order, where places score.
    out: String,
    /// Whether everything is said: the list of games, or the concessions of all but one.
    said: bool,
}

impl Tapped {
    fn of(request: &HttpRequest) -> Self {
        let query = PublicQuery::of(request);
        let text = |name: &str| query.get(name).chars().take(MOST_TYPED).collect::<String>();
        Self {
            played: text("played"),
            winner: text("winner"),
            end: text("end"),
            more: query.has("more"),
            conceded: query.all("conceded").filter_map(|seat| seat.parse().ok()).collect(),
            games: places::typed(MAX_POD_SEATS, |field| text(field)).unwrap_or_else(|| text("games").trim().to_owned()),
            out: text("out"),
            said: query.has("said"),
        }
    }

    /// Reads presses that leave one player as if their places had been typed.
    fn with_places(self, seats: usize) -> Self {
        match places::pressed(seats, &self.out) {
            Some(games) => Self { games, ..self },
            None => self,
        }
    }

    /// Reads a typed draw of a match of one game as a tap on it: the page may ask more about it.
    fn with_draw(self, games_to_win: u32) -> Self {
        match games_to_win == 1 && is_draw(&self.games) {
            true => Self {
                winner: "D".to_owned(),
                games: String::new(),
                said: false,
                ..self
            },
            false => self,
        }
    }

    /// Returns whether the list of games, or the concessions alone, are to be read instead of taps.
    fn is_typed(&self) -> bool {
        !self.games.is_empty() || self.said
    }
}

/// The tapped games, each the winner's seat or `D`.
#[derive(Debug, Default, PartialEq, Eq)]
struct Games(Vec<String>);

impl Games {
    /// Drops everything that is not a seat of the pod.
    fn of(tapped: &Tapped, seats: usize) -> Self {
        let is_one = |game: &&str| match game.parse::<usize>() {
            Ok(seat) => (1..=seats).contains(&seat),
            Err(_) => *game == "D",
        };
        let all = tapped.played.split_whitespace().chain([tapped.winner.as_str()]);
        Self(all.filter(is_one).take(MOST_GAMES).map(str::to_owned).collect())
    }

    fn typed(&self) -> String {
        self.0.join(" ")
    }

    /// Returns whether the match is decided: a match of one game by that game, a longer one by enough wins of a player
    /// (T2).
    fn decide(&self, games_to_win: u32) -> bool {
        let wins = |seat: &String| self.0.iter().filter(|game| *game == seat).count();
        let most = self.0.iter().filter(|game| *game != "D").map(wins).max().unwrap_or(0);
        match games_to_win {
            1 => !self.0.is_empty(),
            needed => most >= needed as usize || self.0.len() >= MOST_GAMES,
        }
    }
}

#[derive(Template)]
#[template(path = "player/me/result.html")]
struct ResultPage {
    shell: Shell,
    keys: FormKeys,
    /// Address of the player's page.
    me: String,
    /// "Table 12, round 3"
    place: Message,
    /// The result in words; `None` while it is being asked for.
    says: Option<Message>,
    /// The same as it would be typed.
    winner: Field,
    /// What will happen to the report.
    means: Message,
    tap: Tap,
    /// The games so far, and the address if the match ends with them; `None` before the second game.
    so_far: Option<(Message, String)>,
    games: Field,
    conceding: Vec<SeatTick>,
    /// The seats to tick for a draw, where only those still in the game share it.
    still_in: Vec<SeatTick>,
    /// A number for each player, where places score.
    places: Vec<PlaceOf>,
    presses: Presses,
    /// Why the numbered places were refused.
    wrong_places: Option<Message>,
    /// Whether players who left together have an order.
    in_turn_order: bool,
    more_open: bool,
}

impl ResultPage {
    fn of(snapshot: &Snapshot, own: &OwnTable, asked: &ResultQuery<'_>, keys: FormKeys) -> Self {
        let view = &View::of(snapshot);
        let (pod, returned) = (&own.pod, asked.returned);
        let games_to_win = view.profile().games_to_win;
        let several = games_to_win > 1;
        let mut tapped = Games::of(asked.tapped, pod.seats.len());
        let is_ruled_out =
            |number: usize| (pod.seats.get(number - 1)).is_some_and(|seat| own.game.ruled_out.contains(seat));
        // The question stays with a seat that a ruling took out, which is marked in it.
        let refused = asked
            .tapped
            .winner
            .parse()
            .is_ok_and(|number| number > 0 && is_ruled_out(number));
        if refused {
            tapped.0.pop();
        }
        let ticked =
            (returned.fields()).map_or_else(|| asked.tapped.conceded.clone(), |fields| numbers(fields, "conceded"));
        let read = |games: &str| {
            let result = typed_result::read(games, &ticked, &[], &pod.seats, games_to_win);
            result.map(|result| result_words(view, pod, result))
        };
        let (profile, asks) = (view.profile(), own.asks(view));
        // A tap alone says too little where places score.
        let is_open = asks.places && !tapped.0.is_empty();
        let is_end = !is_open && (tapped.decide(games_to_win) || !asked.tapped.end.is_empty());
        // Numbered places are no list of games.
        let numbered = Some(&asked.tapped.games).filter(|games| games.contains('>'));
        let typed = match numbered {
            Some(_) => Field::empty("games"),
            None => returned.field("games", &asked.tapped.games),
        };
        let whole = numbered.unwrap_or(&typed.value);
        let (said, problem) = match asked.tapped.is_typed() && returned.is_empty() {
            true if whole.is_empty() => (read(&tapped.typed()), true),
            true => (read(whole), true),
            false if is_end => (read(&tapped.typed()), !ticked.is_empty()),
            false => (Ok(Message::default()), false),
        };
        // What is ticked can contradict what was tapped; a seat that is out was never asked about.
        let problem = said
            .as_ref()
            .err()
            .filter(|_| problem)
            .map(|refusal| Message::from(&refusal.message));
        let says = said.ok().filter(|words| !words.is_empty());
        let is_draw = is_draw(&tapped.typed());
        let conceding: String = ticked.iter().map(|seat| format!("&conceded={seat}")).collect();
        let round = snapshot.loaded.round_name(own.at.round.number);
        let me = view.at("me");
        let to = format!("{me}/result");
        let (presses, pressed) = Presses::read(&names(view, pod).collect::<Vec<_>>(), &asked.tapped.out);
        let mut page = Self {
            shell: view.own_shell(t::report_result(), Door::MyTable, ""),
            keys,
            place: t::place(pod.table, terms::label(&round)),
            winner: Field::of("winner", numbered.cloned().unwrap_or_else(|| tapped.typed())),
            means: means(own),
            so_far: (read(&tapped.typed()).ok())
                .filter(|_| several && says.is_none() && !tapped.0.is_empty())
                .map(|words| (words, format!("{to}?played={}{conceding}&end=1", tapped.0.join("+")))),
            says,
            tap: Tap {
                to,
                question: match tapped.0.len() {
                    _ if !several => t::who_won(),
                    before => t::who_won_game(before + 1),
                },
                played: tapped.typed(),
                seats: asked
                    .player
                    .map_or(Vec::new(), |player| tap::seats(view, pod, player, Some(own))),
                asks,
            },
            places: match asks.places {
                // what was numbered or pressed, else what was tapped
                true if numbered.is_none() && !asked.tapped.out.is_empty() => pressed,
                true => places::fields(names(view, pod), numbered.unwrap_or(&tapped.typed())),
                false => Vec::new(),
            },
            presses,
            wrong_places: None,
            in_turn_order: profile.orders_tied_places(),
            conceding: (1..)
                .zip(&pod.seats)
                .map(|(number, seat)| SeatTick {
                    number,
                    name: view.name(*seat).into(),
                    ticked: ticked.contains(&number),
                })
                .collect(),
            still_in: match asks.still_in && is_draw {
                true => still_in(view, own, returned.fields()),
                false => Vec::new(),
            },
            more_open: asked.tapped.more || !typed.value.is_empty() || typed.is_wrong() || !ticked.is_empty(),
            games: typed,
            me,
        };
        page.shell.noindex = true;
        page.shell.live = None;
        // a problem of the result is shown at the field that was filled in
        let refused = returned.problems().iter().find(|problem| problem.field == "result");
        match refused.map(|problem| Message::from(&problem.message)).or(problem) {
            problem @ Some(_) if numbered.is_some() => page.wrong_places = problem,
            Some(problem) => {
                page.games.error = Some(problem);
                page.more_open = true;
            }
            None => {}
        }
        page
    }

    fn to(&self, form: &str) -> String {
        format!("{}/{form}", self.me)
    }
}

/// Returns whether a result as it is typed is a draw that does not say who shares it.
pub(super) fn is_draw(games: &str) -> bool {
    games.trim().eq_ignore_ascii_case("D")
}

/// Returns the address of the question that a report leaves open: who was still in a drawn game, where only they share it;
/// `None` if it says everything.
///
/// # Errors
/// The player's table cannot be read.
pub(super) fn left_open(own: &OwnPlayer, typed: &Typed) -> Result<Option<String>, WebError> {
    let table = OwnTable::of(&own.snapshot, &own.row, clock::now())?;
    let view = View::of(&own.snapshot);
    let asks = |table: &OwnTable| table.asks(&view).still_in;
    let conceded: String = typed.conceded.iter().map(|seat| format!("&conceded={seat}")).collect();
    Ok((table.as_ref().filter(|table| is_draw(&typed.games) && asks(table)))
        .map(|_| format!("/t/{}/me/result?winner=D{conceded}", own.slug)))
}

fn names(view: &View<'_>, pod: &Pod) -> impl Iterator<Item = Message> {
    pod.seats.iter().map(|&player| view.name(player).into())
}

/// Returns the seats of a drawn game, as they were ticked; at first those of players who are out of a followed game are
/// not.
fn still_in(view: &View<'_>, own: &OwnTable, sent: Option<&Fields>) -> Vec<SeatTick> {
    let sent = sent.map(|fields| numbers(fields, "still_in"));
    let is_in = |seat: &PlayerIx| !own.game.out.contains_key(seat) && !own.game.ruled_out.contains(seat);
    let seat = |(number, seat): (usize, &PlayerIx)| SeatTick {
        number,
        name: view.name(*seat).into(),
        ticked: sent.as_ref().map_or_else(|| is_in(seat), |sent| sent.contains(&number)),
    };
    (1..).zip(&own.pod.seats).map(seat).collect()
}

/// Returns what will happen to a report of this player.
fn means(own: &OwnTable) -> Message {
    match own.at.waiting() {
        Some(_) if !own.reported_it => t::other_report(),
        _ => t::counts_when_confirmed(),
    }
}

/// Reads the numbers of a field that can occur several times, dropping anything else.
pub(super) fn numbers(fields: &Fields, name: &str) -> Vec<usize> {
    fields.all(name).filter_map(|text| text.parse().ok()).collect()
}

/// The input of such a page: taps, or a refused report.
struct ResultQuery<'a> {
    player: Option<PlayerIx>,
    tapped: &'a Tapped,
    returned: &'a Returned<'a>,
}

/// `GET …/me/result`: asks for the next game, or for confirmation of what was tapped, ticked or typed.
pub(super) async fn show(app: App, request: HttpRequest, own: OwnPlayer) -> WebResult {
    let games_to_win = own.snapshot.loaded.event.profile().games_to_win;
    let tapped = Tapped::of(&request).with_draw(games_to_win);
    answer(&app, &request, &own, tapped, &Returned::default()).await
}

/// Shows the page with a refused report.
pub(super) async fn returned(app: &App, request: &HttpRequest, own: &OwnPlayer, returned: &Returned<'_>) -> WebResult {
    let played = returned.field("winner", "").value;
    let tapped = match played.contains('>') {
        true => Tapped {
            games: played,
            ..Tapped::default()
        },
        false => Tapped {
            end: if played.is_empty() { "" } else { "1" }.to_owned(),
            played,
            ..Tapped::default()
        },
    };
    answer(app, request, own, tapped, returned).await
}

async fn answer(
    app: &App,
    request: &HttpRequest,
    own: &OwnPlayer,
    tapped: Tapped,
    returned: &Returned<'_>,
) -> WebResult {
    let snapshot = snapshots::current(app, &own.slug).await?;
    let table = OwnTable::of(&snapshot, &own.row, clock::now())?;
    let Some(table) = table.filter(|table| table.may(ReportAction::Report)) else {
        // the player's page says why there is nothing to report
        return Ok(see_other(&format!("/t/{}/me", own.slug)));
    };
    let tapped = tapped.with_places(table.pod.seats.len());
    let asked = ResultQuery {
        player: snapshot.player_of(&own.row.id),
        tapped: &tapped,
        returned,
    };
    let mut page = ResultPage::of(&snapshot, &table, &asked, own.visitor.form_keys(app, None));
    page.shell.notice = returned.notice().or_else(|| own.visitor.notice(request));
    page::with_status(returned.status(), &page)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(played: &str, winner: &str) -> Games {
        let tapped = Tapped {
            played: played.to_owned(),
            winner: winner.to_owned(),
            ..Tapped::default()
        };
        Games::of(&tapped, 4)
    }

    #[test]
    fn a_tap_decides_a_match_of_one_game() {
        assert!(games("", "2").decide(1) && games("", "D").decide(1));
        assert!(!games("", "").decide(1) && !games("", "5").decide(1) && !games("", "x").decide(1));
    }

    #[test]
    fn a_longer_match_goes_on_until_somebody_has_enough_wins() {
        assert!(!games("", "1").decide(2) && !games("1 D", "2").decide(2));
        assert!(games("1 D", "1").decide(2));
        assert_eq!(games("1 D", "1").typed(), "1 D 1");
        assert!(
            games("D D D D D D D D D D D D D D", "D").decide(2),
            "nobody taps for ever"
        );
    }
}
