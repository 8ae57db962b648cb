## Sprachen.

unknown = Podium spricht „{ $tag }“ nicht. Möglich sind: { $tags }.
