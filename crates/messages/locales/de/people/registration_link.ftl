## Der Link zur Registrierung.

title = Registrierung
heading = Registrierung für { $tournament }
in-settings = In den Optionen ändern
code = Code: <b>{ $code }</b>
as-picture = Code als Bild (SVG)
who-may = Wer sich registrieren darf
with-code = Nur wer den Code hat, kann sich registrieren. Er steckt im Link und im Bild oben und kann eingetippt werden. Ein neuer Code macht frühere Aushänge und Links ungültig.
without-code = Wer das Turnier findet, kann sich registrieren. Wenn sich Leute registrieren, die nicht im Saal sind, verlange einen Code: Er steckt im Link und im Bild hier, sodass man ihn im Saal scannen kann und nicht eintippen muss.
new-code = Neuen Code erstellen
no-code = Keinen Code verlangen
ask-code = Einen Code verlangen
asks-code = Die Registrierung verlangt jetzt diesen Code. Frühere Links und Aushänge führen zu einem Formular, das danach fragt.
asks-no-code = Die Registrierung verlangt jetzt keinen Code.

## Ob die Registrierung offen ist.

off = Die Selbstregistrierung ist in den Optionen ausgeschaltet.
opens-later = Die Registrierung öffnet mit dem Turnier.
open = Die Registrierung ist offen.
open-approval = Die Registrierung ist offen; du bestätigst jede einzelne.
closed = Die Selbstregistrierung ist geschlossen.
over = Die Registrierung ist vorbei.
