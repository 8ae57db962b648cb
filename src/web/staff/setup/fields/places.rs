//! The fields of points by place.

use std::collections::BTreeMap;

use super::super::reader::Reader;
use super::{SetupField, choice, field, follow_points};
use crate::web::frame::form::number_parts;
use podium_event::profile::{DrawPoints, PlacePoints};
use say::{deviations, setup_fields};

/// In the order in which they are read.
pub const FIELDS: &[SetupField] = &[
    field(
        "place_points",
        deviations::place_points,
        |s| {
            let lists = s.profile.house.place_points.iter().flat_map(|points| &points.0);
            text(lists.map(|(size, list)| (*size, list.clone())))
        },
        |r, s| {
            s.profile.house.place_points = lines(r).map(PlacePoints);
            // They follow from the first place.
            if s.profile.scores_places() {
                follow_points(r, s);
            }
        },
    ),
    field(
        "draw_points",
        deviations::draw_points,
        |s| {
            let draws = s.profile.house.draw_points.iter().flat_map(|points| &points.0);
            text(draws.map(|(left, points)| (*left, vec![*points])))
        },
        |r, s| {
            let found = lines(r);
            if found.iter().flatten().any(|(_, points)| points.len() != 1) {
                r.wrong(setup_fields::no_points_line(
                    deviations::draw_points(),
                    format!("{:.60?}", r.text()),
                ));
                return;
            }
            let each =
                |lines: BTreeMap<u32, Vec<u32>>| lines.into_iter().map(|(left, points)| (left, points[0])).collect();
            s.profile.house.draw_points = found.map(each).map(DrawPoints);
        },
    ),
    choice!(tied_places in profile.house, deviations::tied_places),
];

/// Writes a line for each number of players: `4: 6 3 2 1`.
fn text(lines: impl Iterator<Item = (u32, Vec<u32>)>) -> String {
    let words = |points: Vec<u32>| points.iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
    let lines = lines.map(|(players, points)| format!("{players}: {}", words(points)));
    lines.collect::<Vec<_>>().join("\n")
}

/// Reads such lines; an empty text means none.
fn lines(reader: &mut Reader<'_>) -> Option<BTreeMap<u32, Vec<u32>>> {
    let line = |line: &str| -> Option<(u32, Vec<u32>)> {
        let (players, points) = line.split_once(':')?;
        let points: Option<Vec<u32>> = number_parts(points).map(|part| part.parse().ok()).collect();
        Some((
            players.trim().parse().ok()?,
            points.filter(|points| !points.is_empty())?,
        ))
    };
    let mut found = BTreeMap::new();
    for typed in reader.text().lines().map(str::trim).filter(|line| !line.is_empty()) {
        let Some((players, points)) = line(typed) else {
            reader.wrong(setup_fields::no_points_line(reader.label(), format!("{typed:.60?}")));
            return None;
        };
        if found.insert(players, points).is_some() {
            reader.wrong(setup_fields::points_line_twice(reader.label(), players));
            return None;
        }
    }
    Some(found).filter(|found| !found.is_empty())
}
