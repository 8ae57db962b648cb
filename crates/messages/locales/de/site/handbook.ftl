### Rund um das Handbuch.

title-of = { $what }: Handbuch
contents = Inhalt
search = Handbuch durchsuchen
nothing-found = Nichts gefunden
try-one-word = Versuch es mit einem Wort oder dem Wort auf dem Button der Seite. <a>Zum Inhalt</a>.
found-for = { $count } gefunden für „<bdi>{ $typed }</bdi>“.
some-found = Nichts enthält alles von „<bdi>{ $typed }</bdi>“. Diese enthalten einen Teil davon.
parts = Teile des Handbuchs
on-this-page = Auf dieser Seite
no-part = Einen Teil mit diesem Namen hat das Handbuch nicht.
no-picture = Dieses Bild hat das Handbuch nicht.
no-contact = Diese Installation sagt nicht, wem man eine Schwachstelle meldet.
older = Das englische Kapitel wurde seit dieser Übersetzung geändert: Manches kann veraltet sein.
