## Immagini che non vanno bene

nothing-chosen = Scegli un’immagine.
other-format = Non è un’immagine JPEG, PNG o WebP.
unreadable = L’immagine non si può leggere. Salvala di nuovo come JPEG o PNG.
incomplete = Il file è incompleto. Caricalo di nuovo.
unusual = Questo tipo di immagine non si può leggere. Salvala di nuovo come JPEG o PNG.
too-many-bytes = L’immagine supera i { $most } MB. Riducila, per esempio a 2000 pixel di larghezza.
too-many-pixels = L’immagine ha { $pixels } milioni di pixel, più di { $most } milioni. Riducila.
too-much-memory = Un’immagine di questo tipo con { $pixels } milioni di pixel è troppo grande. Riducila.
too-large = L’immagine ha più di { $most } milioni di pixel, o è troppo grande. Riducila.
too-small = L’immagine ha solo { $width } × { $height } pixel. Ogni lato deve averne almeno { $least }.
busy = Il server è occupato con altre immagini. Scegli di nuovo il file tra un momento.
