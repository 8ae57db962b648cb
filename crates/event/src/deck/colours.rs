//! Colours of cards (CR 903.4).

use say::{Message, terms};

/// A set of colours (CR 903.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Colours(u8);

impl Colours {
    const LETTERS: &'static str = "WUBRG";

    /// Reads a set from the letters W, U, B, R and G, or C for none of them; `None` for any other letter.
    #[must_use]
    pub fn read(letters: &str) -> Option<Self> {
        letters.chars().try_fold(Self::default(), |colours, letter| {
            if letter.eq_ignore_ascii_case(&'c') {
                return Some(colours);
            }
            let place = Self::LETTERS.find(letter.to_ascii_uppercase())?;
            Some(Self(colours.0 | 1 << place))
        })
    }

    /// Returns the union of two sets.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the colours that `of` does not have.
    #[must_use]
    pub fn outside(self, of: Self) -> Self {
        Self(self.0 & !of.0)
    }

    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of colours.
    #[must_use]
    pub fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The set as letters in the order WUBRG; `C` for colourless.
    #[must_use]
    pub fn letters(self) -> String {
        let has = |place: &usize| (self.0 >> *place) & 1 == 1;
        let letters: String = (0..5).filter(has).map(|place| &Self::LETTERS[place..=place]).collect();
        if letters.is_empty() { "C".to_owned() } else { letters }
    }

    /// Returns the set in words: "white and blue", "colourless".
    #[must_use]
    pub fn words(self) -> Message {
        let names = [
            terms::colour_white,
            terms::colour_blue,
            terms::colour_black,
            terms::colour_red,
            terms::colour_green,
        ];
        let has: Vec<Message> = (0..5)
            .filter(|place| self.0 & 1 << place != 0)
            .map(|place| names[place]())
            .collect();
        match has.is_empty() {
            true => terms::colourless(),
            false => say::list(has),
        }
    }
}
