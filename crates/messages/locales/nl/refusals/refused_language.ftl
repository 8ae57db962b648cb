unknown = Podium spreekt “{ $tag }” niet. Gebruik een van { $tags }.
