round-published = { $opening } { $agreeing ->
        [one] is
       *[other] zijn
    } gepubliceerd: { $tables }.
round-unpublished = { $opening } { $agreeing ->
        [one] is
       *[other] zijn
    } niet meer gepubliceerd: de publicatie is ingetrokken.
round-running = { $opening } { $agreeing ->
        [one] is
       *[other] zijn
    } begonnen.
round-unstarted = { $opening } { $agreeing ->
        [one] is
       *[other] zijn
    } niet meer bezig: de start is ongedaan gemaakt.
round-finished = { $opening } { $agreeing ->
        [one] is
       *[other] zijn
    } afgerond.
round-reopened = { $opening } { $agreeing ->
        [one] is
       *[other] zijn
    } weer bezig, na heropening.
result-won = Tafel { $table }, { $round }: winst voor { $winner }.
result-draw = Tafel { $table }, { $round }: gelijkspel.
result-cleared = Tafel { $table }, { $round }: de uitslag is gewist.
cut = De cut is bekend: de top { $size } speelt door.
cut-revoked = De bekendgemaakte cut is ingetrokken.
event-finished = { $event } is afgelopen.
event-reopened = { $event } is weer open, na heropening.
event-cancelled = { $event } is afgelast.
champion = { $player } wint { $event }!
announcement-withdrawn = Een bericht is ingetrokken.
test = Een test: dit kanaal krijgt nieuws van { $event }.

## Spelers

players-added = { $count ->
    [one] Speler: { $who } toegevoegd.
   *[other] Spelers: { $who } toegevoegd.
}
players-changed = { $count ->
    [one] Speler: { $who } gewijzigd.
   *[other] Spelers: { $who } gewijzigd.
}
players-dropped = { $count ->
    [one] Speler: { $who } gedropt.
   *[other] Spelers: { $who } gedropt.
}
players-disqualified = { $count ->
    [one] Speler: { $who } gediskwalificeerd.
   *[other] Spelers: { $who } gediskwalificeerd.
}
players-back = { $count ->
    [one] Speler: { $who } terug.
   *[other] Spelers: { $who } terug.
}
players-removed = { $count ->
    [one] Speler: { $who } verwijderd.
   *[other] Spelers: { $who } verwijderd.
}
player-number = nummer { $number }

## Community's

evening-opened = { $evening } is open.
evening-finished = { $evening } is afgelopen.
evening-reopened = { $evening } is heropend.
evening-cancelled = { $evening } is afgelast.
season-changed = Seizoen { $season }: de stand of de avonden zijn gewijzigd.
season-closed = Seizoen { $season } is gesloten.
season-reopened = Seizoen { $season } is heropend.
free-pod-won = Tafel { $table }, { $evening }: winst voor { $winner }.
free-pod-drawn = Tafel { $table }, { $evening }: gelijkspel.
free-pod-void = Tafel { $table }, { $evening }: de pod is vervallen en telt voor niemand.
