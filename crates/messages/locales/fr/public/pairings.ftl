title = Appariements
title-of-round = Appariements, { $round }

## How far the round is.

published-at = Publiée à { $time }
started-with-clock = Lancée à { $time }, { $clock }
started-untimed = Lancée à { $time }, sans limite de temps
finished = Terminée

## Above the list.

players-draft-in-pods = On drafte dans ces pods et on y joue la ronde 1 (MTR-A X.6A).
changed-by-hand = Modifié à la main.
what-was-changed = Ce qui a été modifié, et pourquoi
to-your-table = Ta table
order = Ordre
by-table = Par table
by-last-name = Par nom
by-name = Par prénom
tables = Tables

## A search that found nobody.

nobody-by-that-name = Personne de ce nom dans cette ronde
tell-organizer-now = Si tu devrais jouer et que tu n’as pas de table, préviens l’organisation tout de suite.

## The list by name.

players-by-name = Joueurs par prénom, avec table et siège
players-by-last-name = Joueurs par nom, avec table et siège
bye = Bye
loss = Défaite

## The list by table.

seed = seed { $seed }
drawn = Nul.
advances-by-seed = { $player } se qualifie au seed.
drawn-without = Nul ; aucun point pour { $players }.
games = Parties : { $games }.
games-won = { $player } { $count }
games-drawn = nulles { $count }
byes = Byes
bye-points = { $points ->
    [one] Pas de match à cette ronde, { $points } point.
   *[other] Pas de match à cette ronde, { $points } points.
}
not-paired = Sans table, match loss
why-not-paired = Arrivée après l’appariement de la ronde, ou absence.

## Below the list.

rounds = Rondes

## Before the first round.

none-published = Aucune ronde publiée pour l’instant
appear-here = Les tables et les sièges s’affichent ici quand l’organisation publie la première ronde. D’ici là, tu peux vérifier que tu es <a>sur la liste des joueurs</a>.
