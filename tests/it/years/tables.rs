//! A round at its tables: results by phones, at the desk and by a program; rulings and time by judges; who leaves and who
//! comes late; what was entered wrongly and is corrected.

use serde_json::{Value, json};

use super::evening::Evening;
use super::people::sends;

/// A table that has no result yet.
struct Table {
    round: i64,
    number: i64,
    /// Numbers of the players, in seat order.
    seats: Vec<i64>,
    in_playoff: bool,
}

impl Table {
    fn read(round: &Value, pod: &Value) -> Self {
        let seats = pod["players"].as_array().expect("players").iter();
        Self {
            round: round["number"].as_i64().expect("a number"),
            number: pod["table"].as_i64().expect("a table"),
            seats: seats.map(|seat| seat["number"].as_i64().expect("a number")).collect(),
            in_playoff: round["stage"] == "playoff",
        }
    }
}

/// Plays all tables of a round that have no result.
pub fn play(evening: &mut Evening<'_>, round: &Value) {
    let pods = round["pods"].as_array().expect("pods").iter();
    let tables: Vec<Table> = pods
        .filter(|pod| pod["result"].is_null())
        .map(|pod| Table::read(round, pod))
        .collect();
    assert!(
        !tables.is_empty(),
        "the desk waits for results, and every table has one: {round}"
    );
    while evening.plan.late > 0 && tables[0].round == 1 {
        evening.plan.late -= 1;
        enters_late(evening);
    }
    for table in &tables {
        at_table(evening, table);
    }
}

fn at_table(evening: &mut Evening<'_>, table: &Table) {
    if evening.plan.dice.one_in(10) {
        rules(evening, table);
    }
    if !table.in_playoff && evening.plan.dice.one_in(10) {
        gives_time(evening, table);
    }
    let winner = 1 + evening.plan.dice.below(table.seats.len());
    let is_drawn = !table.in_playoff && evening.plan.dice.one_in(12);
    let way = evening.plan.dice.below(10);
    match way {
        _ if is_drawn => enters(evening, table, "d"),
        _ if way < evening.plan.phones && table.seats.len() > 1 => by_phones(evening, table, winner),
        9 => by_program(evening, table, winner),
        _ => enters(evening, table, &winner.to_string()),
    }
    evening.house.count_result();
    if table.seats.len() > 1 && evening.plan.dice.one_in(15) {
        corrects(evening, table, 1 + winner % table.seats.len());
    }
    let leaves = !table.in_playoff && evening.left.len() < evening.plan.leavers && evening.plan.dice.one_in(8);
    if leaves {
        let number = table.seats[evening.plan.dice.below(table.seats.len())];
        drops(evening, number);
    }
}

/// The scorekeeper enters a result.
fn enters(evening: &Evening<'_>, table: &Table, result: &str) {
    let results = evening.people.at("desk/results");
    let fields = [
        ("table", table.number.to_string()),
        ("result", result.to_owned()),
        ("marks", String::new()),
    ];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let answer = evening.people.keeper.post(&results, &fields);
    assert_eq!(answer.status, 303, "table {}: {}", table.number, answer.text());
}

/// One player reports; another confirms, or disputes it, and the scorekeeper decides.
fn by_phones(evening: &mut Evening<'_>, table: &Table, winner: usize) {
    let me = evening.people.at("me");
    let (first, second) = (table.seats[0], table.seats[1]);
    let phone = evening.people.phone(first);
    sends(
        &phone,
        &phone.see(&me).form("/me/report").set("winner", &winner.to_string()),
    );
    let other = evening.people.phone(second);
    let page = other.see(&me);
    if evening.plan.dice.one_in(8) {
        sends(
            &other,
            &page.form("/me/dispute").set("objection", "The last turn was not over"),
        );
        enters(evening, table, &winner.to_string());
    } else {
        sends(&other, &page.form("/me/confirm"));
    }
}

/// The organizer's program reports.
fn by_program(evening: &Evening<'_>, table: &Table, winner: usize) {
    let (slug, round, number) = (&evening.people.slug, table.round, table.number);
    let body = json!({"games": [{"winner": table.seats[winner - 1]}]});
    let path = format!("/tournaments/{slug}/rounds/{round}/tables/{number}/result");
    let answer = evening.people.program.send("PUT", &path, &body);
    assert_eq!(answer.status, 200, "{answer:?}");
}

/// The head judge corrects a result on its page.
fn corrects(evening: &Evening<'_>, table: &Table, winner: usize) {
    let at = evening
        .people
        .at(&format!("desk/results/{}/{}", table.round, table.number));
    let head = &evening.people.head;
    let form = head.see(&at).form(&at).set("do", "save").set("marks", "");
    sends(
        head,
        &form
            .set("result", &winner.to_string())
            .set("reason", "The slip was misread"),
    );
}

/// The head judge corrects a result of the round that was finished last, before the next is paired.
pub fn correct_a_finished_one(evening: &mut Evening<'_>) {
    if evening.shown()["state"] != "swiss" {
        return;
    }
    let round = evening.newest_round();
    let pod = &round["pods"][0];
    let table = Table::read(&round, pod);
    let won = pod["result"]["winner"].as_i64();
    let others = table.seats.iter().position(|seat| Some(*seat) != won);
    corrects(evening, &table, 1 + others.expect("more than one player"));
}

/// A judge writes a ruling about the player in the first seat, with a Warning where there is one to give.
fn rules(evening: &Evening<'_>, table: &Table) {
    let (number, player) = (table.number.to_string(), table.seats[0].to_string());
    let new = evening.people.at("desk/rulings/new");
    let judge = &evening.people.judge;
    let page = judge.see(&format!("{new}?table={number}&player={player}"));
    let infraction = format!("infraction_{player}");
    let mut fields = vec![
        ("table", number.as_str()),
        ("player", &player),
        ("what", "They drew a card too many."),
        ("answer", "The card goes back."),
        ("rule", "CR 121.1"),
    ];
    if page.body.contains("value=\"3.3=warning\"") {
        fields.push((&infraction, "3.3=warning"));
    }
    let answer = judge.post(&new, &fields);
    assert_eq!(answer.status, 303, "{fields:?}: {}", answer.text());
}

/// A judge gives a table more time.
fn gives_time(evening: &Evening<'_>, table: &Table) {
    let clock = evening.people.at("desk/clock");
    let form = evening.people.judge.see(&clock).form("/clock/tables");
    let form = form.set("table", &table.number.to_string()).set("minutes", "5");
    sends(&evening.people.judge, &form.set("reason", "A long ruling"));
}

/// A player leaves, by their phone or at the desk.
fn drops(evening: &mut Evening<'_>, number: i64) {
    if evening.left.contains(&number) {
        return;
    }
    evening.left.push(number);
    if evening.plan.dice.one_in(2) {
        let phone = evening.people.phone(number);
        let me = evening.people.at("me");
        sends(&phone, &phone.see(&me).form("/me/drop").set("confirm", "drop"));
    } else {
        let keeper = &evening.people.keeper;
        let page = keeper.see(&evening.people.at(&format!("desk/players/{number}")));
        sends(keeper, &page.form("/drop").set("drop_reason", "The last train"));
    }
}

/// Somebody comes when round 1 is played, and enters with a match loss or a bye.
fn enters_late(evening: &mut Evening<'_>) {
    let how = ["match_loss", "bye"][evening.plan.dice.below(2)];
    let keeper = &evening.people.keeper;
    let page = keeper.see(&evening.people.at("desk/rounds/1"));
    let name = format!("Late Larry {}", evening.plan.late);
    sends(keeper, &page.form("/late").set("name", &name).set("how", how));
}
