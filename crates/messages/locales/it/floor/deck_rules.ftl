## Quali mazzi si consegnano, entro quando, e con che cosa si controllano.

title = Regole per le decklist
deck-format = Formato

### Formati.

commander = Commander
commander-draft = Commander Draft
another-format = altro formato
another = Altro
commander-hint = 100 carte con il comandante, una copia ciascuna, nei colori del comandante (CR 903.5).
commander-draft-hint = Almeno 60 carte, senza limiti di copie.
another-hint = Si cercano solo le carte bandite.
highest-bracket = Bracket più alto
any-bracket = Qualsiasi
highest-bracket-hint = Solo per Commander: i giocatori dichiarano il bracket del loro mazzo, e il controllo conta i Game Changer.

### Quando.

deadline-hint = Ora di { $zone }. Vuoto: fino al round 1. Dopo, lo staff legge le liste.
deadline-problem = Scadenza: { $problem }
choose-format = Scegli il formato dall’elenco.

### Con che cosa si controllano le liste.

checked-by = Con che cosa si controllano le liste
checked-by-means = Il controllo elenca ciò che non ha potuto verificare perché mancano i dati.
loaded = Caricato
banned-list = { $count ->
    [one] Una lista di carte bandite con { $count } nome.
   *[other] Una lista di carte bandite con { $count } nomi.
}
card-data = { $count ->
    [one] Dati su { $count } carta.
   *[other] Dati su { $count } carte.
}
forget = Elimina
site-banned-used = { $count ->
    [one] Questo sito ha una lista di carte bandite del { $date } con { $count } nome, che viene usata.
   *[other] Questo sito ha una lista di carte bandite del { $date } con { $count } nomi, che viene usata.
}
site-banned-not-used = { $count ->
    [one] Questo sito ha una lista di carte bandite del { $date } con { $count } nome; al suo posto vale quella del torneo.
   *[other] Questo sito ha una lista di carte bandite del { $date } con { $count } nomi; al suo posto vale quella del torneo.
}
site-cards-used = { $count ->
    [one] Questo sito ha dati su { $count } carta del { $date }, che vengono usati.
   *[other] Questo sito ha dati su { $count } carte del { $date }, che vengono usati.
}
site-cards-not-used = { $count ->
    [one] Questo sito ha dati su { $count } carta del { $date }; al loro posto valgono quelli del torneo.
   *[other] Questo sito ha dati su { $count } carte del { $date }; al loro posto valgono quelli del torneo.
}
banned-cards = Carte bandite
banned-hint = Un nome per riga: la lista del torneo. Sostituisce quella caricata e, se bandisce carte, le carte bandite dei dati sulle carte. Scrivi + e uno spazio prima di una carta ammessa qualunque cosa dicano i dati, e (companion) dopo una bandita solo come compagno.
cards-file = Dati sulle carte
cards-hint = JSON, al massimo 8 MB: ogni nome con la sua identità di colore, se è una terra base, e quante copie ne permette il testo. I nomi che contiene sono quelli che le liste possono avere.
save = Salva le regole
back-to-decklists = Torna alle decklist
back-to-rules = Torna alle regole
saved = Le regole per le decklist sono salvate.

### Niente più liste.

stop = Niente più decklist
stop-means = Formato, scadenza e dati caricati vengono rimossi. Le liste consegnate restano.
stopped = Non si chiedono più decklist. Quelle consegnate restano ai loro giocatori.
