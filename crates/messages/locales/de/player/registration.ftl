## Sich selbst für ein Turnier registrieren.

register = Registrieren
no-registration = Gerade keine Registrierung
already =
    Dieser Browser hat <bdi>{ $name }</bdi> schon registriert:
    <a>zur Seite</a>. Mach hier nur weiter, um jemand anderen zu registrieren.

### Wohin eine Registrierung führt.

needs-approval = Die Turnierleitung bestätigt jede Registrierung.
is-full = Alle Plätze sind vergeben: Du kommst auf die Warteliste und bekommst einen Platz, sobald einer frei wird.
has-places = Du bekommst sofort einen Platz.

### Felder des Formulars.

code = Code
code-hint = Der Code auf dem Plakat der Turnierleitung, zum Beispiel ABCD-2345.
name = Name
name-hint = Wie er in Paarungen und Rangliste erscheinen soll.
same-name = Derselbe Name
that-is-me = Das bin ich: Die Turnierleitung hat mich schon eingetragen
that-is-me-hint = Die Turnierleitung bestätigt es. Dann öffnet dieser Browser deine Seite.
another-person = Ich bin eine andere Person mit demselben Namen
team = Two-Headed-Giant-Team
team-mate = Zweite Person im Team
team-mate-hint = Wer mit dir als Two-Headed Giant spielt.
pronouns = Pronomen
commander-hint = Du kannst ihn auch später angeben, bis die Runden beginnen.
decklist-hint = Ein Link, der mit https:// beginnt. Nur das Turnierteam sieht ihn.
decklist-hint-opens =
    Ein Link, der mit https:// beginnt. Nur das Turnierteam sieht ihn, bis das Turnier beendet ist; danach alle.

### Zu viele Registrierungen aus einem Netz.

too-many = { $seconds ->
    [one] Du bist noch nicht registriert: Aus deinem Netz haben sich in dieser Stunde schon viele registriert. Warte { $seconds } Sekunde und sende das noch einmal, oder bitte die Turnierleitung, dich einzutragen.
   *[other] Du bist noch nicht registriert: Aus deinem Netz haben sich in dieser Stunde schon viele registriert. Warte { $seconds } Sekunden und sende das noch einmal, oder bitte die Turnierleitung, dich einzutragen.
}

### Nach der Registrierung.

registered = Registriert
registered-name = Registriert: <bdi>{ $name }</bdi>
confirms-it = Die Turnierleitung bestätigt, dass du die eingetragene Person bist. Dann öffnet dieser Browser ihre Seite.
similar-name = Auf der Liste ist ein ähnlicher Name: { $name }, Nummer { $number }. Wenn du das bist, sag es der Turnierleitung.
keeps-person = Dieser Browser öffnet jetzt auch <a>deine Seite</a> in { $community }, für alle Abende dort.
waits-for-approval = Die Turnierleitung muss deine Registrierung noch bestätigen.
is-waitlisted = Alle Plätze sind vergeben: Du bist auf der Warteliste und bekommst einen Platz, sobald einer frei wird.
has-place = Du hast einen Platz.
your-own-link = Dein eigener Link
link-text =
    Er öffnet deine Seite: Tisch, Sitz, Stand, Check-in. Dieser Browser merkt ihn sich bereits, und du siehst ihn auf deiner Seite
    unter „{ $where }“ wieder. Wer ihn hat, handelt in deinem Namen.
to-my-page = Zu meiner Seite
gone = Diese Registrierung gibt es nicht mehr.

### Wo Spieler Personen einer Community sind.

guest = Nur für diesen Abend registrieren
guest-hint = Deine Ergebnisse werden in dieser Community nicht gesammelt, und niemand fragt, ob du hier schon gespielt hast.
