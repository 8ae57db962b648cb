## Chiamate di un arbitro.

### A che punto è una chiamata.

waits = attende un arbitro
waits-for-head-judge = attende il capo arbitro dalle { $time }
you-have-it = In carico a te dalle { $time }
has-it = In carico a { $judge } dalle { $time }
you-handed = L’hai passata a { $judge } alle { $time }
handed-to-you = { $judge } te l’ha passata alle { $time }
handed = { $from } l’ha passata a { $to } alle { $time }
you-ask = Chiedi: { $note }
judge-asks = { $judge } chiede: { $note }
you-stay = Resti al tavolo.
judge-stays = { $judge } resta al tavolo.

### Chi ha chiamato.

noted-by-you = annotata da te
noted-by = annotata da { $judge }

### Tempo per il tavolo.

no-time = Niente
its-length = La sua durata

### Nelle righe della sala.

line-handed = Passata a { $judge }: { $caller }, dalle { $time }
line-taken = Se ne occupa { $judge }: { $caller }, dalle { $time }
line-head-judge = Capo arbitro chiamato: { $caller }, dalle { $time }
line-call = Chiamata: { $caller }, dalle { $time }

### La pagina delle chiamate.

none-open = nessuna aperta
open = { $count ->
    [one] { $count } aperta
   *[other] { $count } aperte
}
disputed = { $count ->
    [one] { $count } contestato
   *[other] { $count } contestati
}
nobody-waits = Nessuno attende un arbitro
new-calls = Le nuove chiamate compaiono qui.
silent = Questo dispositivo resta in silenzio quando arriva una nuova chiamata.
call-at-table = Chiamata al tavolo { $table }
call-of = Chiamata: { $place }
call-away = Chiamata lontano dai tavoli
away = Altrove
disagree = I giocatori non concordano su un risultato
note-a-call = Nuova chiamata
no-table-hint = Lascia vuoto per una chiamata lontano dai tavoli.
what-about = Di che cosa si tratta
note-it = Aggiungi la chiamata
ended = Chiuse
answer-was = Risposta: <bdi>{ $answer }</bdi>
away-from-tables = Lontano dai tavoli
withdrawn-at = annullata alle { $time }
resolved-at = risolta da { $judge } alle { $time }

### Avvisi.

noted = La chiamata è annotata.
claimed = La chiamata è in carico a te.
given-back = La chiamata attende di nuovo.
escalated = Il capo arbitro è chiamato.
handed-over = La chiamata è passata.
resolved = Risolta.
resolved-with-time = Risolta. Il tavolo ha { $minutes } min in più.
