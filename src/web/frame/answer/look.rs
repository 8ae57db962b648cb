//! The style sheets of accent colours: one address for each colour, because the content policy allows no styles in pages.
//! It is made of the address alone.

use actix_web::http::header;
use actix_web::{HttpResponse, web};

use super::cache::IMMUTABLE;
use super::error::{WebError, WebResult};
use podium_event::accent::{Accent, Hex, Rgb};

/// Returns the address of the style sheet with a colour.
pub fn address(accent: Accent) -> String {
    format!("/look/{}.css", accent.digits())
}

/// `GET /look/{file}`: for everybody.
pub async fn serve(file: web::Path<String>) -> WebResult {
    let accent = of_file(&file).ok_or_else(|| WebError::not_found(say::errors::no_file()))?;
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/css; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, IMMUTABLE))
        .body(sheet(accent)))
}

/// Returns the colour of a file's name; `None` if it has another spelling.
fn of_file(name: &str) -> Option<Accent> {
    let digits = name.strip_suffix(".css")?;
    let accent = Accent::read(digits).ok()?;
    (accent.digits() == digits).then_some(accent)
}

/// The colours in light and dark. Paper stays black on white but for the poster.
fn sheet(accent: Accent) -> String {
    let rules = |accent: Rgb, tint: Rgb| format!("--accent:{};--accent-tint:{}", Hex(accent), Hex(tint));
    let light = rules(accent.light(), accent.light_tint());
    let dark = rules(accent.dark(), accent.dark_tint());
    format!(
        "@media screen{{:root{{{light}}}.stage{{{dark}}}}}\n\
         @media screen and (prefers-color-scheme:dark){{:root{{{dark}}}}}\n\
         .paper .poster{{{light}}}\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use podium_event::accent::NoAccent;

    #[test]
    fn a_colour_has_one_address() {
        let accent = Accent::read("#1F5F8B").expect("a dark blue");
        assert_eq!(address(accent), "/look/1f5f8b.css");
        assert_eq!(of_file("1f5f8b.css"), Some(accent));
        for other in [
            "1F5F8B.css",
            "#1f5f8b.css",
            "1f5f8b",
            "ffff00.css",
            ".css",
            "1f5f8b.css.css",
        ] {
            assert_eq!(of_file(other), None, "{other}");
        }
        let sheet = sheet(accent);
        assert!(
            sheet.contains("--accent:#1f5f8b;") && sheet.contains("prefers-color-scheme:dark"),
            "{sheet}"
        );
    }

    /// The colours of a scheme that text in the accent lies on, as the style sheets have them.
    fn grounds(scheme: &str) -> Vec<Rgb> {
        let names = ["paper", "raised", "sunk", "good-tint", "warn-tint", "bad-tint"];
        let colour = |name: &str| -> Rgb {
            let digits = scheme.split_once(&format!("--{name}: #")).map(|(_, rest)| &rest[..6]);
            let digits = u32::from_str_radix(digits.expect("a colour"), 16).expect("six digits");
            let [_, rgb @ ..] = digits.to_be_bytes();
            rgb
        };
        names.map(colour).into()
    }

    fn contrast(one: Rgb, other: Rgb) -> f64 {
        let channel = |value: u8| {
            let share = f64::from(value) / 255.0;
            match share <= 0.04045 {
                true => share / 12.92,
                false => ((share + 0.055) / 1.055).powf(2.4),
            }
        };
        let luminance = |[r, g, b]: Rgb| 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
        let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
        one.max(other) / one.min(other)
    }

    /// Every colour of a grid, as organizers may choose it or are offered it, on every ground of the style sheets.
    #[test]
    fn text_in_the_accent_can_be_read_wherever_pages_have_it() {
        let tokens = include_str!("../../../../static/css/frame/10-tokens.css");
        let (light, dark) = tokens.split_once("prefers-color-scheme: dark").expect("two schemes");
        let (light, dark) = (grounds(light), grounds(dark));
        for rgb in 0..(1 << 12) {
            let [r, g, b] = [rgb >> 8, rgb >> 4 & 15, rgb & 15].map(|digit: u32| digit * 17);
            let accent = match Accent::read(&format!("{r:02x}{g:02x}{b:02x}")) {
                Ok(accent) | Err(NoAccent::TooPale(accent)) => accent,
                Err(NoAccent::Unreadable) => panic!("a colour"),
            };
            for ground in light.iter().chain([&accent.light_tint()]) {
                let found = contrast(accent.light(), *ground);
                assert!(found > 4.49, "{accent} on {}: {found}", Hex(*ground));
            }
            for ground in dark.iter().chain([&accent.dark_tint()]) {
                let found = contrast(accent.dark(), *ground);
                assert!(found > 4.49, "{} on {}: {found}", Hex(accent.dark()), Hex(*ground));
            }
        }
    }
}
