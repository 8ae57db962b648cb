## Die Suche des Teams.

result-of-table = Ergebnis, { $round }: { $players }
on-the-floor = Im Saal: Rufe, Zeit, Rulings
public-page = Was alle sehen
