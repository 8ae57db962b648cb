## Pourquoi une pénalité est proposée.

because-case = { $case } : { $penalty }.
because-multiplayer = { $penalty } en multijoueur ; la pénalité de base est { $base }.
because-base = { $penalty } est la pénalité de base.
regular-disqualification = Au niveau Convivial, une décision n’a pas de pénalité au-delà de la Caution. Qui ne peut plus jouer reçoit une disqualification sur la page du joueur, par le head judge ou l’organisation.
regular-caution = Au niveau Convivial, rien ne dépasse la Caution : explique, corrige la situation et écris une note.
because-repeated = { $penalty } : c’est le { $nth-m } Warning du jour pour { $code } { $infraction }.

## Différences avec la table intégrée.

the-table = la table { $table }
the-table-differs = la table { $table } : { $differences }
infraction-added = { $code } { $infraction }, ajout : { $penalty }
penalty-instead = { $code } { $infraction } : { $penalty } au lieu de { $instead }
infraction-changed = { $code } { $infraction }, modification
infraction-gone = { $code } { $infraction }, suppression

## Ce qui ne va pas dans une table de pénalités.

missing = { $what } : rien n’est indiqué.
too-long = { $what } : une ligne de { $most } caractères au plus, pas { $length }.
the-table-name = Le nom de la table
the-code = Le code
the-name = Le nom
the-remark = La remarque
the-case = La condition du cas
the-case-without-semicolon = La condition du cas, sans point-virgule
infractions-count = Une table a de 1 à { $most } infractions, pas { $count }.
code-twice = Le code { $code } est là deux fois.
code-signs = Le code « { $code } » a d’autres signes que des lettres, des chiffres, des points et des traits d’union.
cases-count = Une infraction a au plus { $most } cas, pas { $count }.
upgrade-nth = Une aggravation vient du 2e au { $most-m } Warning, pas au { $nth-m }.
upgrade-to = Une aggravation va au-delà d’un Warning, pas vers « { $penalty } ».
not-one-of = « { $text } » n’est pas parmi { $words }.
after-comma = « { $text } » : après la virgule vient « drop », ou rien.
no-upgrade = « { $text } » n’est pas une aggravation, comme « 4: game_loss ».
