//! The letters of link cards: the width of a text, its line breaks, and its pixels. The font has Latin, Greek and
//! Cyrillic letters; a text with others is not drawn at all, because boxes and missing letters would change it.

use ab_glyph::{Font, FontRef, Glyph, PxScale, ScaleFont, point};

use super::canvas::{Canvas, Ink};

/// A weight of the font.
pub struct Letters(FontRef<'static>);

/// Where a text begins, on its baseline, and the size of its letters in pixels (of the em).
#[derive(Debug, Clone, Copy)]
pub struct Spot {
    pub x: f32,
    pub y: f32,
    pub size: f32,
}

impl Letters {
    /// Returns the weight for names and numbers.
    pub fn bold() -> Self {
        Self::read(include_bytes!("font/bold.otf"))
    }

    /// Returns the weight for other text.
    pub fn medium() -> Self {
        Self::read(include_bytes!("font/medium.otf"))
    }

    fn read(bytes: &'static [u8]) -> Self {
        Self(FontRef::try_from_slice(bytes).expect("the program's own font"))
    }

    /// Returns the drawable form of a text: without pictures and signs that the font lacks. `None` if the font lacks a
    /// letter, or nothing readable is left.
    pub fn drawable(&self, text: &str) -> Option<String> {
        let has = |c: char| self.0.glyph_id(c).0 != 0;
        // marks that belong to the letter before them
        let is_part_of_letter = |c: char| c.is_alphanumeric() || ('\u{300}'..='\u{36F}').contains(&c);
        if text.chars().any(|c| is_part_of_letter(c) && !has(c)) {
            return None;
        }
        let kept: String = text.chars().filter(|&c| has(c) || c.is_whitespace()).collect();
        let words: Vec<&str> = kept.split_whitespace().collect();
        let text = words.join(" ");
        text.chars().any(char::is_alphanumeric).then_some(text)
    }

    /// The width of a text in pixels.
    pub fn width(&self, text: &str, size: f32) -> f32 {
        self.set(text, Spot { x: 0.0, y: 0.0, size }).1
    }

    /// Breaks a text between words into lines no wider than `most`, except for single wider words.
    pub fn lines(&self, text: &str, size: f32, most: f32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            let longer = lines.last().map(|line| format!("{line} {word}"));
            match longer.filter(|longer| self.width(longer, size) <= most) {
                Some(longer) => *lines.last_mut().expect("a line that grows") = longer,
                None => lines.push(word.to_owned()),
            }
        }
        lines
    }

    /// Returns a text no wider than `most`: cut with an ellipsis if it is longer.
    pub fn fit(&self, text: &str, size: f32, most: f32) -> String {
        let mut letters: Vec<char> = text.chars().collect();
        let mut fitted = text.to_owned();
        while self.width(&fitted, size) > most && letters.pop().is_some() {
            let kept: String = letters.iter().collect();
            fitted = format!("{}…", kept.trim_end());
        }
        fitted
    }

    /// Draws a text.
    pub fn draw(&self, canvas: &mut Canvas, text: &str, at: Spot, ink: Ink) {
        for glyph in self.set(text, at).0 {
            let Some(outline) = self.0.outline_glyph(glyph) else {
                continue;
            };
            let corner = outline.px_bounds().min;
            outline.draw(|x, y, coverage| {
                canvas.dot(corner.x as i32 + x as i32, corner.y as i32 + y as i32, ink, coverage);
            });
        }
    }

    /// Places the glyphs of a text; returns them with their total width.
    fn set(&self, text: &str, at: Spot) -> (Vec<Glyph>, f32) {
        // a scale is the height of a line, but callers give the size of the em
        let of_em = self.0.height_unscaled() / self.0.units_per_em().unwrap_or(1.0);
        let font = self.0.as_scaled(PxScale::from(at.size * of_em));
        let mut x = at.x;
        let mut glyphs: Vec<Glyph> = Vec::new();
        for letter in text.chars() {
            let mut glyph = font.scaled_glyph(letter);
            x += glyphs.last().map_or(0.0, |last| font.kern(last.id, glyph.id));
            glyph.position = point(x, at.y);
            x += font.h_advance(glyph.id);
            glyphs.push(glyph);
        }
        (glyphs, x - at.x)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_drawn_whole_or_not_at_all() {
        let letters = Letters::bold();
        for name in [
            "Cécile Đặng",
            "Żaneta Ångström",
            "Ольга Ким",
            "Νίκος",
            "O'Brien – “Bo”",
            "№ 7 & Co.",
        ] {
            assert_eq!(letters.drawable(name).as_deref(), Some(name), "{name}");
        }
        assert_eq!(letters.drawable("Bo 🦊 Fox 🏳️‍🌈").as_deref(), Some("Bo Fox"));
        for name in ["山田太郎", "ولید محمد", "Ann 山田", "नेहा", "Jose\u{301}", "🏆", " ", ""]
        {
            assert_eq!(letters.drawable(name), None, "{name}");
        }
    }

    #[test]
    fn a_long_text_breaks_between_words_and_a_long_word_is_cut() {
        let letters = Letters::bold();
        assert_eq!(letters.lines("Spring Open", 60.0, 1000.0), ["Spring Open"]);
        assert_eq!(letters.lines("Spring Open", 60.0, 250.0), ["Spring", "Open"]);
        let cut = letters.fit("Guttenbergwaldhausen", 60.0, 300.0);
        assert!(cut.starts_with("Gutten") && cut.ends_with('…'), "{cut}");
        assert!(letters.width(&cut, 60.0) <= 300.0);
        assert_eq!(letters.fit("Ann", 60.0, 300.0), "Ann");
    }

    #[test]
    fn pairs_of_letters_stand_closer() {
        let letters = Letters::bold();
        let apart = letters.width("A", 100.0) + letters.width("V", 100.0);
        assert!(letters.width("AV", 100.0) < apart);
    }
}
