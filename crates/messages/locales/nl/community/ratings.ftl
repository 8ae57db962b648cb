## Ratings van een community: van mensen en van commanders

title = Ratings
title-commanders = Ratings van commanders
ranked-from = { $games ->
    [one] Een plaats krijg je vanaf { $games } game
   *[other] Een plaats krijg je vanaf { $games } games
}
explained =
    Ratings zijn schattingen, berekend uit alle uitslagen met de methode van Weng en Lin (OpenSkill). Iedereen begint op 1000. Het getal na ± is de
    onzekerheid. Ratings hebben geen invloed op pairings.
only-who-shows = Alleen mensen die hun rating tonen, staan in de lijst.
not-wanted = Deze community toont geen ratings
nobody-yet = Nog geen ratings: er zijn meer games nodig
column-rating = Rating
column-uncertainty = ±
uncertainty-explained = Onzekerheid
column-games = Games
column-commander = Commander
as-csv = Ratings als CSV
rating-and-uncertainty = { $rating } ± { $uncertainty }
too-few-games = { $games } van { $least } games
course = Verloop van de rating
course-aloud = { $days ->
    [one] { $last } na { $days } dag
   *[other] Van { $first } naar { $last }, gespeeld op { $days } dagen
}
settings = Ratings
setting-wanted = Ratings tonen
setting-wanted-hint = Iedereen beslist op de eigen pagina of de eigen rating openbaar is.
setting-least-games = Games voordat een rating een plaats krijgt
setting-commanders = Ook ratings voor commanders
setting-save = Ratinginstellingen opslaan
saved-on = Opgeslagen. Ratings worden getoond.
saved-off = Opgeslagen. Ratings worden niet getoond.
nobody-with-rating = Niemand met dit nummer toont een rating
days = Dag voor dag
column-day = Datum
no-date = Zonder datum
known-tables = Alleen games waarin elke commander bekend en openbaar is, tellen.
