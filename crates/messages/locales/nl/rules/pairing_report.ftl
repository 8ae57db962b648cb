nobody-again = Geen speler treft een eerdere tegenstander opnieuw.
again-by-hand-nobody-before = { $count ->
    [one] { $count } duo treft elkaar weer; vóór de wijziging met de hand was dat er geen.
   *[other] { $count } duo's treffen elkaar weer; vóór de wijziging met de hand was dat er geen.
}
again-by-hand = { $count ->
    [one] { $count } duo treft elkaar weer.
   *[other] { $count } duo's treffen elkaar weer.
}
again-strictly = { $count ->
    [one] { $count } duo treft elkaar weer: deze ronde vermijdt dat niet.
   *[other] { $count } duo's treffen elkaar weer: deze ronde vermijdt dat niet.
}
again-all-tried = { $count ->
    [one] { $count } duo treft elkaar weer; het minst mogelijke is { $least } (elke indeling is geprobeerd of uitgesloten).
   *[other] { $count } duo's treffen elkaar weer; het minst mogelijke is { $least } (elke indeling is geprobeerd of uitgesloten).
}
again-searched = { $count ->
    [one] { $count } duo treft elkaar weer; het minst mogelijke is { $least } (iets beters is niet gevonden).
   *[other] { $count } duo's treffen elkaar weer; het minst mogelijke is { $least } (iets beters is niet gevonden).
}
again-kept-all-tried = { $count ->
    [one] { $count } duo treft elkaar weer; het minst mogelijke met de behouden pods is { $least } (elke indeling is geprobeerd of uitgesloten).
   *[other] { $count } duo's treffen elkaar weer; het minst mogelijke met de behouden pods is { $least } (elke indeling is geprobeerd of uitgesloten).
}
again-kept-searched = { $count ->
    [one] { $count } duo treft elkaar weer; het minst mogelijke met de behouden pods is { $least } (iets beters is niet gevonden).
   *[other] { $count } duo's treffen elkaar weer; het minst mogelijke met de behouden pods is { $least } (iets beters is niet gevonden).
}
rest-by-hand = De rest komt door wijzigingen met de hand.
meet-again = { $first } en { $second } treffen elkaar weer; ze troffen elkaar in ronde { $round }.
meet-nth-time = { $first } en { $second } treffen elkaar voor de { $nth } keer; ze troffen elkaar in de rondes { $rounds }.
third-meetings = { $count ->
    [one] In totaal treft { $count } duo elkaar voor de derde keer of vaker.
   *[other] In totaal treffen { $count } duo's elkaar voor de derde keer of vaker.
}
not-kept-apart = { $first } en { $second } mogen elkaar niet treffen, maar konden niet uit elkaar worden gehouden.
round-at-random = Deze ronde is willekeurig ingedeeld.
round-mixed = Deze ronde mengt sterke en zwakke spelers.
round-by-standings = Deze ronde is ingedeeld volgens de stand.
round-strict = Deze ronde is strikt volgens de stand ingedeeld.

## Verschillen in matchpunten

all-equal = Iedereen speelt tegen spelers met evenveel matchpunten.
spread-least = De verschillen in matchpunten tellen over alle pods op tot { $sum }, het minst mogelijke.
spread-more = De verschillen in matchpunten tellen over alle pods op tot { $sum }; { $least } zou het minste zijn als niemand elkaar al had getroffen.
wide-pods = { $count ->
    [one] { $count } pod met een verschil van twee keer winst of meer.
   *[other] { $count } pods met een verschil van twee keer winst of meer.
}
moved-up = { $name } ({ $points }) is hoger ingedeeld aan tafel { $table }, tegen { $against }.
moved-down = { $name } ({ $points }) is lager ingedeeld aan tafel { $table }, tegen { $against }.
more-moved = { $count ->
    [one] Nog { $count } is hoger of lager ingedeeld.
   *[other] Nog { $count } zijn hoger of lager ingedeeld.
}

## Kleinere pods

smaller-pods = { $count ->
    [one] { $count } kleinere pod; { $again }.
   *[other] { $count } kleinere pods; { $again }.
}
smaller-pods-uneven = { $count ->
    [one] { $count } kleinere pod, omdat { $players } spelers de pods van { $size } niet vullen; { $again }.
   *[other] { $count } kleinere pods, omdat { $players } spelers de pods van { $size } niet vullen; { $again }.
}
nobody-again-smaller = niemand zit er voor de tweede keer in een
sat-before = { $count ->
    [one] { $names } zat er al eerder in een
   *[other] { $names } zaten er al eerder in een
}
many-sat-before = { $count ->
    [one] { $count } speler zat er al eerder in een
   *[other] { $count } spelers zaten er al eerder in een
}

## Vaste tafels

away-taken = { $name } zit aan tafel { $table }: de vaste tafel { $fixed } is ook die van { $other }.
away = { $name } zit aan tafel { $table }, hoewel tafel { $fixed } de vaste tafel is.

## Byes

bye-awarded = { $name } heeft de bye: die is vóór het toernooi toegekend.
bye-drawn = { $name } heeft de bye: in ronde 1 worden byes geloot.
bye-by-hand = { $name } ({ $points }) heeft de bye met de hand gekregen: volgens de stand zou { $other } ({ $others-points }) hem hebben.
bye-lowest = { $name } heeft de bye: de laagste in de stand die er nog geen had ({ $points }).
bye-fewest = { $name } heeft de bye: de laagste van wie de minste byes had ({ $points }, eerder { $had }).
bye-saves-repeat = Bij gelijke spelers is van de loting afgeweken: die had een herhaling gekost.
bye-not-drawn = { $name } heeft de bye met de hand gekregen: geloot is { $drawn }.

## Waarom een pod is zoals hij is

no-points-yet = Niemand heeft al punten.
ranks-here = Plaatsen { $ranks } van de stand.
drawn-at-random = Geloot.
all-on = Allemaal op { $points }.
from-to = Van { $high } tot { $low }.
fills-no-pods = { $count ->
    [one] { $count } speler heeft { $points } of meer; dat vult geen hele pods.
   *[other] { $count } spelers hebben { $points } of meer; dat vult geen hele pods.
}
alone-all-on = Alleen op punten: allemaal op { $points }; herhalingen vermijden gaat voor.
alone-from-to = Alleen op punten: van { $high } tot { $low }; herhalingen vermijden gaat voor.
up = { $name } ({ $points }) is hoger ingedeeld.
down = { $name } ({ $points }) is lager ingedeeld.
pod-meet-again = { $first } en { $second } treffen elkaar weer (ronde { $round }).
pod-meet-nth-time = { $first } en { $second } treffen elkaar voor de { $nth } keer (rondes { $rounds }).
should-not-meet = { $first } en { $second } mogen elkaar niet treffen.
smaller-pod = Een kleinere pod.
smaller-pod-uneven = { $players ->
    [one] Een kleinere pod: { $players } speler vult de pods van { $size } niet.
   *[other] Een kleinere pod: { $players } spelers vullen de pods van { $size } niet.
}
pod-sat-before = { $count ->
    [one] { $names } zat er al eerder in een.
   *[other] { $names } zaten er al eerder in een.
}
fixed-for = Tafel { $table } is de vaste tafel van { $name }.
kept-by-hand = Met de hand behouden.
