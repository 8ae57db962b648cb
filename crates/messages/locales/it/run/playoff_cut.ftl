## La top: i seed dei playoff.

cut = Top
cut-hint = Con 7, 10, 13 o 40, i seed migliori saltano il primo round dei playoff.
top = Top { $count }
show-who = Mostra chi è in top
no-cut = Ancora nessuna top

### L’elenco dei seed.

announced-seeds = Seed annunciati
would-be-in = Chi sarebbe in top
column-note = Nota
left = drop
waits = attende
drawn = a parità, per sorteggio

### L’annuncio.

seeds-are-fixed = I seed si fissano con l’annuncio della top: chi lascia più tardi non viene sostituito.
why-now = Perché ora
rounds-played = Sono stati giocati { $played } dei { $planned } round di svizzera previsti.
announced = La top { $count } è annunciata.
revoked = Top revocata.

### La fine senza playoff.

finish-without = Concludi il torneo senza playoff
why-ends = Perché il torneo finisce ora
