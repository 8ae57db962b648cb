## Einen Judge an den Tisch rufen.

call-judge = Judge rufen
add-note-title = Notiz für den Judge
add-note = Notiz hinzufügen
what-about = Worum es geht
what-about-hint = Wer als Judge kommt, liest es vorher.

### Der Stand eines Rufs.

state-coming = Unterwegs
state-head-judge = Head Judge
state-called = Gerufen

### Der Ruf in ein, zwei Sätzen.

called = Judge um { $when } gerufen.
called-by = Judge um { $when } gerufen von { $player }.
coming = Judge um { $when } gerufen: { $judge } kommt.
called-by-coming = Judge um { $when } gerufen von { $player }: { $judge } kommt.
a-judge = Ein Judge
stay = Bleib, wo du bist.
head-judge-called = Der Head Judge wurde gerufen. Bleib, wo du bist.
head-judge-called-stays = Der Head Judge wurde gerufen. { $judge } bleibt an deinem Tisch.
