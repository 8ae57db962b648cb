title = Webhooks
what-they-do = Een adres hier krijgt wat in dit toernooi gebeurt zodra het openbaar is: een chatkanaal, een bot, een overlay, de site van een league.
what-they-do-in-community = Een adres hier krijgt wat in deze community gebeurt zodra het openbaar is: avonden, uitslagen van vrije pods en de stand van seizoenen.
none-yet = Nog geen webhooks
add-below = Voeg hieronder een adres toe en stuur er dan een test heen.
column-webhook = Webhook
column-for = Voor
column-events = Gebeurtenissen
not-answered = heeft sinds { $since } niet geantwoord
unreadable-address = een adres dat niet te lezen is
add-heading = Webhook toevoegen
added = De webhook is toegevoegd. Stuur er een test heen.

## Staat

active = Actief
fails = Mislukt
disabled = Uitgeschakeld

## Het formulier

name-hint = Een naam voor je staf, zoals “Site van de league”.
address-hint = Waar je bot luistert, of het webhookadres van een Discord-kanaal. Wie het kent, kan daar schrijven: het wordt verzegeld opgeslagen en nooit meer helemaal getoond.
address-stays = Leeg: zoals het is, { $address }.
what-is-sent = Wat wordt verstuurd
for-program = Voor een programma
for-program-hint = Ondertekende JSON, zoals Standard Webhooks het beschrijft: voor bots, overlays en sites van leagues.
for-chat = Voor een chat
for-chat-hint = Een bericht met de link, zoals webhooks van Discord het aannemen.
no-shape = Wat wordt verstuurd: kies een van de twee.
shape-program = Programma
shape-chat = Chat
events = Gebeurtenissen
events-hint = Gebeurtenissen die deze ongedaan maken, worden ook verstuurd.
add = Webhook toevoegen

## Gebeurtenissen

round-published = Een ronde is gepubliceerd
round-unpublished = De publicatie van een ronde is ingetrokken
round-started = Een ronde start
round-unstarted = Een start is ongedaan gemaakt
round-finished = Een ronde is afgerond
round-reopened = Een ronde is weer bezig
table-result = De uitslag van een tafel, zodra iedereen die ziet
cut-announced = De cut is bekendgemaakt
cut-revoked = De cut is ingetrokken
tournament-over = Het toernooi is afgesloten of afgelast
has-champion = Het toernooi heeft een kampioen
tournament-reopened = Het toernooi is heropend
tournament-cancelled = Het toernooi is afgelast
announcement = Een bericht aan iedereen
announcement-withdrawn = Een bericht is ingetrokken
players-change = Spelers komen, gaan of wijzigen hun naam
evening-opened = Een avond is open
evening-over = Een avond is afgelopen of afgelast
evening-reopened = Een avond is heropend
evening-cancelled = Een avond is afgelast
season-changed = De stand of de avonden van een seizoen wijzigen
season-closed = Een seizoen is gesloten
season-reopened = Een seizoen is heropend
free-pod-result = Een uitslag van een vrije pod telt
a-test = Een test
