//! The text of a file, in whatever encoding the program that wrote it uses.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE};
use say::{Message, refused_lists as t};

/// The text of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decoded {
    pub text: String,
    /// The encoding that was guessed or that the file names, if it is another one than UTF-8.
    pub encoding: Option<&'static str>,
}

/// Decodes a text file: by its byte order mark, else as UTF-8, else by what its bytes look like.
///
/// # Errors
/// A sentence: this is no text.
pub fn decode(bytes: &[u8]) -> Result<Decoded, Message> {
    let encoding = match Encoding::for_bom(bytes) {
        Some((encoding, _)) => encoding,
        None if std::str::from_utf8(bytes).is_ok() && !bytes.contains(&0) => UTF_8,
        None => guessed(bytes).ok_or_else(t::no_text_file)?,
    };
    let (text, wrong) = encoding.decode_with_bom_removal(bytes);
    if wrong || text.contains('\0') {
        return Err(t::no_text_file());
    }
    Ok(Decoded {
        text: text.into_owned(),
        encoding: (encoding != UTF_8).then(|| encoding.name()),
    })
}

/// Guesses the encoding of bytes that are not UTF-8: UTF-16 by the zeros that it has in every second place, the encodings of
/// countries by their letters.
fn guessed(bytes: &[u8]) -> Option<&'static Encoding> {
    if bytes.contains(&0) {
        let zeros = |first: usize| bytes.iter().skip(first).step_by(2).filter(|byte| **byte == 0).count();
        let (even, odd) = (zeros(0), zeros(1));
        return match bytes.len() / 4 {
            // few letters beyond Latin ones, and a text of them
            enough if odd > enough && even == 0 => Some(UTF_16LE),
            enough if even > enough && odd == 0 => Some(UTF_16BE),
            _ => None,
        };
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Allow);
    detector.feed(bytes, true);
    Some(detector.guess(None, Utf8Detection::Deny))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> (String, Option<&'static str>) {
        let Decoded { text, encoding } = decode(bytes).expect("a text");
        (text, encoding)
    }

    fn utf_16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(bytes).collect()
    }

    #[test]
    fn the_encodings_of_spreadsheets_are_read() {
        assert_eq!(read(b"\xef\xbb\xbfAnn"), ("Ann".to_owned(), None));
        assert_eq!(read("Jürg".as_bytes()), ("Jürg".to_owned(), None));
        let names = "Nombre;Correo\r\nJosé Núñez;jose@example.org\r\nBjörn Åkesson;bjorn@example.org\r\n";
        let (latin, _, _) = encoding_rs::WINDOWS_1252.encode(names);
        assert_eq!(read(&latin), (names.to_owned(), Some("windows-1252")));
        for text in [
            "\u{feff}name\tmail\r\nJürg\tj@example.org\r\n",
            "name\tmail\r\nJürg\tj@example.org\r\n",
        ] {
            let plain = text.trim_start_matches('\u{feff}').to_owned();
            assert_eq!(read(&utf_16(text, u16::to_le_bytes)), (plain.clone(), Some("UTF-16LE")));
            assert_eq!(read(&utf_16(text, u16::to_be_bytes)), (plain, Some("UTF-16BE")));
        }
        let (polish, _, _) = encoding_rs::WINDOWS_1250.encode("Imię;Nazwisko\nŁukasz;Wiśniewski\nZbigniew;Dąbrowski\n");
        assert_eq!(read(&polish).1, Some("windows-1250"));
        let (japanese, _, _) = encoding_rs::SHIFT_JIS.encode("名前\n田中太郎\n鈴木花子\n");
        assert_eq!(
            read(&japanese),
            ("名前\n田中太郎\n鈴木花子\n".to_owned(), Some("Shift_JIS"))
        );
    }

    #[test]
    fn a_program_or_a_picture_is_no_list() {
        assert!(
            decode(b"PK\0\x01")
                .expect_err("a program")
                .to_string()
                .contains("no text file")
        );
        assert!(decode(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01").is_err());
    }
}
