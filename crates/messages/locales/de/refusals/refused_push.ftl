## Ablehnungen zu Nachrichten auf ein Handy.

only-with-place = Nur Spieler mit einem Platz im Turnier bekommen Benachrichtigungen auf ihr Handy.
only-judges = Nur Judges des Turniers bekommen seine Rufe auf ihr Handy.
unknown-service = Den Benachrichtigungsdienst dieses Browsers unterstützt Podium nicht. Nimm Firefox, Chrome, Edge oder Safari.
too-many-browsers = { $most } Handys bekommen deine Benachrichtigungen schon. Schalte sie zuerst auf einem davon aus.
