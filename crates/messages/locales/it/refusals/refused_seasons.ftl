## Perché un’azione su una stagione non è possibile.

name-of-season = Nome
first-day = Primo giorno
last-day = Ultimo giorno
ends-before-it-begins = L’ultimo giorno è prima del primo.
too-many-seasons = Una community ha al massimo { $most } stagioni. Eliminane una senza serate.
no-such-season = Non c’è nessuna stagione a questo indirizzo.
changed-meanwhile = Nel frattempo qualcuno ha modificato «{ $season }». Controlla le sue modifiche, poi salva di nuovo le tue.
closed-already = «{ $season }» è già chiusa.
open-already = «{ $season }» è già aperta.
has-evenings = «{ $season }» ha delle serate. Toglile dalla stagione prima di eliminarla.
not-in-season = { $tournament } non è in «{ $season }».
of-another-community = { $tournament } non appartiene a questa community. Prima scegli la community nelle opzioni del torneo.
was-cancelled = { $tournament } è stato annullato, quindi non può contare.
too-many-evenings = «{ $season }» può avere al massimo { $most } serate.
weight-range = Una serata conta da { $least } a { $most } volte, non { $given }.
least-games-range = Le partite prima che un rating entri in classifica vanno da { $least } a { $most }, non { $given }.

## Iscrivere persone alla finale.

line-changed-meanwhile = Un risultato è cambiato dopo che hai visto chi è qualificato. Ricontrolla l’elenco.
not-organizer-of-final = Non sei organizzatore di { $tournament }. Chiedi a un suo organizzatore di iscrivere le persone.
nobody-qualified = In questa stagione non è qualificata nessuna persona.

## Importare lo storico.

nothing-to-import = Scegli almeno un file.
too-many-events = Puoi importare al massimo { $most } tornei interi alla volta, non { $count }. Invia gli altri dopo.
twice-on-an-evening = { $person } è due volte in { $evening }. Una persona può avere solo una posizione in una serata.
no-such-evening = Questa serata non è nella stagione.
say-who = { $count ->
    [one] Scegli chi è { $name }.
   *[other] Scegli chi è { $name }. In tutto attendono una risposta { $count } persone.
}
table-is-empty = La tabella è vuota.
columns-needed = La prima riga deve dare il nome alle colonne, in inglese: almeno «place» e «name», e «date», «evening», «points», «wins», «draws», «losses» se le hai.
place-needed = Manca la posizione.
day-needed = La data della serata manca o non ha la forma 2026-03-31.
day-in-two-ways = { $given } può indicare due date. Scrivila nella forma 2026-03-31.
name-of-evening = Serata
place-in-table = Una posizione è un numero intero da { $least } a { $most }, non «{ $given }».
points-in-table = I punti sono un numero intero da { $least } a { $most }, non «{ $given }».
matches-in-table = Vittorie, patte e sconfitte sono numeri interi da { $least } a { $most }, non «{ $given }».
is-its-final = { $tournament } è la finale di questa stagione, quindi non può essere una delle sue serate.
is-an-evening = { $tournament } è una serata di questa stagione, quindi non può essere la sua finale. Prima toglila dalla stagione.
