//! A player's card as a picture: their name, their place, and the points of each round.

use super::canvas::{Area, Canvas, Ink};
use super::letters::{Letters, Spot};
use super::logo::Logo;
use super::picture::{EDGE, head, language, spot, title};
use crate::web::frame::look::shell::{CARD_HEIGHT as HEIGHT, CARD_WIDTH as WIDTH};
use crate::web::shared::view::PlayerCard;
use say::Message;

/// The side of a round's square, and the gap between two.
const SQUARE: u32 = 60;
const GAP: u32 = 10;
/// The height of a line below the name, and the space between the last one and the squares.
const LINE: f32 = 48.0;
const ABOVE_SQUARES: f32 = 14.0;
/// Sizes of the place: the first that fits.
const PLACE_SIZES: [f32; 4] = [84.0, 70.0, 58.0, 46.0];

/// Draws a card, as PNG; `logo`: the organizer's.
pub fn draw(card: &PlayerCard, logo: Option<Logo>) -> Vec<u8> {
    let mut canvas = Canvas::new(card.look.accent);
    let (bold, medium) = (Letters::bold(), Letters::medium());
    head(&mut canvas, &bold, logo);
    let language = language(card.language, &card.place, &bold);
    let said = |text: &Message| text.in_language(language);
    let most = (WIDTH - 2 * EDGE) as f32;
    // boxes instead of letters would be nobody's name
    let name = bold
        .drawable(&said(&card.name))
        .unwrap_or_else(|| said(&say::common::nameless(card.number)));
    let event = [Some(card.tournament.clone()), card.when_and_where.as_ref().map(said)];
    let event = event.into_iter().flatten().flat_map(|line| parts(&line, &medium));
    let commander = card.commander.as_deref().and_then(|line| medium.drawable(line));
    let below = [commander, Some(event.collect::<Vec<_>>().join(" · "))];
    let below: Vec<String> = below.into_iter().flatten().filter(|line| !line.is_empty()).collect();
    let lowest = squares_top() as f32 - ABOVE_SQUARES - LINE * below.len() as f32;
    let mut y = title(&mut canvas, &bold, &name, lowest);
    for line in &below {
        y += LINE;
        medium.draw(&mut canvas, &medium.fit(line, 34.0, most), spot(y, 34.0), Ink::Soft);
    }
    squares(&mut canvas, &bold, &card.rounds);
    let place = said(&card.place);
    let fits = |size: &f32| bold.width(&place, *size) <= most;
    let size = PLACE_SIZES.into_iter().find(fits).unwrap_or(PLACE_SIZES[3]);
    let base = (HEIGHT - EDGE) as f32;
    bold.draw(
        &mut canvas,
        &bold.fit(&place, size, most),
        spot(base, size),
        Ink::Accent,
    );
    let record = said(&card.record);
    let at = Spot {
        x: (EDGE + squares_width(card.rounds.len()) + 24) as f32,
        y: squares_top() as f32 + 44.0,
        size: 40.0,
    };
    let room = (WIDTH - EDGE) as f32 - at.x;
    medium.draw(&mut canvas, &medium.fit(&record, at.size, room), at, Ink::Text);
    canvas.png()
}

/// The parts of a line that the font can draw.
fn parts(line: &str, letters: &Letters) -> Vec<String> {
    line.split(" · ").filter_map(|part| letters.drawable(part)).collect()
}

fn squares_top() -> u32 {
    HEIGHT - EDGE - 100 - SQUARE
}

fn squares_width(rounds: usize) -> u32 {
    let rounds = u32::try_from(rounds).unwrap_or(0);
    rounds * SQUARE + rounds.saturating_sub(1) * GAP
}

