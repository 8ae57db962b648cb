## Textos de uma comunidade que talvez ainda citem alguém

name = Nome da comunidade
description = Sobre a comunidade
season-name = Nome de uma temporada
season-description = Sobre uma temporada
season-rules = Prêmios e conquistas de uma temporada
evening = Nome de uma noite
