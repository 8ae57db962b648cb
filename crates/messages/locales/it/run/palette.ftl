## La ricerca dello staff.

result-of-table = Risultato, { $round }: { $players }
on-the-floor = In sala: chiamate, tempo, ruling
player-number = Giocatore { $number }
public-page = Che cosa vedono tutti
