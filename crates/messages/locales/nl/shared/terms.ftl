## Rondes als kop

round-swiss = Ronde { $number }
round-final = Finale
round-semi-finals = Halve finales
round-quarter-finals = Kwartfinales
round-of = Ronde van { $players }
round-playoff = Play-offronde { $number }

## In een zin

inside-swiss = ronde { $number }
inside-final = de finale
inside-semi-finals = de halve finales
inside-quarter-finals = de kwartfinales
inside-round-of = de ronde van { $players }
inside-playoff = play-offronde { $number }

## In een label

label-swiss = ronde { $number }
label-final = finale
label-semi-finals = halve finales
label-quarter-finals = kwartfinales
label-round-of = ronde van { $players }
label-playoff = play-offronde { $number }

## Aan het begin van een zin

opening-swiss = Ronde { $number }
opening-final = De finale
opening-semi-finals = De halve finales
opening-quarter-finals = De kwartfinales
opening-round-of = De ronde van { $players }
opening-playoff = Play-offronde { $number }

## Hoe ver een speler kwam

reached-champion = Kampioen
reached-final = Finalist
reached-semi-finals = Halvefinalist
reached-quarter-finals = Kwartfinalist
reached-round-of = Ronde van { $players }
reached-inside-champion = kampioen
reached-inside-final = finalist
reached-inside-semi-finals = halvefinalist
reached-inside-quarter-finals = kwartfinalist
reached-inside-round-of = ronde van { $players }

## Plaatsen

ordinal = { $number }e
equal-places = Gedeeld { $first }–{ $last }
equal-places-inside = gedeeld { $first }–{ $last }

## Het resultaat van een speler in een ronde

scored-won = Winst
scored-drawn = Gelijk
scored-lost = Verlies
scored-bye = Bye
scored-match-loss = Match loss

## Tiebreakers

tiebreaker-match-points = Matchpunten
tiebreaker-match-win = MW%
tiebreaker-opponents-points = OAMP
tiebreaker-opponents-match-win = OMW%
tiebreaker-win = W%
tiebreaker-opponents-win = OW%
tiebreaker-head-to-head = H2H
tiebreaker-average-seat = Stoel
tiebreaker-games-won = Games
tiebreaker-long-match-points = Matchpunten
tiebreaker-long-match-win = Matchwinstpercentage
tiebreaker-long-opponents-points = Gemiddelde matchpunten van de tegenstanders
tiebreaker-long-opponents-match-win = Matchwinstpercentage van de tegenstanders
tiebreaker-long-win = Winstpercentage met byes
tiebreaker-long-opponents-win = Winstpercentage van de tegenstanders met byes
tiebreaker-long-head-to-head = Onderling resultaat
tiebreaker-long-average-seat = Gemiddelde stoel
tiebreaker-long-games-won = Gewonnen games
tiebreaker-inside-match-points = matchpunten
tiebreaker-inside-match-win = matchwinstpercentage
tiebreaker-inside-opponents-points = gemiddelde matchpunten van de tegenstanders
tiebreaker-inside-opponents-match-win = matchwinstpercentage van de tegenstanders
tiebreaker-inside-win = winstpercentage met byes
tiebreaker-inside-opponents-win = winstpercentage van de tegenstanders met byes
tiebreaker-inside-head-to-head = onderling resultaat
tiebreaker-inside-average-seat = gemiddelde stoel
tiebreaker-inside-games-won = gewonnen games

## Niveaus

level-regular = Regular
level-competitive = Competitive
level-professional = Professional

## De staat van een toernooi

state-setup = In voorbereiding
state-registration = Inschrijving
state-swiss = Zwitserse rondes
state-cut-announced = Cut bekend
state-playoff = Play-offs
state-finished = Afgelopen
state-cancelled = Afgelast
state-not-started = Nog niet begonnen
state-registration-open = Inschrijving open

## De staat van een ronde

round-draft = Concept
round-published = Gepubliceerd
round-running = Bezig
round-finished = Afgerond

## De staat van een inschrijving

player-registered = Ingeschreven
player-pending = Wacht op goedkeuring
player-waitlisted = Wachtlijst
player-removed = Verwijderd

## Nadat de tijd is afgeroepen

end-extra-turns = nog één beurt voor elke speler die nog in de game zit
end-finish-turn = de lopende beurt wordt afgemaakt

## Haalt een speler de cut?

outlook-in = binnen
outlook-out = eruit

## Rollen

role-organizer = Organisator
role-head-judge = Head judge
role-judge = Judge
role-scorekeeper = Scorekeeper
role-administrator = Beheerder
role-staff = Staf
role-inside-organizer = organisator
role-inside-head-judge = head judge
role-inside-judge = judge
role-inside-scorekeeper = scorekeeper
role-inside-administrator = beheerder
role-inside-staff = staflid

## Straffen

penalty-none = Geen straf
penalty-caution = Caution
penalty-warning = Warning
penalty-skip-turn = Skip Turn
penalty-game-loss = Game Loss
penalty-match-loss = Match Loss
penalty-disqualification = Diskwalificatie
penalty-and-drop = { $penalty } en drop

## Soorten overtredingen

category-game-play = Game Play Error
category-tournament = Tournament Error
category-conduct = Unsporting Conduct

## Delen van een decklist

section-commander = Commander
section-companion = Companion
section-deck = Deck
section-sideboard = Sideboard
section-aside = Overig

## Kleuren

colour-white = wit
colour-blue = blauw
colour-black = zwart
colour-red = rood
colour-green = groen
colourless = kleurloos
