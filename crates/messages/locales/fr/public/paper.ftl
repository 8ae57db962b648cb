names-title = Appariements par nom, { $round }
names-to-print = Appariements par nom, à imprimer
slips-title = Feuilles de match, { $round }
slips-to-print = Feuilles de match, à imprimer
pairings-of = Appariements : { $round }
