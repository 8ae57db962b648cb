//! Tests of pictures: what is made of good ones, and what attacks are refused with.

use super::*;
use image::{Rgb, Rgba, RgbaImage};

fn photo(width: u32, height: u32) -> DynamicImage {
    let shade = |at: u32, of: u32| u8::try_from(at * 255 / of).unwrap_or(u8::MAX);
    DynamicImage::ImageRgb8(RgbImage::from_fn(width, height, |x, y| {
        Rgb([shade(x, width), shade(y, height), 128])
    }))
}

fn written(image: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    image.write_to(&mut bytes, format).expect("a vector takes it");
    bytes.into_inner()
}

/// A JPEG with metadata of a camera: turned by a quarter, and where it was taken.
fn with_metadata(jpeg: &[u8]) -> Vec<u8> {
    let mut exif = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0".to_vec();
    exif.extend(b"GPS 52.5200 N 13.4050 E");
    let length = u16::try_from(exif.len() + 2).expect("a short segment");
    [&jpeg[..2], &[0xFF, 0xE1], &length.to_be_bytes(), &exif, &jpeg[2..]].concat()
}

fn contains(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

fn sizes(pictures: &[Picture]) -> Vec<(PictureKind, u32, u32)> {
    let size = |picture: &Picture| (picture.kind, picture.width, picture.height);
    pictures.iter().map(size).collect()
}

#[test]
fn a_photo_becomes_a_cover_for_wide_and_narrow_screens() {
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP] {
        let made = read(&written(&photo(3_200, 1_800), format), Purpose::Cover).expect("a photo");
        let expected = [(PictureKind::Cover, 1_600, 900), (PictureKind::CoverSmall, 800, 450)];
        assert_eq!(sizes(&made), expected, "{format:?}");
        for picture in &made {
            let again = image::load_from_memory_with_format(&picture.bytes, ImageFormat::Jpeg).expect("a JPEG");
            assert_eq!((again.width(), again.height()), (picture.width, picture.height));
            assert_eq!((picture.content_type, picture.hash.len()), ("image/jpeg", 32));
        }
    }
    let small = read(&written(&photo(500, 400), ImageFormat::Png), Purpose::Cover).expect("a small one");
    assert!(
        sizes(&small)
            .iter()
            .all(|(_, width, height)| (*width, *height) == (500, 400)),
        "it does not grow"
    );
}

#[test]
fn nothing_of_the_file_is_kept_but_how_it_is_turned() {
    let jpeg = written(&photo(1_000, 500), ImageFormat::Jpeg);
    let turned = with_metadata(&jpeg);
    assert!(contains(&turned, "GPS 52"));
    let tail = [&turned[..], b"PK\x03\x04<script>alert(1)</script>"].concat();
    for upload in [turned, tail] {
        let made = read(&upload, Purpose::Cover).expect("a photo");
        assert_eq!(sizes(&made)[0], (PictureKind::Cover, 500, 1_000));
        for secret in ["GPS", "Exif", "script", "PK\x03"] {
            assert!(made.iter().all(|picture| !contains(&picture.bytes, secret)), "{secret}");
        }
    }
}

#[test]
fn a_logo_stays_transparent_and_a_cover_is_on_white() {
    let clear = RgbaImage::from_pixel(400, 400, Rgba([0, 0, 0, 0]));
    let upload = written(&DynamicImage::ImageRgba8(clear), ImageFormat::Png);
    let logo = read(&upload, Purpose::Logo).expect("a logo").remove(0);
    assert_eq!((logo.content_type, logo.width, logo.height), ("image/png", 256, 256));
    let logo = image::load_from_memory_with_format(&logo.bytes, ImageFormat::Png).expect("a PNG");
    assert_eq!(logo.to_rgba8().get_pixel(5, 5).0[3], 0);
    let cover = read(&upload, Purpose::Cover).expect("a cover").remove(0);
    let cover = image::load_from_memory_with_format(&cover.bytes, ImageFormat::Jpeg).expect("a JPEG");
    assert!(cover.to_rgb8().get_pixel(5, 5).0.iter().all(|channel| *channel > 250));
}

/// The head of a PNG of any size, without pixels.
fn png_of(width: u32, height: u32) -> Vec<u8> {
    let mut head = b"IHDR".to_vec();
    head.extend(width.to_be_bytes());
    head.extend(height.to_be_bytes());
    head.extend([8, 2, 0, 0, 0]);
    // CRC-32 as PNG has it
    let mut crc = u32::MAX;
    for byte in &head {
        crc ^= u32::from(*byte);
        for _ in 0..8 {
            crc = if crc & 1 == 1 {
                (crc >> 1) ^ 0xEDB8_8320
            } else {
                crc >> 1
            };
        }
    }
    [
        &b"\x89PNG\r\n\x1a\n\0\0\0\x0d"[..],
        &head,
        &(!crc).to_be_bytes(),
        b"\0\0\0\0IDAT5\xaf\x06\x1e",
    ]
    .concat()
}

