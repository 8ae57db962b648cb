//! Long lists in parts: a page shows one part, and links lead to the others. A list that is short enough for a phone is
//! not divided. A longer one is split by the numbers that people know ("101–200"), or, if sorted by name, into even
//! parts ("Bi–D").

use std::ops::Range;

use super::shell::Link;
use crate::web::frame::answer::error::WebError;
use podium_snapshot::names::fold;
use say::Message;

/// Seats or lines on one page. With markup and an ordinary name, each takes 250 to 350 bytes, so a page stays below 150
/// KB.
pub const LINES: usize = 400;
/// The most characters of a name in a label.
const LONGEST_LABEL: usize = 10;

/// Returns the number of pods on one page: a hundred pods of four, fewer of larger ones.
pub fn pods_of(pod_size: u32) -> usize {
    let fits = |pods: &usize| pods * pod_size as usize <= LINES;
    // Numbers that make parts easy to name: "101–200".
    [100, 50, 25, 20, 10, 5, 2].into_iter().find(fits).unwrap_or(1)
}

/// The part of a list that an address asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PartQuery {
    /// `?part=3`, from 1. Unreadable values count as the first.
    Part(usize),
    /// `?part=all`: everything on one page, for printing.
    All,
    /// `?player=17`: the part that contains the player with this number.
    Player(i64),
}

impl Default for PartQuery {
    fn default() -> Self {
        Self::Part(1)
    }
}

impl PartQuery {
    /// Reads the values of `part` and `player` in a query; empty if they are absent.
    pub fn new(part: &str, player: &str) -> Self {
        match (part, part.parse::<usize>(), player.parse::<i64>()) {
            ("all", ..) => Self::All,
            (_, Ok(part), _) if part > 0 => Self::Part(part),
            ("", _, Ok(player)) => Self::Player(player),
            _ => Self::default(),
        }
    }

    /// Reads the query of a staff page's address.
    pub fn in_query(query: &str) -> Self {
        let pairs: Vec<(String, String)> = serde_urlencoded::from_str(query).unwrap_or_default();
        let part = pairs.iter().find(|(name, _)| name == "part");
        Self::new(part.map_or("", |(_, value)| value), "")
    }

    /// Returns the parameter of the address; `None` for the first part, whose address is that of the list.
    fn parameter(self) -> Option<(&'static str, String)> {
        match self {
            Self::Part(1) => None,
            Self::Part(part) => Some(("part", part.to_string())),
            Self::All => Some(("part", "all".to_owned())),
            Self::Player(player) => Some(("player", player.to_string())),
        }
    }
}

/// The address of a list, to which its parts are appended.
#[derive(Debug, Clone)]
pub struct ListAddress {
    path: String,
    query: Vec<(&'static str, String)>,
    /// Whether there is a page with everything.
    is_printed: bool,
}

impl ListAddress {
    /// Creates the address of a list.
    pub fn new(path: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            query: Vec::new(),
            is_printed: false,
        }
    }

    /// Returns the same list with a page with everything, for printing.
    #[must_use]
    pub fn printed(mut self) -> Self {
        self.is_printed = true;
        self
    }

    /// Returns the same list with another order or filter; an empty value is left out.
    #[must_use]
    pub fn and(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.query.push((name, value.into()));
        self
    }

    /// Returns the address of a part, in the canonical form under which pages are cached.
    pub fn of(&self, wanted: PartQuery) -> String {
        let parameter = wanted.parameter();
        let values = self.query.iter().map(|(name, value)| (*name, value));
        let all = values.chain(parameter.as_ref().map(|(name, value)| (*name, value)));
        let all: Vec<(&str, &String)> = all.filter(|(_, value)| !value.is_empty()).collect();
        match serde_urlencoded::to_string(all) {
            Ok(text) if !text.is_empty() => format!("{}?{text}", self.path),
            _ => self.path.clone(),
        }
    }

    /// Returns the address that becomes a player's when their number is appended.
    fn of_players(&self) -> String {
        let whole = self.of(PartQuery::Player(0));
        // The number is the last value of the address, so that the script can append its own.
        whole.strip_suffix('0').unwrap_or(&whole).to_owned()
    }
}

/// The points at which a list is divided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parts {
    parts: Vec<Part>,
}

/// A part of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// Its lines.
    pub range: Range<usize>,
    /// Its first and last number or name; empty if it contains all names.
    pub label: Message,
}

