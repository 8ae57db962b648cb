//! Sentences that contain names of rounds and ordinals, as each language inflects them.

use podium_messages::{Language, Message, pairing_report, refused_results, refused_rounds, terms};

fn in_languages(message: &Message, expected: &[(Language, &str)]) {
    for (language, text) in expected {
        assert_eq!(message.in_language(*language), *text, "{}", language.tag());
    }
}

#[test]
fn a_round_inside_a_sentence_has_its_preposition_and_case() {
    let swiss = refused_results::no_table(4, terms::inside_swiss(3));
    in_languages(
        &swiss,
        &[
            (Language::English, "There is no table 4 in round 3."),
            (Language::German, "Es gibt in Runde 3 keinen Tisch 4."),
            (Language::Spanish, "No hay ninguna mesa 4 en la ronda 3."),
            (Language::French, "Il n’y a pas de table 4 à la ronde 3."),
            (Language::Italian, "Il tavolo 4 non esiste nel round 3."),
            (Language::Polish, "Nie ma stolika 4 w rundzie 3."),
        ],
    );
    let finals = refused_results::no_table(4, terms::inside_semi_finals());
    in_languages(
        &finals,
        &[
            (Language::English, "There is no table 4 in the semi-finals."),
            (Language::German, "Es gibt im Halbfinale keinen Tisch 4."),
            (Language::French, "Il n’y a pas de table 4 en demi-finales."),
            (Language::Italian, "Il tavolo 4 non esiste nelle semifinali."),
            (Language::Polish, "Nie ma stolika 4 w półfinale."),
        ],
    );
}

#[test]
fn a_round_at_the_head_of_a_sentence_agrees_with_what_follows() {
    in_languages(
        &refused_rounds::is_finished(terms::opening_semi_finals(), 2),
        &[
            (Language::English, "The semi-finals are finished."),
            (Language::Spanish, "Las semifinales han terminado."),
            (Language::French, "Les demi-finales sont terminées."),
            (Language::Italian, "Le semifinali sono concluse."),
            (Language::Polish, "Półfinał jest już zakończony."),
        ],
    );
    in_languages(
        &refused_rounds::is_finished(terms::opening_swiss(2), 1),
        &[
            (Language::Spanish, "La ronda 2 ha terminado."),
            (Language::French, "La ronde 2 est terminée."),
            (Language::Italian, "Il round 2 è concluso."),
            (Language::Polish, "Runda 2 jest już zakończona."),
        ],
    );
}

#[test]
fn a_text_without_forms_is_said_as_it_is() {
    let typed = refused_results::no_table(4, "Grand Final");
    assert_eq!(typed.in_language(Language::Polish), "Nie ma stolika 4 w Grand Final.");
}

#[test]
fn ordinals_have_the_gender_of_what_they_count() {
    let meeting = pairing_report::pod_meet_nth_time("Ann", "Bob", terms::ordinal(3), "1, 2");
    in_languages(
        &meeting,
        &[
            (Language::English, "Ann and Bob meet for the 3rd time (rounds 1, 2)."),
            (Language::Spanish, "Ann y Bob se enfrentan por 3.ª vez (rondas 1, 2)."),
            (
                Language::Italian,
                "Ann e Bob si incontrano per la 3ª volta (round 1, 2).",
            ),
            (Language::German, "Ann und Bob treffen sich zum 3. Mal (Runden 1, 2)."),
        ],
    );
    let seat = podium_messages::player::seat_times(terms::ordinal(1), 2);
    assert_eq!(seat.in_language(Language::French), "1er 2 ×");
}
