//! Reading house rules: the settings of other rulesets than the addendum, wherever JSON has them.

mod draws;
mod ending;
mod percentages;
mod places;
mod pods;
pub(crate) mod scoring;

use serde_json::{Map, Value};

use crate::cursor::{Cursor, Object, Problems};
use podium_event::Problem;
use podium_event::profile::HouseRules;

/// Reads the house rules among the members of an object; absent ones are as usual.
pub(crate) fn rules(object: &Object<'_>) -> HouseRules {
    let mut house = HouseRules::default();
    percentages::read(object, &mut house);
    draws::read(object, &mut house);
    ending::read(object, &mut house);
    pods::read(object, &mut house);
    scoring::read(object, &mut house);
    places::read(object, &mut house);
    house
}

/// Returns house rules with those of `sent` in their places; `null` is as usual.
///
/// # Errors
/// All values that cannot be read and all names that are no house rules, each with its JSON pointer.
pub fn changed(house: &HouseRules, sent: &Map<String, Value>) -> Result<HouseRules, Vec<Problem>> {
    let mut members = house.unusual();
    for (name, value) in sent {
        match value {
            Value::Null => members.remove(name),
            value => members.insert(name.clone(), value.clone()),
        };
    }
    let value = Value::Object(members);
    let problems = Problems::default();
    let cursor = Cursor::root(&value, &problems);
    let read = cursor.object().map(|object| {
        let read = rules(&object);
        object.finish();
        read
    });
    let problems = problems.into_inner();
    match read {
        Some(read) if problems.is_empty() => Ok(read),
        _ => Err(problems),
    }
}
