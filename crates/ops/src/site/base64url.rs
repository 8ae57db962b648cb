//! Base64 as in addresses and headers of Web Push: with `-` and `_`, without padding (RFC 4648, 5).

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Encodes bytes.
pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let whole = chunk.iter().fold(0_u32, |all, byte| all << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        for at in 0..=chunk.len() {
            text.push(char::from(LETTERS[(whole >> (18 - 6 * at)) as usize & 63]));
        }
    }
    text
}

/// Decodes a text, with or without padding; `None` if it is no such text.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let text = text.trim_end_matches('=').as_bytes();
    // one letter alone has six bits, which are no byte
    if text.len() % 4 == 1 {
        return None;
    }
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for chunk in text.chunks(4) {
        let mut whole = 0_u32;
        for letter in chunk {
            let value = LETTERS.iter().position(|known| known == letter)?;
            whole = whole << 6 | value as u32;
        }
        whole <<= 6 * (4 - chunk.len());
        bytes.extend_from_slice(&whole.to_be_bytes()[1..chunk.len()]);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_encoded_is_decoded() {
        for (bytes, text) in [
            (&b""[..], ""),
            (b"f", "Zg"),
            (b"fo", "Zm8"),
            (b"foo", "Zm9v"),
            (b"foob", "Zm9vYg"),
            (b"\xff\xef\xbe", "_---"),
        ] {
            assert_eq!(encode(bytes), text);
            assert_eq!(decode(text).as_deref(), Some(bytes));
        }
        assert_eq!(decode("Zg==").as_deref(), Some(&b"f"[..]));
        for wrong in ["Z", "Zg+v", "Zg v", "é"] {
            assert_eq!(decode(wrong), None, "{wrong}");
        }
    }
}
