//! The content of the page of a new ruling besides its fields: the table's players, and for each chosen one the earlier
//! penalties, the infractions with their penalties, and the proposal.

use crate::web::frame::answer::error::WebError;
use crate::web::frame::form::{Choice, USUAL_MINUTES};
use crate::web::frame::look::local_time::seconds_text;
use podium_base::clock::Moment;
use podium_event::Profile;
use podium_event::penalties::{Infraction, Proposal, SLOW_PLAY, ShownPenalty};
use podium_event::profile::Level;
use podium_ops::FieldProblem;
use podium_ops::floor::counts_for;
use podium_ops::floor::rulings::{self, Book, HeadWord};
use podium_store::floor::{calls, clocks, watches};
use podium_store::tournaments::Tournament;
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::rounds::{self, PodRow, RoundRow};
use podium_store::{PlaceKind, Reader, RoundState};
use say::penalty_words::{regular_caution, regular_disqualification};
use say::{Language, Marked, Message, new_ruling as t};

use super::offers::{Act, EarlierLine, Group, Offer, Proposing, comes_to, earlier_lines, penalties};
use super::ruling_form::RulingForm;
use super::words::built_on;
use crate::web::shared::terms;
use crate::web::staff::floor::LENGTH;

/// A player of the table who may be chosen.
pub struct Seated {
    pub seat: i64,
    pub number: i64,
    pub name: Message,
    pub chosen: bool,
}

/// A chosen player: history, infraction, proposal, penalty.
pub struct Chosen {
    pub number: i64,
    pub name: Message,
    /// Penalties of the day that are in force.
    pub earlier: Vec<EarlierLine>,
    /// The number of all rulings about the player.
    pub rulings: usize,
    pub chips: Vec<Offer>,
    /// Whether the chosen infraction is in the full list and not a chip.
    pub is_listed: bool,
    pub groups: Vec<Group>,
    pub penalties: Vec<Offer>,
    /// `None` before an infraction is chosen.
    pub proposal: Option<ProposedPenalty>,
    pub error: Option<Message>,
    comes_to: Option<ShownPenalty>,
}

impl Chosen {
    /// Returns whether an infraction of the full list is the chosen one; if a chip is chosen, the list says "None".
    pub fn selects(&self, offer: &Offer) -> bool {
        self.is_listed && offer.chosen
    }

    /// Returns whether the judge chose a different penalty than the proposed one.
    pub fn is_otherwise(&self) -> bool {
        self.penalties.first().is_none_or(|as_proposed| !as_proposed.chosen)
    }
}

/// The penalty that the table proposes for an infraction.
pub struct ProposedPenalty {
    /// The penalty and its reason.
    pub text: Message,
    /// Numbers of the earlier rulings that it counts.
    pub built_on: Vec<i64>,
    /// How multiplayer changes the infraction: a sentence.
    pub remark: Option<Message>,
    /// Upgrades and downgrades that the table mentions: a sentence.
    pub may_be: Option<Message>,
}

impl ProposedPenalty {
    /// Returns sentences about the rulings that it counts; `list`: the address of the rulings.
    pub fn built_on(&self, list: &str) -> Vec<Marked> {
        built_on(&self.built_on, list)
    }
}

/// The content of the page of a new ruling besides its fields.
pub struct NewRulingView {
    pub typed: RulingForm,
    pub round: i64,
    pub seated: Vec<Seated>,
    pub chosen: Vec<Chosen>,
    pub regular: bool,
    /// The subject of the call that is being answered.
    pub called: Option<String>,
    /// Minutes for the table, to choose.
    pub times: Vec<Choice>,
    pub act: Act,
}

impl NewRulingView {
    /// Returns the typed minutes if they are not among the choices.
    pub fn other_minutes(&self) -> &str {
        match self.times.iter().any(|time| time.value == self.typed.minutes) {
            true => "",
            false => &self.typed.minutes,
        }
    }
}

/// The reader of the page, the time, and the problems of what they sent.
pub struct Opening<'a> {
    pub account: Option<&'a str>,
    pub now: Moment,
    pub problems: &'a [FieldProblem],
    pub language: Language,
}

