unknown = O Podium não fala «{ $tag }». Usa um destes: { $tags }.