/// Draws a square for each round with its points; those that were won have the accent.
fn squares(canvas: &mut Canvas, bold: &Letters, rounds: &[(String, bool)]) {
    let mut x = EDGE;
    for (points, won) in rounds {
        let ink = if *won { Ink::OnAccent } else { Ink::OnLine };
        let area = Area {
            x,
            y: squares_top(),
            width: SQUARE,
            height: SQUARE,
        };
        canvas.ground(area, ink);
        // wagered points have more digits
        let size = 30.0_f32.min(30.0 * (SQUARE - 8) as f32 / bold.width(points, 30.0));
        let at = Spot {
            x: x as f32 + (SQUARE as f32 - bold.width(points, size)) / 2.0,
            y: squares_top() as f32 + 41.0,
            size,
        };
        bold.draw(canvas, points, at, ink);
        x += SQUARE + GAP;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::shared::view::CardLook;
    use say::Language;

    fn card(name: &str, rounds: usize) -> PlayerCard {
        PlayerCard {
            name: name.into(),
            number: 17,
            tournament: "Spring Open".to_owned(),
            when_and_where: Some("Friday, 20 November 2026 · Lisbon".into()),
            place: "7th of 64".into(),
            record: "3–1–1".into(),
            commander: Some("Vael, Keeper of Tides".to_owned()),
            rounds: vec![("5".to_owned(), true); rounds],
            language: Language::English,
            look: CardLook::default(),
        }
    }

    /// The places of an area of a card that are not as the paper.
    fn drawn(png: &[u8], area: Area) -> Vec<(u32, u32)> {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().expect("a PNG");
        let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
        reader.next_frame(&mut pixels).expect("a picture");
        let at = |(x, y): &(u32, u32)| &pixels[((y * WIDTH + x) * 3) as usize..][..3];
        let rows = area.y..area.y + area.height;
        let places = rows.flat_map(|y| (area.x..area.x + area.width).map(move |x| (x, y)));
        places.filter(|place| at(place) != at(&(0, 0))).collect()
    }

    #[test]
    fn no_text_is_on_the_squares() {
        for name in [
            "Ann Ash",
            "Maximiliana Wilhelmina Featherstone",
            "The Twenty-Third Annual Team of the Free and Hanseatic City of Hamburg at Sea and Beyond",
            "Donaudampfschifffahrtsgesellschaftskapitän von und zu Hohenzollern",
        ] {
            for commander in [None, Some("Vael, Keeper of Tides / Jor, Lord of Gates".to_owned())] {
                let without_squares = PlayerCard {
                    commander: commander.clone(),
                    record: Message::default(),
                    ..card(name, 0)
                };
                let squares = Area {
                    x: 0,
                    y: squares_top() - 2,
                    width: WIDTH,
                    height: SQUARE + 4,
                };
                assert!(
                    drawn(&draw(&without_squares, None), squares).is_empty(),
                    "{name}, {commander:?}"
                );
            }
        }
    }

    #[test]
    fn points_of_many_digits_stay_in_their_squares() {
        let wagered = PlayerCard {
            rounds: vec![("−1234".to_owned(), false), ("+88888".to_owned(), true)],
            record: Message::default(),
            ..card("Ann Ash", 0)
        };
        let gap = Area {
            x: EDGE + SQUARE,
            y: squares_top(),
            width: GAP,
            height: SQUARE,
        };
        assert!(drawn(&draw(&wagered, None), gap).is_empty());
    }

    #[test]
    fn a_card_is_a_small_png_of_its_player() {
        for (name, rounds) in [
            ("Ann Ash", 5),
            ("Donaudampfschifffahrtsgesellschaftskapitän von und zu Hohenzollern", 12),
            ("", 0),
        ] {
            let bytes = draw(&card(name, rounds), None);
            assert!(
                bytes.starts_with(b"\x89PNG") && bytes.len() < 80_000,
                "{name}: {} bytes",
                bytes.len()
            );
        }
        assert_ne!(draw(&card("Ann Ash", 3), None), draw(&card("Bo Birch", 3), None));
        let unknown = draw(&card("山田太郎", 3), None);
        assert_eq!(unknown, draw(&card("Player 17", 3), None), "their number instead");
    }
}
