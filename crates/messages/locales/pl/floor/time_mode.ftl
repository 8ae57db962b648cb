## Nad kartami

ask-extra-turns = Dotknij, czyja jest tura: potem po jednej turze dla każdego gracza, który jest jeszcze w grze (2.5AA).
ask-finish-turn = Dotknij, czyja jest tura: jest dogrywana, następnej nie będzie (2.5AB).
inside-table = stolik { $table }
problem-at = Stolik { $table }: { $problem }
no-button = Formularz nie mówi, czego dotknięto. Dotknij przycisku stolika.
reported-before = Stolik ma już wcześniejszy wynik: { $result }. Niczego nie zapisano: jeśli jest błędny, zmień go na stronie wyników.

## Co karta mówi o stoliku

judge-is-called = wezwano sędziego
another-end = tu inny koniec
done = gotowe
turns-follow = { $count ->
    [one] potem { $count } tura
    [few] potem { $count } tury
    [many] potem { $count } tur
   *[other] potem { $count } tury
}
the-last-turn = ostatnia tura
look-at-reports = Zobacz, co zgłaszają gracze.
game-is-confirmed = Jedna gra tego meczu jest potwierdzona.
has-won = { $player } wygrywa
is-drawn = Gra kończy się remisem
overtime-is-over = Koniec doliczonego czasu: gra kończy się remisem
overtime-life = Koniec doliczonego czasu: wygrywa gracz, który ma najwięcej życia
no-turn-is-left = Nie ma już żadnej tury: wygrywa gracz, który ma najwięcej życia
most-life = Najwięcej życia: { $player }
in-end-step = Ktoś coś robi w kroku końcowym: następna tura jest ostatnia
turns-of = { $played } z { $all }
last-turn = Ostatnia tura
turns-left = { $count ->
    [one] Została { $count } tura
    [few] Zostały { $count } tury
    [many] Zostało { $count } tur
   *[other] Zostało { $count } tury
}
then = potem { $player }
waits-for = czeka na znacznik { $marker }
no-more-turn = bez dalszej tury
finishes-turn = dogrywa turę
several-turns = Rozgrywa się tu kilka tur naraz i nikt ich nie śledzi.
time-is-up = Koniec czasu

## Pytania i przyciski

seats = Miejsca
whose-turn = Czyja jest tura?
who-has-won = Kto wygrał?
turn-of-gone = tura<span> gracza, który jest już poza grą: { $player }</span>
seat-turn = <bdi>{ $player }</bdi><span>: tura tego gracza</span>
seat-won = <bdi>{ $player }</bdi><span> wygrywa</span>
seat-goes-out = <bdi>{ $player }</bdi><span> odpada</span>
out = poza
lost = Przegrana
conceded = Poddanie
not-counted = Slow Play: <bdi>{ $player }</bdi> się nie liczy
undo-at = Cofnij<span> przy stoliku { $table }</span>
undo-result = Cofnij<span> wynik stolika { $table }</span>
draw-at = Remis<span> przy stoliku { $table }</span>
time-is-called = Koniec czasu<span> przy stoliku { $table }</span>
next-turn = +1 tura<span> przy stoliku { $table }</span>
ends-drawn = Koniec: remis<span> przy stoliku { $table }</span>
extra-turn = Dodatkowa tura<span>: { $player }, stolik { $table }</span>
turn-ends = Koniec tury<span>: { $player }</span>
confirm = Potwierdź<span> wynik stolika { $table }</span>
count-at = <bdi>{ $result }</bdi><span>, stolik { $table }</span>
call-early = Ogłoś przed czasem
has-finished = Gra skończona
follow-it = Śledź
result = Wynik
