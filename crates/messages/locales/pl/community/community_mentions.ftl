## Teksty, które mogą nadal wymieniać osobę bez danych osobowych

name = Nazwa społeczności
description = Opis społeczności
season-name = Nazwa sezonu
season-description = Opis sezonu
season-rules = Nagrody i osiągnięcia sezonu
evening = Nazwa wydarzenia
