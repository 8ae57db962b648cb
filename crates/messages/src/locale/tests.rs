//! What each language writes, as a table.

use super::*;

fn at(text: &str) -> NaiveDateTime {
    NaiveDateTime::parse_from_str(text, "%Y-%m-%d %H:%M").expect("a time")
}

fn written(local: &Local, language: Language) -> String {
    let mut text = String::new();
    local.write(&mut text, language).expect("a string takes everything");
    // in a table a space that does not break looks like any other
    text.replace('\u{a0}', "~")
}

fn list(language: Language, words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
    let mut text = String::new();
    write_list(&mut text, language, &words).expect("a string takes everything");
    text
}

fn table(columns: impl Fn(Language) -> String) -> Vec<String> {
    let row = |language: Language| format!("{} {}", language.tag(), columns(language));
    Language::ALL.into_iter().map(row).collect()
}

#[test]
fn dates_and_times() {
    let (friday, may) = (at("2026-11-20 14:05"), at("2026-05-03 09:05"));
    let found = table(|language| {
        let dates = [
            Local::DateLong(friday.date()),
            Local::Date(may.date()),
            Local::DateTime(friday),
            Local::ClockTime(may),
        ];
        dates.map(|date| written(&date, language)).join(" | ")
    });
    let expected = [
        "en Friday, 20 November 2026 | 3 May 2026 | 20 Nov 2026, 14:05 | 09:05",
        "pt-BR sexta-feira, 20 de novembro de 2026 | 3 de mai. de 2026 | 20 de nov. de 2026, 14:05 | 09:05",
        "pt-PT sexta-feira, 20 de novembro de 2026 | 03/05/2026 | 20/11/2026, 14:05 | 09:05",
        "es viernes, 20 de noviembre de 2026 | 3 may 2026 | 20 nov 2026, 14:05 | 09:05",
        "fr vendredi 20 novembre 2026 | 3 mai 2026 | 20 nov. 2026, 14:05 | 09:05",
        "it venerdì 20 novembre 2026 | 3 mag 2026 | 20 nov 2026, 14:05 | 09:05",
        "de Freitag, 20. November 2026 | 03.05.2026 | 20.11.2026, 14:05 | 09:05",
        "nl vrijdag 20 november 2026 | 3 mei 2026 | 20 nov 2026, 14:05 | 09:05",
        "pl piątek, 20 listopada 2026 | 3 maj 2026 | 20 lis 2026, 14:05 | 09:05",
        "ja 2026年11月20日金曜日 | 2026/05/03 | 2026/11/20 14:05 | 9:05",
        "en-XA Friday, 20 November 2026 | 3 May 2026 | 20 Nov 2026, 14:05 | 09:05",
        "ar-XB Friday, 20 November 2026 | 3 May 2026 | 20 Nov 2026, 14:05 | 09:05",
    ];
    assert_eq!(found, expected);
}

#[test]
fn numbers_and_lists() {
    let found = table(|language| {
        [
            written(&Local::Decimal("3.30".into()), language),
            written(&Local::Decimal("-12345.6".into()), language),
            written(&Local::Percent("53.33".into()), language),
            list(language, &["Ann", "Bob", "Cat"]),
            list(language, &["Ann", "Isabel"]),
        ]
        .join(" | ")
    });
    let expected = [
        "en 3.30 | -12345.6 | 53.33 % | Ann, Bob and Cat | Ann and Isabel",
        "pt-BR 3,30 | -12345,6 | 53,33% | Ann, Bob e Cat | Ann e Isabel",
        "pt-PT 3,30 | -12345,6 | 53,33% | Ann, Bob e Cat | Ann e Isabel",
        "es 3,30 | -12345,6 | 53,33~% | Ann, Bob y Cat | Ann e Isabel",
        "fr 3,30 | -12345,6 | 53,33~% | Ann, Bob et Cat | Ann et Isabel",
        "it 3,30 | -12345,6 | 53,33% | Ann, Bob e Cat | Ann e Isabel",
        "de 3,30 | -12345,6 | 53,33~% | Ann, Bob und Cat | Ann und Isabel",
        "nl 3,30 | -12345,6 | 53,33% | Ann, Bob en Cat | Ann en Isabel",
        "pl 3,30 | -12345,6 | 53,33% | Ann, Bob i Cat | Ann i Isabel",
        "ja 3.30 | -12345.6 | 53.33% | Ann、Bob、Cat | Ann、Isabel",
        "en-XA 3.30 | -12345.6 | 53.33 % | Ann, Bob and Cat | Ann and Isabel",
        "ar-XB 3.30 | -12345.6 | 53.33 % | Ann, Bob and Cat | Ann and Isabel",
    ];
    assert_eq!(found, expected);
    assert_eq!(list(Language::Polish, &["Ann"]), "Ann");
    assert_eq!(list(Language::Polish, &[]), "");
}

#[test]
fn english_has_the_short_months_of_all_other_pages() {
    assert_eq!(
        written(&Local::DateTime(at("2026-09-03 09:05")), Language::English),
        "3 Sep 2026, 09:05"
    );
}

#[test]
fn what_cannot_be_written_is_shown_as_it_is() {
    assert_eq!(written(&Local::Decimal("–".into()), Language::Spanish), "–");
    let far = NaiveDate::from_ymd_opt(20_000, 1, 2).expect("a date");
    assert_eq!(written(&Local::Date(far), Language::Spanish), "2 Jan +20000");
}

#[test]
fn each_language_sorts_names_by_its_alphabet() {
    let found = table(|language| {
        let mut names = [
            "Zoë",
            "Łukasz",
            "Ángel",
            "andrzej",
            "Luz",
            "Lys",
            "ñandu",
            "nz",
            "山田",
            "さくら",
            "アイ",
        ];
        names.sort_by_cached_key(|name| language.sort_key(name));
        names.join(" ")
    });
    let usual = "andrzej Ángel Łukasz Luz Lys ñandu nz Zoë アイ さくら 山田";
    let expected = Language::ALL.map(|language| match language {
        Language::Spanish => "es andrzej Ángel Łukasz Luz Lys nz ñandu Zoë アイ さくら 山田".to_owned(),
        Language::Polish => "pl andrzej Ángel Luz Lys Łukasz ñandu nz Zoë アイ さくら 山田".to_owned(),
        other => format!("{} {usual}", other.tag()),
    });
    assert_eq!(found, expected);
    let key = |name| Language::English.sort_key(name);
    assert_eq!((key("Zoë"), key("e\u{301}")), (key("ZOE"), key("\u{e9}")));
}
