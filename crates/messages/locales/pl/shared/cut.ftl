### Granica topu

## Pierwsi poza topem

first-out = Tuż poza topem ({ $tiebreaker }): { $names }, wartość { $below }; ostatnie miejsce w topie: { $last }, wartość { $above }.
first-out-closely = Tuż poza topem ({ $tiebreaker }): { $names }, wartość { $below }; ostatnie miejsce w topie: { $last }, wartość { $above }, różnica poniżej 0,01.
out-by-lot = Poza topem przez losowanie: { $names }. Wszystkie tiebreakery takie same jak na ostatnim miejscu w topie ({ $last }).
equal-at-line = Na granicy topu wszystkie tiebreakery są równe: { $names }. Przy ogłoszeniu topu zdecyduje losowanie.
more-players = jeszcze { $count }

## Rozstawienia

other-seeds = Po ogłoszeniu topu poprawiono wyniki: { $differences }. Ogłoszone rozstawienia się nie zmieniają.
other-seed = { $player } ma rozstawienie { $seed }, a byłoby { $now }
not-in-cut = { $player } ma rozstawienie { $seed }, a nie byłoby miejsca w topie
would-be-seed = { $player } nie ma rozstawienia, a byłoby { $now }
more-differ = innych różnic: { $count }
