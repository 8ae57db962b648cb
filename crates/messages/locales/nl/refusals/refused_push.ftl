## Meldingen op een telefoon

only-with-place = Alleen spelers met een plek in het toernooi kunnen meldingen op hun telefoon krijgen.
only-judges = Alleen judges van het toernooi kunnen de oproepen op hun telefoon krijgen.
unknown-service = Podium ondersteunt de meldingendienst van deze browser niet. Gebruik Firefox, Chrome, Edge of Safari.
too-many-browsers = { $most } telefoons krijgen je meldingen al. Schakel ze eerst op een daarvan uit.
