//! The meaning of each kind of problem, and how a program should handle it.

use crate::web::api::problem::Kind;

/// Returns what happened, and what to do.
pub fn meaning(kind: Kind) -> &'static str {
    match kind {
        Kind::Unreadable => {
            "The request, its query or its body is not what the route reads: no JSON, or an invalid number. Fix the program."
        }
        Kind::Unauthorized => {
            "The route needs a token and there is none, or it has expired, was revoked, or its account is disabled. Make a new one."
        }
        Kind::Forbidden => {
            "The token lacks the scope, it is for another tournament, or its account has no role there that allows this."
        }
        Kind::NotFound => "There is nothing at this address, or not for this token.",
        Kind::Method => "The address is right and the method is not. The header Allow lists those that it takes.",
        Kind::Timeout => "The body did not arrive in time. Nothing was changed; send it again.",
        Kind::Refused => {
            "The call is right, and the state of the tournament or a rule forbids it. The detail says why; rule names the rule."
        }
        Kind::Conflict => "Someone else changed it first. Read it again, then decide again.",
        Kind::AnswerGone => {
            "The call was made before under this Idempotency-Key and acted then. Its answer was deleted meanwhile with a player's personal data. Read what is there now; do not send it again under another key."
        }
        Kind::Outdated => {
            "The version that was named is not the current one: somebody changed it since it was read. Read it again, then decide again."
        }
        Kind::TooLarge => "The body is longer than the route takes. Send less at once.",
        Kind::MediaType => "Send bodies as Content-Type: application/json.",
        Kind::Misdirected => "The request named another host than the one of this service.",
        Kind::Invalid => {
            "The body was read, and something in it is wrong. Each of errors has a JSON pointer to the member and a sentence."
        }
        Kind::KeyReused => {
            "Something else was sent under this Idempotency-Key within 24 hours. Take a new key for each new call."
        }
        Kind::VersionRequired => "The route changes what others change too: send If-Match, or version in the body.",
        Kind::TooMany => "Too many calls in a short time. Retry-After says how many seconds to wait.",
        Kind::Unavailable => {
            "It cannot be done at this moment, and nothing was changed. Retry-After says when to try again."
        }
        Kind::Unanswered => {
            "The database went away before it answered whether the call was done, so it was done or it was not. Send it again under the same Idempotency-Key: it acts once. Sent without one, read what is there now before you send it again."
        }
        Kind::Failed => {
            "Something unexpected happened on our side. Nothing was changed, and what happened is in the service's log."
        }
    }
}
