## Il modulo delle opzioni di un torneo.

### Titoli, pulsanti e link.

new-tournament = Nuovo torneo
create = Crea il torneo
copy = Copia il torneo
copy-intro = Un nuovo torneo con le opzioni di questo. Giocatori e round restano qui.
save = Salva le opzioni
start-from = Parti da
defaults = Valori dell’addendum
played-elsewhere = Per un torneo giocato altrove, <a>parti dal suo file</a>.
penalties = Tabella delle penalità

### Avvisi.

saved = Le opzioni sono salvate.
nothing-saved = Non è stato salvato nulla. Correggi i campi segnati.
cancelled = Il torneo è annullato.
created = Il torneo è creato.
created-with = { $count ->
    [one] Il torneo è creato, con un giocatore.
   *[other] Il torneo è creato, con { $count } giocatori.
}
look-at-names-first = Controlla i nomi. Non è ancora stato creato nulla.

### Giocatori di un nuovo torneo.

look-at-names = Controlla i nomi
create-with-names = Crea con questi nomi
names-hint = Un nome per riga. Se modifichi la lista, la controlli di nuovo.
players-hint = Un nome per riga, se li conosci già. Puoi aggiungerne altri in qualsiasi momento, e i giocatori possono iscriversi.

### Che cosa porta con sé una copia.

comes-along = Si copia anche
staff-along = { $count ->
    [one] Staff: un’altra persona oltre a te, con lo stesso ruolo
   *[other] Staff: altre { $count } persone oltre a te, con gli stessi ruoli
}
deck-rules = Regole per le decklist
deck-rules-hint = Le liste si consegnano fino al round 1, o fino a una scadenza che imposti.
along-hint = Tutte le opzioni, anche la tabella delle penalità.

### I primi campi.

date = Data
place = Luogo
time-zone = Fuso orario
time-zone-hint = Scrivi una grande città, come Roma o Lisbona.
language = Lingua
language-hint = Delle stampe e del proiettore. Ognuno legge le pagine nella propria.
level-hint = Tutti i valori qui sotto ne dipendono. I campi vuoti seguono l’addendum.
level-regular = Pod più piccoli, 90 minuti, si conclude il turno. Da 4 giocatori.
level-competitive = Bye, 75 minuti, turni aggiuntivi. Da 16 giocatori.
level-professional = Come Agonistico, con i ruling più severi. Da 16 giocatori.
until-first-round = Quello che segue si può modificare fino al primo round.
as-level = Secondo il livello

### Round e playoff.

rounds-and-playoff = Round e playoff
recommended = Per { $players } giocatori: { $rounds } round di svizzera, poi la top { $cut }.
recommended-with-byes = { $byes ->
    [one] Per { $players } giocatori con { $byes } bye: { $rounds } round di svizzera, poi la top { $cut }.
   *[other] Per { $players } giocatori con { $byes } bye: { $rounds } round di svizzera, poi la top { $cut }.
}
recommended-later = In base al numero di giocatori, bye compresi.
swiss-rounds-hint = Vuoto: come raccomandato (MTR-A Appendix E).
playoff-hint = In una top 7, 10, 13 o 40, i seed migliori saltano il primo round dei playoff.
cut-recommended = Come raccomandato
cut-none = Senza playoff
cut-top = Top { $cut }
uneven = Se i giocatori non riempiono i pod
uneven-level = Amatoriale: pod più piccoli. Agonistico e Professionistico: bye (MTR-A 10.4A).
uneven-byes = Bye
uneven-byes-hint = I pod sono pieni; ha un bye chi è più in basso senza averne avuti. Consigliato per Commander (MTR-A X.1B).
smaller-pods = Pod più piccoli
uneven-smaller-hint = Nessuno resta fuori; alcuni pod hanno un giocatore in meno.
uneven-larger = Pod più grandi
uneven-larger-hint = Giocano tutti; alcuni pod hanno un giocatore in più. I pod pieni sono allora i «pod più piccoli».
uneven-then-byes = Pod più piccoli, poi un bye
uneven-then-byes-hint = Il maggior numero possibile di pod pieni; gli altri hanno un giocatore in meno, così al massimo uno ha un bye.
smaller-pods-hint = A quale estremo della classifica. Non ha effetto se si danno i bye.
at-bottom = In fondo
at-top = In cima
seating = Posti nella svizzera
seats-random = A caso
seats-balanced = Equilibrati fra i round (deroga)
draft-pods = I pod di un draft si mantengono per il primo round (MTR-A X.6A)
house-pods = Pod e round con altre regole
house-pods-hint = Per regole diverse dall’addendum: chi siede nei pod più piccoli, quanti round ci sono e come si abbina ognuno.
smaller-pods-once = Nessuno siede due volte in un pod più piccolo finché altri non ci sono stati
smaller-pods-once-hint = Ha la precedenza solo evitare avversari già incontrati. Senza la spunta, lo si evita dove non costa altro.
round-table-hint = Una riga per ogni numero di giocatori: 16: 2 rounds, top 4. Vale fino a 16 giocatori. L’ultima può valere per tutti oltre: more: 5 rounds, no playoff. Vuoto: come raccomandato (MTR-A Appendix E).
round-kinds-hint = Il round 1 è sorteggiato. Scegli come si abbinano gli altri; l’addendum segue la classifica.
round-kind-second = Round 2
round-kind-others = Round successivi
round-kind-last = Ultimo round

