### Le second facteur.

on-since = depuis : { $since } UTC. À la connexion, il te faut un code de ton application après ton mot de passe.

## Codes de secours.

recovery-codes = Codes de secours
codes-left = { $count ->
    [one] Il en reste { $count }. Chacun te connecte une fois sans le téléphone. En créer de nouveaux invalide les anciens.
   *[other] Il en reste { $count }. Chacun te connecte une fois sans le téléphone. En créer de nouveaux invalide les anciens.
}
no-codes-left = Il n’en reste aucun : sans ton téléphone, tu ne peux pas te connecter. Chacun te connecte une fois sans le téléphone. En créer de nouveaux invalide les anciens.
make-codes = Créer de nouveaux codes de secours
your-codes = Tes codes de secours
shown-once = <b>Cette page les montre une seule fois.</b> Imprime-la ou note-les, et garde-les loin du téléphone. Chacun connecte { $name } une fois à { $site } sans le téléphone, après le mot de passe.
have-them = Je les ai

## Désactiver.

switch-off = Désactiver
for-new-phone = Aussi pour un nouveau téléphone : désactive-le, puis configure-le de nouveau.
administrators-need-one = L’administration en a besoin ici.
code-hint-off = Le code actuel de l’application, ou un code de secours.
is-off = Le second facteur est désactivé : ton mot de passe seul suffit pour te connecter.
still-on = Le second facteur est toujours actif.

## Configurer.

demanded = <b>L’administration a besoin d’un second facteur ici</b>, et ton compte n’en a pas encore. Configure-le pour continuer.
why = Un mot de passe seul peut être observé ou deviné. Avec un second facteur, il faut aussi un code d’une application d’authentification sur ton téléphone. Toute application à codes temporaires convient.
scan = 1. Scanne ceci avec l’application
or-type = Ou tapes-y cette clé : <code>{ $key }</code>
on-phone = Sur le téléphone lui-même : <a>ouvrir l’application</a>.
type-code = 2. Écris le code qu’elle affiche
code-hint-on = Six chiffres. Les autres sessions sont fermées.
switch-on = Activer
begin-again = Recommencer avec une autre clé
not-on-yet = Le second facteur n’est pas encore actif.
