## Le calendrier.

your-role = Ton rôle : { $role }.
no-such-calendar = Aucun calendrier n’a cette adresse, ou elle a été renouvelée : la nouvelle est sur la page du compte.
