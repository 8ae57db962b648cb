## Namen von Eingaben.

label-place = Ort
label-description = Beschreibung
label-code-of-conduct = Verhaltensregeln
label-date = Datum
label-preset = Name der Vorlage
label-announcement = Durchsage
label-pod-size = Podgröße
label-points = Punkte
label-games-to-win = Partien zum Sieg
label-tiebreakers = Tiebreaker
label-playoff-time = Zeitlimit im Playoff

## Einstellungen eines Turniers.

unknown-time-zone = Unbekannte Zeitzone „{ $zone }“. Nimm eine größere Stadt in der Nähe oder einen Namen wie Europe/Berlin.
first-table = Erster Tisch: Wähle eine Zahl von 1 bis 90000.
registrations-per-address = Registrierungen von einer Adresse: Wähle eine Zahl von 1 bis 100000.
lists-name-commanders = Decklisten: Eine Liste nennt ihren Commander, und Commander werden niemandem gezeigt. Lass die Listen geschlossen oder zeig die Commander nach dem Turnier.
profile-not-stored = Das Profil kann nicht gespeichert werden: { $problem }
may-not-create = Dein Konto kann keine Turniere anlegen, nur dort mitarbeiten, wo es eingeladen ist. Frag einen Admin dieser Website.
settings-changed = Jemand hat die Einstellungen inzwischen geändert. Vergleiche mit den jetzigen und sende deine dann noch einmal.
open-already = Das Turnier ist schon geöffnet.
cancel-reason = Schreib, warum es abgesagt wird: Alle können es lesen.
new-not-there = Das neue Turnier ist nicht da.
fixed-once-paired = { $label }: Danach wurde schon gepaart, deshalb bleibt es, wie es ist.
commanders-staff-only = Commander: Jetzt sieht sie nur das Team. Sobald Runde 1 gepaart ist, darf weniger von ihnen gezeigt werden, aber nie mehr als jetzt.
commanders-after-event = Commander: Jetzt sehen alle sie nach dem Turnier. Sobald Runde 1 gepaart ist, darf weniger von ihnen gezeigt werden, aber nie mehr als jetzt.
lists-stay-closed = Decklisten: Nur das Team liest sie. Die Spieler haben ihre unter dieser Bedingung abgegeben, deshalb bleiben sie geschlossen, sobald Runde 1 gepaart ist.
results-as-they-come = Ergebnisse einer laufenden Runde: Alle sehen sie, sobald sie da sind. Die Spieler haben so begonnen, deshalb bleibt es dabei: Wähle das.
results-when-finished = Ergebnisse einer laufenden Runde: Alle sehen sie, wenn die Runde beendet ist. Die Spieler haben so begonnen, deshalb bleibt es dabei: Wähle das.

## Vorlagen.

presets-of-everybody = Nur ein Admin dieser Website speichert Vorlagen für alle.
name-preset = Name der Vorlage: Gib einen ein, etwa „Freitag“.
too-many-presets = Es gibt schon { $most } Vorlagen. Entferne zuerst eine auf der Seite mit deinen Turnieren.
settings-not-stored = Die Einstellungen können nicht gespeichert werden: { $problem }
preset-needs-account = Eine Vorlage gehört zu einem Konto: Melde dich zuerst an.
preset-removed = Diese Vorlage wurde schon entfernt.
preset-removed-meanwhile = Die Vorlage wurde inzwischen entfernt. Unten steht alles, wie du es hinterlassen hast: Leg damit das Turnier an.
preset-is-everybodys = Diese Vorlage ist für alle da. Bitte einen Admin dieser Website, sie zu entfernen.

## Der vorgeschlagene Name einer Vorlage.

preset-minutes = { $minutes } min
preset-untimed = ohne Zeitlimit
preset-pods = Pods zu { $size }
preset-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
preset-no-playoff = kein Playoff
preset-top = Top { $cut }

## Durchsagen.

