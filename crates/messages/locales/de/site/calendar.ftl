## Der Kalender, den ein Handy abonniert.

your-role = Deine Rolle: { $role }.
no-such-calendar = Kein Kalender hat diese Adresse, oder sie wurde erneuert: Die neue steht auf der Seite des Kontos.
