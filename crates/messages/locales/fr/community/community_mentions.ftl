## Textes d’une communauté qui nomment peut-être encore quelqu’un dont les données sont supprimées.

name = Nom de la communauté
description = À propos de la communauté
season-name = Nom d’une saison
season-description = À propos d’une saison
season-rules = Récompenses et succès d’une saison
evening = Nom d’une soirée
