checked-by = Gecontroleerd met { $by }.
own-cards = de eigen kaartgegevens van het toernooi
card-data-of = kaartgegevens van { $date }
own-banned-list = de eigen banlijst van het toernooi
banned-list-of = de banlijst van { $date }
line-finding = Regel { $line }: { $finding }