announcement-empty = Durchsage: Schreib, was alle lesen sollen oder die, für die sie ist.
time-past = Anzeigen ab: Diese Zeit ist vorbei. Lass das Feld leer, um die Durchsage sofort zu zeigen.
time-far = Anzeigen ab: Das ist mehr als ein Jahr hin. Prüfe das Datum.
whom-everybody = Alle
one-of-both = Nur Spieler: Eine Durchsage ist für einen Tisch oder für eine Person. Lass eines der beiden Felder leer.
no-round-played = Nur Tisch: Gerade läuft keine Runde. Warte auf die Paarungen oder nenne eine Person.
no-such-table = Nur Tisch: Es gibt { $round-in } keinen Tisch { $typed }. Gib eine Tischnummer ein.
nobody-called = Nur Spieler: Niemand heißt { $typed }. Gib den ganzen Namen oder die Spielernummer ein.
several-called = Nur Spieler: Mehrere heißen { $typed }. Gib eine Nummer ein: { $numbers }.
no-player-number = Nur Spieler: Die Spielernummer { $number } gibt es nicht.
announcement-gone = Diese Durchsage steht nicht mehr auf den Seiten.

## Webhooks.

choose-events = Ereignisse: Wähle mindestens eines.
no-webhook = Diesen Webhook gibt es hier nicht (mehr).
address-taken = Adresse: Der Webhook { $webhook } hat sie schon. Ändere stattdessen seine Ereignisse.
no-event-here = Ereignisse: Ein Webhook kann hier { $event } nicht bekommen. Wähle andere.
too-many-webhooks = Es gibt schon { $most } Webhooks: Entferne zuerst einen, der nicht mehr gebraucht wird.
webhook-changed = Jemand hat diesen Webhook inzwischen geändert. Sieh ihn dir an, wie er jetzt ist, und sende es dann noch einmal.
too-many-secrets = Im Moment gelten { $most } Signaturgeheimnisse dieses Webhooks. Warte, bis die vor dem neuesten abgelaufen sind, einen Tag nachdem es erstellt wurde.
webhook-active = Dieser Webhook ist schon aktiv.
webhook-disabled = Dieser Webhook ist ausgeschaltet. Schalte ihn zuerst wieder ein.
no-delivery = Diese Zustellung gibt es nicht (mehr).
not-public-yet = Das ist noch nicht öffentlich. Es wird gesendet, wenn es öffentlich wird.
address-paste = Adresse: Füge die ein, die dein Empfänger oder Chat zeigt, etwa https://bot.example/podium.
address-letters = Adresse: Schreib sie ohne Leerzeichen und nur mit Buchstaben von a bis z, so wie ein Browser sie beim Kopieren zeigt.
address-http = Adresse: Sie muss mit https:// beginnen, sonst könnte unterwegs mitgelesen werden, was gesendet wird.
address-https = Adresse: Sie muss mit https:// beginnen.
address-fragment = Adresse: Lass „#“ und was danach kommt weg: Es wird nie gesendet.
address-password = Adresse: Lass Name und Passwort vor „@“ weg. Stattdessen wird signiert, was gesendet wird.
address-host = Adresse: Ihr Host ist ungültig. Schreib sie wie https://bot.example/podium.
address-own-network = Adresse: Sie führt in das eigene Netz dieses Servers, und das erlaubt diese Installation nicht.
discord-chat = Was gesendet wird: Das ist die Adresse eines Discord-Kanals, der nur Nachrichten annimmt. Wähle „Für einen Chat“.
event-not-stored = Es kann nicht gespeichert werden: { $problem }

## Dokumente, die importiert oder exportiert werden.

round-finished-without-results = Runde { $number } ist beendet, aber { $missing } ihrer Pods haben kein Ergebnis.
round-not-finished = Runde { $number } ist nicht beendet, aber danach kommt eine spätere Runde.
draft-with-results = Runde { $number } ist ein Entwurf mit Ergebnissen.
clock-without-begin = Runde { $number } hat nicht begonnen, hat aber eine Uhr.
no-player-with-id = Die Spieler-ID „{ $id }“ gibt es nicht.
part-not-written = Der gezeigte Teil des Turniers kann nicht geschrieben werden.
