### Ogłoszenia

pinned = Przypięte
for-you = Dla Ciebie
for-your-table = Dla Twojego stolika
minutes-left-in-round = Do końca zostało mniej niż { $minutes } min ({ $round }).
minutes-left-at-your-table = Przy Twoim stoliku zostało mniej niż { $minutes } min.
since = od { $time }
