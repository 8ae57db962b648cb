## Check-in am Eingang.

### Der Kopf der Seite.

all-players = Alle Spieler
collect-fees = Startgeld kassieren
without-fees = Ohne Startgeld
over = Der Check-in ist vorbei
over-text = Er endete mit dem Beginn der Runden. Für alle, die jetzt noch kommen, gibt es den <a>späten Einstieg</a>; wer ausgestiegen ist, steht auf <a>der Spielerliste</a>.
nobody-yet = Noch keine Spieler
nobody-yet-text = Sie erscheinen hier, wenn sie <a>hinzugefügt</a> werden oder <a>sich registrieren</a>.

### Wie viele da sind.

here-of = <b>{ $here }</b> von { $all } da
players-here = Spieler vor Ort
nobody-missing = niemand fehlt
not-here = { $count } nicht da
for-approval = { $count } zu bestätigen
here-waiting = { $count } von der Warteliste da
fees-collected = Startgeld: { $paid } von { $all }

### Suche und Kamera.

name-or-number = Name oder Nummer
scan = Scannen
enter-hint = Enter checkt den einzigen Treffer ein.
camera = Bild der Kamera
close-camera = Kamera schließen

### Die Liste.

nobody-fits = Niemand gefunden
nobody-fits-text = Versuch es mit weniger Buchstaben. Wer nicht auf der Liste steht, kann hier hinzugefügt werden, auch <a>mit mehr Feldern</a>, oder den <a>Registrierungslink</a> bekommen.
add-and-check-in = „<bdi>{ $name }</bdi>“ hinzufügen und einchecken
somebody-else = Jemand anderes? <a>Spieler hinzufügen</a> oder den <a>Registrierungslink</a> zeigen.
press-approve = Bestätigen, einchecken
press-check-in = Einchecken
press-here = Da
press-look = Ansehen
press-to-undo = (drücken macht es rückgängig)
fee = Geld
fee-collected-undo = Startgeld kassiert: { $name } (drücken macht es rückgängig)
fee-collect = Startgeld kassieren: { $name }
already-entered = Schon eingetragen?
disqualified = Disqualifiziert
dropped = Ausgestiegen

### Alle auf einmal.

everybody-at-once = Alle auf einmal
everybody-here = Alle sind da
check-in-everybody = Alle einchecken
everybody-means = { $count ->
    [one] { $count } Spieler mit Platz wird eingecheckt.
   *[other] Alle { $count } Spieler mit Platz werden eingecheckt.
}
begin-again = Neu beginnen
check-out-everybody = Alle auschecken
nobody-means = Niemand ist mehr eingecheckt, auch nicht auf der Warteliste, als hätte der Check-in gerade begonnen.
drop-absent = Abwesende aussteigen lassen
drop-not-here = Abwesende aussteigen lassen
drop-means = { $count ->
    [one] { $count } Spieler ist nicht eingecheckt und steigt vor Runde 1 aus. Freie Plätze gehen an die, die auf der Warteliste stehen und da sind. Auf der Spielerseite lässt sich der Ausstieg rückgängig machen.
   *[other] { $count } Spieler sind nicht eingecheckt und steigen vor Runde 1 aus. Freie Plätze gehen an die, die auf der Warteliste stehen und da sind. Auf den Spielerseiten lässt sich jeder Ausstieg rückgängig machen.
}
type-word = Es wurde nichts geändert. Gib { $word } ein, um es zu bestätigen.
everybody-checked-in = Alle sind eingecheckt: { $count } waren es vorher nicht.
nobody-checked-in = Niemand ist mehr eingecheckt: { $count } waren es vorher.
were-dropped = Ausgestiegen: { $names }.

### Was ein Druck, ein Text oder ein Code bewirkt hat.

here-on-waiting-list = { $name } ist da, auf der Warteliste.
is-here = { $name } ist da.
here-already = { $name } ist schon da.
checked-out = { $name } ist ausgecheckt.
fee-is-collected = Das Startgeld von { $name } ist kassiert.
fee-not-collected = Das Startgeld von { $name } ist nicht kassiert.
several-fit = { $count ->
    [one] { $count } Spieler gefunden. Gib mehr Buchstaben ein oder drück auf den Namen.
   *[other] { $count } Spieler gefunden. Gib mehr Buchstaben ein oder drück auf einen Namen.
}
no-number = Die Spielernummer { $number } gibt es nicht.
nobody-called = Niemand heißt „{ $typed }“.
for-another-tournament = Dieser Code ist für ein anderes Turnier.
is-secret-link = Das ist der geheime Link einer Person. Der Code für den Check-in steht auf der Seite dahinter: „{ $link }“.
no-check-in-code = Das ist kein Check-in-Code von Podium. Such nach Name oder Nummer.
no-player-named = Das Formular nennt niemanden. Öffne die Seite noch einmal und drück den Button dort.
back-to-check-in = Zurück zum Check-in
to-check-in = Zum Check-in

### Die Seite hinter dem Code.

now-here = Ist jetzt da
is-here-already = Ist schon da
undo-check-out = Rückgängig: auschecken
waits-for-approval = Wartet auf Bestätigung.
approve-and-check-in = Bestätigen und einchecken: <bdi>{ $name }</bdi>
check-in-player = <bdi>{ $name }</bdi> einchecken
player-page = Spielerseite
all-at-check-in = Alle Spieler beim Check-in
is-checked-in = { $name } ist eingecheckt.

### Der Code auf dem eigenen Handy.

code-title = Check-in-Code
you-are-checked-in = Du bist eingecheckt
show-this = Zeig das beim Check-in, oder sag deine Nummer.
is-over = Der Check-in ist vorbei.
you-wait = Du wartest auf Bestätigung. Das Turnierteam kann dich bestätigen, wenn es diesen Code scannt.
on-waiting-list = Du stehst auf der Warteliste. Freie Plätze gehen an die, die da sind.
not-in-tournament = Du bist nicht mehr im Turnier. Sprich mit dem Turnierteam, wenn das nicht stimmt.
