status = Fout { $status }
request-id = Noem dit verzoek als je om hulp vraagt: <code>{ $id }</code>

## Koppen

not-here = Niet hier
no-permission = Je hebt geen toestemming
incomplete-request = Onvolledig verzoek
not-this-way = Niet op deze manier
not-saved = Niet opgeslagen
not-stored = Niet opgeslagen
one-moment = Een ogenblik
perhaps-stored = Misschien opgeslagen
went-wrong = Dat ging mis
changed-first = Iemand anders was je voor
too-many-tries = Te veel pogingen
too-much-at-once = Dat is te veel tegelijk
form-too-old = Dit formulier is te oud
no-place-now = Nu geen plek

## Knoppen en links

to-front-page = Naar de voorpagina
ask-again = Nu opnieuw proberen
go-back = Terug
back-to-your-page = Terug naar je pagina
to-the-tournament = Naar het toernooi
sign-in = Inloggen

## Zinnen

busy-form = De server heeft het druk en er is niets opgeslagen. Verstuur het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw. Zie je je formulier niet meer, ga dan terug: wat je hebt getypt, staat er nog.
busy-page = De server heeft het druk. Deze pagina probeert het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw.
perhaps-stored-detail = Dit is verstuurd, maar het antwoord of het is opgeslagen, is verloren gegaan. Verstuur hetzelfde formulier opnieuw: het telt maar één keer. Zie je je formulier niet meer, kijk dan of het al is aangekomen voordat je een nieuw invult.
unexpected = Er is bij ons iets onverwachts gebeurd; wat er is gebeurd, staat in het logboek van de dienst.
unexpected-nothing-changed = Er is bij ons iets onverwachts gebeurd. Er is niets gewijzigd; wat er is gebeurd, staat in het logboek van de dienst.
page-not-made = De pagina kon niet worden gemaakt.
fix-and-send = Ga terug, verbeter wat hier staat en verstuur het opnieuw. Er is niets gewijzigd.
wait-seconds = Wacht { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} en probeer het opnieuw.
nothing-here = Op dit adres is niets te vinden.
no-page = Op dit adres is geen pagina. Misschien zit er een typefout in of is de link oud.
no-tournament = Op dit adres is geen toernooi.
no-stage = Dit is niet het adres van de stream van dit toernooi. De staf vindt het juiste adres op de pagina Stream.
no-file = Dat bestand bestaat niet.
bad-query = Wat in dit adres achter de ? staat, is niet te lezen. Gebruik liever een link.
method-refused = Dit adres accepteert geen { $method }-verzoeken.

## De database

read-only-page = De database van deze dienst kan op dit moment alleen worden gelezen. Deze pagina probeert het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw.
read-only-form = De database van deze dienst kan op dit moment alleen worden gelezen, dus er is niets gewijzigd. Neem contact op met de beheerder en verstuur het daarna opnieuw.
full-page = De schijf van deze dienst is vol. Deze pagina probeert het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw.
full-form = De schijf van deze dienst is vol, dus er is niets gewijzigd. Neem contact op met de beheerder en verstuur het daarna opnieuw.
disk-page = De schijf van deze dienst werkt op dit moment niet. Deze pagina probeert het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw.
disk-form = De schijf van deze dienst werkt op dit moment niet, dus er is niets gewijzigd. Neem contact op met de beheerder en verstuur het daarna opnieuw.
locked-page = Een ander programma schrijft op dit moment in de database van deze dienst. Deze pagina probeert het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw.
locked-form = Een ander programma schrijft op dit moment in de database van deze dienst, dus er is niets gewijzigd. Verstuur het zo meteen opnieuw.
silent-page = De database antwoordt op dit moment niet. Deze pagina probeert het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw.
silent-form = De database antwoordt op dit moment niet, dus er is niets gewijzigd. Verstuur het zo meteen opnieuw.

## Links voor eenmalig gebruik

link-unknown = Deze link is niet bekend
link-used = Deze link is al gebruikt
link-expired = Deze link is verlopen
link-void = Deze link is niet meer geldig

## Formulieren die niet te lezen zijn

foreign-form = Dit formulier is door een andere site verstuurd. Open de pagina hier en verstuur het opnieuw.
unknown-player = Deze browser weet niet van wie deze pagina was. Open je geheime link opnieuw.
other-session = Je hebt in- of uitgelogd sinds deze pagina is geopend. Ga terug, laad de pagina opnieuw en verstuur het nog een keer.
takes-no-file = Dit formulier accepteert geen bestanden. Open de pagina opnieuw en verstuur het daar.
nul-in-form = Het formulier bevat een teken dat in geen enkele tekst voorkomt (NUL). Ga terug, haal het weg en verstuur het opnieuw.
form-unreadable = Het formulier is niet te lezen. Open de pagina opnieuw en verstuur het daar.
upload-unreadable = De upload is niet te lezen. Open de pagina opnieuw en verstuur hem daar.
form-broke-off = Het formulier is onderweg afgebroken. Verstuur het opnieuw.
form-late = Het formulier kwam niet op tijd aan, dus er is niets gewijzigd. Controleer de verbinding en verstuur het opnieuw.
form-too-large = Dit formulier accepteert hoogstens { $most }. Verstuur het in kleinere delen; er is niets gewijzigd.
no-place-detail = Er staan te veel pagina's open, dus deze wordt niet vanzelf bijgewerkt. Laad de pagina opnieuw om te zien wat er nieuw is.

## Verzoeken voor een andere dienst, of van programma's

strange-address = Dit adres bevat een teken dat in geen enkel adres van deze dienst voorkomt.
no-host = Het verzoek zegt niet voor welke host het is.
other-name = Niet de naam van deze dienst
service-is-at = Deze dienst staat op { $address }. Open dat adres.
service-has-no-name = Deze dienst kent zichzelf alleen bij nummers, zoals http://192.0.2.7:8080, en als localhost. De beheerder kan een naam geven met --public-url.
open-it = Openen
key-reused = er is eerder iets anders verstuurd onder deze sleutel
