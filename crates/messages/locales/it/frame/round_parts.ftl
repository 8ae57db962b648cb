## Tavoli, posti e inserimento dei risultati.

with-number = (numero { $number })

## Inserimento da tastiera.

loss-or-drop = Concessione, match loss, drop
report = Inserisci
type-a-table = Scrivi il numero di un tavolo.
keys-label = Risultato con un tasto
keys-won = ha vinto quel posto
keys-others = <kbd>D</kbd> patta · concessione, match loss, drop: <kbd>C</kbd> e un posto: ha concesso, <kbd>M</kbd> e un posto: match loss, <kbd>D</kbd> e un posto: drop dopo questo round · <kbd>Enter</kbd> inserisci · <kbd>Ctrl</kbd> <kbd>Z</kbd> annulla

## Posizioni che una modifica sposta.

moved-none = Nessuna posizione in classifica cambia.
moved = Posizioni in classifica che cambiano: { $count }.
moved-caption = Posizioni che cambiano
now = Ora
then = Poi
