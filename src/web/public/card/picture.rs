//! A link card as a picture: paper, the tournament's name, its state or winner, and the podium.

use super::canvas::{Area, Canvas, Ink};
use super::letters::{Letters, Spot};
use super::logo::Logo;
use crate::web::frame::look::shell::{CARD_HEIGHT as HEIGHT, CARD_WIDTH as WIDTH};
use crate::web::shared::view::LinkCard;
use say::{Language, Message};

/// The margin on all sides.
pub(super) const EDGE: u32 = 72;
/// Sizes of the tournament's name: the first in which it takes at most two lines, otherwise the last.
const NAME_SIZES: [f32; 4] = [96.0, 82.0, 70.0, 60.0];
/// Where a name begins, and the lowest baseline that it may have on a link's card.
const NAME_TOP: f32 = 122.0;
const NAME_LOWEST: f32 = 330.0;
/// Sizes of the last line.
const FOOT_SIZES: [f32; 3] = [66.0, 56.0, 46.0];
/// The podium's steps: the height of each, from left to right, and its number.
const STEPS: [(u32, &str); 3] = [(150, "2"), (230, "1"), (100, "3")];
/// Width of a step.
const STEP: u32 = 108;
/// The gap between two steps.
const GAP: u32 = 12;
/// The baseline of the last line.
const FOOT: f32 = (HEIGHT - EDGE) as f32;

/// Draws a card, as PNG; `logo`: the organizer's.
pub fn draw(card: &LinkCard, logo: Option<Logo>) -> Vec<u8> {
    let mut canvas = Canvas::new(card.look.accent);
    let bold = Letters::bold();
    let medium = Letters::medium();
    head(&mut canvas, &bold, logo);
    podium(&mut canvas, &bold);
    let language = language(card.language, &card.state, &bold);
    let said = |text: &Message| text.in_language(language);
    let name = bold.drawable(&card.name);
    let below = title(
        &mut canvas,
        &bold,
        &name.unwrap_or_else(|| said(&say::card::nameless())),
        NAME_LOWEST,
    );
    let foot = foot(card, said, &bold);
    let above = spot(FOOT - foot.size - 10.0, 32.0);
    medium.draw(&mut canvas, &foot.label, above, Ink::Soft);
    bold.draw(&mut canvas, &foot.words, spot(FOOT, foot.size), Ink::Accent);
    // a place that cannot be drawn does not remove the date
    let line = card.when_and_where.as_ref().map_or_else(String::new, said);
    let when: Vec<String> = line.split(" · ").filter_map(|part| medium.drawable(part)).collect();
    let at = spot(below + 62.0, 34.0);
    let when = medium.fit(&when.join(" · "), at.size, wide(at.y));
    medium.draw(&mut canvas, &when, at, Ink::Soft);
    canvas.png()
}

/// Returns the language of a picture: the card's, or else English if the font lacks letters of it.
pub(super) fn language(own: Language, words: &Message, letters: &Letters) -> Language {
    let drawable = letters.drawable(&words.in_language(own));
    drawable.map_or(Language::English, |_| own)
}

pub(super) fn spot(y: f32, size: f32) -> Spot {
    Spot {
        x: EDGE as f32,
        y,
        size,
    }
}

/// Returns the left edge of the podium.
fn podium_x() -> u32 {
    WIDTH - EDGE - 3 * STEP - 2 * GAP
}

/// Returns the width of a line at a height: beside the podium it is shorter.
fn wide(y: f32) -> f32 {
    let highest = STEPS.iter().map(|(high, _)| *high).max().unwrap_or(0);
    // letters reach below their baseline
    match y + 20.0 < (HEIGHT - highest) as f32 {
        true => (WIDTH - 2 * EDGE) as f32,
        false => (podium_x() - EDGE - 40) as f32,
    }
}

/// Draws the program's mark, as at the top of each page, and the organizer's logo.
pub(super) fn head(canvas: &mut Canvas, bold: &Letters, logo: Option<Logo>) {
    if let Some(logo) = logo {
        canvas.put(logo, WIDTH - EDGE, 44);
    }
    for (x, y, height) in [(0, 16, 20), (13, 2, 34), (26, 11, 25)] {
        let area = Area {
            x: EDGE + x,
            y: 60 + y,
            width: 10,
            height,
        };
        canvas.ground(area, Ink::OnAccent);
    }
    let at = Spot {
        x: (EDGE + 50) as f32,
        y: 95.0,
        size: 34.0,
    };
    bold.draw(canvas, "Podium", at, Ink::Text);
}

