because-case = { $case }: { $penalty }.
because-multiplayer = { $penalty } in multiplayer; de basisstraf is { $base }.
because-base = { $penalty } is de basisstraf.
regular-disqualification = Op niveau Regular heeft een ruling geen straf boven een Caution. Wie niet mag doorspelen, wordt gediskwalificeerd op de spelerspagina, door de head judge of de organisator.
regular-caution = Op niveau Regular gaat niets verder dan een Caution: leg het uit, herstel het en maak een notitie.
because-repeated = { $penalty }: het is vandaag de { $nth } Warning voor { $code } { $infraction }.

## Hoe de straffentabel van een toernooi afwijkt

the-table = de tabel { $table }
the-table-differs = de tabel { $table }: { $differences }
infraction-added = { $code } { $infraction } toegevoegd: { $penalty }
penalty-instead = { $code } { $infraction }: { $penalty } in plaats van { $instead }
infraction-changed = { $code } { $infraction } gewijzigd
infraction-gone = { $code } { $infraction } weggehaald

## Wat er mis is met een straffentabel

missing = { $what } ontbreekt.
too-long = { $what } is één regel van hoogstens { $most } tekens, niet { $length }.
the-table-name = De naam van de tabel
the-code = De code
the-name = De naam
the-remark = De opmerking
the-case = Wanneer het geval geldt
the-case-without-semicolon = Wanneer het geval geldt, zonder puntkomma,
infractions-count = Een tabel heeft 1 tot { $most } overtredingen, niet { $count }.
code-twice = De code { $code } komt twee keer voor.
code-signs = De code “{ $code }” heeft andere tekens dan letters, cijfers, punten en koppeltekens.
cases-count = Een overtreding heeft hoogstens { $most } gevallen, niet { $count }.
upgrade-nth = Een verzwaring komt bij de 2e tot { $most } Warning, niet bij de { $nth }.
upgrade-to = Een verzwaring gaat naar meer dan een Warning, niet naar "{ $penalty }".
not-one-of = “{ $text }” is geen van { $words }.
after-comma = “{ $text }”: na de komma staat "drop" of niets.
no-upgrade = “{ $text }” is geen verzwaring, zoals "4: game_loss".
