## Losowania obliczone ponownie

commitment = Zobowiązanie
other-secret = Sekret nie jest tym, do którego się zobowiązano.
draw = Runda { $round }, losowanie { $counter }: { $what }
byes-as-drawn = Runda 1: bye jak w losowaniu
pods-follow = Runda 1: pody wynikają z wylosowanej kolejności
seats = Runda { $round }: miejsca
game-seed = Runda { $round }, stolik { $table }, gra { $game }: ziarno monet i kości
other-seed = Z sekretu wynika inne ziarno.
draw-gives = Z losowania wynika: { $drawn }.
sides-of-die = Kość ma od 1 do 256 ścianek.
by-hand = Parowanie zmieniono ręcznie, jak mówią zmiany.
byes-differ = Wylosowano: { $drawn }. Bye w rundzie: { $had }.
too-few-players = Za mało graczy na rundę.
kept-apart = Rozdzielono graczy, którzy nie powinni się spotkać.
unexplained = Nic z tego, co zapisano, nie wyjaśnia różnicy.
rounds-unreadable = Nie da się odczytać wcześniejszych rund.
other-seats = { $count ->
    [one] Inne miejsca, niż wylosowano, przy stoliku { $tables }.
   *[other] Inne miejsca, niż wylosowano, przy stolikach { $tables }.
}
