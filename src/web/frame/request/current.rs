//! The request that a task is answering, for code that does not receive it: error pages, and the choice of a lane.

use std::future::Future;

use crate::web::frame::load::lanes::Asker;

tokio::task_local! {
    static CURRENT: Current;
}

struct Current {
    id: String,
    asker: Asker,
}

/// Answers a request: while `answer` runs, its id and its sender can be looked up.
pub fn scope<F: Future>(id: &str, asker: Asker, answer: F) -> impl Future<Output = F::Output> {
    let current = Current {
        id: id.to_owned(),
        asker,
    };
    CURRENT.scope(current, answer)
}

/// The id of the request being answered; `None` outside of one.
pub fn request_id() -> Option<String> {
    CURRENT.try_with(|current| current.id.clone()).ok()
}

/// Returns who sent the request being answered; outside of one, a reading visitor.
pub fn asker() -> Asker {
    CURRENT.try_with(|current| current.asker).unwrap_or_default()
}
