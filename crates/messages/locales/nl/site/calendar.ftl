your-role = Je rol: { $role }.
no-such-calendar = Geen agenda heeft dit adres, of het is vernieuwd: het nieuwe staat op de accountpagina.
