## Chercher une table, un joueur ou une page.

find-what = Table, joueur ou page
find-hint = Écris un numéro de table, un nom ou une page.
find-keys = / ouvre la recherche ; Ctrl-K toujours
found = Résultats
found-count = { $count ->
    [one] { $count } résultat. Entrée l’ouvre.
   *[other] { $count } résultats. Les flèches choisissent, Entrée ouvre.
}
found-nothing = Rien à ce nom ou à ce numéro.
find-no-answer = Pas de réponse. Continue d’écrire pour réessayer.

## Alertes sur cet appareil.

when-new = Quand quelque chose de nouveau t’attend :
vibrate = Vibrer
play-sound = Jouer un son
sound-hint = Après le premier toucher sur une page.
badge = Nombre sur l’icône
badge-hint = Là où Podium est installé comme application.
screen-on = Garder l’écran allumé
screen-hint = Un téléphone à l’écran éteint n’entend rien.
cannot = Ce navigateur ne le peut pas.
try-it = Essayer
now-waits = Maintenant : { $what }.
nothing-waits = Rien ne t’attend maintenant.

## Résultats au clavier.

type-table = Écris un numéro de table.
table-asked = Table { $table } …
no-table = Il n’y a pas de table { $table } dans cette ronde.
who-won = Table { $table } : qui a gagné ?
wrong-mark = Table { $table } : une marque est C, M ou D et un siège, comme c2.
wrong-game = Table { $table } : une partie est un siège de 1 à { $last }, ou D.
no-seat = Table { $table } : il n’y a pas de siège { $seat }. Écris de 1 à { $last }, ou D.
table-won = Table { $table } : { $winner } a gagné.
table-drawn = Table { $table } : nul.
table-drawn-among = Table { $table } : nul entre { $players }.
match-won = Table { $table } : { $games } ; { $winner } a gagné.
match-games = Table { $table } : { $games }.
game-won = partie { $number } { $winner }
game-drawn = partie { $number } nulle
mark-conceded = concession
mark-match-loss = match loss
mark-drops = drop
not-stored = Pas enregistré
left-unstored = table { $table } : { $typed }
enter-again = { $results }. Saisis-le de nouveau.

## Tables touchées.

table-gone = Résultat reçu : la table est maintenant dans l’autre liste.
table-lost = Pas encore envoyé : le réseau ne répond pas. C’est gardé et sera envoyé plus tard.
table-kept = Pas encore envoyé : le réseau ne répond pas. C’est gardé sur cet appareil, dans cet ordre : { $acts }.
taps-full = Pas gardé : la liste des actions gardées est pleine.
table-not-stored = Pas enregistré. { $why }
look-at-table = Recharge la page et regarde la table.
table-says = Table { $table } : { $what }
drawn-game = Partie nulle
drawn-games = Parties nulles : { $number }

## Autres pages.

swap-first = { $name } échange avec … choisis un autre joueur.
swap-both = { $first } et { $second } échangent leurs places.
let-go = Laisser
record-ruling = Enregistrer la décision
record = Enregistrer : { $penalties }
record-and-wait = Enregistrer : { $penalties }, attend { $who }
call-length = Sa durée : { $minutes } min
call-length-none = Sa durée : rien jusqu’à 1 min
door-not-sent = Pas envoyé. Le réseau ne répond pas. Réessaie dans un instant.
show-their-link = Montrer son lien
no-camera = La caméra n’est pas autorisée, ou pas libre. Écris plutôt le numéro.
hold-code = Présente le code d’un joueur à la caméra.
