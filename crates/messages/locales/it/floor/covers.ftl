### Arbitri che coprono tavoli, cronometri, note.

empty-means = Gli arbitri possono prendere tavoli quando un round è pubblicato.
caption = Arbitri con i loro tavoli
tables = Tavoli
ranges-hint = Numeri e intervalli: 1-20, 31.
take-them = Prendili
release-them = Lasciali
everybody-as-before = Tutti come prima
mine-as-before = I miei come prima
release-all = Lascia tutti i miei
give-title = Assegna tavoli a qualcuno
their-tables = I suoi tavoli
give-them = Assegnali

## Avvisi.

no-button = Questo modulo non diceva che cosa fare. Premi uno dei suoi pulsanti.
nothing-changed = Non è cambiato nulla: era già così.
one-yours = Tavolo { $table }: tuo.
all-yours = Tavoli { $tables }: tuoi.
one-released = Tavolo { $table }: lasciato.
all-released = Tavoli { $tables }: lasciati.
one-given = Tavolo { $table }: assegnato.
all-given = Tavoli { $tables }: assegnati.
one-as-before = Tavolo { $table }: come nel round precedente.
all-as-before = Tavoli { $tables }: come nel round precedente.
kept = Questi restano a chi li copre: { $tables }.
kept-table = { $table } ({ $judge })

## Altri avvisi.

end-is-public = Tutti possono leggerlo fra le deroghe.
watch-runs = Il cronometro è partito.
watch-ended = Il tempo è annotato.
no-show = Match loss in questo round e drop: { $player }. Se poi arriva, annulla il drop sulla sua pagina: riavrà il posto se l’incontro non ha ancora un risultato.

## Le note degli arbitri.

notes = Note
notes-mean = Su giocatori e tavoli, senza un ruling. Le legge solo lo staff, in ogni round.
note = Nota
players-number = Numero del giocatore
or-table = O un tavolo
keep-note = Salva la nota
no-note = Ancora nessuna nota
no-note-means = Quello che gli arbitri annotano su un giocatore o un tavolo compare qui, e sulle pagine di quel giocatore e di quel tavolo.
note-kept = La nota è salvata.
note-removed = È stata rimossa.
