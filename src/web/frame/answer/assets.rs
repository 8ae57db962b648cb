//! Style sheet, script, icon and manifest: embedded in the binary, under names that contain their hash, so that
//! browsers may cache them forever.

use std::sync::OnceLock;

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use rust_embed::RustEmbed;
use say::Language;
use sha2::{Digest, Sha256};

use super::cache::gzip;
use super::error::{WebError, WebResult};

#[derive(RustEmbed)]
#[folder = "static/"]
struct Files;

const SCRIPT: &str = "text/javascript; charset=utf-8";
const MANIFEST: &str = "application/manifest+json";

struct Asset {
    /// As `podium-0123456789abcdef.css`.
    name: String,
    content_type: &'static str,
    plain: web::Bytes,
    gzip: web::Bytes,
}

struct Assets {
    css: Asset,
    js: Asset,
    /// The shared worker, which the script opens.
    streams: Asset,
    icon: Asset,
    /// The icon for home screens that show no SVG.
    picture: Asset,
    manifest: Asset,
}

/// Returns a style sheet or a script without its comments, which are a quarter of what a phone would load: `/* … */`, and
/// lines that are only `// …`. No string in `static` contains either.
fn without_comments(text: &str) -> String {
    let mut pieces = text.split("/*");
    let first = pieces.next().unwrap_or_default().to_owned();
    let code = pieces.fold(first, |code, piece| {
        code + piece.split_once("*/").map_or("", |(_, after)| after)
    });
    let is_code = |line: &&str| !line.trim().is_empty() && !line.trim_start().starts_with("//");
    code.lines().filter(is_code).flat_map(|line| [line, "\n"]).collect()
}

/// Joins all files whose paths begin with `folder`, in the order of their names alone, without their comments.
fn together(folder: &str) -> Vec<u8> {
    let mut names: Vec<_> = Files::iter().filter(|name| name.starts_with(folder)).collect();
    // the numbers in the names give the order of the cascade, and of the script's parts, over all folders
    names.sort_by_key(|path| path.rsplit('/').next().unwrap_or_default().to_owned());
    let mut all = Vec::new();
    for file in names.iter().filter_map(|name| Files::get(name)) {
        all.extend_from_slice(without_comments(&String::from_utf8_lossy(&file.data)).as_bytes());
    }
    all
}

/// The words that the style sheet shows, in each language.
fn words() -> Vec<u8> {
    let rules = Language::ALL.map(|language| {
        let you = say::common::you().in_language(language);
        format!(":root:lang({}){{--you:\"{you}\"}}\n", language.tag())
    });
    rules.concat().into_bytes()
}

fn asset(extension: &str, content_type: &'static str, content: Vec<u8>) -> Asset {
    let hash: String = Sha256::digest(&content)
        .iter()
        // 64 bits distinguish all builds there will ever be.
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    Asset {
        name: format!("podium-{hash}.{extension}"),
        content_type,
        gzip: gzip(&content).into(),
        plain: content.into(),
    }
}

fn assets() -> &'static Assets {
    // Joined and compressed once in a process.
    static ASSETS: OnceLock<Assets> = OnceLock::new();
    ASSETS.get_or_init(|| {
        let file = |name: &str| Files::get(name).map_or_else(Vec::new, |file| file.data.into_owned());
        let icon = asset("svg", "image/svg+xml", file("icon.svg"));
        let picture = asset("png", "image/png", file("icon.png"));
        let streams = asset("js", SCRIPT, together("streams.js"));
        let its_address = format!("window.podiumStreams = \"/static/{}\";\n", streams.name).into_bytes();
        Assets {
            css: asset("css", "text/css; charset=utf-8", [together("css/"), words()].concat()),
            js: asset("js", SCRIPT, [its_address, together("js/")].concat()),
            streams,
            manifest: asset(
                "webmanifest",
                MANIFEST,
                manifest_text(&App::SITE, [&icon.name, &picture.name]).into_bytes(),
            ),
            icon,
            picture,
        }
    })
}

