your-decklist = Je decklist
in-zone = { $moment } ({ $zone })
hand-in-until = Lever hem in tot { $moment }.
hand-in-until-round = Lever hem in vóór ronde 1.
until-then = Tot dan kun je hem vervangen, en de staf kan hem niet lezen.
replace-until = Je kunt hem vervangen tot { $moment }.
replace-until-round = Je kunt hem vervangen tot ronde 1.
taken-until = Decklists konden worden ingeleverd tot { $moment }.
taken-until-round = Decklists konden worden ingeleverd tot ronde 1.
everyone-reads = Als het toernooi is afgelopen, kan iedereen hem lezen.
deadline-over = De deadline is voorbij: ga naar de staf.
not-asked = Voor dit toernooi hoef je geen decklist in te leveren.
to-your-page = Naar je pagina

## De staat van de lijst

state-missing = Ontbreekt
state-handed-in = Ingeleverd
state-no-problem = Geen probleem gevonden
state-problems = Problemen
problems = { $count ->
    [one] { $count } probleem
   *[other] { $count } problemen
}

## Wat is ingeleverd

what-you-handed-in = Wat je hebt ingeleverd
link-not-opened = Een link wordt bewaard zoals hij is. Hij wordt nooit geopend, dus de lijst erachter wordt niet gecontroleerd.
cards-kept = { $count ->
    [one] { $count } kaart, bewaard zoals ingeleverd.
   *[other] { $count } kaarten, bewaard zoals ingeleverd.
}
fix-below = Verbeter het hieronder en lever de lijst opnieuw in.
not-checked = Niet gecontroleerd
your-list = Je lijst

## Het formulier

decklist = Decklist
decklist-hint = Een link, of de lijst zelf: één kaart per regel, zoals 1 Sol Ring. Schrijf Commander boven de commander en Deck boven de andere kaarten, zoals decksites dat doen.
hand-in = Decklist inleveren
handed-in = Je decklist is ingeleverd. Het resultaat van de controle staat hieronder.
withdrawn = Je decklist is ingetrokken.
nothing-handed-in = Er is niets ingeleverd. Verbeter de lijst en verstuur hem opnieuw.
back-to-decklist = Terug naar je decklist
