## Wat op een stap van een gevolgde game volgde

with-marker = { $clause } ({ $marker })
player-in-seat = de speler op stoel { $seat }
numbered-object = object { $number }

## Beurten

turn-began = { $player } begint een beurt
extra-turn-began = { $player } begint een extra beurt
turn-ended = de beurt van { $player } eindigt
turn-skipped = de beurt van { $player } wordt overgeslagen
extra-turn-skipped = de extra beurt van { $player } wordt overgeslagen
phase-began = { $marker }: { $phase } begint
marker-passed = { $marker } gaat van { $player } naar { $to }
marker-kept = { $player } houdt { $marker } voor een extra beurt
extra-turns-wait = { $count ->
    [one] rechts is een marker dichtbij: { $player } neemt later een extra beurt
   *[other] rechts is een marker dichtbij: { $player } neemt later { $count } extra beurten
}
designated = { $marker } wordt weggehaald: { $players }, { $markers }
designated-again = { $marker } wordt { $count } keer weggehaald: { $players }, { $markers }
players-in-game = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
markers-in-game = { $count ->
    [one] 1 marker
   *[other] { $count } markers
}
marker-removed = { $marker } wordt bij { $player } weggehaald
extra-turn-owed = { $player } krijgt een extra beurt
skip-owed = { $player } slaat de volgende beurt over

## Spelers liggen uit de game

left-lost = { $player } verliest en ligt uit de game
left-conceded = { $player } geeft op en ligt uit de game
left-match-loss = { $player } ligt uit de game met een match loss
left-drawn = de game eindigt voor { $player } in een gelijkspel
departure-deferred = { $player } ligt aan het einde van de huidige fase van { $marker } uit de game

## Einde van de tijd en van de game

time-called-finish = de tijd wordt afgeroepen: de lopende beurten worden afgemaakt
time-called-next = de tijd wordt afgeroepen; de volgende beurt is de laatste
time-called-turns = { $count ->
    [0] de tijd wordt afgeroepen: er mag geen beurt meer beginnen
    [one] de tijd wordt afgeroepen: er mag nog één beurt beginnen
   *[other] de tijd wordt afgeroepen: er mogen nog { $count } beurten beginnen
}
game-won = { $player } wint de game
game-drawn = de game eindigt in een gelijkspel

## De stack

put-on-stack = { $player } legt { $object } op de stack van { $marker }
priority-passed = { $player } past
priority-void = het verzoek van { $player } om priority vervalt
has-priority = { $player } heeft priority
resolved = { $object } resolvet
left-stack = { $object } verlaat de stack van { $marker }
stack-exiled = { $object } ligt aan het einde van de beurt op de stack van { $marker } en gaat naar exile
stack-moved = { $object } gaat naar de stack van { $marker }

## Loops

loop-announced = { $player } kondigt een loop aan, { $iterations } keer
stop-proposed = { $player } zou stoppen in herhaling { $iteration } na punt { $point }
loop-ran = de loop loopt tot en met herhaling { $iteration }
loop-ran-to-point = de loop loopt tot en met herhaling { $iteration }, punt { $point }
loop-abandoned = de loop gaat niet door: een speler die nodig was, ligt uit de game

## Wat er van een speler bekend is

status-set = de status van { $player } verandert
would-lose-life = { $player } heeft geen life meer en zou verliezen
would-lose-poison = { $player } heeft tien of meer poison en zou verliezen
would-lose-damage = { $player } heeft 21 of meer schade van de commander van { $owner } en zou verliezen

## Permanents en andere objecten

object-appeared = { $object } is er, onder control van { $player }
object-removed = { $object } is er niet meer
object-left = { $object } verlaat de game samen met eigenaar { $player }
object-ceased = { $object } bestaat niet meer
object-exiled = { $object } gaat naar exile
object-removed-from-game = { $object } wordt uit de game verwijderd
object-to-graveyard = { $object } gaat naar de graveyard van { $player }
control-changed = { $player } heeft control over { $object }
control-unchanged = { $object } blijft onder control van { $player }
effect-lasts = { $object } duurt tot de volgende beurt van { $player }
effect-ended = { $object } eindigt

## Munten en dobbelstenen

flipped = { $player } gooit een munt op: { $outcome }
rolled-as-coin = { $player } gooit zoals afgesproken { $result } op { $sides } zijden: { $outcome }
heads = kop
tails = munt
heads-won = kop, gekozen en gewonnen
tails-won = munt, gekozen en gewonnen
heads-lost = kop, munt gekozen: verloren
tails-lost = munt, kop gekozen: verloren
rolled = { $player } gooit { $result } op { $sides } zijden