/// What a device installs as an app.
pub struct App<'a> {
    pub name: &'a str,
    /// By which a device knows it again.
    pub id: &'a str,
    /// The address that it opens.
    pub start: &'a str,
}

impl App<'static> {
    /// The whole service.
    const SITE: Self = Self {
        name: "Podium",
        id: "/",
        start: "/",
    };
}

/// Returns the manifest of an app: only the icon of an app can show a number. The names are those of its icons.
fn manifest_text(app: &App<'_>, [icon, picture]: [&str; 2]) -> String {
    let manifest = serde_json::json!({
        "name": app.name,
        "short_name": app.name,
        "id": app.id,
        "start_url": app.start,
        "scope": "/",
        "display": "standalone",
        "background_color": "#FBFAF7",
        "theme_color": "#FBFAF7",
        "icons": [
            {"src": format!("/static/{icon}"), "sizes": "any", "type": "image/svg+xml"},
            {"src": format!("/static/{picture}"), "sizes": "512x512", "type": "image/png"},
        ],
    });
    manifest.to_string()
}

/// Answers with the manifest of somebody's own app.
pub fn own_manifest(app: &App<'_>) -> HttpResponse {
    let text = manifest_text(app, [&assets().icon.name, &assets().picture.name]);
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, MANIFEST))
        .insert_header((header::CACHE_CONTROL, "private, no-store"))
        .body(text)
}

/// Address of the style sheet.
pub fn css() -> String {
    format!("/static/{}", assets().css.name)
}

/// Address of the script.
pub fn js() -> String {
    format!("/static/{}", assets().js.name)
}

/// Address of the icon.
pub fn icon() -> String {
    format!("/static/{}", assets().icon.name)
}

/// Address of the icon for home screens.
pub fn picture() -> String {
    format!("/static/{}", assets().picture.name)
}

/// Address of the manifest.
pub fn manifest() -> String {
    format!("/static/{}", assets().manifest.name)
}

/// `GET /static/{file}`: for everybody.
pub async fn serve(request: HttpRequest, file: web::Path<String>) -> WebResult {
    match assets().find(&file) {
        Some(asset) => Ok(asset.respond(&request)),
        None => Err(WebError::not_found(say::errors::no_file())),
    }
}

/// `GET /service-worker.js`: for everybody. A browser asks for it under this name again and again.
pub async fn service_worker() -> HttpResponse {
    static WORKER: OnceLock<web::Bytes> = OnceLock::new();
    let worker = WORKER.get_or_init(|| together("service-worker.js").into());
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, SCRIPT))
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .body(worker.clone())
}

impl Assets {
    fn find(&self, name: &str) -> Option<&Asset> {
        let all = [
            &self.css,
            &self.js,
            &self.streams,
            &self.icon,
            &self.picture,
            &self.manifest,
        ];
        all.into_iter().find(|asset| asset.name == name)
    }
}

impl Asset {
    fn respond(&self, request: &HttpRequest) -> HttpResponse {
        let mut response = HttpResponse::Ok();
        response
            .insert_header((header::CONTENT_TYPE, self.content_type))
            // The name contains the hash: other content has another name.
            .insert_header((header::CACHE_CONTROL, super::cache::IMMUTABLE))
            // A cache in between must not give gzip to a client that does not accept it.
            .insert_header((header::VARY, "accept-encoding"));
        if super::cache::takes_gzip(request) {
            response
                .insert_header((header::CONTENT_ENCODING, "gzip"))
                .body(self.gzip.clone())
        } else {
            response.body(self.plain.clone())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::without_comments;

    #[test]
    fn comments_are_not_served() {
        let style = "/* One\n   two */\nmain {\n  color: red; /* three */\n}\n";
        assert_eq!(without_comments(style), "main {\n  color: red; \n}\n");
        let script = "// One\nact(); // two\n\n  // three\nconst address = \"https://a\";\n";
        assert_eq!(
            without_comments(script),
            "act(); // two\nconst address = \"https://a\";\n"
        );
    }
}
