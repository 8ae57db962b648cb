### I termini dei tornei.

## Nomi dei round, come titoli.

round-swiss = Round { $number }
round-final = Finale
round-semi-finals = Semifinali
round-quarter-finals = Quarti di finale
round-of = Top { $players }
round-playoff = Round { $number } dei playoff

## Dentro una frase.

inside-swiss = il round { $number }
    .in = nel round { $number }
    .of = del round { $number }
inside-final = la finale
    .in = nella finale
    .of = della finale
inside-semi-finals = le semifinali
    .in = nelle semifinali
    .of = delle semifinali
inside-quarter-finals = i quarti di finale
    .in = nei quarti di finale
    .of = dei quarti di finale
inside-round-of = la top { $players }
    .in = nella top { $players }
    .of = della top { $players }
inside-playoff = il round { $number } dei playoff
    .in = nel round { $number } dei playoff
    .of = del round { $number } dei playoff

## In un’etichetta.

label-swiss = round { $number }
label-final = finale
label-semi-finals = semifinali
label-quarter-finals = quarti di finale
label-round-of = top { $players }
label-playoff = round { $number } dei playoff

## Prime parole di una frase.

opening-swiss = Il round { $number }
    .of = { inside-swiss.of }
    .over = Il round { $number } è concluso
    .open = Il round { $number } non è ancora concluso
    .going = Il round { $number } è in corso
    .public = Il round { $number } è pubblicato
    .draft = Il round { $number } è una bozza
opening-final = La finale
    .of = { inside-final.of }
    .over = La finale è conclusa
    .open = La finale non è ancora conclusa
    .going = La finale è in corso
    .public = La finale è pubblicata
    .draft = La finale è una bozza
opening-semi-finals = Le semifinali
    .of = { inside-semi-finals.of }
    .over = Le semifinali sono concluse
    .open = Le semifinali non sono ancora concluse
    .going = Le semifinali sono in corso
    .public = Le semifinali sono pubblicate
    .draft = Le semifinali sono una bozza
opening-quarter-finals = I quarti di finale
    .of = { inside-quarter-finals.of }
    .over = I quarti di finale sono conclusi
    .open = I quarti di finale non sono ancora conclusi
    .going = I quarti di finale sono in corso
    .public = I quarti di finale sono pubblicati
    .draft = I quarti di finale sono una bozza
opening-round-of = La top { $players }
    .of = { inside-round-of.of }
    .over = La top { $players } è conclusa
    .open = La top { $players } non è ancora conclusa
    .going = La top { $players } è in corso
    .public = La top { $players } è pubblicata
    .draft = La top { $players } è una bozza
opening-playoff = Il round { $number } dei playoff
    .of = { inside-playoff.of }
    .over = Il round { $number } dei playoff è concluso
    .open = Il round { $number } dei playoff non è ancora concluso
    .going = Il round { $number } dei playoff è in corso
    .public = Il round { $number } dei playoff è pubblicato
    .draft = Il round { $number } dei playoff è una bozza

## Fin dove è arrivato un giocatore.

reached-champion = Vittoria
reached-final = Finalista
reached-semi-finals = Semifinalista
reached-quarter-finals = Quarti di finale
reached-round-of = Top { $players }

reached-inside-champion = vittoria
reached-inside-final = finalista
reached-inside-semi-finals = semifinalista
reached-inside-quarter-finals = quarti di finale
reached-inside-round-of = top { $players }

## Posizioni.

ordinal = { $number }º
    .f = { $number }ª
equal-places = Pari { $first }–{ $last }
equal-places-inside = pari { $first }–{ $last }

## Risultato di un giocatore in un round.

scored-won = Vinto
scored-drawn = Patta
scored-lost = Perso
scored-bye = Bye
scored-match-loss = Match loss

## I numeri della classifica.

tiebreaker-match-points = Punti incontro
tiebreaker-match-win = MW%
tiebreaker-opponents-points = OAMP
tiebreaker-opponents-match-win = OMW%
tiebreaker-win = W%
tiebreaker-opponents-win = OW%
tiebreaker-head-to-head = H2H
tiebreaker-average-seat = Posto
tiebreaker-games-won = Partite vinte

tiebreaker-long-match-points = Punti incontro
tiebreaker-long-match-win = Percentuale di incontri vinti
tiebreaker-long-opponents-points = Media dei punti incontro degli avversari
tiebreaker-long-opponents-match-win = Percentuale di incontri vinti dagli avversari
tiebreaker-long-win = Percentuale di vittorie con i bye
tiebreaker-long-opponents-win = Percentuale di vittorie degli avversari con i bye
tiebreaker-long-head-to-head = Scontro diretto
tiebreaker-long-average-seat = Posto medio
tiebreaker-long-games-won = Partite vinte

tiebreaker-inside-match-points = punti incontro
tiebreaker-inside-match-win = percentuale di incontri vinti
tiebreaker-inside-opponents-points = media dei punti incontro degli avversari
tiebreaker-inside-opponents-match-win = percentuale di incontri vinti dagli avversari
tiebreaker-inside-win = percentuale di vittorie con i bye
tiebreaker-inside-opponents-win = percentuale di vittorie degli avversari con i bye
tiebreaker-inside-head-to-head = scontro diretto
tiebreaker-inside-average-seat = posto medio
tiebreaker-inside-games-won = partite vinte

## Livelli di applicazione delle regole (REL).

level-regular = Amatoriale
level-competitive = Agonistico
level-professional = Professionistico

## Stato di un torneo.

state-setup = In preparazione
state-registration = Iscrizioni
state-swiss = Round di svizzera
state-cut-announced = Top annunciata
state-playoff = Playoff
state-finished = Concluso
state-cancelled = Annullato
state-not-started = Non ancora iniziato
state-registration-open = Iscrizioni aperte

## Stato di un round.

round-draft = Bozza
round-published = Pubblicato
round-running = In corso
round-finished = Concluso

## Stato dell’iscrizione di un giocatore.

player-registered = Confermata
player-pending = In attesa di conferma
player-waitlisted = Lista d’attesa
player-removed = Rimossa

## Dopo la fine del tempo.

end-extra-turns = un altro turno per ogni giocatore ancora in partita
end-finish-turn = si conclude il turno in corso

## Se un giocatore entra in top.

outlook-in = dentro
outlook-out = fuori

## Ruoli dello staff.

role-organizer = Organizzatore
role-head-judge = Capo arbitro
role-judge = Arbitro
role-scorekeeper = Scorekeeper
role-administrator = Amministratore
role-staff = Staff

role-inside-organizer = organizzatore
role-inside-head-judge = capo arbitro
role-inside-judge = arbitro
role-inside-scorekeeper = scorekeeper
role-inside-administrator = amministratore
role-inside-staff = staff

## Penalità.

penalty-none = Nessuna penalità
penalty-caution = Caution
penalty-warning = Warning
penalty-skip-turn = Salto del turno
penalty-game-loss = Game Loss
penalty-match-loss = Match Loss
penalty-disqualification = Squalifica
penalty-and-drop = { $penalty } e drop

## Categorie di infrazioni.

category-game-play = Errore di gioco
category-tournament = Errore di torneo
category-conduct = Condotta antisportiva

## Parti di una decklist.

section-commander = Comandante
section-companion = Compagno
section-deck = Mazzo
section-sideboard = Sideboard
section-aside = A parte

## Colori di Magic.

colour-white = bianco
colour-blue = blu
colour-black = nero
colour-red = rosso
colour-green = verde
colourless = incolore
