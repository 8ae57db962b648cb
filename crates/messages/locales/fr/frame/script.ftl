nobody = Personne à ce nom. Essaie avec moins de lettres.
many-players = Trop de joueurs. Tape plus de lettres.
show-it = Afficher
has-changed = Cela a changé depuis que tu as commencé à écrire.
offline = Hors ligne. État à { $time }.
signed-out = Ta session est terminée. Recharge la page pour te reconnecter.
moved = Cette page a changé d’adresse. Recharge-la pour continuer.
gone = Cette page n’est plus ici.
