## Nawigacja

group = Społeczność
page-desk = Pulpit
page-home = Strona publiczna
page-people = Osoby
page-doubts = Ta sama osoba?
page-merges = Połączenia
page-log = Dziennik
page-staff = Obsługa
page-settings = Ustawienia

## Następne wydarzenie

next-evening = Następne wydarzenie
like-last = Z ustawieniami, obsługą i graczami turnieju { $last }, z dzisiejszą datą i otwartą rejestracją.
start-evening = Zacznij dzisiejsze wydarzenie
evening-started = { $count ->
    [one] Wydarzenie { $name } jest otwarte, z { $count } graczem.
   *[other] Wydarzenie { $name } jest otwarte, liczba graczy: { $count }.
}
is-open = już otwarte
first-evening = Utwórz pierwszy turniej i wybierz w jego ustawieniach tę społeczność. Potem każde wydarzenie zaczniesz tutaj jednym naciśnięciem.

open-now = Otwarte turnieje

## Lista osób

add-person = Dodaj osobę
add = Dodaj
find = Znajdź osobę
nobody-yet = Jeszcze nikogo
nobody-yet-text = Osoby pojawią się tutaj, gdy zagrają w turnieju społeczności.
nobody-found = Nie ma takiej osoby
count-people = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
column-number = Nr
column-name = Imię i nazwisko
column-last = Ostatnio
column-events = Wydarzenia
removed = dane usunięte
added = { $name } to osoba { $number }.
two-people = To dwie osoby, które nazywają się tak samo
as-csv = Osoby jako CSV

## Osoba

save = Zapisz osobę
saved = Osoba jest zapisana.
email-hint = Widzi go tylko obsługa. Gdy ktoś zapisze się z tym adresem, pojawi się propozycja, że to ta osoba.
link = Tajny link
show-link = Pokaż tajny link
link-also-on-page = Link osoby jest też na jej stronie na liście <a>osób</a>.
card-opens = Twoja strona na każdym wydarzeniu społeczności: stolik, miejsce, pozycja, check-in. Zachowaj ten link dla siebie.
link-means = Link otwiera stronę osoby i jej stronę gracza na każdym wydarzeniu społeczności. Każdy, kto go ma, działa w jej imieniu.
wrong-hands = Link zgubiony albo w niepowołanych rękach?
new-one = Odnowienie zastępuje ten link i linki wszystkich wpisów tej osoby.
renew = Odnów linki
renewed = Linki są odnowione. Stare już nie działają.
entries = Wpisy
same-as = Połącz z inną osobą
same-as-text = Wpisy tamtej osoby przechodzą do tej. Połączenie można cofnąć.
other-number = Numer tamtej osoby
why = Powód (do dziennika)
merge = Połącz
merged = Połączono. Połączenie { $number } możesz cofnąć na stronie „Połączenia”.
erase = Usuń dane osobowe
erase-text =
    Imię i nazwisko, nazwa do sortowania i adres e-mail znikają stąd, ze wszystkich wpisów i z tekstów. Wyniki zostają, pod numerem. Nie można tego cofnąć.
erase-now = Usuń dane osobowe
erased = { $entries ->
    [one] Dane osobowe są usunięte stąd i z { $entries } wpisu.
    [few] Dane osobowe są usunięte stąd i z { $entries } wpisów.
    [many] Dane osobowe są usunięte stąd i z { $entries } wpisów.
   *[other] Dane osobowe są usunięte stąd i z { $entries } wpisu.
}
erased-mentions = { $mentions ->
    [one] { $mentions } tekst turnieju może nadal wymieniać tę osobę. Sprawdź go tam na stronie gracza.
    [few] { $mentions } teksty turniejów mogą nadal wymieniać tę osobę. Sprawdź je tam na stronach gracza.
    [many] { $mentions } tekstów turniejów może nadal wymieniać tę osobę. Sprawdź je tam na stronach gracza.
   *[other] { $mentions } tekstu turniejów może nadal wymieniać tę osobę. Sprawdź je tam na stronach gracza.
}
erased-in-community = { $count ->
    [one] { $count } tekst społeczności może nadal wymieniać tę osobę. Sprawdź go poniżej.
    [few] { $count } teksty społeczności mogą nadal wymieniać tę osobę. Sprawdź je poniżej.
    [many] { $count } tekstów społeczności może nadal wymieniać tę osobę. Sprawdź je poniżej.
   *[other] { $count } tekstu społeczności może nadal wymieniać tę osobę. Sprawdź je poniżej.
}
also-theirs = Czy te wpisy też należą do tej osoby? Dane z zaznaczonych również zostaną usunięte.
entry-in = { $name }, numer { $number } w turnieju { $tournament }
back-to-people = Wróć do osób
back-to-person = Wróć do osoby

## Ta sama osoba?

doubts-intro = To samo imię i nazwisko albo ten sam adres e-mail nie dowodzi, że to ta sama osoba. Każde pytanie pojawia się raz.
no-doubts = Brak pytań
no-doubts-text = Gdy ktoś zapisze się pod nazwiskiem, które społeczność już zna, pojawi się tu pytanie, czy to ta sama osoba.
is-entry = Czy { $entry }, numer { $number } w turnieju { $tournament }, to ta sama osoba co { $person } (nr { $of })?
are-people = Czy { $one } (nr { $first }) i { $other } (nr { $second }) to ta sama osoba?
because-name = To samo imię i nazwisko
because-look = Podobne imię i nazwisko
because-mail = Ten sam adres e-mail
seen = { $events ->
    [one] { $events } wydarzenie, ostatnio { $date }
    [few] { $events } wydarzenia, ostatnio { $date }
    [many] { $events } wydarzeń, ostatnio { $date }
   *[other] { $events } wydarzenia, ostatnio { $date }
}
never-seen = Bez zakończonych wydarzeń
same = Ta sama osoba
other = Różne osoby
answered = Odpowiedź jest zapisana. To pytanie już się nie pojawi.

## Połączenia

merges-intro = Najnowsze najpierw. Cofnięcie połączenia przenosi wpisy z powrotem.
no-merges = Brak połączeń
no-merges-text = Dwie osoby możesz połączyć na stronie jednej z nich.
merge-line = Połączenie { $number }: { $gone } → { $kept }
moved = { $entries ->
    [one] przeniesiono { $entries } wpis
    [few] przeniesiono { $entries } wpisy
    [many] przeniesiono { $entries } wpisów
   *[other] przeniesiono { $entries } wpisu
}
undone-on = cofnięte { $date }
undo = Cofnij połączenie
split = { $name } to znów osobna osoba. Wpisy, które wróciły, mają nowe linki.
older = Starsze połączenia

## Obsługa i ustawienia

staff-intro = Role tutaj dotyczą stron społeczności. Każdy turniej ma własną obsługę.
new-member = Konto
new-member-hint = Możesz wybrać konto z obsługi turnieju tej społeczności.
give-role = Przydziel rolę
role-given = Rola jest przydzielona.
role-removed = Usunięto z obsługi społeczności.
nobody-else = Nie ma kogo dodać: konta pochodzą z obsługi turniejów tej społeczności.
new-community = Nowa społeczność
create = Utwórz społeczność
created = Społeczność jest utworzona.
save-settings = Zapisz ustawienia
settings-saved = Ustawienia są zapisane.
names-hint = Jeśli turniej tej społeczności pokazuje imię i inicjał, strony społeczności też muszą tak robić.
description-hint = Widoczny na stronie społeczności.
your-communities = Twoje społeczności