### Incontro e punti.

match-and-points = Incontro e punti
pod-size = Dimensione dei pod
pod-size-hint = 4, come in Commander.
games-to-win = Partite per vincere un incontro
games-to-win-hint = Una in Commander (MTR-A X.1A).
points-win = Punti per una vittoria
points-win-hint = Vuoto: dimensione dei pod + 1.
points-draw = per una patta
points-draw-hint = Vuoto: 1.
points-loss = per una sconfitta
points-loss-hint = Vuoto: 0.
points-bye = per un bye
points-bye-hint = Vuoto: come una vittoria.
players-report = I giocatori comunicano i risultati
players-report-hint = A livello Amatoriale li comunicano i giocatori, ai livelli superiori li inserisce lo staff. L’ultima parola è dello staff.
players-report-yes = Sì: un risultato vale quando un altro giocatore del pod lo conferma
players-report-no = No: solo lo staff inserisce risultati
running-results = Risultati di un round in corso
running-results-hint = A livello Amatoriale li vedono tutti man mano che arrivano; ai livelli superiori, quando il round è concluso. Non si può cambiare dopo gli abbinamenti del round 1.
running-results-yes = Li vedono tutti man mano che arrivano
running-results-no = Li vedono tutti quando il round è concluso
table-games = Partite segnate ai tavoli
table-games-hint = I giocatori segnano sul telefono i punti vita, i turni e le eliminazioni al loro tavolo, e gli arbitri li vedono. Di norma possono farlo a livello Amatoriale; ai livelli superiori solo gli arbitri seguono partite.
table-games-yes = I giocatori possono segnare la partita del loro tavolo
table-games-no = Solo gli arbitri seguono partite
long-turn = Minuti di un turno lungo
long-turn-hint = Un turno più lungo si segnala sulle pagine degli arbitri. Vuoto: nessuno.
long-turns-at-table = Segnala i turni lunghi anche al tavolo
own-time = Minuti di tempo proprio per giocatore
own-time-hint = Al tavolo i turni di ogni giocatore in una partita si scalano da questo tempo, e gli arbitri vedono chi l’ha esaurito; decidono loro che cosa segue. Vuoto: si mostra solo il tempo usato.
tiebreakers = Tiebreaker
tiebreakers-hint = Vuoto: Match points, MW%, OAMP, OMW% (MTR-A 3.1A). Per un altro ordine, scrivi i nomi separati da virgole; ci sono anche W%, OW%, H2H, Seat, Games won.
house-rules = Regole della casa
house-rules-hint = Opzioni che altri documenti di regole decidono diversamente dall’addendum. Il regolamento scelto ne stabilisce alcune; le altre seguono l’addendum.
percentages = Percentuali in classifica
percentages-hint = Per regole diverse dall’addendum. Gli avversari immaginari hanno una percentuale e nessun punto incontro: contano in OMW%, non in OAMP, e non cambiano gli abbinamenti.
opponents-hint = Vuoto: nessuno, come nell’addendum.
opponents-percentage = con una percentuale di
opponents-percentage-hint = Per esempio 1/5, 20% o 0.33.
byes-in-percentages = Un bye conta come incontro vinto nella percentuale che ricevono gli avversari
percentage-decimals-hint = Numero di decimali (di 1), da 2 a 4, con il 5 arrotondato per eccesso: con 4 si confronta 31,50%. Vuoto: confronto senza arrotondare.
percentage-floor-hint = Per esempio 1/5, 1/3 o 1/7; 0 vuol dire nessuna. Vuoto: 1 / punti di una vittoria.
scoring = Punti secondo la dimensione del pod, punti in palio
scoring-hint = Per regole diverse dall’addendum.
win-points-by-hint = Secondo il numero di giocatori al tavolo, una vittoria in un pod da tre vale 4 o 5. Lascia vuoti i punti per vittoria e bye: ne derivano.
win-points-tournament = Gli stessi in ogni pod
win-points-plus-one = Numero di giocatori al tavolo + 1
win-points-twice = Il doppio del numero di giocatori al tavolo − 1
wager-start = Punti in palio: all’inizio
wager-start-hint = Per esempio 1000. Vuoto: punti fissi per ogni risultato.
wager-stake = Posta in ogni incontro
wager-stake-hint = La parte dei propri punti che i giocatori mettono in palio, come 10% o 1/10.
place-points-hint = Una riga per ogni dimensione del pod: il numero di giocatori, poi i punti dalla prima posizione in poi, come 4: 6 3 2 1. Una dimensione senza riga usa quella della dimensione superiore. Lascia vuoti i punti per vittoria e bye: ne derivano.
draw-points-hint = Una riga per ogni numero di giocatori ancora in partita: quanti sono, poi i punti di ciascuno, come 2: 3. Vuoto: i punti dell’ultima delle loro posizioni.
tied-last = Punti dell’ultima delle loro posizioni
tied-turn-order = In ordine di turno
draws = Patte e posti nei playoff
draws-hint = Per regole diverse dall’addendum. La prima scelta di ogni opzione è quella dell’addendum.
draw-shared-by-hint = Con la seconda scelta, chi inserisce una patta indica chi era ancora in partita.
draw-shared-all = Chiunque abbia iniziato l’incontro senza concederlo
draw-shared-still-in = Solo chi è ancora in partita quando finisce patta
drawn-elimination-replay = Si rigioca finché qualcuno non vince
drawn-elimination-seed = Avanza il miglior seed fra chi condivide la patta
playoff-seats-seed = Per seed, il migliore per primo (2.2B)
playoff-seats-chosen = A caso, e il miglior seed del tavolo sceglie chi inizia
playoff-places = Dopo la vittoria in finale, gli altri continuano a giocare per le posizioni successive
playoff-places-hint = Il risultato della finale dice chi ha lasciato la partita e in che ordine.
ending = Tempo supplementare, partite incompiute e patte
overtime-hint = Minuti per il turno in corso dopo la fine del tempo. Vuoto: nessun limite.
end-step-turn = Se qualcuno agisce nella sottofase finale alla fine del tempo, il turno successivo è l’ultimo
no-show-hint = Minuti dall’inizio del round. Vuoto: decidono gli arbitri.

