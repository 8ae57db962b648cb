title = Regels voor decklists
deck-format = Format

## Formats

commander = Commander
commander-draft = Commander Draft
another-format = een ander format
another = Ander
commander-hint = 100 kaarten met de commander, van elk één, binnen de kleuren van de commander (CR 903.5).
commander-draft-hint = Minstens 60 kaarten, van elk zoveel als je wilt.
another-hint = Er wordt alleen op de banlijst gecontroleerd.
highest-bracket = Hoogste bracket
any-bracket = Elk
highest-bracket-hint = Alleen voor Commander: spelers geven het bracket van hun deck op, en de controle telt de Game Changers.

## Wanneer

deadline-hint = Tijd in { $zone }. Leeg: tot ronde 1. Daarna leest de staf de lijsten.
deadline-problem = Deadline: { $problem }
choose-format = Kies het format uit de lijst.

## Waarmee lijsten worden gecontroleerd

checked-by = Waarmee lijsten worden gecontroleerd
checked-by-means = De controle vermeldt ook wat niet te controleren was omdat het niet is geladen.
loaded = Geladen
banned-list = { $count ->
    [one] Een banlijst met { $count } naam.
   *[other] Een banlijst met { $count } namen.
}
card-data = { $count ->
    [one] Gegevens van { $count } kaart.
   *[other] Gegevens van { $count } kaarten.
}
forget = Vergeten
site-banned-used = { $count ->
    [one] Deze site heeft een banlijst van { $date } met { $count } naam; die wordt gebruikt.
   *[other] Deze site heeft een banlijst van { $date } met { $count } namen; die wordt gebruikt.
}
site-banned-not-used = { $count ->
    [one] Deze site heeft een banlijst van { $date } met { $count } naam; die van het toernooi gaat voor.
   *[other] Deze site heeft een banlijst van { $date } met { $count } namen; die van het toernooi gaat voor.
}
site-cards-used = { $count ->
    [one] Deze site heeft gegevens van { $count } kaart van { $date }; die worden gebruikt.
   *[other] Deze site heeft gegevens van { $count } kaarten van { $date }; die worden gebruikt.
}
site-cards-not-used = { $count ->
    [one] Deze site heeft gegevens van { $count } kaart van { $date }; die van het toernooi gaan voor.
   *[other] Deze site heeft gegevens van { $count } kaarten van { $date }; die van het toernooi gaan voor.
}
banned-cards = Kaarten op de banlijst
banned-hint = Eén naam per regel: de eigen lijst van het toernooi. Die vervangt de geladen lijst en, als ze kaarten bant, de gebande kaarten van de kaartgegevens. Schrijf + en een spatie voor een kaart die mag, wat de gegevens ook zeggen, en (companion) achter een kaart die alleen als companion gebanned is.
cards-file = Kaartgegevens
cards-hint = JSON, hoogstens 8 MB: elke naam met de color identity, of het een basic land is, en hoeveel exemplaren de tekst toestaat. Lijsten mogen alleen namen hieruit bevatten.
save = Regels opslaan
back-to-decklists = Terug naar de decklists
back-to-rules = Terug naar de regels
saved = De regels voor decklists zijn opgeslagen.

## Geen lijsten meer

stop = Geen decklists meer vragen
stop-means = Format, deadline en geladen gegevens worden verwijderd. Ingeleverde lijsten blijven.
stopped = Er worden geen decklists meer gevraagd. Wat is ingeleverd, blijft bij de spelers.
