//! A number for each player of a table: who left the game in which order (T45).

use std::collections::BTreeMap;

use podium_event::limits::MAX_POD_SEATS;
use say::Message;

/// A player of a table, with the place that is typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaceOf {
    /// The name of the field: "place_3" for seat 3.
    pub field: String,
    pub name: Message,
    /// From 1; empty where nothing is known.
    pub place: String,
}

/// Returns a field for each name, in the order of seats, with the places of a result as it is typed: "3>1=4>2", the
/// winner's seat alone, or "D" for a draw of all. What is no seat is left out.
pub fn fields(names: impl IntoIterator<Item = Message>, result: &str) -> Vec<PlaceOf> {
    let mut places = BTreeMap::new();
    let mut place = 1;
    if result.trim().eq_ignore_ascii_case("D") {
        places.extend((1..=MAX_POD_SEATS).map(|seat| (seat, place)));
    }
    for group in result.split('>') {
        let seats: Vec<usize> = group.split('=').filter_map(|seat| seat.trim().parse().ok()).collect();
        places.extend(seats.iter().map(|&seat| (seat, place)));
        place += seats.len();
    }
    let field = |(seat, name)| PlaceOf {
        field: format!("place_{seat}"),
        name,
        place: places.get(&seat).map_or_else(String::new, ToString::to_string),
    };
    (1..).zip(names).map(field).collect()
}

/// A button that says that a player goes out now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Press {
    pub name: Message,
    /// The value of `out` after it: the seats in the order in which they went out.
    pub value: String,
}

/// The players of a table as buttons: one press for each who goes out, in the order in which they do. The presses so far are
/// the value of `out`, "4 2", so that every answer has them, and its address too.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Presses {
    /// The players who are still in; empty once only one is left.
    pub left: Vec<Press>,
    /// The value of `out` without its last press.
    pub undo: Option<String>,
}

impl Presses {
    /// Reads the presses so far. `names` are in the order of seats; what is no seat, or comes twice, is left out. Returns the
    /// buttons, and a field for each name with the places that the presses gave.
    pub fn read(names: &[Message], out: &str) -> (Self, Vec<PlaceOf>) {
        let order = order(names.len(), out);
        let value = |seats: &[usize]| seats.iter().map(usize::to_string).collect::<Vec<_>>().join(" ");
        let press = |(seat, name): (usize, &Message)| Press {
            name: name.clone(),
            value: value(&[&order[..], &[seat]].concat()),
        };
        let is_left = |(seat, _): &(usize, &Message)| !order.contains(seat);
        let presses = Self {
            left: match order.len() + 1 < names.len() {
                true => (1..).zip(names).filter(is_left).map(press).collect(),
                false => Vec::new(),
            },
            undo: order.split_last().map(|(_, before)| value(before)),
        };
        let mut fields = fields(names.iter().cloned(), &pressed(names.len(), out).unwrap_or_default());
        for (seat, field) in (1..).zip(&mut fields) {
            if let Some(before) = order.iter().position(|out| *out == seat) {
                field.place = (names.len() - before).to_string();
            }
        }
        (presses, fields)
    }
}

/// Reads seats in the order in which their players went out, each once.
fn order(seats: usize, out: &str) -> Vec<usize> {
    let mut order = Vec::new();
    for seat in out.split_whitespace().filter_map(|seat| seat.parse().ok()) {
        if (1..=seats).contains(&seat) && !order.contains(&seat) {
            order.push(seat);
        }
    }
    order
}

/// Returns presses as places are typed; `None` while more than one player is left.
pub fn pressed(seats: usize, out: &str) -> Option<String> {
    let order = order(seats, out);
    if seats < 2 || order.len() + 1 < seats {
        return None;
    }
    let first = (1..=seats).filter(|seat| !order.contains(seat));
    let places: Vec<String> = first
        .chain(order.iter().rev().copied())
        .map(|seat| seat.to_string())
        .collect();
    Some(places.join(">"))
}

