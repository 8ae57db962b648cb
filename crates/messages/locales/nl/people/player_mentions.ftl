title = Teksten over { $player }
heading = Teksten over <bdi>{ $player }</bdi>
nothing-left = Er is niets meer te bekijken
nothing-left-text = Geen tekst kan deze speler nog noemen.
what-to-do = De persoonsgegevens zijn verwijderd, en waar iemand de hele naam schreef, staat nu “{ $player }”. In deze teksten staat een deel van de naam: dat kan iemand anders zijn, of niemand. Wijzig die waarin de speler nog te herkennen is; de eerdere tekst wordt dan voorgoed verwijderd.
as-it-is = De tekst zoals hij is
store = Gewijzigde tekst opslaan
may-stay = Mag blijven
where-shown = Waar hij staat
to-list = Naar de lijst
names-no-text = Dit formulier noemt geen tekst.
stays = De tekst blijft zoals hij is.
is-changed = De tekst is gewijzigd, en de eerdere is weg.

## Wat voor tekst

announcement = Bericht
call-what = Oproep: waar het over gaat
call-answer = Oproep: hoe hij is afgehandeld
call-note = Oproep: de vraag aan de head judge
ruling-what = Ruling: wat er is gebeurd
ruling-answer = Ruling: het antwoord
ruling-rule = Ruling: de regel
ruling-decision = Ruling: de beslissing van de head judge
ruling-withdrawal = Ruling: waarom die is ingetrokken
ruling-earlier = Ruling: een eerdere tekst
more-time = Reden voor extra tijd
dispute = Betwisting van een uitslag
judge-note = Notitie of verklaring van een judge
witness = Getuige van een verklaring
deck-check = Wat een deckcheck vond
table-note = Notitie bij een tafel
end-of-round = Waarom een tafel de ronde anders beëindigt
log-line = Regel van het logboek
log-reason = Reden in het logboek
about-tournament = Over het toernooi
place = Plaats van het toernooi
page-text = Tekst van de toernooipagina
