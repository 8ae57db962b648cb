## Wydruki

how-to-print = Wydrukuj tę stronę z menu przeglądarki.
key-table = stolik
key-seat = miejsce

## Karta wyniku

won = Wygrana
signature = Podpis
draw = Remis
extra-minutes = Dodatkowe minuty (sędzia)
drops = Drop (miejsca)
concession = Poddanie lub Match Loss (miejsca)
entered-by = Wpis (kto)
also-in = Drukuj także w drugim języku:
