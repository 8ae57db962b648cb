### Il controllo di una decklist.

checked-by = Controllata con { $by }.
own-cards = i dati sulle carte del torneo
card-data-of = i dati sulle carte del { $date }
own-banned-list = la lista delle carte bandite del torneo
banned-list-of = la lista delle carte bandite del { $date }
line-finding = Riga { $line }: { $finding }
bracket = Bracket
bracket-number = Bracket { $number }
bracket-not-stated = Non dichiarato
bracket-hint = Il bracket del mazzo, come lo vedi tu: 1 Exhibition, 2 Core, 3 Upgraded, 4 Optimized, 5 cEDH.
brackets-up-to = Sono ammessi i bracket fino a { $highest }.
choose-bracket = Scegli il bracket dalla lista.
stated-bracket = Dichiarato: bracket { $number }.
game-changers = Game Changer ({ $count }): { $names }.
list-file = Oppure un file
list-file-hint = L’esportazione di un sito di mazzi o di un programma: testo, CSV o un file .dek di Magic Online. Sostituisce il testo qui sopra.