/// Reads the content of the page besides the form's fields.
pub fn shown(
    conn: &mut Reader<'_>,
    tournament: &Tournament,
    mut typed: RulingForm,
    opening: &Opening<'_>,
) -> Result<NewRulingView, WebError> {
    let profile = tournament.profile()?;
    let all_rounds = rounds::of_tournament(conn, &tournament.id)?;
    let round = all_rounds.iter().rev().find(|round| round.state != RoundState::Draft);
    let everybody = players::of_tournament(conn, &tournament.id)?;
    let mut called = None;
    let mut times = vec![Choice::new("", t::no_time())];
    if let Some(call) = &typed.call
        && let Some(call) = calls::by_id(conn, &tournament.id, call)?
    {
        // T21: a ruling gives its own length, which counts until it is recorded, unless the table got time since
        let given = match &call.pod_id {
            Some(pod) => clocks::extensions_of_pod(conn, pod)?,
            None => Vec::new(),
        };
        if call.first_taken_at.is_some() && !given.iter().any(|given| counts_for(given, &call)) {
            times.push(Choice::new(LENGTH, t::as_long_as_call()));
            if typed.is_new && typed.minutes.is_empty() {
                typed.minutes = LENGTH.to_owned();
            }
        }
        // A typed table takes precedence over that of the call.
        if typed.table.is_empty()
            && let (Some(pod), Some(round)) = (&call.pod_id, round)
        {
            let pods = rounds::pods_of_round(conn, &round.id)?;
            let found = pods.iter().find(|row| row.id == *pod);
            typed.table = found.map_or(String::new(), |pod| pod.table_number.to_string());
        }
        called = Some(call.what).filter(|what| !what.is_empty());
    }
    times.extend(USUAL_MINUTES.map(|minutes| Choice::new(minutes, format!("+{minutes}"))));
    let pod = pod_of(conn, round, &typed.table)?;
    let seated = match &pod {
        Some(pod) => seated(conn, pod, &everybody, &typed)?,
        None => Vec::new(),
    };
    move_elsewhere(&mut typed, &seated);
    let word = rulings::head_word(conn, &tournament.id, opening.account)?;
    let book = rulings::book(conn, tournament)?;
    let about = typed.numbers();
    let about: Vec<&PlayerRow> = about
        .into_iter()
        .filter_map(|number| everybody.iter().find(|player| player.number == number))
        .collect();
    if typed.is_new
        && typed.what.is_empty()
        && let (Some(pod), [player]) = (&pod, about.as_slice())
    {
        typed.what = watched(conn, pod, player, &typed, opening)?;
    }
    let chosen = about
        .into_iter()
        .map(|player| chosen(player, &typed, &profile, &book, opening));
    let chosen: Vec<Chosen> = chosen.collect();
    Ok(NewRulingView {
        round: round.map_or(0, |round| round.number),
        seated,
        act: act(&chosen, word),
        chosen,
        regular: profile.level == Level::Regular,
        called,
        times,
        typed,
    })
}

fn act(chosen: &[Chosen], word: HeadWord) -> Act {
    Act::new(chosen.iter().filter_map(|chosen| chosen.comes_to).collect(), word)
}

fn pod_of(conn: &mut Reader<'_>, round: Option<&RoundRow>, table: &str) -> Result<Option<PodRow>, WebError> {
    Ok(match (round, table.parse::<i64>()) {
        (Some(round), Ok(table)) => rounds::pod_at_table(conn, &round.id, table)?,
        _ => None,
    })
}

fn seated(
    conn: &mut Reader<'_>,
    pod: &PodRow,
    everybody: &[PlayerRow],
    typed: &RulingForm,
) -> Result<Vec<Seated>, WebError> {
    let places = rounds::places_of_pod(conn, &pod.id)?;
    let seats = places.iter().filter(|place| place.kind == PlaceKind::Seat);
    let seated = seats.filter_map(|place| {
        let player = everybody.iter().find(|player| player.id == place.player_id)?;
        Some(Seated {
            seat: place.seat.unwrap_or_default(),
            number: player.number,
            name: (&player.name).into(),
            chosen: typed.chosen.contains(&player.number),
        })
    });
    Ok(seated.collect())
}

