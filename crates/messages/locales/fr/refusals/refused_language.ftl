## Langues.

unknown = Podium ne parle pas « { $tag } ». Choisis parmi { $tags }.
