## Kroki turnieju

publish-and-start = Opublikuj i zacznij { $round-object }
publish-only = Tylko opublikuj
start = Zacznij { $round-object }
finish = Zakończ { $round-object }
pair-again = Sparuj ponownie
tables-again = Ułóż stoliki ponownie
look-at-draft = Zobacz szkic
keep-draft = Zachowaj szkic
keep-draft-means = Zostanie opublikowany w tej postaci, choć jest nieaktualny.
undo-last = Cofnij ostatni krok
to-print = Do druku

## Jakość parowań

pairs-again = { $count ->
    [one] powtórzona para
    [few] powtórzone pary
   *[other] powtórzonych par
}
paired-up-or-down = w górę lub w dół
byes = bye
smaller-pods = { $count ->
    [one] mniejszy pod
    [few] mniejsze pody
    [many] mniejszych podów
   *[other] mniejszego poda
}

## Powody

reason = Powód
everybody-reads = każdy może go przeczytać
in-log = Zostanie zapisane w dzienniku.

## Zegar rundy

resume = Wznów
pause = Zatrzymaj
minutes = Minuty
other-minutes = Inna liczba minut
below-zero = Liczba ujemna, np. −5, odejmuje czas.
add-time = Dodaj czas
