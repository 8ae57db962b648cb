## Rundy, top i koniec turnieju

published-already = Szkic { $round-of } jest już opublikowany. Najpierw cofnij publikację, dopóki nie ma wyniku.
no-draft = Nie ma szkicu { $round-of }.
tournament-finished = Ten turniej jest zakończony. Najpierw otwórz go ponownie.
not-finished-tournament = Ten turniej nie jest zakończony.
rounds-unreadable = Nie da się odczytać wcześniejszych rund.

## Parowanie

drafted-already = { $round } ma już szkic. Opublikuj go, sparuj ponownie albo odrzuć.
choose-who = Check-in mają gracze: { $here } z { $all }. Wybierz, kogo sparować: tylko ich czy wszystkich ({ $all }).
too-few-here = Check-in mają gracze: { $here } z { $all }, za mało na rundę szwajcarską. Zapisz check-in obecnych albo sparuj wszystkich ({ $all }).
finish-then-pair = { $round-open }. Zakończ rundę, a potem sparuj następną.
no-result-at = Brak wyniku w { $round-local }: { $tables }. Wpisz, czego brakuje, a potem zakończ rundę.
tables = { $count ->
    [one] stolik { $tables }
   *[other] stoliki { $tables }
}
no-tables = żaden stolik
no-rounds-planned = W planie nie ma rund szwajcarskich. Ustaw ich liczbę w ustawieniach, a potem sparuj rundę 1.
plan-is-played = { $count ->
    [one] W planie jest { $count } runda szwajcarska i jest już rozegrana. Ogłoś top albo zaplanuj więcej rund w ustawieniach.
    [few] W planie są { $count } rundy szwajcarskie i są już rozegrane. Ogłoś top albo zaplanuj więcej rund w ustawieniach.
    [many] W planie jest { $count } rund szwajcarskich i są już rozegrane. Ogłoś top albo zaplanuj więcej rund w ustawieniach.
   *[other] W planie jest { $count } rundy szwajcarskiej i są już rozegrane. Ogłoś top albo zaplanuj więcej rund w ustawieniach.
}
reason-to-continue = { $warnings } Żeby mimo to kontynuować, podaj powód; zostanie zapisany.
playoff-has-winner = Playoff ma już zwycięzcę. Zakończ turniej.
one-pairing-of-playoff = Runda playoffu wynika z rozstawień: jest tylko jedno jej parowanie.
no-pod-to-keep = W tym szkicu przy stoliku { $table } nie ma poda. Zachowaj stoliki, które są w szkicu.
keep-pods-reason = Napisz, dlaczego pody zostają: każdy może to przeczytać.
draft-up-to-date = Szkic jest aktualny: nie ma o czym decydować.
tables-of-playoff-follow = Stoliki rundy playoffu wynikają z rozstawień. Ułóż je ponownie.
keep-draft-reason = Napisz, dlaczego szkic zostaje: każdy może to przeczytać.

## Nieaktualny szkic

give-places = { $missing } Sparuj szkic ponownie albo daj każdej z tych osób miejsce, bye lub Match Loss; potem opublikuj.
out-of-date = Szkic jest nieaktualny. { $changes } Sparuj go ponownie albo zachowaj bez zmian; potem opublikuj.
no-place = { $count ->
    [one] Bez miejsca w tej rundzie jest { $names }.
   *[other] Bez miejsca w tej rundzie są: { $names }.
}
left-since-draft = { $count ->
    [one] Odkąd powstał szkic, w turnieju nie gra już { $names }.
   *[other] Odkąd powstał szkic, w turnieju nie grają już: { $names }.
}
results-corrected = Poprawiono wyniki: { $scores }.
points-instead = { $points ->
    [one] { $name } ma { $points } punkt zamiast { $then }
    [few] { $name } ma { $points } punkty zamiast { $then }
    [many] { $name } ma { $points } punktów zamiast { $then }
   *[other] { $name } ma { $points } punktu zamiast { $then }
}
groups-changed = Zmieniło się, z kim nie mogą grać: { $names }.
fixed-tables-changed = Zmieniono stałe stoliki: { $moves }.
awarded-byes-changed = Zmieniono przyznane bye w tej rundzie: { $players }.
to-table = { $name } do stolika { $table }
pod-size-changed = Wielkość poda to teraz { $now }; szkic zrobiono dla { $then }.
settings-changed = Zmieniono ustawienia: { $settings }.
setting-uneven-pods = bye czy mniejsze pody
setting-smaller-pods = które pody są mniejsze
setting-seating = przydział miejsc
setting-tables = numery stolików
other-pods = Poprawiono wynik albo gracz odszedł lub wrócił: z rozstawień wynikają inne pody.
more = jeszcze { $count }

## Zmiany ręczne

no-table-number = Numer stolika to liczba od 1 do 99999.
other-round-now = Trwa już inna runda. Zobacz jej stoliki i wybierz ponownie.
stage-no-table = Stolik: nie ma stolika { $table } w { $round-local }.
tables-stay = { $round-over }, stoliki się nie zmieniają.
seats-of-playoff-follow = Miejsca w rundzie playoffu wynikają z rozstawień: można przenosić tylko stoliki.
result-there = Jest już wynik: { $tables }. Jeśli stolik grał na złych miejscach, najpierw go wyczyść.
nobody-chooses-first = Przy stoliku { $table } nikt nie wybiera, kto zaczyna: miejsca pozostają bez zmian.
game-has-begun = Śledzona gra przy stoliku { $table } już się zaczęła, więc miejsca zostają bez zmian. Jeśli ma się zacząć od nowa, najpierw cofnij jej kroki na pulpicie gry.
two-players = Wybierz dwóch różnych graczy.
another-table = Wybierz inny stolik.
no-pod-at = Przy stoliku { $table } nie ma poda.
no-seat-and-bye = Gracz { $number } nie ma w tej rundzie miejsca ani bye.
change-reason = Podaj powód: każdy może go przeczytać.
one-has-no-place = Jedna z tych osób nie ma miejsca w tej rundzie.
void-and-again = Zgłoszenia graczy z tych stolików przepadają, a śledzona tam gra zaczyna się od nowa.
change-places = { $a } i { $b } zamieniają się miejscami.
table-moves = Stolik { $from } otrzymuje numer { $to }.

