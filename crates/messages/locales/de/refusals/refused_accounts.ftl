## Benutzernamen und Passwörter.

type-name = Gib einen Benutzernamen ein: Mit ihm meldest du dich an.
name-too-long = Der Benutzername hat { $length } Zeichen: höchstens { $most } sind möglich.
name-invisible = Der Benutzername enthält ein unsichtbares Zeichen: Gib ihn noch einmal ein.
name-taken = Es gibt schon ein Konto { $name }: Wähle einen anderen Namen oder melde dich an.
no-account-named = Es gibt kein Konto „{ $name }“. `podium user list` zeigt alle.
password-too-short = Das Passwort hat { $length } Zeichen: Nimm mindestens { $least }. Drei oder vier Wörter hintereinander sind leicht zu merken.
password-too-long = Das Passwort hat { $length } Zeichen: höchstens { $most } sind möglich.
password-is-name = Das Passwort ist der Benutzername: Wähle ein anderes.
password-guessed = Dieses Passwort ist schnell erraten: Es ist verbreitet oder besteht aus verbreiteten Teilen. Nimm drei oder vier Wörter, die nichts miteinander zu tun haben.
password-not-current = Das ist nicht dein aktuelles Passwort. Es wurde nichts geändert.
password-not-yours = Das ist nicht dein Passwort. Es ist noch nichts passiert.
password-changed = Dein Passwort wurde gerade geändert, deshalb ist nichts passiert. Sende es mit dem neuen noch einmal.
wrong-pair = Benutzername oder Passwort falsch. Beim Passwort zählt Groß- und Kleinschreibung.
account-disabled = Dieses Konto ist gesperrt. Ein Admin der Website kann es wieder entsperren.

## Der zweite Faktor.

wrong-code = Das ist nicht der Code, den die App jetzt zeigt, oder er wurde schon verwendet. Warte auf den nächsten und gib ihn ein.
begin-again = { $minutes ->
    [one] Der Code muss innerhalb von { $minutes } Minute nach dem Passwort kommen. Melde dich noch einmal von vorn an.
   *[other] Der Code muss innerhalb von { $minutes } Minuten nach dem Passwort kommen. Melde dich noch einmal von vorn an.
}
code-asked = Es wird ein Code verlangt.
factor-there = Dein Konto hat schon einen zweiten Faktor. Schalte ihn zuerst aus und richte dann eine andere App ein.
no-factor-begun = Es wird gerade kein zweiter Faktor eingerichtet. Fang auf der Seite deines Kontos noch einmal an.
not-code-of-app = Das ist nicht der Code der App. Gib die sechs Ziffern ein, die sie jetzt zeigt; wird er wieder abgelehnt, prüfe, ob das Handy seine Uhr automatisch stellt.
nothing-to-recover = Dein Konto hat keinen zweiten Faktor, also gibt es nichts wiederherzustellen.
own-factor-first = Richte zuerst auf der Seite deines Kontos deinen eigenen zweiten Faktor ein: Dann weißt du, was du von den anderen verlangst.
no-own-factor = Dein Konto hat keinen zweiten Faktor.
own-factor-elsewhere = Das ist dein eigener zweiter Faktor: Schalte ihn auf der Seite deines Kontos mit einem Code aus.
has-no-factor = { $name } hat keinen zweiten Faktor.

## Konten, wie Admins sie sehen.

no-such-account = Dieses Konto gibt es nicht mehr.
account-changed = Jemand hat { $name } inzwischen geändert. Sieh dir das Konto an, wie es jetzt ist, und entscheide dann noch einmal.
last-administrator = Außer { $name } kann sich kein Admin mehr anmelden. Mach zuerst jemand anderen zum Admin.
enable-first = { $name } ist gesperrt: Entsperre zuerst das Konto.
session-ended = Diese Sitzung ist schon beendet.

## Zugriffstoken.

name-token = Gib dem Token einen Namen: wofür es verwendet wird.
choose-scopes = Wähle, wofür das Token verwendet werden darf.
choose-days = Wähle 1 bis { $most } Tage, oder keine für ein Token, das nicht abläuft.
no-role-there = Du hast in diesem Turnier keine Rolle.
too-many-tokens = Du hast { $most } Token, mehr darf ein Konto nicht haben. Widerrufe eines, das nicht mehr gebraucht wird.
token-revoked = Dieses Token ist schon widerrufen.

## Links, die einmal gelten.

link-unknown = Unbekannter Link: Er wurde abgeschnitten, widerrufen oder durch einen neueren ersetzt. Bitte um einen neuen Link.
link-used = Dieser Link wurde schon verwendet, und er gilt nur einmal. Wenn du das warst, melde dich an. Wenn nicht, wende dich an die Person, von der du ihn hast.
link-expired = Dieser Link ist abgelaufen. Bitte um einen neuen Link.
link-no-longer = Die Person, die diese Einladung erstellt hat, kann diese Rolle nicht mehr vergeben. Bitte um einen neuen Link.
link-set-up = Diese Installation ist schon eingerichtet. Melde dich an oder bitte einen Admin der Website um eine Einladung.
link-not-for-account = Dieser Link ist nicht für ein Konto, das schon angemeldet ist.
invitation-gone = Diese Einladung wurde schon verwendet oder widerrufen.
role-here-already = Du hast in diesem Turnier schon die Rolle { $role }. Die Einladung ist noch unbenutzt: Gib sie der Person, für die sie ist.
role-on-site-already = Du hast auf dieser Website schon die Rolle { $role }. Die Einladung ist noch unbenutzt: Gib sie der Person, für die sie ist.

## Das Team eines Turniers.

not-on-staff = Du bist nicht im Team dieses Turniers.
who-chooses-staff = Nur Turnierleitung und Head Judge stellen das Team zusammen.
cannot-give-role = Mit deiner Rolle ({ $own }) kannst du die Rolle { $other } nicht vergeben oder entfernen. Frag die Turnierleitung.
has-become = { $name } hat inzwischen die Rolle { $role }. Entscheide noch einmal.
is-already = { $name } hat schon die Rolle { $role }.
not-on-staff-any-more = Diese Person ist nicht mehr im Team.
last-organizer = Das ist die letzte Person mit der Rolle Turnierleitung. Gib diese Rolle zuerst jemand anderem.
