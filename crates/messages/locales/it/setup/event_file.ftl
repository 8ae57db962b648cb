## Un torneo creato dal file di un torneo giocato altrove.

title = Nuovo torneo da un file
intro = Non viene salvato nulla prima che tu ne abbia controllato il contenuto.
cannot = Il file non può essere importato
cannot-text = Ogni riga mostra un punto del file, e che cosa non va lì.
event-file = File del torneo
file-hint = Un documento di torneo di Podium, o un torneo come lo dà l’API di TopDeck: classifica e round in JSON.
choose-file = Scegli un file.
look-at-file = Controlla il file
no-list = Una lista di giocatori non è un torneo: prima crea il torneo, poi carica la lista sulla sua pagina <em>Aggiungi molti</em>.
without-file = Un nuovo torneo senza un file

## L’anteprima.

preview-title = Controlla il torneo
nothing-stored = Non è ancora stato registrato nulla.
not-imported = Che cosa non viene importato
best = I primi { $shown } di { $count }, come si contano qui
import = Importa questo torneo
another-file = Un altro file

## Dati sul file.

written-as = Formato
written-topdeck = JSON di TopDeck
written-podium = documento di torneo di Podium
rounds-swiss = { $swiss } di svizzera
rounds-and-playoff = { $swiss } di svizzera, { $playoff } nei playoff
rounds-unfinished = { $rounds }; all’ultimo mancano risultati, e continua qui
points = { $win } per una vittoria, { $draw } per una patta, { $bye } per un bye

## Avviso.

imported = Il torneo è importato: { $players }, { $rounds }. Lo vede solo il suo staff finché non lo apri.
rounds = { $count ->
    [one] { $count } round
   *[other] { $count } round
}
