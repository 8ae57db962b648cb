## Decyzje

no-ruling = W tym turnieju nie ma decyzji { $number }.
only-head-judge = Tylko sędzia główny { $what }. Zwróć się do tej osoby: { $name }.
only-head-judge-organizer = Tylko sędzia główny { $what }: zwróć się do organizatora.
decides-appeal = rozstrzyga apelację
changes-penalty = zmienia karę
changed = Ktoś w międzyczasie zmienił decyzję { $number }. Zobacz, jak wygląda teraz, i zdecyduj ponownie.
waits-already = Decyzja { $number } już czeka na sędziego głównego.
withdrawn = Decyzja { $number } jest wycofana.
withdrawn-already = Decyzja { $number } jest już wycofana.
not-appealed = Od decyzji { $number } nie ma apelacji.
verdict = Wybierz, czy decyzja zostaje utrzymana, czy uchylona.
decision-missing = Decyzja: napisz, dlaczego zostaje uchylona.
of-other = Decyzja { $number } należy do innego sędziego: wycofuje ją jej autor albo sędzia główny.
withdraw-reason = Napisz, dlaczego jest wycofywana: zostanie to zapisane.
is-final = O decyzji { $number } rozstrzygnął już sędzia główny: to ostatnie słowo.
not-in-force = Decyzja { $number } już nie obowiązuje.
choose-lighter = Wybierz karę lżejszą niż { $penalty }.
lighter-reason = Napisz, dlaczego kara się zmienia: zostanie to zapisane.
describes-other = Decyzja { $number } należy do innego sędziego: co się stało, opisuje jej autor albo sędzia główny.
nothing-changes = Nic się nie zmienia: napisz, co się stało, albo zmień tekst.
nothing-left = Z decyzji { $number } nie zostało już nic do zrobienia przy stoliku.
direct-reason = Podaj powód: zostanie w dzienniku.

## Nowa decyzja

confirm-as-organizer = W obsłudze nie ma sędziego głównego: zaznacz, że potwierdzasz karę ({ $penalty }) jako organizator.
no-round-yet = Żadna runda nie jest jeszcze opublikowana: zostaw stolik pusty.
what-missing = Co się stało: opisz to, wystarczy jedno zdanie.
minutes-out-of-range = Minuty: { $minutes } to nie liczba od 0 do { $most }.
minutes-of-no-table = Minuty: wybierz stolik, który je dostaje.
about-nobody = Wybierz stolik albo graczy, których to dotyczy.
call-gone = Wezwania, na które odpowiada ta decyzja, już nie ma.
of-player = { $name }: { $problem }
needs-infraction = kara { $penalty } wymaga wykroczenia: wybierz je.
no-such-infraction = w tabeli turnieju nie ma wykroczenia { $code }: wybierz inne.
too-much-at-regular = na poziomie Regular nic nie wykracza poza Upomnienie, więc bez kary { $penalty }: wyjaśnij, napraw i zrób notatkę.
proposal-is-other = propozycja kary za { $code } to teraz { $penalty }. { $because } Przeczytaj to i naciśnij przycisk jeszcze raz.
disqualification-reason = Co się stało: dyskwalifikacja wymaga powodu.
type-to-disqualify = Niczego nie zrobiono. Wpisz { $word }, żeby potwierdzić dyskwalifikację.

## Tabela wykroczeń i kar

settings-changed = Ktoś w międzyczasie zmienił ustawienia. Zobacz, jak wyglądają teraz, i wyślij swoje ponownie.
profile-not-stored = Nie da się zapisać zasad: { $error }
infraction-problem = Wykroczenie { $number }: { $problem }
no-csv = To nie jest plik CSV: { $error }.
no-such-column = Wiersz 1: nie ma kolumny { $column }. Kolumny: { $columns }.
column-missing = Wiersz 1: brak kolumny { $column }.
cell-problem = Wiersz { $line }, { $column }: { $problem }
