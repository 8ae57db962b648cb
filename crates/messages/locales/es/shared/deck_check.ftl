### La revisión de una lista de mazo

checked-by = Revisada con { $by }.
own-cards = los datos de cartas del propio torneo
card-data-of = los datos de cartas del { $date }
own-banned-list = la lista de prohibidas del propio torneo
banned-list-of = la lista de prohibidas del { $date }
line-finding = Línea { $line }: { $finding }
bracket = Bracket
bracket-number = Bracket { $number }
bracket-not-stated = Sin indicar
bracket-hint = El bracket del mazo, tal como lo ves: 1 Exhibition, 2 Core, 3 Upgraded, 4 Optimized, 5 cEDH.
brackets-up-to = Se permiten brackets hasta { $highest }.
choose-bracket = Elige el bracket de la lista.
stated-bracket = Indicado: bracket { $number }.
game-changers = Game Changers ({ $count }): { $names }.
list-file = O un archivo
list-file-hint = Lo que exporta un sitio de mazos o un programa: texto, CSV o un archivo .dek de Magic Online. Sustituye al texto de arriba.
