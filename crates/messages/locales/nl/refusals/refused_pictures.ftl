## Afbeeldingen die niet kunnen

nothing-chosen = Kies een afbeelding.
other-format = Dit is geen JPEG-, PNG- of WebP-afbeelding.
unreadable = De afbeelding is niet te lezen. Sla de afbeelding opnieuw op als JPEG of PNG.
incomplete = Het bestand is niet volledig. Upload het opnieuw.
unusual = Dit soort afbeelding is niet te lezen. Sla de afbeelding opnieuw op als JPEG of PNG.
too-many-bytes = De afbeelding is groter dan { $most } MB. Verklein de afbeelding, bijvoorbeeld tot 2000 pixels breed.
too-many-pixels = De afbeelding heeft { $pixels } miljoen pixels, meer dan { $most } miljoen. Verklein de afbeelding.
too-much-memory = Een afbeelding van dit soort met { $pixels } miljoen pixels is te groot. Verklein de afbeelding.
too-large = De afbeelding heeft meer dan { $most } miljoen pixels of is te groot. Verklein de afbeelding.
too-small = De afbeelding heeft maar { $width } × { $height } pixels. Elke zijde moet er minstens { $least } hebben.
busy = De server is bezig met andere afbeeldingen. Kies het bestand zo meteen opnieuw.
