discard-means = Het concept van { $round } wordt weggegooid. Alleen de staf heeft het gezien; het nummer van de loting blijft gebruikt.
discard = Concept weggooien
unpublish-means = { $number ->
    [one] { $round } wordt weer een concept. Dat kan zolang er geen uitslag is. Iedereen kan lezen dat het is gedaan.
   *[other] { $round } worden weer een concept. Dat kan zolang er geen uitslag is. Iedereen kan lezen dat het is gedaan.
}
unpublish = Publicatie intrekken
unstart-means = De start van { $round } wordt ongedaan gemaakt: de pairings blijven gepubliceerd, en de klok begint opnieuw. Iedereen kan lezen dat het is gedaan.
unstart = Start ongedaan maken
reopen-means = { $number ->
    [one] { $round } is weer bezig tot de volgende stap. Om één uitslag te herstellen, corrigeer je die.
   *[other] { $round } zijn weer bezig tot de volgende stap. Om één uitslag te herstellen, corrigeer je die.
}
reopen = Ronde heropenen
take-back-means = De bekendgemaakte cut wordt ingetrokken. Dat kan tot de eerste play-offronde is gemaakt. Iedereen kan lezen dat het is gedaan.
take-back = Cut intrekken
