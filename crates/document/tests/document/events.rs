//! Property tests of event documents: a written document is read back equal, and a broken one is refused with its places.

use podium_document::event::{read, read_value, write};
use podium_event::Problem;
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};

use podium_testing::broken::break_somewhere;
use podium_testing::choices::Choices;
use podium_testing::documents::document;

/// Asserts that every pointer leads to a value of the document or to a field that is missing in one of its objects.
fn pointers_lead_somewhere(value: &Value, problems: &[Problem]) -> Result<(), TestCaseError> {
    prop_assert!(!problems.is_empty());
    for problem in problems {
        let parent = problem.pointer.rfind('/').map_or("", |end| &problem.pointer[..end]);
        let leads = value.pointer(&problem.pointer).is_some() || value.pointer(parent).is_some_and(Value::is_object);
        // A missing list is one step further away: the rules count from where it would be.
        prop_assert!(leads, "{problem} leads nowhere in {value}");
        prop_assert!(!problem.message.is_empty());
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read_back_and_written_the_same(bytes in vec(any::<u8>(), 0..4000)) {
        let document = document(&bytes);
        let text = write(&document);
        let again = read(text.as_bytes()).map_err(|problems| TestCaseError::fail(format!("{problems:?} in {text}")))?;
        prop_assert_eq!(&again, &document);
        prop_assert_eq!(write(&again), text);
    }

    #[test]
    fn a_broken_document_is_refused_with_places_or_is_sound(
        bytes in vec(any::<u8>(), 0..2000),
        breaks in vec(any::<u8>(), 1..60),
    ) {
        let text = write(&document(&bytes));
        let mut value: Value = serde_json::from_str(&text).expect("JSON");
        let choices = &mut Choices(breaks.iter());
        for _ in 0..=choices.below(3) {
            break_somewhere(choices, &mut value);
        }
        match read_value(&value) {
            Ok(document) => {
                let text = write(&document);
                let again = read(text.as_bytes()).map_err(|problems| TestCaseError::fail(format!("{problems:?}")))?;
                prop_assert_eq!(write(&again), text);
            }
            Err(problems) => pointers_lead_somewhere(&value, &problems)?,
        }
    }

    #[test]
    fn torn_bytes_are_refused_with_line_and_column(bytes in vec(any::<u8>(), 0..600), cut in any::<u16>(), other in any::<u8>()) {
        let mut text = write(&document(&bytes)).into_bytes();
        // the last byte is a line break, without which the document is complete
        let place = usize::from(cut) % (text.len() - 1);
        text[place] = other;
        let _ = read(&text); // sound or not: it answers
        text.truncate(place);
        let problems = read(&text).expect_err("half a document");
        prop_assert!(problems[0].message.to_string().contains("line "), "{}", problems[0]);
    }
}

#[test]
fn final_places_that_are_no_places_are_refused() {
    let mut value: Value =
        serde_json::from_str(include_str!("../../../../tests/cases/spring-open.json")).expect("JSON");
    value["final_places"] = json!(["p1", 3]);
    let problems = read_value(&value).expect_err("texts are no places");
    assert!(
        problems
            .iter()
            .any(|problem| problem.pointer.starts_with("/final_places")),
        "{problems:?}"
    );
}
