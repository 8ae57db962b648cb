//! The form of a new ruling: what was typed, and what the page shows about its players.

use crate::clock::Moment;
use crate::db::players::{self, PlayerRow};
use crate::db::tournaments::Tournament;
use crate::db::{Conn, PlaceKind, RoundState, calls, rounds};
use crate::ops::rulings::{self, Book, NewPenalty, NewRuling};
use crate::ops::{FieldProblem, OpError};
use crate::rules::Profile;
use crate::rules::penalties::{Category, Penalty, PenaltyTable, Proposal};
use crate::rules::profile::Level;
use crate::web::error::WebError;
use crate::web::form::{Choice, Field, Fields};

use super::labels;

/// A penalty as it was typed.
#[derive(Debug, Clone, Default)]
pub struct TypedPenalty {
    /// The player's number.
    pub number: i64,
    /// The infraction's code, with its case after a slash: "3.1/0".
    pub infraction: String,
    pub penalty: String,
}

/// Most players of one ruling.
const MOST_PLAYERS: usize = 100;

/// What was typed into the form of a new ruling.
#[derive(Debug, Clone, Default)]
pub struct RulingForm {
    pub table: String,
    /// The call that it answers.
    pub call: Option<String>,
    /// Chosen at the table, by number.
    pub chosen: Vec<i64>,
    /// Other players, by number.
    pub also: String,
    pub parts: Vec<TypedPenalty>,
    pub what: String,
    pub answer: String,
    pub rule: String,
    pub minutes: String,
}

impl RulingForm {
    /// Reads a form that was sent.
    pub fn read(fields: &Fields) -> Self {
        let chosen: Vec<i64> = fields
            .all("player")
            .filter_map(|n| n.parse().ok())
            .take(MOST_PLAYERS)
            .collect();
        let mut typed = Self {
            table: fields.text("table").to_owned(),
            call: Some(fields.text("call").to_owned()).filter(|call| !call.is_empty()),
            also: fields.text("also").to_owned(),
            what: fields.raw("what").to_owned(),
            answer: fields.raw("answer").to_owned(),
            rule: fields.text("rule").to_owned(),
            minutes: fields.text("minutes").to_owned(),
            chosen,
            parts: Vec::new(),
        };
        typed.parts = typed
            .numbers()
            .into_iter()
            .map(|number| {
                let field = |name: &str| fields.text(&format!("{name}_{number}")).to_owned();
                TypedPenalty {
                    number,
                    infraction: field("infraction"),
                    penalty: field("penalty"),
                }
            })
            .collect();
        typed
    }

    /// Returns the numbers of the players it is about, each once.
    pub fn numbers(&self) -> Vec<i64> {
        let mut all = self.chosen.clone();
        // What is no number is left out here, where the page only shows players; `ruling` refuses it.
        let others = self
            .also
            .split([',', ' ', ';'])
            .filter_map(|part| part.trim().parse::<i64>().ok());
        all.extend(others.take(MOST_PLAYERS));
        let mut seen = std::collections::BTreeSet::new();
        all.retain(|number| seen.insert(*number));
        all
    }

    /// Parses the ruling.
    ///
    /// # Errors
    /// Each text that is no number.
    pub fn ruling(&self) -> Result<NewRuling, OpError> {
        let mut problems = Vec::new();
        let mut number = |field: &str, label: &str, text: &str, most: i64| match text.parse::<i64>() {
            _ if text.is_empty() => None,
            Ok(found) if (0..=most).contains(&found) => Some(found),
            _ => {
                let message = format!("{label}: {text:?} is no number from 0 to {most}.");
                problems.push(FieldProblem::new(field, message));
                None
            }
        };
        let table = number("table", "Table", &self.table, 99_999);
        let minutes = number("minutes", "Minutes", &self.minutes, 99_999);
        let is_number = |part: &str| part.trim().is_empty() || part.trim().parse::<i64>().is_ok();
        if let Some(wrong) = self.also.split([',', ' ', ';']).find(|part| !is_number(part)) {
            let message = format!("Other players: {wrong:?} is no player's number. Type numbers, as 12, 45.");
            problems.push(FieldProblem::new("also", message));
        }
        if !problems.is_empty() {
            return Err(OpError::Invalid(problems));
        }
        let players = self.parts.iter().map(|part| {
            let (code, case) = split(&part.infraction);
            NewPenalty {
                number: part.number,
                infraction: code.map(str::to_owned),
                case,
                penalty: Penalty::parse(&part.penalty),
            }
        });
        Ok(NewRuling {
            table,
            call: self.call.clone(),
            players: players.collect(),
            what: self.what.clone(),
            answer: self.answer.clone(),
            rule: self.rule.clone(),
            minutes,
        })
    }
}

