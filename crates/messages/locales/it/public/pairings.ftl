title = Abbinamenti
title-of-round = Abbinamenti, { $round }

## A che punto è il round.

published-at = Pubblicato alle { $time }
started-with-clock = Iniziato alle { $time }, { $clock }
started-untimed = Iniziato alle { $time }, senza limite di tempo
finished = Concluso

## Sopra l’elenco.

players-draft-in-pods = I giocatori draftano in questi pod e vi giocano il round 1 (MTR-A X.6A).
changed-by-hand = Modificati a mano.
what-was-changed = Che cosa è stato modificato, e perché
to-your-table = Vai al tuo tavolo
order = Ordine
by-table = Per tavolo
by-last-name = Per cognome
by-name = Per nome
tables = Tavoli

## Una ricerca senza risultati.

nobody-by-that-name = Nessuno con questo nome in questo round
tell-organizer-now = Se pensi di dover avere un abbinamento, dillo subito all’organizzatore.

## L’elenco per nome.

players-by-name = Giocatori per nome, con tavolo e posto
players-by-last-name = Giocatori per cognome, con tavolo e posto
bye = Bye
loss = Perso

## L’elenco per tavolo.

seed = seed { $seed }
drawn = Patta.
advances-by-seed = { $player } avanza per seed.
drawn-without = Patta; nessun punto per { $players }.
games = Partite: { $games }.
games-won = { $player } { $count }
games-drawn = patte { $count }
byes = Bye
bye-points = { $points ->
    [one] Nessun incontro in questo round, { $points } punto.
   *[other] Nessun incontro in questo round, { $points } punti.
}
not-paired = Senza abbinamento, match loss
why-not-paired = Chi è arrivato dopo gli abbinamenti del round, o era assente.

## Sotto l’elenco.

rounds = Round

## Prima del primo round.

none-published = Nessun round è ancora pubblicato
appear-here =
    Tavoli e posti compaiono qui quando l’organizzatore pubblica il primo round.
    Fino ad allora puoi controllare se sei <a>nell’elenco dei giocatori</a>.
