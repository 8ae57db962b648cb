title = Beveiligingslogboek
intro = Inloggen en mislukte pogingen, en wijzigingen van accounts, staf, links en persoonsgegevens. Nieuwste eerst, tijden in UTC; na { $days } dagen worden regels verwijderd.
what-happened = Wat er is gebeurd
network-address = Netwerkadres
show = Tonen
everything = Alles
nothing-fits = Niets gevonden
change-filter = Wijzig wat je zoekt, of <a>bekijk alles</a>.
nothing-yet = Er is nog niets gebeurd
next-sign-in = De volgende keer dat iemand inlogt, staat dat hier.
nothing-older = Niets ouder
to-latest = <a>Naar het nieuwste</a>
caption = Beveiligingsgebeurtenissen, nieuwste eerst
who = Wie
from = Vanaf
when-utc = Wanneer (UTC)
when = Wanneer
refused = Geweigerd
older = Ouder
no-such-account = Geen account heeft deze gebruikersnaam. Pogingen met namen die geen account heeft, staan bij hun adres.
no-address = Dit is geen adres: typ er een zoals 192.0.2.7 of 2001:db8::7.

## Soorten

group-sign-ins = Inloggen
group-failures = Mislukt inloggen en weigeringen
group-passwords = Wachtwoorden en tweede factor
group-accounts = Accounts
group-staff = Staf van toernooien
group-players = Links en gegevens van spelers
group-keys = Sleutels van de installatie

## Wat er is gebeurd

account-gone = een account dat weg is
no-account = een naam die geen account heeft
player = speler { $number }
role = rol
signed-in = Ingelogd
sign-in-failed = Verkeerd wachtwoord voor { $whom }
second-factor-failed = Juist wachtwoord en verkeerde code voor { $whom }
sign-in-refused = Juist wachtwoord voor { $whom }, maar uitgeschakeld
player-tries-limited = Te veel pogingen voor het getypte adres van { $player }: de volgende wachten
tries-limited = Te veel pogingen voor { $whom }: de volgende wachten
signed-out = Uitgelogd
sessions-ended = { $count ->
    [one] Eén browser uitgelogd
   *[other] { $count } browsers uitgelogd
}
password-confirmed = Wachtwoord opnieuw gegeven
password-not-confirmed = Verkeerd wachtwoord gegeven toen het opnieuw werd gevraagd
password-changed = Eigen wachtwoord gewijzigd
password-reset = Nieuw wachtwoord gekozen voor { $whom }, het oude was kwijt
second-factor-on = Tweede factor van { $whom } ingeschakeld
second-factor-off = Tweede factor van { $whom } uitgeschakeld
recovery-codes-made = Nieuwe herstelcodes gemaakt voor { $whom }
recovery-code-used = { $count ->
    [one] Herstelcode van { $whom } gebruikt; nog { $count } over
   *[other] Herstelcode van { $whom } gebruikt; nog { $count } over
}
account-made = Account { $whom } gemaakt, { $role }
account-role-changed = Rol van { $whom } op de site gewijzigd in { $role }
account-disabled = { $whom } uitgeschakeld
account-enabled = { $whom } ingeschakeld
reset-link-made = Link gemaakt voor het kwijtgeraakte wachtwoord van { $whom }
site-invitation-made = Eén nieuwe { $role } uitgenodigd voor de site
site-invitation-withdrawn = Uitnodiging voor de site ingetrokken
staff-invited = Eén { $role } uitgenodigd voor de staf
staff-invitation-withdrawn = Uitnodiging voor de staf ingetrokken
staff-joined = { $whom } bij de staf gekomen als { $role }
staff-role-changed = Rol van { $whom } gewijzigd in { $role }
staff-removed = { $whom } uit de staf verwijderd
right-refused = Formulier verstuurd zonder de toestemming: { $right }
left-out = Te veel regels van de soort “{ $kind }” voor { $whom }: de volgende staan alleen in het eigen logboek van de dienst
player-link-renewed = Geheime link van { $player } vernieuwd
player-links-shown = { $count ->
    [one] De geheime link van één speler bekeken
   *[other] De geheime links van { $count } spelers bekeken
}
personal-data-removed = Persoonsgegevens van { $player } verwijderd
private-export = Opgehaald: { $what }
calendar-renewed = Adres van de eigen agenda vernieuwd
keys-replaced = Vervangen: { $what }
access-token-made = Toegangstoken { $token } gemaakt
access-token-revoked = Toegangstoken { $token } ingetrokken
