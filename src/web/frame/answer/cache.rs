//! The cache of public pages, which are the same bytes for everybody: rendered and compressed once for each version of
//! their content.

use std::io::Write;
use std::sync::Arc;

use actix_web::body::BoxBody;
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, web};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use super::error::WebError;
use podium_base::clock::{self, Moment};
use podium_base::measure::Measures;
use podium_snapshot::shared::{Room, Shared};

/// The content types of pictures, which are already compressed.
pub const PNG: &str = "image/png";
pub const JPEG: &str = "image/jpeg";

/// Room for some hundred large pages.
const ROOM: Room = Room {
    bytes: 16 << 20,
    values: 1_024,
};

/// Room for answers to searches: as many as a hall makes, at the cost of only a few pages.
const SEARCHES: Room = Room {
    bytes: 4 << 20,
    values: 512,
};

/// Room for uploaded pictures, which a hall loads at once, and for cards.
const PICTURES: Room = Room {
    bytes: 6 << 20,
    values: 256,
};

/// What tells browsers to keep an answer and never to ask for it again …
pub const IMMUTABLE: &str = "public, max-age=31536000, immutable";
/// … and the same for what may be removed one day: no cache between keeps it for others.
const IMMUTABLE_FOR_READERS: &str = "private, max-age=31536000, immutable";

/// The header with the version of an answer, by which an open page knows whether it got the version that the event
/// stream announced.
const VERSION: HeaderName = HeaderName::from_static("x-podium-version");

/// A rendered page, with its headers as they are sent: answering from the cache only increments reference counts.
pub struct Rendered {
    version: String,
    /// The moment from which its content is outdated, whatever the version.
    until: Option<Moment>,
    /// The time of its content, if the database has failed since.
    as_of: Option<Moment>,
    content_type: HeaderValue,
    etag: HeaderValue,
    version_header: Option<HeaderValue>,
    link: Option<HeaderValue>,
    /// Whether its address never has other content.
    is_immutable: bool,
    plain: web::Bytes,
    /// `None` if compression does not make it smaller.
    gzip: Option<web::Bytes>,
}

/// The rendered pages of this process by address. Each has the version that it was made from, so a write does not need
/// to announce anything: a page of another version is not used.
pub struct PageCache(Shared<Arc<Rendered>>);

impl Default for PageCache {
    fn default() -> Self {
        Self(Shared::new("pages", ROOM, |page| page.bytes()))
    }
}

impl PageCache {
    /// Creates a cache for answers to searches, whose number is unlimited.
    pub fn of_searches() -> Self {
        Self(Shared::new("searches", SEARCHES, |page| page.bytes()))
    }

    /// Creates a cache for pictures, which do not evict pages.
    pub fn of_pictures() -> Self {
        Self(Shared::new("pictures", PICTURES, |page| page.bytes()))
    }

    /// Returns the cache's name in the counts, and its approximate size in bytes.
    pub fn kept(&self) -> (&'static str, u64) {
        self.0.kept()
    }

    /// What is measured of them.
    pub fn measures(&self) -> Measures {
        self.0.measures()
    }

    /// Returns the cached page at an address while `holds` accepts its version, or else the one that `render` makes.
    ///
    /// # Errors
    /// The error of `render`; the next reader tries again.
    pub async fn get(
        &self,
        address: &str,
        holds: impl Fn(&str) -> bool,
        render: impl AsyncFnOnce() -> Result<Rendered, WebError>,
    ) -> Result<Arc<Rendered>, WebError> {
        let holds = |page: &Arc<Rendered>| page.is_in_time() && holds(&page.version);
        self.0.get(address, holds, async |_| render().await.map(Arc::new)).await
    }
}

impl Rendered {
    /// Creates a page from a version, with its ETag and its compressed bytes.
    pub fn new(version: &str, content_type: &'static str, body: impl Into<Vec<u8>>) -> Self {
        let plain: Vec<u8> = body.into();
        let hash = hash(&plain);
        let shared = |text: String| HeaderValue::from_maybe_shared(web::Bytes::from(text));
        Self {
            version: version.to_owned(),
            until: None,
            as_of: None,
            content_type: HeaderValue::from_static(content_type),
            etag: shared(format!("\"{hash}\"")).expect("hexadecimal digits"),
            version_header: shared(version.to_owned()).ok(),
            link: None,
            is_immutable: false,
            gzip: (![PNG, JPEG].contains(&content_type)).then(|| gzip(&plain).into()),
            plain: plain.into(),
        }
    }

    /// Returns the same page, cached until a moment at the latest.
    #[must_use]
    pub fn until(mut self, until: Option<Moment>) -> Self {
        self.until = until;
        self
    }

