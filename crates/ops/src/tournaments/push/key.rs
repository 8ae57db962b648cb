//! The key pair with which this installation identifies itself to push services (RFC 8292). Browsers subscribe to messages of
//! this key alone. It is stored sealed: a copy of the database sends nothing.

use chrono::TimeDelta;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

use crate::OpError;
use crate::site::base64url::{decode, encode};
use crate::site::secrets::Secrets;
use crate::tournaments::webhooks::{opened, sealed};
use podium_base::clock::Moment;
use podium_store::site::settings;
use podium_store::{Database, DbError};

/// The setting with the sealed pair, and what it is sealed for.
const SETTING: &str = "push_key_pair";
/// How long a signature is valid: services accept at most a day.
const VALID: TimeDelta = TimeDelta::hours(12);

/// The key pair.
pub struct PushKey {
    pair: EcdsaKeyPair,
    random: SystemRandom,
}

impl PushKey {
    /// Reads the pair, or makes one. If the key of the installation that it is sealed with was replaced, another pair is made:
    /// browsers then subscribe again when their page is opened.
    ///
    /// # Errors
    /// The database does not answer, or the pair cannot be used.
    pub fn load(db: &Database, secrets: &Secrets) -> Result<Self, OpError> {
        let stored = db.read(|conn| settings::get(conn, SETTING))?;
        if let Some(pair) = stored.as_deref().and_then(|text| Self::open(secrets, text)) {
            return Ok(pair);
        }
        let random = SystemRandom::new();
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random).map_err(|_| unusable())?;
        let made = sealed(secrets, SETTING, &encode(made.as_ref()));
        let kept = db.write(|conn| -> Result<String, DbError> {
            if let Some(unreadable) = &stored {
                settings::delete_value(conn, SETTING, unreadable)?;
            }
            // if two instances start at once, both take the pair of the faster one
            settings::get_or_insert(conn, SETTING, &made)
        })?;
        Self::open(secrets, &kept).ok_or_else(unusable)
    }

    fn open(secrets: &Secrets, text: &str) -> Option<Self> {
        let document = decode(&opened(secrets, SETTING, text)?)?;
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &document, &random).ok()?;
        Some(Self { pair, random })
    }

    /// Returns the public key, in base64url: browsers subscribe with it.
    pub fn public(&self) -> String {
        encode(self.pair.public_key().as_ref())
    }

    /// Returns the header `authorization` of a message to an address at a moment; `contact`: whom the service may ask about it,
    /// as an address.
    pub fn authorization(&self, address: &str, contact: &str, at: Moment) -> Option<String> {
        let (scheme, rest) = address.split_once("://")?;
        // with the port, as browsers write an origin
        let origin = format!("{scheme}://{}", rest.split(['/', '?']).next()?);
        let head = json!({"typ": "JWT", "alg": "ES256"}).to_string();
        let until = (at + VALID).and_utc().timestamp();
        let claims = json!({"aud": origin, "exp": until, "sub": contact}).to_string();
        let text = format!("{}.{}", encode(head.as_bytes()), encode(claims.as_bytes()));
        let signature = self.pair.sign(&self.random, text.as_bytes()).ok()?;
        Some(format!(
            "vapid t={text}.{}, k={}",
            encode(signature.as_ref()),
            self.public()
        ))
    }
}

fn unusable() -> OpError {
    OpError::refused("The key pair for messages to phones cannot be made or read.")
}
