## Textos de uma comunidade que talvez ainda refiram alguém

name = Nome da comunidade
description = Sobre a comunidade
season-name = Nome de uma época
season-description = Sobre uma época
season-rules = Prémios e conquistas de uma época
evening = Nome de uma noite
