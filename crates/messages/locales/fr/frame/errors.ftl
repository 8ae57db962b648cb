## Error pages.

status = Erreur { $status }
request-id = Si tu demandes de l’aide, indique cette requête : <code>{ $id }</code>

## Headings.

not-here = Rien ici
no-permission = Tu n’as pas l’autorisation
incomplete-request = Requête incomplète
not-this-way = Pas de cette façon
not-saved = Pas enregistré
not-stored = Pas enregistré
one-moment = Un instant
perhaps-stored = Peut-être enregistré
went-wrong = Quelque chose a échoué
changed-first = Quelqu’un d’autre l’a modifié avant
too-many-tries = Trop d’essais
too-much-at-once = C’est trop à la fois
form-too-old = Ce formulaire est trop ancien
no-place-now = Pas de place pour l’instant

## Buttons and links that lead on.

to-front-page = Page d’accueil
ask-again = Redemander
go-back = Retour
back-to-your-page = Retour à ta page
to-the-tournament = Voir le tournoi
sign-in = Se connecter

## Sentences.

busy-form = Le serveur est surchargé et rien n’a été enregistré. Renvoie le formulaire dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Si tu ne le vois plus, reviens en arrière : ce que tu as écrit y est encore.
busy-page = Le serveur est surchargé. Cette page réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
perhaps-stored-detail = L’envoi a été fait, mais la réponse qui dit s’il est enregistré s’est perdue. Renvoie le même formulaire : il n’agit qu’une fois. Si tu ne le vois plus, vérifie si c’est enregistré avant d’en remplir un autre.
unexpected = Un problème inattendu s’est produit de notre côté ; le journal du service en garde la trace.
unexpected-nothing-changed = Un problème inattendu s’est produit de notre côté. Rien n’a été modifié ; le journal du service en garde la trace.
page-not-made = La page n’a pas pu être générée.
fix-and-send = Reviens en arrière, corrige ce qui est indiqué ici et renvoie le formulaire. Rien n’a été modifié.
wait-seconds = Attends { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, puis réessaie.
nothing-here = Il n’y a rien à cette adresse.
no-page = Il n’y a pas de page à cette adresse. Elle contient peut-être une faute de frappe, ou le lien est ancien.
no-tournament = Il n’y a pas de tournoi à cette adresse.
no-stage = Ce n’est pas l’adresse du stream de ce tournoi. Le staff trouve la bonne sur la page Stream.
no-file = Ce fichier n’existe pas.
bad-query = Ce qui suit le signe « ? » dans cette adresse est illisible. Passe plutôt par un lien.
method-refused = Cette adresse n’accepte pas les requêtes { $method }.

## The database does not store or answer.

read-only-page = La base de données de ce service est en lecture seule pour l’instant. Cette page redemande dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
read-only-form = La base de données de ce service est en lecture seule pour l’instant, donc rien n’a été modifié. Contacte l’hébergeur, puis renvoie le formulaire.
full-page = Le disque de ce service est plein. Cette page redemande dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
full-form = Le disque de ce service est plein, donc rien n’a été modifié. Contacte l’hébergeur, puis renvoie le formulaire.
disk-page = Le disque de ce service est en panne pour l’instant. Cette page redemande dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
disk-form = Le disque de ce service est en panne pour l’instant, donc rien n’a été modifié. Contacte l’hébergeur, puis renvoie le formulaire.
locked-page = Un autre programme écrit en ce moment dans la base de données de ce service. Cette page redemande dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
locked-form = Un autre programme écrit en ce moment dans la base de données de ce service, donc rien n’a été modifié. Renvoie le formulaire dans un instant.
silent-page = La base de données ne répond pas pour l’instant. Cette page redemande dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
silent-form = La base de données ne répond pas pour l’instant, donc rien n’a été modifié. Renvoie le formulaire dans un instant.

## Links that can be used once.

link-unknown = Ce lien est inconnu
link-used = Ce lien a déjà servi
link-expired = Ce lien a expiré
link-void = Ce lien n’est plus valable

## Forms that cannot be read, or that come from elsewhere.

foreign-form = Ce formulaire a été envoyé par un autre site. Ouvre la page ici et renvoie-le.
unknown-player = Ce navigateur ne sait pas à qui était cette page. Ouvre de nouveau ton lien secret.
other-session = Tu as ouvert ou fermé une session depuis l’ouverture de cette page. Reviens en arrière, recharge la page et renvoie le formulaire.
takes-no-file = Ce formulaire n’accepte pas de fichier. Rouvre la page et renvoie-le de là.
nul-in-form = Le formulaire contient un caractère qui n’existe dans aucun texte (NUL). Reviens en arrière, enlève-le et renvoie le formulaire.
form-unreadable = Le formulaire est illisible. Rouvre la page et renvoie-le de là.
upload-unreadable = Le fichier envoyé est illisible. Rouvre la page et renvoie-le de là.
form-broke-off = L’envoi du formulaire a été interrompu. Renvoie-le.
form-late = Le formulaire n’est pas arrivé à temps, donc rien n’a été modifié. Vérifie la connexion, puis renvoie-le.
form-too-large = Ce formulaire accepte au plus { $most }. Envoie-le en plusieurs fois ; rien n’a été modifié.
no-place-detail = Trop de pages sont ouvertes : celle-ci ne se met pas à jour. Recharge-la pour voir les nouveautés.

## Requêtes pour un autre service, ou de programmes.

strange-address = Cette adresse contient un caractère qu’aucune adresse de ce service n’a.
no-host = La requête ne dit pas à quel hôte elle s’adresse.
other-name = Ce n’est pas le nom de ce service
service-is-at = Ce service est à l’adresse { $address }. Ouvre cette adresse.
service-has-no-name = Ce service ne se connaît que par des adresses numériques, comme http://192.0.2.7:8080, et comme localhost. L’hébergeur peut lui donner un nom avec --public-url.
open-it = Ouvrir
key-reused = autre chose a été envoyé sous cette clé
