## Elke afbeelding

amount = { $label } { $amount }

## Grafieken

chart = { $what }: { $points }.
interval = { $label } { $share }, tussen { $least } en { $most }
dashed-line = De stippellijn staat op { $share }.

## De stoelen van een tafel

ring = Tafel { $table }, in beurtvolgorde: { $seats }.
ring-seat = stoel { $number }: { $player }
ring-seat-own = stoel { $number }: { $player }, jij
ring-seat-active = stoel { $number }: { $player }, aan de beurt
ring-seat-out = stoel { $number }: { $player }, eruit

## Een gevolgde game

game-ring = { $seats } stoelen in beurtvolgorde, { $playing } nog in de game
marker-in-turn = { $player } op stoel { $seat } is aan de beurt met marker { $marker }
marker-in-turn-designated = { $player } op stoel { $seat } is aan de beurt met marker { $marker }, die straks verdwijnt
marker-waits = { $player } op stoel { $seat } wacht met marker { $marker }
marker-waits-designated = { $player } op stoel { $seat } wacht met marker { $marker }, die straks verdwijnt
neighbours = Stoelen { $first } tot en met { $last } van { $all }, de volgende in beurtvolgorde eronder.

## Het speelschema

bracket-waiting = Meteen naar de volgende fase
bracket-seed = Seed { $number }
bracket-seat-won = winst
bracket-seat-by-seed = op seed
bracket-seat-out = eruit
bracket-none = Geen play-offs.
bracket-won = Play-offs met { $players } spelers: { $winner } heeft gewonnen, seed { $seed }.
bracket-without-winner = Play-offs met { $players } spelers, zonder winnaar.
bracket-open = { $stages ->
    [one] Play-offs met { $players } spelers in { $stages } fase, nog niet beslist.
   *[other] Play-offs met { $players } spelers in { $stages } fases, nog niet beslist.
}

### Punten per ronde en tijden van tafels

field-points = { $players } met { $points }
field-round = { $round }: { $players }.
minutes = { $count } min
minutes-of = { $round }: { $least } tot { $most } minuten, mediaan { $median }.
