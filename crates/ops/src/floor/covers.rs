//! Covers: the judges who watch over tables of the round.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;

use super::{account_of, acts_as_chief, is_chief, round_at_the_tables, who};
use crate::run::rounds::refuse_ended;
use crate::{OpError, Work};
use podium_event::round_names::RoundName;
use podium_store::Role;
use podium_store::floor::calls::{self, CoverRow};
use podium_store::site::accounts;
use podium_store::tournaments::rounds::{self, RoundRow};
use say::Message;
use say::refused_floor as t;

/// The tables that a command took or released.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CoverChange {
    /// The tables that changed hands, by number.
    pub changed: Vec<i64>,
    /// Tables that stay with another judge: number and name.
    pub kept: Vec<(i64, Message)>,
}

/// The tables of the round, each with its cover.
struct Tables {
    round: RoundRow,
    name: RoundName,
    /// By table number: the pod, and the account that covers it.
    rows: BTreeMap<i64, (String, Option<String>)>,
}

/// Takes tables for the account that acts: `1-20, 31`. Tables that another judge covers stay theirs.
///
/// # Errors
/// No round is at the tables, the text is not a list of its tables, or other judges cover all of them.
pub fn take(work: &mut Work<'_, '_>, tables: &str) -> Result<CoverChange, OpError> {
    let own = account_of(work)?;
    let at = read(work)?;
    let chosen = at.parse(tables)?;
    let mut covered = CoverChange::default();
    for table in chosen {
        let (pod, by) = &at.rows[&table];
        match by {
            // 1-20 typed in a hurry must not take a colleague's tables
            Some(by) if *by != own => covered.kept.push((table, who(work, Some(by))?.inside())),
            // The actor covers it already: no log line, and no refusal of the other tables.
            Some(_) => {}
            None => {
                set(work, pod, &own)?;
                covered.changed.push(table);
            }
        }
    }
    if covered.changed.is_empty() {
        return Err(OpError::refused(match covered.kept.first() {
            Some((table, name)) => t::covered_by(table, name),
            None => t::covers_all(),
        }));
    }
    log(work, "cover.take", "Covers", &own, &covered.changed, &at.name);
    Ok(covered)
}

/// Gives tables to a judge, no matter who covered them before: for the head judge and organizers.
///
/// # Errors
/// The actor lacks the right; the account does not judge here; see [`take`].
pub fn assign(work: &mut Work<'_, '_>, judge: &str, tables: &str) -> Result<CoverChange, OpError> {
    if !acts_as_chief(work)? {
        return Err(OpError::Forbidden(t::only_chiefs_give()));
    }
    let role = accounts::staff_role(work.conn, &work.tournament.id, judge)?;
    // A table given to a scorekeeper would look covered, but nobody would watch it.
    if !role.is_some_and(|role| is_chief(role) || role == Role::Judge) {
        return Err(OpError::field("judge", t::judge_of_staff()));
    }
    let at = read(work)?;
    let mut covered = CoverChange::default();
    for table in at.parse(tables)? {
        let (pod, by) = &at.rows[&table];
        if by.as_deref() != Some(judge) {
            set(work, pod, judge)?;
            covered.changed.push(table);
        }
    }
    log(work, "cover.assign", "Gave", judge, &covered.changed, &at.name);
    Ok(covered)
}

