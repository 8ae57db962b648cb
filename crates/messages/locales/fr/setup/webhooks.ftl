## Webhooks.

title = Webhooks
what-they-do = Une adresse indiquée ici apprend ce qui se passe dans ce tournoi dès que c’est public : un salon de discussion, un bot, un overlay, le site d’une ligue.
what-they-do-in-community = Une adresse indiquée ici apprend ce qui se passe dans cette communauté dès que c’est public : les soirées, les résultats des pods libres et le classement des saisons.
none-yet = Pas encore de webhook
add-below = Ajoute une adresse ci-dessous, puis envoie-lui un test.
column-webhook = Webhook
column-for = Pour
column-events = Événements
not-answered = ne répond plus depuis : { $since }
unreadable-address = une adresse illisible
add-heading = Ajouter un webhook
added = Le webhook est ajouté. Envoie-lui un test.

### États.

active = Actif
fails = En échec
disabled = Désactivé

### Le formulaire.

name-hint = Un nom pour ton staff, comme « Site de la ligue ».
address-hint = Là où écoute ton bot, ou l’adresse de webhook d’un salon Discord. Qui la connaît peut y écrire : elle est enregistrée scellée, et n’est plus jamais montrée en entier.
address-stays = Vide : inchangée, { $address }.
what-is-sent = Ce qui est envoyé
for-program = Pour un programme
for-program-hint = Du JSON signé, selon Standard Webhooks : pour des bots, des overlays et des sites de ligues.
for-chat = Pour un chat
for-chat-hint = Un message avec le lien, comme le prennent les webhooks de Discord.
no-shape = Ce qui est envoyé : choisis l’un des deux.
shape-program = Programme
shape-chat = Chat
events = Événements
events-hint = Les événements qui les annulent sont envoyés aussi.
add = Ajouter le webhook

### Événements.

round-published = Une ronde est publiée
round-unpublished = Une publication est annulée
round-started = Une ronde commence
round-unstarted = Un début est annulé
round-finished = Une ronde est terminée
round-reopened = Une ronde est rouverte
table-result = Le résultat d’une table, quand tout le monde le voit
cut-announced = Le cut est annoncé
cut-revoked = Le cut est révoqué
tournament-over = Le tournoi est terminé ou annulé
has-champion = Le tournoi est gagné
tournament-reopened = Le tournoi est rouvert
tournament-cancelled = Le tournoi est annulé
announcement = Une annonce à tout le monde
announcement-withdrawn = Une annonce est retirée
players-change = Des joueurs arrivent, partent ou changent de nom
evening-opened = Une soirée est ouverte
evening-over = Une soirée est terminée ou annulée
evening-reopened = Une soirée est rouverte
evening-cancelled = Une soirée est annulée
season-changed = Le classement ou les soirées d’une saison changent
season-closed = Une saison est close
season-reopened = Une saison est rouverte
free-pod-result = Le résultat d’un pod libre compte
a-test = Un test
