//! Pictures of a page: decoded from what was uploaded within bounds of memory and time, sized, and encoded again. Nothing
//! of the uploaded file is stored: not its name, not its metadata, no frame but the first.

use std::io::Cursor;

use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::{CompressionType, FilterType as PngFilter, PngEncoder};
use image::imageops::FilterType;
use image::metadata::Orientation;
use image::{ColorType, DynamicImage, ImageDecoder, ImageError, ImageFormat, ImageReader, Limits, RgbImage};
use sha2::{Digest, Sha256};

use super::jpeg;
use podium_store::PictureKind;
use say::{Message, refused_pictures as t};

/// The most bytes of an uploaded picture.
pub const MOST_BYTES: usize = 7 << 20;
/// The most pixels.
const MOST_PIXELS: u64 = 32_000_000;
/// The most bytes that its decoding may take: the pixels, and what the decoder keeps beside them.
const MOST_MEMORY: u64 = 96 << 20;
/// Bytes for each pixel that the decoder of WebP keeps beside its result, and that no limit of it counts: at most the whole
/// picture in four bytes for its transparency, and planes of brightness and colour.
const KEPT_BY_WEBP: u64 = 7;
/// The qualities of a JPEG, the best first: the first one that is small enough is taken.
const QUALITIES: [u8; 3] = [80, 65, 50];

/// What a picture is uploaded for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// The picture at the top of the page, for wide and for narrow screens.
    Cover,
    /// On all pages, small.
    Logo,
}

impl Purpose {
    /// What is made of it.
    fn sizes(self) -> &'static [Size] {
        match self {
            Self::Cover => &COVER,
            Self::Logo => &LOGO,
        }
    }

    /// The kinds that are made of it, the largest first.
    pub fn kinds(self) -> impl Iterator<Item = PictureKind> {
        self.sizes().iter().map(|size| size.kind)
    }

    /// The least pixels of a side.
    fn least(self) -> u32 {
        match self {
            Self::Cover => 300,
            Self::Logo => 32,
        }
    }
}

/// A kind of picture, with the most pixels and the most bytes that it may have.
struct Size {
    kind: PictureKind,
    across: u32,
    down: u32,
    bytes: usize,
}

const fn size(kind: PictureKind, across: u32, down: u32, bytes: usize) -> Size {
    Size {
        kind,
        across,
        down,
        bytes,
    }
}

const COVER: [Size; 2] = [
    size(PictureKind::Cover, 1_600, 1_200, 150_000),
    size(PictureKind::CoverSmall, 800, 800, 80_000),
];
const LOGO: [Size; 1] = [size(PictureKind::Logo, 256, 256, 60_000)];

/// A picture as the service made it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    pub(super) kind: PictureKind,
    pub(super) content_type: &'static str,
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) bytes: Vec<u8>,
    /// Of the bytes, in hexadecimal.
    pub(super) hash: String,
}

/// Makes the pictures for a purpose of an uploaded file. It takes up to a second of a processor and the memory above: it is
/// called before a transaction, and not by many at once.
///
/// # Errors
/// A sentence that says why it cannot be used.
pub fn read(bytes: &[u8], purpose: Purpose) -> Result<Vec<Picture>, Message> {
    let (image, orientation) = decoded(bytes)?;
    let (width, height, least) = (image.width(), image.height(), purpose.least());
    if width.min(height) < least {
        return Err(t::too_small(width, height, least));
    }
    let sizes = purpose.sizes();
    // the first one is the largest
    let image = averaged(image, most(&sizes[0], orientation));
    let made = sizes.iter().map(|size| {
        let mut sized = sized(&image, most(size, orientation));
        sized.apply_orientation(orientation);
        encoded(size, &sized)
    });
    made.collect()
}

/// Returns the format of a file by its first bytes; its name says nothing.
fn format(bytes: &[u8]) -> Option<ImageFormat> {
    match bytes {
        [0xFF, 0xD8, 0xFF, ..] => Some(ImageFormat::Jpeg),
        [0x89, b'P', b'N', b'G', 0x0D, 0x0A, 0x1A, 0x0A, ..] => Some(ImageFormat::Png),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some(ImageFormat::WebP),
        _ => None,
    }
}

/// Decodes a picture, with the way in which it is to be turned.
fn decoded(bytes: &[u8]) -> Result<(DynamicImage, Orientation), Message> {
    if bytes.len() > MOST_BYTES {
        return Err(too_many_bytes());
    }
    let format = format(bytes).ok_or_else(t::other_format)?;
    // before the decoder sees it
    let coefficients = match format {
        ImageFormat::Jpeg => jpeg::memory(bytes)?,
        ImageFormat::WebP if is_animated(bytes) => return Err(t::unusual()),
        _ => 0,
    };
    let mut limits = Limits::default();
    limits.max_alloc = Some(MOST_MEMORY);
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|error| refused(&error))?;
    let (width, height) = decoder.dimensions();
    let pixels = u64::from(width) * u64::from(height);
    if pixels > MOST_PIXELS {
        return Err(t::too_many_pixels(millions(pixels), millions(MOST_PIXELS)));
    }
    let kept = match format {
        ImageFormat::WebP => pixels * KEPT_BY_WEBP,
        _ => coefficients,
    };
    if decoder.total_bytes() + kept > MOST_MEMORY {
        return Err(t::too_much_memory(millions(pixels)));
    }
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let image = DynamicImage::from_decoder(decoder).map_err(|error| refused(&error))?;
    Ok((in_bytes(image), orientation))
}