/// Releases tables that the actor covers, or all of them if none is given; the head judge and organizers release
/// anybody's.
///
/// # Errors
/// The actor may release none of them; see [`take`].
pub fn release(work: &mut Work<'_, '_>, tables: &str) -> Result<CoverChange, OpError> {
    let (own, chief) = (account_of(work)?, acts_as_chief(work)?);
    let at = read(work)?;
    let is_own = |by: &Option<String>| by.as_ref() == Some(&own);
    let chosen = match tables.trim().is_empty() {
        true => at
            .rows
            .iter()
            .filter(|(_, (_, by))| is_own(by))
            .map(|(t, _)| *t)
            .collect(),
        false => at.parse(tables)?,
    };
    let mut covered = CoverChange::default();
    for table in chosen {
        let (pod, by) = &at.rows[&table];
        match by {
            None => {}
            Some(_) if chief || is_own(by) => {
                calls::set_cover(work.conn, pod, None)?;
                covered.changed.push(table);
            }
            Some(by) => covered.kept.push((table, who(work, Some(by))?.inside())),
        }
    }
    if covered.changed.is_empty() {
        return Err(OpError::refused(match covered.kept.first() {
            Some((table, name)) => t::theirs_to_release(table, name),
            None => t::nobody_covers(),
        }));
    }
    log(work, "cover.release", "Released", &own, &covered.changed, &at.name);
    Ok(covered)
}

/// Restores the covers of the previous round: the head judge and organizers for everybody, a judge for themselves.
/// Tables that are already covered stay as they are.
///
/// # Errors
/// There is no cover to restore on a free table.
pub fn as_before(work: &mut Work<'_, '_>) -> Result<CoverChange, OpError> {
    let (own, chief) = (account_of(work)?, acts_as_chief(work)?);
    let at = read(work)?;
    let mut covered = CoverChange::default();
    for (table, judge) in before(work, &at.round)? {
        // Tables are matched by number: every round has other pods and players.
        let free = at.rows.get(&table).filter(|(_, by)| by.is_none());
        if let Some((pod, _)) = free.filter(|_| chief || judge == own) {
            set(work, pod, &judge)?;
            covered.changed.push(table);
        }
    }
    if covered.changed.is_empty() {
        return Err(OpError::refused(t::none_free_as_before()));
    }
    log(work, "cover.as_before", "As before:", &own, &covered.changed, &at.name);
    Ok(covered)
}

/// Returns the covers of the previous round by table number, for judges who are still on the staff.
fn before(work: &mut Work<'_, '_>, round: &RoundRow) -> Result<BTreeMap<i64, String>, OpError> {
    let Some(last) = rounds::by_number(work.conn, &work.tournament.id, round.number - 1)? else {
        return Ok(BTreeMap::new());
    };
    let staff: BTreeSet<String> = accounts::staff_of(work.conn, &work.tournament.id)?
        .into_iter()
        // A person who no longer judges here cannot watch a table.
        .filter(|(row, account)| row.role != Role::Scorekeeper && !account.disabled)
        .map(|(row, _)| row.account_id)
        .collect();
    let tables: BTreeMap<String, i64> = rounds::pods_of_round(work.conn, &last.id)?
        .into_iter()
        .map(|pod| (pod.id, pod.table_number))
        .collect();
    Ok(calls::covers_of_round(work.conn, &last.id)?
        .into_iter()
        .filter(|cover| staff.contains(&cover.account_id))
        .filter_map(|cover| Some((*tables.get(&cover.pod_id)?, cover.account_id)))
        .collect())
}

fn read(work: &mut Work<'_, '_>) -> Result<Tables, OpError> {
    // no player's page shows who covers a table
    work.floor_only_for([]);
    refuse_ended(work.tournament.state)?;
    let Some(round) = round_at_the_tables(work.conn, &work.tournament.id)? else {
        return Err(OpError::refused(t::no_round_to_cover()));
    };
    let mut by: BTreeMap<String, String> = calls::covers_of_round(work.conn, &round.id)?
        .into_iter()
        .map(|cover| (cover.pod_id, cover.account_id))
        .collect();
    let rows = rounds::pods_of_round(work.conn, &round.id)?
        .into_iter()
        .map(|pod| {
            let cover = by.remove(&pod.id);
            (pod.table_number, (pod.id, cover))
        })
        .collect();
    let name = work.round_name(round.number)?;
    Ok(Tables { round, name, rows })
}

