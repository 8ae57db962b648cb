## Refusals of languages.

# A tournament's language.
# $tag: what was given, as "xx".
# $tags: those that are possible, as a list.
unknown = Podium does not speak “{ $tag }”. Use one of { $tags }.
