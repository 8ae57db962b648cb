## Das Log eines Turniers.

intro = Neueste zuerst. Nichts wird gelöscht: Korrekturen und Rückgängigmachen sind neue Zeilen. <a>Als CSV</a>
public = für alle lesbar
why = Warum: <bdi>{ $reason }</bdi>
before-and-after = Vorher und nachher
before-and-after-of = Vorher und nachher in Zeile { $number }
before = Vorher
after = Nachher
older = Ältere Zeilen
by-token = { $name }, mit dem Token „{ $token }“
