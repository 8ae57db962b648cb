### La pagina.

matches-so-far = { $count ->
    [one] { $count } incontro finora
   *[other] { $count } incontri finora
}
of-tournaments = { $count ->
    [one] di { $count } torneo
   *[other] di { $count } tornei
}
with-others = Con altri tornei
none-yet = Ancora nessuna statistica
not-yet = Le statistiche sono pubbliche quando il torneo è concluso.
not-yet-staff =
    Vengono calcolate qui appena il primo tavolo ha un risultato. Tutti le vedono quando il torneo è concluso.
choose = Scegli dei tornei conclusi: vengono contati insieme.
choose-first = Scegli prima dei tornei conclusi.
to-statistics = Vai alle statistiche
parts = Parti
phone-shows = Il telefono mostra le colonne principali; i file le hanno tutte.
how-counted = Come si conta
table-named = Tabella: { $caption }
more-in-file = Righe presenti solo nel file: { $count }.
as-csv = { $section } in CSV

### La scelta dei tornei.

choose-tournaments = Scegli i tornei
none-to-choose = Puoi scegliere i tornei conclusi in elenco sulla pagina iniziale.
finished-at-most = Tornei conclusi, al massimo { $most }
older-ones = { $count ->
    [one] Un altro meno recente si può scegliere dalla sua pagina di statistiche.
   *[other] Altri { $count } meno recenti si possono scegliere dalle rispettive pagine di statistiche.
}
count-together = Conta insieme
nothing-chosen = Non è stato scelto nulla: seleziona almeno un torneo.

### Parole sotto un numero grande.

stat-tournaments = { $count ->
    [one] torneo
   *[other] tornei
}
stat-entries = { $count ->
    [one] partecipazione
   *[other] partecipazioni
}
stat-matches = { $count ->
    [one] incontro
   *[other] incontri
}
stat-drawn = patte

### Intestazioni di colonna.

column-matches = Incontri
label-matches = incontri
column-won = Vinti
label-won = vinti
column-drawn = Patte
label-drawn = patte
column-lost = Persi
label-lost = persi
label-rank = pos.
label-between = fra
column-draws-left-out = Senza patte
label-draws-left-out = senza patte
column-draws-counted = Con patte
label-draws-counted = con patte
column-share = Quota
label-share = quota
column-minutes = Minuti
label-minutes = min
column-longest = Massimo
label-longest = massimo
label-longest-minutes = massimo, min
column-share-drawn = % patte
column-counted = Contati
label-counted = contati
column-shortest = Minimo
label-shortest = minimo
column-middle = Mediana
label-middle = mediana
column-average = Media
label-average = media
column-entries = Partecip.
label-entries = partecip.
column-points-a-match = Punti/inc.
label-points-a-match = punti/inc.
column-against-mean = Vs media
label-against-mean = vs media
column-cuts = Top
label-cuts = top
column-share-won = % vinti
column-by-chance = Attese
label-by-chance = top attese
column-conversion = Conversione
label-conversion = conversione
column-commander = Comandante
column-against = Contro
label-against = contro
column-meetings = Confronti
label-meetings = confronti
column-first-won = Vince 1º
label-first-won = vince il 1º
column-second-won = Vince 2º
label-second-won = vince il 2º
column-share-of-first = Quota 1º
column-events = Tornei
label-events = tornei
column-byes = Bye
label-byes = bye
label-opponents = avversari
column-ended = Fine
column-what = Che cosa

range = { $least }–{ $most }
intervals = Una linea è l’intervallo di Wilson al 95%: con molti più incontri, il punto finirebbe probabilmente in qualche posizione su di essa.

### Posti.

seats = Posti
seats-none-drawn = { $matches ->
    [one] { $matches } incontro in pod da { $size }, nessuna patta.
   *[other] { $matches } incontri in pod da { $size }, nessuna patta.
}
seats-drawn = { $matches ->
    [one] { $matches } incontro in pod da { $size }, patte: { $drawn }.
   *[other] { $matches } incontri in pod da { $size }, patte: { $drawn }.
}
seats-apart = I pod di altre dimensioni sono contati a parte, e così gli incontri dei playoff, in cui il seed migliore ha il primo posto.
wins-by-seat = Vittorie per posto
wins-draws-left-out = Vittorie per posto, senza le patte
wins-draws-counted = Vittorie per posto, contando le patte come non vinte
equal-share = La linea tratteggiata è la quota uguale per tutti, { $share }.
seat-of-pods = Pod da { $size }, posto { $number }
seat-of-playoff = Playoff, pod da { $size }, posto { $number }
test-too-few =
    I dati sono troppo pochi per verificare se i posti sono equivalenti: servono { $least } incontri vinti per ogni posto, e al massimo dieci posti.
