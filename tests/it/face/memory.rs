//! Memory that uploaded pictures take: measured in the program itself, picture by picture.

use image::{DynamicImage, ImageFormat, RgbImage, RgbaImage};
use podium_store::{Role, SiteRole};

use super::{encoded, send_picture};
use crate::harness::TestDb;
use crate::harness::http::Visitor;
use crate::harness::process::Process;

/// MB that decoding a picture takes at most, and what the sizes made of it, the form and the answer take beside it.
const DECODING: f64 = 96.0;
const BESIDE: f64 = 60.0;

/// A progressive JPEG of a size in one colour: scans of nothing but zeros, of which each takes a bit for a block.
pub fn progressive(width: u16, height: u16, scans: usize) -> Vec<u8> {
    let mut bytes = vec![0xFF, 0xD8];
    // quantization: 1 for everything
    bytes.extend([0xFF, 0xDB, 0, 67, 0]);
    bytes.extend([1; 64]);
    // three components, the first with twice the samples in both directions
    bytes.extend([0xFF, 0xC2, 0, 17, 8]);
    bytes.extend(height.to_be_bytes());
    bytes.extend(width.to_be_bytes());
    bytes.extend([3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0]);
    // one code, of one bit, for "as the block before"
    bytes.extend([0xFF, 0xC4, 0, 20, 0, 1]);
    bytes.extend([0; 16]);
    let units = usize::from(width).div_ceil(16) * usize::from(height).div_ceil(16);
    for _ in 0..scans {
        bytes.extend([0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 0, 0]);
        bytes.extend(std::iter::repeat_n(0, (units * 6).div_ceil(8)));
    }
    bytes.extend([0xFF, 0xD9]);
    bytes
}

fn rgb(width: u32, height: u32) -> DynamicImage {
    let pixels = vec![90; (width * height * 3) as usize];
    DynamicImage::ImageRgb8(RgbImage::from_raw(width, height, pixels).expect("so many pixels"))
}

fn rgba(width: u32, height: u32) -> DynamicImage {
    let pixels = vec![90; (width * height * 4) as usize];
    DynamicImage::ImageRgba8(RgbaImage::from_raw(width, height, pixels).expect("so many pixels"))
}

#[test]
fn decoding_takes_as_much_as_is_promised() {
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("spring", 4);
    let process = Process::serve(&db);
    let organizer = Visitor::signed_in(&process.base, &db.in_database_session("ora", SiteRole::Staff));
    db.in_database_join(&slug, "ora", Role::Organizer);
    let upload = |bytes: &[u8]| send_picture(&organizer, &slug, "cover", "a", bytes).status;
    assert_eq!(upload(&encoded(&rgb(640, 480), ImageFormat::Jpeg)), 303);
    let before = process.memory("VmRSS:");
    let wide = DynamicImage::ImageRgba16(rgba(3_400, 3_400).to_rgba16());
    let pictures: [(&str, Vec<u8>); 7] = [
        ("a PNG", encoded(&rgb(5_600, 5_600), ImageFormat::Png)),
        ("a PNG of 16 bits with transparency", encoded(&wide, ImageFormat::Png)),
        ("a JPEG", encoded(&rgb(5_600, 5_600), ImageFormat::Jpeg)),
        ("a progressive JPEG", progressive(4_000, 4_000, 1)),
        ("a progressive JPEG of many scans", progressive(3_900, 3_900, 10)),
        ("a WebP", encoded(&rgb(3_100, 3_100), ImageFormat::WebP)),
        (
            "a WebP with transparency",
            encoded(&rgba(3_000, 3_000), ImageFormat::WebP),
        ),
    ];
    for (what, bytes) in &pictures {
        assert_eq!(upload(bytes), 303, "{what} of {} bytes", bytes.len());
        let peak = process.memory("VmHWM:") - before;
        assert!(peak <= DECODING + BESIDE, "{what}: {peak} MB");
    }
}
