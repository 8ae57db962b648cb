## Idiomas

unknown = Podium no habla «{ $tag }». Usa uno de estos: { $tags }.
