access-tokens = Toegangstokens
times-in-utc = Tijden in UTC.
what-they-are = Een programma stuurt een token naar de <a>API</a> en handelt namens jou, met je huidige rol. Het logboek noemt het token.
none-yet = Je tokens staan hier.

## De lijst

token = Token
may = Mag
tournament = Toernooi
expires = Verloopt
hint-and-made = { $hint }…, gemaakt { $made }
nothing = niets
all = alle
never-used = nooit
never-expires = nooit
expired = Verlopen
revoke = { $name } intrekken
revoked = Het token is ingetrokken: het opent niets meer.

## Een nieuw token

make-heading = Token maken
name = Naam
name-hint = Wat het gebruikt, zoals “overlay van de stream”. Het komt in het logboek.
may-be-used-for = Waarvoor het mag worden gebruikt
scope-read = Zien wat je rol ziet: concepten, lopende uitslagen, status
scope-players = Spelers toevoegen, bewerken, inchecken en laten droppen
scope-results = Uitslagen invoeren
scope-rounds = Rondes indelen, publiceren, starten en afronden
scope-webhooks = Webhooks maken, wijzigen en verwijderen
scope-settings = Toernooien aanmaken en hun instellingen wijzigen
for-label = Voor
all-your-tournaments = Al je toernooien
expires-after = Verloopt na
one-year = Een jaar
no-end = Het verloopt niet
choose-expiry = Kies wanneer het token verloopt.
make = Token maken

## Het token, één keer getoond

your-new-token = Je nieuwe token
shown-once = <b>Deze pagina toont het token één keer.</b> Kopieer het nu naar “{ $name }”, en bewaar het zoals je een wachtwoord bewaart: wie het heeft, handelt namens jou.
example = Een programma stuurt het bij elke aanroep mee. Deze aanroep toont wat het token mag:
more-calls = <a>De documentatie van de API</a> heeft de andere aanroepen, en een bot om mee te beginnen.
have-it = Ik heb het
