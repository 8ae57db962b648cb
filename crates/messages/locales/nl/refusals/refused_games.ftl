so-already = Dat is al zo: er is niets gedaan.
is-draft = { $number ->
    [one] { $round } is een concept. Publiceer de ronde voordat er games worden gevolgd.
   *[other] { $round } zijn een concept. Publiceer de ronde voordat er games worden gevolgd.
}
no-round = Er is geen ronde bezig. Games worden gevolgd in een gepubliceerde ronde.
none-followed = Aan tafel { $table } wordt geen game meer gevolgd.
changed-not-done = Iemand heeft intussen iets gedaan aan tafel { $table }. Jouw handeling is niet uitgevoerd.
changed = Iemand heeft intussen iets gedaan aan tafel { $table }.
only-in-game-wins = Alleen een speler die nog in de game zit, kan die winnen.
ruling-took-out = Een ruling heeft deze speler uit de game gehaald. Trek de ruling in: de game volgt dan.
no-step = Er is geen stap om ongedaan te maken.
draw-stays = Een worp met een munt of dobbelsteen kan niet ongedaan worden gemaakt.
ruling-would-not-fit = Een ruling van een latere stap zou niet meer bij de game passen. Trek die ruling eerst in.
clear-result-first = De uitslag van tafel { $table } is binnen. Wis hem eerst, op de uitslagpagina van de tafel.
give-up-first = Game { $game } wordt nu gevolgd. Stop daarmee voordat de vorige wordt heropend.
none-confirmed = Van deze tafel is nog geen game bevestigd.
cancelled-not-opened = Het toernooi is afgelast: er wordt niets meer van heropend.
paired-again = Tafel { $table } is opnieuw ingedeeld sinds de game werd gevolgd. Voer de uitslag in op de uitslagpagina van de tafel.
not-over = Game { $game } van tafel { $table } is niet afgelopen.
decided-with-game = De match van tafel { $table } is beslist met game { $game }: er volgt geen andere game.
time-called-in-game = In game { $game } van tafel { $table } is de tijd afgeroepen: er volgt geen andere game.

## Het begin van een game

followed-already = Game { $game } van tafel { $table } wordt al gevolgd.
has-result = De uitslag van tafel { $table } is binnen. Wis hem op de uitslagpagina van de tafel voordat je nog een game volgt.
match-decided = De match van tafel { $table } is beslist. Maak de bevestiging ongedaan, of voer de uitslag in.
too-few = { $count ->
    [one] Van tafel { $table } zit er nog { $count } in de match, en een multiplayergame begint met drie. Voer de uitslag in op de uitslagpagina van de tafel.
   *[other] Van tafel { $table } zitten er nog { $count } in de match, en een multiplayergame begint met drie. Voer de uitslag in op de uitslagpagina van de tafel.
}
cannot-be-followed = Tafel { $table } kan niet worden gevolgd: { $problem }

## Tijd, en het einde van een ronde aan een tafel

ends-as-all = Tafel { $table } beëindigt de ronde zoals het hele toernooi. De head judge kan voor deze tafel iets anders beslissen, met een reden, op de pagina van de tafel.
has-time-left = Tafel { $table } heeft nog { $minutes } min, en de tijd is niet afgeroepen. Moet de tafel nu toch eindigen, roep de tijd dan nog een keer af en geef een reden.
end-reason = Reden: zeg waarom deze tafel de ronde anders beëindigt. Iedereen kan het lezen.
has-result-already = De uitslag van tafel { $table } is al binnen.
undo-call-first = Aan tafel { $table } is de tijd afgeroepen. Maak dat ongedaan voordat het einde wordt gewijzigd.
ends-so-already = Tafel { $table } beëindigt de ronde al zo.
turn-to-player = De beurt gaat naar een speler die nog in de game zit, en alleen waar er één beurt tegelijk is.
turn-does-not-come = De beurt van die speler komt niet meer.

## Tikken in de zaal

turn-ends-with-stack = De beurt zou eindigen met { $objects } op de stack. Beëindig de beurt op de gamepagina: die vraagt eerst om bevestiging.
nobody-in-seat = Niemand op stoel { $seat } van tafel { $table } speelt deze game.
ended-otherwise = De game van tafel { $table } is anders geëindigd. Maak de laatste beurt ongedaan, of voer de uitslag in op de pagina met uitslagen.
followed-meanwhile = Iemand volgt intussen de game van tafel { $table }. Jouw handeling is niet uitgevoerd.
reported-before = De uitslag van tafel { $table } was al binnen: { $stored }. De jouwe is niet opgeslagen: klopt die andere niet, vervang die dan op de pagina met uitslagen.
draw-asks-still-in = Tafel { $table }: alleen wie nog in de game zit, speelt gelijk. Markeer eerst wie is afgevallen, of voer het gelijkspel in op de pagina met uitslagen.
places-ask-order = Tafel { $table }: hier leveren plaatsen punten op. Tik spelers aan in de volgorde waarin ze afvallen, of voer de plaatsen in op de pagina met uitslagen.
