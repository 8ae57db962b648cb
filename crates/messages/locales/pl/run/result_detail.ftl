## Wynik jednego stolika

title = Wynik stolika
result-by = { $round }: <b><bdi>{ $result }</bdi></b>, { $by }.
when-by = { $when }, { $who }
not-reported = { $round }: bez wyniku.
players = Gracze
tournament-over = Turniej się skończył: wyniki można zmieniać, gdy organizator otworzy go ponownie na pulpicie.
would-change = Co by się zmieniło

### Pola i przyciski

result-hint = Miejsce, które wygrywa, albo D za remis; jeden znak na grę.
marks = Poddanie, przegrana, drop
marks-hint-finished = C i miejsce: poddanie meczu, M i miejsce: Match Loss: c2 m3.
marks-hint = C i miejsce: poddanie meczu, M i miejsce: Match Loss, D i miejsce: drop po tej rundzie: c2 m3 d4.
who-was-still-in = Remis: kto był jeszcze w grze?
save-draw = Zapisz jako remis
reason-hint = Zostanie zapisany; w zakończonej rundzie każdy może go przeczytać.
overrule = Zastąp
save-correction = Zapisz poprawkę
show-changes = Pokaż, co się zmieni
clear = Wyczyść wynik
clear-means = Drop zapisany razem z wynikiem zostaje: cofnij go na stronie gracza.
clear-result = Wyczyść wynik

### Komunikaty

reported-before = Stolik { $table } ma już wcześniejszy wynik: { $result } ({ $by }). Twojego nie zapisano. Jeśli tamten jest błędny, zastąp go poniżej.
stored = Wynik stolika { $table } jest zapisany.