impl Tables {
    /// Finds the tables of the round that a typed list names.
    fn parse(&self, typed: &str) -> Result<Vec<i64>, OpError> {
        let ranges =
            ranges(typed).map_err(|part| OpError::field("tables", t::tables_unreadable(format!("{part:?}"))))?;
        if ranges.is_empty() {
            return Err(OpError::field("tables", t::tables_empty()));
        }
        let mut chosen = BTreeSet::new();
        for (from, to) in ranges {
            // iterates over existing tables: 1-4000000000 costs no more than 1-20
            let mut there = self.rows.range(from..=to).map(|(table, _)| *table).peekable();
            if there.peek().is_none() {
                let round = self.name.inside();
                let none = match from == to {
                    true => t::no_table_to_cover(from, round),
                    false => t::no_tables_to_cover(from, to, round),
                };
                return Err(OpError::field("tables", none));
            }
            chosen.extend(there);
        }
        Ok(chosen.into_iter().collect())
    }
}

/// Parses table numbers and ranges as people type them, `1-20, 31`, each as from and to.
///
/// # Errors
/// The part that is neither a number nor a range.
pub fn ranges(typed: &str) -> Result<Vec<(i64, i64)>, String> {
    // pages write ranges with a dash, and people copy them
    let spaced = typed.replace(['–', '—'], "-");
    let mut found = Vec::new();
    for part in spaced
        .split([',', ';', '、', '，', '；'])
        .map(str::trim)
        .filter(|part| !part.is_empty())
    {
        let (from, to) = part.split_once('-').unwrap_or((part, part));
        match (from.trim().parse::<u32>(), to.trim().parse::<u32>()) {
            // A reversed range ("20-1") is more likely a typing error than intended.
            (Ok(from), Ok(to)) if from <= to => found.push((from.into(), to.into())),
            _ => return Err(part.chars().take(40).collect()),
        }
    }
    Ok(found)
}

/// Formats table numbers as people write them: "1–20, 31".
pub fn in_ranges(tables: &[i64]) -> String {
    let mut parts: Vec<(i64, i64)> = Vec::new();
    for &table in tables {
        match parts.last_mut() {
            Some((_, to)) if *to + 1 == table => *to = table,
            _ => parts.push((table, table)),
        }
    }
    let ranges = parts.into_iter().map(|(from, to)| match to - from {
        0 => from.to_string(),
        // A dash between two neighbours saves nothing.
        1 => format!("{from}, {to}"),
        _ => format!("{from}–{to}"),
    });
    ranges.collect::<Vec<_>>().join(", ")
}

fn set(work: &mut Work<'_, '_>, pod: &str, judge: &str) -> Result<(), OpError> {
    let row = CoverRow {
        pod_id: pod.to_owned(),
        account_id: judge.to_owned(),
        since: work.at,
    };
    Ok(calls::set_cover(work.conn, pod, Some(&row))?)
}

fn log(work: &mut Work<'_, '_>, verb: &str, done: &str, judge: &str, tables: &[i64], round: &RoundName) {
    let what = format!(
        "{done} {} in {}",
        match tables.len() {
            1 => format!("table {}", tables[0]),
            _ => format!("tables {}", in_ranges(tables)),
        },
        round.inside()
    );
    work.log(verb, what).after(json!({"account": judge, "tables": tables}));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_numbers_and_ranges() {
        assert_eq!(ranges("1-20, 31"), Ok(vec![(1, 20), (31, 31)]));
        assert_eq!(ranges(" 7 ;9 – 12,"), Ok(vec![(7, 7), (9, 12)]));
        assert_eq!(ranges("3-1"), Err("3-1".to_owned()));
        assert_eq!(ranges("table 4"), Err("table 4".to_owned()));
        assert_eq!(ranges("-4"), Err("-4".to_owned()));
    }

    #[test]
    fn tables_in_a_row_are_written_as_ranges() {
        assert_eq!(in_ranges(&[]), "");
        assert_eq!(in_ranges(&[1, 2, 3, 5, 7, 8]), "1–3, 5, 7, 8");
    }
}
