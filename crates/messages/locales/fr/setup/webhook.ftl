## Un webhook.

title = Webhook
mark-and-address = Webhook { $mark } vers { $address }
mark-only = Webhook { $mark }
since = depuis : { $since }
not-heard = Sans réponse
trouble-gone = Son récepteur a répondu qu’il n’existe plus (410). Corrige cela, puis réactive-le.
trouble-week = Rien n’y est arrivé depuis une semaine. Corrige cela, puis réactive-le.
trouble-unreadable = Son adresse est illisible avec les clés de cette installation. Écris-la de nouveau, puis réactive le webhook.
trouble-since = Rien n’y est arrivé depuis : { $since }. Podium continue d’essayer ; après une semaine, il est désactivé.
send-test = Envoyer un test
enable = Réactiver

## Envois.

deliveries = Envois
nothing-sent = Rien n’a encore été envoyé
listed-here = Les envois à partir de maintenant sont listés ici pendant 30 jours.
deliveries-caption = Le plus récent d’abord. Un envoi raté est retenté pendant deux jours, et les suivants attendent, pour que tout arrive dans l’ordre.
column-what = Quoi
column-when = Quand
column-answer = Réponse
column-tries = Essais
column-again = Renvoi
send-again = Renvoyer
waits = En attente
tried-again = Retenté
arrived = Arrivé
given-up = Abandonné
not-sent = Pas envoyé

## Ce qu'attend un envoi.

not-while-disabled = pas tenté tant qu’il est désactivé
not-before = pas avant : { $at }
waits-for-earlier = attend le précédent
next-now = prochain maintenant
next-at = prochain à { $time }

## Le secret de signature.

signing-secret = Secret de signature
signing-secret-means = Les envois sont signés avec lui selon Standard Webhooks, pour que ton récepteur puisse vérifier qu’ils viennent d’ici.
old-secrets = { $count ->
    [one] Le secret précédent marche aussi, jusqu’au { $until }.
   *[other] Les { $count } secrets précédents marchent aussi, jusqu’au { $until }.
}
new-secret = Créer un nouveau secret

## Modifier et supprimer.

change-it = Modifier
remove-heading = Supprimer le webhook
remove-means = Plus rien n’y est envoyé, et la liste des envois est supprimée.

## Messages.

changed = Le webhook est modifié.
removed = Le webhook est supprimé.
secret-made = Il y a un nouveau secret de signature. Les précédents valent encore un jour.
test-is-sent = Un test part : la liste des envois dit ce qu’il devient.
test-in-queue = { $count ->
    [one] Un test est dans la file. { $count } envoi attend avant lui et est tenté maintenant.
   *[other] Un test est dans la file. { $count } envois attendent avant lui et sont tentés maintenant.
}
it-is-sent = L’envoi part : la liste des envois dit ce qu’il devient.
it-in-queue = { $count ->
    [one] L’envoi est dans la file. { $count } autre attend avant lui et est tenté maintenant.
   *[other] L’envoi est dans la file. { $count } autres attendent avant lui et sont tentés maintenant.
}
enabled-nothing-waits = Il est réactivé, et rien n’attend d’être envoyé : envoie-lui un test.
enabled-after-gone = Il est de nouveau essayé maintenant ; si son récepteur répond encore 410, il est désactivé de nouveau.
enabled = Il est réactivé, et les envois en attente sont retentés maintenant.
no-such = Ce webhook n’existe pas (ou plus) ici.
to-webhooks = Voir les webhooks
