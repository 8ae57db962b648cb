## The page that shows the link.

your-link = Ton lien
scan-code = Scanne le code avec un autre téléphone pour y ouvrir aussi ta page. Quiconque a ce lien agit à ta place : ne le montre à personne.
secret-link = Lien secret
your-page = Ta page

## A link was opened in a browser that has the page of another player.

whose-page = À qui est la page ?
whose-page-is-this = À qui est cette page ?
question =
    Ce navigateur a la page de <b><bdi>{ $held }</bdi></b>. Le lien que tu as ouvert est celui de
    <b><bdi>{ $name }</bdi></b>. Continue seulement si ce téléphone doit désormais annoncer et agir pour <bdi>{ $name }</bdi> : la page de
    <bdi>{ $held }</bdi> aura alors de nouveau besoin de son propre lien.
change-to = Passer à { $name }
stay-with = Rester avec { $held }

## Error page.

no-such-link = Ce lien ne mène à personne. Il a peut-être été copié en partie seulement, ou il a été renouvelé : demande le nouveau au staff.
