## Ustawienia sezonu

title-new = Nowy sezon
title-edit = Ustawienia sezonu
title-list = Sezony
none-yet = Jeszcze bez sezonów
none-yet-hint = Sezon sumuje wydarzenia z kilku tygodni lub miesięcy w jednej klasyfikacji.
new-season = Nowy sezon
create = Utwórz sezon
save = Zapisz ustawienia
created = Sezon jest utworzony. Dodaj jego wydarzenia.
saved = Ustawienia są zapisane.
field-name = Nazwa
field-description = Opis
field-description-hint = Widoczny na stronie sezonu.
field-begins-on = Pierwszy dzień
field-ends-on = Ostatni dzień
field-planned = Planowana liczba wydarzeń
field-planned-hint = Jeśli ją ustalisz, strony sezonu pokażą, kto ma jeszcze szanse.
field-places = Punkty za pozycję końcową
field-places-hint = Po jednym wierszu na pozycję lub zakres: „1: 10”, „3-4: 5”, „9+: 1”.
field-shared = Osoby na wspólnych pozycjach
field-match-point = Punkty za każdy punkt meczowy
field-participation = Punkty za udział
field-participation-every = Punkty za udział liczą się z każdego wydarzenia
field-best = Ile najlepszych wydarzeń się liczy
field-best-hint = Puste: liczą się wszystkie.
field-attendance-every = Liczba wydarzeń na premię za frekwencję
field-attendance-every-hint = Puste: bez premii.
field-attendance-points = Punkty za każdą premię
field-attendance-most = Największa liczba premii
field-least = Liczba wydarzeń potrzebna do nagrody
field-tiebreakers = Tiebreakery, w tej kolejności
field-tiebreaker = Tiebreaker { $number }
no-tiebreaker = Brak
field-achievements = Osiągnięcia
field-achievements-hint = Po jednym w wierszu, z punktami i tym, ile razy może się liczyć na jednym wydarzeniu: „Pierwsza krew: 1”, „Wygrana preconem: 2, 3 times”.
field-achievements-every = Osiągnięcia liczą się z każdego wydarzenia
field-rewards = Nagrody
field-rewards-hint = Po jednej w wierszu: „invitation: top 16”, „1 bye: top 4”, „seed: 30 points”, na końcu może być nazwa: „invitation: top 16, Invitational w czerwcu”.
shared-first = dostają punkty za najlepszą z nich
shared-last = dostają punkty za najgorszą z nich
shared-split = dzielą punkty po równo, z zaokrągleniem w dół
part-scoring = Punkty za wydarzenie
part-counting = Które wydarzenia się liczą
part-achievements = Osiągnięcia
part-rewards = Nagrody
part-pods = Wydarzenia ze swobodnymi podami
field-pods-places = Punkty za pozycje w swobodnym podzie
field-pods-places-hint = Liczba graczy, potem punkty za kolejne pozycje: „4: 5 3 2 1”.
field-pods-drawn = Punkty za remis
field-pods-drawn-hint = Liczba remisujących graczy, potem punkty dla każdego: „4: 1”.
wrong-number-line = „{ $line }” nie ma postaci „4: 5 3 2 1” albo jego liczba graczy jest użyta dwa razy.
wrong-place-line = „{ $line }” nie ma postaci „1: 10”, „3-4: 5” ani „9+: 1”.
wrong-achievement-line = „{ $line }” nie ma postaci „Pierwsza krew: 1” ani „Wygrana preconem: 2, 3 times”.
wrong-reward-line = „{ $line }” nie ma postaci „invitation: top 16” ani „1 bye: 30 points”.
not-a-date = Wpisz datę tak: 2026-03-31.

## Wydarzenia

evenings = Wydarzenia
add-evenings = Dodaj wydarzenia
add-evenings-hint = Turnieje tej społeczności, których nie ma w tym sezonie.
no-others = Wszystkie turnieje tej społeczności są w tym sezonie.
add = Dodaj do sezonu
added = { $count ->
    [one] Dodano { $count } wydarzenie.
    [few] Dodano { $count } wydarzenia.
    [many] Dodano { $count } wydarzeń.
   *[other] Dodano { $count } wydarzenia.
}
nothing-added = Wybierz co najmniej jeden turniej.
remove = Usuń z sezonu
removed = Usunięto z sezonu: { $evening }.
weight = Ile razy się liczy
weight-saved = Zapisano, ile razy się liczy.
set-weight = Zapisz

## Zakończenie i usunięcie

close = Zakończ sezon
close-explained = Linie stają się ostateczne. Poprawki wcześniejszych wyników nadal się liczą.
reopen = Otwórz sezon ponownie
closed = Sezon jest zakończony.
reopened = Sezon jest znów otwarty.
delete = Usuń sezon
deleted = Sezon jest usunięty.

## Finał

title-final = Zakwalifikowane osoby
final-hint = Wszyscy, którzy są teraz nad linią, w kolejności klasyfikacji sezonu. Zostaną wpisani do turnieju, który wybierzesz, razem z przyznanymi bye.
final-open = Sezon jest jeszcze otwarty, więc późniejsze wyniki mogą zmienić tę listę.
nobody-qualified-yet = Nikt się jeszcze nie zakwalifikował
nobody-qualified-hint = Kto się kwalifikuje, ustalisz w ustawieniach sezonu, w części „Nagrody”.
column-gets = Nagroda
the-final = Finał
no-tournament-open = Żaden turniej tej społeczności nie przyjmuje teraz graczy. Najpierw go utwórz.
enter-qualified = Wpisz wszystkich
entered = { $count ->
    [0] Do turnieju { $tournament } nikogo nie dodano.
    [one] Do turnieju { $tournament } dodano { $count } osobę.
    [few] Do turnieju { $tournament } dodano { $count } osoby.
    [many] Do turnieju { $tournament } dodano { $count } osób.
   *[other] Do turnieju { $tournament } dodano { $count } osoby.
}
entered-waiting = { $count ->
    [one] { $count } z nich jest na liście rezerwowej.
    [few] { $count } z nich są na liście rezerwowej.
    [many] { $count } z nich jest na liście rezerwowej.
   *[other] { $count } z nich jest na liście rezerwowej.
}
entered-before = { $count ->
    [one] { $count } osoba miała już wpis, który zostaje bez zmian.
    [few] { $count } osoby miały już wpis, który zostaje bez zmian.
    [many] { $count } osób miało już wpis, który zostaje bez zmian.
   *[other] { $count } osoby miało już wpis, który zostaje bez zmian.
}

## Import historii

import = Importuj historię
not-public = liczy się, gdy każdy może go znaleźć
tied = Równi na linii
tied-hint = Te osoby są równe we wszystkich tiebreakerach. Wybierz, kto zostanie wpisany: wszyscy albo osoby wylosowane.
tied-person = { $name }: { $gets }
