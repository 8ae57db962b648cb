## Grupy

group-result = Wynik
group-later = Późniejsze odejście
group-turns = Dodatkowe i pomijane tury
group-status = Stan
group-stacks = Stosy i priorytet
group-random = Moneta i kości
group-effects = Efekty wygranej i remisu
group-objects = Obiekty i efekty

## Wspólne etykiety

player = Gracz
name = Nazwa
object = Obiekt

## Gracz na liście

seat-and-player = { $seat }. { $player }
player-with-marker = { $player } (znacznik { $marker })

## Odejście z gry

end-turn-of-marker = Koniec tury znacznika { $marker }
eliminated = Eliminacja
conceded = Poddanie
match-loss = Match Loss
drawn-for-them = Remis dla nich
lost = Przegrana
won-the-game = Wygrana w grze
their-turn = Tura tego gracza
leave-hint = Zaznacz, kto odchodzi w tej samej chwili, i naciśnij powód. Nazwisko otwiera wszystko o danym miejscu.
who-leaves = Kto odchodzi
at-end-of-phase = Na koniec fazy
at-end-of-phase-hint = Gdy odejście teraz wpłynęłoby na to, co się dzieje albo zaraz się stanie (MTR-A 2.4B).
who-leaves-then = Kto wtedy odchodzi
why = Dlaczego
in-turn-of = W turze
leave-later = Odejście na koniec fazy

## Ogłoszenie końca czasu

call-time = { $count ->
    [one] Koniec czasu: jeszcze { $count } tura
    [few] Koniec czasu: jeszcze { $count } tury
    [many] Koniec czasu: jeszcze { $count } tur
   *[other] Koniec czasu: jeszcze { $count } tury
}
call-time-hint = { $count ->
    [one] Liczy się { $count } gracz w grze: tyle tur może się jeszcze zacząć, nawet jeśli ktoś potem odejdzie (2.5AA).
    [few] Liczą się { $count } gracze w grze: tyle tur może się jeszcze zacząć, nawet jeśli ktoś potem odejdzie (2.5AA).
    [many] Liczy się { $count } graczy w grze: tyle tur może się jeszcze zacząć, nawet jeśli ktoś potem odejdzie (2.5AA).
   *[other] Liczy się { $count } gracza w grze: tyle tur może się jeszcze zacząć, nawet jeśli ktoś potem odejdzie (2.5AA).
}
call-time-finish = Koniec czasu: tura jest dogrywana
call-time-finish-hint = Trwająca tura jest dogrywana, żadna się już nie zacznie (2.5AB).
whose-turn = Czyja jest tura
had-passed = Tura już przekazana
not-counted = Bez liczenia, tury pominięte (Slow Play)

## Skróty do końca i tury

won-hint = Wszyscy pozostali odchodzą i przegrywają.
agreed-hint = Wszyscy w grze zgadzają się na remis.
agreed = Zgoda na remis
turn-to-hint = Dla sędziego, który przychodzi później: tury się kończą, aż do tury tego gracza.
turn-to = To tura tego gracza
extra-turn = Dodatkowa tura
skip-turn = Pomiń następną turę

## Moneta i kości

call-nothing = Nic: nikt nie wygrywa rzutu
heads = Orzeł
tails = Reszka
coin = Moneta
called = Wybór
even-die = Ścianki parzystej kości, na którą zgodzili się wszyscy, jeśli nie moneta
flip = Rzuć monetą
die = Kość
sides = Ścianki
roll = Rzuć

## Efekty, które kończą grę

effect-wins = Efekt daje wygraną
effect-wins-hint = Przeciwnicy w zasięgu przegrywają (CR 104.3h).
who-wins = Kto przez niego wygrywa
win-by-effect = Wygrana przez efekt
effect-draws = Efekt daje remis
effect-draws-hint = Gra kończy się remisem dla kontrolujących i wszystkich w ich zasięgu; pozostali grają dalej (CR 104.4e).
who-controls = Kto go kontroluje
draw-by-effect = Remis przez efekt

## Stan gracza

commander-of = Dowódca, { $player }
second-commander-of = Drugi dowódca, { $player }
status-hint = Puste pola zostają bez zmian. Obrażenia to suma obrażeń od tego dowódcy.
life = Życie
poison = Znaczniki trucizny
energy = Znaczniki energii
experience = Znaczniki doświadczenia
rad = Znaczniki promieniowania
commander = Dowódca
damage = Obrażenia od niego
casts = Rzucenia dowódcy
casts-of-second = Rzucenia drugiego dowódcy
set-status = Ustaw stan
titles = Monarcha i inicjatywa
becomes-monarch = Zostaje monarchą
takes-initiative = Przejmuje inicjatywę

## Obiekty

nothing = Nic
card = Karta
token = Żeton
note-object = Zapisz obiekt
owner = Właściciel
is-a = Rodzaj
put-by = Kto to umieścił
its-owner = Właściciel
attached-to = Dołączone do
note-the-object = Zapisz obiekt
no-longer-there = Już tego nie ma
is-gone = Nie ma
until-it-ends = Aż się skończy
control-of = Kontrola: { $object }
goes-to = Przechodzi do
as-long-as = Dopóki jest
change-control = Zmień kontrolę
no-longer-controls = { $player } już nie kontroluje: { $object }
until-turn = Trwa do następnej tury
until-turn-hint = Także gracza, który jest poza grą: kończy się, gdy ta tura by się zaczęła (CR 800.4m).
effect = Efekt
next-turn-of = Następna tura
note-effect = Zapisz efekt

## Co zapisano

noted-card = { $object }: karta, właściciel { $player }.
noted-token = { $object }: żeton, właściciel { $player }.
noted-card-controlled = { $object }: karta, właściciel { $player }, kontroluje { $controller }.
noted-token-controlled = { $object }: żeton, właściciel { $player }, kontroluje { $controller }.
lasts-until = { $effect }: trwa do następnej tury ({ $player }).
