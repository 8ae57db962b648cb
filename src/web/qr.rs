//! QR codes as SVG elements.

use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};

/// A QR code of an address as an `<svg>` element, black on white with its quiet zone; the page sets its size. Empty for
/// an address that no QR code can hold (beyond 2,300 characters): pages show the address beside the code in any case.
pub fn svg(address: &str) -> String {
    let Ok(code) = QrCode::with_error_correction_level(address, EcLevel::M) else {
        return String::new();
    };
    let drawn = code.render::<svg::Color<'_>>().module_dimensions(1, 1).build();
    // before it stands an XML declaration, which HTML has no place for
    let element = drawn.find("<svg").map_or("", |start| &drawn[start..]);
    element.replacen("<svg ", r#"<svg role="img" aria-label="QR code of the link" "#, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_one_svg_element() {
        let code = svg("https://podium.example/link/0123456789abcdef0123456789abcdef01234567");
        assert!(code.starts_with("<svg role=\"img\""), "{}", &code[..80]);
        assert!(code.ends_with("</svg>") && code.len() < 20_000, "{}", code.len());
        assert!(!code.contains("style="), "the content policy forbids inline styles");
        assert_eq!(svg(&"x".repeat(5_000)), "");
    }
}
