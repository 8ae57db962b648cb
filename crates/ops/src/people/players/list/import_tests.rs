use super::super::csv_reader::MAX_ROWS;
use super::super::pasted::read_names;
use super::*;

fn whole(list: &PlayerList) -> Vec<PlayerData> {
    let problems: Vec<String> = sentences(list);
    list.whole().unwrap_or_else(|| panic!("{problems:?}"))
}

fn sentences(list: &PlayerList) -> Vec<String> {
    let of_rows = list.rows.iter().flat_map(|row| &row.problems);
    list.problems.iter().chain(of_rows).map(ToString::to_string).collect()
}

fn names(list: &PlayerList) -> Vec<String> {
    whole(list).into_iter().map(|data| data.name).collect()
}

#[test]
fn names_one_per_line_with_a_mate_after_a_semicolon() {
    let list = read_names("\u{feff}Ann Ash\r\n\n  Bo Birch ; Cleo Cedar \nנועה\n");
    assert_eq!(names(&list), ["Ann Ash", "Bo Birch", "נועה"]);
    assert_eq!(whole(&list)[1].team_mate.as_deref(), Some("Cleo Cedar"));
    let wrong = read_names(&format!("Ann\n{}\na;b;c", "x".repeat(10_000)));
    assert_eq!(
        sentences(&wrong),
        [
            "Line 2: The name has 10000 characters: 200 at most.",
            "Line 3: There are more than two names: one player, or a team of two, a line."
        ]
    );
    assert_eq!(wrong.whole(), None);
}

#[test]
fn a_header_may_call_its_columns_as_other_programs_do() {
    let list = read_csv(
        "E-Mail;First_Name;LAST NAME;Deck;Pronouns;Table;Bye;Shirt;Team mate;Group\n\
         ann@x.org;Ann;Ash;https://decks.example/1;she/her;5;yes;M;Bo;home\n",
    );
    let data = whole(&list);
    assert_eq!(
        data,
        [PlayerData {
            name: "Ann Ash".into(),
            team_mate: Some("Bo".into()),
            pronouns: Some("she/her".into()),
            email: Some("ann@x.org".into()),
            decklist: Some("https://decks.example/1".into()),
            fixed_table: Some(5),
            avoid_group: Some("home".into()),
            ..PlayerData::default()
        }]
    );
    assert_eq!(list.notes.len(), 2, "{:?}", list.notes);
    for header in ["name", "Player", "Display Name", "displayname", "full_name"] {
        assert_eq!(names(&read_csv(&format!("{header}\nAnn"))), ["Ann"]);
    }
}

#[test]
fn a_column_of_byes_has_their_number() {
    let byes = |text: &str| {
        let list = read_csv(text);
        (
            whole(&list).iter().map(|data| data.awarded_byes).collect::<Vec<_>>(),
            list.notes.len(),
        )
    };
    for header in ["bye", "Byes", "Freilose", "Byes concedidos", "wolne losy", "不戦勝"] {
        assert_eq!(
            byes(&format!("name,{header}\nAnn,2\nBo,\nCy,0\n")),
            (vec![2, 0, 0], 0),
            "{header}"
        );
    }
    for other in ["yes", "4", "-1", "x"] {
        assert_eq!(
            byes(&format!("name,bye\nAnn,{other}\nBo,1\n")),
            (vec![0, 0], 1),
            "{other}"
        );
    }
}

