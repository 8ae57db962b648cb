//! The cache of public pages, which are the same bytes for everybody: rendered and compressed once for each version of
//! what they show.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

use actix_web::body::BoxBody;
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::TimeDelta;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use crate::clock::Moment;

/// Bytes of all cached pages together; beyond them the cache is emptied.
const MAX_BYTES: usize = 96 << 20;

/// Header with the version of an answer, by which an open page knows whether it got the version that the event stream
/// announced.
const VERSION: HeaderName = HeaderName::from_static("x-podium-version");

/// One rendered page, with its headers as they are sent: a cached page is answered by counting references up.
pub struct Rendered {
    version: String,
    content_type: HeaderValue,
    etag: HeaderValue,
    version_header: HeaderValue,
    plain: web::Bytes,
    gzip: web::Bytes,
}

/// The rendered pages of this process by address. Each carries the version it was made from, so a write needs to
/// announce nothing: a page of another version is not used.
#[derive(Default)]
pub struct PageCache(Mutex<Pages>);

#[derive(Default)]
struct Pages {
    pages: HashMap<String, Arc<Rendered>>,
    bytes: usize,
}

impl PageCache {
    /// Returns the page at an address if it was made from this version.
    pub fn get(&self, address: &str, version: &str) -> Option<Arc<Rendered>> {
        let cached = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        cached
            .pages
            .get(address)
            .filter(|page| page.version == version)
            .cloned()
    }

    /// Stores a page that was just rendered.
    pub fn put(&self, address: &str, version: &str, content_type: &'static str, body: String) -> Arc<Rendered> {
        let page = Arc::new(Rendered::new(version, content_type, body));
        let size = |page: &Rendered| page.plain.len() + page.gzip.len() + address.len();
        let mut cached = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if cached.bytes + size(&page) > MAX_BYTES {
            *cached = Pages::default();
        }
        cached.bytes += size(&page);
        if let Some(old) = cached.pages.insert(address.to_owned(), Arc::clone(&page)) {
            cached.bytes -= size(&old);
        }
        page
    }
}

/// Age at which a version is read again: what another process changed shows within a second.
const FRESH: TimeDelta = TimeDelta::milliseconds(200);
/// Tournaments whose version is remembered; beyond them all are forgotten.
const MAX_VERSIONS: usize = 4_096;

/// The version of each tournament as it was last read: at the start of a round everybody asks for the same one. It is
/// valid until this process writes anything, and for 200 milliseconds at most.
#[derive(Default)]
pub struct Versions(Mutex<HashMap<String, Noted>>);

struct Noted {
    version: i64,
    /// [`crate::db::Database::writes`] from before it was read.
    writes: u64,
    at: Moment,
}

impl Versions {
    /// Returns the version of a tournament if it is still valid.
    pub fn get(&self, slug: &str, writes: u64, now: Moment) -> Option<i64> {
        let noted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let noted = noted.get(slug).filter(|noted| noted.writes == writes)?;
        let age = now - noted.at;
        // below zero: the clock was set back
        (age >= TimeDelta::zero() && age < FRESH).then_some(noted.version)
    }

    /// Stores a version; `writes` and `now` are from before it was read.
    pub fn put(&self, slug: &str, version: i64, writes: u64, now: Moment) {
        let mut noted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if noted.len() >= MAX_VERSIONS {
            noted.clear();
        }
        let entry = Noted {
            version,
            writes,
            at: now,
        };
        noted.insert(slug.to_owned(), entry);
    }
}

impl Rendered {
    /// A page made from a version, with its ETag and its compressed bytes.
    pub fn new(version: &str, content_type: &'static str, body: String) -> Self {
        let plain = body.into_bytes();
        let hash: String = Sha256::digest(&plain)
            .iter()
            .take(12)
            .map(|byte| format!("{byte:02x}"))
            .collect();
        let shared = |text: String| HeaderValue::from_maybe_shared(web::Bytes::from(text));
        Self {
            version: version.to_owned(),
            content_type: HeaderValue::from_static(content_type),
            etag: shared(format!("\"{hash}\"")).expect("hexadecimal digits"),
            version_header: shared(version.to_owned()).expect("digits and hyphens"),
            gzip: gzip(&plain).into(),
            plain: plain.into(),
        }
    }

    /// The answer to a request for this page: whole, compressed, or 304 when the client has it.
    pub fn respond(&self, request: &HttpRequest) -> HttpResponse {
        let known = request.headers().get(header::IF_NONE_MATCH).is_some_and(|tags| {
            tags.as_bytes()
                .split(|byte| *byte == b',')
                .map(<[u8]>::trim_ascii)
                .any(|tag| tag.strip_prefix(b"W/").unwrap_or(tag) == self.etag.as_bytes())
        });
        let mut response = HttpResponse::new(if known {
            StatusCode::NOT_MODIFIED
        } else {
            StatusCode::OK
        });
        let headers = response.headers_mut();
        headers.insert(header::ETAG, self.etag.clone());
        // no-cache: browsers store it and ask each time; at round start nobody sees the pairings of the round before
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        headers.insert(VERSION, self.version_header.clone());
        if known {
            return response;
        }
        headers.insert(header::CONTENT_TYPE, self.content_type.clone());
        let body = if takes_gzip(request) {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            &self.gzip
        } else {
            &self.plain
        };
        response.set_body(BoxBody::new(body.clone()))
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::NaiveDate;

    #[test]
    fn a_version_holds_until_something_is_written_and_for_a_moment() {
        let versions = Versions::default();
        let read = NaiveDate::from_ymd_opt(2026, 11, 20)
            .and_then(|day| day.and_hms_opt(9, 0, 0))
            .unwrap();
        let after = |milliseconds| read + TimeDelta::milliseconds(milliseconds);
        versions.put("spring-open", 7, 3, read);
        assert_eq!(versions.get("spring-open", 3, after(199)), Some(7));
        assert_eq!(versions.get("spring-open", 4, after(1)), None, "something was written");
        assert_eq!(versions.get("spring-open", 3, after(200)), None, "it is old");
        assert_eq!(
            versions.get("spring-open", 3, after(-1)),
            None,
            "the clock was set back"
        );
        assert_eq!(versions.get("autumn-open", 3, read), None);
    }
}
