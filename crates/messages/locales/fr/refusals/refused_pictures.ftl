## Images qui ne conviennent pas

nothing-chosen = Choisis une image.
other-format = Ce n’est pas une image JPEG, PNG ou WebP.
unreadable = L’image est illisible. Enregistre-la à nouveau en JPEG ou en PNG.
incomplete = Le fichier est incomplet. Envoie-le à nouveau.
unusual = Ce type d’image est illisible. Enregistre-la à nouveau en JPEG ou en PNG.
too-many-bytes = L’image dépasse { $most } Mo. Réduis-la, par exemple à 2000 pixels de large.
too-many-pixels = L’image a { $pixels } millions de pixels, plus de { $most } millions. Réduis-la.
too-much-memory = Une image de ce type avec { $pixels } millions de pixels est trop grande. Réduis-la.
too-large = L’image a plus de { $most } millions de pixels, ou est trop grande. Réduis-la.
too-small = L’image n’a que { $width } × { $height } pixels. Chaque côté doit en avoir au moins { $least }.
busy = Le serveur est occupé par d’autres images. Choisis le fichier à nouveau dans un instant.
