## Ob das Playoff noch erreichbar ist.

line = { $rounds ->
    [one] Top { $cut }, noch { $rounds } Runde
   *[other] Top { $cut }, noch { $rounds } Runden
}
now-in = Du bist sicher in den Top { $cut }, solange du nicht aussteigst.
now-out = Nach Punkten erreichst du die Top { $cut } nicht mehr, es sei denn, vor dir steigen noch Spieler aus.
now-open = Ob du die Top { $cut } erreichst, ist noch offen.
now-wagered = Weil hier Punkte eingesetzt werden, bleibt bis zum Ende der letzten Runde offen, ob du die Top { $cut } erreichst.
by-points = Nur nach Punkten gerechnet; „sicher“ gilt, egal was die anderen machen. Bei Punktgleichheit entscheiden die Tiebreaker.

### Wie das eigene Match ausgehen kann …

with-win = Ein Sieg
with-draw = Ein Unentschieden
with-loss = Eine Niederlage

### … und was daraus folgt.

means-in = du bist sicher dabei
means-out = du bist raus, es sei denn, vor dir steigen noch Spieler aus
means-open = andere Tische oder Tiebreaker entscheiden
