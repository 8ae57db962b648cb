## Cofnięcie ostatniego kroku

discard-means = Szkic { $round-of } zostanie odrzucony. Widziała go tylko obsługa; numer jego losowania pozostaje zużyty.
discard = Odrzuć szkic
unpublish-means = Parowania { $round-of } znów będą szkicem. Można to zrobić, dopóki nie ma wyniku. Każdy może przeczytać, że tak się stało.
unpublish = Cofnij publikację
unstart-means = Start { $round-of } zostanie cofnięty: parowania pozostaną opublikowane, a zegar zacznie od nowa. Każdy może przeczytać, że tak się stało.
unstart = Cofnij start
reopen-means = { $round } będzie znów trwać, aż do następnego kroku. Żeby naprawić jeden wynik, lepiej go popraw.
reopen = Otwórz rundę ponownie
take-back-means = Ogłoszony top zostanie odwołany. Można to zrobić, dopóki nie ma pierwszej rundy playoffu. Każdy może przeczytać, że tak się stało.
take-back = Odwołaj top
