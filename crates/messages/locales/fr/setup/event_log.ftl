## Le journal.

intro = Le plus récent d’abord. Rien n’est supprimé : corrections et annulations sont de nouvelles lignes. <a>En CSV</a>
public = tout le monde peut lire ceci
why = Pourquoi : <bdi>{ $reason }</bdi>
before-and-after = Avant et après
before-and-after-of = Avant et après, ligne { $number }
before = Avant
after = Après
older = Lignes plus anciennes
by-token = { $name }, par le jeton « { $token } »
