## Een tafel, speler of pagina zoeken

find-what = Tafel, speler of pagina
find-hint = Typ een tafelnummer, een naam of een pagina.
find-keys = / opent dit; Ctrl-K altijd
found = Gevonden
found-count = { $count ->
    [one] { $count } gevonden. Enter opent.
   *[other] { $count } gevonden. Pijltjes kiezen, Enter opent.
}
found-nothing = Niets met die naam of dat nummer.
find-no-answer = Geen antwoord. Typ verder om het opnieuw te proberen.

## Als er iets nieuws wacht

when-new = Als er iets nieuws op je wacht:
vibrate = Trillen
play-sound = Geluid afspelen
sound-hint = Na de eerste tik op een pagina.
badge = Getal op het icoon
badge-hint = Waar Podium als app is geïnstalleerd.
screen-on = Scherm aan laten
screen-hint = Een telefoon met het scherm uit hoort niets.
cannot = Deze browser kan dat niet.
try-it = Proberen
now-waits = Nu: { $what }.
nothing-waits = Er wacht nu niets op je.

## Uitslagen met het toetsenbord

type-table = Typ een tafelnummer.
table-asked = Tafel { $table } …
no-table = Er is geen tafel { $table } in deze ronde.
who-won = Tafel { $table }: wie heeft gewonnen?
wrong-mark = Tafel { $table }: een markering is C, M of D en een stoel, zoals c2.
wrong-game = Tafel { $table }: een game is een stoel van 1 tot { $last }, of D.
no-seat = Tafel { $table }: er is geen stoel { $seat }. Typ 1 tot { $last }, of D.
table-won = Tafel { $table }: winst voor { $winner }.
table-drawn = Tafel { $table }: gelijkspel.
table-drawn-among = Tafel { $table }: gelijkspel van { $players }.
match-won = Tafel { $table }: { $games }: winst voor { $winner }.
match-games = Tafel { $table }: { $games }.
game-won = game { $number } { $winner }
game-drawn = game { $number } gelijk
mark-conceded = opgegeven
mark-match-loss = match loss
mark-drops = dropt
not-stored = Niet opgeslagen
left-unstored = tafel { $table }: { $typed }
enter-again = { $results }. Voer het opnieuw in.

## Tafels waarop wordt getikt

table-gone = Ingevoerd: de tafel staat nu op de andere lijst.
table-lost = Nog niet verstuurd: het netwerk antwoordt niet. Het is bewaard en wordt later verstuurd.
table-kept = Nog niet verstuurd: het netwerk antwoordt niet. Bewaard op dit apparaat, in deze volgorde: { $acts }.
taps-full = Niet bewaard: de lijst met bewaarde tikken is vol.
table-not-stored = Niet opgeslagen. { $why }
look-at-table = Laad de pagina opnieuw en bekijk de tafel.
table-says = Tafel { $table }: { $what }
drawn-game = Game gelijk
drawn-games = Games gelijk: { $number }

## Andere pagina's

swap-first = { $name } wisselt met … kies een andere speler.
swap-both = { $first } en { $second } wisselen van plek.
let-go = Loslaten
record-ruling = Ruling vastleggen
record = Vastleggen: { $penalties }
record-and-wait = Vastleggen: { $penalties }, wacht op { $who }
call-length = De duur: { $minutes } min
call-length-none = De duur: geen tot 1 min
door-not-sent = Niet verstuurd. Het netwerk antwoordt niet. Probeer het zo meteen opnieuw.
show-their-link = Link tonen
no-camera = De camera mag niet worden gebruikt of is bezet. Typ het nummer.
hold-code = Houd de code van een speler voor de camera.
