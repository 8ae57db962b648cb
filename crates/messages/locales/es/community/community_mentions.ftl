## Textos de una comunidad que aún pueden nombrar a alguien con los datos personales borrados: etiquetas.

name = Nombre de la comunidad
description = Sobre la comunidad
season-name = Nombre de una temporada
season-description = Sobre una temporada
season-rules = Premios y logros de una temporada
evening = Nombre de una jornada
