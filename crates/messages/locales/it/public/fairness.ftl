what-it-is = Tutto ciò che è casuale in questo torneo (round 1, bye, posti, ordine dei giocatori in parità, monete e dadi) è calcolato da un unico segreto, fissato prima dell’inizio. Il suo SHA-256, l’impegno, è visibile qui fin dall’inizio: nessun altro segreto ha lo stesso. Il segreto viene pubblicato quando il torneo è concluso, e allora chiunque può ricalcolare ogni sorteggio. Resta pubblico se il torneo viene riaperto: ciò che si sorteggia da quel momento poteva essere noto in anticipo.
the-secret = Il segreto
commitment = Impegno (SHA-256 del segreto)
secret = Segreto
secret-follows = Viene pubblicato quando il torneo è concluso.

## Sorteggi ricalcolati da Podium.

computed-again = Ricalcolati
summary-agree = { $all } ricalcolati: { $agree } coincidono.
summary-changed = { $all } ricalcolati: { $agree } coincidono, { $changed } modificati come da registro.
summary-unexplained = { $all } ricalcolati: { $agree } coincidono, { $wrong } senza spiegazione.
summary-both = { $all } ricalcolati: { $agree } coincidono, { $changed } modificati come da registro, { $wrong } senza spiegazione.
checks-caption = Sorteggi ricalcolati dal segreto
column-what = Che cosa
column-verdict = Esito
column-note = Nota
verdict-agrees = coincide
verdict-changed = modificato
verdict-differs = diverso
changed-means = «Modificato» significa che qualcuno ha cambiato gli abbinamenti dopo il sorteggio. <a>Che cosa è stato cambiato e perché</a> è pubblico.

## Elenco di tutti i sorteggi.

every-draw = Tutti i sorteggi
nothing-drawn = Ancora nessun sorteggio
nothing-drawn-text = I sorteggi di un round compaiono qui quando viene pubblicato.
draws = Sorteggi
playoff = Playoff
before-first-round = Prima del round 1
paired-again = Abbinamenti fatti { $count } volte: vale il sorteggio { $count }.
draw = Sorteggio { $number }: { $what }
draw-places = { $draw }, posizioni da { $from } a { $last } di { $all }
drawn-order = ordine dei giocatori
drawn-equal = ordine dei giocatori in parità: { $players }
more-players = { $count ->
    [one] un altro
   *[other] altri { $count }
}
drawn-byes = bye
drawn-seats = posti
drawn-coin = moneta
drawn-die = dado
heads = testa
tails = croce
rolled = { $rolled } su { $sides } facce

## Come verificare i sorteggi senza Podium.

check-yourself = Verifica di persona
check-secret = Annota l’impegno prima del round 1. Quando il segreto è pubblicato, prendi i suoi byte (due cifre esadecimali ciascuno) e calcolane lo SHA-256. Se non è l’impegno, il segreto è stato cambiato.
check-order = Prendi l’etichetta di un sorteggio, per esempio <code>seats/3/1</code>: a che cosa serve, il round e quante volte è stato sorteggiato. Per ogni giocatore scrivi l’etichetta, una barra e l’id del giocatore (fra parentesi), come <code>seats/3/1/p7</code>, e calcola lo HMAC-SHA256 di quel testo con i byte del segreto come chiave. Ordinati secondo questi numeri in esadecimale, dal più piccolo, i giocatori sono nell’ordine sorteggiato.
check-rounds = Il round 1 è l’ordine di tutti quelli senza bye, tagliato in pod; i bye sono i primi di un sorteggio separato. In ogni pod i giocatori siedono nell’ordine del sorteggio dei posti. Se i posti sono bilanciati, questo decide fra disposizioni ugualmente buone.
check-dice = Un dado a <em>n</em> facce è lo HMAC di <code>die/</code>, round, barra, numero: prendi il primo byte inferiore al più grande multiplo di <em>n</em> fino a 256; il risultato è il resto della divisione per <em>n</em>, più 1. Una moneta è un dado a due facce sotto la parola <code>flip</code>; 1 è testa.
check-with-program = È tutto nel <a>documento del torneo</a>. Con il programma stesso: <code>podium verify event.json</code>.
not-proved = Che cosa questo non può dimostrare
not-proved-text = Un gestore che legge il segreto in anticipo potrebbe rifare gli abbinamenti di un round finché il sorteggio non gli piace, ma lo rivela il numero del sorteggio. Nessuno dall’esterno può verificare che il segreto sia stato scelto a caso, solo che non è cambiato dopo la pubblicazione dell’impegno.
