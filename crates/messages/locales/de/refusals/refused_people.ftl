## Ablehnungen zu Communitys und ihren Personen.

no-such-community = Unter dieser Adresse gibt es keine Community.
no-such-person = Person { $number } gibt es in dieser Community nicht, oder ihre Daten wurden entfernt.
no-such-merge = Zusammenführung { $number } gibt es in dieser Community nicht.
no-community = Dieses Turnier gehört zu keiner Community. Wähle zuerst eine in seinen Optionen.
not-on-staff = Du bist nicht im Team dieser Community. Dir fehlt die Berechtigung: { $what }. Frag die Leitung der Community.
not-on-its-staff = Du verwaltest keine Personen in { $community }. Frag die Leitung der Community nach einer Rolle dort.
not-organizer-of = Deine Rolle in { $tournament } ist nicht Turnierleitung, und der nächste Abend bekommt das Team von dort. Bitte die Turnierleitung, den Abend zu starten.
not-on-a-staff = Dieses Konto ist in keinem Team eines Turniers der Community. Lade es zuerst zu einem Turnier ein.
only-person = Das darf nur die Person selbst, über ihren geheimen Link.
link-of-community = Der Link einer Person gilt nur auf den Seiten ihrer Community.
unknown-person = Dieser Browser hat keinen gültigen Link einer Person dieser Community. Öffne deinen Link noch einmal oder frag das Team danach.
to-community = Zur Community

## Teilnahmen.

has-entry = { $name } nimmt an { $tournament } schon teil: Nummer { $number }. Eine Person nimmt an einem Turnier nur einmal teil.
say-who = Wähle, wer das ist.
not-the-typed-name = Der Name von { $name } beginnt nicht mit „{ $typed }“, deshalb wurde niemand hinzugefügt. Wähle noch einmal.
no-evening-before = In dieser Community wurde noch kein Abend gespielt.
open-already = { $tournament } ist schon offen.
everybody-is-here = Alle vom letzten Abend nehmen hier schon teil.

## Zusammenführen und trennen.

one-already = Beide Nummern gehören schon zu { $name }. Wähle eine andere Person.
both-in =
    { $one } (Nummer { $number }) und { $other } (Nummer { $second }) nehmen beide an { $tournament } teil, also sind es verschiedene Personen. Wenn eine
    Teilnahme falsch ist, korrigiere sie zuerst dort.
both-in-several =
    { $one } (Nummer { $number }) und { $other } (Nummer { $second }) nehmen beide an { $tournament } und { $more } weiteren teil, also sind es
    verschiedene Personen. Wenn Teilnahmen falsch sind, korrigiere sie zuerst dort.
both-on = { $one } und { $other } haben beide einen Platz bei { $evening }, also sind es verschiedene Personen. Wenn ein Platz falsch ist, korrigiere ihn in deiner Datei und importiere sie noch einmal.
undone-already = Zusammenführung { $number } ist schon rückgängig gemacht.
no-data-any-more = Die persönlichen Daten von Person { $number } wurden entfernt: Die Zusammenführung lässt sich nicht mehr rückgängig machen.
undo-later-first = { $name } wurde später mit jemand anderem zusammengeführt. Mach zuerst Zusammenführung { $number } rückgängig.
answered-already = Jemand hat das schon beantwortet.

## Namen und Einstellungen.

same-person-name = { $name }, Nummer { $number }, ist vielleicht dieselbe Person. Wenn es verschiedene Personen sind, sag es.
person-changed = Jemand hat { $name } inzwischen geändert. Sieh dir die Änderungen an und speichere deine dann noch einmal.
community-shows-full =
    { $community } zeigt volle Namen, dieses Turnier aber Vorname und Anfangsbuchstabe. Ändere in den Optionen von einem der beiden, welche Namen gezeigt werden.
tournaments-show-initials = Manche Turniere dieser Community zeigen Vorname und Anfangsbuchstabe, deshalb muss die Community das auch.
