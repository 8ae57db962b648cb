## Skutki decyzji

waits = Czeka na sędziego głównego; niczego jeszcze nie wykonano.
table-got-time = Stolik ma { $minutes } min więcej.
time-stays = Czas, który dostał stolik, zostaje: i tak był stracony.
time-withdrawn = Czas przyznany za to stolikowi wycofano.
was-built-on = Decyzja { $number } się na niej opierała: sędzia główny rozpatrzy ją ponownie.
carried-out = Decyzja { $number } jest wykonana przy stoliku.
undone-at-table = Skutki decyzji { $number } są cofnięte przy stoliku.

## Wykonane

disqualified = { $who }: dyskwalifikacja, poza turniejem.
dropped = { $who }: drop z turnieju.
for-next-match = { $who } nie gra teraz meczu: kara ({ $penalty }) zostanie wykonana na początku następnego. Powiedz o tym graczowi.
skips-in-game = { $who } pomija w śledzonej grze następną turę.
left-game = { $who } jest poza śledzoną grą; pod gra dalej.
game-refused = Śledzona gra przy stoliku { $table } tego nie przyjęła: { $why }
skips-at-table = Przy stoliku: { $who } pomija następną turę. Gry się tu nie śledzi.
leaves-at-table = Przy stoliku: { $who } odchodzi teraz z gry, pod gra dalej. Gry się tu nie śledzi.
match-loss-next = { $who } nie gra teraz meczu: Match Loss zostanie wykonany w następnym, chyba że poprawisz wynik ostatniego.
result-has-loss = Wynik stolika { $table } uwzględnia teraz Match Loss ({ $who }) i brzmi: { $result }.
out-of-match = { $who } jest poza meczem: wynik stolika { $table } uwzględni Match Loss po wpisaniu.

## Cofnięte

undone-in-game = Karę cofnięto w śledzonej grze: { $who }.
not-undone-in-game = Po tej karze śledzona gra toczyła się dalej tak, że nie da się jej tu cofnąć: { $who } jest nadal poza grą.
undo-at-table = { $who } ma przy stoliku karę { $penalty }: cofnij ją tam, na ile pozwala gra.
judge-tells = Sędzia stolika { $table } musi powiedzieć o tym graczom.
in-tournament-again = { $who } jest znów w turnieju.
result-without-loss = Wynik stolika { $table } nie uwzględnia już Match Loss ({ $who }) i brzmi: { $result }.
in-match-again = { $who } jest znów w meczu stolika { $table }.
result-of-round-without-loss = Wynik stolika { $table } w { $round-local } nie uwzględnia już Match Loss ({ $who }) i brzmi: { $result }.
finished = { $round } jest już za nami: { $what }
not-dropped = Drop cofnięty: { $who }.
drop-stays = Drop zostaje ({ $who }): { $why }

## Przypomnienia przy wyniku

reminder-waits = { $penalty } czeka na sędziego głównego
reminder-match = { $penalty }: bez wygranej i bez punktów za remis
reminder-left-game = Game Loss: poza grą
reminder-skips = Pominięcie tury: następna tura przepada

## Kto potwierdza

the-head-judge = sędzia główny
the-organizer = organizator
