## Import historii do sezonu

title = Importuj historię
intro = Zaimportuj wydarzenia sprzed czasów Podium: całe, jako JSON z Podium lub TopDeck, albo tabele pozycji z arkusza. Zobaczysz, co jest w plikach, zanim cokolwiek zostanie zapisane.
files = Pliki
files-hint = JSON, CSV, Excel lub OpenDocument. Możesz wybrać kilka. Pierwszy wiersz tabeli nazywa kolumny: place i name, a jeśli są, także date, evening, points, wins, draws, losses.
pasted = Albo wklej tabelę
usual = Dla tabel bez tych kolumn
usual-name = Wydarzenie
usual-day = Data
look = Sprawdź pliki
cannot = Plików nie da się zaimportować
cannot-text = Popraw te błędy w plikach i wyślij je ponownie:

## Co jest w plikach

preview-title = Co jest w plikach
nothing-stored = Niczego jeszcze nie zapisano.
column-content = Zawartość
whole-event = { $players ->
    [one] Wydarzenie, { $players } gracz
    [few] Wydarzenie, { $players } gracze
    [many] Wydarzenie, { $players } graczy
   *[other] Wydarzenie, { $players } gracza
}
places-alone = { $people ->
    [one] Pozycja { $people } osoby
    [few] Pozycje { $people } osób
    [many] Pozycje { $people } osób
   *[other] Pozycje { $people } osoby
}
not-finished = niezakończone: liczy się, gdy je zakończysz
people = Osoby
known-people = { $count ->
    [0] Żadnej z tych osób nie ma jeszcze w społeczności.
    [one] { $count } osoba jest już w społeczności.
    [few] { $count } osoby są już w społeczności.
    [many] { $count } osób jest już w społeczności.
   *[other] { $count } osoby jest już w społeczności.
}
new-people = { $count ->
    [0] Nie ma nowych osób.
    [one] { $count } osoba jest nowa.
    [few] { $count } osoby są nowe.
    [many] { $count } osób jest nowych.
   *[other] { $count } osoby jest nowej.
}
who-is = Kim są te osoby?
who-is-hint = Ich nazwiska są podobne do nazwisk w społeczności albo na jednym wydarzeniu mają je dwie osoby. Wybierz, kim jest każda z nich.
choose = Wybierz
this-person = { $person }, numer { $number }
somebody-new = Nowa osoba
nobody = Gość (nie liczy się)
import = Importuj
other-files = Wybierz inne pliki
imported = { $count ->
    [one] Zaimportowano { $count } wydarzenie.
    [few] Zaimportowano { $count } wydarzenia.
    [many] Zaimportowano { $count } wydarzeń.
   *[other] Zaimportowano { $count } wydarzenia.
}
people-added = { $count ->
    [one] Dodano { $count } osobę.
    [few] Dodano { $count } osoby.
    [many] Dodano { $count } osób.
   *[other] Dodano { $count } osoby.
}
unfinished = { $count ->
    [one] { $count } wydarzenie nie jest zakończone: liczy się, gdy je zakończysz.
    [few] { $count } wydarzenia nie są zakończone: liczą się, gdy je zakończysz.
    [many] { $count } wydarzeń nie jest zakończonych: liczą się, gdy je zakończysz.
   *[other] { $count } wydarzenia nie jest zakończone: liczą się, gdy je zakończysz.
}
replaced = { $count ->
    [one] { $count } wydarzenie zastąpiło to z wcześniejszego importu.
    [few] { $count } wydarzenia zastąpiły te z wcześniejszego importu.
    [many] { $count } wydarzeń zastąpiło te z wcześniejszego importu.
   *[other] { $count } wydarzenia zastąpiło te z wcześniejszego importu.
}
had = { $count ->
    [one] { $count } wydarzenie było już w sezonie.
    [few] { $count } wydarzenia były już w sezonie.
    [many] { $count } wydarzeń było już w sezonie.
   *[other] { $count } wydarzenia było już w sezonie.
}
replaces = zastępuje wydarzenie z tą datą i nazwą
is-tournament = to już turniej społeczności: nie zostanie ponownie zaimportowany
is-twice = w plikach dwa razy: zostanie zaimportowane raz
on-evening = { $evening }
nameless = { $count ->
    [one] { $count } osoba bez nazwiska w plikach zostanie zaimportowana jako gość.
    [few] { $count } osoby bez nazwiska w plikach zostaną zaimportowane jako goście.
    [many] { $count } osób bez nazwiska w plikach zostanie zaimportowanych jako goście.
   *[other] { $count } osoby bez nazwiska w plikach zostanie zaimportowane jako goście.
}
