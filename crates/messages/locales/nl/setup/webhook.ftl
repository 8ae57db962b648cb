title = Webhook
mark-and-address = Webhook { $mark } naar { $address }
mark-only = Webhook { $mark }
since = sinds { $since }
not-heard = Geen antwoord
trouble-gone = De ontvanger antwoordde dat hij weg is (410). Los dat op en schakel hem dan weer in.
trouble-week = Er is daar al een week niets aangekomen. Los dat op en schakel hem dan weer in.
trouble-unreadable = Het adres is niet te lezen met de sleutels van deze installatie. Typ het opnieuw en schakel de webhook dan in.
trouble-since = Er is daar sinds { $since } niets aangekomen. Podium blijft het proberen; na een week wordt hij uitgeschakeld.
send-test = Test sturen
enable = Weer inschakelen

## Wat is verstuurd

deliveries = Zendingen
nothing-sent = Er is nog niets verstuurd
listed-here = Zendingen vanaf nu staan hier 30 dagen lang.
deliveries-caption = Nieuwste eerst. Een mislukte zending wordt twee dagen lang opnieuw geprobeerd, en latere wachten, zodat alles op volgorde aankomt.
column-what = Wat
column-when = Wanneer
column-answer = Antwoord
column-tries = Pogingen
column-again = Opnieuw
send-again = Opnieuw sturen
waits = Wacht
tried-again = Opnieuw geprobeerd
arrived = Aangekomen
given-up = Gestopt
not-sent = Niet verstuurd

## Waar een zending op wacht

not-while-disabled = niet geprobeerd zolang hij is uitgeschakeld
not-before = niet vóór { $at }
waits-for-earlier = wacht op die ervoor
next-now = nu weer
next-at = weer om { $time }

## Het ondertekengeheim

signing-secret = Ondertekengeheim
signing-secret-means = Zendingen worden ermee ondertekend volgens Standard Webhooks, zodat je ontvanger kan nagaan dat ze hiervandaan komen.
old-secrets = { $count ->
    [one] Het vorige geheim werkt ook nog, tot { $until }.
   *[other] De { $count } vorige geheimen werken ook nog, tot { $until }.
}
new-secret = Nieuw geheim maken

## Wijzigen en verwijderen

change-it = Wijzigen
remove-heading = Webhook verwijderen
remove-means = Er wordt daar niets meer heen gestuurd, en de lijst met zendingen wordt verwijderd.

## Meldingen

changed = De webhook is gewijzigd.
removed = De webhook is verwijderd.
secret-made = Er is een nieuw ondertekengeheim. De vorige gelden nog een dag.
test-is-sent = Er wordt een test verstuurd: de lijst met zendingen zegt hoe het afliep.
test-in-queue = { $count ->
    [one] Er staat een test in de wachtrij. { $count } zending wacht ervoor en wordt nu geprobeerd.
   *[other] Er staat een test in de wachtrij. { $count } zendingen wachten ervoor; ze worden nu geprobeerd.
}
it-is-sent = De zending wordt verstuurd: de lijst met zendingen zegt hoe het afliep.
it-in-queue = { $count ->
    [one] De zending staat in de wachtrij. { $count } zending wacht ervoor en wordt nu geprobeerd.
   *[other] De zending staat in de wachtrij. { $count } zendingen wachten ervoor; ze worden nu geprobeerd.
}
enabled-nothing-waits = De webhook is ingeschakeld, en er wacht niets om te versturen: stuur een test.
enabled-after-gone = Het wordt nu weer geprobeerd; antwoordt de ontvanger nog steeds 410, dan wordt hij weer uitgeschakeld.
enabled = De webhook is ingeschakeld, en wachtende zendingen worden nu opnieuw geprobeerd.
no-such = Die webhook is er hier niet (meer).
to-webhooks = Naar de webhooks
