user-name = Gebruikersnaam
password = Wachtwoord
players-need-none = Spelers hebben geen account nodig: zij openen de link of scannen de code die de organisator ze geeft.
staff-by-invitation = De staf krijgt een account met een uitnodiging. Ben je je wachtwoord kwijt, vraag dan een beheerder van de site om een link.

## De code

your-code = Je code
code = Code
code-hint = De zes cijfers die je authenticator-app nu toont.
without-phone = Zonder de telefoon: typ een van je herstelcodes. Elke werkt één keer.
without-both = Zonder beide: een beheerder van de site kan de tweede factor uitschakelen.
too-late = Te laat
recovery-codes-left = { $left ->
    [one] Je bent ingelogd. Er is nog één herstelcode: maak nieuwe, of stel een andere telefoon in.
   *[other] Je bent ingelogd. Er zijn nog { $left } herstelcodes: maak nieuwe, of stel een andere telefoon in.
}
last-recovery-code = Je bent ingelogd. Dat was de laatste herstelcode: maak nieuwe, of stel een andere telefoon in.
wait = { $seconds ->
    [one] Er waren meerdere mislukte pogingen. Wacht { $seconds } seconde en probeer het opnieuw; niemand is buitengesloten.
   *[other] Er waren meerdere mislukte pogingen. Wacht { $seconds } seconden en probeer het opnieuw; niemand is buitengesloten.
}
signed-out = Je bent uitgelogd.

## Nog een keer het wachtwoord

why-again = Typ je wachtwoord opnieuw voordat je accounts, staf of persoonsgegevens wijzigt, voor het geval iemand deze browser open vond. Een uur lang wordt het niet meer gevraagd. <b>Er is nog niets gewijzigd</b>, en deze pagina bewaart wat je hebt ingevuld.
your-password = Je wachtwoord
go-on = Verder
remembered = Je wachtwoord wordt een uur onthouden. Ga verder.

## Een formulier van vóór het inloggen

was-not-stored = Dit is <b>niet opgeslagen</b>: je hebt in- of uitgelogd sinds de pagina ervan is geopend. Heeft iemand intussen hetzelfde gewijzigd, dan wordt het je gevraagd.
send = Versturen
do-not-send = Niet versturen
