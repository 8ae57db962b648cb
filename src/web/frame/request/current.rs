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
    language: Cell<Language>,
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

/// Notes the language of the request being answered; until then it is English.
pub fn set_language(language: Language) {
    CURRENT.try_with(|current| current.language.set(language)).ok();
}

/// Returns the language of the request being answered: that of its address, or else its reader's. Outside of a request
/// it is English.
pub fn language() -> Language {
    CURRENT.try_with(|current| current.language.get()).unwrap_or_default()
}

/// The id of the request being answered; `None` outside of one.
pub fn request_id() -> Option<String> {
    CURRENT.try_with(|current| current.id.clone()).ok()
}

/// Returns who sent the request being answered; outside of one, a reading visitor.
pub fn asker() -> Asker {
    CURRENT.try_with(|current| current.asker.get()).unwrap_or_default()
}