### Tempo.

time = Tempo
round-minutes = Minuti di un round di svizzera
round-minutes-hint = Vuoto: 90 a livello Amatoriale, 75 ai livelli superiori (MTR-A Appendix B). 0: senza limite.
end-of-round = Alla fine del tempo
end-of-round-hint = Turni aggiuntivi fino a 75 minuti; con più minuti si conclude il turno.
end-as-limit = Secondo il limite di tempo
end-extra-turns = Turni aggiuntivi (2.5AA)
end-finish-turn = Si conclude il turno (2.5AB)
playoff-minutes = Minuti di un incontro dei playoff
playoff-minutes-hint = Vuoto: senza limite, come consigliato (MTR-A 2.5B).
breaks-hint = Una per riga: round 2: 45 minutes, Pranzo. Per un secondo giorno: round 4: until 10:00. Una pausa inizia quando il suo round è concluso.

### Iscrizioni e nomi.

registration-and-names = Iscrizioni e nomi
registration = I giocatori si iscrivono da soli
registration-closed = Chiuse
registration-closed-hint = I giocatori li iscrive lo staff.
registration-approval = Con conferma
registration-approval-hint = I giocatori si iscrivono con un link; lo staff conferma ognuno.
registration-open = Aperte
registration-open-hint = I giocatori si iscrivono con un link o un codice QR.
max-players = Massimo di giocatori
max-players-hint = Le iscrizioni successive vanno in lista d’attesa. Vuoto: nessun limite.
per-address = Iscrizioni in un’ora da un indirizzo
per-address-hint = Tutti i telefoni sul Wi-Fi della sede hanno lo stesso indirizzo: permetti tante iscrizioni quanti sono i giocatori attesi. Nemmeno uno script può superare questo numero.
names-shown = Nomi sulle pagine pubbliche
names-full = Nomi completi
names-initial = Nome e iniziale
commanders = Comandanti sulle pagine pubbliche
commanders-hint = A livello Amatoriale con i primi abbinamenti; ai livelli superiori, dopo il torneo. Prima del round 1 li vede solo lo staff. Dopo i suoi abbinamenti non puoi mostrare di più.
commanders-with-pairings = Li vedono tutti con gli abbinamenti
commanders-after = Li vedono tutti quando il torneo è concluso
commanders-never = Li vede solo lo staff
decklists = Tutti possono leggere le decklist dopo il torneo
decklists-hint = Sulle pagine dei giocatori, nelle esportazioni e nel formato di TopDeck. Fino ad allora può leggerle solo lo staff. Scegli prima del round 1.
listed = Sulla pagina iniziale
listed-hint = Quando il torneo è aperto.
indexed = I motori di ricerca possono elencare le sue pagine

