## Die Suche des Teams.

result-of-table = Ergebnis, { $round }: { $players }
on-the-floor = Im Saal: Rufe, Zeit, Rulings
player-number = Nummer { $number }
public-page = Was alle sehen
