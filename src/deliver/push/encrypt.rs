//! Encrypting a message for one browser (RFC 8291, in the coding of RFC 8188): only it can read what a push service passes on.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};

/// Bytes of a salt, of the content's key, and of what the key is derived from.
const SALT: usize = 16;
const KEY: usize = 16;
const MATERIAL: usize = 32;
/// The size of a record. A message is one: services accept no longer ones.
const RECORD: u32 = 4096;
/// The end of the last record.
const END: u8 = 2;

/// The keys of a browser.
pub struct Browser {
    /// Its public key, an uncompressed point of P-256.
    pub key: Vec<u8>,
    /// The secret that it shares with this service.
    pub secret: Vec<u8>,
}

/// Encrypts a message with a new key pair and a new salt; `None` if the browser's key is invalid.
pub fn encrypt(browser: &Browser, text: &[u8]) -> Option<Vec<u8>> {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
    let public = own.compute_public_key().ok()?;
    let mut salt = [0; SALT];
    random.fill(&mut salt).ok()?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, &browser.key);
    agree_ephemeral(own, &theirs, |shared| {
        seal(browser, public.as_ref(), shared, salt, text)
    })
    .ok()?
}

/// Encrypts a message, from the secret that both sides agree on.
fn seal(browser: &Browser, public: &[u8], shared: &[u8], salt: [u8; SALT], text: &[u8]) -> Option<Vec<u8>> {
    let about = [&b"WebPush: info\0"[..], &browser.key, public].concat();
    let material: [u8; MATERIAL] = derived(&browser.secret, shared, &about)?;
    let key: [u8; KEY] = derived(&salt, &material, b"Content-Encoding: aes128gcm\0")?;
    let nonce: [u8; NONCE_LEN] = derived(&salt, &material, b"Content-Encoding: nonce\0")?;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
    let mut sealed = [text, &[END]].concat();
    // the key is new, so its nonce is
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed)
        .ok()?;
    let length = u8::try_from(public.len()).ok()?;
    Some([&salt[..], &RECORD.to_be_bytes(), &[length], public, &sealed].concat())
}

/// The number of bytes that are derived.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

/// Derives bytes (RFC 5869).
fn derived<const N: usize>(salt: &[u8], material: &[u8], about: &[u8]) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    let extracted = Salt::new(HKDF_SHA256, salt).extract(material);
    let about = [about];
    extracted.expand(&about, Length(N)).ok()?.fill(&mut bytes).ok()?;
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use podium_ops::site::base64url::{decode, encode};

    /// The example of RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_standard() {
        let bytes = |text: &str| decode(text).unwrap();
        let browser = Browser {
            key: bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
            secret: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        };
        let public = bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let text = b"When I grow up, I want to be a watermelon";
        assert_eq!(
            encode(&seal(&browser, &public, &shared, salt, text).unwrap()),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y\
             l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn every_message_has_its_own_key() {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let browser = Browser {
            key: key.compute_public_key().unwrap().as_ref().to_vec(),
            secret: vec![7; 16],
        };
        let (one, other) = (encrypt(&browser, b"a").unwrap(), encrypt(&browser, b"a").unwrap());
        assert_ne!(one[..16], other[..16]);
        assert_ne!(one[21..86], other[21..86]);
        assert_eq!(
            encrypt(
                &Browser {
                    key: vec![4; 65],
                    ..browser
                },
                b"a"
            ),
            None
        );
    }
}
