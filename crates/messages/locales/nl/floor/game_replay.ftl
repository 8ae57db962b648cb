lead = Je kunt elke game beurt voor beurt bekijken.
empty = Er is geen gevolgde game afgelopen
empty-means = Games die judges volgen, en games die spelers aan hun tafel bijhouden, staan hier als ze zijn afgelopen.
table-and-game = Tafel { $table }, game { $game }
table-given-up = Tafel { $table } (gestopt)
table-and-game-given-up = Tafel { $table }, game { $game } (gestopt)
who-may-read = Wie mag ze lezen
open-means = Iedereen kan ze stap voor stap bekijken als het toernooi is afgelopen, met namen zoals op de openbare pagina's en zonder te tonen wie wat heeft ingevoerd. Dat geldt ook voor de games die spelers aan hun tafel hebben bijgehouden.
closed-means = Alleen de staf. Je kunt ze na het toernooi openbaar maken, met namen zoals op de openbare pagina's en zonder te tonen wie wat heeft ingevoerd. Dat geldt ook voor de games die spelers aan hun tafel hebben bijgehouden.
keep-to-staff = Alleen voor de staf
open-to-everybody = Voor iedereen openen
opened = Iedereen kan deze games stap voor stap bekijken als het toernooi is afgelopen.
closed = Deze games blijven voor de staf.

## Adressen die nergens heen leiden

not-opened = De organisator heeft de games van dit toernooi niet openbaar gemaakt.
not-finished = Games zijn pas openbaar als het toernooi is afgelopen.
no-such-game = Die game is er niet aan deze tafel.
no-such-step = De game heeft die stap niet.
no-such-game-or-step = Die game is er niet, of heeft die stap niet.
still-followed = Deze game wordt nog gevolgd: je kunt hem stap voor stap bekijken zodra hij is afgelopen.
to-games = Naar de games
to-game = Naar de game

## Een game

all-games = Alle games
step = Stap { $step } van { $last }
begins = De game begint.
steps = Stappen

## Naar andere stappen

start = Het begin
turn-before = De vorige beurt
step-before = De vorige stap
next-step = De volgende stap
next-turn = De volgende beurt
end = Het einde
