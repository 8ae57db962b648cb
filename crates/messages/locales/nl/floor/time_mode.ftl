ask-extra-turns = Tik aan wie aan de beurt is: nog één beurt voor elke speler die nog in de game zit (2.5AA).
ask-finish-turn = Tik aan wie aan de beurt is: die beurt wordt afgemaakt, en er volgt geen andere (2.5AB).
inside-table = tafel { $table }
problem-at = Tafel { $table }: { $problem }
no-button = Dit formulier zei niet wat er is aangetikt. Tik op een knop van een tafel.
reported-before = De uitslag van de tafel was al binnen: { $result }. Er is niets opgeslagen: vervang hem op de pagina met uitslagen als hij niet klopt.

## Wat een kaart over de tafel zegt

judge-is-called = judge geroepen
another-end = hier een ander einde
done = klaar
turns-follow = { $count ->
    [one] er volgt nog { $count } beurt
   *[other] er volgen nog { $count } beurten
}
the-last-turn = de laatste beurt
look-at-reports = Bekijk wat de spelers doorgeven.
game-is-confirmed = Er is een game van deze match bevestigd.
has-won = { $player } heeft gewonnen
is-drawn = De game eindigt gelijk
overtime-is-over = De verlenging is voorbij: de game eindigt gelijk
overtime-life = De verlenging is voorbij: wie het meeste life heeft, wint
no-turn-is-left = Er is geen beurt meer: wie het meeste life heeft, wint
most-life = Meeste life: { $player }
in-end-step = Iemand doet iets in de end step: de volgende beurt is de laatste
turns-of = { $played } van { $all }
last-turn = Laatste beurt
turns-left = { $count ->
    [one] nog { $count } beurt
   *[other] nog { $count } beurten
}
then = daarna { $player }
waits-for = wacht op marker { $marker }
no-more-turn = krijgt geen beurt meer
finishes-turn = maakt de beurt af
several-turns = Hier zijn er meerdere beurten tegelijk, en niemand volgt ze.
time-is-up = De tijd is om

## Vragen en knoppen

seats = Stoelen
whose-turn = Wie is aan de beurt?
who-has-won = Wie heeft gewonnen?
turn-of-gone = beurt<span>: van { $player }, al weg</span>
seat-turn = <bdi>{ $player }</bdi><span>: is aan de beurt</span>
seat-won = <bdi>{ $player }</bdi><span> heeft gewonnen</span>
seat-goes-out = <bdi>{ $player }</bdi><span> valt af</span>
out = eruit
lost = Verloren
conceded = Opgegeven
not-counted = Slow Play: <bdi>{ $player }</bdi> telt niet
undo-at = Ongedaan<span> maken aan tafel { $table }</span>
undo-result = Ongedaan<span> maken: de uitslag van tafel { $table }</span>
draw-at = Gelijk<span> aan tafel { $table }</span>
time-is-called = Tijd afgeroepen<span> aan tafel { $table }</span>
next-turn = +1 beurt<span> aan tafel { $table }</span>
ends-drawn = Einde: gelijk<span> aan tafel { $table }</span>
extra-turn = Extra beurt<span> voor { $player } aan tafel { $table }</span>
turn-ends = Einde beurt<span> van { $player }</span>
confirm = Bevestigen<span>: de uitslag van tafel { $table }</span>
count-at = <bdi>{ $result }</bdi><span> aan tafel { $table }</span>
call-early = Eerder afroepen
has-finished = Afgelopen
follow-it = Volgen
result = Uitslag