#[test]
fn commanders_have_separate_columns_or_share_one() {
    let commanders = |text: &str| -> Vec<Vec<String>> {
        let rows = whole(&read_csv(text)).into_iter();
        rows.map(|data| data.commanders).collect()
    };
    let pair = [["Vael, Keeper of Tides", "Oru"]];
    for list in [
        "name,commander,commander 2\nAnn,\"Vael, Keeper of Tides\",Oru\n",
        "name,Commander_1,Second Commander\nAnn,\"Vael, Keeper of Tides\",Oru\n",
        "name,commander,partner\nAnn,\"Vael, Keeper of Tides\",Oru\n",
        "name,commander\nAnn,\"Vael, Keeper of Tides // Oru\"\n",
        "name,commanders\nAnn,\"Vael, Keeper of Tides / Oru\"\n",
        "name,commander\nAnn,\"Vael, Keeper of Tides + Oru\"\n",
    ] {
        assert_eq!(commanders(list), pair, "{list}");
    }
    assert_eq!(commanders("name,commander\nAnn,\nBo,Oru\n"), [vec![], vec!["Oru"]]);
    // without commanders a partner is who plays with them
    let team = whole(&read_csv("name,partner\nAnn,Bo\n"));
    assert_eq!(
        (team[0].team_mate.as_deref(), team[0].commanders.len()),
        (Some("Bo"), 0)
    );
    let wrong = read_csv("name,commander\nAnn,A / B / C\n");
    assert_eq!(wrong.rows[0].problems[0].column, Some(2));
}

#[test]
fn without_a_header_the_form_of_a_cell_tells_what_it_is() {
    let list = read_csv("Ann Ash,ann@x.org,https://decks.example/1\nBo Birch,Cleo,\n");
    let data = whole(&list);
    assert_eq!(data[0].email.as_deref(), Some("ann@x.org"));
    assert_eq!(data[0].decklist.as_deref(), Some("https://decks.example/1"));
    assert_eq!(data[1].team_mate.as_deref(), Some("Cleo"));
    assert_eq!(names(&read_csv("Ann Ash\nBo Birch")), ["Ann Ash", "Bo Birch"]);
}

#[test]
fn an_invite_list_of_addresses_is_enough() {
    for text in ["ann@x.org\nbo@x.org\n", "email\nann@x.org\nbo@x.org\n"] {
        let list = read_csv(text);
        assert_eq!(names(&list), ["ann", "bo"]);
        assert_eq!(list.notes, [t::named_by_mail()]);
    }
}

#[test]
fn the_wrong_columns_are_named_by_line_and_column() {
    assert_eq!(
        sentences(&read_csv("deck,table\nhttps://d.example,5\n")),
        ["Line 1: no column holds the names. Call it \"name\", or \"first name\" and \"last name\"."]
    );
    assert_eq!(
        sentences(&read_csv("name,player\nAnn,Ann\n")).len(),
        1,
        "two columns of names"
    );
    let numbers = sentences(&read_csv("1,5,2-0,7\n2,3,1-1,9\n"));
    assert!(
        numbers[0].starts_with("Line 1, column 4: Unknown column"),
        "{numbers:?}"
    );
    let ranks = sentences(&read_csv("1\n2\n"));
    assert!(ranks[0].starts_with("Line 1, column 1: This is no name"), "{ranks:?}");
}

#[test]
fn half_a_row_and_wrong_cells_are_named_by_line_and_column() {
    let list = read_csv("name,email,table\nAnn,ann,x\nBo\n,cleo@x.org,\nDee,dee@x.org,4,5\n\"Eve\nFay\",,\n");
    assert_eq!(
        sentences(&list),
        [
            "Line 2, column 2: That is no mail address: it has the form name@example.org.",
            "Line 2, column 3: \"x\" is no table number: 1 to 1000000.",
            "Line 3: This row has 1 columns and the header 3: fill it up or take it out.",
            "Line 4, column 1: The name is missing: give one.",
            "Line 5, column 4: This row has 4 columns and the header 3: is a quote (\") missing?",
        ]
    );
    assert_eq!(list.rows[4].input.name, "Eve Fay");
    assert_eq!((list.wrong_rows(), list.whole()), (4, None));
}

#[test]
fn a_list_that_is_too_long_is_refused_whole() {
    let long = "Ann\n".repeat(MAX_ROWS + 1);
    for list in [read_names(&long), read_csv(&long)] {
        assert_eq!((list.rows.len(), list.problems.len()), (0, 1));
    }
}
