//! The handbook's search: tasks by the words in them.

use super::book::{Book, Part, Task, words};

/// The most words of a search.
const MOST_WORDS: usize = 8;
/// The longest text of a search.
const LONGEST: usize = 100;
/// The most tasks in one answer.
const MOST: usize = 30;

/// A search.
#[derive(Debug, Clone, Default)]
pub struct Search {
    /// As it was typed.
    pub text: String,
    words: Vec<String>,
}

/// A task that was found.
pub struct Found<'b> {
    pub part: &'b Part,
    pub task: &'b Task,
    /// The sentence with the most words of the search, word by word.
    pub sentence: Vec<Word<'b>>,
    /// The number of its words of the search, and how many of them are in its title.
    rank: (usize, usize),
}

/// A word of a sentence.
#[derive(Debug, PartialEq, Eq)]
pub struct Word<'b> {
    pub text: &'b str,
    /// Whether it is a word of the search.
    pub is_hit: bool,
}

impl Search {
    pub fn new(typed: &str) -> Self {
        let text: String = typed.trim().chars().take(LONGEST).collect();
        let mut words: Vec<String> = words(&text).take(MOST_WORDS).collect();
        words.dedup();
        Self { text, words }
    }

    /// Returns whether the search is not empty.
    pub fn is_some(&self) -> bool {
        !self.words.is_empty()
    }

    /// Returns the tasks with the most words, those with words in their titles first.
    pub fn find<'b>(&self, book: &'b Book) -> Vec<Found<'b>> {
        let mut found: Vec<Found<'b>> = book
            .parts
            .iter()
            .flat_map(|part| part.tasks.iter().map(move |task| (part, task)))
            .filter_map(|(part, task)| self.found(part, task))
            .collect();
        let most = found.iter().map(|found| found.rank.0).max();
        found.retain(|found| Some(found.rank.0) == most);
        // stable: otherwise in the order of the handbook
        found.sort_by_key(|found| std::cmp::Reverse(found.rank.1));
        found.truncate(MOST);
        found
    }

    /// Returns whether a result contains every word.
    pub fn is_met(&self, found: &[Found<'_>]) -> bool {
        found.first().is_some_and(|first| first.rank.0 == self.words.len())
    }

    fn found<'b>(&self, part: &'b Part, task: &'b Task) -> Option<Found<'b>> {
        let begins = |all: &[String], word: &String| all.iter().any(|one| one.starts_with(word.as_str()));
        let count = |all: &[String]| self.words.iter().filter(|word| begins(all, word)).count();
        let all = count(&task.words);
        let in_title: Vec<String> = words(&task.title).collect();
        (all > 0).then(|| Found {
            part,
            task,
            sentence: self.sentence(&task.text),
            rank: (all, count(&in_title)),
        })
    }

    /// Returns the sentence of a text with the most words of the search; the first if none has any.
    fn sentence<'b>(&self, text: &'b str) -> Vec<Word<'b>> {
        let mut sentences: Vec<Vec<Word<'b>>> = text
            .split_inclusive(". ")
            .map(|sentence| self.marked(sentence))
            .collect();
        // of equal elements, max returns the last, but the first is wanted
        sentences.reverse();
        let most = sentences
            .into_iter()
            .max_by_key(|sentence| sentence.iter().filter(|word| word.is_hit).count());
        most.unwrap_or_default()
    }

    fn marked<'b>(&self, sentence: &'b str) -> Vec<Word<'b>> {
        let is_hit =
            |text: &str| words(text).any(|found| self.words.iter().any(|word| found.starts_with(word.as_str())));
        let all = sentence.split_whitespace();
        all.map(|text| Word {
            text,
            is_hit: is_hit(text),
        })
        .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::site::help::book::book;
    use say::Language;

    #[test]
    fn a_task_is_found_by_words_of_its_title_first() {
        let found = Search::new("  Correct RESULT ").find(book(Language::English));
        assert!(found.len() > 1);
        assert_eq!(found[0].task.title, "Correct a result");
        assert!(found[0].sentence.iter().any(|word| word.is_hit));
        assert_eq!(
            Search::new("wifi gone").find(book(Language::English))[0].task.title,
            "The Wi-Fi is gone"
        );
    }

    #[test]
    fn where_nothing_has_all_words_some_will_do() {
        let search = Search::new("bye xyzzy");
        let found = search.find(book(Language::English));
        assert!(!found.is_empty() && !search.is_met(&found));
        assert!(Search::new("xyzzy").find(book(Language::English)).is_empty());
        assert!(!Search::new(" ?! ").is_some());
    }

    #[test]
    fn a_sentence_is_shown_with_its_hits() {
        let words = Search::new("clock").sentence("First this. Then the clock, again. The clock.");
        let said: Vec<(&str, bool)> = words.iter().map(|word| (word.text, word.is_hit)).collect();
        assert_eq!(
            said,
            [("Then", false), ("the", false), ("clock,", true), ("again.", false)]
        );
    }
}
