call-judge = Chiama un arbitro
add-note-title = Aggiungi una nota per l’arbitro
add-note = Aggiungi la nota
what-about = Di che cosa si tratta
what-about-hint = L’arbitro la legge prima di arrivare.

### Stato di una chiamata.

state-coming = In arrivo
state-head-judge = Capo arbitro
state-called = Inviata

### La chiamata.

called = Arbitro chiamato alle { $when }.
called-by = Arbitro chiamato alle { $when } da { $player }.
coming = Arbitro chiamato alle { $when }: { $judge } sta arrivando.
called-by-coming = Arbitro chiamato alle { $when } da { $player }: { $judge } sta arrivando.
a-judge = un arbitro
stay = Resta dove sei.
head-judge-called = È stato chiamato il capo arbitro. Resta dove sei.
head-judge-called-stays = È stato chiamato il capo arbitro. { $judge } resta al tuo tavolo.
