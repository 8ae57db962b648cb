## Che cosa non va nelle opzioni di un torneo.

pod-size-range = La dimensione dei pod va da { $least } a { $most }, non { $given }.
games-to-win-range = Le partite vinte per un incontro vanno da { $least } a { $most }, non { $given }.
points-win-range = Una vittoria vale da { $least } a { $most }, non { $given }.
points-draw-range = Una patta vale da { $least } a { $most }, non { $given }.
points-loss-range = Una sconfitta vale da { $least } a { $most }, non { $given }.
points-bye-range = Un bye vale da { $least } a { $most }, non { $given }.
time-limit-range = Un limite di tempo in minuti va da { $least } a { $most }, non { $given }.
swiss-rounds-range = I round di svizzera previsti vanno da { $least } a { $most }, non { $given }.
cut-range = La top prevista va da { $least } a { $most }, non { $given }.
tiebreaker-needed = Serve almeno un tiebreaker, come "match_points".
tiebreaker-twice = Questo tiebreaker è già nell’elenco.
code-of-conduct-too-long = Il codice di condotta ha { $length } caratteri; al massimo possono essere { $most }.
break-follows = Una pausa segue un round da 1 a { $most }, non { $given }.
break-twice = Il round { $round } ha già una pausa.
break-minutes = Una pausa dura da 1 a { $most } minuti, non { $given }.
break-name = Il nome di una pausa è una riga di al massimo { $most } caratteri.
cut-not-whole = I playoff con { $cut } giocatori non riempiono i pod da { $size }. Scegli { $offered }.
cut-or = { $first } o { $last }

## Che cosa non va in un torneo: giocatori e round.

no-player-number = Non c’è nessun giocatore numero { $number }.
too-many-players = Un torneo ha al massimo { $most } giocatori; qui sono { $count }.
id-twice = L’id "{ $id }" è già di { $place }.
too-many-commanders = Un giocatore ha al massimo { $most } comandanti.
last-round = L’ultimo round giocato è al massimo { $most }, non { $given }.
first-round = Il primo round di un giocatore va da 1 a { $most }, non { $given }.
text-empty = { $what }: testo vuoto.
text-too-long = { $what }: { $length } caratteri; al massimo possono essere { $most }.
text-control = { $what }: c’è un carattere di controllo (per esempio una tabulazione o un a capo); toglilo.
the-id = L’id
the-name = Il nome
the-group = Il gruppo
the-commander = Il comandante
table-number = Il numero di un tavolo va da 1 a { $most }, non { $given }.
too-many-rounds = Un torneo ha al massimo { $most } round; qui sono { $count }.
round-number = I round si contano da 1 senza buchi: questo è il round { $number }, non { $given }.
swiss-after-playoff = Un round di svizzera non può seguire un round dei playoff.
table-twice = Il tavolo { $table } è già del pod { $pod } di questo round.
playoff-without-byes = Un round dei playoff non ha né bye né match loss fuori da un pod.
nobody-leaves-playoff = Nessuno lascia il tavolo di un round dei playoff: un match loss o una concessione fa parte del risultato.
already-in-list = { $name } è già in questo elenco.
did-not-leave = { $name } ha un posto al tavolo { $table } e non l’ha lasciato.
already-placed = { $name } è già in { $place }: un giocatore ha un solo posto in un round.
dropped = { $name } ha droppato dopo il round { $last } e non può avere un posto nel round { $round }.
disqualified = { $name } ha avuto una squalifica dopo il round { $last } e non può avere un posto nel round { $round }.
enters-later = { $name } entra nel round { $first } e non può avere un posto nel round { $round }.
pod-too-small = Un pod ha almeno { $least } giocatori; qui sono { $count }.
pod-too-large = Un pod ha al massimo { $most } giocatori; qui sono { $count }.
not-seated = { $name } non siede al tavolo { $table }.
seed-twice = { $name } ha già un seed migliore.
not-a-seed = { $name } non è fra i seed della top.
