## Zgłaszanie wyniku

report-result = Zgłoś wynik
place = Stolik { $table }, { $round }
who-won = Kto wygrał?
who-won-game = Kto wygrał grę { $game }?
tap-seat = Dotknij miejsca.
player-won = { $player } wygrywa
nobody-won = Remis: nikt nie wygrał
who-was-still-in = Kto był jeszcze w grze?
who-was-still-in-hint = Te osoby remisują. Kto odpadł wcześniej, przegrywa.
draw = Remis
counts-when-confirmed = Liczy się, gdy potwierdzi to inny gracz przy stoliku.
other-report = Inny gracz zgłosił już wynik. Taki sam liczy się od razu; o innym decyduje obsługa.
report-it = Zgłoś
not-yet = Jeszcze nie
so-far = Dotąd: <bdi>{ $result }</bdi>. <a>Mecz skończył się tutaj</a>
back-to-table = Wróć do stolika
somebody-conceded = Ktoś poddał mecz albo były wcześniejsze gry
who-conceded = Kto poddał mecz?
who-conceded-hint = Oznacza to utratę punktów za ten mecz, więc liczy się dopiero po potwierdzeniu na stronie tego gracza albo przez sędziego.
games-in-order = Gry po kolei
games-in-order-hint = Jeden znak na grę: miejsce, które wygrywa, albo D za remis. D2 oznacza zremisowaną grę, a potem wygraną miejsca 2.
next = Dalej
