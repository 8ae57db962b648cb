### Le consegne di un arbitro.

shift-of = Consegne di <bdi>{ $judge }</bdi>
your-shift = Le tue consegne
nothing-in-hand = nulla in carico
empty = Nulla in carico
empty-means = Qui si consegnano tavoli coperti, chiamate in carico, cronometri e controlli dei mazzi in corso.

## Che cosa ha in carico.

tables = Tavoli
away = Lontano dai tavoli
watch = Cronometro
call-taken = chiamata in carico dalle { $time }
call-taken-about = chiamata in carico dalle { $time }: <bdi>{ $what }</bdi>
timed = cronometro in corso dalle { $time }: <bdi>{ $player }</bdi>

## Chi subentra.

who-takes-over = Chi subentra
choose = Scegli un arbitro
nobody = Nessuno
nobody-means = I tavoli sono liberi, le chiamate attendono di nuovo, e i cronometri si fermano.
note = Che cosa deve sapere
note-hint = Qui lo legge ogni arbitro.
hand-over = Consegna
handed-over = Consegnato: { $what }.
ended = Chiuso: { $what }. I tavoli sono liberi, le chiamate attendono di nuovo, e i cronometri si fermano.

## Le consegne di altri.

others = Consegne di altri
past = Già consegnato
past-line = <bdi>{ $from }</bdi> → <bdi>{ $to }</bdi>: { $what }
past-line-nobody = <bdi>{ $from }</bdi> → nessuno: { $what }
