call-judge = Judge roepen
add-note-title = Notitie voor de judge
add-note = Notitie toevoegen
what-about = Waar het over gaat
what-about-hint = De judge leest het onderweg naar je tafel.

## De staat van een oproep

state-coming = Onderweg
state-head-judge = Head judge
state-called = Geroepen

## De oproep

called = Judge geroepen om { $when }.
called-by = Judge geroepen om { $when } door { $player }.
coming = Judge geroepen om { $when }: { $judge } komt eraan.
called-by-coming = Judge geroepen om { $when } door { $player }: { $judge } komt eraan.
a-judge = Een judge
stay = Blijf waar je bent.
head-judge-called = De head judge is geroepen. Blijf waar je bent.
head-judge-called-stays = De head judge is geroepen. { $judge } blijft bij je tafel.
