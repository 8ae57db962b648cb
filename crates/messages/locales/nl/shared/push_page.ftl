## De pagina waarop een telefoon om meldingen vraagt

title = Meldingen op deze telefoon
of-players = Ook vergrendeld toont je telefoon je stoel bij elke nieuwe ronde en als die verandert, dat de tijd om is, uitslagen die op je wachten, berichten, en wanneer een judge je oproep aanneemt.
of-judges = Ook vergrendeld toont je telefoon wanneer een speler een judge roept.
tell-me = Meldingen inschakelen
tells = Meldingen staan aan op deze telefoon.
stop = Meldingen uitschakelen
blocked = Deze browser blokkeert meldingen van deze pagina. Sta ze toe in de instellingen van de pagina, meestal achter het pictogram naast het adres.
home-screen = Zet deze pagina op een iPhone of iPad eerst op het beginscherm: druk op het deelpictogram, dan op “Zet op beginscherm”, en open de pagina daarvandaan.
cannot = Deze browser ondersteunt geen meldingen. Probeer een andere browser, en gebruik geen privévenster.
needs-script = Voor meldingen is JavaScript nodig.
failed = Dat is niet gelukt. Probeer het opnieuw als je online bent.
what-is-sent = Meldingen gaan versleuteld via de dienst van de maker van je browser. Er staan je tafel, je stoel en de berichten van dit toernooi in, en niets over andere spelers.
begun = Meldingen zijn ingeschakeld. De eerste komt zo.
stopped = Meldingen zijn uitgeschakeld.