test-differs =
    Test contro l’ipotesi di posti equivalenti, sugli incontri vinti: χ² = { $statistic }, gradi di libertà: { $degrees }, p = { $p }: i posti differiscono più di quanto di solito farebbe il caso.
test-chance =
    Test contro l’ipotesi di posti equivalenti, sugli incontri vinti: χ² = { $statistic }, gradi di libertà: { $degrees }, p = { $p }: una simile differenza può benissimo essere dovuta al caso.
less-than = meno di { $number }

### Patte.

draws = Patte
draws-of-matches = { $matches ->
    [one] Patte: { $drawn } su { $matches } incontro.
   *[other] Patte: { $drawn } su { $matches } incontri.
}
draws-and-minutes = Patte e minuti per round
draws-by-round = Patte per round
all-together = La linea tratteggiata è l’insieme dei round, { $share }.
playoff = Playoff

### Come sono finiti gli incontri.

endings = Come sono finiti gli incontri
when-ended = Quando sono finiti gli incontri
when-ended-drawn = Quando sono finiti gli incontri, e quanti in patta
after-time-means = Dopo il tempo: ancora in gioco alla fine del tempo del tavolo, secondo il suo orologio o l’annuncio di un arbitro.
ended-in-time = In tempo
ended-after-time = Dopo il tempo
ended-not-known = Non noto
extra-turns = { $matches ->
    [one] I turni aggiuntivi sono stati seguiti in { $matches } incontro: da { $least } a { $most }, mediana { $middle }.
   *[other] I turni aggiuntivi sono stati seguiti in { $matches } incontri: da { $least } a { $most }, mediana { $middle }.
} { $won ->
    [one] { $won } incontro è stato vinto in questi turni.
   *[other] { $won } incontri sono stati vinti in questi turni.
}
conceded = { $count ->
    [one] Secondo i risultati o le partite seguite, in { $count } incontro qualcuno ha concesso; la maggior parte dei risultati non lo dice.
   *[other] Secondo i risultati o le partite seguite, in { $count } incontri qualcuno ha concesso; la maggior parte dei risultati non lo dice.
}
conceded-where-followed = { $followed ->
    [one] Su { $followed } incontro con una partita seguita da un arbitro fino alla fine, è successo in { $conceded }.
   *[other] Su { $followed } incontri con una partita seguita da un arbitro fino alla fine, è successo in { $conceded }.
}

### Durate.

lengths = Quanto è durato
minutes-of-round = Minuti di un round, mediana
bar-minutes = { $minutes } min
lengths-means =
    Minuti interi: la media, e la mediana quando cade fra due valori, sono arrotondate per difetto. Un round va dal suo avvio alla sua chiusura; un incontro dall’avvio del round all’arrivo del suo risultato; una partita è quella che un arbitro ha seguito dal primo turno alla fine.
a-round = Un round
a-match = Un incontro
a-game = Una partita

### Comandanti.

commanders = Comandanti
won-by-commander = Incontri vinti per comandante
won-by-commander-caption = Incontri vinti per comandante: solo quelli con una posizione, nel loro ordine, cioè per punti rispetto alla media. Una patta non conta come vinta.
commanders-ranked = Hanno una posizione quelli con almeno { $least } incontri di svizzera; gli altri seguono per nome.
against-mean-means = I punti a incontro sono quelli della svizzera, senza bye; «vs media» li divide per quanto hanno ottenuto tutti negli stessi tornei: 1 significa nella media.
conversion-means =
    La conversione è il numero di top raggiunte diviso per quelle attese per puro caso (Σ top / partecipanti al torneo); ne servono almeno { $least } attese.
commanders-known = { $entries ->
    [one] Il comandante è noto per { $known } partecipazione su { $entries }.
   *[other] Il comandante è noto per { $known } partecipazioni su { $entries }.
}
commanders-withheld = { $count ->
    [one] Per { $count } partecipazione il comandante non è indicato: il suo torneo non lo mostra.
   *[other] Per { $count } partecipazioni il comandante non è indicato: il loro torneo non lo mostra.
}

### Comandanti che si sono affrontati.

pairs = Comandante contro comandante
pairs-most-frequent = Comandanti che si sono affrontati, prima i confronti più frequenti
pairs-means =
    A ogni tavolo, ogni partecipazione dell’uno affronta ogni partecipazione dell’altro. La quota si riferisce ai confronti vinti da uno dei due, ed è indicata a partire da { $least } confronti; gli altri li ha vinti qualcun altro, o nessuno.

### Giocatori.

players = Giocatori
players-ranked =
    Per punti rispetto alla media, hanno una posizione quelli con almeno { $least } incontri di svizzera; gli altri seguono per nome. Avversari: la media di quanto hanno ottenuto gli avversari incontrati rispetto alla media; 1 significa nella media.
same-names =
    Chi ha giocato più tornei è considerato una sola persona se i nomi sono scritti allo stesso modo, a meno che nello stesso torneo ce ne siano due.
