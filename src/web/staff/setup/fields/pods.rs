//! The fields of pods, rounds and their kinds by other rules.

use super::super::reader::{Reader, round_table};
use super::{SetupField, field, setting, tick, word};
use podium_event::profile::{RoundKind, RoundKinds};
use podium_ops::tournaments::Settings;
use say::{deviations, setup_form};

/// In the order in which they are read.
pub const FIELDS: &[SetupField] = &[
    setting!(smaller_pods_once in profile.house, deviations::smaller_pods_once, tick, ticked()),
    field(
        "round_table",
        deviations::round_table,
        |s| {
            let lines = s.profile.house.round_table.iter().flat_map(|table| &table.0);
            lines.map(ToString::to_string).collect::<Vec<_>>().join("\n")
        },
        |r, s| s.profile.house.round_table = round_table(r.text(), &mut r.problems),
    ),
    field(
        "round_kind_second",
        setup_form::round_kind_second,
        |s| word(&kinds(s).second),
        |r, s| choose(r, s, |kinds| &mut kinds.second),
    ),
    field(
        "round_kind_others",
        setup_form::round_kind_others,
        |s| word(&kinds(s).others),
        |r, s| choose(r, s, |kinds| &mut kinds.others),
    ),
    field(
        "round_kind_last",
        setup_form::round_kind_last,
        |s| word(&kinds(s).last),
        |r, s| choose(r, s, |kinds| &mut kinds.last),
    ),
];

fn kinds(settings: &Settings) -> RoundKinds {
    settings.profile.house.round_kinds.unwrap_or_default()
}

/// Reads the kind of some rounds; the usual kinds are not stored.
fn choose(reader: &mut Reader<'_>, settings: &mut Settings, which: fn(&mut RoundKinds) -> &mut RoundKind) {
    let mut chosen = kinds(settings);
    reader.choose(which(&mut chosen));
    settings.profile.house.round_kinds = Some(chosen).filter(|kinds| *kinds != RoundKinds::default());
}
