## Warum eine Runde so gepaart ist.

### Wie oft sich Spieler wieder treffen.

nobody-again = Niemand trifft einen früheren Gegner wieder.
again-by-hand-nobody-before = { $count ->
    [one] { $count } Paar trifft sich wieder; vor der Änderung von Hand keines.
   *[other] { $count } Paare treffen sich wieder; vor der Änderung von Hand keines.
}
again-by-hand = { $count ->
    [one] { $count } Paar trifft sich wieder.
   *[other] { $count } Paare treffen sich wieder.
}
again-strictly = { $count ->
    [one] { $count } Paar trifft sich wieder: Diese Runde vermeidet das nicht.
   *[other] { $count } Paare treffen sich wieder: Diese Runde vermeidet das nicht.
}
again-all-tried = { $count ->
    [one] { $count } Paar trifft sich wieder; das Minimum ist { $least } (jede Paarung wurde versucht oder ausgeschlossen).
   *[other] { $count } Paare treffen sich wieder; das Minimum ist { $least } (jede Paarung wurde versucht oder ausgeschlossen).
}
again-searched = { $count ->
    [one] { $count } Paar trifft sich wieder; das Minimum ist { $least } (die Suche fand nichts Besseres).
   *[other] { $count } Paare treffen sich wieder; das Minimum ist { $least } (die Suche fand nichts Besseres).
}
again-kept-all-tried = { $count ->
    [one] { $count } Paar trifft sich wieder; das Minimum mit den behaltenen Pods ist { $least } (jede Paarung wurde versucht oder ausgeschlossen).
   *[other] { $count } Paare treffen sich wieder; das Minimum mit den behaltenen Pods ist { $least } (jede Paarung wurde versucht oder ausgeschlossen).
}
again-kept-searched = { $count ->
    [one] { $count } Paar trifft sich wieder; das Minimum mit den behaltenen Pods ist { $least } (die Suche fand nichts Besseres).
   *[other] { $count } Paare treffen sich wieder; das Minimum mit den behaltenen Pods ist { $least } (die Suche fand nichts Besseres).
}
rest-by-hand = Der Rest kommt von Änderungen von Hand.
meet-again = { $first } und { $second } treffen sich wieder; zuvor in Runde { $round }.
meet-nth-time = { $first } und { $second } treffen sich zum { $nth } Mal; zuvor in den Runden { $rounds }.
third-meetings = { $count ->
    [one] Insgesamt trifft sich { $count } Paar zum dritten Mal oder öfter.
   *[other] Insgesamt treffen sich { $count } Paare zum dritten Mal oder öfter.
}
not-kept-apart = { $first } und { $second } sollten sich nicht treffen, ließen sich aber nicht trennen.
round-at-random = Diese Runde wird ausgelost.
round-mixed = Diese Runde mischt starke und schwache Spieler.
round-by-standings = Diese Runde wird nach der Rangliste gepaart.
round-strict = Diese Runde wird streng nach der Rangliste gepaart.

### Wie weit die Matchpunkte auseinanderliegen.

all-equal = Alle spielen gegen Spieler mit gleich vielen Matchpunkten.
spread-least = Die Unterschiede der Matchpunkte ergeben über alle Pods { $sum }, das Minimum.
spread-more = Die Unterschiede der Matchpunkte ergeben über alle Pods { $sum }; { $least } wäre das Minimum, wenn sich noch niemand getroffen hätte.
wide-pods = { $count ->
    [one] { $count } Pod mit einem Unterschied von zwei oder mehr Siegen.
   *[other] { $count } Pods mit einem Unterschied von zwei oder mehr Siegen.
}
moved-up = { $name } ({ $points }) ist an Tisch { $table } hochgepaart gegen { $against }.
moved-down = { $name } ({ $points }) ist an Tisch { $table } runtergepaart gegen { $against }.
more-moved = { $count ->
    [one] { $count } weiterer Spieler ist hoch- oder runtergepaart.
   *[other] { $count } weitere Spieler sind hoch- oder runtergepaart.
}

### Kleinere Pods.

smaller-pods = { $count ->
    [one] { $count } kleinerer Pod; { $again }.
   *[other] { $count } kleinere Pods; { $again }.
}
smaller-pods-uneven = { $count ->
    [one] { $count } kleinerer Pod, weil { $players } Spieler keine Pods zu { $size } füllen; { $again }.
   *[other] { $count } kleinere Pods, weil { $players } Spieler keine Pods zu { $size } füllen; { $again }.
}
nobody-again-smaller = niemand sitzt zum zweiten Mal in einem
sat-before = { $count ->
    [one] { $names } saß schon in einem
   *[other] { $names } saßen schon in einem
}
many-sat-before = { $count ->
    [one] { $count } Spieler saß schon in einem
   *[other] { $count } Spieler saßen schon in einem
}

### Feste Tische.

away-taken = { $name } sitzt an Tisch { $table }: Der feste Tisch { $fixed } ist es auch für { $other }.
away = { $name } sitzt an Tisch { $table }, obwohl Tisch { $fixed } fest ist.

### Warum jemand ein Freilos hat.

bye-awarded = { $name } hat das Freilos: Es wurde vor dem Turnier zugesprochen.
bye-drawn = { $name } hat das Freilos: In Runde 1 werden Freilose ausgelost.
bye-by-hand = { $name } ({ $points }) hat das Freilos von Hand: Nach der Rangliste ginge es an { $other } ({ $others-points }).
bye-lowest = { $name } hat das Freilos: der niedrigste Rang ohne bisheriges Freilos ({ $points }).
bye-fewest = { $name } hat das Freilos: der niedrigste Rang unter denen mit den wenigsten Freilosen ({ $points }, bisher { $had }).
bye-saves-repeat = Unter Gleichen wurde vom Los abgewichen: Sonst hätten sich Spieler wieder getroffen.
bye-not-drawn = { $name } hat das Freilos von Hand: Ausgelost war { $drawn }.

### Warum ein Pod so ist.

no-points-yet = Noch hat niemand Punkte.
ranks-here = Plätze { $ranks } der Rangliste.
drawn-at-random = Ausgelost.
all-on = Alle mit { $points }.
from-to = Von { $high } bis { $low }.
fills-no-pods = { $count ->
    [one] { $count } Spieler hat mindestens { $points }, und das füllt keine ganzen Pods.
   *[other] { $count } Spieler haben mindestens { $points }, und das füllt keine ganzen Pods.
}
alone-all-on = Nur nach Punkten: alle mit { $points }; erneute Begegnungen zu vermeiden geht vor.
alone-from-to = Nur nach Punkten: von { $high } bis { $low }; erneute Begegnungen zu vermeiden geht vor.
up = { $name } ({ $points }) ist hochgepaart.
down = { $name } ({ $points }) ist runtergepaart.
pod-meet-again = { $first } und { $second } treffen sich wieder (Runde { $round }).
pod-meet-nth-time = { $first } und { $second } treffen sich zum { $nth } Mal (Runden { $rounds }).
should-not-meet = { $first } und { $second } sollten sich nicht treffen.
smaller-pod = Ein kleinerer Pod.
smaller-pod-uneven = { $players ->
    [one] Ein kleinerer Pod: { $players } Spieler füllt keine Pods zu { $size }.
   *[other] Ein kleinerer Pod: { $players } Spieler füllen keine Pods zu { $size }.
}
pod-sat-before = { $count ->
    [one] { $names } saß schon in einem.
   *[other] { $names } saßen schon in einem.
}
fixed-for = Tisch { $table } ist fest für { $name }.
kept-by-hand = Von Hand behalten.
