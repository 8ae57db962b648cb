## La ricerca dello staff.

result-of-table = Risultato, { $round }: { $players }
on-the-floor = In sala: chiamate, tempo, ruling
public-page = Che cosa vedono tutti
