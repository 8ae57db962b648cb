## Wpisany wynik

no-seat = W tym podzie nie ma miejsca { $seat }: podaj od 1 do { $seats } albo D za remis.
no-result = „{ $typed }” to nie wynik: podaj miejsce, które wygrywa, od 1 do { $seats }, albo D za remis.
say-who-won = Podaj, kto wygrał: miejsce od 1 do { $seats } albo D za remis.
out-cannot-win = Miejsce { $seat } poddaje mecz albo ma Match Loss i nie może go wygrać. Wybierz inne albo usuń poddanie lub Match Loss.
