## Meldingen op het vergrendelde scherm van een telefoon. Kort.

begun = Meldingen van dit toernooi staan aan.
seat = { $round }: tafel { $table }, stoel { $seat }
bye = { $round }: je hebt een bye
result-waits = Tafel { $table }: er is een uitslag doorgegeven. Bevestig of betwist hem.
judge-comes = Er komt een judge naar tafel { $table }.
judge-comes-to-you = Er komt een judge naar je toe.
call-at = Oproep voor een judge aan tafel { $table }.
call-elsewhere = Oproep voor een judge buiten de tafels.
