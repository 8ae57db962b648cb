## Le infrazioni di un torneo e le loro penalità.

as-file = Come file
built-in-in-use = È in uso la tabella incorporata: { $table }.
everybody-reads = Tutti possono leggere, sulla pagina delle regole e delle deroghe: { $differences }.
from-now-on = Una modifica vale per i ruling da ora in poi; quelli precedenti restano come sono.
table-name = Nome della tabella
another = Altra infrazione

### I campi di un’infrazione.

category = Categoria
instead = Nel multiplayer
the-same = La stessa
may-be = Possibili anche
upgrade = Aggravamento
cases = Casi
multiplayer = Che cosa cambia nel multiplayer
row = Riga
cell-problem = { $label }: { $problem }
hint = Aggravamento: l’n-esimo Warning della giornata e la penalità corrispondente, come 4: game_loss. Casi: per esempio In ritardo di meno di 1 minuto: warning; in ritardo di 10 minuti o più: match_loss, drop. Possibili anche: livelli, come game_loss. Una riga senza codice e nome viene tolta.
save = Salva la tabella
saved = La tabella delle penalità è salvata.
nothing-saved = Non è stato salvato nulla. Correggi le righe segnate.

### Un’altra tabella.

replace-table = Sostituisci la tabella
paste = Incolla JSON o CSV
columns = Colonne CSV: code, name, category, penalty, instead, cases, may_be, upgrade, multiplayer.
or-file = O un file
replace = Sostituisci
replaced = La tabella delle penalità è sostituita.
nothing-replaced = Non è stato sostituito nulla: la tabella ha errori, indicati qui sotto.
back-to-built-in = Torna alla tabella incorporata
use-built-in = Usa quella incorporata
built-in-again = È di nuovo in uso la tabella incorporata.
