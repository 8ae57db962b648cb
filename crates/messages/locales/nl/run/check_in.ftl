all-players = Alle spelers
collect-fees = Inschrijfgeld innen
without-fees = Zonder inschrijfgeld
over = Het inchecken is voorbij
over-text = Het stopte toen de rondes begonnen. Voor spelers die nu komen, gebruik je <a>later instappen</a>; spelers die weg zijn, staan op <a>de spelerslijst</a>.
nobody-yet = Nog geen spelers
nobody-yet-text = Ze staan hier zodra ze worden <a>toegevoegd</a> of zich <a>inschrijven</a>.

## Hoeveel er zijn

here-of = <b>{ $here }</b> van { $all } aanwezig
players-here = Aanwezige spelers
nobody-missing = niemand ontbreekt
not-here = { $count } niet aanwezig
for-approval = { $count } goed te keuren
here-waiting = { $count } aanwezig op de wachtlijst
fees-collected = inschrijfgeld geïnd: { $paid } van { $all }

## Zoeken en scannen

name-or-number = Naam of nummer
scan = Scannen
enter-hint = Enter checkt de speler in als er maar één is gevonden.
camera = Het beeld van de camera
close-camera = Camera sluiten

## De lijst

nobody-fits = Niemand gevonden
nobody-fits-text = Probeer minder letters. Een speler die niet op de lijst staat, kun je hier toevoegen, <a>met meer velden</a>, of de <a>inschrijflink</a> sturen.
add-and-check-in = “<bdi>{ $name }</bdi>” toevoegen en inchecken
somebody-else = Iemand anders? <a>Voeg een speler toe</a>, of toon de <a>inschrijflink</a>.
press-approve = Goedkeuren, inchecken
press-check-in = Inchecken
press-here = Aanwezig
press-look = Bekijken
press-to-undo = (druk om ongedaan te maken)
fee = Geld
fee-collected-undo = Inschrijfgeld van { $name } geïnd (druk om ongedaan te maken)
fee-collect = Inschrijfgeld van { $name }: innen
already-entered = Al ingevoerd?
disqualified = Gediskwalificeerd
dropped = Gedropt

## Iedereen tegelijk

everybody-at-once = Iedereen tegelijk
everybody-here = Iedereen is er
check-in-everybody = Iedereen inchecken
everybody-means = { $count ->
    [one] Alle { $count } spelers met een plek worden ingecheckt.
   *[other] Alle { $count } spelers met een plek worden ingecheckt.
}
begin-again = Opnieuw beginnen
check-out-everybody = Iedereen uitchecken
nobody-means = Geen speler is dan nog ingecheckt, ook op de wachtlijst niet, alsof het inchecken net begint.
drop-absent = Afwezigen droppen
drop-not-here = Niet-ingecheckte spelers droppen
drop-means = { $count ->
    [one] { $count } speler is niet ingecheckt. Die wordt vóór ronde 1 gedropt, en vrije plekken gaan naar wie op de wachtlijst staat en er is. Elke drop kun je op de spelerspagina ongedaan maken.
   *[other] { $count } spelers zijn niet ingecheckt. Zij worden vóór ronde 1 gedropt, en vrije plekken gaan naar wie op de wachtlijst staat en er is. Elke drop kun je op de spelerspagina ongedaan maken.
}
type-word = Er is niets gewijzigd. Typ { $word } om het te bevestigen.
everybody-checked-in = Iedereen is ingecheckt: { $count } die dat nog niet waren.
nobody-checked-in = Niemand is meer ingecheckt: eerst waren het er { $count }.
were-dropped = Gedropt: { $names }.

## Wat een druk op de knop, een tekst of een scan deed

here-on-waiting-list = { $name } is er, op de wachtlijst.
is-here = { $name } is er.
here-already = { $name } is er al.
checked-out = { $name } is uitgecheckt.
fee-is-collected = Het inschrijfgeld van { $name } is geïnd.
fee-not-collected = Het inschrijfgeld van { $name } is niet geïnd.
several-fit = { $count ->
    [one] { $count } spelers gevonden. Typ meer letters, of druk op een van hen.
   *[other] { $count } spelers gevonden. Typ meer letters, of druk op een van hen.
}
no-number = Er is geen speler met nummer { $number }.
nobody-called = Niemand heet “{ $typed }”.
for-another-tournament = Deze code is voor een ander toernooi.
is-secret-link = Dit is de geheime link van een speler. De check-incode staat op de pagina achter die link: “{ $link }”.
no-check-in-code = Dit is geen check-incode van Podium. Zoek de speler op naam of nummer.
no-player-named = Het formulier noemt geen speler. Open de pagina opnieuw en druk daar op de knop.
back-to-check-in = Terug naar check-in
to-check-in = Naar check-in

## De pagina achter de code van een speler

now-here = Is er
is-here-already = Is er al
undo-check-out = Ongedaan maken: uitchecken
waits-for-approval = Wacht op goedkeuring.
approve-and-check-in = <bdi>{ $name }</bdi> goedkeuren en inchecken
check-in-player = <bdi>{ $name }</bdi> inchecken
player-page = De spelerspagina
all-at-check-in = Alle spelers bij check-in
is-checked-in = { $name } is ingecheckt.

## De code op de telefoon van de speler

code-title = Check-incode
you-are-checked-in = Je bent ingecheckt
show-this = Laat dit zien bij het inchecken, of noem je nummer.
is-over = Het inchecken is voorbij.
you-wait = Je wacht op goedkeuring. De staf kan je goedkeuren door dit te scannen.
on-waiting-list = Je staat op de wachtlijst. Vrije plekken gaan naar wie er is.
not-in-tournament = Je doet niet meer mee aan het toernooi. Zou dat wel moeten, ga dan naar de staf.