    /// Returns the same page, cached until an earlier moment, if that is earlier.
    #[must_use]
    pub fn at_most_until(mut self, until: Option<Moment>) -> Self {
        self.until = [self.until, until].into_iter().flatten().min();
        self
    }

    /// Returns the same page with the time of its content, if the database has failed since.
    #[must_use]
    pub fn as_of(mut self, as_of: Option<Moment>) -> Self {
        self.as_of = as_of;
        self
    }

    /// Returns the same answer, marked as belonging to no single tournament: its version is not sent.
    #[must_use]
    pub fn of_no_tournament(mut self) -> Self {
        self.version_header = None;
        self
    }

    /// Returns the same answer, marked as the only content that its address will ever have, until it is removed.
    #[must_use]
    pub fn immutable(mut self) -> Self {
        self.is_immutable = true;
        self
    }

    /// Returns the same answer of the API, with its extra headers.
    #[must_use]
    pub fn with(mut self, extra: Extra) -> Self {
        let shared = |text: String| HeaderValue::from_maybe_shared(web::Bytes::from(text)).ok();
        if let Some(of) = extra.of {
            let hash = self.etag.to_str().unwrap_or_default().trim_matches('"');
            if let Some(etag) = shared(format!("\"{of}.{hash}\"")) {
                self.etag = etag;
            }
        }
        self.link = extra.link.and_then(shared);
        self
    }

    fn is_in_time(&self) -> bool {
        self.until.is_none_or(|until| clock::now() < until)
    }

    /// Returns its approximate size.
    fn bytes(&self) -> usize {
        self.plain.len() + self.gzip.as_ref().map_or(0, web::Bytes::len)
    }

    /// Returns the answer to a request for this page: whole, compressed, or 304 if the client has it.
    pub fn respond(&self, request: &HttpRequest) -> HttpResponse {
        let known = is_known_tag(request, self.etag.as_bytes());
        let mut response = HttpResponse::new(if known {
            StatusCode::NOT_MODIFIED
        } else {
            StatusCode::OK
        });
        let headers = response.headers_mut();
        headers.insert(header::ETAG, self.etag.clone());
        // no-cache: browsers store it and revalidate each time; at round start nobody may see the old pairings
        let caching = match self.is_immutable {
            true => IMMUTABLE_FOR_READERS,
            false => "no-cache",
        };
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if let Some(version) = &self.version_header {
            headers.insert(VERSION, version.clone());
        }
        if let Some(link) = &self.link {
            headers.insert(header::LINK, link.clone());
        }
        if let Some(as_of) = self.as_of {
            headers.insert(header::AGE, age(as_of));
        }
        if known {
            return response;
        }
        headers.insert(header::CONTENT_TYPE, self.content_type.clone());
        let body = match self.gzip.as_ref().filter(|_| takes_gzip(request)) {
            Some(gzip) => {
                headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
                gzip
            }
            None => &self.plain,
        };
        response.set_body(BoxBody::new(body.clone()))
    }
}

/// Extra headers of an API answer.
#[derive(Debug, Default)]
pub struct Extra {
    /// What it shows at which version: the prefix of its tag.
    pub of: Option<String>,
    /// The value of `Link`.
    pub link: Option<String>,
}

/// Returns the value of `Age`: how many seconds ago the content was last verified (RFC 9111, 5.1).
pub fn age(as_of: Moment) -> HeaderValue {
    HeaderValue::from((clock::now() - as_of).num_seconds().max(0))
}

/// Returns the hash in an answer's tag.
pub fn hash(body: &[u8]) -> String {
    let hash = Sha256::digest(body);
    hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect()
}

/// Returns whether the client has the answer with this tag.
pub fn is_known(request: &HttpRequest, tag: &str) -> bool {
    is_known_tag(request, tag.as_bytes())
}

fn is_known_tag(request: &HttpRequest, own: &[u8]) -> bool {
    request.headers().get(header::IF_NONE_MATCH).is_some_and(|tags| {
        tags.as_bytes()
            .split(|byte| *byte == b',')
            .map(<[u8]>::trim_ascii)
            // RFC 9110, 13.1.2: the star matches any existing tag
            .any(|tag| tag == b"*" || tag.strip_prefix(b"W/").unwrap_or(tag) == own)
    })
}

/// Whether the client accepts gzip.
pub fn takes_gzip(request: &HttpRequest) -> bool {
    request
        .headers()
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| {
            value
                .split(',')
                .any(|e| e.trim().starts_with("gzip") && !e.contains("q=0"))
        })
}

/// Compresses bytes that are sent many times.
pub fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(6));
    encoder
        .write_all(bytes)
        .and_then(|()| encoder.finish())
        .unwrap_or_default()
}
