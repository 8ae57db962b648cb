check-in = Check-in
add-many = Veel toevoegen
links-to-print = Links om af te drukken
registration-link = Inschrijflink
add-player = Speler toevoegen
add = Toevoegen
more-fields = Meer velden
add-the-player = Speler toevoegen

## Woorden onder getallen

in-tournament = in het toernooi
checked-in = ingecheckt
places = plekken
free = vrij

## Nog geen spelers

none-yet = Nog geen spelers
none-yet-text = Ze staan hier zodra ze zijn toegevoegd.
none-yet-add = Ze staan hier zodra ze zijn toegevoegd: typ hierboven een naam, <a>plak een lijst of stuur een bestand</a>, of <a>laat ze zich zelf inschrijven</a>.

## Filters en zoeken

which = Welke spelers
filter-and-count = { $filter } ({ $count })
filter-all = Alle
filter-active = In het toernooi
filter-here = Ingecheckt
filter-absent = Niet ingecheckt
filter-pending = Wachten op goedkeuring
filter-waiting = Wachtlijst
filter-gone = Gedropt
filter-removed = Verwijderd
find = Speler zoeken
nobody = Niemand hier
nobody-fits = Geen speler gevonden. Probeer minder letters, of <a>bekijk ze allemaal</a>.

## De lijst

sorted-by-name = Gesorteerd <b>op achternaam</b> of <a>op nummer</a>.
sorted-by-number = Gesorteerd <a>op achternaam</a> of <b>op nummer</b>.
column-number = Nr.
column-fixed-table = Vaste tafel
already-entered = Al ingevoerd? Speler { $number } heeft deze naam
same-person = Zelfde persoon
same-person-is = Zelfde persoon: { $player } is speler { $number }
another-person = Iemand anders
another-person-named = Iemand anders: { $player }
approve-player = { $player } goedkeuren

## Veel inschrijvingen tegelijk weigeren

take-off-waiting-list = { $count ->
    [one] Alle { $count } van de wachtlijst halen
   *[other] Alle { $count } van de wachtlijst halen
}
refuse-all = { $count ->
    [one] Alle { $count } weigeren
   *[other] Alle { $count } weigeren
}
refuse-all-means = Ook die door een zoekopdracht verborgen zijn. Wie zich intussen inschrijft, blijft. Met één druk op de knop komen ze allemaal terug. Schrijft een script ze in, <a>vraag dan om een code</a>.
refused-at = Geweigerd om { $time }
at-once = { $count ->
    [one] { $count } speler tegelijk.
   *[other] { $count } spelers tegelijk.
}
bring-back = { $count ->
    [one] Alle { $count } terughalen
   *[other] Alle { $count } terughalen
}

## Meldingen

is-player = { $player } is speler { $number }: de browser opent die pagina nu.
are-refused = { $count ->
    [one] { $count } is geweigerd. Met één druk op de knop komt die terug.
   *[other] { $count } zijn geweigerd. Met één druk op de knop komen ze terug.
}
are-back = { $count ->
    [one] { $count } is terug en wacht weer.
   *[other] { $count } zijn terug en wachten weer.
}
names-no-player = Het formulier noemt geen speler. Open de pagina opnieuw en druk daar op de knop.
names-no-list = Het formulier noemt geen lijst. Open de pagina opnieuw en druk daar op de knop.

## De mensen van de community van het toernooi

add-regulars = { $count ->
    [one] { $count } speler van { $evening } toevoegen
   *[other] { $count } spelers van { $evening } toevoegen
}
who-is-it = Is het een van deze mensen?
somebody-new = Nieuwe persoon
this-evening-only = Alleen deze avond
has-entry = { $name } is hier al nummer { $number }
who-is-this = Wie is dit?
is-person = Deze deelname is van { $name }, persoon { $number } van de community.
is-guest = Deze deelname is van een gast van deze avond.
is-unsaid = Het is nog niet bekend van wie deze deelname is.
is-known = Opgeslagen wie { $name } is.
called-hint = Elk van deze spelers heet zoals precies één persoon in de community.
called = { $count ->
    [one] { $count } speler op naam koppelen
   *[other] { $count } spelers op naam koppelen
}
are-called = { $count ->
    [one] { $count } speler op naam gekoppeld.
   *[other] { $count } spelers op naam gekoppeld.
}
called-in-list = { $count ->
    [one] { $count } naam past bij precies één persoon in de community:
   *[other] { $count } namen passen elk bij precies één persoon in de community:
}
called-are-meant = Deze spelers op naam koppelen
