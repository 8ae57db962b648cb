## Adresy bez celu

no-round = Żadna runda nie jest opublikowana: nie ma stolika do śledzenia.
no-such-table = W tej rundzie nie ma stolika { $table }.
to-rounds = Do rund

## Nagłówek i gry stolika

title = Gra przy stoliku { $table }
game = Gra { $number }
game-given-up = Gra { $number } (porzucona)
game-and-variant = Gra { $number }, { $variant }
grand-melee = Grand Melee
free-for-all = Free-for-All
line = { $players ->
    [one] { $players } gracz, w grze { $playing }
    [few] { $players } gracze, w grze { $playing }
    [many] { $players } graczy, w grze { $playing }
   *[other] { $players } gracza, w grze { $playing }
}
line-confirmed = { $players ->
    [one] { $players } gracz, w grze { $playing }; potwierdzona
    [few] { $players } gracze, w grze { $playing }; potwierdzona
    [many] { $players } graczy, w grze { $playing }; potwierdzona
   *[other] { $players } gracza, w grze { $playing }; potwierdzona
}
line-given-up = { $players ->
    [one] { $players } gracz, w grze { $playing }; porzucona
    [few] { $players } gracze, w grze { $playing }; porzucona
    [many] { $players } graczy, w grze { $playing }; porzucona
   *[other] { $players } gracza, w grze { $playing }; porzucona
}
line-not-followed = { $players ->
    [one] { $players } gracz, bez śledzenia
    [few] { $players } gracze, bez śledzenia
    [many] { $players } graczy, bez śledzenia
   *[other] { $players } gracza, bez śledzenia
}
not-followed = bez śledzenia
match-result = Mecz: <b><bdi>{ $result }</bdi></b>.
result-of-table = Wynik stolika
step-through = Przejrzyj krok po kroku

## Trwające tury

turns = Tury
acts = Działania
end-turn = Koniec tury<span>: { $player }</span>
next-phase = Następna faza<span>: { $player }</span>
end-the-turn-of = Koniec tury:
end-turn-of-marker = <span>Koniec tury znacznika </span>{ $marker } <bdi>{ $player }</bdi>
marker-waits = Znacznik { $marker }, <bdi>{ $player }</bdi>: { $state }
to-turns = Do tur

## Lista miejsc

leaves = { $player } odchodzi
as-picture = Rysunek stolika

## Ile pokazuje strona

what-is-shown = Co widać
quick = Skrót
everything = Wszystko

## Historia gry

history = Historia
earlier-steps = { $count ->
    [one] { $count } wcześniejszy krok
    [few] { $count } wcześniejsze kroki
    [many] { $count } wcześniejszych kroków
   *[other] { $count } wcześniejszego kroku
}
the-service = Podium
undone-by = cofnięte: { $who }, { $time }
step-of-ruling = { $penalty }: { $what } (decyzja { $ruling })
step-of-withdrawn-ruling = { $what } (kara { $penalty } z decyzji { $ruling }, która nie obowiązuje)
done-since = { $time }, { $who }: { $what }
done-and-undone-since = { $time }, { $who }: { $what } ({ $undone })
undone-since = { $what }: { $undone }

## Cofanie i koniec śledzenia

undo = Cofnij
undo-before = Cofnij poprzednie naciśnięcie
undo-confirmation = Cofnij potwierdzenie tej gry
undo-several = Cofnij kilka kroków
undo-from = Cofnij wszystko od tego kroku
undo-these = Cofnij te kroki
stop-title = Przestań śledzić tę grę
stop-means = Historia zostaje. Wpisz wynik na stronie wyników albo śledź grę jeszcze raz od początku.
stop-button = Przestań śledzić
stopped = Gra nie jest już śledzona. Historia zostaje.

## Pytania przed działaniem

end-turn-title = Zakończyć turę teraz?
still-on-stack = Tura ({ $player }) skończyłaby się, a na jej stosie są: { $objects }.
still-on-stack-of-marker = Tura ({ $player }, znacznik { $marker }) skończyłaby się, a na jej stosie są: { $objects }.
end-turn-means = Faza kończy się z pustym stosem (CR 500.2). Jeśli turę kończy efekt, to, co jest na stosie, zostaje wygnane. Jeśli nie, najpierw to rozpatrzcie albo zdejmij ze stosu.
end-turn-button = Zakończ turę, wygnaj stos
call-time-title = Ogłosić koniec czasu teraz?
time-is-left = Stolik { $table } ma jeszcze { $minutes } min. Końca czasu jeszcze nie ogłoszono.
call-time-button = Ogłoś { $minutes } min wcześniej
done-meanwhile = W międzyczasie
send-again = Wyślij moje ponownie
kept = To, co wysłano, jest zachowane: wyślij ponownie, jeśli nadal pasuje.

