## Nog geen plaats in het toernooi

pending = Wachten op goedkeuring
pending-text = Je bent ingeschreven. De organisator heeft het nog niet goedgekeurd; zodra dat gebeurt, verandert deze pagina.
waitlisted = Alle plekken zijn bezet
waitlisted-text = Je bent nummer { $number } op de wachtlijst en krijgt een plek zodra er een vrijkomt.
removed = Je doet niet mee aan dit toernooi
removed-text = Hoor je er wel bij? Meld je dan bij de organisator.

## Voor de rondes

checked-in = Je bent ingecheckt
registered = Je bent ingeschreven
not-open = Het toernooi is nog niet open.
check-in-at-venue = Check in als je op de locatie bent.
table-with-round-one = Je tafel staat hier zodra de pairings van ronde 1 zijn gepubliceerd.
late-entry = Je speelt vanaf ronde { $round }
late-entry-text = Je tafel staat hier zodra de pairings van die ronde zijn gepubliceerd.

## Aan een tafel

table-word = Tafel
out-of-game = Je ligt uit deze game: je bent toeschouwer tot het einde (MTR-A 1.10A).
your-turn = Jij bent aan de beurt.
turn-of = { $player } is aan de beurt.
time-is-up-extra-turns = De tijd is om. Maak deze beurt af; daarna volgt nog één beurt voor elke speler die nog in de game zit. Er komt een judge.
time-is-up-finish-turn = De tijd is om. Maak deze beurt af; er volgt geen andere. Er komt een judge.
time-is-up-overtime = { $minutes ->
    [one] De tijd is om. Maak deze beurt binnen { $minutes } minuut af; er volgt geen andere. Er komt een judge.
   *[other] De tijd is om. Maak deze beurt binnen { $minutes } minuten af; er volgt geen andere. Er komt een judge.
}
overtime-is-over = De verlenging is voorbij: stop met spelen. Een judge beëindigt de game.
time-called-last-turn = De tijd is afgeroepen. Maak deze beurt af; er volgt geen andere.
time-called-turns = De tijd is afgeroepen. Maak deze beurt af; daarna nog { $turns }. Een judge telt mee.
time-called-several-turns = De tijd is afgeroepen. Maak de lopende beurten af. Beurten die nog mogen beginnen: { $turns }. Een judge telt mee.
game-ended = De game is afgelopen; de judge bevestigt het.

## Waarom een speler uit de game ligt

out-lost = verloren
out-conceded = opgegeven
out-drawn = gelijkspel
out-game-loss = game loss
out-match-loss = match loss
out-disqualified = gediskwalificeerd

## Meldingen van de uitslag

waiting-for-others = Wachten op de anderen
you-reported-at = Je hebt om { $when } doorgegeven: { $result }. Het telt zodra een andere speler aan de tafel het op de eigen pagina bevestigt.
reported-this = { $player } heeft dit om { $when } doorgegeven. Klopt het?
another-reported-this = Een andere speler heeft dit om { $when } doorgegeven. Klopt het?
staff-decides = De staf beslist
stay-at-table = Blijf aan de tafel.
you-reported = Je hebt doorgegeven: { $result }.
another-reported = Een andere speler heeft doorgegeven: { $result }.
you-dispute = Jij betwist het: “{ $objection }”
another-disputes = Een andere speler betwist het: “{ $objection }”
result-entered = De uitslag is binnen, ingevoerd door de staf.
result-you-reported = De uitslag is binnen, doorgegeven door jou, bevestigd door { $confirmer }.
result-you-confirmed = De uitslag is binnen, doorgegeven door { $reporter }, bevestigd door jou.
result-reported = De uitslag is binnen, doorgegeven door { $reporter }, bevestigd door { $confirmer }.
another-player = een andere speler
your-concession-disputed = Er is onenigheid over de vraag of je hebt opgegeven: de staf beslist.
concession-disputed = Er is onenigheid over een opgave ({ $players }): de staf beslist.
wrong-call-judge = Klopt het niet, roep dan een judge.

## Een ronde zonder deze speler

bye = Bye
bye-text = { $points ->
    [one] Geen match in deze ronde; je krijgt er { $points } punt voor.
   *[other] Geen match in deze ronde; je krijgt er { $points } punten voor.
}
match-loss = Match loss
match-loss-text = Je bent in deze ronde niet ingedeeld: dat telt als match loss. Klopt dat niet, meld je dan nu bij de organisator.
unpaired = Je speelt deze ronde niet
unpaired-text = Zou je wel moeten spelen? Meld je dan nu bij de organisator.

## Tussen de rondes

pairings-soon = Pairings komen zo
how-it-went = { $over }: { $result }.
round-is-over = { $number ->
    [one] { $round } is afgelopen
   *[other] { $round } zijn afgelopen
}
had-bye = je had een bye
had-match-loss = je had een match loss
table-is-void = tafel { $table } is vervallen en telt voor niemand
you-won = je hebt gewonnen aan tafel { $table }
player-won = { $player } heeft gewonnen aan tafel { $table }
table-drawn = tafel { $table } eindigde in een gelijkspel
table-no-result = tafel { $table } heeft geen uitslag
next-table = Je volgende tafel staat hier zodra de pairings van { $round } zijn gepubliceerd.

## Na de Zwitserse rondes en in de play-offs

rounds-over = De rondes zitten erop
rounds-over-text = De eindstand wordt binnenkort gepubliceerd.
swiss-over = De Zwitserse rondes zitten erop
swiss-over-text = Hierna wordt hier de top { $cut } bekendgemaakt.
wait-for = Je wacht op { $round }
play-in = Je speelt in { $round }
seeded = Je bent seed { $seed }. Je tafel staat hier zodra de pairings zijn gepubliceerd.
missed-cut = Je hebt de cut niet gehaald
missed-cut-text = Je bent { $place } van { $count } na de Zwitserse rondes. Bedankt voor het meespelen.

## Aan het einde

champion = Je bent kampioen
champion-text = Je hebt het toernooi gewonnen.
finished = Je bent { $place } van { $count } geworden
tournament-over = Het toernooi is afgelopen
thank-you = Bedankt voor het meespelen.

## Gestopt, of geen toernooi

dropped = Je bent gedropt
dropped-after = Je bent gedropt na { $round }
dropped-text = Je wordt niet meer ingedeeld. Is dat een vergissing, meld het dan bij de staf.
disqualified = Je bent gediskwalificeerd
disqualified-text = Je wordt niet meer ingedeeld. De head judge beantwoordt je vragen.
cancelled = Dit toernooi gaat niet door
