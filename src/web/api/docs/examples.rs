//! Examples of answers, for a tournament of five players after its first round.

/// An answer with its call.
pub(super) struct Example {
    /// What it shows.
    pub what: &'static str,
    /// The path below `/api/v1`.
    pub call: &'static str,
    /// The answer, in lines that fit on a page; a test compares it with the real answer.
    pub answer: &'static str,
}

/// All of them.
pub(super) fn all() -> [Example; 3] {
    [
        Example {
            what: "A tournament",
            call: "/tournaments/spring-open",
            answer: include_str!("../../../../docs/examples/tournament.json"),
        },
        Example {
            what: "A round",
            call: "/tournaments/spring-open/rounds/1",
            answer: include_str!("../../../../docs/examples/round.json"),
        },
        Example {
            what: "The standings",
            call: "/tournaments/spring-open/standings",
            answer: include_str!("../../../../docs/examples/standings.json"),
        },
    ]
}
