//! The write-ahead log beside a copy of a database file: SQLite uses its intact part and silently ignores the rest. The
//! format is that of <https://www.sqlite.org/fileformat.html#the_write_ahead_log>.

use std::fs::File;
use std::io::{self, BufReader, ErrorKind, Read};
use std::path::Path;

use super::inspect::with_end;

/// Bytes of the log's header, and of the header of each frame in it.
const HEAD: usize = 32;
const FRAME_HEAD: usize = 24;
/// The first word of a log; plus one if its checksums use big-endian words.
const MAGIC: u32 = 0x377f_0682;
/// Sizes that a page may have.
const PAGES: std::ops::RangeInclusive<usize> = 512..=65_536;

/// The state of a write-ahead log relative to the file beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogFile {
    /// It does not exist, or is empty.
    None,
    /// All of it counts.
    Whole,
    /// It ends in the middle of a change, or continues with data that does not fit: only `whole` of its `bytes` count.
    Broken { whole: u64, bytes: u64 },
    /// It is not a log, or is that of a database with another page size: nothing of it counts.
    Foreign,
}

/// Checks the log beside a database file.
///
/// # Errors
/// A file cannot be read.
pub fn beside(database: &Path) -> io::Result<LogFile> {
    // SQLite keeps it beside the file itself, not beside a link to it
    let own = database.canonicalize()?;
    let log = match File::open(with_end(&own, "-wal")) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(LogFile::None),
        log => log?,
    };
    let bytes = log.metadata()?.len();
    if bytes == 0 {
        return Ok(LogFile::None);
    }
    let mut head = [0; 18];
    let page = match filled(&mut File::open(&own)?, &mut head)? {
        // 1 means 65,536, which does not fit into two bytes
        true => match usize::from(u16::from_be_bytes([head[16], head[17]])) {
            1 => Some(65_536),
            page => Some(page),
        },
        // all of the database may still be in the log
        false => None,
    };
    read(BufReader::new(log), bytes, page)
}

fn read(mut log: impl Read, bytes: u64, page: Option<usize>) -> io::Result<LogFile> {
    let mut head = [0; HEAD];
    if !filled(&mut log, &mut head)? {
        return Ok(LogFile::Foreign);
    }
    let is_big = word(&head, 0) == MAGIC + 1;
    let size = word(&head, 8) as usize;
    let mut sum = Sum::default();
    sum.add(&head[..24], is_big);
    let fits = (is_big || word(&head, 0) == MAGIC)
        && PAGES.contains(&size)
        && size.is_power_of_two()
        && sum.is(&head[24..])
        && page.is_none_or(|page| page == size);
    if !fits {
        return Ok(LogFile::Foreign);
    }
    let mut at = HEAD as u64;
    // the end of the last complete change
    let mut whole = at;
    let mut frame = vec![0; FRAME_HEAD + size];
    while filled(&mut log, &mut frame[..FRAME_HEAD])? {
        if frame[8..16] != head[16..24] {
            // left by an earlier round of the log, which restarts at its header: this is its normal end
            return Ok(ended(whole, at, bytes));
        }
        if !filled(&mut log, &mut frame[FRAME_HEAD..])? {
            return Ok(LogFile::Broken { whole, bytes });
        }
        sum.add(&frame[..8], is_big);
        sum.add(&frame[FRAME_HEAD..], is_big);
        if !sum.is(&frame[16..24]) {
            return Ok(LogFile::Broken { whole, bytes });
        }
        at += frame.len() as u64;
        // the last frame of a change has the number of pages after it
        if word(&frame, 4) != 0 {
            whole = at;
        }
    }
    // the file was cut off inside a frame's header
    Ok(ended(whole, bytes, bytes))
}

fn ended(whole: u64, at: u64, bytes: u64) -> LogFile {
    match whole == at {
        true => LogFile::Whole,
        false => LogFile::Broken { whole, bytes },
    }
}

