## Pictures: what screen readers say of them, and the few words in them.

amount = { $label } { $amount }
chart = { $what } : { $points }.
interval = { $label } { $share }, entre { $least } et { $most }
dashed-line = La ligne pointillée est à { $share }.
ring = Table { $table }, dans l’ordre du tour : { $seats }.
ring-seat = siège { $number } : { $player }
ring-seat-own = siège { $number } : { $player }, toi
ring-seat-active = siège { $number } : { $player }, joue son tour
ring-seat-out = siège { $number } : { $player }, hors jeu

## A followed game as a ring.

game-ring = { $seats } sièges dans l’ordre du tour, { $playing } encore en jeu
marker-in-turn = { $player }, siège { $seat }, joue son tour avec le marqueur { $marker }
marker-in-turn-designated = { $player }, siège { $seat }, joue son tour avec le marqueur { $marker }, désigné pour être retiré
marker-waits = { $player }, siège { $seat }, attend avec le marqueur { $marker }
marker-waits-designated = { $player }, siège { $seat }, attend avec le marqueur { $marker }, désigné pour être retiré
neighbours = Sièges { $first } à { $last } sur { $all }, le suivant dans l’ordre du tour en dessous.

## The bracket of a playoff.

bracket-waiting = Directement à l’étape suivante
bracket-seed = Seed { $number }
bracket-seat-won = gagné
bracket-seat-by-seed = au seed
bracket-seat-out = out
bracket-none = Pas de phase finale.
bracket-won = Phase finale à { $players }, victoire : { $winner }, seed { $seed }.
bracket-without-winner = Phase finale à { $players }, sans vainqueur.
bracket-open = { $stages ->
    [one] Phase finale à { $players } en { $stages } étape, pas encore décidée.
   *[other] Phase finale à { $players } en { $stages } étapes, pas encore décidée.
}

### Les points par ronde et la durée des tables

field-points = { $players } avec { $points }
field-round = { $round } : { $players }.
minutes = { $count } min
minutes-of = { $round } : de { $least } à { $most } minutes, médiane { $median }.
