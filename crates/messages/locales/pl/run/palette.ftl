## Szukanie

result-of-table = Wynik, { $round }: { $players }
on-the-floor = Na sali: wezwania, czas, decyzje
public-page = To, co widzą wszyscy
