## Problemi delle liste di giocatori.

in-line = Riga { $line }: { $problem }
in-column = Riga { $line }, colonna { $column }: { $problem }
too-long = Una lista ha al massimo { $most } righe. Inviala in parti.
unreadable = La tabella non è leggibile: { $problem }.
no-text-file = Questo non è un file di testo. Salva la tabella come «CSV UTF-8» o come foglio Excel o OpenDocument, e invia quello.
sheet-unreadable = Il foglio non è leggibile. Salvalo di nuovo, oppure salvalo come «CSV UTF-8» e invia quello.
file-too-large = Il file, una volta decompresso, è troppo grande. Salva il foglio con i giocatori come «CSV UTF-8» e invia quello.
old-excel = È il formato delle vecchie versioni di Excel. Salva il file come .xlsx e invialo di nuovo.
same-columns = due colonne significano la stessa cosa ({ $headings }). Togline una.
no-names = nessuna colonna contiene i nomi. Chiamala «name», oppure «first name» e «last name».
row-short = Questa riga ha { $count } colonne e l’intestazione { $header }: completala o toglila.
row-long = Questa riga ha { $count } colonne e l’intestazione { $header }: manca una virgoletta (")?
unknown-column = Colonna sconosciuta: aggiungi una prima riga con i nomi delle colonne.
is-no-name = Questo non è un nome. Se i nomi sono in un’altra colonna, aggiungi una prima riga con i nomi delle colonne.
more-than-two-names = Ci sono più di due nomi: un giocatore, o una squadra di due, per riga.

## Note su come è stata letta una lista.

unknown-left-out = Colonne sconosciute ignorate: { $columns }.
columns-left-out = Colonne ignorate: { $columns }.
byes-left-out = La colonna dei bye è ignorata: contiene qualcosa di diverso da 0–3, il numero di primi round con bye assegnato. Gli altri bye del round 1 sono sorteggiati.
named-by-mail = I giocatori senza nome prendono come nome la parte del loro indirizzo prima di @.
no-header = Non c’è un’intestazione: il primo testo è il nome. Indirizzi e-mail e link si riconoscono dalla forma; un testo subito dopo il nome è il secondo membro della squadra, uno successivo il comandante.
first-column-numbers = La prima colonna è ignorata: numera le righe.
marks-left-out = I numeri o i punti elenco all’inizio delle righe sono ignorati.
marks-left-out-but = I numeri o i punti elenco all’inizio delle righe sono ignorati. Righe che non ne hanno: { $lines }.
first-column-only = Si legge solo la prima colonna, come fa EventLink con una lista di invitati.
rows-repeated = { $count ->
    [one] { $count } riga ignorata: è già sopra.
   *[other] { $count } righe ignorate: ciascuna è già sopra.
}
rows-not-playing = { $count ->
    [one] { $count } riga ignorata: secondo lo stato, chi c’è scritto non gioca.
   *[other] { $count } righe ignorate: secondo lo stato, chi c’è scritto non gioca.
}

## Con quale programma è stata scritta una lista.

source-any = Qualsiasi programma: con intestazioni di colonna
