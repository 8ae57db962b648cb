## Praca sędziów na sali

takes-signed-in = To wymaga zalogowanej osoby z obsługi.
no-table-now = W rundzie, którą się teraz gra, nie ma stolika { $table }.
no-player = W tym turnieju nie ma gracza o numerze { $number }.
not-at-table = Gracza { $number } nie ma przy stoliku { $table }. Wybierz kogoś z tego stolika.
no-watch = Przy stoliku { $table } nie działa już żaden stoper.

## Nazwy pól

label-about = O co chodzi
label-for-head-judge = Dla sędziego głównego
label-what-happened = Co się stało
label-why = Dlaczego

## Wezwanie

only-players-call = Sędziego wzywają tutaj tylko gracze tego turnieju. Podejdź do obsługi.
have-called = Masz już wezwanie sędziego z { $time }. { $now } Odwołaj je, zanim wezwiesz ponownie.
call-from-another-table = To wezwanie sędziego jest sprzed zmiany stolika, więc nikt nie przyjdzie. Jeśli potrzebujesz sędziego teraz, wezwij ponownie.
table-wrote-much = O co chodzi: Wasz stolik ma już dużo notatek. Zostaw puste: sędzia i tak przyjdzie.
say-where = O co chodzi: poza stolikami napisz, gdzie i co.
no-open-call = Nie masz otwartego wezwania: załatwiono je albo odwołano.
no-such-call = W tym turnieju nie ma takiego wezwania.
waits-for-chief = To wezwanie czeka na sędziego głównego: przyjmuje je i zamyka sędzia główny albo organizator.
no-round-at-tables = Stolik: żadna runda nie jest teraz przy stolikach. Zostaw puste i napisz, gdzie to jest.
call-no-table = Stolik: nie ma stolika { $table } w { $round-local }. Jego numer znajdziesz na sali.
hand-to-judge = Przekaż: wybierz kogoś z obsługi, kto tu sędziuje.
hand-to-other = Przekaż: wybierz kogoś, kto go nie ma.
call-at-no-table = Minuty: to wezwanie nie jest od stolika.
call-changed = Stolik { $table }: { $now } Niczego nie zmieniono.
call-changed-away = Poza stolikami: { $now } Niczego nie zmieniono.

## Co stało się z wezwaniem

call-waits = Wezwanie czeka na sędziego od { $time }.
call-waits-for-head-judge = Wezwanie czeka na sędziego głównego od { $time }.
call-handed = Przekazanie wezwania o { $time }: { $by } → { $to }.
call-handed-to-you = Wezwanie przekazane Tobie o { $time }: { $by }.
call-handed-by-you = Wezwanie przekazane przez Ciebie o { $time }: { $to }.
call-taken = Wezwanie ma { $by }, od { $time }.
call-taken-by-you = Masz to wezwanie od { $time }.
call-resolved = Wezwanie załatwione o { $time }: { $by }.
call-resolved-by-you = Wezwanie załatwione przez Ciebie o { $time }.
call-withdrawn = Gracz odwołał wezwanie o { $time }.
somebody-opening = Ktoś

## Wezwanie po zapisaniu decyzji

call-stays = Wezwanie pozostaje otwarte: ma je inny sędzia.
call-ended = Wezwanie jest zakończone.

## Opieka nad stolikami

covered-by = Stolik { $table } ma pod opieką { $name }. Poproś o oddanie go albo poproś sędziego głównego, żeby Ci go przydzielił.
covers-all = Wszystkie te stoliki masz już pod opieką.
only-chiefs-give = Innym stoliki przydzielają sędzia główny i organizatorzy. Dla siebie możesz je wziąć.
judge-of-staff = Sędzia: wybierz kogoś z obsługi, kto tu sędziuje.
theirs-to-release = Stolik { $table } ma pod opieką { $name }: tylko ta osoba może go oddać.
nobody-covers = Tych stolików nikt nie ma pod opieką.
none-free-as-before = Żaden stolik z poprzedniej rundy nie jest teraz wolny, żeby wziąć go pod opiekę tak jak wtedy.
no-round-to-cover = Żadna runda nie jest przy stolikach. Sędziowie mogą brać stoliki po opublikowaniu rundy.
tables-unreadable = Stoliki: nie da się odczytać { $part }. Wpisz numery i zakresy, np. 1-20, 31.
tables-empty = Stoliki: wpisz numery i zakresy, np. 1-20, 31.
no-table-to-cover = Stoliki: nie ma stolika { $table } w { $round-local }.
no-tables-to-cover = Stoliki: nie ma żadnego stolika od { $from } do { $to } w { $round-local }.

## Koniec dyżuru

ends-own-shift = Dyżury innych kończą sędzia główny i organizatorzy. Możesz zakończyć swój.
nothing-to-hand-over = Nie ma czego przekazać: żadnego stolika pod opieką, przyjętego wezwania, stopera ani deck checku.
successor-other = Kto przejmuje: wybierz kogoś innego.
successor-of-staff = Kto przejmuje: wybierz kogoś z obsługi, kto tu sędziuje.

## Co sędzia ma u siebie

hand-table = stolik { $table }
hand-tables = stoliki { $tables }
hand-calls = { $count ->
    [one] { $count } wezwanie
    [few] { $count } wezwania
    [many] { $count } wezwań
   *[other] { $count } wezwania
}
hand-watches = { $count ->
    [one] { $count } stoper
    [few] { $count } stopery
    [many] { $count } stoperów
   *[other] { $count } stopera
}
hand-deck-checks = { $count ->
    [one] { $count } deck check
    [few] { $count } deck checki
    [many] { $count } deck checków
   *[other] { $count } deck checku
}

## Notatki i oświadczenia

note-about = Wybierz gracza albo stolik, którego to dotyczy.
no-note = Tej notatki już nie ma.
note-of-other = To notatka innego sędziego: usuwa ją jej autor albo sędzia główny.
note-empty = Napisz coś.
witness-missing = Kto to mówi: wybierz gracza albo wpisz imię i nazwisko.
not-missing-here = Gracz { $number } nie gra teraz przy stoliku { $table }. Spójrz na stolik jeszcze raz.
