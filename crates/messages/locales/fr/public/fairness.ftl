what-it-is = Tout ce qui est aléatoire dans ce tournoi (ronde 1, byes, sièges, ordre en cas d’égalité, pièces et dés) est calculé à partir d’un secret fixé avant le début. Son SHA-256, l’engagement, est affiché ici depuis le départ : aucun autre secret ne donne le même. Le secret est publié quand le tournoi est terminé ; chacun peut alors recalculer tous les tirages. Il reste public si le tournoi est rouvert : tout ce qui est tiré ensuite pouvait être connu d’avance.
the-secret = Le secret
commitment = Engagement (SHA-256 du secret)
secret = Secret
secret-follows = Publié quand le tournoi est terminé.

## The draws that Podium has computed again.

computed-again = Recalculés
summary-agree = { $all } recalculés : { $agree } concordent.
summary-changed = { $all } recalculés : { $agree } concordent, { $changed } modifiés comme consigné.
summary-unexplained = { $all } recalculés : { $agree } concordent, { $wrong } sans explication.
summary-both = { $all } recalculés : { $agree } concordent, { $changed } modifiés comme consigné, { $wrong } sans explication.
checks-caption = Tirages recalculés à partir du secret
column-what = Tirage
column-verdict = Verdict
column-note = Note
verdict-agrees = concorde
verdict-changed = modifié
verdict-differs = diffère
changed-means = « Modifié » veut dire que l’appariement a été changé à la main après le tirage. <a>Ce qui a été changé, et pourquoi</a>, est public.

## The list of all draws.

every-draw = Tous les tirages
nothing-drawn = Rien n’a encore été tiré
nothing-drawn-text = Les tirages d’une ronde s’affichent ici quand elle est publiée.
draws = Tirages
playoff = Phase finale
before-first-round = Avant la ronde 1
paired-again = Appariée { $count } fois : le tirage { $count } compte.
draw = Tirage { $number } : { $what }
draw-places = { $draw }, places { $from } à { $last } sur { $all }
drawn-order = ordre des joueurs
drawn-equal = ordre des joueurs à égalité : { $players }
more-players = { $count } de plus
drawn-byes = byes
drawn-seats = sièges
drawn-coin = pièce
drawn-die = dé
heads = face
tails = pile
rolled = { $rolled } sur { $sides } faces

## How to check the draws without Podium.

check-yourself = Vérifie toi-même
check-secret = Note l’engagement avant la ronde 1. Quand le secret est publié, prends ses octets (deux chiffres hexadécimaux chacun) et calcule leur SHA-256. S’il ne donne pas l’engagement, le secret a été changé.
check-order = Prends l’étiquette d’un tirage, comme <code>seats/3/1</code> : à quoi il sert, la ronde, et combien de fois il a été fait. Pour chaque joueur, écris l’étiquette, une barre oblique et l’identifiant du joueur (entre parenthèses), comme <code>seats/3/1/p7</code>, et calcule le HMAC-SHA256 de ce texte avec les octets du secret comme clé. Triés par ces nombres en hexadécimal, du plus petit au plus grand, les joueurs sont dans l’ordre du tirage.
check-rounds = La ronde 1, c’est l’ordre de toutes les personnes sans bye, découpé en pods ; les byes sont les premiers d’un tirage séparé. Dans chaque pod, les joueurs s’assoient dans l’ordre du tirage des sièges. Si les sièges sont équilibrés, il départage les dispositions aussi bonnes l’une que l’autre.
check-dice = Un dé à <em>n</em> faces est le HMAC de <code>die/</code>, ronde, barre oblique, numéro : prends son premier octet inférieur au plus grand multiple de <em>n</em> qui ne dépasse pas 256 ; le résultat est le reste de sa division par <em>n</em>, plus 1. Une pièce est un dé à deux faces sous le mot <code>flip</code> ; 1 est face.
check-with-program = Tout cela se trouve dans le <a>document de l’événement</a>. Avec le programme lui-même : <code>podium verify event.json</code>.
not-proved = Ce que cela ne peut pas prouver
not-proved-text = Un hébergeur qui lirait le secret à l’avance pourrait refaire l’appariement d’une ronde jusqu’à ce que le tirage lui plaise, mais le numéro du tirage le montre. Personne de l’extérieur ne peut vérifier que le secret a été choisi au hasard, seulement qu’il n’a pas changé après la publication de l’engagement.
