### Se connecter.

user-name = Nom d’utilisateur
password = Mot de passe
players-need-none = Les joueurs n’ont pas besoin de compte : ils ouvrent le lien ou scannent le code que l’organisation leur donne.
staff-by-invitation = Le staff reçoit un compte par invitation. Si tu as perdu ton mot de passe, demande un lien à l’administration du site.

## Le code.

your-code = Ton code
code = Code
code-hint = Les six chiffres que ton application d’authentification affiche maintenant.
without-phone = Sans le téléphone : écris un de tes codes de secours. Chacun ne sert qu’une fois.
without-both = Sans les deux : l’administration du site peut désactiver le second facteur.
too-late = Trop tard
recovery-codes-left = { $left ->
    [one] Ta session est ouverte. Il reste { $left } code de secours : crées-en de nouveaux, ou configure un autre téléphone.
   *[other] Ta session est ouverte. Il reste { $left } codes de secours : crées-en de nouveaux, ou configure un autre téléphone.
}
last-recovery-code = Ta session est ouverte. C’était le dernier code de secours : crées-en de nouveaux, ou configure un autre téléphone.
wait = { $seconds ->
    [one] Il y a eu plusieurs essais ratés. Attends { $seconds } seconde, puis réessaie ; personne n’est bloqué.
   *[other] Il y a eu plusieurs essais ratés. Attends { $seconds } secondes, puis réessaie ; personne n’est bloqué.
}
signed-out = Ta session est fermée.

## Le mot de passe, encore une fois.

why-again = Écris de nouveau ton mot de passe avant de modifier des comptes, le staff ou des données personnelles, au cas où quelqu’un aurait trouvé ce navigateur ouvert. Il ne te sera plus demandé pendant une heure. <b>Rien n’a encore été modifié</b>, et cette page garde ce que tu as rempli.
your-password = Ton mot de passe
go-on = Continuer
remembered = Ton mot de passe est retenu pendant une heure. Continue.

## Un formulaire envoyé avant la connexion.

was-not-stored = Ceci n’a <b>pas été enregistré</b> : tu as ouvert ou fermé une session depuis l’ouverture de cette page. Si quelqu’un a modifié la même chose entre-temps, on te demandera.
send = Envoyer
do-not-send = Ne pas envoyer
