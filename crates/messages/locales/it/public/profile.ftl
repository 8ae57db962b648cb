what-it-is = Questo torneo segue il Multiplayer Addendum alle Regole di Torneo di Magic (MTR-A). Questa pagina mostra che cosa significa, e le deroghe.
chosen-otherwise = Scelte diverse
nothing-chosen = Nessuna: ogni opzione segue l’addendum.
settings = Opzioni
open-questions = Punti aperti nel testo
open-questions-text = Come Podium interpreta ciò che l’addendum lascia aperto, in ogni torneo interessato.
code-of-conduct = Codice di condotta
conduct-violation = Una violazione è Condotta antisportiva.
checked-draws = Sorteggi verificabili
checked-draws-text = Ogni scelta casuale di questo torneo (round 1, bye, posti, parità) è calcolata da un segreto. Il suo SHA-256 è visibile qui fin dall’inizio; il segreto segue quando il torneo è concluso, e allora chiunque può ricalcolare ogni sorteggio.
secret-hash = SHA-256 del segreto
secret = Segreto
secret-follows = Viene pubblicato quando il torneo è concluso.
every-draw = Tutti i sorteggi, e come verificarli di persona

## Tabelle delle deroghe.

deviations-caption = Deroghe all’addendum
readings-caption = Interpretazioni dell’addendum
column-about = Tema
column-addendum = L’addendum
column-here = Qui
column-rule = Regola
label-addendum = Addendum:
label-here = Qui:

## Opzioni.

level = Livello di applicazione delle regole
level-regular-means = Gioco amichevole: gli arbitri spiegano e aiutano, le penalità sono rare.
level-competitive-means = I giocatori conoscono le regole e le procedure; gli errori comportano penalità.
level-professional-means = Come Agonistico, con meno tolleranza per il gioco impreciso.

pods = Pod
pods-of = { $size } giocatori ciascuno
pods-means = Il numero di giocatori a un tavolo. Ne dipendono i punti, anche in un pod più piccolo.

uneven = Se i giocatori non riempiono i pod
uneven-byes = Bye
uneven-byes-means = Chi non riempie un pod ha un bye: nel round 1 per sorteggio, poi gli ultimi in classifica che non ne hanno avuti.
uneven-lowest = Pod più piccoli, fra i punteggi più bassi
uneven-highest = Pod più piccoli, fra i punteggi più alti
uneven-smaller-means = Giocano tutti: alcuni pod hanno un giocatore in meno. Chi ne ha già avuto uno, se possibile, la volta dopo lo evita.
uneven-larger-highest = Pod più grandi, fra i punteggi più alti
uneven-larger-lowest = Pod più grandi, fra i punteggi più bassi
uneven-larger-means = Giocano tutti: alcuni pod hanno un giocatore in più. Se non basta, alcuni ne hanno invece uno in meno.
uneven-lowest-then-byes = Pod più piccoli, fra i punteggi più bassi; al massimo un bye
uneven-highest-then-byes = Pod più piccoli, fra i punteggi più alti; al massimo un bye
uneven-then-byes-means = È pieno il maggior numero possibile di pod. Gli altri hanno un giocatore in meno, così al massimo uno ha un bye: nel round 1 per sorteggio, poi l’ultimo in classifica che non ne ha avuti.

rounds = Round
rounds-recommended = come raccomandato per il numero di giocatori
rounds-means = Il numero si stabilisce quando ci sono almeno quattro giocatori.
swiss-rounds = Round di svizzera
swiss-rounds-means = Tutti li giocano tutti, qualunque sia il risultato, finché non droppano.
playoff = Playoff
playoff-none = nessuno
playoff-top = la top { $cut }
playoff-none-means = Decide la classifica dopo l’ultimo round.
playoff-means = Chi è in top dopo la svizzera prosegue in pod formati in base al seed; chi vince il pod va avanti.
as-recommended = { $setting }, come raccomandato

pairing = Abbinamenti
pairing-here = Round 1 a caso, poi in base ai punti
pairing-by-kinds = round 1 a caso, poi come stabilito per ogni round
pairing-by-kinds-means = Si incontra di nuovo lo stesso avversario solo se è inevitabile, tranne in un round strettamente in base alla classifica.
pairing-means = Si incontra di nuovo lo stesso avversario solo se è inevitabile, e si gioca con chi ha all’incirca gli stessi punti.

swiss-seats = Posti nella svizzera
seats-random = a caso
seats-balanced = distribuiti sui round di un giocatore
seats-means = L’elenco di un pod è il suo ordine di turno: comincia il primo giocatore, poi si prosegue verso sinistra.

