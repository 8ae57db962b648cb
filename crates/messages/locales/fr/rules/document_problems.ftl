## Ce qui ne va pas dans un document.

expected-object = Objet attendu, trouvé : { $found }.
expected-list = Liste attendue, trouvé : { $found }.
expected-text = Texte attendu, trouvé : { $found }.
expected-whole = Nombre entier de { $least } à { $most } attendu, trouvé : { $found }.
expected-boolean = true ou false attendu, trouvé : { $found }.
expected-one-of = Attendu : un parmi { $words } ; trouvé : { $found }.
expected-moment = Moment en microsecondes entières attendu, comme "2026-05-09T08:30:00Z", trouvé : { $found }.
expected-day = Jour attendu, comme "2026-05-09", trouvé : { $found }.
expected-share = Fraction de 0 à 1 attendue, avec un dénominateur de { $most } au plus, comme "1/5" ou "0", trouvé : { $found }.
expected-hex = { $bytes } octets en hexadécimal minuscule attendus ({ $characters } caractères), trouvé : { $found }.
expected-hex-range = { $least } à { $most } octets en hexadécimal minuscule attendus, trouvé : { $found }.
found-list = une liste
found-object = un objet
text-empty = Le texte est vide ; laisse plutôt le champ de côté.
text-too-long = Le texte a { $length } caractères ; { $most } au plus sont possibles.
field-missing = Il manque le champ "{ $field }".
field-unknown = Champ inconnu : "{ $field }". Connus ici : { $known }.
field-twice = Le champ "{ $field }" est là deux fois.
no-json = Ce n’est pas du JSON : { $problem }.
several-events = Le fichier a { $count } tournois. Enregistre celui que tu veux dans un fichier à part.

## Champs d'un tournoi.

cut-size = La taille du cut est le nombre de ses seeds, { $count }.
announcement-for-one = Une annonce est pour une table ou pour un joueur, pas pour les deux.
announcement-place = Une annonce à une table a "round" et "table", une autre n’a ni l’un ni l’autre.
call-place = Un appel à une table a "round" et "table", un autre n’a ni l’un ni l’autre.
note-place = Une note à une table a "round" et "table", une autre n’a ni l’un ni l’autre.
round-has-no-table = La ronde { $round } n’a pas de table { $table }.
timed-round = Une ronde chronométrée dure au moins une minute, avec ce qui a été ajouté ou retiré.
one-deck-check = Un pod a un seul deck check en cours.
deck-in-check = Le deck de ce joueur est déjà dans le deck check.
extension-ended = Du temps accordé a "ended_at" et "minutes", un deck check en cours n’a ni l’un ni l’autre.
call-ended = Un appel réglé ou retiré a "ended_at", un appel ouvert non.
call-claimed = Un appel pris a "claimed_at".
call-escalated = Un appel transmis au head judge a "escalated_at".
one-open-game = Un pod a une seule partie ouverte, et une seule partie confirmée par numéro.
game-closed = Une partie qui n’est plus ouverte a "closed_at", une partie ouverte non.
setup-object = La mise en place est un objet de podium-game/1 sans actions.
setup-without-actions = La mise en place n’a pas d’actions : ce sont les étapes.
game-unreadable = La partie est illisible : { $problem }
step-impossible = L’étape valable { $step } est impossible : { $problem }
undone-unreadable = Une étape annulée est illisible : { $problem }
stranger-plays = "{ $id }" joue cette partie et n’est pas à la table.
no-player-with-id = Aucun joueur n’a l’identifiant "{ $id }".
note-about = Une note concerne un joueur ou une table.
number-twice = Son numéro { $number } est déjà celui de { $place }.
too-many-commanders = Un joueur a au plus { $most } commandants, pas { $count }.
final-places-count = Les places finales découlent des rondes : il y en a { $count }. Corrige les rondes, ou laisse "final_places" de côté.
final-places-here = Les places finales découlent des rondes : { $expected } était attendu ici. Corrige les rondes, ou laisse "final_places" de côté.
status-not-here = { $name } a le statut { $status } et ne peut pas être ici.
one-report = Un pod a une seule annonce en attente.
report-not-seated = Ce joueur n’est pas à la table.
report-answered = Une annonce qui n’attend plus a "answered_at", une annonce en attente non.
report-answered-by = Une annonce confirmée ou contestée indique qui a répondu, et personne ne répond à la sienne.
result-fields = Un résultat a "winner" seul, ou "draw" seul, ou "places" seul, ou "games" avec "conceded" et "match_losses" s’il y en a.
game-winner = Une partie qui n’est pas nulle indique son "winner".
game-either = Une partie a soit "winner", soit "drawn": true.
ruling-twice = Il y a une autre décision { $number }.
ruling-table = La ronde de cette décision n’a pas de table { $table }.
ruling-player-twice = Ce joueur est déjà dans la décision.
ruling-minutes = Du temps est accordé à une table : indique-la.
ruling-decided = Une décision a "decided_at" si elle est confirmée ou annulée, et seulement alors.
ruling-appealed = Une décision transmise au head judge a "appealed_at".
ruling-withdrawn = Qui a retiré une décision et pourquoi va avec "withdrawn_at", et seulement pour une décision retirée.
statement-by = Une déclaration a un "player" ou un "witness".
no-penalty = Aucune pénalité : laisse le champ de côté.
penalty-infraction = Une pénalité doit indiquer son "infraction".
name-control = Le nom a un caractère de contrôle (tabulation ou saut de ligne, par exemple) ; enlève-le.
break-time = Heure attendue, comme "10:00".
break-either = Une pause a soit `minutes`, soit `until`.
slug-letters = Un slug a des lettres minuscules, des chiffres et des traits d’union simples entre eux, comme "spring-open".
no-time-zone = "{ $zone }" n’est pas le nom d’un fuseau horaire, comme "Europe/Lisbon".

## Fichiers de TopDeck.gg.

no-player-named = Le fichier ne nomme aucun joueur, ni dans "standings" ni dans "rounds".
id-twice = Un autre joueur a déjà l’identifiant { $id }.
name-twice = Un autre joueur s’appelle aussi { $name } : donne à chacun un identifiant différent.
no-id-nor-name = Le joueur n’a ni "id" ni "name".
sits-already = { $name } est déjà à { $place } : un joueur a une seule place par ronde.
winner-not-seated = "{ $winner }", à qui va la victoire, n’est pas à cette table.
expected-round = Attendu : le numéro d’une ronde suisse, à partir de 1, ou le nom d’une ronde de phase finale.
list-expected = Liste attendue.
object-expected = Objet attendu.

too-many-items = La liste a { $count } éléments ; { $most } au plus sont possibles.
ruleset-id = Un id a des lettres minuscules, des chiffres et des traits d’union entre eux, comme "mtr-a-2023".
ruleset-language = Code de langue attendu, comme "en" ou "pt-BR".
ruleset-source = Adresse web attendue, qui commence par "https://" ou "http://".
not-of-a-ruleset = "{ $name }" relève d’un seul tournoi ; un règlement ne peut pas le fixer.
ruleset-twice = Il y a un autre règlement avec l’id "{ $id }".
page-line = Ce texte a une seule ligne : il n’a pas de retour à la ligne.
page-accent = Attendu : une couleur comme "#1f5f8b", lisible sur du blanc (contraste 4,5 : 1).
