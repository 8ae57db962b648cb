## Wpisany wynik

no-seat = W tym podzie nie ma miejsca { $seat }: podaj od 1 do { $seats } albo D za remis.
no-result = „{ $typed }” to nie wynik: podaj miejsce, które wygrywa, od 1 do { $seats }, albo D za remis.
say-still-in = Po = wpisz miejsca, które były jeszcze w grze, co najmniej dwa od 1 do { $seats }, np. =12. Dotyczy meczów z jednej gry.
say-places = Wpisz wszystkie miejsca przy stole, 1–{ $seats }, od zwycięzcy, ze znakiem > między nimi, np. 3>1>4>2. Między graczami, którzy odpadli jednocześnie, wpisz =, np. 3>1=4>2.
say-who-won = Podaj, kto wygrał: miejsce od 1 do { $seats } albo D za remis.
out-cannot-win = Miejsce { $seat } poddaje mecz albo ma Match Loss i nie może go wygrać. Wybierz inne albo usuń poddanie lub Match Loss.
