//! The data of a webhook that no copy of the database reveals: its signing secret, which is derived from a key of the
//! installation, and its address, which is sealed with one.

use chrono::TimeDelta;
use hmac::{Hmac, KeyInit, Mac};
use ring::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use sha2::Sha256;

use crate::site::base64url;
use crate::site::secrets::{Secrets, from_hex, hex};
use podium_base::clock::Moment;
use podium_store::tournaments::webhooks::Webhook;

/// How long previous secrets also sign.
const OLD_SECRET_FOR: TimeDelta = TimeDelta::hours(24);
/// The prefix of a signing secret (Standard Webhooks).
const PREFIX: &str = "whsec_";

fn key(secrets: &Secrets) -> LessSafeKey {
    let bytes = secrets.webhook_address_key();
    LessSafeKey::new(UnboundKey::new(&AES_256_GCM, &bytes).expect("32 bytes are a key of AES-256"))
}

/// Seals a text for storing; `about`: the id of the row that it is for.
pub(crate) fn sealed(secrets: &Secrets, about: &str, text: &str) -> String {
    let mut nonce = [0_u8; NONCE_LEN];
    getrandom::fill(&mut nonce).expect("the operating system has random bytes");
    let mut text = text.as_bytes().to_vec();
    // bound to the id: a sealed text in another row cannot be opened
    let about = Aad::from(about.as_bytes());
    key(secrets)
        .seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), about, &mut text)
        .expect("what is sealed is short");
    hex(&[&nonce[..], &text].concat())
}

/// Returns the address of a webhook; `None` if it was sealed with another key.
pub fn address(secrets: &Secrets, webhook: &Webhook) -> Option<String> {
    opened(secrets, &webhook.id, &webhook.address)
}

/// Opens a sealed text; `None` if it was sealed with another key, or for another row.
pub(crate) fn opened(secrets: &Secrets, about: &str, text: &str) -> Option<String> {
    let bytes = from_hex(text)?;
    let (nonce, text) = bytes.split_at_checked(NONCE_LEN)?;
    let nonce = Nonce::try_assume_unique_for_key(nonce).ok()?;
    let mut text = text.to_vec();
    let about = Aad::from(about.as_bytes());
    let opened = key(secrets).open_in_place(nonce, about, &mut text).ok()?;
    String::from_utf8(opened.to_vec()).ok()
}

/// Returns the signing secret, in the form for its receiver.
pub fn signing_secret(secrets: &Secrets, webhook: &Webhook) -> String {
    let key = secrets.webhook_signing_key(&webhook.id, webhook.generation);
    format!("{PREFIX}{}", base64(&key))
}

/// Returns until when the previous secrets also sign; `None` if there are none.
pub fn old_secret_until(webhook: &Webhook, at: Moment) -> Option<Moment> {
    let until = webhook.rotated_at? + OLD_SECRET_FOR;
    (webhook.generation > 1 && at < until).then_some(until)
}

/// Returns the generations of the secrets that sign at a moment, newest first.
pub fn signing(webhook: &Webhook, at: Moment) -> impl Iterator<Item = i64> {
    let oldest = match old_secret_until(webhook, at) {
        Some(_) => webhook.signs_from,
        None => webhook.generation,
    };
    (oldest..=webhook.generation).rev()
}

/// Returns the header `webhook-signature` of a body sent at a moment: one signature by the current secret, and by each
/// previous one that is still valid.
pub fn signatures(secrets: &Secrets, webhook: &Webhook, id: &str, at: Moment, body: &str) -> String {
    let text = format!("{id}.{}.{body}", at.and_utc().timestamp());
    let by = |generation: i64| {
        let key = secrets.webhook_signing_key(&webhook.id, generation);
        let mut mac = <Hmac<Sha256>>::new_from_slice(&key).expect("HMAC takes keys of any length");
        mac.update(text.as_bytes());
        format!("v1,{}", base64(&mac.finalize().into_bytes()))
    };
    signing(webhook, at).map(by).collect::<Vec<String>>().join(" ")
}

/// Encodes Base64 with padding, as in Standard Webhooks.
fn base64(bytes: &[u8]) -> String {
    let text = base64url::encode(bytes);
    let padding = "=".repeat(text.len().next_multiple_of(4) - text.len());
    text.replace('-', "+").replace('_', "/") + &padding
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_written_as_everybody_writes_them() {
        for (bytes, text) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ] {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
        assert_eq!(base64(&[0xff, 0xef, 0xbe]), "/+++");
    }
}
