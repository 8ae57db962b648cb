## Języki

unknown = Podium nie zna języka „{ $tag }”. Użyj jednego z: { $tags }.
