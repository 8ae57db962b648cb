## La pagina del risultato di un tavolo, per lo staff.

title = Risultato di un tavolo
result-by = { $round }: <b><bdi>{ $result }</bdi></b>, { $by }.
when-by = { $when }, { $who }
not-reported = { $round }: senza risultato.
players = Giocatori
tournament-over = Il torneo è finito: i risultati si possono modificare quando un organizzatore l’ha riaperto al banco.
would-change = Che cosa cambierebbe

### Campi e pulsanti.

result-hint = Il posto di chi ha vinto, o D per la patta; un tasto per partita.
marks = Concessione, match loss, drop
marks-hint-finished = C e un posto: ha concesso l’incontro, M e un posto: match loss: c2 m3.
marks-hint = C e un posto: ha concesso l’incontro, M e un posto: match loss, D e un posto: drop dopo questo round: c2 m3 d4.
who-was-still-in = Patta: chi era ancora in partita?
save-draw = Salva come patta
reason-hint = Viene registrato; se il round è concluso possono leggerlo tutti.
overrule = Sostituisci
save-correction = Salva la correzione
show-changes = Mostra che cosa cambia
clear = Cancella il risultato
clear-means = Un drop registrato con il risultato resta: annullalo sulla pagina del giocatore.
clear-result = Cancella risultato

### Avvisi.

reported-before = Il tavolo { $table } ha già un risultato: { $result } ({ $by }). Il tuo non è stato registrato. Se quello è sbagliato, sostituiscilo qui sotto.
stored = Il risultato del tavolo { $table } è registrato.
