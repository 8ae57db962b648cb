//! The choices of a new ruling's form for a player: each infraction with the resulting penalty, the alternative
//! penalties, and the button that records them.

use crate::web::shared::floor::ruling_labels;
use crate::web::shared::terms;
use podium_event::penalties::{Category, Earlier, Infraction, Penalty, PenaltyTable, Proposal, ShownPenalty};
use podium_event::profile::Level;
use podium_ops::floor::rulings::{Book, HeadWord};
use say::{Message, new_ruling as t};

use super::ruling_form::{Choosing, TypedPenalty};

/// A choice of the form with its resulting penalty.
pub struct Offer {
    /// The value that is sent: for an infraction together with the shown penalty, as "3.3=game_loss".
    pub value: String,
    pub label: Message,
    /// The resulting penalty: "Game Loss", "Match Loss and drop".
    pub comes_to: Message,
    /// Severity of the penalty.
    pub rank: u8,
    pub chosen: bool,
}

/// The infractions of a category.
pub struct Group {
    pub name: Message,
    pub offers: Vec<Offer>,
}

/// The data from which proposals about one player are made.
pub struct Proposing<'a> {
    pub table: &'a PenaltyTable,
    pub level: Level,
    /// The player's penalties of the day.
    pub earlier: Vec<Earlier<'a>>,
}

impl<'a> Proposing<'a> {
    /// Creates the proposals about a player of a tournament.
    pub fn new(table: &'a PenaltyTable, level: Level, earlier: Vec<Earlier<'a>>) -> Self {
        Self { table, level, earlier }
    }

    /// Returns the proposal for a choice; `None` for no infraction or an unknown one.
    pub fn of(&self, choice: &Choosing) -> Option<Proposal> {
        self.table.propose(self.level, &choice.code, choice.case, &self.earlier)
    }

    fn offer(&self, row: &Infraction, case: Option<usize>, chosen: &Choosing) -> Option<Offer> {
        let proposal = self.table.propose(self.level, &row.code, case, &self.earlier)?;
        let (place, label) = match case.and_then(|ix| Some((ix, row.term_with_case(ix)?))) {
            Some((ix, label)) => (format!("/{ix}"), label),
            None => (String::new(), row.term()),
        };
        let shown = proposal.shown();
        Some(Offer {
            value: format!("{}{place}={}", row.code, shown.label()),
            label,
            comes_to: terms::shown_penalty(shown),
            rank: rank(proposal.penalty),
            chosen: chosen.is_of(&row.code, case),
        })
    }

    /// Returns the most common infractions, for chips.
    pub fn common(&self, chosen: &Choosing) -> Vec<Offer> {
        let rows = self.table.common().into_iter();
        rows.filter_map(|row| self.offer(row, None, chosen)).collect()
    }

    /// Lists all infractions by category, each followed by its cases; `chosen` is marked unless it is a chip.
    pub fn all(&self, chosen: &Choosing) -> Vec<Group> {
        let group = |category: Category| {
            let rows = self.table.infractions.iter().filter(|row| row.category == category);
            let offers = rows.flat_map(|row| {
                let cases = (0..row.cases.len()).map(Some);
                std::iter::once(None)
                    .chain(cases)
                    .filter_map(|case| self.offer(row, case, chosen))
                    .map(|offer| Offer {
                        label: Message::joined([(&row.code).into(), offer.label], " "),
                        ..offer
                    })
            });
            Group {
                name: terms::category(category),
                offers: offers.collect(),
            }
        };
        let groups = Category::ALL.iter().copied().map(group);
        groups.filter(|group| !group.offers.is_empty()).collect()
    }
}

