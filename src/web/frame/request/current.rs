//! The request that a task is answering, for code that does not receive it: error pages, the choice of a lane, and the language of pages.

use std::cell::Cell;
use std::future::Future;

use say::Language;

use crate::web::frame::load::lanes::Asker;

tokio::task_local! {
    static CURRENT: Current;
}

struct Current {
    id: String,
    asker: Cell<Asker>,
    language: Cell<Option<Language>>,
    /// The language of readers who ask for none of ours.
    usual: Cell<Language>,
    also: Cell<Option<Language>>,
}

/// Answers a request: while `answer` runs, its id and its sender can be looked up. `sends`: whether something is sent.
pub fn scope<F: Future>(id: &str, sends: bool, answer: F) -> impl Future<Output = F::Output> {
    let asker = Asker {
        has_account: false,
        sends,
    };
    let current = Current {
        id: id.to_owned(),
        asker: Cell::new(asker),
        language: Cell::default(),
        usual: Cell::default(),
        also: Cell::default(),
    };
    CURRENT.scope(current, answer)
}

/// Notes whether the route of the request being answered is for accounts only. Until then its sender is a visitor.
pub fn route_found(for_accounts: bool) {
    let note = |current: &Current| {
        let asker = current.asker.get();
        current.asker.set(Asker {
            has_account: for_accounts,
            ..asker
        });
    };
    CURRENT.try_with(note).ok();
}

/// Notes the language of the request being answered: that of its address, or else its reader's, if that is one of ours.
pub fn set_language(language: Option<Language>) {
    CURRENT.try_with(|current| current.language.set(language)).ok();
}

/// Notes the tag of the language that a reader gets who asks for none of ours; until then it is English.
pub fn set_usual_language(tag: &str) {
    CURRENT
        .try_with(|current| current.usual.set(Language::stored(tag)))
        .ok();
}

/// Returns the language of the request being answered. Outside of a request it is English.
pub fn language() -> Language {
    let language = |current: &Current| current.language.get().unwrap_or(current.usual.get());
    CURRENT.try_with(language).unwrap_or_default()
}

/// Notes the second language of a sheet that is printed in two.
pub fn set_second_language(language: Option<Language>) {
    CURRENT.try_with(|current| current.also.set(language)).ok();
}

/// Returns the second language of a sheet that is printed in two.
pub fn second_language() -> Option<Language> {
    CURRENT.try_with(|current| current.also.get()).unwrap_or_default()
}

/// Returns whether the language is known that the reader of this request wants.
pub fn asks_for_language() -> bool {
    CURRENT
        .try_with(|current| current.language.get().is_some())
        .unwrap_or(true)
}

/// The id of the request being answered; `None` outside of one.
pub fn request_id() -> Option<String> {
    CURRENT.try_with(|current| current.id.clone()).ok()
}

/// Returns who sent the request being answered; outside of one, a reading visitor.
pub fn asker() -> Asker {
    CURRENT.try_with(|current| current.asker.get()).unwrap_or_default()
}
