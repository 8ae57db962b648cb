unknown = O Podium não fala “{ $tag }”. Use um destes: { $tags }.
