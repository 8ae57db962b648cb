//! `podium melee --interactive`, with lines of text as the keyboard.

use super::Play;
use podium::cli::files::melee::follow_script;
use podium_document::game::GameDocument;
use serde_json::json;

#[test]
fn a_table_is_asked_for_and_drawn_as_a_ring() {
    let shown = follow_script(None, "12\nquit\n");
    let ring = [
        "  P01 1>  P02     P03     P04",
        "  P12                     P05 2>",
        "  P11                     P06",
        "  P10     P09 3>  P08     P07",
    ];
    assert!(shown.contains(&ring.join("\n")), "{shown}");
}

#[test]
fn names_may_be_given_and_wrong_tables_are_explained() {
    let shown = follow_script(None, "Ann Ben\n2\nAnn Ben Ann\nAnn Ben Cy\nstate\nquit\n");
    assert_eq!(shown.matches("at least three players, not 2").count(), 2, "{shown}");
    assert!(shown.contains("\"Ann\" sits at the table already"), "{shown}");
    assert!(
        shown.contains("\"in_game\": [\n    \"Ann\",\n    \"Ben\",\n    \"Cy\"\n  ]"),
        "{shown}"
    );
}

#[test]
fn numbers_press_what_is_listed() {
    let shown = follow_script(None, "Ann Ben Cy\n1\n99\nquit\n");
    assert!(shown.contains("1  end the turn of Ann (marker 1)"), "{shown}");
    assert!(shown.contains("the turn of Ann ends (marker 1)"), "{shown}");
    assert!(shown.contains("1  end the turn of Ben (marker 1)"), "{shown}");
    assert!(shown.contains("There is no number 99 in the list."), "{shown}");
}

#[test]
fn words_do_what_they_say() {
    let script = "Ann Ben Cy Dee\nextra Ben\nskip Cy\nnext 1\npass 1 Ann\npass 1 Ben\nwithdraw 1 Cy\nlife Ben 0\n\
        leave Dee conceded\nend 1\ntime finish\nend 1\nquit\n";
    let shown = follow_script(None, script);
    for words in [
        "Ben is given an extra turn",
        "Cy skips the next turn",
        "marker 1: precombat main phase begins",
        "Cy's request for priority is void; Ann has priority (marker 1)",
        "Proposed: Ben has no life left and would lose.",
        "Dee concedes and leaves the game",
        "Ben begins an extra turn (marker 1)",
        "Time was called: the turns in progress are finished.",
        "The game is drawn; the draw is shared by Ann, Ben, Cy.",
    ] {
        assert!(shown.contains(words), "\"{words}\" is missing in {shown}");
    }
}

#[test]
fn mistakes_are_explained_and_change_nothing() {
    let shown = follow_script(
        None,
        "Ann Ben Cy\nend 4\nextra Zoe\njump\nleave\ndo {\ndo {\"do\": \"fly\"}\nundo\nquit\n",
    );
    for words in [
        "Not possible (G2): There is no marker 4 on the table.",
        "/player: Nobody of the name \"Zoe\" sits at this table.",
        "\"jump\" is not understood",
        "\"leave\" is not understood",
        "/do: Expected one of \"end_turn\"",
        "There is nothing to undo.",
    ] {
        assert!(shown.contains(words), "\"{words}\" is missing in {shown}");
    }
}

#[test]
fn legal_lists_every_kind_of_action() {
    let shown = follow_script(None, "Ann Ben Cy\nlegal\nquit\n");
    for line in [
        "end_turn: marker 1",
        "leave: Ann, Ben, Cy; deferred to a phase of marker 1: Ann, Ben, Cy",
        "put_on_stack: Ann spell on 1; Ann activated on 1",
        "pass_priority: Ann on 1",
    ] {
        assert!(shown.contains(&format!("  {line}\n")), "{line} is missing in {shown}");
    }
    assert!(!shown.contains("flip:"), "without a seed there are no coins");
}

#[test]
fn undo_takes_the_last_action_back() {
    let shown = follow_script(None, "Ann Ben Cy\nend 1\nleave Ben at 1\nundo\nundo\nring\nquit\n");
    assert!(
        shown.contains("Ben leaves at the end of the current phase of marker 1"),
        "{shown}"
    );
    let last = shown.rsplit("melee: ").nth(1).unwrap_or_default();
    assert!(last.contains("Ann 1>") && !last.contains("Ben 1>"), "{last}");
}

#[test]
fn a_document_is_taken_up_where_it_ends() {
    let mut play = Play::of(json!({"seats": ["Ann", "Ben", "Cy"]}));
    play.end(1);
    let shown = follow_script(Some(play.document.clone()), "end 1\nsave game.json\nundo\nundo\nquit\n");
    assert!(shown.contains("end the turn of Ben (marker 1)"), "{shown}");
    assert!(shown.contains("The game is in game.json."), "{shown}");
    assert!(
        !shown.contains("There is nothing to undo."),
        "what the document held can be undone: {shown}"
    );
}

#[test]
fn an_impossible_document_is_followed_up_to_its_mistake() {
    let document = GameDocument::read_value(&json!({"format": "podium-game/1", "seats": ["Ann", "Ben", "Cy"],
        "actions": [{"do": "end_turn", "marker": 1}, {"do": "end_turn", "marker": 2}, {"do": "end_turn", "marker": 1}]}));
    let shown = follow_script(Some(document.expect("it can be read")), "quit\n");
    assert!(
        shown.contains("Action 1 of the document is not possible (G2)"),
        "{shown}"
    );
    assert!(shown.contains("Ben 1>"), "{shown}");
}

#[test]
fn rings_of_every_size_show_every_seat_once() {
    for players in (3..40).chain([66, 100, 256]) {
        let shown = follow_script(None, &format!("{players}\nring\nquit\n"));
        let ring = shown.rsplit("melee: ").nth(1).unwrap_or_default();
        for number in 1..=players {
            let name = format!("P{number:02}");
            let seats = ring.split_whitespace().filter(|word| *word == name).count();
            assert_eq!(seats, 1, "{name} of {players}: {ring}");
        }
        assert!(ring.lines().all(|line| line.chars().count() <= 104), "{ring}");
    }
}
