in-line = Regel { $line }: { $problem }
in-column = Regel { $line }, kolom { $column }: { $problem }
too-long = Een lijst heeft hoogstens { $most } rijen. Verstuur de lijst in delen.
unreadable = De tabel is niet te lezen: { $problem }.
no-text-file = Dat is geen tekstbestand. Sla de tabel op als “CSV UTF-8” of als Excel- of OpenDocument-werkblad en verstuur dat.
sheet-unreadable = Het werkblad is niet te lezen. Sla het opnieuw op, of sla het op als “CSV UTF-8” en verstuur dat.
file-too-large = Het bestand is uitgepakt te groot. Sla het werkblad met de spelers op als “CSV UTF-8” en verstuur dat.
old-excel = Dit is het formaat van oude versies van Excel. Sla het bestand op als .xlsx en verstuur het opnieuw.
same-columns = twee kolommen betekenen hetzelfde ({ $headings }). Haal er een weg.
no-names = geen kolom bevat de namen. Noem die kolom “name”, of “first name” en “last name”.
row-short = Deze rij heeft { $count } kolommen en de kop { $header }: vul de rij aan of haal die weg.
row-long = Deze rij heeft { $count } kolommen en de kop { $header }: ontbreekt er een aanhalingsteken (")?
unknown-column = Onbekende kolom: voeg een eerste regel toe die de kolommen benoemt.
is-no-name = Dit is geen naam. Staan de namen in een andere kolom, voeg dan een eerste regel toe die de kolommen benoemt.
more-than-two-names = Er zijn meer dan twee namen: één speler, of een team van twee, per regel.

## Hoe een lijst is gelezen

unknown-left-out = Onbekende kolommen weggelaten: { $columns }.
columns-left-out = Weggelaten kolommen: { $columns }.
byes-left-out = De kolom met byes is weggelaten: er staat iets anders in dan 0 tot 3, het aantal eerste rondes met een toegekende bye. Andere byes van ronde 1 worden geloot.
named-by-mail = Spelers zonder naam heten naar het deel van hun e-mailadres vóór de @.
no-header = Er is geen kop: de eerste tekst is de naam. E-mailadressen en links worden aan hun vorm herkend; een tekst direct na de naam is de teamgenoot, een latere de commander.
first-column-numbers = De eerste kolom is weggelaten: die nummert de rijen.
marks-left-out = De nummers of opsommingstekens aan het begin van de regels zijn weggelaten.
marks-left-out-but = De nummers of opsommingstekens aan het begin van de regels zijn weggelaten. Regels zonder: { $lines }.
first-column-only = Alleen de eerste kolom is gelezen, zoals EventLink een lijst met uitnodigingen leest.
rows-repeated = { $count ->
    [one] { $count } rij is weggelaten: die staat al hoger in de lijst.
   *[other] { $count } rijen zijn weggelaten: die staan al hoger in de lijst.
}
rows-not-playing = { $count ->
    [one] { $count } rij is weggelaten: volgens de status speelt wie erin staat niet mee.
   *[other] { $count } rijen zijn weggelaten: volgens de status speelt wie erin staat niet mee.
}

## Welk programma een lijst heeft geschreven

source-any = Elk programma: met kolomkoppen
