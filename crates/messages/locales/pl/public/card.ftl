## Obrazek dla linku

nameless = Turniej Magic dla wielu graczy
place-of = { $place } z { $players }
place-after = { $place } z { $players } po rundzie { $round }
share = Obrazek do udostępnienia
none-yet = Obrazek tego gracza pojawi się po zakończeniu rundy.
