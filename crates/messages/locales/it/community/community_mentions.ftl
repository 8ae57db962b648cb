## Testi di una community che possono ancora nominare qualcuno i cui dati personali sono stati rimossi.

name = Nome della community
description = Sulla community
season-name = Nome di una stagione
season-description = Su una stagione
season-rules = Premi e obiettivi di una stagione
evening = Nome di una serata
