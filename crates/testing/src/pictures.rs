//! Pictures as files, for tests of uploads. Here, because this crate is optimized: large ones take many times as long in the
//! code of a test.

use std::io::Cursor;

use image::{DynamicImage, ImageFormat};

/// Encodes a picture as a file of a format.
pub fn encoded(picture: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, format).expect("a vector takes it");
    bytes.into_inner()
}
