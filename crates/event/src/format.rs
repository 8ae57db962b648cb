//! Counts, lists and numbers in the English of messages.

/// Returns a count with its noun: "1 pod", "2 pods".
#[must_use]
pub fn counted(number: usize, noun: &str) -> String {
    one_or_many(number, noun, &format!("{noun}s"))
}

/// Returns a count with the words for one or for all else: "1 call waits", "2 calls wait".
#[must_use]
pub fn one_or_many(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// Returns a list with a word before its last item: "Ann", "Ann and Bob", "Ann, Bob and Cara".
#[must_use]
pub fn listed(items: &[impl AsRef<str>], last_word: &str) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    match items.as_slice() {
        [first @ .., last] if !first.is_empty() => format!("{} {last_word} {last}", first.join(", ")),
        _ => items.concat(),
    }
}

/// Returns an ordinal: "1st", "2nd", "3rd", "4th", "11th".
#[must_use]
pub fn ordinal(number: u32) -> String {
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_and_several_read_as_english() {
        assert_eq!(
            (counted(1, "pod"), counted(0, "pod")),
            ("1 pod".to_owned(), "0 pods".to_owned())
        );
        assert_eq!(listed(&["Ann"], "and"), "Ann");
        assert_eq!(listed(&["4", "7", "10"], "or"), "4, 7 or 10");
        assert_eq!(listed(&[] as &[&str], "and"), "");
    }

    #[test]
    fn ordinals_end_as_they_are_spoken() {
        let ordinals = [1, 2, 3, 4, 11, 12, 13, 21, 102, 113].map(ordinal);
        let expected = [
            "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "102nd", "113th",
        ];
        assert_eq!(ordinals, expected);
    }
}
