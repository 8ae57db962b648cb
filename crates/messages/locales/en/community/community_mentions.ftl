## Texts of a community that may still name somebody whose personal data was removed: labels.

name = Name of the community
description = About the community
season-name = Name of a season
season-description = About a season
season-rules = Prizes and achievements of a season
evening = Name of an evening
