title = Inschrijving
heading = Inschrijven voor { $tournament }
in-settings = In de instellingen wijzigen
code = Code: <b>{ $code }</b>
as-picture = Code als plaatje (SVG)
who-may = Wie zich mag inschrijven
with-code = Alleen mensen met de code kunnen zich inschrijven. Hij zit in de link en in het plaatje hierboven, en kan worden getypt. Een nieuwe code maakt eerdere posters en links ongeldig.
without-code = Iedereen die het toernooi vindt, kan zich inschrijven. Schrijven zich mensen in die niet in de zaal zijn, vraag dan om een code: hij zit in de link en in het plaatje hier, dus wie in de zaal is, kan hem scannen en hoeft hem niet te typen.
new-code = Nieuwe code maken
no-code = Geen code vragen
ask-code = Om een code vragen
asks-code = Inschrijven vraagt nu om deze code. Eerdere links en posters leiden naar een formulier dat erom vraagt.
asks-no-code = Inschrijven vraagt nu niet om een code.

## Of de inschrijving open is

off = Zelf inschrijven staat uit in de instellingen.
opens-later = De inschrijving opent met het toernooi.
open = De inschrijving is open.
open-approval = De inschrijving is open; jij keurt elke speler goed.
closed = Spelers kunnen zich niet meer zelf inschrijven.
over = De inschrijving is voorbij.
