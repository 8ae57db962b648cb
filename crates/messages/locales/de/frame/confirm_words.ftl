### Wörter, die eine Aktion bestätigen.

cancel = absagen
discard = verwerfen
disqualify = disqualifizieren
drop = aussteigen
everybody = alle
nobody = niemand
remove = entfernen
reopen = öffnen
restart = neustart
revoke = zurücknehmen
stop = stopp
unpublish = zurücknehmen
unstart = zurücksetzen
void = ungültig
