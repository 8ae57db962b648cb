## Importare lo storico in una stagione.

title = Importa lo storico
intro = Importa le serate giocate prima di usare Podium: tornei in JSON di Podium o di TopDeck, o tabelle di posizioni da un foglio di calcolo. Vedi che cosa contengono i file prima che venga salvato qualcosa.
files = File
files-hint = JSON, CSV, Excel o OpenDocument. Puoi sceglierne più d’uno. La prima riga di una tabella dà il nome alle colonne, in inglese: place e name, e date, evening, points, wins, draws, losses se le hai.
pasted = Oppure incolla una tabella
usual = Per le tabelle senza queste colonne
usual-name = Serata
usual-day = Data
look = Controlla i file
cannot = Non è possibile importare i file
cannot-text = Correggi questi problemi nei file, poi inviali di nuovo:

## Che cosa c’è nei file.

preview-title = Che cosa c’è nei file
nothing-stored = Non è ancora stato salvato nulla.
column-content = Contenuto
whole-event = { $players ->
    [one] Torneo con { $players } giocatore
   *[other] Torneo con { $players } giocatori
}
places-alone = { $people ->
    [one] Posizione di { $people } persona
   *[other] Posizioni di { $people } persone
}
not-finished = non concluso: conta quando lo concludi
people = Persone
known-people = { $count ->
    [0] Nessuno è ancora nella community.
    [one] { $count } persona è già nella community.
   *[other] { $count } persone sono già nella community.
}
new-people = { $count ->
    [0] Non c’è nessuna persona nuova.
    [one] { $count } persona è nuova.
   *[other] { $count } persone sono nuove.
}
who-is = Chi sono queste persone?
who-is-hint = Questi nomi sono simili a nomi della community, o li hanno due persone della stessa serata. Scegli chi è ognuna.
choose = Scegli
this-person = { $person }, numero { $number }
somebody-new = Una persona nuova
nobody = Un ospite (non conta)
import = Importa
other-files = Scegli altri file
imported = { $count ->
    [one] { $count } serata importata.
   *[other] { $count } serate importate.
}
people-added = { $count ->
    [one] { $count } persona aggiunta.
   *[other] { $count } persone aggiunte.
}
unfinished = { $count ->
    [one] { $count } torneo non è concluso: conta quando lo concludi.
   *[other] { $count } tornei non sono conclusi: contano quando li concludi.
}
replaced = { $count ->
    [one] { $count } serata ha sostituito quella di un’importazione precedente.
   *[other] { $count } serate hanno sostituito quelle di un’importazione precedente.
}
had = { $count ->
    [one] { $count } serata era già nella stagione.
   *[other] { $count } serate erano già nella stagione.
}
replaces = sostituisce la serata con questa data e questo nome
is-tournament = è già un torneo della community: non viene importato di nuovo
is-twice = due volte nei file: si importa una volta
on-evening = serata: { $evening }
nameless = { $count ->
    [one] { $count } persona senza nome nei file viene importata come ospite.
   *[other] { $count } persone senza nome nei file vengono importate come ospiti.
}
