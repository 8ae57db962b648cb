//! A number for each player of a table: who left the game in which order (T45).

use std::collections::BTreeMap;

/// A player of a table, with the place that is typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaceOf {
    /// The name of the field: "place_3" for seat 3.
    pub field: String,
    pub name: String,
    /// From 1; empty where nothing is known.
    pub place: String,
}

/// Returns a field for each name, in the order of seats, with the places of a result as it is typed: "3>1=4>2", or the
/// winner's seat alone. What is no seat is left out.
pub fn fields(names: impl IntoIterator<Item = String>, result: &str) -> Vec<PlaceOf> {
    let mut places = BTreeMap::new();
    let mut place = 1;
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
            ("D", ["", "", "", ""]),
            ("0", ["", "", "", ""]),
        ] {
            let fields = fields(["Ann", "Bo", "Cy", "Di"].map(str::to_owned), result);
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