## Publikacja, start, zakończenie i cofanie

publish-first = { $round } to szkic. Najpierw go opublikuj.
is-finished = { $round-over }.
draft-already = { $round } to już szkic.
under-way = { $round } już trwa: parowania zostają. Popraw przy stolikach to, co się nie zgadza.
not-newest = { $round } to nie ostatni krok, a cofa się tylko ostatni. Popraw wyniki.
cut-is-announced = Po tej rundzie ogłoszono top. Najpierw go odwołaj albo popraw wynik.
not-running = { $round } nie trwa: nie ma startu do cofnięcia.
start-stays = { $round } już trwa i ma wyniki, więc start zostaje.
not-all-checked-in = Check-in mają gracze z tego szkicu: { $here } z { $all }. Pozostali też są sparowani.

## Skutki poprawki

made-with-old-result = { $round } to szkic oparty na starym wyniku: potem zrób go ponownie.
paired-with-old-result = { $round } ma już parowania oparte na starym wyniku i tak zostaje.
cut-would-be-other = Top jest ogłoszony; z tym wynikiem byłby inny. Ogłoszone rozstawienia i drabinka zostają, a poprawka zostanie zapisana.

## Spóźnieni, odchodzący i nieobecni

no-swiss-round-to-enter = Nie ma rundy szwajcarskiej, do której można dołączyć. Dodaj gracza do następnej rundy.
late-has-result = Stolik { $table } ma już wynik. Wybierz inny.
late-full = Stolik { $table } jest pełny. Wybierz mniejszy pod, bye albo Match Loss.
same-name = Gracz { $number } nazywa się tak samo. Jeśli to dwie osoby, dodaj drugą na stronie graczy, a potem wybierz ją tutaj z listy graczy.
no-registered-player = Na liście graczy nie ma numeru { $number }.
has-left = { $name } nie gra już w turnieju. Najpierw to cofnij.
has-place = { $name } ma już miejsce w tej rundzie.
no-round-to-drop = Żadna runda szwajcarska nie jest przy stolikach. Zapisz drop na stronie gracza.
no-table-or-player = W rundzie { $round } nie ma stolika { $table } albo gracza { $player }.
clear-if-never-came = Stolik { $table } ma już wynik. Wyczyść go najpierw, jeśli ta osoba w ogóle nie przyszła: { $name }.
not-at-table-any-more = Przy stoliku { $table } nie ma już tego gracza: { $name }. Spójrz na stolik jeszcze raz.
too-small-without = Bez tego gracza ({ $name }) stolik { $table } jest za mały na grę. Zamień miejscami z kimś z innego stolika albo wpisz wynik z Match Loss tego gracza i zapisz jego drop.
too-few-left = { $count ->
    [one] Przy stoliku { $table } zostałby tylko { $count } gracz, za mało na grę: mecz zostaje, a jego wynik wpisuje się jak zwykle.
   *[other] Graczy przy stoliku { $table } byłoby tylko { $count }, za mało na grę: mecz zostaje, a jego wynik wpisuje się jak zwykle.
}
followed-with-all = Grę przy stoliku { $table } śledzono ze wszystkimi graczami: mecz zostaje, a jego wynik wpisuje się jak zwykle.
drop-at-end = Drop na koniec { $round-of }: { $names }.

## Top i koniec turnieju

finish-then-cut = { $round-open }. Zakończ rundę, a potem ogłoś top.
finish-then-cut-at = { $round-open }. Brak wyniku: { $tables }. Zakończ rundę, a potem ogłoś top.
finish-round-first = { $round-open }. Najpierw zakończ rundę.
swiss-left-out = Rozegrane rundy szwajcarskie: { $played } z { $planned } planowanych.
playoff-left-out = Nie rozegrano planowanego playoffu (graczy: { $players }).
swiss-and-playoff-left-out = Rozegrane rundy szwajcarskie: { $played } z { $planned } planowanych; nie rozegrano też planowanego playoffu (graczy: { $players }).
cut-already = Top jest już ogłoszony.
cut-reason = Rozegrane rundy szwajcarskie: { $played } z { $planned } planowanych. Żeby ogłosić top teraz, podaj powód: każdy może go przeczytać.
discard-playoff-first = Są już rundy playoffu. Najpierw je odrzuć.
no-cut = Nie ma ogłoszonego topu, który można odwołać.
cancel-instead = Nie rozegrano żadnej rundy. Odwołaj turniej.
playoff-no-winner = Playoff nie ma jeszcze zwycięzcy. Rozegraj go do końca albo odwołaj top.
finish-reason = { $left-out } Żeby zakończyć turniej teraz, podaj powód: każdy może go przeczytać.
reopen-reason = Napisz, dlaczego turniej jest otwierany ponownie: każdy może to przeczytać.