## Śledzenie gry

start-title = Śledź grę
plays-grand-melee = { $players ->
    [one] { $players } gracz gra Grand Melee, z zasięgiem wpływu 1 i atakami w lewo, chyba że ustalono inaczej.
    [few] { $players } gracze grają Grand Melee, z zasięgiem wpływu 1 i atakami w lewo, chyba że ustalono inaczej.
    [many] { $players } graczy gra Grand Melee, z zasięgiem wpływu 1 i atakami w lewo, chyba że ustalono inaczej.
   *[other] { $players } gracza gra Grand Melee, z zasięgiem wpływu 1 i atakami w lewo, chyba że ustalono inaczej.
}
plays-free-for-all = { $players ->
    [one] { $players } gracz gra Free-for-All, z nieograniczonym zasięgiem, chyba że ustalono inaczej.
    [few] { $players } gracze grają Free-for-All, z nieograniczonym zasięgiem, chyba że ustalono inaczej.
    [many] { $players } graczy gra Free-for-All, z nieograniczonym zasięgiem, chyba że ustalono inaczej.
   *[other] { $players } gracza gra Free-for-All, z nieograniczonym zasięgiem, chyba że ustalono inaczej.
}
something-else = Ustalono inaczej
variant = Wariant
influence = Zasięg wpływu
attacks = Ataki
edition = Wydanie zasad
by-number-of-players = Według liczby graczy
of-variant = Jak w wariancie
unlimited = Nieograniczony
attack-left = W lewo
attack-right = W prawo
attack-several = Kilku graczy
edition-now = Obecne zasady (CR 807)
edition-2007 = 2007 (608)
follow-this = Śledź tę grę
follow-another = Śledź następną grę

## Koniec gry

won-the-game = { $player } wygrywa grę.
game-is-drawn = Gra kończy się remisem.
out-in-order = Poza grą, w kolejności: { $players }.
out-in-turn = { $players } (tura { $turn }, { $why })
out-because = { $players } ({ $why })
if-match-ends = Jeśli mecz skończy się teraz:
score-won = { $points ->
    [one] { $players }: wygrana w meczu, { $points } punkt
    [few] { $players }: wygrana w meczu, { $points } punkty
    [many] { $players }: wygrana w meczu, { $points } punktów
   *[other] { $players }: wygrana w meczu, { $points } punktu
}
score-others = { $points ->
    [one] { $players }: { $points } punkt
    [few] { $players }: { $points } punkty
    [many] { $players }: { $points } punktów
   *[other] { $players }: { $points } punktu
}
score-drew = { $points ->
    [one] { $players }: remis w meczu, po { $points } punkcie
   *[other] { $players }: remis w meczu, punkty dla każdego: { $points }
}
score-out = { $points ->
    [one] { $players }: poddanie lub Match Loss, { $points } punkt
    [few] { $players }: poddanie lub Match Loss, { $points } punkty
    [many] { $players }: poddanie lub Match Loss, { $points } punktów
   *[other] { $players }: poddanie lub Match Loss, { $points } punktu
}
score-takes-stakes = { $players }: wygrana w meczu, zabiera wszystkie stawki
score-shares-stakes = { $players }: remis w meczu, zwrot stawek i podział pozostałych
score-loses-stake = { $players }: stawka stracona
playoff-goes-on = Mecz playoffu musi mieć zwycięzcę: rozgrywa się kolejną grę, z nowo wylosowanymi miejscami (2.5B).
too-few = W meczu zostało mniej niż trzech graczy, a gra wieloosobowa zaczyna się od trzech (CR 800.1). Jeśli grają dalej, wpisz wynik na stronie wyniku stolika.
conceded-match = Poddanie całego meczu
next-game = Zacznij następną grę
another-game = Kolejna gra
confirm-result = Potwierdź wynik
overrule = Zastąp zgłoszony wynik
result-stored = Wynik stolika { $table } jest zapisany.
next-is-followed = Śledzona jest następna gra. Miejsca wylosowano: zobacz, kto gdzie siedzi.
reported-before = Stolik { $table } ma już wcześniejszy wynik: { $result }. Wyniku gry nie zapisano. Jeśli tamten jest błędny, zastąp go poniżej albo przestań śledzić grę.

## Formularze nie do odczytania

no-button = Naciśnij jeden z przycisków tej strony.
no-seat = { $typed } to nie miejsce przy tym stoliku: są miejsca od 1 do { $seats }.
no-whole-number = { $label }: { $typed } to nie liczba całkowita.
empty-status = Wpisz, co się zmienia: życie, znaczniki, obrażenia albo rzucenia. Puste pole zostaje bez zmian.
not-resolving = { $object }: teraz się nie rozpatruje, więc niczego nie powoduje.
no-target = { $object }: nie ma tego już na stosie, więc nie może być celem.