games = Partite
games-one = una partita per incontro
games-first-to = vince chi arriva a { $wins } partite vinte
games-means = Se il tempo scade prima che qualcuno abbia vinto abbastanza partite, vince l’incontro chi ne ha vinte di più; in parità è patta.

round-time = Tempo del round
no-limit = senza limite
round-time-means = Gli arbitri concedono a un pod tempo addizionale per ruling lunghi e controlli del mazzo.

after-time = Dopo la fine del tempo
extra-turns = turni aggiuntivi
extra-turns-means = Alla fine del tempo si conclude il turno in corso, poi seguono tanti turni quanti sono i giocatori ancora in partita.
finish-turn = si conclude il turno
finish-turn-means = Alla fine del tempo si conclude il turno in corso, e non ne seguono altri.

breaks = Pause
breaks-none = nessuna prevista
breaks-mean = Una pausa comincia quando arriva l’ultimo risultato del suo round.
break-minutes = dopo il round { $round }: { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
break-until = dopo il round { $round }: fino alle { $time }
break-named = { $break }, { $name }

playoff-time = Tempo dei playoff
playoff-time-means = Una partita dei playoff deve essere vinta da qualcuno: se finisce patta, si rigioca.

match-points = Punti incontro
match-points-here = vittoria { $win }, patta { $draw }, sconfitta { $loss }, bye { $bye }
match-points-by-place = per posizione, match loss { $loss }, bye { $bye }
match-points-mean = Una patta dà il suo punto a chiunque abbia iniziato l’incontro, tranne a chi l’ha concesso o ha un match loss.

reporting = Comunicazione del risultato
reporting-players = i giocatori, dalla propria pagina
reporting-players-means = Un giocatore del pod comunica il risultato, che vale quando un altro lo conferma. Le contestazioni vanno allo staff, che ha l’ultima parola.
reporting-staff = allo staff
reporting-staff-means = Lo staff inserisce il risultato di ogni tavolo.

running-results = Risultati di un round in corso
running-public = pubblici man mano che arrivano
running-public-means = Durante un round, abbinamenti, tabellone e pagina del torneo mostrano ogni risultato appena inserito. La classifica segue alla fine del round. Consueto a livello Amatoriale; ai livelli superiori lo sceglie l’organizzatore prima del round 1.
running-finished = pubblici alla fine del round
running-finished-means = Durante un round, solo lo staff e i giocatori di un tavolo ne vedono il risultato. Consueto sopra il livello Amatoriale; a livello Amatoriale lo sceglie l’organizzatore prima del round 1.
table-games = Partite segnate ai tavoli
table-games-players = i giocatori possono segnarle
table-games-players-means = I giocatori possono segnare sul telefono i punti vita, i turni e le eliminazioni al loro tavolo. Li vedono il loro tavolo e lo staff, e dopo il torneo tutti, se l’organizzatore rende pubbliche le partite. Un risultato va comunque comunicato e confermato. Consueto a livello Amatoriale.
table-games-judges = solo gli arbitri seguono partite
table-games-judges-means = I giocatori non segnano insieme la loro partita. Consueto sopra il livello Amatoriale.
long-turn = Turni lunghi
long-turn-means = Nelle partite segnate ai tavoli, gli arbitri vedono quali turni durano di più. Non ha altri effetti.
long-turn-table-means = Nelle partite segnate ai tavoli, gli arbitri e i giocatori del tavolo vedono quali turni durano di più. Non ha altri effetti.
own-time = Tempo proprio di ogni giocatore
own-time-means = In una partita segnata al tavolo, i turni di ogni giocatore si scalano da questo tempo. Gli arbitri vedono chi l’ha esaurito e decidono che cosa segue.

commanders = Comandanti
commanders-never = solo per lo staff
commanders-never-means = Nessuna pagina pubblica e nessun file esportato mostra il comandante di un giocatore.
commanders-pairings = pubblici con gli abbinamenti
commanders-pairings-means = Dai primi abbinamenti pubblicati tutti vedono il comandante di ogni mazzo. Consueto a livello Amatoriale.
commanders-after = pubblici dopo il torneo
commanders-after-means = Tutti vedono il comandante di ogni mazzo quando il torneo è concluso. Consueto sopra il livello Amatoriale, dove conoscerlo prima è un vantaggio.

standings = Classifica
first-then = { $first }, poi { $second }
standings-mean = Chi è in parità in tutti i criteri condivide la posizione; dove serve un ordine, si sorteggia.
imaginary-opponents-mean = Contano nella percentuale degli avversari di quella persona. Non hanno punti incontro e non cambiano gli abbinamenti.
byes-as-wins-mean = Nella percentuale che un giocatore dà ai suoi avversari, ogni bye conta come incontro vinto.
rounding-means = Le percentuali uguali dopo l’arrotondamento contano come parità; decide il tiebreaker successivo.
floor-means = Un avversario con una percentuale più bassa conta con questa.
win-by-size-means = Una vittoria conta secondo il numero di giocatori al tavolo, anche nelle percentuali. I punti di un bye non ne dipendono.
wager-means = Chi vince un incontro prende tutte le poste. Chi condivide una patta riprende la propria e si divide quelle degli altri. Un match loss costa la posta, un bye non cambia nulla. Nelle percentuali una vittoria vale { $win }, una patta { $draw } e una sconfitta { $loss }.
place-points-means = I giocatori fanno punti in base a quando lasciano la partita: l’ultimo rimasto ha la prima posizione. Chi la lascia insieme ad altri riceve i punti dell’ultima delle loro posizioni.
draw-points-means = Se una partita finisce patta, chi è ancora in partita fa punti in base a quanti ne restano; gli altri in base alla posizione.
tied-places-means = Tra chi lascia insieme la partita, esce per primo il più lontano dal giocatore attivo in ordine di turno.
spared-first-means = Chi è stato in un pod più piccolo lo evita finché altri non ci sono stati, anche se i punti differiscono di più.
round-table-means = Decide il numero di giocatori nel round 1. Oltre l’ultima riga vale la raccomandazione dell’addendum.
round-kinds-mean = Mescolati: ogni pod ha giocatori dalla cima al fondo della classifica. Strettamente: i primi in classifica siedono insieme, poi i successivi, anche se si sono già incontrati.
drawn-best-seed-means = Se un incontro dei playoff finisce patta, avanza il miglior seed fra chi condivide la patta, con la posizione di chi vince.
overtime-means = { $minutes ->
    [one] Alla fine del tempo, il turno in corso termina entro { $minutes } minuto. Poi un arbitro chiude la partita.
   *[other] Alla fine del tempo, il turno in corso termina entro { $minutes } minuti. Poi un arbitro chiude la partita.
}
overtime-staff-means = Solo lo staff vede quanto resta del tempo supplementare.
end-step-means = Se qualcuno agisce nella sottofase finale alla fine del tempo, dopo si gioca un altro turno.
most-life-means = Se nessuno ha vinto alla fine dell’ultimo turno, vince chi ha più punti vita. In parità vince chi siede più lontano dal primo giocatore.
drawn-games-mean = Non si gioca un’altra partita, anche se resta tempo.
own-turn-means = I giocatori concedono nel proprio turno, con la priorità e la pila vuota. Chi concede in un altro momento esce dal torneo finché l’organizzatore non lo riammette. Un arbitro gioca ciò che deve ancora accadere.
no-show-means = { $minutes ->
    [one] La partita inizia quando ci sono tutti, oppure dopo { $minutes } minuto di round, senza gli assenti.
   *[other] La partita inizia quando ci sono tutti, oppure dopo { $minutes } minuti di round, senza gli assenti.
}
shared-by-still-in-means = Chi ha lasciato la partita prima della patta ha perso l’incontro.
playoff-seats-random-means = I posti di un incontro dei playoff, e quindi chi inizia, si sorteggiano come nella svizzera.
playoff-seats-chosen-means = I posti di un incontro dei playoff si sorteggiano come nella svizzera. Poi il miglior seed del tavolo sceglie chi inizia, e l’ordine intorno al tavolo resta quello sorteggiato.
playoff-places-means = Quando qualcuno ha vinto la finale, gli altri continuano finché non ne resta uno solo. Le posizioni seguono l’ordine in cui hanno lasciato la partita; chi l’ha lasciata insieme è in ordine di seed.

decklists = Decklist
open-at-end = aperte a tutti alla fine
decklists-mean = Quando il torneo è concluso, tutti possono leggerle sulle pagine dei giocatori. Fino ad allora solo lo staff.
followed-games = Partite seguite
followed-games-mean = Gli arbitri seguono alcune partite turno per turno. Quando il torneo è concluso, tutti possono rivederle passo per passo.
feature-game = Partita del feature table
while-played = mostrata mentre si gioca
feature-game-means = Tutti vedono punti vita, danno e turni del feature table nella diretta, e i suoi punti vita sul proiettore.
