## A che punto è un torneo.

round-of-rounds = Round { $round } di { $rounds }
after-round-of-rounds = Dopo il round { $round } di { $rounds }
top-announced = Top { $cut } annunciata

## Tavoli con un risultato.

one-table-done = Il tavolo ha il risultato
all-tables-done = { $tables ->
    [one] Risultato inserito per { $tables } tavolo su { $tables }
   *[other] Tutti i { $tables } tavoli hanno un risultato
}
tables-done = { $tables ->
    [one] Risultati: { $done } su { $tables } tavolo
   *[other] Risultati: { $done } su { $tables } tavoli
}

## Vincitori.

champion = Vittoria
champions = Vittoria condivisa
champion-is = Vince: { $champion }
champions-are = Vincono: { $champions }

## L’immagine dei playoff.

pod = Pod
pod-number = Pod { $number }
drawn-by-seed = { $table }: patta, per seed
winner-of-pod = Chi vince il pod
winner-of-pod-number = Chi vince il pod { $number }
winner-of-table = Chi vince il tavolo { $table }
winner-of-semi-finals = Chi vince una semifinale
winner-of-quarter-finals = Chi vince un quarto di finale
winner-of-round-of = Chi passa la top { $players }
winner-of-round = Chi vince: { $round }

## Indirizzi che non portano a nulla.

no-player = In { $tournament } non c’è nessun giocatore con il numero { $number }.
to-players = Vai ai giocatori
no-round = Questo round non esiste. I round sono numerati da 1.
not-published = Gli abbinamenti del round { $round } non sono pubblicati.
to-pairings = Vai agli abbinamenti
no-standings = Non c’è una classifica dopo il round { $round }: compare alla fine di ogni round di svizzera.
to-standings = Vai alla classifica

## Una modifica dopo la pubblicazione.

changed-at = modificato alle { $time }
as-of =
    Il database non risponde. Questa pagina mostra il torneo alle { $time }; al momento non si può salvare nulla.
