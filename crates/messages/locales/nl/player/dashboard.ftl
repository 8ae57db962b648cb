## Wat nu te doen

last-match = Je bent gedropt: dit is je laatste match.
check-in = Inchecken: ik ben er
show-code = Mijn code aan de balie tonen
ruling = Ruling
report-again = Wat eerder is doorgegeven, telt niet: geef de uitslag opnieuw door.
did-you-concede = Heb je opgegeven?
others-say-conceded = De anderen geven door dat je de match hebt opgegeven.
conceded-means = Het telt alleen als jij het zegt: dan krijg je geen punten voor deze match.
i-conceded = Ik heb opgegeven
i-did-not = Ik heb niet opgegeven
confirm-result = Uitslag bevestigen
that-is-wrong = Dat klopt niet
or-say-what = Of zeg wat niet klopt
or-say-what-hint = Eén zin. De staf leest het en beslist.
dispute = Uitslag betwisten
game-ended-report = De game is afgelopen: winnaar doorgeven
conceded-or-earlier-games = Er is opgegeven, of er waren eerdere games
if-it-differs = Wijkt dit af van wat al is doorgegeven, dan beslist de staf.
withdraw-report = Mijn melding intrekken
already-so = Je tafel had deze uitslag al.
you-wrote = Je schreef: “{ $text }”
seats = Stoelen in beurtvolgorde
our-table = Onze tafel: life en beurten
seat-out = eruit: { $why }

## Na afloop

share = Je plaats delen
share-link = Je rondes, om te delen

## Een judge roepen

judge = Judge
with-note = Zeggen waar het over gaat
add-note = Notitie toevoegen
withdraw-call = Oproep intrekken
your-table = Je tafel

## De rest van de pagina

hand-in-decklist = Je decklist inleveren
change-commander = Wijzigen
name-commander = Je commander invullen
table-picture = De tafel als plaatje
more = Je rondes, andere telefoon
more-with-drop = Drop, je rondes, andere telefoon
on-another-phone = Deze pagina op een andere telefoon
drop = Droppen
drop-after-round = Je speelt { $round } nog; daarna word je niet meer ingedeeld.
drop-now = Je wordt niet meer ingedeeld. Wat je hebt gespeeld, blijft staan.
drop-undo = Alleen de staf kan dit ongedaan maken.
drop-button = Droppen uit het toernooi
not-dropped = Je bent niet gedropt. Typ { $word } om het te bevestigen.
not-you = Ben jij dit niet?
from-link = Deze pagina hoort bij de geheime link van <bdi>{ $name }</bdi>.
forget-link = Link hier vergeten
link-forgotten = Deze browser is de link vergeten.
