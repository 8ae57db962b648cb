## Ce que la vérification d'une decklist trouve.

list-empty = Il n’y a aucune carte dans la liste. Écris une carte par ligne, comme 1 Sol Ring.
too-few = Le deck a { $count } cartes avec son commandant : il en faut au moins { $least }. Ajoutes-en { $more }.
format-not-checked = Le nombre de cartes d’un deck de ce format, et le nombre d’exemplaires, ne sont pas vérifiés.
no-commander = Aucun commandant n’est indiqué. Écris la ligne Commander au-dessus de lui, et la ligne Deck au-dessus des autres cartes.
commander-not-checked = Podium ne vérifie pas si { $name } peut être commandant.
commanders-not-checked = Podium ne vérifie pas si { $first } et { $second } peuvent être commandants, ni s’ils peuvent l’être ensemble.
many-commanders = { $count } commandants : un deck en a un, ou deux qui peuvent l’être ensemble. Écris la ligne Deck au-dessus des autres cartes.
second-companion = Un second compagnon : un deck en a un au plus. Enlèves-en un.
companion-not-checked = Podium ne vérifie pas si le deck respecte la condition de son compagnon { $name }.
has-sideboard = Une réserve : les decks Commander n’en ont pas, et ces cartes ne comptent pas. Enlève-les.
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
no-card-data = Les noms et l’identité couleur ne sont pas vérifiés : aucune donnée de cartes n’est chargée.
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
field-unknown = { $field } est illisible. Il y a color_identity (lettres de WUBRG), basic, any_number (true ou false) et copies (un nombre).
colours-unknown = color_identity « { $letters } » a une lettre qui n’est pas dans WUBRG.
too-many-banned = La liste des cartes bannies a { $count } noms : { $most } au plus sont possibles.
banned-too-long = « { $start }… » est trop long pour un nom de carte. Écris un nom par ligne.
