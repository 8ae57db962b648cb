## Aggiungere molti giocatori.

title = Aggiungi molti giocatori
intro = Non viene aggiunto nulla prima che tu abbia controllato la lista.
paste = Incolla nomi
names = Nomi
names-hint = Uno per riga. Per una squadra di due: entrambi i nomi con un punto e virgola in mezzo; prima di unirli ti viene chiesta conferma.
look-at-names = Controlla i nomi
send-file = Invia un file
file = File CSV o foglio di calcolo
file-hint = Colonne: name (o first name e last name), email, decklist, commander, commander 2, pronouns, team mate, table, group. L’ordine non conta; le altre colonne vengono ignorate; senza intestazione la prima colonna è il nome. Separate da virgole, punti e virgola o tabulazioni; oppure un foglio di Excel (.xlsx) o OpenDocument (.ods).
written-by = Scritta da
written-by-hint = La lista di un altro programma si legge secondo le sue intestazioni di colonna; chi non gioca viene ignorato.
look-at-file = Controlla il file
no-names = Non ci sono nomi: scrivine uno per riga.
no-file = Scegli un file con almeno un giocatore.

## L’anteprima.

preview-title = Controlla la lista
nothing-added = Non è ancora stato aggiunto nulla.
read-as = Il file non è in UTF-8: è stato letto come { $encoding }. Controlla le lettere accentate.
this-sheet = Questo è il foglio «{ $sheet }» del file.
sheet-of-file = Foglio del file
read-sheet = Leggi questo foglio
edit-list = Modifica la lista
the-list = La lista
check-again = Ricontrolla
add-these = Aggiungi i giocatori
start-over = Ricomincia

## La lista.

not-readable = Non leggibile
rows-wrong = { $count ->
    [one] { $count } riga su { $all } ha un problema
   *[other] { $count } righe su { $all } hanno un problema
}
fix-or-leave-out = Correggile nella lista qui sotto, o escludile. Nessun giocatore viene aggiunto finché ogni riga non è valida.
rows = { $count ->
    [one] { $count } riga
   *[other] { $count } righe
}
rows-shown = { $count ->
    [one] { $count } riga; { $shown } mostrate, prima quelle con problemi
   *[other] { $count } righe; { $shown } mostrate, prima quelle con problemi
}
column-line = Riga
column-problem = Problema
leave-out = Escludi
leave-out-player = Escludi { $player }
column-left-out = Escluso
column-mail = E-mail
problem-in-column = Colonna { $column }: { $problem }
same-name-as = Stesso nome: { $who }
looks-like = Simile a { $who }, con altre lettere
unknown-card = <bdi>{ $card }</bdi> non è nei dati sulle carte. Controlla come è scritto.

## Scelte sotto la lista.

same-names = Nomi già nell’elenco
same-names-out = Escludili
same-names-out-hint = La lista è già stata aggiunta, o contiene due volte un nome.
same-names-add = Aggiungi anche questi
same-names-add-hint = Sono persone diverse con lo stesso nome.
second-name = Il secondo nome in una riga
second-out = Escludilo
second-out-hint = Il nome di una squadra, un club o una nota non è un giocatore.
second-team-mate = È il secondo membro della squadra
second-team-mate-hint = Due giocatori che giocano come uno solo.
commas = Virgole fra i nomi
commas-players = Separano giocatori
commas-one = Una riga è un giocatore
commas-one-hint = Cognome, nome.

## Avvisi.

nobody-added = Non è stato aggiunto nessuno.
added = { $count ->
    [one] È stato aggiunto un giocatore.
   *[other] Sono stati aggiunti { $count } giocatori.
}
waiting = { $count ->
    [one] { $count } di questi è in lista d’attesa.
   *[other] { $count } di questi sono in lista d’attesa.
}
one-left-out = Escluso perché il nome c’è già: { $player }.
many-left-out = { $count ->
    [one] { $count } escluso: il nome c’è già.
   *[other] { $count } esclusi: i nomi ci sono già.
}
