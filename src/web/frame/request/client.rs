//! The browser that sent a request, as its owner sees it: its address, and its kind in plain words.

use actix_web::HttpRequest;
use actix_web::http::header;

use crate::web::frame::look::address;
use crate::web::frame::state::App;
use podium_ops::site::sessions::Client;

/// Systems by a word of the user agent. The first match counts: a phone's user agent also names the system that its own
/// is based on.
const SYSTEMS: [(&str, &str); 9] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("FreeBSD", "FreeBSD"),
    ("OpenBSD", "OpenBSD"),
    ("Linux", "Linux"),
];

/// Browsers by a word of the user agent. The first match counts: most claim to be Chrome and Safari too.
const BROWSERS: [(&str, &str); 14] = [
    ("Edg/", "Edge"),
    ("EdgA/", "Edge"),
    ("EdgiOS/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("DuckDuckGo/", "DuckDuckGo"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("HeadlessChrome/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

/// Returns the client that sent a request.
pub fn of(app: &App, request: &HttpRequest) -> Client {
    let agent = request.headers().get(header::USER_AGENT);
    Client {
        address: address::client(app, request),
        device: device(agent.and_then(|agent| agent.to_str().ok()).unwrap_or_default()),
    }
}

/// Returns a browser and its system by its user agent, as "Firefox on Android"; empty if neither is known. The user
/// agent itself is not repeated: anybody can write anything there.
fn device(agent: &str) -> String {
    let find = |words: &[(&str, &'static str)]| {
        words
            .iter()
            .find(|(word, _)| agent.contains(word))
            .map(|(_, name)| *name)
    };
    match (find(&BROWSERS), find(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser} on {system}"),
        (Some(browser), None) => browser.to_owned(),
        (None, Some(system)) => format!("A browser on {system}"),
        (None, None) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_named_in_plain_words() {
        for (agent, words) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox on Linux",
            ),
            (
                "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
                "Chrome on Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
                "Safari on iPhone",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
                "Edge on Windows",
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
                "Safari on Mac",
            ),
            ("Mozilla/5.0 (compatible; Android)", "A browser on Android"),
            ("curl/8.5.0", ""),
            ("<b>Chrome</b>", ""),
            ("", ""),
        ] {
            assert_eq!(device(agent), words, "{agent}");
        }
    }
}
