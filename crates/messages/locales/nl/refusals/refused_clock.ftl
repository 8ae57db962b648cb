no-published-round = Er is geen gepubliceerde ronde { $number }.
finished-with-clock = { $number ->
    [one] { $round } is afgerond, en de klok dus ook.
   *[other] { $round } zijn afgerond, en de klok dus ook.
}
not-started = { $number ->
    [one] { $round } is niet gestart. Start de ronde, dan loopt de klok.
   *[other] { $round } zijn niet gestart. Start de ronde, dan loopt de klok.
}
no-table-needs-time = { $number ->
    [one] { $round } is afgerond: geen tafel heeft nog tijd nodig.
   *[other] { $round } zijn afgerond: geen tafel heeft nog tijd nodig.
}
no-such-table = Tafel { $table }: die is er niet in { $round }.
reported-already = Tafel { $table }: de uitslag is al binnen. Wis hem eerst als de tafel doorspeelt.
running-already = { $number ->
    [one] { $round } is al bezig.
   *[other] { $round } zijn al bezig.
}
changed-stands = Iemand heeft de klok van { $round } intussen gewijzigd: hij staat nu stil. Kijk ernaar en beslis opnieuw.
changed-runs = Iemand heeft de klok van { $round } intussen gewijzigd: hij loopt nu. Kijk ernaar en beslis opnieuw.
minutes-missing = Minuten: zeg hoeveel er bijkomen.
minutes-out-of-range = Minuten: { $minutes } ligt niet tussen { $least } en { $most }.
limit-out-of-range = Tijdslimiet: { $limit } ligt niet tussen { $least } en { $most } minuten.
reason-missing = Reden: zeg waarom. Het komt in het logboek.
stands-already = De klok staat al stil.
runs-already = De klok loopt al.
no-limit = Deze ronde heeft geen tijdslimiet. Stel die eerst in, dan kan er tijd bij.
too-many-taken = { $count ->
    [one] Minuten: de ronde heeft in totaal { $count } minuut; haal er minder af.
   *[other] Minuten: de ronde heeft in totaal { $count } minuten; haal er minder af.
}
limit-too-short = { $count ->
    [one] Tijdslimiet: er is al { $count } minuut van deze ronde afgehaald; de limiet moet langer zijn.
   *[other] Tijdslimiet: er zijn al { $count } minuten van deze ronde afgehaald; de limiet moet langer zijn.
}

## Tijd voor een tafel

extension-reason = Reden: zeg waarom deze tafel tijd krijgt.
extension-minutes = Minuten: geef een getal van 1 tot { $most }.
no-extension = Die extra tijd is er hier niet.
withdrawn-already = Die is al ingetrokken.

## Deckchecks

check-runs = Tafel { $table }: daar loopt al een deckcheck.
check-ended = { $count ->
    [one] Deze deckcheck is al klaar; de tafel heeft er { $count } minuut bijgekregen.
   *[other] Deze deckcheck is al klaar; de tafel heeft er { $count } minuten bijgekregen.
}
label-found = Wat er is gevonden
no-deck = Er is geen deck te loten: er wordt aan geen tafel gespeeld, of elk deck daar is al gecontroleerd.

## Munten en dobbelstenen

label-what-for = Waarvoor
die-instead = Dobbelsteen in plaats van munt: een even aantal zijden, 2 tot { $most }.
sides = Zijden: een getal van 1 tot { $most }.
dice = Dobbelstenen: een getal van 1 tot { $most }.

## Wat munt of dobbelstenen gaven

flipped = { $player } gooit een munt op: { $face }.
rolled-for-coin = { $player } gooit in plaats van een munt een dobbelsteen met { $sides } zijden, zoals allen afspraken: { $rolled }, { $face }.
rolled-die = { $player } gooit een dobbelsteen met { $sides } zijden: { $rolled }.
rolled-dice = { $player } gooit { $count } dobbelstenen met { $sides } zijden: { $rolled }.
heads-uncalled = kop; niemand koos kop of munt, dus niemand wint
tails-uncalled = munt; niemand koos kop of munt, dus niemand wint
heads-won = kop, kop gekozen: gewonnen
tails-won = munt, munt gekozen: gewonnen
heads-lost = kop, munt gekozen: verloren
tails-lost = munt, kop gekozen: verloren
