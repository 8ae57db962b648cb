//! What a JPEG says of itself before it is decoded: whether it is complete, and what its decoding takes.
//!
//! A progressive picture is decoded over its whole area again for each of its scans, and the decoder keeps all coefficients
//! meanwhile: several times the memory of its pixels, which no limit of the decoder counts.

use say::{Message, refused_pictures as t};

/// The most pixels of all scans together: pictures have up to about ten, and each takes the time of the whole picture.
const MOST_SCANNED: u64 = 250_000_000;
/// The side of a block, in samples; its coefficients take two bytes each.
const BLOCK: u64 = 8;
const BLOCK_BYTES: u64 = BLOCK * BLOCK * 2;

/// The head of a frame.
struct Frame {
    is_progressive: bool,
    width: u64,
    height: u64,
    /// The samples of each component in both directions, relative to each other.
    components: Vec<(u64, u64)>,
}

/// Returns how many bytes a decoder needs for a picture's coefficients.
///
/// # Errors
/// It is not a JPEG of a usual kind, is not complete, or has too many scans.
pub fn memory(bytes: &[u8]) -> Result<u64, Message> {
    let (mut frame, mut scans) = (None, 0);
    let mut at = 2;
    loop {
        let marker = marker(bytes, &mut at).ok_or_else(t::incomplete)?;
        match marker {
            0xD9 => break,
            // without content: restarts, and what some cameras add
            0x01 | 0xD0..=0xD8 => continue,
            _ => {}
        }
        let content = segment(bytes, &mut at).ok_or_else(t::incomplete)?;
        match marker {
            0xC0..=0xC2 => {
                let read = read_frame(content, marker == 0xC2).ok_or_else(t::unreadable)?;
                // a second one could be of any size
                if frame.replace(read).is_some() {
                    return Err(t::unreadable());
                }
            }
            // lossless, hierarchical, arithmetic
            0xC3 | 0xC5..=0xC7 | 0xC9..=0xCB | 0xCD..=0xCF => return Err(t::unusual()),
            0xDA => {
                scans += 1;
                at = end_of_scan(bytes, at);
            }
            _ => {}
        }
    }
    let frame = frame.filter(|_| scans > 0).ok_or_else(t::unreadable)?;
    if scans > 1 && scans * frame.width * frame.height > MOST_SCANNED {
        return Err(t::unusual());
    }
    Ok(match frame.is_progressive || scans > 1 {
        true => frame.coefficients(),
        false => 0,
    })
}

/// Finds the next marker, and steps behind it.
fn marker(bytes: &[u8], at: &mut usize) -> Option<u8> {
    *at += bytes.get(*at..)?.iter().position(|byte| *byte == 0xFF)?;
    // any number of them may be before a marker
    *at += bytes.get(*at..)?.iter().position(|byte| *byte != 0xFF)?;
    *at += 1;
    Some(bytes[*at - 1])
}

/// Returns the content of a segment, and steps behind it.
fn segment<'b>(bytes: &'b [u8], at: &mut usize) -> Option<&'b [u8]> {
    let [high, low] = *bytes.get(*at..*at + 2)?.first_chunk::<2>()?;
    let length = usize::from(u16::from_be_bytes([high, low]));
    let content = bytes.get(*at + 2..*at + length)?;
    *at += length;
    Some(content)
}

/// Returns where the next marker is that is not a part of a scan.
fn end_of_scan(bytes: &[u8], begin: usize) -> usize {
    let rest = bytes.get(begin..).unwrap_or_default();
    let is_end = |pair: &[u8]| pair[0] == 0xFF && !matches!(pair[1], 0x00 | 0xD0..=0xD7 | 0xFF);
    begin + rest.windows(2).position(is_end).unwrap_or(rest.len())
}

fn read_frame(content: &[u8], is_progressive: bool) -> Option<Frame> {
    let [_, h1, h0, w1, w0, count] = *content.first_chunk::<6>()?;
    let components = content.get(6..6 + 3 * usize::from(count))?;
    let components = components
        .chunks(3)
        .map(|one| (u64::from(one[1] >> 4), u64::from(one[1] & 15)));
    let frame = Frame {
        is_progressive,
        width: u16::from_be_bytes([w1, w0]).into(),
        height: u16::from_be_bytes([h1, h0]).into(),
        components: components.collect(),
    };
    let is_sound = |(across, down): &(u64, u64)| (1..=4).contains(across) && (1..=4).contains(down);
    let is_known = frame.width > 0 && frame.height > 0 && !frame.components.is_empty();
    (is_known && frame.components.iter().all(is_sound)).then_some(frame)
}

impl Frame {
    /// The bytes of all coefficients.
    fn coefficients(&self) -> u64 {
        let most = |of: fn(&(u64, u64)) -> u64| self.components.iter().map(of).max().unwrap_or(1);
        let (across, down) = (most(|one| one.0), most(|one| one.1));
        let units = self.width.div_ceil(BLOCK * across) * self.height.div_ceil(BLOCK * down);
        let blocks: u64 = self.components.iter().map(|(across, down)| across * down).sum();
        units * blocks * BLOCK_BYTES
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A picture of three components, the first with twice the samples in both directions, and a scan without content.
    fn jpeg(frame: u8, width: u16, height: u16, scans: usize) -> Vec<u8> {
        let mut bytes = vec![0xFF, 0xD8, 0xFF, frame, 0, 17, 8];
        bytes.extend(height.to_be_bytes());
        bytes.extend(width.to_be_bytes());
        bytes.extend([3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0]);
        for _ in 0..scans {
            bytes.extend([0xFF, 0xDA, 0, 2, 1, 2, 0xFF, 0x00, 3, 0xFF, 0xD0, 4]);
        }
        bytes.extend([0xFF, 0xD9]);
        bytes
    }

    #[test]
    fn only_what_is_decoded_in_several_scans_keeps_its_coefficients() {
        assert_eq!(memory(&jpeg(0xC0, 4_000, 3_000, 1)), Ok(0));
        // 250 by 188 units of six blocks
        let expected = 250 * 188 * 6 * 128;
        assert_eq!(memory(&jpeg(0xC2, 4_000, 3_000, 10)), Ok(expected));
        assert_eq!(memory(&jpeg(0xC0, 4_000, 3_000, 3)), Ok(expected));
    }

    #[test]
    fn what_is_cut_off_or_unusual_is_refused() {
        let whole = jpeg(0xC0, 640, 480, 1);
        for length in 2..whole.len() {
            assert!(memory(&whole[..length]).is_err(), "{length} bytes of {}", whole.len());
        }
        assert!(memory(&jpeg(0xC3, 640, 480, 1)).is_err(), "lossless");
        assert!(memory(&jpeg(0xC2, 5_000, 5_000, 11)).is_err(), "many scans");
        assert!(memory(&jpeg(0xC0, 0, 480, 1)).is_err(), "no width");
        assert!(memory(&jpeg(0xC0, 640, 480, 0)).is_err(), "no scan");
        let twice = [&whole[..21], &whole[2..]].concat();
        assert!(memory(&twice).is_err(), "two frames");
    }
}
