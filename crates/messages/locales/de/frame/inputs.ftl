## Eingaben in Formularen und Sätze über das Eingegebene.

optional = optional
in-brackets = ({ $remark })
type-to-confirm = Gib zur Bestätigung <b>{ $word }</b> ein
word-missing = Gib zur Bestätigung das Wort { $word } ein. Es wurde nichts geändert.
no-number = { $label }: { $typed } ist keine Zahl von { $least } bis { $most }.
no-time = { $typed } ist keine Zeit. Schreib sie so: 2026-11-20 14:00.
skipped-hour = An diesem Tag überspringen die Uhren in { $zone } diese Stunde. Wähle eine Zeit davor oder danach.
copy = Kopieren
copied = Kopiert

## Seiten zwischen einem Formular und seiner Antwort.

password-title = Dein Passwort, bitte
password-too-many = Es gab mehrere Fehlversuche. Warte { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} und versuche es dann noch einmal.
kept-title = Deine Eingaben senden?
sign-in-title = Anmelden
signed-out = Du warst abgemeldet, deshalb wurde nichts von deinen Eingaben gespeichert. Melde dich an, geh zurück zur Seite und sende es noch einmal.
signed-out-kept = Du warst abgemeldet, deshalb wurde nichts von deinen Eingaben gespeichert. Melde dich an: Dann siehst du sie wieder und kannst sie senden.
