cut = Cut
cut-hint = Bij 7, 10, 13 of 40 slaan de beste seeds de eerste play-offronde over.
top = Top { $count }
show-who = Tonen wie erin zit
no-cut = Nog geen cut

## De seeds

announced-seeds = Bekendgemaakte seeds
would-be-in = Wie erin zou zitten
column-note = Opmerking
left = weg
waits = wacht
drawn = geloot bij gelijke stand

## Bekendmaken

seeds-are-fixed = De seeds liggen vast zodra de cut bekend is: wie later weggaat, wordt niet vervangen.
why-now = Waarom nu
rounds-played = { $played } van { $planned } geplande Zwitserse rondes zijn gespeeld.
announced = De cut naar de top { $count } is bekendgemaakt.
revoked = Cut ingetrokken.

## Het einde zonder play-offs

finish-without = Toernooi afsluiten zonder play-offs
why-ends = Waarom het toernooi nu eindigt
