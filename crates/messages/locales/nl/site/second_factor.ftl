on-since = sinds { $since } UTC. Bij het inloggen heb je na je wachtwoord een code van je app nodig.

## Herstelcodes

recovery-codes = Herstelcodes
codes-left = { $count ->
    [one] Er is er nog één. Met elke log je één keer in zonder de telefoon. Nieuwe maken de oude ongeldig.
   *[other] Er zijn er nog { $count }. Met elke log je één keer in zonder de telefoon. Nieuwe maken de oude ongeldig.
}
no-codes-left = Er zijn er geen meer: zonder je telefoon kun je niet inloggen. Met elke log je één keer in zonder de telefoon. Nieuwe maken de oude ongeldig.
make-codes = Nieuwe herstelcodes maken
your-codes = Je herstelcodes
shown-once = <b>Deze pagina toont ze één keer.</b> Druk ze af of schrijf ze op, en bewaar ze niet bij de telefoon. Met elke logt { $name } één keer in op { $site } zonder de telefoon, na het wachtwoord.
have-them = Ik heb ze

## Uitschakelen

switch-off = Uitschakelen
for-new-phone = Ook voor een nieuwe telefoon: schakel hem uit en stel hem opnieuw in.
administrators-need-one = Beheerders hebben er hier een nodig.
code-hint-off = De huidige code van de app, of een herstelcode.
is-off = De tweede factor is uit: alleen je wachtwoord is genoeg om in te loggen.
still-on = De tweede factor staat nog aan.

## Instellen

demanded = <b>Beheerders hebben hier een tweede factor nodig</b>, en jouw account heeft er nog geen. Stel hem in om verder te gaan.
why = Alleen een wachtwoord kan worden afgekeken of geraden. Met een tweede factor heb je ook een code van een authenticator-app op je telefoon nodig. Elke app met codes op tijd werkt.
scan = 1. Scan dit met de app
or-type = Of typ daar deze sleutel: <code>{ $key }</code>
on-phone = Op de telefoon zelf: <a>open de app</a>.
type-code = 2. Typ de code die hij toont
code-hint-on = Zes cijfers. Andere browsers worden uitgelogd.
switch-on = Inschakelen
begin-again = Opnieuw met andere sleutel
not-on-yet = De tweede factor staat nog niet aan.
