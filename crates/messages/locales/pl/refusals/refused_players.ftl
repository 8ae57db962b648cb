## Gracze

no-such-number = W tym turnieju nie ma gracza o numerze { $number }.
finished = Turniej jest zakończony: najpierw otwórz go ponownie.
cancelled = Turniej jest odwołany: na liście graczy nic się już nie zmienia.
check-in-ended = Check-in skończył się z początkiem rund.
approve-first = { $name } czeka na akceptację: najpierw zaakceptuj zgłoszenie.
bring-back-first = { $name } to gracz usunięty z turnieju: najpierw go przywróć.
registered-already = { $name } jest już na liście graczy.
swiss-over = Rundy szwajcarskie się skończyły: nikt już nie może dołączyć.
removed-already = Ten gracz jest już usunięty: { $name }.
has-place = { $name } ma miejsce w { $round-local }: zapisz zamiast tego drop, żeby rundy zostały bez zmian.
in-cut = { $name } jest w ogłoszonym topie: zapisz zamiast tego drop.
has-not-dropped = { $name } nie ma dropu.
disqualified-already = { $name } ma już dyskwalifikację.
was-not-disqualified = { $name } nie ma dyskwalifikacji.
pending = { $name } czeka na akceptację i nie jest jeszcze w turnieju.
waits = { $name } jest na liście rezerwowej i jeszcze nie w turnieju: zamiast tego usuń z listy.
was-removed = { $name } to gracz usunięty z turnieju.
was-disqualified = { $name } ma dyskwalifikację.
dropped-before-round-one = { $name } ma już drop, przed rundą 1.
dropped-after = { $name } ma już drop, po { $round-local }.
same-name = Gracz { $number } nazywa się tak samo. Jeśli to dwie osoby, zaznacz to; w przeciwnym razie nie trzeba nic robić.
player-number = gracz { $number }
row-of-list = wiersz { $row } tej listy

## Dodawanie graczy

list-empty = Lista jest pusta: nikogo nie dodano.
tournament-finished = Turniej jest zakończony: nikt już nie może dołączyć.
tournament-cancelled = Turniej jest odwołany: nikt już nie może dołączyć.
most-rounds = Turniej ma najwyżej { $most } rund: nikt już nie może dołączyć.
most-players = Turniej ma najwyżej { $most } graczy: nikogo nie dodano.
all-places-taken = Wszystkie miejsca są zajęte ({ $most }): zapisz czyjś drop albo zwiększ limit w ustawieniach.
all-places-taken-meanwhile = Wszystkie miejsca są już zajęte ({ $most }): zapisz drop kogoś innego albo zwiększ limit w ustawieniach.
over = Turniej się skończył: zgłoszeń już się nie odrzuca.
does-not-wait = { $name } nie czeka na akceptację.
not-with-this-name = Gracz { $number } nie występuje w turnieju pod nazwiskiem { $name }. Zaakceptuj albo odrzuć samo zgłoszenie.
only-waiting = Razem można odrzucić tylko zgłoszenia, które czekają.
none-waits = Żadne z nich już nie czeka.
none-removed = Nikt z nich nie jest już usunięty: nie ma czego cofać.

## Check-in

foreign-code = Tego kodu nie ma tu żaden gracz albo jego link odnowiono. Znajdź gracza po nazwisku lub numerze.
approve-same-name = Gracz { $entry } nazywa się tak samo: { $name }. Otwórz stronę gracza { $number } i zaznacz, czy to jedna osoba.
check-in-not-open = Check-in jeszcze się nie zaczął.
nobody-checked-in = Nikt nie ma check-inu.
round-drawn = Runda { $number } jest już sparowana. Odrzuć szkic, zapisz drop nieobecnych i sparuj ponownie.
nobody-here = Nikt nie ma check-inu, więc drop dotyczyłby wszystkich. Najpierw zapisz check-in obecnych.
everybody-here = Wszyscy mają check-in: nie zapisano żadnego dropu.

## Dropy i dyskwalifikacje

reason-everybody-reads = Podaj powód: każdy może go przeczytać.
reason-is-kept = Podaj powód: zostanie w dzienniku.
no-match-to-void = Nie rozegrano jeszcze żadnej rundy: nie ma meczu do unieważnienia.
ruling-disqualified = Dyskwalifikacja pochodzi z decyzji { $ruling } ({ $name }): wycofaj decyzję, a wszystko, co zrobiła, zostanie cofnięte.
only-head-judge = Dyskwalifikować i cofać dyskwalifikacje może tylko sędzia główny. Zwróć się do tej osoby: { $name }.

## Co wynika z odejścia gracza

leave-nothing-void = { $name } nie ma meczu bez wyniku: nic nie zostaje unieważnione.
leave-table = { $name } odchodzi teraz od stolika { $table }: pozostali (graczy: { $others }) grają dalej. W tej rundzie nie liczy się temu graczowi ani mecz, ani przegrana.
leave-void-tables = Przy unieważnionych stolikach nikt nie ma punktów, meczu ani przeciwników. Dla późniejszych parowań ci gracze już się spotkali.
leave-seen-after = Wszyscy zobaczą to w klasyfikacji po { $round-local }. Ta runda jeszcze trwa.
leave-unreadable = Bez tych meczów nie da się odczytać turnieju.

## Usuwanie danych osobowych

data-removed-already = Dane osobowe gracza { $number } są już usunięte.
text-looked-at = Ktoś już przejrzał ten tekst: nie ma go na liście.
text-gone = Tego tekstu już nie ma.
text-changed = Ktoś w międzyczasie zmienił ten tekst. Zobacz, jak wygląda teraz.
leave-words = Tekst: zostaw słowo lub dwa, żeby było wiadomo, czego dotyczył.

## Rejestracja przez graczy

waiting-list-full = Lista rezerwowa jest pełna. Zapytaj organizatora, czy jest dla Ciebie miejsce.
same-name-choose = Gracz { $number } nazywa się tak samo. Wybierz, czy to Ty.
registration-not-open = Rejestracja jeszcze się nie zaczęła.
no-registration-here = Tutaj nie można się zapisać: poproś organizatora o miejsce.
registration-cancelled = Turniej jest odwołany.
registration-over = Turniej się skończył.
registration-closed = Rejestracja jest zamknięta: rundy już się zaczęły. Zapytaj organizatora, czy można jeszcze dołączyć.
type-code = Wpisz kod z plakatu albo zeskanuj plakat ponownie.
wrong-code = To nie jest ten kod albo już się zmienił: spójrz na plakat albo zeskanuj go jeszcze raz.
