unknown = Podiumは「{ $tag }」に対応していません。次のどれかを使ってください：{ $tags }。
