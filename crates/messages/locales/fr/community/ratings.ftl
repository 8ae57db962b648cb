## Les cotes d’une communauté : de ses personnes et des commandants.

title = Cotes
title-commanders = Cotes des commandants
ranked-from = { $games ->
    [one] Rang à partir de { $games } partie
   *[other] Rang à partir de { $games } parties
}
explained = Les cotes sont des estimations, calculées à partir de tous les résultats par la méthode de Weng et Lin (OpenSkill). Tout le monde commence à 1000. Le nombre après ± est l’incertitude. Les cotes ne changent rien aux appariements.
only-who-shows = Seules les personnes qui montrent leur cote sont dans la liste.
not-wanted = Cette communauté ne montre pas de cotes
nobody-yet = Pas encore de cotes : il faut plus de parties
column-rating = Cote
column-uncertainty = ±
uncertainty-explained = Incertitude
column-games = Parties
column-commander = Commandant
as-csv = Cotes en CSV
rating-and-uncertainty = { $rating } ± { $uncertainty }
too-few-games = { $games } sur { $least } parties
course = La cote au fil du temps
course-aloud = { $days ->
    [one] { $last } après { $days } jour
   *[other] De { $first } à { $last } en { $days } jours
}
settings = Cotes
setting-wanted = Montrer les cotes
setting-wanted-hint = Chacun décide sur sa propre page si sa cote est publique.
setting-least-games = Parties avant qu’une cote ait un rang
setting-commanders = Coter aussi les commandants
setting-save = Enregistrer les réglages des cotes
saved-on = C’est enregistré. Les cotes sont montrées.
saved-off = C’est enregistré. Les cotes ne sont pas montrées.
nobody-with-rating = Aucune personne avec ce numéro ne montre de cote
days = Jour par jour
column-day = Date
no-date = Sans date
known-tables = Seules comptent les parties dont tous les commandants sont connus et publics.
