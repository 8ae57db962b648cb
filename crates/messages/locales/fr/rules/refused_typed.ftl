## Ce qui ne va pas dans un résultat tapé.

no-seat = Ce pod n’a pas de siège { $seat } : indique de 1 à { $seats }, ou D pour un nul.
no-result = « { $typed } » n’est pas un résultat : indique le siège gagnant, de 1 à { $seats }, ou D pour un nul.
say-still-in = Après =, indique les sièges encore dans la partie, deux ou plus de 1 à { $seats }, comme =12. C’est pour les matchs en une partie.
say-places = Écris tous les sièges, de 1 à { $seats }, à partir de la première place avec > entre eux, comme 3>1>4>2. Entre ceux qui sont sortis ensemble, écris =, comme 3>1=4>2.
say-who-won = Indique qui a gagné : le siège, de 1 à { $seats }, ou D pour un nul.
out-cannot-win = Le siège { $seat } a concédé le match ou reçu un match loss et ne peut pas le gagner. Choisis un autre siège gagnant, ou enlève la concession ou le match loss.