### Tavoli e testi.

tables-and-texts = Tavoli e testi
first-table = Numero del primo tavolo
first-table-hint = Lì siede il primo pod, gli altri ai tavoli successivi.
skipped = Tavoli da saltare
skipped-hint = Numeri e intervalli: 13, 20-24.
description-hint = È sulla pagina del torneo, per tutti.
code-of-conduct-hint = Visibile a tutti; una violazione è Condotta antisportiva (MTR-A 5.4).

### Sotto il modulo.

deviations-hint = Tutti possono leggere questo elenco.
deviation = { $what }: { $here } (addendum: { $addendum })
for-next = Per il prossimo torneo
preset-name = Nome del modello
preset-name-hint = Conserva le opzioni salvate, tranne nome, data e descrizione. Un modello con lo stesso nome viene sostituito.
preset-for-everybody = Per chiunque crei tornei qui
keep-preset = Conserva come modello
preset-kept = «{ $name }» è conservato: un nuovo torneo può partire da qui.
preset-removed = Il modello «{ $name }» è rimosso.
cancel = Annulla il torneo
cancel-means = Non si cancella nulla, ma non si può più inserire nulla. Tutti possono leggere il motivo.

### La community a cui appartiene il torneo.

community = Community
community-hint = I giocatori diventano persone della community. Lì hanno uno storico, e la prossima volta li ritrovi.
no-community = Nessuna community
community-leaves = Se il torneo lascia la community, esce dalle sue stagioni, e i suoi risultati dallo storico delle persone. Se ritorna, i suoi giocatori restano collegati alle stesse persone.
choose-community = Salva la community
community-chosen = La community è salvata.
