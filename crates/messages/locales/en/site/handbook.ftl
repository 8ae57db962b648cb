### Around the handbook, whose chapters are files of their own.

# $what: a chapter's title, or what was searched for
title-of = { $what }: Handbook
# Link to the table of contents.
contents = Contents
# Label and placeholder of the search.
search = Search the handbook
nothing-found = Nothing found
try-one-word = Try one word, or the word on the page's button. <a>Look through the contents</a>.
# $count: how many places have all that was searched for
# $typed: what was searched for
found-for = { $count } found for “<bdi>{ $typed }</bdi>”.
# $typed: what was searched for
some-found = Nothing has all of “<bdi>{ $typed }</bdi>”. These have some of it.
# Name of the links to the chapters, for screen readers.
parts = Parts of the handbook
# Name of the links to the headings of a page, for screen readers.
on-this-page = On this page
# An error.
no-part = The handbook has no part of this name.
# An error.
no-picture = The handbook has no such picture.
# An error, at the address of a file for people who look for weaknesses of programs.
no-contact = This installation does not say whom to tell about a weakness.
# Above a translated chapter whose English text was changed later.
older = The English chapter has changed since this translation was made: some of it may be out of date.
