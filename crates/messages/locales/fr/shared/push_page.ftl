## La page où un téléphone demande des nouvelles, et ce qui y mène.

title = Notifications sur ce téléphone
of-players = Même verrouillé, ton téléphone montre ton siège quand une ronde est publiée ou quand il change, la fin du temps, les résultats qui t’attendent, l’arrivée d’un arbitre après ton appel, et les annonces.
of-judges = Même verrouillé, ton téléphone montre quand un joueur appelle un arbitre.
tell-me = Activer les notifications
tells = Les notifications sont activées sur ce téléphone.
stop = Désactiver les notifications
blocked = Ce navigateur bloque les notifications de cette page. Autorise-les dans les réglages de la page, le plus souvent derrière l’icône à côté de son adresse.
home-screen = Sur un iPhone ou un iPad, ajoute d’abord cette page à l’écran d’accueil : touche l’icône de partage, puis « Sur l’écran d’accueil », et ouvre-la de là.
cannot = Ce navigateur ne permet pas les notifications. Essaies-en un autre, et pas dans une fenêtre privée.
needs-script = Les notifications ont besoin de JavaScript.
failed = Cela n’a pas marché. Réessaie quand tu auras du réseau.
what-is-sent = Les notifications sont chiffrées et envoyées par le service de l’éditeur du navigateur. Elles contiennent ta table, ton siège et les annonces de ce tournoi, et rien sur les autres joueurs.
begun = Les notifications sont activées. La première arrive dans un instant.
stopped = Les notifications sont désactivées.
