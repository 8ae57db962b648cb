commitment = Vastlegging
other-secret = Het geheim is niet dat van de vastlegging.
draw = Ronde { $round }, loting { $counter }: { $what }
byes-as-drawn = Ronde 1: byes zoals geloot
pods-follow = Ronde 1: pods volgen de gelote volgorde
seats = Ronde { $round }: stoelen
game-seed = Ronde { $round }, tafel { $table }, game { $game }: startgetal van munten en dobbelstenen
other-seed = Uit het geheim volgt een ander startgetal.
draw-gives = Uit de loting volgt { $drawn }.
sides-of-die = Een dobbelsteen heeft 1 tot 256 zijden.
by-hand = De indeling is met de hand gewijzigd, zoals de wijzigingen zeggen.
byes-differ = Geloot: { $drawn }. Gekregen: { $had }.
too-few-players = Er zijn te weinig spelers voor een ronde.
kept-apart = Spelers die elkaar niet mochten treffen, zijn uit elkaar gehouden.
unexplained = Niets wat is vastgelegd, verklaart het verschil.
rounds-unreadable = De rondes ervoor zijn niet te lezen.
other-seats = { $count ->
    [one] Andere stoelen dan geloot aan tafel { $tables }.
   *[other] Andere stoelen dan geloot aan de tafels { $tables }.
}
