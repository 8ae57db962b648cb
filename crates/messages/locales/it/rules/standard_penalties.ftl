## La tabella delle penalità inclusa.

### Infrazioni.

missed-trigger = Abilità innescata dimenticata
extra-cards = Guardare carte extra
hidden-card = Errore di carta nascosta
mulligan = Errore di procedura del mulligan
rule-violation = Violazione delle regole di gioco
game-state = Mancato mantenimento dello stato di gioco
tardiness = Ritardo
assistance = Assistenza esterna
slow-play = Slow Play
decklist = Problema di decklist
deck = Problema di mazzo
limited-procedure = Violazione delle procedure di Limited
communication = Violazione delle norme di comunicazione
marked-cards = Carte segnate
shuffling = Mescolamento insufficiente
conduct-minor = Condotta antisportiva minore
conduct-major = Condotta antisportiva maggiore
determining-winner = Determinazione impropria del vincitore
bribery = Corruzione e scommesse
aggressive = Comportamento aggressivo
theft = Furto di materiale del torneo
stalling = Perdita intenzionale di tempo
cheating = Imbroglio

### Casi.

late-under-minute = meno di 1 minuto di ritardo
late-ten-minutes = 10 minuti di ritardo o più
with-case = { $infraction }: { $case }

### Che cosa cambia nel multiplayer.

trigger-remark = Se l’abilità avviene ancora lo decidono a maggioranza gli avversari ancora in partita; in caso di parità è dimenticata.
hidden-card-remark = Gli avversari scelgono la carta a maggioranza; senza maggioranza sceglie un avversario sorteggiato.
rule-violation-remark = Segnalarlo è dovere di tutti nel pod.
game-state-remark = Non si applica: nessuno riceve una penalità per l’errore di qualcun altro.
tardiness-remark = Salto del turno, il primo, invece del Game Loss.
assistance-remark = Solo l’aiuto ricevuto da chi è fuori dal pod o dato a chi è fuori; i consigli nel pod fanno parte del gioco.
slow-play-remark = Nessun turno aggiuntivo. Dopo la fine del tempo, chi ha commesso l’infrazione salta i propri turni e non conta per i turni rimasti.
deck-remark = Ciò che è stato trovato viene mostrato a tutti gli avversari nel pod.
conduct-remark = Lascia la partita solo chi ha cominciato; gli altri continuano a giocare.
bribery-remark = Gli accordi su ciò che succede nella partita non sono corruzione.
