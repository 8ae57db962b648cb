## Wezwanie sędziego

since = od { $time }
taken = Przyjęte

## Przyciski

take = Przyjmij
take-over = Przejmij
give-back = Oddaj
any-judge = Dowolny sędzia
pass-on = Przekaż dalej
head-judge = Sędzia główny
hand-to = Przekaż: { $name }
resolved = Załatwione
write-ruling = Zapisz decyzję

## Pola

for-head-judge = Dla sędziego głównego (opcjonalnie)
stays = Zostaję przy stoliku
time-for-table = Czas dla stolika
answer = Odpowiedź (opcj.)