/// Fills a buffer; returns whether there was enough data.
fn filled(from: &mut impl Read, buffer: &mut [u8]) -> io::Result<bool> {
    match from.read_exact(buffer) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

/// Reads a word of a header, which is always big-endian, unlike the checksums.
fn word(bytes: &[u8], at: usize) -> u32 {
    bytes[at..at + 4]
        .iter()
        .fold(0, |word, byte| (word << 8) | u32::from(*byte))
}

/// The running checksum of a log.
#[derive(Debug, Default)]
struct Sum(u32, u32);

impl Sum {
    fn add(&mut self, bytes: &[u8], is_big: bool) {
        let word = |at: usize| match is_big {
            true => word(bytes, at),
            false => word(bytes, at).swap_bytes(),
        };
        for at in (0..bytes.len()).step_by(8) {
            self.0 = self.0.wrapping_add(word(at)).wrapping_add(self.1);
            self.1 = self.1.wrapping_add(word(at + 4)).wrapping_add(self.0);
        }
    }

    fn is(&self, noted: &[u8]) -> bool {
        self.0 == word(noted, 0) && self.1 == word(noted, 4)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A log of changes, each with so many pages.
    fn log(changes: &[u32]) -> Vec<u8> {
        let mut bytes = Vec::new();
        for word in [MAGIC, 3_007_000, 512, 0, 17, 23] {
            bytes.extend(word.to_be_bytes());
        }
        let mut sum = Sum::default();
        sum.add(&bytes, false);
        bytes.extend([sum.0.to_be_bytes(), sum.1.to_be_bytes()].concat());
        for pages in changes {
            for page in 1..=*pages {
                let size = if page == *pages { *pages } else { 0 };
                let head = [page.to_be_bytes(), size.to_be_bytes()].concat();
                let content = [u8::try_from(page).unwrap(); 512];
                sum.add(&head, false);
                sum.add(&content, false);
                bytes.extend(head);
                bytes.extend([17_u32.to_be_bytes(), 23_u32.to_be_bytes()].concat());
                bytes.extend([sum.0.to_be_bytes(), sum.1.to_be_bytes()].concat());
                bytes.extend(content);
            }
        }
        bytes
    }

    fn seen(bytes: &[u8]) -> LogFile {
        read(bytes, bytes.len() as u64, Some(512)).unwrap()
    }

    #[test]
    fn a_log_is_whole_to_its_last_change() {
        const FRAME: usize = FRAME_HEAD + 512;
        let all = log(&[2, 3]);
        let bytes = all.len() as u64;
        assert_eq!(bytes, (HEAD + 5 * FRAME) as u64);
        assert_eq!(seen(&all), LogFile::Whole);
        let first = (HEAD + 2 * FRAME) as u64;
        // inside a page, inside a frame's header, and between two pages of a change
        for cut in [HEAD + 3 * FRAME + 100, HEAD + 3 * FRAME + 9, HEAD + 3 * FRAME] {
            let broken = LogFile::Broken {
                whole: first,
                bytes: cut as u64,
            };
            assert_eq!(seen(&all[..cut]), broken, "{cut}");
        }
        let mut torn = all.clone();
        torn[HEAD + 4 * FRAME] ^= 1;
        assert_eq!(seen(&torn), LogFile::Broken { whole: first, bytes });
        // what an earlier round has left after its end
        let mut round = all.clone();
        for frame in 2..5 {
            round[HEAD + frame * FRAME + 11] = 16;
        }
        assert_eq!(seen(&round), LogFile::Whole);
    }

    #[test]
    fn what_is_no_log_counts_for_nothing() {
        let all = log(&[1]);
        assert_eq!(seen(&[7; 4_096]), LogFile::Foreign);
        assert_eq!(seen(&all[..HEAD - 1]), LogFile::Foreign);
        assert_eq!(read(&all[..], all.len() as u64, Some(4_096)).unwrap(), LogFile::Foreign);
        assert_eq!(read(&all[..], all.len() as u64, None).unwrap(), LogFile::Whole);
    }
}
