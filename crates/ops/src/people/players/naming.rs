//! Finding and replacing a person's names in texts, regardless of case, accents and spaces.

/// A letter of a text, in the form in which texts are compared.
struct Letter {
    folded: char,
    /// The bytes of the original text that it covers.
    from: usize,
    to: usize,
}

/// The fewest letters of a partial name that is searched for alone: shorter ones are in too many texts.
const SHORTEST_PART: usize = 3;
/// The fewest letters of a whole name.
const SHORTEST_NAME: usize = 2;

/// The names of a person: whole ones are replaced, partial ones are found.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Naming {
    /// Names, mail addresses, decklists; the longest first.
    whole: Vec<Vec<char>>,
    /// Parts of names, and names that another player also has.
    parts: Vec<Vec<char>>,
    /// The replacement.
    instead: String,
}

/// How much of a person's names is replaced in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    /// Whole names of several words, mail addresses and links: in the program's own sentences, a name of one word may
    /// be an ordinary word.
    Unmistakable,
    /// Whole names.
    Whole,
    /// Partial names too.
    Parts,
}

impl Naming {
    /// Collects the names of a person who is called `instead` from now on. `names` are their past names; a name in
    /// `shared` may mean another player too.
    pub fn new<'t>(
        instead: &str,
        names: impl IntoIterator<Item = &'t str>,
        shared: impl IntoIterator<Item = &'t str>,
    ) -> Self {
        let fold = |text: &str| -> Vec<char> { folded(text.trim()).iter().map(|letter| letter.folded).collect() };
        let shared: Vec<Vec<char>> = shared.into_iter().map(fold).collect();
        let mut naming = Self {
            instead: instead.to_owned(),
            ..Self::default()
        };
        for name in names {
            let whole = fold(name);
            // parts of an address or a list are not names
            if !name.contains(['@', '/', '\n']) {
                let parts = whole.split(|c| !c.is_alphanumeric());
                naming
                    .parts
                    .extend(parts.filter(|part| part.len() >= SHORTEST_PART).map(<[char]>::to_vec));
            }
            if whole.len() < SHORTEST_NAME {
                continue;
            }
            match shared.contains(&whole) {
                true => naming.parts.push(whole),
                false => naming.whole.push(whole),
            }
        }
        for list in [&mut naming.whole, &mut naming.parts] {
            list.sort_by(|a, b| b.len().cmp(&a.len()).then_with(|| a.cmp(b)));
            list.dedup();
        }
        // "Player 17" identifies nobody
        let own = fold(instead);
        naming.whole.retain(|name| *name != own);
        naming
            .parts
            .retain(|part| !own.split(|c| *c == ' ').any(|word| word == part.as_slice()));
        naming
    }

    /// Returns the text without the names; `None` if it contains none.
    pub fn replaced(&self, text: &str, extent: Extent) -> Option<String> {
        let letters = folded(text);
        let is_plain = |name: &&Vec<char>| extent != Extent::Unmistakable || name.iter().any(|c| " @/".contains(*c));
        let parts = self.parts.iter().filter(|_| extent == Extent::Parts);
        let sought: Vec<&Vec<char>> = self.whole.iter().filter(is_plain).chain(parts).collect();
        let mut out = String::new();
        let (mut at, mut copied) = (0, 0);
        while at < letters.len() {
            match sought.iter().find(|name| is_at(&letters, at, name)) {
                Some(name) => {
                    out.push_str(&text[copied..letters[at].from]);
                    out.push_str(&self.instead);
                    at += name.len();
                    copied = letters[at - 1].to;
                }
                None => at += 1,
            }
        }
        if copied == 0 {
            return None;
        }
        out.push_str(&text[copied..]);
        Some(out)
    }

    /// Returns whether a text may name the person: it contains one of their names, or a part of one.
    pub fn may_be_in(&self, text: &str) -> bool {
        let letters = folded(text);
        let mut sought = self.whole.iter().chain(&self.parts);
        sought.any(|name| (0..letters.len()).any(|at| is_at(&letters, at, name)))
    }
}

/// Returns whether a name begins at a letter, and not in the middle of a longer word.
fn is_at(letters: &[Letter], at: usize, name: &[char]) -> bool {
    let Some(found) = letters.get(at..at + name.len()) else {
        return false;
    };
    if found.iter().map(|letter| letter.folded).ne(name.iter().copied()) {
        return false;
    }
    let outside = |beside: Option<&Letter>, edge: Option<&char>| {
        let inside_a_word =
            beside.is_some_and(|letter| is_of_word(letter.folded)) && edge.is_some_and(|c| is_of_word(*c));
        !inside_a_word
    };
    outside(at.checked_sub(1).and_then(|before| letters.get(before)), name.first())
        && outside(letters.get(at + name.len()), name.last())
}