impl Parts {
    /// Divides a list sorted by numbers that people know; `numbers` has each line's number; a part has `most` lines.
    pub fn by_number(numbers: &[u32], most: usize) -> Self {
        let mut parts: Vec<Part> = Vec::new();
        for chunk in numbers.chunks(most) {
            let start = parts.last().map_or(0, |part| part.range.end);
            parts.push(Part {
                range: start..start + chunk.len(),
                label: match chunk {
                    [first, .., last] => format!("{first}–{last}").into(),
                    [only] => only.into(),
                    [] => Message::default(),
                },
            });
        }
        Self { parts }
    }

    /// Divides a list of lines of different lengths, each under a heading; the lines of a part have a total length of
    /// at most `most`, unless a single line is longer.
    pub fn by_length(lines: &[(Message, usize)], most: usize) -> Self {
        let mut parts: Vec<Part> = Vec::new();
        let (mut length, mut begun_with) = (0, &Message::default());
        let mut under = 0;
        for (line, (heading, of_line)) in lines.iter().enumerate() {
            length += of_line;
            match parts.last_mut().filter(|_| length <= most) {
                Some(part) => {
                    part.range.end += 1;
                    if heading != begun_with {
                        part.label = say::parts::from_to(begun_with, heading);
                    }
                }
                None => {
                    length = *of_line;
                    under = if heading == begun_with { under + 1 } else { 1 };
                    begun_with = heading;
                    parts.push(Part {
                        range: line..line + 1,
                        label: match under {
                            1 => heading.clone(),
                            under => say::parts::under_again(heading, under),
                        },
                    });
                }
            }
        }
        Self { parts }
    }

    /// Divides a list sorted by name, as its lines show them; parts have about the same number of lines, at most
    /// `most`. It is split where few letters distinguish the names on both sides.
    pub fn by_name(names: &[impl AsRef<str>], most: usize) -> Self {
        let name = |index: usize| names[index].as_ref();
        if names.len() <= most {
            let parts = (!names.is_empty()).then(|| Part {
                range: 0..names.len(),
                label: Message::default(),
            });
            return Self {
                parts: parts.into_iter().collect(),
            };
        }
        // a split moves by at most an eighth, at both ends of a part
        let leeway = most / 8;
        let count = names.len().div_ceil((most - 2 * leeway).max(1));
        let letters = |at: usize| beginning(name(at), name(at - 1)).chars().count();
        let cut = |ideal: usize| {
            let near = (ideal - leeway)..=(ideal + leeway);
            near.min_by_key(|&at| (letters(at), at.abs_diff(ideal)))
                .unwrap_or(ideal)
        };
        let mut ends: Vec<usize> = (1..count).map(|part| cut(part * names.len() / count)).collect();
        ends.push(names.len());
        let mut parts: Vec<Part> = Vec::new();
        for end in ends {
            let start = parts.last().map_or(0, |part| part.range.end);
            let before = if start == 0 { "" } else { name(start - 1) };
            let after = if end == names.len() { "" } else { name(end) };
            let (first, last) = (beginning(name(start), before), beginning(name(end - 1), after));
            parts.push(Part {
                range: start..end,
                label: if first == last {
                    first.into()
                } else {
                    format!("{first}–{last}").into()
                },
            });
        }
        Self { parts }
    }

    /// All parts.
    pub fn all(&self) -> impl Iterator<Item = &Part> {
        self.parts.iter()
    }

    /// Returns a part by its number, from 1.
    pub fn of(&self, number: usize) -> Option<&Part> {
        self.parts.get(number.checked_sub(1)?)
    }

    /// Returns the number of the part that contains a line, from 1.
    pub fn holding(&self, line: usize) -> usize {
        let before = self.parts.iter().take_while(|part| part.range.end <= line).count();
        (before + 1).min(self.parts.len().max(1))
    }

    /// Returns the requested part. `line_of`: the line of a player's number.
    ///
    /// # Errors
    /// There is no such part, or a player was requested: redirects to the address of the part itself, so that clients
    /// cannot have one page cached under any number of addresses.
    pub fn shown(
        &self,
        wanted: PartQuery,
        at: &ListAddress,
        line_of: impl FnOnce(i64) -> Option<usize>,
    ) -> Result<Shown, WebError> {
        let elsewhere = |part: usize| Err(WebError::redirect(at.of(PartQuery::Part(part))));
        match wanted {
            PartQuery::Player(player) => elsewhere(line_of(player).map_or(1, |line| self.holding(line))),
            PartQuery::All if self.parts.len() < 2 || !at.is_printed => elsewhere(1),
            PartQuery::Part(part) if part > self.parts.len().max(1) => elsewhere(self.parts.len().max(1)),
            PartQuery::Part(_) => Ok(self.part(wanted, at)),
            PartQuery::All => Ok(Shown {
                range: 0..self.lines(),
                all: self.lines(),
                in_parts: Some(at.of(PartQuery::Part(1))),
                ..Shown::default()
            }),
        }
    }

