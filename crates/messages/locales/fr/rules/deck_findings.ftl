## Ce que la vérification d'une decklist trouve.

list-empty = Il n’y a aucune carte dans la liste. Écris une carte par ligne, comme 1 Sol Ring.
too-few = Le deck a { $count } cartes avec son commandant : il en faut au moins { $least }. Ajoutes-en { $more }.
format-not-checked = Le nombre de cartes d’un deck de ce format, et le nombre d’exemplaires, ne sont pas vérifiés.
no-commander = Aucun commandant n’est indiqué. Écris la ligne Commander au-dessus de lui, et la ligne Deck au-dessus des autres cartes.
commander-not-checked = Podium ne vérifie pas si { $name } peut être commandant.
commanders-not-checked = Podium ne vérifie pas si { $first } et { $second } peuvent être commandants, ni s’ils peuvent l’être ensemble.
no-leader = { $name } ne peut pas être commandant (CR 903.3). Indique une créature ou un véhicule légendaire, un vaisseau spatial légendaire avec force et endurance, ou une carte qui dit pouvoir l’être.
background-alone = { $name } est un historique, qui ne mène un deck qu’avec un commandant qui choisit un historique (CR 702.124k). Indique aussi ce commandant.
not-together = { $first } et { $second } ne peuvent pas être commandants ensemble (CR 702.124). Indique l’une de ces cartes, ou deux dont les capacités de partenaire vont ensemble.
together-not-checked = Podium ne vérifie pas si { $first } et { $second } peuvent être commandants ensemble dans ce draft.
commander-presumed = La liste n’indique aucun commandant ; d’après sa forme, { $name } est vérifié comme tel. Écris la ligne Commander au-dessus du commandant, pour que la liste l’indique.
no-companion = { $name } n’a pas de capacité de compagnon (CR 702.139). Enlève la carte.
banned-companion = { $name } : cette carte est bannie comme compagnon. Enlève-la.
companion-ban-not-checked = Podium ne vérifie pas si { $name } est une carte bannie comme compagnon : aucune liste n’est chargée.
companion-excludes = Le compagnon { $companion } exclut { $name } (CR 702.139). Change l’une des deux cartes.
companion-unmet = Le deck ne respecte pas la condition de son compagnon { $companion } (CR 702.139). Enlève le compagnon ou change le deck.
is-not-legal = { $name } : cette carte n’est pas légale en Commander. Enlève-la.
legality-not-checked = Podium ne vérifie pas si les cartes sont légales en Commander : les données de cartes ne le disent pas.
game-changers-not-counted = Les Game Changers ne sont pas comptés : aucune donnée de cartes ne dit quelles cartes le sont.
bracket-not-checked = Les autres règles du bracket { $bracket } (combos, tours supplémentaires, destruction de nombreux terrains) ne sont pas vérifiées.
bracket-not-stated = Le bracket du deck n’est pas indiqué. Indique-le : les brackets jusqu’à { $highest } sont autorisés.
bracket-too-high = Le deck est indiqué comme bracket { $stated } : les brackets jusqu’à { $highest } sont autorisés. Change le deck, ou l’indication si elle est fausse.
game-changers-too-many = Game Changers dans le deck : { $count } ; le bracket { $bracket } en permet { $most }. Enlève les autres, ou indique un bracket plus élevé s’il est autorisé.
many-commanders = { $count } commandants : un deck en a un, ou deux qui peuvent l’être ensemble. Écris la ligne Deck au-dessus des autres cartes.
second-companion = Un second compagnon : un deck en a un au plus. Enlèves-en un.
companion-not-checked = Podium ne vérifie pas si le deck respecte la condition de son compagnon { $name }.
has-sideboard = Une réserve : les decks Commander n’en ont pas, et ces cartes ne comptent pas. Enlève-les, ou écris la ligne Companion au-dessus d’un compagnon.
add-cards = Le deck a { $count } cartes avec son commandant : il en faut exactement { $exactly } (CR 903.5a). Ajoutes-en { $more }.
take-out-cards = Le deck a { $count } cartes avec son commandant : il en faut exactement { $exactly } (CR 903.5a). Enlèves-en { $less }.
add-cards-two = Le deck a { $count } cartes avec ses commandants : il en faut exactement { $exactly } (CR 903.5a). Ajoutes-en { $more }.
take-out-cards-two = Le deck a { $count } cartes avec ses commandants : il en faut exactement { $exactly } (CR 903.5a). Enlèves-en { $less }.
again-too-many = { $most ->
    [one] { $name } est déjà à la ligne { $line } : un seul exemplaire est permis dans le deck (CR 903.5b). Enlève les autres.
   *[other] { $name } est déjà à la ligne { $line } : { $most } exemplaires sont permis dans le deck (CR 903.5b). Enlève les autres.
}
copies-too-many = { $most ->
    [one] { $name }, { $copies } exemplaires : un seul est permis dans le deck (CR 903.5b). Enlève les autres.
   *[other] { $name }, { $copies } exemplaires : { $most } sont permis dans le deck (CR 903.5b). Enlève les autres.
}
again-unknown = { $name } est déjà à la ligne { $line } : c’est permis pour les terrains de base et les cartes qui le disent (CR 903.5b). Aucune donnée de cartes n’est chargée, donc vérifie sur la carte.
copies-unknown = { $name }, { $copies } exemplaires : c’est permis pour les terrains de base et les cartes qui le disent (CR 903.5b). Aucune donnée de cartes n’est chargée, donc vérifie sur la carte.
no-banned-list = Les cartes bannies ne sont pas vérifiées : aucune liste n’en est chargée.
is-banned = { $name } : cette carte est bannie. Enlève-la.
no-card-data = Les noms, l’identité couleur et la légalité ne sont pas vérifiés : aucune donnée de cartes n’est chargée.
commander-unknown = L’identité couleur n’est pas vérifiée : les données de cartes ne connaissent pas le commandant.
card-unknown = Les données de cartes ne connaissent pas { $name }. Vérifie l’orthographe.
outside-identity = { $name } : { $colours }, alors que l’identité couleur du commandant est : { $commander } (CR 903.5c). Enlève la carte.

