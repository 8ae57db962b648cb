### Słowa obsługi

## Nazwy w zdaniach

nobody = nikt
a-player = gracz
somebody = ktoś
from-waiting-list = Z listy rezerwowej: { $names }.

## Pozycja przed zmianą i po niej

rank-and-points = { $points ->
    [one] pozycja { $rank }, { $points } punkt
    [few] pozycja { $rank }, { $points } punkty
    [many] pozycja { $rank }, { $points } punktów
   *[other] pozycja { $rank }, { $points } punktu
}
not-in-standings = poza klasyfikacją

## Przed zakończeniem rundy

open-call = Stolik { $table } wzywa sędziego. Wezwanie pozostanie otwarte po zakończeniu rundy.
open-calls = Stoliki, które wzywają sędziego: { $tables }. Wezwania pozostaną otwarte po zakończeniu rundy.