/// Splits a choice into code and case: "3.1/0".
fn split(choice: &str) -> (Option<&str>, Option<usize>) {
    match choice.split_once('/') {
        _ if choice.is_empty() => (None, None),
        Some((code, case)) => (Some(code), case.parse().ok()),
        None => (Some(choice), None),
    }
}

/// A player of the table who may be chosen.
pub struct Seated {
    pub seat: i64,
    pub number: i64,
    pub name: String,
    pub chosen: bool,
}

/// The infractions of a category.
pub struct Group {
    pub name: &'static str,
    pub choices: Vec<Choice>,
}

/// A chosen player: history, infraction, proposal, penalty.
pub struct Chosen {
    pub number: i64,
    pub name: String,
    /// "Round 1: 2.5 Game Rule Violation, Warning", those of the day that stand.
    pub earlier: Vec<String>,
    pub infraction: String,
    pub penalty: String,
    /// `None` before an infraction is chosen.
    pub proposal: Option<ProposedPenalty>,
    pub error: Option<String>,
}

impl Chosen {
    /// Names a field about the player: the prefix and the player's number.
    pub fn field(&self, prefix: &str) -> String {
        format!("{prefix}{}", self.number)
    }
}

/// The penalty that the table proposes for an infraction.
pub struct ProposedPenalty {
    /// The penalty and why.
    pub text: String,
    /// What multiplayer changes about the infraction.
    pub remark: Option<String>,
    /// Upgrades and downgrades that the table names.
    pub may_be: Option<String>,
    /// Whether it goes to the head judge (T30).
    pub for_head_judge: bool,
}

/// What the page of a new ruling shows beside its fields.
pub struct NewRulingView {
    pub typed: RulingForm,
    pub round: i64,
    pub seated: Vec<Seated>,
    pub chosen: Vec<Chosen>,
    pub groups: Vec<Group>,
    pub penalties: Vec<Choice>,
    pub regular: bool,
    /// What the call that is answered is about.
    pub called: Option<String>,
    /// Minutes that T21 gives for the call's ruling so far.
    pub since_call: Option<u32>,
}

/// Reads what the page shows beside the form's fields.
pub fn shown(
    conn: &mut Conn<'_>,
    tournament: &Tournament,
    mut typed: RulingForm,
    now: Moment,
    problems: &[FieldProblem],
) -> Result<NewRulingView, WebError> {
    let profile = tournament.profile()?;
    let all_rounds = rounds::of_tournament(conn, &tournament.id)?;
    let round = all_rounds.iter().rev().find(|round| round.state != RoundState::Draft);
    let everybody = players::of_tournament(conn, &tournament.id)?;
    let mut called = None;
    let mut since_call = None;
    if let Some(call) = &typed.call
        && let Some(call) = calls::by_id(conn, &tournament.id, call)?
    {
        // T21: a ruling gives its own length.
        since_call = rulings::judge_minutes(conn, &tournament.id, &call.id, now)?;
        // A table that the judge typed goes before that of the call.
        if typed.table.is_empty()
            && let (Some(pod), Some(round)) = (&call.pod_id, round)
        {
            let pods = rounds::pods_of_round(conn, &round.id)?;
            let found = pods.iter().find(|row| row.id == *pod);
            typed.table = found.map_or(String::new(), |pod| pod.table_number.to_string());
        }
        called = Some(call.what).filter(|what| !what.is_empty());
    }
    let mut seated = Vec::new();
    if let (Some(round), Ok(table)) = (round, typed.table.parse::<i64>())
        && let Some(pod) = rounds::pod_at_table(conn, &round.id, table)?
    {
        let places = rounds::places_of_pod(conn, &pod.id)?;
        for place in places.iter().filter(|place| place.kind == PlaceKind::Seat) {
            if let Some(player) = everybody.iter().find(|player| player.id == place.player_id) {
                seated.push(Seated {
                    seat: place.seat.unwrap_or_default(),
                    number: player.number,
                    name: player.name.clone(),
                    chosen: typed.chosen.contains(&player.number),
                });
            }
        }
    }
    // Players chosen at another table before are now among the others.
    let elsewhere: Vec<String> = typed
        .chosen
        .iter()
        .filter(|number| !seated.iter().any(|seat| seat.number == **number))
        .map(ToString::to_string)
        .collect();
    if !elsewhere.is_empty() {
        typed
            .chosen
            .retain(|number| seated.iter().any(|seat| seat.number == *number));
        let also = std::iter::once(typed.also.clone()).filter(|also| !also.is_empty());
        typed.also = also.chain(elsewhere).collect::<Vec<_>>().join(", ");
    }
    let book = rulings::book(conn, tournament)?;
    let chosen = typed
        .numbers()
        .into_iter()
        .filter_map(|number| everybody.iter().find(|player| player.number == number))
        .map(|player| chosen(player, &typed, &profile, &book, now, problems))
        .collect();
    let regular = profile.level == Level::Regular;
    Ok(NewRulingView {
        round: round.map_or(0, |round| round.number),
        seated,
        chosen,
        groups: groups(&profile.penalty_table()),
        penalties: penalties(regular),
        regular,
        called,
        since_call,
        typed,
    })
}

