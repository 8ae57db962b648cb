//! The pixels of a card, and their PNG. Each pixel is a step between the two colours of one ink, so a picture needs one
//! byte a pixel and a palette. Only a logo has other colours: a card with one is written without a palette.

use super::logo::Logo;
use crate::web::frame::look::shell::{CARD_HEIGHT as HEIGHT, CARD_WIDTH as WIDTH};
use podium_event::accent::{Accent, Rgb};

// the light colours of static/css/frame/10-tokens.css
const PAPER: Rgb = [0xFB, 0xFA, 0xF7];
const TEXT: Rgb = [0x1B, 0x1F, 0x24];
const SOFT: Rgb = [0x59, 0x60, 0x6A];
const LINE: Rgb = [0xE3, 0xDF, 0xD6];
const ACCENT: Rgb = [0x1F, 0x5F, 0x8B];
const WHITE: Rgb = [0xFF, 0xFF, 0xFF];

/// Steps between an ink's ground and its own colour.
const STEPS: u8 = 32;

/// A colour on a ground.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// Text on paper.
    Text,
    /// Soft text on paper.
    Soft,
    /// The accent on paper.
    Accent,
    /// White on the accent.
    OnAccent,
    /// Soft text on the colour of lines.
    OnLine,
}

impl Ink {
    const ALL: [Self; 5] = [Self::Text, Self::Soft, Self::Accent, Self::OnAccent, Self::OnLine];

    /// Its ground, and its own colour.
    fn colours(self, accent: Rgb) -> (Rgb, Rgb) {
        match self {
            Self::Text => (PAPER, TEXT),
            Self::Soft => (PAPER, SOFT),
            Self::Accent => (PAPER, accent),
            Self::OnAccent => (accent, WHITE),
            Self::OnLine => (LINE, SOFT),
        }
    }

    /// Returns the palette's colour for a step of [`STEPS`] from the ground.
    fn step(self, step: u8) -> u8 {
        self as u8 * STEPS + step
    }
}

/// A picture being drawn.
pub struct Canvas {
    pixels: Vec<u8>,
    accent: Rgb,
    /// Where its right edge and its top are.
    logo: Option<(Logo, u32, u32)>,
}

/// A part of the picture.
#[derive(Debug, Clone, Copy)]
pub struct Area {
    pub x: u32,
    pub y: u32,
    pub width: u32,
    pub height: u32,
}

impl Canvas {
    /// An empty sheet of paper; `accent`: `None` for Podium's colour.
    pub fn new(accent: Option<Accent>) -> Self {
        Self {
            pixels: vec![Ink::Text.step(0); (WIDTH * HEIGHT) as usize],
            accent: accent.map_or(ACCENT, Accent::light),
            logo: None,
        }
    }

    /// Puts a logo on the paper, with its right edge and its top at these places.
    pub fn put(&mut self, logo: Logo, right: u32, top: u32) {
        self.logo = Some((logo, right, top));
    }

    /// Fills an area with the ground of an ink.
    pub fn ground(&mut self, area: Area, ink: Ink) {
        for y in area.y..(area.y + area.height).min(HEIGHT) {
            let row = (y * WIDTH) as usize;
            let to = (area.x + area.width).min(WIDTH) as usize;
            self.pixels[row + (area.x as usize).min(to)..row + to].fill(ink.step(0));
        }
    }

    /// Covers a pixel with an ink, fully at 1.0; pixels outside of the picture are ignored.
    pub fn dot(&mut self, x: i32, y: i32, ink: Ink, coverage: f32) {
        let (Ok(x), Ok(y)) = (u32::try_from(x), u32::try_from(y)) else {
            return;
        };
        if x >= WIDTH || y >= HEIGHT {
            return;
        }
        let step = (coverage.clamp(0.0, 1.0) * f32::from(STEPS - 1)).round() as u8;
        let pixel = &mut self.pixels[(y * WIDTH + x) as usize];
        // where two letters touch, the darker one counts
        let before = pixel.saturating_sub(ink.step(0));
        let is_same = *pixel >= ink.step(0) && before < STEPS;
        *pixel = ink.step(if is_same { step.max(before) } else { step });
    }