/// Returns whether a letter belongs to a script that separates words by spaces.
fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() && c < '\u{2e80}'
}

/// Folds a text for comparison: lower case, Latin letters without accents, runs of spaces as one. The log's placeholder
/// of a player or a person, `{player:ID}`, becomes one letter that no name contains.
fn folded(text: &str) -> Vec<Letter> {
    let mut letters: Vec<Letter> = Vec::with_capacity(text.len());
    let mut skip_to = 0;
    for (from, c) in text.char_indices().filter(|(_, c)| *c != '\u{feff}') {
        if from < skip_to {
            continue;
        }
        let mut to = from + c.len_utf8();
        if (text[from..].starts_with("{player:") || text[from..].starts_with("{person:"))
            && let Some(end) = text[from..].find('}')
        {
            to = from + end + 1;
            skip_to = to;
            letters.push(Letter {
                folded: '\u{fffc}',
                from,
                to,
            });
            continue;
        }
        if c.is_whitespace() {
            match letters.last_mut().filter(|last| last.folded == ' ') {
                Some(last) => last.to = to,
                None => letters.push(Letter { folded: ' ', from, to }),
            }
            continue;
        }
        let push = |folded: char| letters.push(Letter { folded, from, to });
        let is_latin = matches!(c, '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}');
        let is_mark = matches!(c, '\u{300}'..='\u{36f}');
        match deunicode::deunicode_char(c).filter(|_| is_latin) {
            Some(plain) => plain.chars().flat_map(char::to_lowercase).for_each(push),
            None if is_mark => {
                // an accent that was typed separately belongs to the letter before it
                if let Some(last) = letters.last_mut() {
                    last.to = to;
                }
            }
            None => c.to_lowercase().for_each(push),
        }
    }
    letters
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ann() -> Naming {
        Naming::new(
            "Player 17",
            ["Zoë Ash-Hall", "zoe@mail.example", "https://decks.example/z"],
            [],
        )
    }

    #[test]
    fn whole_names_are_replaced_however_they_are_typed() {
        for (text, without) in [
            ("Zoë Ash-Hall won", "Player 17 won"),
            ("call ZOE  ASH-HALL!", "call Player 17!"),
            ("Zoe\u{308} Ash-Hall", "Player 17"),
            ("to zoe@mail.example, please", "to Player 17, please"),
            (
                "(Zoë Ash-Hall’s list: https://decks.example/z)",
                "(Player 17’s list: Player 17)",
            ),
        ] {
            assert_eq!(ann().replaced(text, Extent::Whole).as_deref(), Some(without), "{text}");
            assert_eq!(
                ann().replaced(text, Extent::Unmistakable).as_deref(),
                Some(without),
                "{text}"
            );
        }
        for other in ["Zoë Ash-Hallow", "Chloezoë Ash-Hall", "Zoë", "nobody", ""] {
            assert_eq!(ann().replaced(other, Extent::Whole), None, "{other}");
        }
    }

    #[test]
    fn parts_are_found_and_replaced_only_where_that_is_asked_for() {
        for text in ["zoe's deck", "ASH was late", "Hall"] {
            assert!(ann().may_be_in(text), "{text}");
            assert_eq!(ann().replaced(text, Extent::Whole), None, "{text}");
        }
        assert_eq!(
            ann().replaced("Zoë's Ring, Hall", Extent::Parts).as_deref(),
            Some("Player 17's Ring, Player 17")
        );
        for text in ["ashen", "Player 17", "example", "the hallway"] {
            assert!(!ann().may_be_in(text), "{text}");
        }
    }

    #[test]
    fn a_shared_name_is_found_and_not_replaced() {
        let naming = Naming::new("Player 2", ["Bo Birch"], ["bo  birch"]);
        assert_eq!(naming.replaced("Bo Birch", Extent::Whole), None);
        assert!(naming.may_be_in("Bo Birch"));
    }

    #[test]
    fn sentences_of_the_program_keep_their_words_and_their_players() {
        let naming = Naming::new("Player 3", ["Player", "Round"], []);
        let line = "Round 1: {player:0123} drops";
        assert_eq!(naming.replaced(line, Extent::Unmistakable), None);
        assert_eq!(
            naming.replaced(line, Extent::Whole).as_deref(),
            Some("Player 3 1: {player:0123} drops")
        );
    }

    #[test]
    fn names_without_spaces_between_words_are_found() {
        let naming = Naming::new("Player 4", ["山田太郎"], []);
        assert_eq!(
            naming.replaced("昨日山田太郎は", Extent::Whole).as_deref(),
            Some("昨日Player 4は")
        );
    }
}