/// Returns the penalties that a judge may choose instead of the proposed one.
pub fn penalties(level: Level, proposal: Option<&Proposal>, chosen: &str) -> Vec<Offer> {
    let as_proposed = match proposal {
        Some(proposal) => t::as_proposed_penalty(terms::shown_penalty(proposal.shown())),
        None => t::as_proposed(),
    };
    let all = Penalty::ALL
        .iter()
        .copied()
        .filter(|penalty| level != Level::Regular || *penalty <= Penalty::Caution);
    let offers = all.map(|penalty| {
        // 3.1: choosing the proposed penalty explicitly drops the player as the proposal does
        let drop = proposal.is_some_and(|proposal| proposal.drop && proposal.penalty == penalty);
        let shown = ShownPenalty { penalty, drop };
        Offer {
            value: penalty.as_str().to_owned(),
            label: terms::shown_penalty(shown),
            comes_to: terms::shown_penalty(shown),
            rank: rank(penalty),
            chosen: chosen == penalty.as_str(),
        }
    });
    let first = Offer {
        value: String::new(),
        label: as_proposed,
        comes_to: Message::default(),
        rank: 0,
        chosen: Penalty::parse(chosen).is_none(),
    };
    std::iter::once(first).chain(offers).collect()
}

/// Returns the place of a penalty in the order of severity.
fn rank(penalty: Penalty) -> u8 {
    penalty as u8
}

/// Returns the resulting penalty of a player; `None` without an infraction.
pub fn comes_to(part: &TypedPenalty, proposal: Option<&Proposal>) -> Option<ShownPenalty> {
    let proposal = proposal?;
    Some(match Penalty::parse(&part.penalty) {
        None => proposal.shown(),
        Some(penalty) => ShownPenalty {
            penalty,
            drop: proposal.drop && penalty == proposal.penalty,
        },
    })
}

/// The button of the form: what it records, and who has to confirm that.
pub struct Act {
    /// "Record: Game Loss, waits for the head judge".
    pub text: Message,
    /// The person who confirms this judge's penalties of a Game Loss or more.
    pub waits_for: Option<Message>,
    /// The penalty that an organizer in place of a head judge has to confirm.
    pub to_confirm: Option<Message>,
    /// Whether it disqualifies somebody at once: that asks for a typed word.
    pub disqualifies: bool,
    /// The lightest penalty that needs confirmation, by its place in the order of severity.
    pub from: u8,
}

impl Act {
    /// Creates the button for the resulting penalties of the chosen players.
    pub fn new(mut parts: Vec<ShownPenalty>, word: HeadWord) -> Self {
        parts.sort_by_key(|part| std::cmp::Reverse((part.penalty, part.drop)));
        parts.dedup();
        let heaviest = parts
            .first()
            .map(|part| part.penalty)
            .filter(|penalty| penalty.is_for_head_judge());
        let is_empty = parts.is_empty();
        let names = Message::joined(parts.into_iter().map(terms::shown_penalty), ", ");
        Self {
            text: match word {
                _ if is_empty => t::record(),
                HeadWord::WaitsForHeadJudge if heaviest.is_some() => t::record_waits_head_judge(names),
                HeadWord::WaitsForOrganizer if heaviest.is_some() => t::record_waits_organizer(names),
                _ => t::record_penalties(names),
            },
            waits_for: word.waits_for(),
            to_confirm: heaviest.filter(|_| word == HeadWord::StandsIn).map(terms::penalty),
            disqualifies: heaviest == Some(Penalty::Disqualification) && word.decides(),
            from: rank(Penalty::GameLoss),
        }
    }
}

/// A ruling about the player on the same day, which counts for an upgrade.
pub struct EarlierLine {
    pub number: i64,
    /// "3.3 Slow Play: Warning".
    pub text: Message,
    /// "round 2, table 4".
    pub place: Message,
}

/// Lists a player's penalties of the day, oldest first.
pub fn earlier_lines(book: &Book, table: &PenaltyTable, earlier: &[Earlier<'_>]) -> Vec<EarlierLine> {
    earlier
        .iter()
        .map(|earlier| EarlierLine {
            number: earlier.ruling,
            text: t::earlier_penalty(
                ruling_labels::infraction(table, earlier.code),
                terms::penalty(earlier.penalty),
            ),
            place: book.entry(earlier.ruling).map(ruling_labels::place).unwrap_or_default(),
        })
        .collect()
}