fn chosen(
    player: &PlayerRow,
    typed: &RulingForm,
    profile: &Profile,
    book: &Book,
    now: Moment,
    problems: &[FieldProblem],
) -> Chosen {
    let table = &*profile.penalty_table();
    let part = typed.parts.iter().find(|part| part.number == player.number);
    let TypedPenalty {
        infraction, penalty, ..
    } = part.cloned().unwrap_or_default();
    let (code, case) = split(&infraction);
    let earlier = book.earlier(&player.id, now);
    let proposed = code.and_then(|code| table.propose(profile.level, code, case, &earlier));
    let row = code.and_then(|code| table.infraction(code));
    let field = format!("infraction_{}", player.number);
    Chosen {
        number: player.number,
        name: player.name.clone(),
        earlier: earlier
            .iter()
            .map(|earlier| {
                format!(
                    "{}: {}",
                    labels::infraction(table, earlier.code),
                    earlier.penalty.name()
                )
            })
            .collect(),
        proposal: proposed.map(|proposed| ProposedPenalty {
            text: proposal_text(&proposed),
            remark: row
                .map(|row| row.multiplayer.clone())
                .filter(|remark| !remark.is_empty()),
            may_be: row
                .map(|row| row.may_be.iter().map(|p| p.name()).collect::<Vec<_>>().join(", "))
                .filter(|levels| !levels.is_empty()),
            for_head_judge: proposed.penalty.is_for_head_judge(),
        }),
        error: problems
            .iter()
            .find(|problem| problem.field == field)
            .map(|problem| problem.message.clone()),
        infraction,
        penalty,
    }
}

/// Describes a proposal: the penalty, why, and whether the player is dropped with it.
fn proposal_text(proposed: &Proposal) -> String {
    let drop = if proposed.drop {
        " They are dropped from the tournament."
    } else {
        ""
    };
    let (name, because) = (proposed.penalty.name(), &proposed.because);
    // The reason may name the penalty itself.
    match because.contains(name) && !because.contains(':') || because.starts_with(name) {
        true => format!("{because}{drop}"),
        false => format!("{name}. {because}{drop}"),
    }
}

/// Lists the infractions by category, each followed by its cases.
fn groups(table: &PenaltyTable) -> Vec<Group> {
    Category::ALL
        .into_iter()
        .map(|category| {
            let rows = table.infractions.iter().filter(|row| row.category == category);
            let choices = rows.flat_map(|row| {
                let plain = Choice::new(&row.code, format!("{} {}", row.code, row.name));
                let cases = row.cases.iter().enumerate().map(|(ix, case)| {
                    Choice::new(
                        format!("{}/{ix}", row.code),
                        format!("{} {}: {}", row.code, row.name, case.when.to_lowercase()),
                    )
                });
                std::iter::once(plain).chain(cases)
            });
            Group {
                name: category.name(),
                choices: choices.collect(),
            }
        })
        .filter(|group| !group.choices.is_empty())
        .collect()
}

/// Lists the penalties that a judge may choose.
fn penalties(regular: bool) -> Vec<Choice> {
    let all = Penalty::ALL
        .into_iter()
        .filter(|penalty| !regular || *penalty <= Penalty::Caution);
    let chosen = all.map(|penalty| Choice::new(penalty.as_str(), penalty.name()));
    std::iter::once(Choice::new("", "As proposed")).chain(chosen).collect()
}

/// Returns a field of the form with its value and what is wrong with it.
pub fn field(name: &'static str, value: &str, problems: &[FieldProblem]) -> Field {
    let field = Field::of(name, value);
    match problems.iter().find(|problem| problem.field == name) {
        None => field,
        Some(problem) => field.wrong(problem.message.clone()),
    }
}