fn podium(canvas: &mut Canvas, bold: &Letters) {
    let mut x = podium_x();
    for (height, number) in STEPS {
        let ink = if number == "1" { Ink::OnAccent } else { Ink::OnLine };
        let area = Area {
            x,
            y: HEIGHT - height,
            width: STEP,
            height,
        };
        canvas.ground(area, ink);
        let size = 52.0;
        let at = Spot {
            x: x as f32 + (STEP as f32 - bold.width(number, size)) / 2.0,
            y: (HEIGHT - height) as f32 + 66.0,
            size,
        };
        bold.draw(canvas, number, at, ink);
        x += STEP + GAP;
    }
}

/// Draws the name at the top, in letters so large that its last baseline is not below `lowest`; returns that baseline.
pub(super) fn title(canvas: &mut Canvas, bold: &Letters, name: &str, lowest: f32) -> f32 {
    let most = (WIDTH - 2 * EDGE) as f32;
    let smallest = NAME_SIZES[NAME_SIZES.len() - 1];
    let height = |size: f32| size * 1.08;
    let room = |size: f32| ((lowest - NAME_TOP) / height(size)) as usize;
    let fits = |size: &f32| {
        let lines = bold.lines(name, *size, most);
        lines.len() <= room(*size).min(2) && lines.iter().all(|line| bold.width(line, *size) <= most)
    };
    let size = NAME_SIZES.into_iter().find(fits).unwrap_or(smallest);
    let mut lines = bold.lines(name, size, most);
    let last = room(size).max(1);
    if lines.len() > last {
        let rest = lines.split_off(last - 1).join(" ");
        lines.push(rest);
    }
    let mut y = NAME_TOP;
    for line in &lines {
        y += height(size);
        bold.draw(canvas, &bold.fit(line, size, most), spot(y, size), Ink::Text);
    }
    y
}

/// The bottom of the card: a word above, and large below it the winner, or else the state.
struct Foot {
    label: String,
    words: String,
    size: f32,
}

fn foot(card: &LinkCard, said: impl Fn(&Message) -> String, bold: &Letters) -> Foot {
    let most = wide(FOOT);
    let names: Option<Vec<String>> = card.champions.iter().map(|name| bold.drawable(&said(name))).collect();
    let (label, words) = match names.filter(|names| !names.is_empty()) {
        Some(names) => (said(&card.title()), names.join(", ")),
        None => (card.size.as_ref().map_or_else(String::new, &said), said(&card.state)),
    };
    let fits = |size: &f32| bold.width(&words, *size) <= most;
    let smallest = FOOT_SIZES[FOOT_SIZES.len() - 1];
    let size = FOOT_SIZES.into_iter().find(fits).unwrap_or(smallest);
    Foot {
        label,
        words: bold.fit(&words, size, most),
        size,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(name: &str) -> LinkCard {
        LinkCard {
            name: name.to_owned(),
            when_and_where: Some("Friday, 20 November 2026 · Lisbon".into()),
            state: "Round 3 of 5".into(),
            champions: Vec::new(),
            size: Some("64 players".into()),
            ..LinkCard::default()
        }
    }

    fn won_by(name: &str) -> LinkCard {
        LinkCard {
            champions: vec![name.into()],
            ..card("Spring Open")
        }
    }

    #[test]
    fn a_card_is_a_small_png() {
        for name in [
            "Spring Open",
            "The Twenty-Third Annual Invitational Commander Championship of the Free and Hanseatic City of Hamburg at Sea",
            "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen",
            "山田 Cup",
            "",
        ] {
            let bytes = draw(&card(name), None);
            assert!(bytes.starts_with(b"\x89PNG"), "{name}");
            assert!(bytes.len() < 60_000, "{name}: {} bytes", bytes.len());
        }
    }

    #[test]
    fn who_won_is_on_it_unless_their_letters_are_not_there() {
        let finished = card("Spring Open");
        let nameless = draw(&finished, None);
        assert_ne!(draw(&won_by("Ann Ash"), None), nameless);
        assert_ne!(draw(&won_by("Ann Ash"), None), draw(&won_by("Bo Birch"), None));
        assert_eq!(draw(&won_by("山田太郎"), None), nameless, "the state instead");
    }

    #[test]
    fn a_tournament_whose_name_cannot_be_drawn_has_a_card_with_other_words() {
        assert_eq!(
            draw(&card("山田 Cup"), None),
            draw(&card("A multiplayer Magic tournament"), None)
        );
    }
}
