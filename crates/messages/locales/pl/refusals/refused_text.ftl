## Teksty w formularzach

give-name = { $label }: podaj nazwę.
too-long = { $label }: za dużo znaków ({ $length }). Skróć do { $most }.
one-line = { $label }: wpisz w jednym wierszu, bez znaków sterujących.
control-characters = { $label }: są tu znaki sterujące. Usuń je.
day-range = { $label }: wybierz dzień od { $first } do { $last }.

## Dane gracza

player-too-long = { $what }: za dużo znaków ({ $length }), może być najwyżej { $most }.
player-control = { $what }: jest tu znak sterujący (np. tabulator albo koniec wiersza). Usuń go.
player-has-mail = { $what }: jest tu adres e-mail, a nazwiska są jawne. Wpisz adres w jego własne pole.
name-missing = Brak imienia i nazwiska: podaj je.
no-mail-address = To nie jest adres e-mail: ma on postać name@example.org.
no-table-number = „{ $typed }” to nie numer stolika: od 1 do { $most }.
no-awarded-byes = „{ $typed }” to nie liczba przyznanych bye: od 0 do { $most }.
awarded-byes-published = Runda { $round } jest opublikowana, więc przyznanych na nią bye nie można już zmienić.
decklist-link-only = Podaj decklistę jako link zaczynający się od https:// albo zostaw puste.
too-many-commanders = Za dużo dowódców ({ $count }): talia ma jednego albo dwóch, którzy dowodzą razem.
link-not-whole = Ten link jest niepełny: skopiuj go jeszcze raz z paska adresu przeglądarki.
link-other-scheme = Link do decklisty zaczyna się od https:// albo http://.

## Podmioty tych zdań

the-name = Imię i nazwisko
the-sorted-under = Nazwa do sortowania
the-team-mate = Druga osoba w drużynie
the-pronouns = Zaimki
the-group = Grupa
the-commander = Dowódca
the-second-commander = Drugi dowódca
the-name-of-commander = Nazwa dowódcy
the-mail-address = Adres e-mail

## Dwie osoby naraz zmieniają gracza

player-changed = Ktoś w międzyczasie zmienił dane gracza { $number }. { $now } Wyślij swoje ponownie, żeby je zastąpić.
same-as-yours = To, co jest teraz zapisane, jest takie samo jak u Ciebie.
now-differs = Teraz: { $differences }.
difference = { $field } to { $now } (u Ciebie: { $yours })
quoted = „{ $text }”
nothing = nic
field-name = imię i nazwisko
field-sorted-under = nazwa do sortowania
field-team-mate = druga osoba w drużynie
field-pronouns = zaimki
field-email = adres e-mail
field-decklist = decklista
field-commander = dowódca
field-second-commander = drugi dowódca
field-fixed-table = stały stolik
field-awarded-byes = przyznane bye
field-group = grupa
