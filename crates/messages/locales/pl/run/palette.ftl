## Szukanie

result-of-table = Wynik, { $round }: { $players }
on-the-floor = Na sali: wezwania, czas, decyzje
player-number = Gracz { $number }
public-page = To, co widzą wszyscy
