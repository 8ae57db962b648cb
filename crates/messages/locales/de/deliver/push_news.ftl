## Nachrichten auf dem gesperrten Bildschirm eines Handys, unter dem Namen des Turniers. Kurz.

begun = Benachrichtigungen dieses Turniers sind an.
seat = { $round }: Tisch { $table }, Sitz { $seat }
bye = { $round }: Du hast ein Freilos
result-waits = Tisch { $table }: Ein Ergebnis ist gemeldet. Bestätige es oder fechte es an.
judge-comes = Ein Judge kommt zu Tisch { $table }.
judge-comes-to-you = Ein Judge kommt zu dir.
call-at = Judge-Ruf an Tisch { $table }.
call-elsewhere = Judge-Ruf abseits der Tische.
