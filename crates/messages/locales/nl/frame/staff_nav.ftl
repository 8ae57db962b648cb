## Groepen

group-run = Leiding
group-floor = Zaal
group-people = Mensen
group-set-up = Opzet
group-account = Account

## Pagina's

desk = Overzicht
rounds = Rondes
results = Uitslagen
clock = Klok
playoff = Play-offs
announcements = Berichten
stage = Stream
statistics = Statistieken
floor = Zaal
calls = Oproepen
rulings = Rulings
games = Games
shift = Dienst
times = Tijden
references = Naslag
check-in = Check-in
players = Spelers
decklists = Decklists
staff = Staf
settings = Instellingen
event-page = Toernooipagina
log = Logboek
exports = Exports
more = Meer

## Wat er wacht

waiting = { $count ->
    [one] wacht
   *[other] wachten
}
for-head-judge = voor de head judge
to-decide = te beslissen
handed-to-you = aan jou doorgegeven
disputed = betwist
late = te laat
outstanding = nog open
to-approve = goed te keuren
not-here = niet aanwezig
missing = { $count ->
    [one] ontbreekt
   *[other] ontbreken
}
waits-on-page = { $page }: { $count } { $what }
attention = Geluid en trillen
