## Il calendario.

your-role = Il tuo ruolo: { $role }.
no-such-calendar = Nessun calendario ha questo indirizzo, oppure è stato rinnovato: quello nuovo è sulla pagina dell’account.
