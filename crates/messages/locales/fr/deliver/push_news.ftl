## Messages sur l’écran verrouillé d’un téléphone, sous le nom du tournoi.

begun = Les notifications de ce tournoi sont activées.
seat = { $round } : table { $table }, siège { $seat }
bye = { $round } : tu as un bye
result-waits = Table { $table } : un résultat est annoncé. Confirme-le ou conteste-le.
judge-comes = L’arbitre arrive à la table { $table }.
judge-comes-to-you = L’arbitre vient vers toi.
call-at = Appel d’arbitre à la table { $table }.
call-elsewhere = Appel d’arbitre hors des tables.
