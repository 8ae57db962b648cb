//! The cache of public pages, which are the same bytes for everybody: rendered and compressed once for each version of
//! what they show.

use std::future::Future;
use std::io::Write;
use std::sync::Arc;

use actix_web::body::BoxBody;
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, web};
use flate2::Compression;
use flate2::write::GzEncoder;
use quick_cache::sync::{Cache, DefaultLifecycle, EntryAction, EntryResult};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};
use sha2::{Digest, Sha256};

use super::error::WebError;

/// Bytes of all cached pages together; beyond them the one that was not used longest goes.
const MAX_BYTES: u64 = 24 << 20;
/// About how many pages are asked for at a time.
const EXPECTED: usize = 1_024;

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
/// announce nothing: a page of another version is not used. One reader renders a page; who asks for it meanwhile waits.
pub struct PageCache(Cache<String, Arc<Rendered>, ByBytes>);

#[derive(Clone)]
struct ByBytes;

impl Weighter<String, Arc<Rendered>> for ByBytes {
    fn weight(&self, address: &String, page: &Arc<Rendered>) -> u64 {
        // a page that alone is larger than all may be is kept all the same: it would be rendered again for each reader
        ((page.plain.len() + page.gzip.len() + address.len()) as u64).min(MAX_BYTES / 2)
    }
}

impl Default for PageCache {
    fn default() -> Self {
        let options = OptionsBuilder::new()
            .estimated_items_capacity(EXPECTED)
            .weight_capacity(MAX_BYTES)
            // one shard: the bytes are for all together, and the lock is held for a look-up only
            .shards(1)
            .build()
            .expect("both capacities are given");
        Self(Cache::with_options(
            options,
            ByBytes,
            DefaultHashBuilder::default(),
            DefaultLifecycle::default(),
        ))
    }
}

impl PageCache {
    /// Returns the page at an address that was made from this version, or the one that `render` makes.
    ///
    /// # Errors
    /// What `render` says; the next reader tries again.
    pub async fn get<F>(
        &self,
        address: &str,
        version: &str,
        render: impl FnOnce() -> F,
    ) -> Result<Arc<Rendered>, WebError>
    where
        F: Future<Output = Result<Rendered, WebError>>,
    {
        if let Some(page) = self.0.get(address).filter(|page| page.version == version) {
            return Ok(page);
        }
        let entry = self.0.entry_async(address, |_, page| match page.version == version {
            true => EntryAction::Retain(Arc::clone(page)),
            false => EntryAction::ReplaceWithGuard,
        });
        let guard = match entry.await {
            EntryResult::Retained(page) => return Ok(page),
            EntryResult::Vacant(guard) | EntryResult::Replaced(guard, _) => guard,
            EntryResult::Removed(..) | EntryResult::Timeout => unreachable!("neither is asked for"),
        };
        let page = Arc::new(render().await?);
        // an error of `insert` means that the entry was removed meanwhile: then the next reader renders it again
        let _ = guard.insert(Arc::clone(&page));
        Ok(page)
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