#[test]
fn what_is_too_large_is_refused_by_its_head() {
    let refused = |bytes: &[u8]| read(bytes, Purpose::Cover).expect_err("it is refused").to_string();
    assert_eq!(
        refused(&png_of(10_000, 10_000)),
        "The picture has 100 million pixels, more than 32 million. Reduce its size."
    );
    refused(&png_of(u32::MAX >> 1, u32::MAX >> 1));
    let mut jpeg = written(&photo(640, 480), ImageFormat::Jpeg);
    let at = jpeg.windows(2).position(|pair| pair == [0xFF, 0xC0]).expect("a frame");
    jpeg[at + 5..at + 9].copy_from_slice(&[0x27, 0x10, 0x27, 0x10]);
    assert!(refused(&jpeg).contains("100 million"));
    // of 25 million pixels, in more scans than one
    jpeg[at + 5..at + 9].copy_from_slice(&[0x13, 0x88, 0x13, 0x88]);
    jpeg[at + 1] = 0xC2;
    assert_eq!(
        refused(&jpeg),
        "A picture of this kind with 25 million pixels is too large to process. Reduce its size."
    );
    let long = vec![0xFF; MOST_BYTES + 1];
    assert_eq!(
        refused(&long),
        "The picture is larger than 7 MB. Reduce its size, for example to a width of 2,000 pixels."
    );
}

#[test]
fn what_is_no_picture_of_a_known_kind_is_refused() {
    let jpeg = written(&photo(640, 480), ImageFormat::Jpeg);
    let png = written(&photo(640, 480), ImageFormat::Png);
    let webp = written(&photo(640, 480), ImageFormat::WebP);
    let gif = [&b"GIF89a/*"[..], &jpeg].concat();
    let svg = b"<svg xmlns=\"http://www.w3.org/2000/svg\" onload=\"alert(1)\"/>";
    for other in [&gif[..], svg, b"", b"RIFF", b"BM", b"<?xml version=\"1.0\"?>"] {
        let error = read(other, Purpose::Logo).expect_err("another kind");
        assert_eq!(error.to_string(), "This is not a JPEG, PNG or WebP picture.");
    }
    for cut in [&jpeg[..jpeg.len() / 2], &png[..png.len() / 2], &webp[..webp.len() / 2]] {
        assert!(read(cut, Purpose::Cover).is_err());
    }
    for half in [[&jpeg[..20], &png[20..]].concat(), [&png[..33], &jpeg[..]].concat()] {
        assert!(read(&half, Purpose::Cover).is_err());
    }
    let tiny = written(&photo(20, 20), ImageFormat::Png);
    assert!(read(&tiny, Purpose::Logo).is_err() && read(&tiny, Purpose::Cover).is_err());
}

#[test]
fn a_picture_fits_and_keeps_its_shape() {
    assert_eq!(fitted((3_200, 1_800), (1_600, 1_200)), (1_600, 900));
    assert_eq!(fitted((1_800, 3_200), (1_600, 1_200)), (675, 1_200));
    assert_eq!(fitted((1_600, 1_200), (1_600, 1_200)), (1_600, 1_200));
    assert_eq!(fitted((40_000, 400), (1_600, 1_200)), (1_600, 16));
    assert_eq!(fitted((4_000_000, 10), (1_600, 1_200)), (1_600, 1));
}

/// A picture without order: the worst for every encoder.
fn noise(width: u32, height: u32) -> DynamicImage {
    let mut state = 7_u32;
    DynamicImage::ImageRgba8(RgbaImage::from_fn(width, height, |_, _| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let [_, red, green, blue] = state.to_be_bytes();
        Rgba([red, green, blue, 255 - red])
    }))
}

#[test]
fn what_is_made_has_few_bytes_whatever_it_shows() {
    let upload = written(&noise(1_000, 800), ImageFormat::Png);
    for (purpose, most) in [(Purpose::Cover, &[150_000, 80_000][..]), (Purpose::Logo, &[60_000])] {
        let made = read(&upload, purpose).expect("a picture");
        for (picture, most) in made.iter().zip(most) {
            assert!(
                picture.bytes.len() <= *most,
                "{:?}: {}",
                picture.kind,
                picture.bytes.len()
            );
            let (width, height) = (picture.width * 4, picture.height * 5);
            assert!(width.abs_diff(height) <= 10, "it keeps its shape: {width}, {height}");
        }
    }
    let photo = read(&written(&photo(1_600, 1_200), ImageFormat::Jpeg), Purpose::Cover).expect("a photo");
    assert_eq!(photo[0].width, 1_600, "an ordinary one stays as large as it may be");
}

#[test]
fn pictures_of_webp_count_what_their_decoder_keeps() {
    let clear = DynamicImage::ImageRgba8(RgbaImage::from_pixel(3_200, 3_000, Rgba([9, 9, 9, 9])));
    let error = read(&written(&clear, ImageFormat::WebP), Purpose::Cover).expect_err("10 million pixels");
    assert!(
        error.to_string().contains("10 million pixels is too large to process"),
        "{error}"
    );
    assert!(read(&written(&photo(3_000, 3_000), ImageFormat::WebP), Purpose::Cover).is_ok());
    let mut animated = b"RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0".to_vec();
    animated.extend([0x7F, 2, 0, 0xDF, 1, 0]);
    let error = read(&animated, Purpose::Cover).expect_err("several pictures");
    assert_eq!(
        error.to_string(),
        "This kind of picture cannot be read. Save it as JPEG or PNG and upload it again."
    );
}
