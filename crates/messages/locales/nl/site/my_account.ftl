your-tournaments = Je toernooien
your-role = Je rol

## De agenda

your-calendar = Je agenda
calendar-what = Een agenda die zich op dit adres abonneert, toont de toernooien waar je werkt, ook die nog niet open zijn. Houd het privé: wie het heeft, kan ze zien.
calendar-address = Adres van je agenda
calendar-subscribe = <a>Abonneer je met het agendaprogramma van dit apparaat</a>: het opent het programma, dat vraagt voordat het de agenda toevoegt. Opent er niets, kopieer het adres dan in het programma. Vernieuwen maakt het oude adres ongeldig: agenda's die het gebruiken, worden leeg.
renew-address = Adres vernieuwen
address-renewed = Je agenda heeft een nieuw adres. Het oude toont niets meer.

## Het wachtwoord

change-password = Wachtwoord wijzigen
current-password = Huidig wachtwoord
password-hint = Minstens 12 tekens. Je wordt overal elders uitgelogd, en je toegangstokens worden ingetrokken.
password-changed = Het wachtwoord is gewijzigd. Je bent overal elders uitgelogd, en eerdere toegangstokens zijn ingetrokken. Meldingen op andere apparaten staan uit.
password-not-changed = Het wachtwoord is niet gewijzigd. Verbeter wat is gemarkeerd.

## De tweede factor

second-factor = Tweede factor
on = Aan
off = Uit
on-since = sinds { $since } UTC.
password-alone = Alleen je wachtwoord is genoeg om in te loggen.
set-it-up = Instellen

## Waar het account is ingelogd

signed-in-where = Waar je bent ingelogd
in-browsers = { $count ->
    [one] Alleen in deze browser.
   *[other] In { $count } browsers.
}
see-browsers = { $count ->
    [one] Bekijken
   *[other] Bekijken
}
sign-out = Uitloggen
browsers-line = Tijden in UTC. Een browser die 30 dagen niet wordt gebruikt, wordt uitgelogd.
browser = Browser
address = Adres
last-used = Laatst gebruikt, rond
signed-in = Ingelogd
unknown-browser = Onbekende browser
unknown = onbekend
this-browser = Deze browser
sign-it-out = Uitloggen
sign-out-here = Hier uitloggen
sign-out-elsewhere = Overal elders uitloggen
not-yours = Een browser die niet van jou is? Log hem uit en <a>wijzig dan je wachtwoord</a>.
browser-signed-out = Die browser is uitgelogd.
others-signed-out = { $count ->
    [one] Eén andere browser is uitgelogd. Meldingen op andere apparaten staan uit.
   *[other] { $count } andere browsers zijn uitgelogd. Meldingen op andere apparaten staan uit.
}
nowhere-else = Je was nergens anders ingelogd.

## Toegangstokens

programs = { $count ->
    [one] Eén programma mag namens jou handelen.
   *[other] { $count } programma's mogen namens jou handelen.
}
no-program = Geen programma handelt namens jou.
all-accounts = Alle accounts van deze site
your-account = Je account
no-such-account = Dat account is er niet meer.
