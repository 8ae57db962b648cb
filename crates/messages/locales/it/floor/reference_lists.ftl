## Elenchi da leggere per gli arbitri.

information = Informazioni
before-the-game = Prima della partita
penalties = Penalità

### Che cosa i giocatori si dicono su una partita.

status = Di stato
status-means = Annuncia subito ogni cambiamento, e tienile dove il tavolo può vederle (MTR-A 4.1).
status-life = Punti vita
status-counters = Segnalini sui giocatori
status-effects = Effetti sui giocatori senza scadenza, come il monarca o un emblema
status-mana = Mana non speso
status-dungeon = Dove si trova un giocatore in un dungeon
status-commander-damage = Danno da comandante, per comandante
free = Libere
free-means = I giocatori rispondono alle domande in modo completo e veritiero (MTR-A 4.1).
free-actions = Azioni in corso, e precedenti che contano ancora
free-names = Il nome di ogni oggetto visibile
free-objects = Tipi e numero di segnalini, stati e zone degli oggetti
free-score = Il punteggio dell’incontro
free-phase = La fase, e di chi è il turno; con più turni insieme, di ognuno
free-commander = Quante volte un comandante è stato lanciato
derived = Derivate
derived-means = I giocatori non devono aiutare gli altri a ricavarle, e non possono mentire.
derived-counts = Quante carte di un tipo ci sono in una zona pubblica
derived-objects = Caratteristiche degli oggetti visibili che non sono informazioni libere
derived-rules = Regole e testi delle carte, come li enuncia un arbitro
private = Private
private-means = Quelle che solo alcuni giocatori possono vedere. Possono dire qualsiasi cosa, vera o no. Mostrare la carta è un’altra questione.
shortcuts = Shortcut (MTR-A 4.2)
shortcut-non-active = Se uno shortcut parla del giocatore non attivo, si intende ognuno di loro, in ordine di turno.
shortcut-attacks = Con più di due giocatori in partita non si presume nulla sugli attacchi: indica il giocatore, il planeswalker o la battaglia, anche per le creature che entrano attaccando.
shortcut-earlier = Un giocatore che vuole agire prima di un momento successivo proposto deve dirlo in tempo.
shortcut-priority = Un giocatore che chiede la priorità e poi non fa nulla non guadagna nulla: vedi <a>chi ha la priorità</a>.

### I passi prima di una partita.

before = Prima di una partita di Commander (MTR-A X.4A)
before-players = I giocatori giusti al tavolo giusto, nell’ordine degli abbinamenti; inizia il primo posto (MTR-A 2.2A).
before-companions = Prima si mostrano i compagni, in ordine di turno: chi ne ha uno lo mostra, e che il mazzo ne soddisfa la condizione (CR 103.2b).
before-commanders = Poi i comandanti vanno a faccia in su nella zona di comando (CR 103.2c, 903.6).
before-shuffle = I mazzi si mescolano e si presentano; ogni avversario può mescolare o tagliare.
before-life = 40 punti vita ciascuno (CR 903.7); sette carte.
before-mulligans = Mulligan, in ordine di turno; il primo di un giocatore non costa carte (CR 103.5c).
before-opening-hands = Azioni con le mani iniziali, in ordine di turno (CR 103.6).
before-draw = Il primo giocatore non salta la pescata: si gioca in più di due (CR 103.8c).

### I passi di un controllo del mazzo.

check = Controllo del mazzo
check-timer = Avvia il timer al tavolo: il controllo dà la sua durata e altri quattro minuti (MTR-A X.5A).
check-sleeves = Prendi i mazzi prima che si peschino le mani iniziali; prima conta e guarda le bustine.
check-count = 100 carte con i comandanti; in Commander Draft almeno 60.
check-commanders = I comandanti possono esserlo, da soli o in coppia.
check-twice = Nessuna carta due volte, tranne le terre base e le carte che lo permettono. Non vale in Commander Draft.
check-colours = Ogni carta nell’identità di colore dei comandanti.
check-banned = Nessuna carta della lista delle carte bandite del torneo.
check-companion = Un compagno: la sua condizione, e che sia nella lista.
check-list = La lista dice lo stesso, carta per carta.
check-marks = Segni, schemi, foil curvate: quali carte, e un giocatore ne trarrebbe vantaggio?
check-give-back = Mescola, restituisci, ferma il timer, di’ ai giocatori il loro tempo.
check-found = Se hai trovato qualcosa: <a>3.4, 3.5, 3.8 nella tabella delle penalità</a>. Un problema del mazzo si mostra a ogni avversario.

