//! The style sheets of accent colours: one address for each colour, because the content policy allows no styles in pages.
//! It is made of the address alone.

use actix_web::http::header;
use actix_web::{HttpResponse, web};

use super::cache::IMMUTABLE;
use super::error::{WebError, WebResult};
use podium_event::accent::{Accent, Rgb};

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
    let rules = |accent: Rgb, tint: Rgb| format!("--accent:{};--accent-tint:{}", hex(accent), hex(tint));
    let light = rules(accent.light(), accent.light_tint());
    let dark = rules(accent.dark(), accent.dark_tint());
    format!(
        "@media screen{{:root{{{light}}}.stage{{{dark}}}}}\n\
         @media screen and (prefers-color-scheme:dark){{:root{{{dark}}}}}\n\
         .paper .poster{{{light}}}\n"
    )
}

fn hex([red, green, blue]: Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