## Lignes illisibles.

too-many-lines = La liste continue après { $most } lignes : la suite n’a pas été lue. Raccourcis-la.
no-name = « { $line } » ne contient pas de nom de carte. Écris la ligne comme 1 Sol Ring.
name-too-long = « { $line } » est trop long pour un nom de carte. Écris une carte par ligne.
wrong-copies = { $name }, { $copies } exemplaires : écris combien il y en a dans le deck, de 1 à { $most }, ou enlève la ligne.
no-number = { $digits } n’est pas un nombre d’exemplaires. Écris combien il y en a dans le deck.

## Commandants saisis.

too-many-named = { $count } commandants : un deck en a un, ou deux qui le mènent ensemble.
named-twice = { $name } est nommé deux fois : une seule suffit.

## Fichiers de cartes ou de cartes bannies.

no-json = Les données de cartes ne sont pas du JSON : ligne { $line }, colonne { $column } est illisible.
no-list-of-names = Les données de cartes ne sont pas une liste de noms : écris-les comme {"{"}"Sol Ring": {"{"}"color_identity": ""{"}"}{"}"}.
too-many-cards = Les données de cartes ont { $count } cartes : { $most } au plus sont possibles.
of-card = Données de cartes, « { $name } » : { $problem }
no-object = n’est pas un objet. Écris-le comme {"{"}"color_identity": "WU"{"}"}.
copies-whole = copies est un nombre entier à partir de 1.
field-unknown = { $field } est illisible. Il y a color_identity (lettres de WUBRG), basic, any_number (true ou false) et copies (un nombre), ainsi que layout, type_line, oracle_text, mana_cost, cmc, power, card_faces, legalities et game_changer de Scryfall.
field-too-long = { $field } est trop long : une carte y a { $most } caractères au plus.
colours-unknown = color_identity « { $letters } » a une lettre qui n’est pas dans WUBRG.
too-many-banned = La liste des cartes bannies a { $count } noms : { $most } au plus sont possibles.
banned-too-long = « { $start }… » est trop long pour un nom de carte. Écris un nom par ligne.
