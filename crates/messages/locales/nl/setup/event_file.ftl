title = Nieuw toernooi uit een bestand
intro = Er wordt niets opgeslagen voordat je de inhoud hebt gecontroleerd.
cannot = Het bestand kan niet worden geïmporteerd
cannot-text = Elke regel toont een plek in het bestand, en wat daar niet klopt.
event-file = Toernooibestand
file-hint = Een toernooidocument van Podium, of een toernooi zoals de API van TopDeck het geeft: stand en rondes in JSON.
choose-file = Kies een bestand.
look-at-file = Bestand bekijken
no-list = Een lijst met spelers is geen toernooi: maak eerst het toernooi aan en laad de lijst dan op de pagina <em>Veel toevoegen</em>.
without-file = Een nieuw toernooi zonder bestand

## Het voorbeeld

preview-title = Toernooi bekijken
nothing-stored = Er is nog niets opgeslagen.
not-imported = Wat niet wordt geïmporteerd
best = De eerste { $shown } van { $count }, zoals ze hier worden geteld
import = Dit toernooi importeren
another-file = Ander bestand

## Over het bestand

written-as = Geschreven als
written-topdeck = JSON van TopDeck
written-podium = Toernooidocument van Podium
rounds-swiss = { $swiss } Zwitsers
rounds-and-playoff = { $swiss } Zwitsers, { $playoff } in de play-offs
rounds-unfinished = { $rounds }; in de laatste ontbreken uitslagen; die gaat hier verder
points = { $win } voor winst, { $draw } voor een gelijkspel, { $bye } voor een bye

## Melding

imported = Het toernooi is geïmporteerd: { $players }, { $rounds }. Alleen de staf ziet het totdat je het opent.
rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
