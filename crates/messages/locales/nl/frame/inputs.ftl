optional = optioneel
in-brackets = ({ $remark })
type-to-confirm = Typ <b>{ $word }</b> om te bevestigen
word-missing = Typ het woord { $word } om te bevestigen. Er is niets gewijzigd.
no-number = { $label }: { $typed } is geen getal van { $least } tot en met { $most }.
no-time = { $typed } is geen tijd. Schrijf het als 2026-11-20 14:00.
skipped-hour = op die dag slaat de klok in { $zone } dit uur over. Kies een tijd ervoor of erna.
copy = Kopiëren
copied = Gekopieerd

## Pagina's tussen een formulier en het antwoord

password-title = Je wachtwoord, alsjeblieft
password-too-many = Er waren meerdere mislukte pogingen. Wacht { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} en probeer het opnieuw.
kept-title = Versturen wat je hebt getypt?
sign-in-title = Inloggen
signed-out = Je was uitgelogd, dus er is niets opgeslagen van wat je hebt verstuurd. Log in, ga terug naar de pagina en verstuur het opnieuw.
signed-out-kept = Je was uitgelogd, dus er is niets opgeslagen van wat je hebt verstuurd. Log in: dan zie je weer wat je hebt getypt en kun je het versturen.