    /// The picture as PNG.
    pub fn png(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, WIDTH, HEIGHT);
        encoder.set_depth(png::BitDepth::Eight);
        let coloured = self
            .logo
            .as_ref()
            .map(|(logo, right, top)| self.coloured(logo, *right, *top));
        match coloured {
            Some(_) => encoder.set_color(png::ColorType::Rgb),
            None => {
                encoder.set_color(png::ColorType::Indexed);
                encoder.set_palette(palette(self.accent));
                // numbers in a palette do not change gradually, so filters do not help
                encoder.set_filter(png::Filter::NoFilter);
            }
        }
        let written = encoder.write_header().and_then(|mut writer| {
            writer.write_image_data(coloured.as_ref().unwrap_or(&self.pixels))?;
            writer.finish()
        });
        written.expect("a vector takes every byte, and the pixels fill the picture");
        bytes
    }

    /// The picture with its logo, three bytes a pixel.
    fn coloured(&self, logo: &Logo, right: u32, top: u32) -> Vec<u8> {
        let palette = palette(self.accent);
        let mut all = Vec::with_capacity(self.pixels.len() * 3);
        for pixel in &self.pixels {
            all.extend_from_slice(&palette[usize::from(*pixel) * 3..][..3]);
        }
        for (x, y, [red, green, blue, alpha]) in logo.pixels() {
            let (x, y) = (right.saturating_sub(logo.width()) + x, top + y);
            if x >= WIDTH || y >= HEIGHT {
                continue;
            }
            let at = ((y * WIDTH + x) * 3) as usize;
            for (below, own) in all[at..at + 3].iter_mut().zip([red, green, blue]) {
                let mixed = (u32::from(own) * u32::from(alpha) + u32::from(*below) * u32::from(255 - alpha)) / 255;
                *below = u8::try_from(mixed).unwrap_or(u8::MAX);
            }
        }
        all
    }
}

/// The colours of all inks, step by step.
fn palette(accent: Rgb) -> Vec<u8> {
    let mut palette = Vec::new();
    for ink in Ink::ALL {
        let (ground, own) = ink.colours(accent);
        for step in 0..STEPS {
            let mix = |from: u8, to: u8| {
                let (from, to, step) = (i32::from(from), i32::from(to), i32::from(step));
                let last = i32::from(STEPS - 1);
                u8::try_from(from + (to - from) * step / last).expect("between two bytes")
            };
            palette.extend((0..3).map(|channel| mix(ground[channel], own[channel])));
        }
    }
    palette
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The picture as any reader of PNG sees it: three bytes a pixel.
    fn read(bytes: &[u8]) -> Vec<u8> {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().expect("a PNG");
        let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
        let info = reader.next_frame(&mut pixels).expect("a picture");
        assert_eq!((info.width, info.height), (WIDTH, HEIGHT));
        pixels
    }

    #[test]
    fn a_reader_of_png_sees_what_was_drawn() {
        let mut canvas = Canvas::new(None);
        let area = Area {
            x: 10,
            y: 10,
            width: 5,
            height: 5,
        };
        canvas.ground(area, Ink::OnAccent);
        canvas.dot(12, 12, Ink::OnAccent, 1.0);
        canvas.dot(0, 0, Ink::Text, 1.0);
        canvas.dot(0, 0, Ink::Text, 0.2);
        canvas.dot(-1, 700, Ink::Text, 1.0);
        let pixels = read(&canvas.png());
        let at = |x: u32, y: u32| -> [u8; 3] {
            let at = ((y * WIDTH + x) * 3) as usize;
            pixels[at..at + 3].try_into().expect("three bytes")
        };
        assert_eq!(at(0, 0), TEXT, "the darker of two");
        assert_eq!(at(1, 0), PAPER);
        assert_eq!(at(11, 11), ACCENT);
        assert_eq!(at(12, 12), WHITE);
        assert_eq!(at(15, 15), PAPER);
    }

    #[test]
    fn a_logo_is_on_the_paper_and_the_accent_is_the_organizers() {
        let accent = Accent::read("#8b1f5f").expect("a dark colour");
        let mut canvas = Canvas::new(Some(accent));
        let area = Area {
            x: 0,
            y: 0,
            width: 5,
            height: 5,
        };
        canvas.ground(area, Ink::OnAccent);
        canvas.put(Logo::of(2, 1, vec![255, 0, 0, 255, 0, 0, 0, 0]), 102, 50);
        let pixels = read(&canvas.png());
        let at = |x: u32, y: u32| -> [u8; 3] {
            let at = ((y * WIDTH + x) * 3) as usize;
            pixels[at..at + 3].try_into().expect("three bytes")
        };
        assert_eq!(at(1, 1), accent.light());
        assert_eq!((at(100, 50), at(101, 50)), ([255, 0, 0], PAPER));
    }

    #[test]
    fn areas_end_at_the_edge() {
        let mut canvas = Canvas::new(None);
        let area = Area {
            x: WIDTH - 2,
            y: HEIGHT - 2,
            width: 10,
            height: 10,
        };
        canvas.ground(area, Ink::OnLine);
        let beyond = Area { x: WIDTH + 5, ..area };
        canvas.ground(beyond, Ink::OnLine);
        let last = canvas.pixels.last().copied();
        assert_eq!(last, Some(Ink::OnLine.step(0)));
    }
}
