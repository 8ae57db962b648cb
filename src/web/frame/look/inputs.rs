//! Inputs of forms, each with its label, its hint and its problem. The macros of `templates/frame/macros/form.html` fill them
//! in. Each has its own template, so that its code is generated once: a macro is copied to every place that calls
//! it, and the settings form alone has forty. Fields are references, because that is how macros pass their arguments.

use askama::Template;
use askama::filters::HtmlSafe;
use say::Message;

use crate::web::frame::form::{Choice, Field, FormKeys};

/// The hidden inputs of a form that changes something: token, form id, version.
#[derive(Template)]
#[template(path = "frame/inputs/keys.html")]
pub struct KeyInputs<'a> {
    pub keys: &'a FormKeys,
}

/// The parts around every input of a [`Field`].
pub struct Around<'a> {
    pub field: &'a Field,
    pub label: Message,
    /// A line below the input; may be empty.
    pub hint: Message,
    /// Whether it is required; if not, it says "(optional)".
    pub required: &'a bool,
}

/// A line of text, a number, a date, a file.
#[derive(Template)]
#[template(path = "frame/inputs/input.html")]
pub struct Input<'a> {
    pub around: &'a Around<'a>,
    /// Its name in the form, if that is not the field's own name, which is also its id.
    pub name: &'a str,
    /// The attributes of its kind.
    pub kind: &'a Kind<'a>,
    /// Class of the whole field: empty, "half" or "narrow".
    pub size: &'a str,
    pub autofocus: &'a bool,
}

/// The kind of an input.
pub enum Kind<'a> {
    /// A line of text: text, email, url, password, date, search.
    Line { kind: &'a str, autocomplete: &'a str },
    /// A whole number: a phone's digit keys, but no wheel that changes it by accident. `class`: "narrow", "half".
    Digits { class: &'a str },
    /// One of the values of a `datalist`, searched while typing. `from_browser`: preset to the browser's time zone,
    /// until another one is chosen.
    Listed { list: &'a str, from_browser: &'a bool },
    /// A date and a time of day.
    DateTime,
    /// A file of some types.
    File { accept: &'a str },
}

/// Several lines of text.
#[derive(Template)]
#[template(path = "frame/inputs/textarea.html")]
pub struct TextArea<'a> {
    pub around: &'a Around<'a>,
    pub rows: &'a u32,
}

/// One of several choices, as a drop-down list.
#[derive(Template)]
#[template(path = "frame/inputs/select.html")]
pub struct Select<'a> {
    pub around: &'a Around<'a>,
    pub choices: &'a [Choice],
    pub class: &'a str,
}

/// One of several choices, each a card with its hint.
#[derive(Template)]
#[template(path = "frame/inputs/radios.html")]
pub struct Radios<'a> {
    pub around: &'a Around<'a>,
    pub choices: &'a [Choice],
}

/// A yes-or-no choice.
#[derive(Template)]
#[template(path = "frame/inputs/checkbox.html")]
pub struct Checkbox<'a> {
    pub around: &'a Around<'a>,
}

/// The word that confirms a dangerous action; it is also the label of the surrounding element.
#[derive(Template)]
#[template(path = "frame/inputs/typed_word.html")]
pub struct TypedWord<'a> {
    pub around: &'a Around<'a>,
}

/// A text as templates pass it to macros: a message, a literal, or a reference to one.
pub trait Said {
    /// Returns it as a message.
    fn said(&self) -> Message;
}

impl Said for Message {
    fn said(&self) -> Message {
        self.clone()
    }
}

impl Said for str {
    fn said(&self) -> Message {
        self.into()
    }
}

impl Said for String {
    fn said(&self) -> Message {
        self.into()
    }
}

impl<T: Said + ?Sized> Said for &T {
    fn said(&self) -> Message {
        (**self).said()
    }
}

/// Returns a macro's argument as a message.
pub fn said(text: &(impl Said + ?Sized)) -> Message {
    text.said()
}

impl HtmlSafe for KeyInputs<'_> {}
impl HtmlSafe for Input<'_> {}
impl HtmlSafe for TextArea<'_> {}
impl HtmlSafe for Select<'_> {}
impl HtmlSafe for Radios<'_> {}
impl HtmlSafe for Checkbox<'_> {}
impl HtmlSafe for TypedWord<'_> {}

impl<'a> Around<'a> {
    /// Creates the parts around an input. `label`, `hint`: as macros get them.
    pub fn new(
        field: &'a Field,
        label: &(impl Said + ?Sized),
        hint: &(impl Said + ?Sized),
        required: &'a bool,
    ) -> Self {
        Self {
            field,
            label: label.said(),
            hint: hint.said(),
            required,
        }
    }

    /// Returns the ids of the hint and the error, for screen readers; `None` if there is neither.
    fn described_by(&self) -> Option<String> {
        let name = self.field.name;
        let hint = (!self.hint.is_empty()).then(|| format!("{name}-hint"));
        // pages have always sent this space, even before a lone error
        let error = self.field.is_wrong().then(|| format!(" {name}-error"));
        (hint.is_some() || error.is_some()).then(|| hint.into_iter().chain(error).collect())
    }
}
