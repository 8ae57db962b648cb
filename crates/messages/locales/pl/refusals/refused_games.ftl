## Śledzone gry

so-already = Już tak jest: niczego nie zrobiono.
is-draft = { $round } to szkic. Opublikuj go, zanim zaczniesz śledzić gry.
no-round = Żadna runda nie trwa. Gry śledzi się w opublikowanej rundzie.
none-followed = Przy stoliku { $table } nie śledzi się już żadnej gry.
changed-not-done = Ktoś w międzyczasie zrobił coś przy stoliku { $table }. Twojego działania nie wykonano.
changed = Ktoś w międzyczasie zrobił coś przy stoliku { $table }.
only-in-game-wins = Wygrywa tylko gracz, który jest w grze.
ruling-took-out = Ten gracz jest poza grą z powodu decyzji. Wycofaj decyzję: gra się dostosuje.
no-step = Nie ma kroku do cofnięcia.
draw-stays = Rzutu monetą ani kością nie można cofnąć.
ruling-would-not-fit = Decyzja z późniejszego kroku nie pasowałaby już do gry. Najpierw wycofaj decyzję.
clear-result-first = Stolik { $table } ma już wynik. Najpierw wyczyść go na stronie wyniku stolika.
give-up-first = Śledzona jest teraz gra { $game }. Porzuć ją, zanim otworzysz poprzednią.
none-confirmed = Nie potwierdzono żadnej gry tego stolika.
cancelled-not-opened = Turniej został odwołany: niczego w nim się już nie otwiera.
paired-again = Stolik { $table } sparowano ponownie, odkąd śledzono jego grę. Wpisz wynik na stronie wyniku stolika.
not-over = Gra { $game } przy stoliku { $table } jeszcze się nie skończyła.
decided-with-game = Mecz stolika { $table } rozstrzyga gra { $game }: następnej nie ma.
time-called-in-game = W grze { $game } przy stoliku { $table } ogłoszono koniec czasu: następnej nie ma.

## Początek gry

followed-already = Gra { $game } przy stoliku { $table } jest już śledzona.
has-result = Stolik { $table } ma już wynik. Wyczyść go na stronie wyniku stolika, zanim zaczniesz śledzić kolejną grę.
match-decided = Mecz stolika { $table } jest rozstrzygnięty. Cofnij potwierdzenie albo wpisz wynik.
too-few = { $count ->
    [one] W meczu stolika { $table } został { $count } gracz, a gra wieloosobowa zaczyna się od trzech. Wpisz wynik na stronie wyniku stolika.
   *[other] Liczba graczy w meczu stolika { $table }: { $count }, a gra wieloosobowa zaczyna się od trzech. Wpisz wynik na stronie wyniku stolika.
}
cannot-be-followed = Stolika { $table } nie da się śledzić: { $problem }

## Czas i koniec rundy przy stoliku

ends-as-all = Stolik { $table } kończy rundę tak jak cały turniej. Sędzia główny może postanowić dla niego inaczej, z podaniem powodu, na stronie stolika.
has-time-left = Stolik { $table } ma jeszcze { $minutes } min i nie ogłoszono końca czasu. Jeśli mimo to ma teraz kończyć, ogłoś ponownie i podaj powód.
end-reason = Powód: napisz, dlaczego ten stolik kończy rundę inaczej. Każdy może to przeczytać.
has-result-already = Stolik { $table } ma już wynik.
undo-call-first = Przy stoliku { $table } ogłoszono koniec czasu. Cofnij to, zanim zmienisz sposób zakończenia.
ends-so-already = Stolik { $table } już kończy rundę w ten sposób.
turn-to-player = Tura przechodzi na gracza, który jest w grze, tam gdzie rozgrywa się jedną turę naraz.
turn-does-not-come = Tury tego gracza już nie będzie.

## Dotknięcia na sali

turn-ends-with-stack = Tura skończyłaby się, a na jej stosie są: { $objects }. Zakończ ją na pulpicie gry, który najpierw zapyta.
nobody-in-seat = Na miejscu { $seat } przy stoliku { $table } nikt nie gra w tej grze.
ended-otherwise = Gra przy stoliku { $table } skończyła się inaczej. Cofnij jej ostatnią turę albo wpisz wynik na stronie wyników.
followed-meanwhile = Ktoś już śledzi grę przy stoliku { $table }. Twojego działania nie wykonano.
reported-before = Stolik { $table } ma już wcześniej zapisany wynik: { $stored }. Twojego nie zapisano: jeśli tamten jest błędny, zmień go na stronie wyników.
draw-asks-still-in = Stolik { $table }: remisują tylko osoby, które są jeszcze w grze. Najpierw zaznacz, kto odpadł, albo wpisz remis na stronie wyników.
places-ask-order = Stolik { $table }: tu punktują pozycje. Dotykaj graczy w kolejności, w jakiej odpadają, albo wpisz pozycje na stronie wyników.
