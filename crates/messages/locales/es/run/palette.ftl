## La búsqueda del staff

result-of-table = Resultado, { $round }: { $players }
on-the-floor = En la sala: llamadas, tiempo, decisiones
public-page = Lo que ve todo el mundo
