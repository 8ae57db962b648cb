too-few-for-pod = { $count ->
    [0] Er kan geen speler worden ingedeeld; een pod heeft er minstens { $least } nodig. Voeg spelers toe, of maak een drop ongedaan.
    [one] Er kan maar { $count } speler worden ingedeeld; een pod heeft er minstens { $least } nodig. Voeg spelers toe, of maak een drop ongedaan.
   *[other] Er kunnen maar { $count } spelers worden ingedeeld; een pod heeft er minstens { $least } nodig. Voeg spelers toe, of maak een drop ongedaan.
}
all-would-have-byes = { $count ->
    [one] Er kan maar { $count } speler worden ingedeeld, en die zou een bye hebben; een pod heeft er { $size } nodig. Voeg spelers toe, of kies kleinere pods in plaats van byes.
   *[other] Er kunnen maar { $count } spelers worden ingedeeld, en die zouden allemaal een bye hebben; een pod heeft er { $size } nodig. Voeg spelers toe, of kies kleinere pods in plaats van byes.
}
cut-is-announced = De cut is bekendgemaakt: er zijn geen Zwitserse rondes meer in te delen.
results-missing = { $count ->
    [one] In ronde { $round } is er nog geen uitslag van tafel { $tables }. Voer hem in voordat je de volgende ronde indeelt.
   *[other] In ronde { $round } is er nog geen uitslag van de tafels { $tables }. Voer ze in voordat je de volgende ronde indeelt.
}
kept-twice = { $name } zit in twee van de behouden pods, of mag deze ronde niet spelen: wijzig de behouden pods.
