//! The legal actions as forms: exactly those that [`Game::choices`](podium_melee::Game::choices) lists.

mod builder;
mod course;
mod groups;
mod objects;
mod stacks;

pub use groups::{Offers, offers};

use crate::web::frame::form::{Choice, Fields};
use say::Message;

/// Fields that every form of the desk has.
const AROUND: [&str; 6] = ["csrf", "form_id", "version", "seen", "standing", "act"];

/// A form of the desk: inputs, and buttons that determine the action.
#[derive(Debug, Clone, Default)]
pub struct Offer {
    /// Unique on the page: the ids of its inputs begin with it.
    pub id: String,
    /// Heading.
    pub title: Option<Message>,
    /// A line below the inputs.
    pub hint: Option<Message>,
    /// Fields that are sent with every button.
    pub hidden: Vec<(&'static str, String)>,
    pub inputs: Vec<Input>,
    pub buttons: Vec<Button>,
    /// Not in quick mode.
    pub full: bool,
}

/// A button.
#[derive(Debug, Clone)]
pub struct Button {
    pub label: Message,
    /// The fields it sends, as `do=leave;why=lost`.
    pub act: String,
}

/// What an input is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Checkboxes, any of them.
    Ticks,
    /// One of a list.
    Pick,
    /// A whole number.
    Number,
    /// A name.
    Text,
}

/// One input of an offer.
#[derive(Debug, Clone)]
pub struct Input {
    /// Unique on the page; set when the input joins its offer.
    pub id: String,
    pub kind: Kind,
    pub name: String,
    pub label: Message,
    /// Of [`Kind::Ticks`] and [`Kind::Pick`].
    pub choices: Vec<Choice>,
    /// Its value, or the value chosen.
    pub value: String,
    /// Of [`Kind::Ticks`]: the values ticked in a form that was refused.
    pub ticked: Vec<String>,
    /// Of [`Kind::Number`].
    pub least: i64,
    pub most: i64,
    /// Of [`Kind::Number`]: the distance from one number to the next.
    pub step: i64,
    pub required: bool,
    /// Whether it is folded, because it is rarely needed.
    pub folded: bool,
}

impl Input {
    fn of(kind: Kind, name: &str, label: Message) -> Self {
        Self {
            id: String::new(),
            kind,
            name: name.to_owned(),
            label,
            choices: Vec::new(),
            value: String::new(),
            ticked: Vec::new(),
            least: 0,
            most: 0,
            step: 1,
            required: false,
            folded: false,
        }
    }

    fn ticks(name: &str, label: Message, choices: Vec<Choice>) -> Self {
        Self {
            choices,
            ..Self::of(Kind::Ticks, name, label)
        }
    }

    fn pick(name: &str, label: Message, choices: Vec<Choice>) -> Self {
        Self {
            choices,
            ..Self::of(Kind::Pick, name, label)
        }
    }

    fn number(name: &str, label: Message, range: std::ops::RangeInclusive<i64>, value: String) -> Self {
        Self {
            least: *range.start(),
            most: *range.end(),
            value,
            ..Self::of(Kind::Number, name, label)
        }
    }

    fn text(name: &str, label: Message) -> Self {
        Self::of(Kind::Text, name, label)
    }

    #[must_use]
    fn even(mut self) -> Self {
        self.step = 2;
        self
    }

    #[must_use]
    fn needed(mut self) -> Self {
        self.required = true;
        self
    }

    #[must_use]
    fn folded(mut self) -> Self {
        self.folded = true;
        self
    }

    #[must_use]
    fn chosen(mut self, value: impl ToString) -> Self {
        self.value = value.to_string();
        self
    }

    /// Returns whether a choice was ticked in the refused form.
    pub fn is_ticked(&self, choice: &Choice) -> bool {
        self.ticked.contains(&choice.value)
    }

    /// Returns whether a seat may be ticked, and whether it was: for the list of seats.
    pub fn tick_of(&self, seat: usize) -> Option<bool> {
        let choice = self.choices.iter().find(|choice| choice.value == seat.to_string())?;
        Some(self.is_ticked(choice))
    }

    /// Returns whether it has this kind: for the template.
    pub fn is(&self, kind: &str) -> bool {
        kind == match self.kind {
            Kind::Ticks => "ticks",
            Kind::Pick => "pick",
            Kind::Number => "number",
            Kind::Text => "text",
        }
    }
}

impl Offer {
    /// Creates an offer without a heading.
    fn plain(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            ..Self::default()
        }
    }

    fn new(id: impl Into<String>, title: Message) -> Self {
        Self {
            title: Some(title),
            ..Self::plain(id)
        }
    }

    #[must_use]
    fn full(mut self) -> Self {
        self.full = true;
        self
    }

    #[must_use]
    fn hint(mut self, hint: Message) -> Self {
        self.hint = Some(hint);
        self
    }

    #[must_use]
    fn with(mut self, input: Input) -> Self {
        // Several forms have an input "player": labels need unique ids.
        let id = format!("{}-{}", self.id, self.inputs.len() + 1);
        self.inputs.push(Input { id, ..input });
        self
    }

    #[must_use]
    fn hide(mut self, name: &'static str, value: impl ToString) -> Self {
        self.hidden.push((name, value.to_string()));
        self
    }

    /// Returns whether a submission may have come from this form: by one of its buttons, and with no other fields.
    fn sent(&self, fields: &Fields) -> bool {
        let pressed = |button: &Button| fields.all("act").any(|act| act == button.act);
        let known = |name: &str| {
            AROUND.contains(&name)
                || name.starts_with("back_")
                || self.hidden.iter().any(|(hidden, _)| *hidden == name)
                || self.inputs.iter().any(|input| input.name == name)
        };
        // An unchecked checkbox is not sent; every other input is.
        let has = |input: &Input| input.kind == Kind::Ticks || fields.all(&input.name).next().is_some();
        self.buttons.iter().any(pressed) && fields.pairs().all(|(name, _)| known(name)) && self.inputs.iter().all(has)
    }

    fn keep(&mut self, fields: &Fields) {
        for input in &mut self.inputs {
            let mut sent = fields.all(&input.name);
            match input.kind {
                Kind::Ticks => input.ticked = sent.map(str::to_owned).collect(),
                Kind::Pick => {
                    // A choice that no longer exists (somebody left) must not be preselected.
                    let chosen = sent.find(|value| input.choices.iter().any(|choice| choice.value == *value));
                    input.value = chosen.unwrap_or_default().to_owned();
                }
                Kind::Number | Kind::Text => input.value = sent.next().unwrap_or_default().to_owned(),
            }
        }
    }

    #[must_use]
    fn button(mut self, label: Message, act: impl Into<String>) -> Self {
        self.buttons.push(Button { label, act: act.into() });
        self
    }
}
