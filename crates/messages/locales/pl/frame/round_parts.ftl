## Stoliki i miejsca

with-number = (numer { $number })

## Wpisywanie wyników z klawiatury

loss-or-drop = Poddanie, przegrana, drop
report = Zgłoś
type-a-table = Wpisz numer stolika.
keys-label = Wynik jednym klawiszem
keys-won = wygrywa to miejsce
keys-others = <kbd>D</kbd> remis · poddanie, przegrana, drop: <kbd>C</kbd> i miejsce: poddanie, <kbd>M</kbd> i miejsce: Match Loss, <kbd>D</kbd> i miejsce: drop po tej rundzie · <kbd>Enter</kbd> zgłoś · <kbd>Ctrl</kbd> <kbd>Z</kbd> cofnij

## Zmiany w klasyfikacji

moved-none = Klasyfikacja się nie zmienia.
moved = Zmienione pozycje w klasyfikacji: { $count }.
moved-caption = Pozycje, które się zmieniają
now = Teraz
then = Potem
