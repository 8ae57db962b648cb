title = Uitslag van een tafel
result-by = { $round }: <b><bdi>{ $result }</bdi></b>, { $by }.
when-by = { $when } door { $who }
not-reported = { $round }: nog geen uitslag.
players = Spelers
tournament-over = Het toernooi is afgelopen: uitslagen kunnen worden gewijzigd als een organisator het op het overzicht heeft heropend.
would-change = Wat zou veranderen

## Velden en knoppen

result-hint = De stoel van de winnaar, of D voor een gelijkspel; één toets per game.
marks = Opgave, match loss, drop
marks-hint-finished = C en een stoel: match opgegeven, M en een stoel: match loss. Zoals c2 m3.
marks-hint = C en een stoel: match opgegeven, M en een stoel: match loss, D en een stoel: dropt na deze ronde. Zoals c2 m3 d4.
who-was-still-in = Gelijkspel: wie zat nog in de game?
save-draw = Als gelijkspel opslaan
reason-hint = Het wordt vastgelegd; bij een afgeronde ronde kan iedereen het lezen.
overrule = Vervangen
save-correction = Correctie opslaan
show-changes = Tonen wat verandert
clear = Uitslag wissen
clear-means = Een drop die met de uitslag is vastgelegd, blijft: maak die ongedaan op de spelerspagina.
clear-result = Uitslag wissen

## Meldingen

reported-before = De uitslag van tafel { $table } was al binnen: { $result } ({ $by }). De jouwe is niet opgeslagen. Vervang de andere hieronder als die niet klopt.
stored = De uitslag van tafel { $table } is opgeslagen.
