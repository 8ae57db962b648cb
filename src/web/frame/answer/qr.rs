//! QR codes as SVG elements.

use std::fmt::{self, Write};

use askama::filters::HtmlSafe;
use askama::{FastWritable, NO_VALUES, Values};
use qrcode::{Color, EcLevel, QrCode};

/// Modules of white around a code, without which scanners do not find it.
const QUIET_ZONE: usize = 4;

/// A QR code as an `<svg>` element, with its name for screen readers in the language of the page. Its display is a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Svg {
    /// The width and height in modules, with the quiet zone.
    side: usize,
    /// The path of the dark modules; empty if there is no code.
    dark: String,
}

/// Returns the QR code of an address, black on white with its quiet zone; the page sets its size. Empty if the address
/// is too long for a QR code (over 2,300 characters): pages show the address beside the code in any case.
///
/// Each run of dark modules is one line, which takes a quarter of the bytes of rectangles.
pub fn svg(address: &str) -> Svg {
    let Ok(code) = QrCode::with_error_correction_level(address, EcLevel::M) else {
        return Svg {
            side: 0,
            dark: String::new(),
        };
    };
    let side = code.width() + 2 * QUIET_ZONE;
    let mut dark = String::new();
    for (y, row) in code.to_colors().chunks(code.width()).enumerate() {
        let mut x = 0;
        let mut drawn_to = None;
        for run in row.chunk_by(|a, b| a == b) {
            if run[0] == Color::Dark {
                let move_to = match drawn_to {
                    None => format!("M{} {}.5", x + QUIET_ZONE, y + QUIET_ZONE),
                    Some(end) => format!("m{} 0", x - end),
                };
                write!(dark, "{move_to}h{}", run.len()).expect("a String takes everything");
                drawn_to = Some(x + run.len());
            }
            x += run.len();
        }
    }
    Svg { side, dark }
}

impl FastWritable for Svg {
    fn write_into(&self, dest: &mut dyn Write, values: &dyn Values) -> askama::Result<()> {
        let Self { side, dark } = self;
        if dark.is_empty() {
            return Ok(());
        }
        dest.write_str("<svg role=\"img\" aria-label=\"")?;
        say::parts::code_of_link().write_into(dest, values)?;
        write!(
            dest,
            "\" xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" \
             width=\"{side}\" height=\"{side}\" viewBox=\"0 0 {side} {side}\" shape-rendering=\"crispEdges\">\
             <path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/><path stroke=\"#000\" d=\"{dark}\"/></svg>"
        )?;
        Ok(())
    }
}

impl HtmlSafe for Svg {}

impl fmt::Display for Svg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_into(f, NO_VALUES).map_err(|_| fmt::Error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_one_svg_element() {
        let code = svg("https://podium.example/link/0123456789abcdef0123456789abcdef01234567").to_string();
        assert!(code.starts_with("<svg role=\"img\""), "{}", &code[..80]);
        assert!(code.ends_with("</svg>") && code.len() < 6_000, "{}", code.len());
        assert!(!code.contains("style="), "the content policy forbids inline styles");
        assert_eq!(svg(&"x".repeat(5_000)).to_string(), "");
    }

    #[test]
    fn the_lines_cover_the_dark_modules_and_no_other() {
        let address = "https://podium.example/p/spring-open";
        let code = QrCode::with_error_correction_level(address, EcLevel::M).expect("it fits");
        let drawn = svg(address).to_string();
        let path = drawn
            .split_once("stroke=\"#000\" d=\"")
            .and_then(|(_, rest)| rest.split_once('"'));
        let mut dark = vec![Color::Light; code.width() * code.width()];
        let (mut x, mut y) = (0, 0);
        for step in path
            .expect("a path")
            .0
            .replace('M', "\nM")
            .replace('m', "\nm")
            .lines()
            .skip(1)
        {
            let (to, length) = step[1..].split_once('h').expect("a line");
            let (right, down) = to.split_once(' ').expect("two numbers");
            let right: usize = right.parse().expect("a number");
            if step.starts_with('M') {
                x = right - QUIET_ZONE;
                y = down.trim_end_matches(".5").parse::<usize>().expect("a number") - QUIET_ZONE;
            } else {
                x += right;
            }
            let length: usize = length.parse().expect("a number");
            dark[y * code.width() + x..][..length].fill(Color::Dark);
            x += length;
        }
        assert!(dark == code.to_colors());
    }
}
