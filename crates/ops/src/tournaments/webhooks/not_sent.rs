//! Why a delivery got no answer: a word in the database, a sentence on pages and in the API.

use say::{Message, delivery_errors as t};

podium_event::labels! {
    /// The reason why nothing was answered; none says an address.
    NotSent {
        Withdrawn = "withdrawn",
        AddressUnreadable = "address_unreadable",
        NoAnswer = "no_answer",
        /// Unknown, or not allowed: nobody may find out which names the machine's network knows.
        NotReached = "not_reached",
        NotHttps = "not_https",
        HeadTooLong = "head_too_long",
        NoTls = "no_tls",
        NoHttp = "no_http",
        Refuses = "refuses",
        ConnectionFailed = "connection_failed",
        Other = "not_sent",
    }
}

impl NotSent {
    /// Returns the sentence.
    pub fn message(self) -> Message {
        match self {
            Self::Withdrawn => t::withdrawn(),
            Self::AddressUnreadable => t::address_unreadable(),
            Self::NoAnswer => t::no_answer(),
            Self::NotReached => t::not_reached(),
            Self::NotHttps => t::not_https(),
            Self::HeadTooLong => t::head_too_long(),
            Self::NoTls => t::no_tls(),
            Self::NoHttp => t::no_http(),
            Self::Refuses => t::refuses(),
            Self::ConnectionFailed => t::connection_failed(),
            Self::Other => t::not_sent(),
        }
    }
}

/// Returns a stored reason as a sentence. Rows of earlier versions have the English sentence itself, and it may have been
/// removed since.
pub fn in_words(stored: &str) -> Message {
    let is_sentence = |reason: &NotSent| reason.message() == stored;
    let reason = NotSent::parse(stored).or_else(|| NotSent::ALL.iter().copied().find(is_sentence));
    reason.map_or_else(|| stored.into(), NotSent::message)
}

#[cfg(test)]
mod tests {
    use super::*;
    use say::Language;

    #[test]
    fn stored_words_and_the_sentences_of_earlier_versions_are_read() {
        for reason in NotSent::ALL.iter().copied() {
            let sentence = reason.message();
            assert_eq!(in_words(reason.as_str()), sentence);
            assert_eq!(in_words(&sentence.to_string()), sentence);
        }
        let spanish = |stored| in_words(stored).in_language(Language::Spanish);
        assert_eq!(spanish("refuses"), spanish("Its host refuses connections there."));
        assert_ne!(spanish("refuses"), "Its host refuses connections there.");
        assert_eq!(spanish("Its line was cut."), "Its line was cut.");
    }
}
