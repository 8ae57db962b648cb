### Decyzje sędziów

## Stan decyzji

state-again = Ponownie do sędziego głównego
state-given = Wydana
state-for-head-judge = Do sędziego głównego
state-appealed = Apelacja
state-changed = Zmieniona
state-upheld = Utrzymana
state-overturned = Uchylona
state-withdrawn = Wycofana

## Wykroczenie

no-infraction = Nie podano wykroczenia

## Gdzie zapadła

before-round-one = Przed rundą 1
ruling-and-place = Decyzja { $number }: { $place }

## Jak wykonano karę

waits-for-head-judge = Niewykonana: czeka na sędziego głównego.
for-next-match = Na następny mecz: zostanie wykonana na jego początku.
could-not-be-undone = Została wykonana i nie da się jej tutaj cofnąć: popraw ręcznie, na ile to możliwe.
to-carry-out = Do wykonania przy stoliku.
done-at-table = Wykonana przez sędziego przy stoliku.
done-in-game = Wykonana w śledzonej grze.
no-win = Bez wygranej i bez punktów za remis w tym meczu.
out-of-tournament = Poza turniejem.
undone = Cofnięta.
