label-place = Plaats
label-description = Beschrijving
label-code-of-conduct = Gedragscode
label-date = Datum
label-preset = Naam van de preset
label-announcement = Bericht
label-pod-size = Podgrootte
label-points = Punten
label-games-to-win = Games om te winnen
label-tiebreakers = Tiebreakers
label-playoff-time = Tijdslimiet play-offs

## Instellingen van een toernooi

unknown-time-zone = Onbekende tijdzone “{ $zone }”. Gebruik een grotere stad in de buurt, of een naam zoals Europe/Amsterdam.
first-table = Eerste tafel: kies een getal van 1 tot 90000.
registrations-per-address = Inschrijvingen vanaf één adres: kies een getal van 1 tot 100000.
lists-name-commanders = Decklists: een lijst noemt de commander, en commanders worden aan niemand getoond. Houd de lijsten gesloten, of toon de commanders na het toernooi.
profile-not-stored = Het profiel kan niet worden opgeslagen: { $problem }
may-not-create = Je account kan geen toernooien aanmaken, alleen werken waar het is uitgenodigd. Vraag een beheerder van deze site.
settings-changed = Iemand heeft de instellingen intussen gewijzigd. Vergelijk met wat ze nu zijn en verstuur de jouwe opnieuw.
open-already = Het toernooi is al open.
cancel-reason = Schrijf waarom het wordt afgelast: iedereen kan het lezen.
new-not-there = Het nieuwe toernooi is er niet.
fixed-once-paired = { $label }: er zijn spelers mee ingedeeld, dus dit blijft zoals het is.
commanders-staff-only = Commanders: nu ziet alleen de staf ze. Zodra ronde 1 is ingedeeld, mag er minder van worden getoond, maar nooit meer dan nu.
commanders-after-event = Commanders: nu ziet iedereen ze na het toernooi. Zodra ronde 1 is ingedeeld, mag er minder van worden getoond, maar nooit meer dan nu.
lists-stay-closed = Decklists: alleen de staf leest ze. Spelers hebben de hunne zo ingeleverd, dus ze blijven gesloten zodra ronde 1 is ingedeeld.
results-as-they-come = Uitslagen van een lopende ronde: iedereen ziet ze zodra ze binnenkomen. De spelers zijn zo begonnen, dus het blijft zo: kies dat.
results-when-finished = Uitslagen van een lopende ronde: iedereen ziet ze als de ronde is afgerond. De spelers zijn zo begonnen, dus het blijft zo: kies dat.

## Presets

presets-of-everybody = Alleen een beheerder van deze site bewaart presets voor iedereen.
name-preset = Naam van de preset: typ er een, zoals “Vrijdag”.
too-many-presets = Er zijn al { $most } presets. Verwijder er eerst een op de pagina met je toernooien.
settings-not-stored = De instellingen kunnen niet worden opgeslagen: { $problem }
preset-needs-account = Een preset hoort bij een account: log eerst in.
preset-removed = Die preset is al verwijderd.
preset-removed-meanwhile = De preset is intussen verwijderd. Hieronder staat wat je had ingevuld: maak het toernooi daarmee aan.
preset-is-everybodys = Deze preset is van iedereen. Vraag een beheerder van deze site om hem te verwijderen.

## De voorgestelde naam van een preset

preset-minutes = { $minutes } min
preset-untimed = zonder tijdslimiet
preset-pods = pods van { $size }
preset-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
preset-no-playoff = geen play-offs
preset-top = top { $cut }

## Berichten

announcement-empty = Bericht: typ wat iedereen moet lezen, of alleen degenen voor wie het is.
time-past = Getoond vanaf: die tijd is voorbij. Laat het leeg om het bericht meteen te tonen.
time-far = Getoond vanaf: dat is meer dan een jaar vooruit. Kijk naar de datum.
whom-everybody = Iedereen
one-of-both = Alleen speler: een bericht is voor een tafel of voor een speler. Laat een van de twee leeg.
no-round-played = Alleen tafel: er wordt nu geen ronde gespeeld. Wacht op de pairings, of noem een speler.
no-such-table = Alleen tafel: in { $round } is er geen tafel { $typed }. Typ het nummer.
nobody-called = Alleen speler: niemand heet { $typed }. Typ de hele naam, of het nummer van de speler.
several-called = Alleen speler: er zijn er meer die { $typed } heten. Typ een nummer: { $numbers }.
no-player-number = Alleen speler: er is geen speler met nummer { $number }.
announcement-gone = Dit bericht staat niet meer op de pagina's.

## Webhooks

choose-events = Gebeurtenissen: kies er minstens één.
no-webhook = Die webhook is er hier niet (meer).
address-taken = Adres: webhook { $webhook } heeft het al. Wijzig de gebeurtenissen daarvan.
no-event-here = Gebeurtenissen: een webhook kan hier { $event } niet krijgen. Kies andere.
too-many-webhooks = Er zijn al { $most } webhooks: verwijder er eerst een die niet meer wordt gebruikt.
webhook-changed = Iemand heeft deze webhook intussen gewijzigd. Bekijk hem zoals hij nu is en verstuur het opnieuw.
too-many-secrets = Van deze webhook zijn nu { $most } ondertekengeheimen geldig. Wacht tot die van vóór het nieuwste zijn verlopen, een dag nadat het is gemaakt.
webhook-active = Deze webhook is al actief.
webhook-disabled = Deze webhook is uitgeschakeld. Schakel hem eerst weer in.
no-delivery = Die zending is er niet (meer).
not-public-yet = Dit is nog niet openbaar. Het wordt verstuurd zodra het dat is.
address-paste = Adres: plak het adres dat je ontvanger of chat toont, zoals https://bot.example/podium.
address-letters = Adres: schrijf het zonder spaties en met alleen de letters a tot z, zoals een browser het toont als je het kopieert.
address-http = Adres: het moet met https:// beginnen, anders is onderweg te lezen wat wordt verstuurd.
address-https = Adres: het moet met https:// beginnen.
address-fragment = Adres: laat “#” en wat erachter staat weg: het wordt nooit verstuurd.
address-password = Adres: laat de naam en het wachtwoord vóór “@” weg. Wat wordt verstuurd, is al ondertekend.
address-host = Adres: de host is ongeldig. Schrijf het als https://bot.example/podium.
address-own-network = Adres: het leidt naar het eigen netwerk van deze machine, en dat staat deze installatie niet toe.
discord-chat = Wat wordt verstuurd: dit is het adres van een Discord-kanaal, dat alleen berichten aanneemt. Kies “Voor een chat”.
event-not-stored = Het kan niet worden opgeslagen: { $problem }

## Documenten van een toernooi

round-finished-without-results = Ronde { $number } is afgerond, maar van { $missing } pods is er geen uitslag.
round-not-finished = Ronde { $number } is niet afgerond, maar er volgt een latere ronde.
draft-with-results = Ronde { $number } is een concept met uitslagen.
clock-without-begin = Ronde { $number } is niet begonnen maar heeft een klok.
no-player-with-id = Geen speler heeft de id “{ $id }”.
part-not-written = Het deel van het toernooi dat wordt getoond, kan niet worden geschreven.