/// Returns a picture with one byte for each channel: with two, the smaller pictures that are made of it take twice as much.
fn in_bytes(image: DynamicImage) -> DynamicImage {
    match image.color() {
        ColorType::L16 | ColorType::Rgb16 => DynamicImage::ImageRgb8(image.into_rgb8()),
        ColorType::La16 | ColorType::Rgba16 => DynamicImage::ImageRgba8(image.into_rgba8()),
        _ => image,
    }
}

/// Returns a number of pixels in millions.
fn millions(pixels: u64) -> u64 {
    (pixels + 500_000) / 1_000_000
}

/// Returns whether a WebP has several pictures, as its extended head says: each would be decoded beside a whole canvas.
fn is_animated(webp: &[u8]) -> bool {
    const ANIMATION: u8 = 2;
    webp.get(12..16) == Some(b"VP8X") && webp.get(20).is_some_and(|flags| flags & ANIMATION != 0)
}

/// Returns the refusal of a file that is too long, which is not read to its end.
pub fn too_many_bytes() -> Message {
    t::too_many_bytes(MOST_BYTES >> 20)
}

fn refused(error: &ImageError) -> Message {
    match error {
        ImageError::Limits(_) => t::too_large(millions(MOST_PIXELS)),
        _ => t::unreadable(),
    }
}

/// Returns the most pixels across and down that a picture of a size may have before it is turned.
fn most(size: &Size, orientation: Orientation) -> (u32, u32) {
    let is_turned = matches!(
        orientation,
        Orientation::Rotate90 | Orientation::Rotate270 | Orientation::Rotate90FlipH | Orientation::Rotate270FlipH
    );
    match is_turned {
        true => (size.down, size.across),
        false => (size.across, size.down),
    }
}

/// Returns a picture that has at most twice the pixels of a size in each direction: an average, which takes no memory beside
/// its result. The fine filter then works on few pixels, when the large picture is gone.
fn averaged(image: DynamicImage, most: (u32, u32)) -> DynamicImage {
    let (width, height) = fitted((image.width(), image.height()), (most.0 * 2, most.1 * 2));
    match (width, height) == (image.width(), image.height()) {
        true => image,
        false => image.thumbnail_exact(width, height),
    }
}

/// Returns a picture that is not larger than so many pixels.
fn sized(image: &DynamicImage, most: (u32, u32)) -> DynamicImage {
    let (width, height) = fitted((image.width(), image.height()), most);
    match (width, height) == (image.width(), image.height()) {
        true => image.clone(),
        false => image.resize_exact(width, height, FilterType::CatmullRom),
    }
}

/// Returns the size of a picture that fits into another size; it does not grow.
fn fitted((width, height): (u32, u32), (across, down): (u32, u32)) -> (u32, u32) {
    let scaled = |side: u32, by: u32, of: u32| {
        let scaled = u64::from(side) * u64::from(by) / u64::from(of.max(1));
        u32::try_from(scaled).unwrap_or(u32::MAX).max(1)
    };
    if width <= across && height <= down {
        (width, height)
    } else if u64::from(width) * u64::from(down) > u64::from(height) * u64::from(across) {
        (across, scaled(height, across, width))
    } else {
        (scaled(width, down, height), down)
    }
}

/// Encodes a picture in the bytes that its kind may have: with less quality, and smaller if that does not help.
fn encoded(size: &Size, image: &DynamicImage) -> Result<Picture, Message> {
    let (mut image, qualities, content_type) = match size.kind {
        // a PNG has one quality
        PictureKind::Logo => (DynamicImage::ImageRgba8(image.to_rgba8()), &QUALITIES[..1], "image/png"),
        PictureKind::Cover | PictureKind::CoverSmall => {
            (DynamicImage::ImageRgb8(on_white(image)), &QUALITIES[..], "image/jpeg")
        }
    };
    loop {
        for quality in qualities {
            let bytes = written(size.kind, &image, *quality).map_err(|error| refused(&error))?;
            if bytes.len() <= size.bytes {
                let hash = Sha256::digest(&bytes);
                return Ok(Picture {
                    kind: size.kind,
                    content_type,
                    width: image.width(),
                    height: image.height(),
                    // 128 bits distinguish all pictures there will ever be
                    hash: hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect(),
                    bytes,
                });
            }
        }
        let smaller = |side: u32| (side * 3 / 4).max(1);
        image = image.resize_exact(smaller(image.width()), smaller(image.height()), FilterType::CatmullRom);
    }
}

fn written(kind: PictureKind, image: &DynamicImage, quality: u8) -> Result<Vec<u8>, ImageError> {
    let mut bytes = Vec::new();
    match kind {
        PictureKind::Logo => {
            let encoder = PngEncoder::new_with_quality(&mut bytes, CompressionType::Best, PngFilter::Adaptive);
            image.write_with_encoder(encoder)?;
        }
        PictureKind::Cover | PictureKind::CoverSmall => {
            image.write_with_encoder(JpegEncoder::new_with_quality(&mut bytes, quality))?;
        }
    }
    Ok(bytes)
}

/// Returns a picture without transparency, on white.
fn on_white(image: &DynamicImage) -> RgbImage {
    if !image.color().has_alpha() {
        return image.to_rgb8();
    }
    let pixels = image.to_rgba8();
    RgbImage::from_fn(image.width(), image.height(), |x, y| {
        let [red, green, blue, alpha] = pixels.get_pixel(x, y).0;
        let over = |channel: u8| {
            let mixed = (u16::from(channel) * u16::from(alpha) + 255 * (255 - u16::from(alpha))) / 255;
            u8::try_from(mixed).unwrap_or(u8::MAX)
        };
        image::Rgb([over(red), over(green), over(blue)])
    })
}

#[cfg(test)]
#[path = "picture_tests.rs"]
mod tests;
