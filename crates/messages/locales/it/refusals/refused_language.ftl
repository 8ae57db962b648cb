## Lingue non disponibili.

unknown = Podium non parla «{ $tag }». Usa una di queste: { $tags }.
