register = Inschrijven
no-registration = Inschrijven kan nu niet
already =
    Deze browser heeft <bdi>{ $name }</bdi> al ingeschreven:
    <a>bekijk de pagina</a>. Ga hier alleen verder om iemand anders in te schrijven.

## Waar een inschrijving toe leidt

needs-approval = De organisator keurt elke inschrijving goed.
is-full = Alle plekken zijn bezet: je komt op de wachtlijst en krijgt een plek zodra er een vrijkomt.
has-places = Je krijgt meteen een plek.

## Velden

code = Code
code-hint = De code op de poster van de organisator, zoals ABCD-2345.
name = Naam
name-hint = Zoals die in de pairings en de stand moet staan.
same-name = Dezelfde naam
that-is-me = Dat ben ik: de organisator heeft mij al ingevoerd
that-is-me-hint = De organisator bevestigt het. Daarna opent deze browser je pagina.
another-person = Ik ben iemand anders met dezelfde naam
team = Two-Headed Giant-team
team-mate = Teamgenoot
team-mate-hint = Het tweede lid van je team.
pronouns = Voornaamwoorden
commander-hint = Je kunt hem ook later invullen, tot de rondes beginnen.
decklist-hint = Een link die begint met https://. Alleen de staf ziet hem.
decklist-hint-opens = Een link die begint met https://. Tot het toernooi is afgelopen, ziet alleen de staf hem, daarna iedereen.

## Te veel inschrijvingen vanaf één netwerk

too-many = { $seconds ->
    [one] Je bent nog niet ingeschreven: vanaf jouw netwerk zijn het afgelopen uur veel inschrijvingen gekomen. Wacht { $seconds } seconde en verstuur dit opnieuw, of vraag de organisator om je toe te voegen.
   *[other] Je bent nog niet ingeschreven: vanaf jouw netwerk zijn het afgelopen uur veel inschrijvingen gekomen. Wacht { $seconds } seconden en verstuur dit opnieuw, of vraag de organisator om je toe te voegen.
}

## Na de inschrijving

registered = Ingeschreven
registered-name = Ingeschreven: <bdi>{ $name }</bdi>
confirms-it = De organisator bevestigt dat jij de speler bent die al is ingevoerd. Daarna opent deze browser de pagina van die speler.
similar-name = Op de lijst staat een naam die erop lijkt: { $name }, speler { $number }. Ben jij dat, zeg het dan tegen de organisator.
keeps-person = Deze browser opent nu ook <a>je pagina</a> in { $community }, voor alle avonden daar.
waits-for-approval = De organisator moet je inschrijving nog goedkeuren.
is-waitlisted = Alle plekken zijn bezet: je staat op de wachtlijst en krijgt een plek zodra er een vrijkomt.
has-place = Je hebt een plek.
your-own-link = Je eigen link
link-text =
    Deze link opent je pagina: tafel, stoel, stand, check-in. Deze browser onthoudt hem al, en je vindt hem terug op je pagina,
    onder “{ $where }”. Wie hem heeft, handelt namens jou.
to-my-page = Naar mijn pagina
gone = Deze inschrijving bestaat niet meer.

## Waar spelers mensen van een community zijn

guest = Alleen voor deze avond inschrijven
guest-hint = Je uitslagen worden in deze community niet verzameld, en niemand vraagt of je hier al eens hebt gespeeld.