    /// Returns the part of a staff list: the last for a number beyond it, the first for an invalid one.
    pub fn part(&self, wanted: PartQuery, at: &ListAddress) -> Shown {
        if self.parts.len() < 2 {
            return Shown::whole(self.lines());
        }
        let here = match wanted {
            PartQuery::Part(part) => part.clamp(1, self.parts.len()),
            PartQuery::All | PartQuery::Player(_) => 1,
        };
        let link = |part: usize| Link {
            label: self.parts[part - 1].label.clone(),
            href: at.of(PartQuery::Part(part)),
            here: part == here,
            ..Link::default()
        };
        Shown {
            range: self.parts[here - 1].range.clone(),
            all: self.lines(),
            here,
            links: (1..=self.parts.len()).map(link).collect(),
            print: at.is_printed.then(|| at.of(PartQuery::All)),
            own: Some(at.of_players()),
            ..Shown::default()
        }
    }

    fn lines(&self) -> usize {
        self.parts.last().map_or(0, |part| part.range.end)
    }
}

/// Returns the shortest prefix of a name that another name does not have.
fn beginning(name: &str, other: &str) -> String {
    let mut others = other.chars();
    let mut shown = String::new();
    for letter in name.chars().take(LONGEST_LABEL) {
        match shown.is_empty() {
            true => shown.extend(letter.to_uppercase()),
            false => shown.push(letter),
        }
        let folded = |letter: char| fold(letter.encode_utf8(&mut [0; 4]));
        if others.next().is_none_or(|other| folded(other) != folded(letter)) {
            break;
        }
    }
    shown.trim_end_matches([' ', ',', '-']).to_owned()
}

/// The part of a list on a page, for the macros of `templates/frame/macros/parts.html`.
#[derive(Debug, Clone, Default)]
pub struct Shown {
    /// The lines.
    pub range: Range<usize>,
    /// The number of lines in the list.
    pub all: usize,
    /// The number of the part, from 1; 0 if the list is not divided.
    here: usize,
    /// All parts; empty if the list is not divided.
    pub links: Vec<Link>,
    /// The address of everything on one page, for printing.
    print: Option<String>,
    /// The address to which a player's number is appended.
    pub own: Option<String>,
    /// For everything on one page: the address of its parts.
    pub in_parts: Option<String>,
    /// Whether some of the lines that a search found are left out.
    cut_short: bool,
}

impl Shown {
    /// Creates it for all lines.
    pub fn whole(all: usize) -> Self {
        Self {
            range: 0..all,
            all,
            ..Self::default()
        }
    }

    /// Creates it for the first of the lines that a search found: typing more letters narrows them.
    pub fn found(all: usize, most: usize) -> Self {
        Self {
            range: 0..all.min(most),
            all,
            cut_short: all > most,
            ..Self::default()
        }
    }

    /// Keeps only the lines that are shown.
    pub fn take<T>(&self, mut list: Vec<T>) -> Vec<T> {
        // First the end: draining the beginning would shift it.
        list.truncate(self.range.end);
        list.drain(..self.range.start.min(list.len()));
        list
    }

    /// Returns whether links lead to other parts.
    pub fn is_part(&self) -> bool {
        !self.links.is_empty()
    }

    /// Returns whether some lines are not on the page, so that the script cannot search it in place.
    pub fn is_incomplete(&self) -> bool {
        self.range.len() < self.all
    }

    /// Returns whether the page ends with the end of the list.
    pub fn is_last(&self) -> bool {
        self.range.end == self.all
    }

    /// "101–200: 100 of 1024"; empty where the list is not in parts.
    pub fn line(&self) -> Message {
        let here = self.links.iter().find(|part| part.here);
        here.map_or_else(Message::default, |part| {
            say::parts::part_line(&part.label, self.range.len(), self.all)
        })
    }

    /// Returns a sentence about what a search's answer leaves out.
    pub fn left_out(&self) -> Option<Message> {
        let shown = self.range.end;
        self.cut_short.then(|| say::parts::left_out(shown, self.all))
    }

    /// Returns the part before this one.
    pub fn before(&self) -> Option<&Link> {
        self.links.get(self.here.checked_sub(2)?)
    }

    /// Returns the part after this one.
    pub fn after(&self) -> Option<&Link> {
        self.links.get(self.here)
    }

    /// Returns the address of everything on one page; `None` if this page has everything, or the list is not for
    /// printing.
    pub fn print(&self) -> Option<&str> {
        self.print.as_deref()
    }
}

#[cfg(test)]
#[path = "parts_tests.rs"]
mod tests;
