## Was auf das Team wartet.

floor = Der Saal
attention = Zu erledigen
nothing = Gerade ist nichts zu erledigen.

### Ein Wort im Rahmen.

word-calls = Rufe
word-rulings = Rulings
word-late = Überfällig
word-disputes = Strittig
word-deck-checks = Deck-Checks
word-missing = Nicht da
word-decklists = Decklisten
word-registrations = Registr.
word-waiting-list = Warteliste
word-draft = Entwurf
word-webhooks = Webhooks
word-unheard = Stumm

### Ein Link mit einem Satz.

calls = { $count ->
    [one] { $count } Ruf wartet auf einen Judge
   *[other] { $count } Rufe warten auf einen Judge
}
rulings = { $count ->
    [one] { $count } Ruling wartet auf den Head Judge
   *[other] { $count } Rulings warten auf den Head Judge
}
late = { $count ->
    [one] { $count } Ergebnis ist überfällig
   *[other] { $count } Ergebnisse sind überfällig
}
disputed = { $count ->
    [one] { $count } Ergebnis ist strittig
   *[other] { $count } Ergebnisse sind strittig
}
deck-checks = { $count ->
    [one] { $count } Deck-Check läuft gerade
   *[other] { $count } Deck-Checks laufen gerade
}
missing = { $count ->
    [one] { $count } Spieler ist nicht eingecheckt
   *[other] { $count } Spieler sind nicht eingecheckt
}
decklists = { $count ->
    [one] { $count } Deckliste fehlt
   *[other] { $count } Decklisten fehlen
}
registrations = { $count ->
    [one] { $count } Registrierung wartet auf Bestätigung
   *[other] { $count } Registrierungen warten auf Bestätigung
}
waiting-list = { $count ->
    [one] { $count } Spieler ist auf der Warteliste
   *[other] { $count } Spieler sind auf der Warteliste
}
draft = Der Entwurf { $round-of } ist veraltet
webhooks-disabled = { $count ->
    [one] { $count } Webhook ist ausgeschaltet
   *[other] { $count } Webhooks sind ausgeschaltet
}
webhooks-unheard = { $count ->
    [one] { $count } Webhook hat seit mindestens einer Stunde nicht geantwortet
   *[other] { $count } Webhooks haben seit mindestens einer Stunde nicht geantwortet
}

### Eines davon.

table-since = Tisch { $table } seit { $time }
earlier-since = Frühere Runde seit { $time }
elsewhere-since = Anderswo seit { $time }
