## Refus de textes.

give-name = { $label } : donne un nom.
too-long = { $label } : { $length } caractères, c’est trop. Raccourcis : { $most } au plus.
one-line = { $label } : écris sur une seule ligne, sans caractères de contrôle.
control-characters = { $label } : il y a des caractères de contrôle. Enlève-les.
day-range = { $label } : choisis un jour de { $first } à { $last }.

## Textes sur un joueur.

player-too-long = { $what } : { $length } caractères, { $most } au plus.
player-control = { $what } : il y a un caractère de contrôle (tabulation ou saut de ligne, par exemple). Enlève-le.
player-has-mail = { $what } : il y a une adresse e-mail dedans, et les noms sont publics. Mets l’adresse dans son propre champ.
name-missing = Le nom manque : donnes-en un.
no-mail-address = Ce n’est pas une adresse e-mail : elle a la forme nom@example.org.
no-table-number = « { $typed } » n’est pas un numéro de table : de 1 à { $most }.
no-awarded-byes = « { $typed } » n’est pas un nombre de byes accordés : de 0 à { $most }.
awarded-byes-published = La ronde { $round } est publiée : les byes accordés pour elle ne peuvent plus changer.
decklist-link-only = Donne la decklist comme lien commençant par https://, ou laisse-la de côté.
too-many-commanders = { $count } commandants : un deck en a un, ou deux qui le mènent ensemble.
link-not-whole = Ce lien n’est pas entier : copie-le de nouveau depuis la barre d’adresse du navigateur.
link-other-scheme = Un lien vers une decklist commence par https:// ou http://.

## Sujets de ces phrases.

the-name = Le nom
the-sorted-under = Le nom de classement
the-team-mate = Le nom du binôme
the-pronouns = Les pronoms
the-group = Le groupe
the-commander = Le commandant
the-second-commander = Le second commandant
the-name-of-commander = Le nom d’un commandant
the-mail-address = L’adresse e-mail

## Deux personnes ont modifié un joueur en même temps.

player-changed = Quelqu’un a modifié le joueur { $number } entre-temps. { $now } Renvoie ton formulaire pour que ta version l’emporte.
same-as-yours = Ce qui est enregistré maintenant est identique à ta version.
now-differs = Maintenant : { $differences }.
difference = { $field } : { $now } (ta version : { $yours })
quoted = « { $text } »
nothing = rien
field-name = nom
field-sorted-under = nom de classement
field-team-mate = binôme
field-pronouns = pronoms
field-email = adresse e-mail
field-decklist = decklist
field-commander = commandant
field-second-commander = second commandant
field-fixed-table = table fixe
field-awarded-byes = les byes accordés
field-group = groupe
