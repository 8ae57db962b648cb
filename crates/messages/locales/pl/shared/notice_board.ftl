### Ogłoszenia

pinned = Przypięte
for-you = Dla Ciebie
for-your-table = Dla Twojego stolika
minutes-left-in-round = Do końca { $round-of } zostało mniej niż { $minutes } min.
minutes-left-at-your-table = Przy Twoim stoliku zostało mniej niż { $minutes } min.
since = od { $time }
