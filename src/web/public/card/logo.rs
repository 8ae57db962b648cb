//! The organizer's logo, small enough for a card.

use std::io::Cursor;

/// The most pixels across and down.
const WIDE: u32 = 300;
const HIGH: u32 = 84;

/// A small picture, four bytes a pixel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Logo {
    width: u32,
    rgba: Vec<u8>,
}

impl Logo {
    /// Reads a logo as the service has stored it; `None` if it is not one.
    pub fn read(png: &[u8]) -> Option<Self> {
        let mut decoder = png::Decoder::new(Cursor::new(png));
        decoder.set_transformations(png::Transformations::normalize_to_color8());
        let mut reader = decoder.read_info().ok()?;
        let mut pixels = vec![0; reader.output_buffer_size()?];
        let info = reader.next_frame(&mut pixels).ok()?;
        let is_rgba = (info.color_type, info.bit_depth) == (png::ColorType::Rgba, png::BitDepth::Eight);
        is_rgba.then(|| Self::of(info.width, info.height, pixels))
    }

    /// Creates a logo of its pixels, smaller if it has to be.
    pub fn of(width: u32, height: u32, rgba: Vec<u8>) -> Self {
        // by the side that is farther beyond its limit, as a fraction
        let (of, by) = match width * HIGH > height * WIDE {
            true => (width, WIDE),
            false => (height, HIGH),
        };
        if of <= by {
            return Self { width, rgba };
        }
        let (to_width, to_height) = ((width * by / of).max(1), (height * by / of).max(1));
        let mut small = Vec::with_capacity((to_width * to_height * 4) as usize);
        for y in 0..to_height {
            for x in 0..to_width {
                let rows = y * height / to_height..((y + 1) * height).div_ceil(to_height);
                let columns = x * width / to_width..((x + 1) * width).div_ceil(to_width);
                let all = rows.flat_map(|row| columns.clone().map(move |column| (row * width + column) as usize * 4));
                small.extend(average(all.filter_map(|at| rgba.get(at..at + 4))));
            }
        }
        Self {
            width: to_width,
            rgba: small,
        }
    }

    pub fn width(&self) -> u32 {
        self.width
    }

    /// Every pixel with its place.
    pub fn pixels(&self) -> impl Iterator<Item = (u32, u32, [u8; 4])> {
        let width = self.width.max(1);
        let pixels = self.rgba.chunks_exact(4);
        (0..).zip(pixels).map(move |(at, pixel): (u32, &[u8])| {
            let [red, green, blue, alpha] = [pixel[0], pixel[1], pixel[2], pixel[3]];
            (at % width, at / width, [red, green, blue, alpha])
        })
    }
}

/// Returns the average of pixels, in which a pixel counts as much as it covers.
fn average<'p>(pixels: impl Iterator<Item = &'p [u8]>) -> [u8; 4] {
    let (mut sums, mut covered, mut count) = ([0_u64; 3], 0_u64, 0_u64);
    for pixel in pixels {
        let alpha = u64::from(pixel[3]);
        for (sum, channel) in sums.iter_mut().zip(pixel) {
            *sum += u64::from(*channel) * alpha;
        }
        covered += alpha;
        count += 1;
    }
    let byte = |number: u64| u8::try_from(number).unwrap_or(u8::MAX);
    let channel = |at: usize| byte(sums[at] / covered.max(1));
    [channel(0), channel(1), channel(2), byte(covered / count.max(1))]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_logo_becomes_as_small_as_it_has_to_be() {
        let of = |width: u32, height: u32| {
            let logo = Logo::of(width, height, vec![200; (width * height * 4) as usize]);
            assert!(logo.pixels().all(|(.., pixel)| pixel == [200; 4]));
            let high = logo.pixels().map(|(_, y, _)| y + 1).max().unwrap_or(0);
            (logo.width(), high)
        };
        assert_eq!(of(200, 80), (200, 80));
        assert_eq!(of(384, 384), (84, 84));
        assert_eq!(of(384, 64), (300, 50));
        assert_eq!(of(384, 1), (300, 1));
    }

    #[test]
    fn what_is_no_picture_is_no_logo() {
        assert_eq!(Logo::read(b"\x89PNG"), None);
    }
}