### Che cosa termina la partita di un giocatore.

loss = Che cosa fa finire la partita di un giocatore in Commander
loss-life = 0 punti vita o meno; dieci segnalini veleno; una pescata da un grimorio vuoto (CR 104.3).
loss-commander = 21 danni da combattimento da uno stesso comandante; ogni comandante si conta a parte (CR 903.10a).
loss-command-zone = Un comandante che andrebbe in mano, nel grimorio, nel cimitero o in esilio può andare nella zona di comando (CR 903.9).

### La tabella delle infrazioni e delle penalità.

levels-in-order = { $table }. Dalla più leggera alla più pesante: { $levels }.
at-regular = A livello Amatoriale si spiega e si dà al massimo un Caution, niente di più.
to-head-judge = Un Game Loss o più va al capo arbitro; solo il capo arbitro dà la squalifica.
instead-of = (invece di { $penalty })
case = { $case }: { $penalty }
case-and-dropped = { $case }: { $penalty }, e drop
may-also-be = Possibili anche: { $penalties }.
upgrade = Warning numero { $number } in un giorno: { $penalty }.
in-multiplayer = Nel multiplayer: { $change }
conduct = Vale anche il codice di condotta dell’organizzatore; violarlo è Condotta antisportiva (MTR-A 5.4): <a>Regole e deroghe</a>.

### La fine di un round.

here-extra-turns = Qui: { $limit }, poi un altro turno per ogni giocatore ancora in partita.
here-finish-turn = Qui: { $limit }, poi si conclude il turno in corso.
called = Fine del tempo
called-extensions = Prima ogni tavolo gioca il suo tempo addizionale: un controllo del mazzo dà la sua durata più quattro minuti, un ruling di più di un minuto la sua durata (MTR-A X.5A).
called-turn = Il turno in corso è il turno 0. Se il giocatore attivo aveva già detto che passa, quel turno prima finisce, e il turno in corso è quello del giocatore successivo.
called-count = Conta i giocatori in partita in quel momento: altrettanti turni seguono (MTR-A 2.5AA). Chi lascia più tardi non cambia il numero.
called-effects = I turni extra dati da effetti contano; quelli saltati no.
called-slow-play = Un giocatore che dopo riceve una penalità per Slow Play salta i suoi turni e non viene contato.
called-draw = Se alla fine dell’ultimo turno nessuno ha vinto, la partita è patta.
called-no-other = Quando i turni in corso finiscono non ne iniziano altri, e la partita è patta (MTR-A 2.5AB).
drawn = Una partita patta
drawn-again = Se resta tempo, tutti quelli ancora nell’incontro giocano un’altra partita, con posti sorteggiati di nuovo (MTR-A 2.2A).
drawn-most-games = Se il tempo è finito, vince il giocatore con più partite vinte; a parità, l’incontro è patta.
drawn-match = Se il tempo è finito, l’incontro è patta.
drawn-points = Un incontro finito patta dà { $points } a tutti quelli che l’hanno iniziato, anche dopo una sconfitta nella partita, e 0 a chi ha concesso l’incontro o ha un Match Loss.
drawn-points-still-in = Un incontro finito patta dà { $points } a chi era ancora in partita al momento della patta, e 0 a tutti gli altri.
won-points = Un incontro vinto dà { $win } a chi vince, { $loss } agli altri.
won-points-by-size = Un incontro vinto dà a chi vince { $points }; agli altri { $loss }.
won-stakes = Chi vince un incontro prende le poste di tutto il tavolo.
drawn-stakes = In un incontro finito patta tutti quelli che l’hanno iniziato riprendono la propria posta e si dividono quelle di chi ha concesso l’incontro o ha un Match Loss.
drawn-playoff = Un incontro dei playoff ha un vincitore: una partita patta si rigioca, con posti a caso (MTR-A 2.5B).
floor = In sala
floor-outstanding = La pagina della sala mostra i tavoli in sospeso, prima quelli più in ritardo.
floor-count = Un arbitro a ogni tavolo dice chi è il giocatore attivo e quanti turni restano, e conta ad alta voce.
floor-result = Inserisci il risultato, e gli eventuali drop, prima che i giocatori lascino il tavolo.
