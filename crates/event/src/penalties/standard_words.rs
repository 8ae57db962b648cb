//! The texts of the built-in table in the languages of its readers. A text that is not of the built-in table was typed by an
//! organizer, and is the same in all languages.

use say::{Message, Plain, standard_penalties as t};

use super::table::Infraction;

/// What a row of the built-in table says.
struct Words {
    code: &'static str,
    name: Plain,
    /// When its cases apply, as clauses.
    cases: &'static [Plain],
    multiplayer: Option<Plain>,
}

const fn row(code: &'static str, name: Plain, multiplayer: Option<Plain>) -> Words {
    Words {
        code,
        name,
        cases: &[],
        multiplayer,
    }
}

const STANDARD: [Words; 23] = [
    row("2.1", t::missed_trigger, Some(t::trigger_remark)),
    row("2.2", t::extra_cards, None),
    row("2.3", t::hidden_card, Some(t::hidden_card_remark)),
    row("2.4", t::mulligan, None),
    row("2.5", t::rule_violation, Some(t::rule_violation_remark)),
    row("2.6", t::game_state, Some(t::game_state_remark)),
    Words {
        code: "3.1",
        name: t::tardiness,
        cases: &[t::late_under_minute, t::late_ten_minutes],
        multiplayer: Some(t::tardiness_remark),
    },
    row("3.2", t::assistance, Some(t::assistance_remark)),
    row("3.3", t::slow_play, Some(t::slow_play_remark)),
    row("3.4", t::decklist, None),
    row("3.5", t::deck, Some(t::deck_remark)),
    row("3.6", t::limited_procedure, None),
    row("3.7", t::communication, None),
    row("3.8", t::marked_cards, None),
    row("3.9", t::shuffling, None),
    row("4.1", t::conduct_minor, None),
    row("4.2", t::conduct_major, Some(t::conduct_remark)),
    row("4.3", t::determining_winner, None),
    row("4.4", t::bribery, Some(t::bribery_remark)),
    row("4.5", t::aggressive, None),
    row("4.6", t::theft, None),
    row("4.7", t::stalling, None),
    row("4.8", t::cheating, None),
];

/// Returns the message that says a text in English; `None` for a text that somebody typed.
fn said(message: Option<Message>, text: &str) -> Option<Message> {
    message.filter(|message| *message == text)
}

impl Infraction {
    fn words(&self) -> Option<&'static Words> {
        STANDARD.iter().find(|words| words.code == self.code)
    }

    /// Returns the name for pages and messages.
    #[must_use]
    pub fn term(&self) -> Message {
        let known = self.words().map(|words| (words.name)());
        said(known, &self.name).unwrap_or_else(|| (&self.name).into())
    }

    /// Returns the code and the name: "3.3 Slow Play".
    #[must_use]
    pub fn code_and_term(&self) -> Message {
        Message::joined([(&self.code).into(), self.term()], " ")
    }

    /// Returns the remark on what multiplayer changes; `None` without one.
    #[must_use]
    pub fn remark(&self) -> Option<Message> {
        let known = self.words().and_then(|words| words.multiplayer).map(|remark| remark());
        let remark = said(known, &self.multiplayer).unwrap_or_else(|| (&self.multiplayer).into());
        Some(remark).filter(|remark| !remark.is_empty())
    }

    /// Returns when a case applies, as the beginning of a line; `None` if there is no case of that index.
    #[must_use]
    pub fn case_term(&self, ix: usize) -> Option<Message> {
        let when = &self.cases.get(ix)?.when;
        let known = self.words().and_then(|words| words.cases.get(ix));
        let known = known.map(|clause| clause().capital());
        Some(said(known, when).unwrap_or_else(|| when.into()))
    }

    /// Returns the name with one of its cases: "Tardiness: 10 minutes late or more"; `None` if there is no case of that index.
    #[must_use]
    pub fn term_with_case(&self, ix: usize) -> Option<Message> {
        let when = &self.cases.get(ix)?.when;
        let known = self
            .words()
            .and_then(|words| words.cases.get(ix))
            .map(|clause| clause());
        let clause = known.filter(|clause| clause.clone().capital() == when.as_str());
        let clause = clause.unwrap_or_else(|| when.to_lowercase().into());
        Some(t::with_case(self.term(), clause))
    }
}
