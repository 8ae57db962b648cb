## Teksty, które mogą wymieniać gracza

title = Teksty o: { $player }
heading = Teksty o: <bdi>{ $player }</bdi>
nothing-left = Nie ma już czego przeglądać
nothing-left-text = Żaden tekst nie wymienia już tego gracza.
what-to-do = Dane osobowe są usunięte, a tam, gdzie ktoś napisał całe imię i nazwisko, jest teraz „{ $player }”. Te teksty zawierają ich część: może chodzić o kogoś innego albo o nikogo. Zmień te, które nadal wskazują gracza; wcześniejszy tekst zostanie trwale usunięty.
as-it-is = Obecny tekst
store = Zapisz zmieniony tekst
may-stay = Może zostać
where-shown = Gdzie jest pokazany
to-list = Do listy
names-no-text = Formularz nie podaje tekstu.
stays = Tekst zostaje bez zmian.
is-changed = Tekst jest zmieniony, a poprzedni usunięty.

## Czym jest tekst

announcement = Ogłoszenie
call-what = Wezwanie: o co chodzi
call-answer = Wezwanie: jak je załatwiono
call-note = Wezwanie: pytanie do sędziego głównego
ruling-what = Decyzja: co się stało
ruling-answer = Decyzja: odpowiedź
ruling-rule = Decyzja: zasada
ruling-decision = Decyzja: rozstrzygnięcie sędziego głównego
ruling-withdrawal = Decyzja: dlaczego ją wycofano
ruling-earlier = Decyzja: wcześniejszy tekst
more-time = Powód dodatkowego czasu
dispute = Sprzeciw wobec wyniku
judge-note = Notatka sędziego albo oświadczenie
witness = Świadek w oświadczeniu
deck-check = Co znaleziono w deck checku
table-note = Notatka o stoliku
end-of-round = Dlaczego stolik inaczej kończy rundę
log-line = Wiersz dziennika
log-reason = Powód w dzienniku
about-tournament = O turnieju
place = Lokalizacja turnieju
page-text = Tekst strony turnieju
