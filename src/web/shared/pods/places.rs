//! A number for each player of a table: who left the game in which order (T45).

use podium_event::{Pod, PodResult};

/// A player of a table, with the place that is typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaceOf {
    /// The name of the field: "place_3" for seat 3.
    pub field: String,
    pub name: String,
    /// From 1; empty where nothing is known.
    pub place: String,
}

/// Returns the fields of a pod, with the places of its result; `name` gives the name in a seat, from 0.
pub fn fields(pod: &Pod, name: impl Fn(usize) -> String) -> Vec<PlaceOf> {
    let groups = match &pod.result {
        PodResult::Places(groups) => groups.as_slice(),
        _ => &[],
    };
    let place = |seat: usize| {
        let group = groups.iter().position(|group| group.contains(&pod.seats[seat]))?;
        Some(groups[..group].iter().map(Vec::len).sum::<usize>() + 1)
    };
    let field = |seat| PlaceOf {
        field: format!("place_{}", seat + 1),
        name: name(seat),
        place: place(seat).map_or_else(String::new, |place| place.to_string()),
    };
    (0..pod.seats.len()).map(field).collect()
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
