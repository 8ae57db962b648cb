//! QR codes as SVG elements.

use std::fmt::Write;

use qrcode::{Color, EcLevel, QrCode};

/// Modules of white around a code, without which scanners do not find it.
const QUIET_ZONE: usize = 4;

/// Returns a QR code of an address as an `<svg>` element, black on white with its quiet zone; the page sets its size.
/// Empty if the address is too long for a QR code (over 2,300 characters): pages show the address beside the code in
/// any case.
///
/// Each run of dark modules is one line, which takes a quarter of the bytes of rectangles.
pub fn svg(address: &str) -> String {
    let Ok(code) = QrCode::with_error_correction_level(address, EcLevel::M) else {
        return String::new();
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
    format!(
        "<svg role=\"img\" aria-label=\"QR code of the link\" xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" \
         width=\"{side}\" height=\"{side}\" viewBox=\"0 0 {side} {side}\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/><path stroke=\"#000\" d=\"{dark}\"/></svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_one_svg_element() {
        let code = svg("https://podium.example/link/0123456789abcdef0123456789abcdef01234567");
        assert!(code.starts_with("<svg role=\"img\""), "{}", &code[..80]);
        assert!(code.ends_with("</svg>") && code.len() < 6_000, "{}", code.len());
        assert!(!code.contains("style="), "the content policy forbids inline styles");
        assert_eq!(svg(&"x".repeat(5_000)), "");
    }

    #[test]
    fn the_lines_cover_the_dark_modules_and_no_other() {
        let address = "https://podium.example/p/spring-open";
        let code = QrCode::with_error_correction_level(address, EcLevel::M).expect("it fits");
        let drawn = svg(address);
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
