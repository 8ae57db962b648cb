## Teksten van een community die iemand nog kunnen noemen van wie de persoonsgegevens zijn verwijderd

name = Naam van de community
description = Over de community
season-name = Naam van een seizoen
season-description = Over een seizoen
season-rules = Prijzen en achievements van een seizoen
evening = Naam van een avond