/// Moves players who were chosen at another table to the other players.
fn move_elsewhere(typed: &mut RulingForm, seated: &[Seated]) {
    let (here, elsewhere): (Vec<i64>, Vec<i64>) = typed
        .chosen
        .iter()
        .partition(|number| seated.iter().any(|seat| seat.number == **number));
    if elsewhere.is_empty() {
        return;
    }
    typed.chosen = here;
    let also = std::iter::once(typed.also.clone()).filter(|also| !also.is_empty());
    let elsewhere = elsewhere.iter().map(ToString::to_string);
    typed.also = also.chain(elsewhere).collect::<Vec<_>>().join(", ");
}

/// Describes the times of a table's slow-play watch for a player, for a ruling of Slow Play.
fn watched(
    conn: &mut Reader<'_>,
    pod: &PodRow,
    player: &PlayerRow,
    typed: &RulingForm,
    opening: &Opening<'_>,
) -> Result<String, WebError> {
    let slow = |part: &super::ruling_form::TypedPenalty| part.infraction.code == SLOW_PLAY;
    if !typed.parts.iter().any(slow) {
        return Ok(String::new());
    }
    let times: Vec<String> = watches::of_pod(conn, &pod.id)?
        .into_iter()
        .filter(|watch| watch.player_id == player.id)
        .map(|watch| seconds_text(watch.seconds(opening.now)))
        .collect();
    Ok(match times.is_empty() {
        true => String::new(),
        false => t::timed(times.join(", ")).in_language(opening.language),
    })
}

fn chosen(player: &PlayerRow, typed: &RulingForm, profile: &Profile, book: &Book, opening: &Opening<'_>) -> Chosen {
    let table = &*profile.penalty_table();
    let part = typed.parts.iter().find(|part| part.number == player.number);
    let part = part.cloned().unwrap_or_default();
    let proposing = Proposing::new(table, profile.level, book.earlier(&player.id, opening.now));
    let proposal = proposing.of(&part.infraction);
    let row = table.infraction(&part.infraction.code);
    let has_case = row.is_some_and(|row| part.infraction.case.is_some_and(|ix| ix < row.cases.len()));
    let field = format!("infraction_{}", player.number);
    let problem = opening.problems.iter().find(|problem| problem.field == field);
    let chips = proposing.common(&part.infraction);
    Chosen {
        number: player.number,
        name: (&player.name).into(),
        earlier: earlier_lines(book, table, &proposing.earlier),
        rulings: book.about(&player.id).count(),
        is_listed: proposal.is_some() && !chips.iter().any(|chip| chip.chosen),
        chips,
        groups: proposing.all(&part.infraction),
        penalties: penalties(profile.level, proposal.as_ref(), &part.penalty),
        comes_to: comes_to(&part, proposal.as_ref()),
        proposal: proposal.map(|proposal| ProposedPenalty {
            text: proposal_text(has_case, &proposal),
            built_on: proposal.built_on,
            remark: row
                .and_then(Infraction::remark)
                .map(say::reference_lists::in_multiplayer),
            may_be: row
                .filter(|row| !row.may_be.is_empty())
                .map(|row| t::also_names(Message::joined(row.may_be.iter().copied().map(terms::penalty), ", "))),
        }),
        error: problem.map(|problem| problem.message.clone()),
    }
}

/// Describes a proposal: the penalty, the reason, and whether the player is dropped with it.
fn proposal_text(has_case: bool, proposed: &Proposal) -> Message {
    let because = &proposed.because;
    // All other reasons name the penalty first.
    let is_case = has_case && proposed.built_on.is_empty() && *because != regular_disqualification();
    let name = match is_case || *because == regular_caution() {
        true => say::common::sentence(terms::penalty(proposed.penalty)),
        false => Message::default(),
    };
    let drop = match proposed.drop {
        true => t::dropped(),
        false => Message::default(),
    };
    Message::joined([name, because.clone(), drop], " ")
}
