## Texte einer Community, die jemanden vielleicht noch nennen, dessen persönliche Daten entfernt wurden.

name = Name der Community
description = Über die Community
season-name = Name einer Saison
season-description = Über eine Saison
season-rules = Preise und Achievements einer Saison
evening = Name eines Abends