/// Returns numbers as places are typed: "3>1=4>2". `number` gives what was typed for a seat, from 1; a seat without a
/// number is left out. `None` if nothing was typed.
pub fn typed(seats: usize, number: impl Fn(&str) -> String) -> Option<String> {
    let numbered = |seat: usize| Some((number(&format!("place_{seat}")).trim().parse::<u32>().ok()?, seat));
    let mut numbers: Vec<(u32, usize)> = (1..=seats).filter_map(numbered).collect();
    numbers.sort_unstable();
    let groups = numbers.chunk_by(|one, next| one.0 == next.0).map(|group| {
        let seats: Vec<String> = group.iter().map(|(_, seat)| seat.to_string()).collect();
        seats.join("=")
    });
    let places: Vec<String> = groups.collect();
    match places.len() {
        0 => None,
        // The mark says that these are places.
        1 => Some(format!("{}>", places[0])),
        _ => Some(places.join(">")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typed_result_fills_the_numbers_and_they_give_it_back() {
        for (result, numbers) in [
            ("3>1=4>2", ["2", "4", "1", "2"]),
            ("1=2=3=4>", ["1", "1", "1", "1"]),
            ("2", ["", "1", "", ""]),
            ("D", ["1", "1", "1", "1"]),
            ("0", ["", "", "", ""]),
        ] {
            let fields = fields(["Ann", "Bo", "Cy", "Di"].map(Message::from), result);
            let found: Vec<&str> = fields.iter().map(|one| one.place.as_str()).collect();
            assert_eq!(found, numbers, "{result}");
            if result.contains('>') {
                let value = |field: &str| {
                    fields
                        .iter()
                        .find(|one| one.field == field)
                        .map(|one| one.place.clone())
                };
                assert_eq!(
                    typed(4, |field| value(field).unwrap_or_default()).as_deref(),
                    Some(result)
                );
            }
        }
    }

    #[test]
    fn one_press_for_each_who_goes_out_gives_the_places() {
        let names = ["Ann", "Bo", "Cy", "Di"].map(Message::from);
        let read = |out: &str| {
            let (presses, fields) = Presses::read(&names, out);
            let left: Vec<String> = presses.left.into_iter().map(|press| press.value).collect();
            let places: Vec<String> = fields.into_iter().map(|field| field.place).collect();
            (left.join("/"), presses.undo.unwrap_or_default(), places.join(","))
        };
        let is = |left: &str, undo: &str, places: &str| (left.to_owned(), undo.to_owned(), places.to_owned());
        assert_eq!(read(""), is("1/2/3/4", "", ",,,"));
        assert_eq!(read("3"), is("3 1/3 2/3 4", "", ",,4,"));
        assert_eq!(read("3 9 3 x 1"), is("3 1 2/3 1 4", "3", "3,,4,"));
        assert_eq!(read("3 1 4"), is("", "3 1", "3,1,4,2"), "the last one left is first");
        assert_eq!(pressed(4, "3 1 4").as_deref(), Some("2>4>1>3"));
        assert_eq!(pressed(4, "3 1 4 2").as_deref(), Some("2>4>1>3"));
        assert_eq!(pressed(4, "3 1"), None);
    }

    #[test]
    fn equal_numbers_left_together() {
        let typed = |numbers: &[&str]| {
            typed(numbers.len(), |field| {
                let seat: usize = field["place_".len()..].parse().expect("a seat");
                numbers[seat - 1].to_owned()
            })
        };
        assert_eq!(typed(&["2", "4", "1", "3"]).as_deref(), Some("3>1>4>2"));
        assert_eq!(typed(&["2", " 4 ", "1", "2"]).as_deref(), Some("3>1=4>2"));
        assert_eq!(typed(&["1", "1", "1"]).as_deref(), Some("1=2=3>"));
        assert_eq!(typed(&["", "x", "1", "2"]).as_deref(), Some("3>4"));
        assert_eq!(typed(&["", ""]), None);
    }
}
