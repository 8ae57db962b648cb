// People whom a typed name may mean: an input with data-suggest asks its address while somebody types, and the part of the
// answer ([data-answer="people"]) takes the place of the one in its form. Enter presses the form's own button, and never one
// of them: the server finds out whether somebody has the typed name. Without the script the form asks after it was sent.
(() => {
  "use strict";

  const PAUSE = 120; // milliseconds without a key after which is asked
  const FEWEST = 2; // letters

  let timer = 0;
  let stop = null;

  const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = (text) => fold(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

  // Whom the name cannot mean any more goes at once: nobody of what was typed before is left to be pressed.
  function narrow(input) {
    const shown = input.form?.querySelector('[data-answer="people"]');
    const typed = words(input.value);
    for (const one of shown?.querySelectorAll("li") ?? []) {
      const own = words(one.querySelector("bdi")?.textContent ?? "");
      const fits = typed.length > 0 && typed.every((word) => own.some((mine) => mine.startsWith(word)));
      if (!fits) one.remove();
    }
    if (shown && !shown.querySelector("li")) shown.replaceChildren();
  }

  async function ask(input) {
    const wanted = input.value.trim();
    const old = input.form?.querySelector('[data-answer="people"]');
    stop?.abort();
    if (!old) return;
    if (wanted.length < FEWEST) {
      old.replaceChildren();
      return;
    }
    stop = new AbortController();
    try {
      const address = `${input.dataset.suggest}?q=${encodeURIComponent(wanted)}`;
      const { page } = await podium.load(address, { signal: stop.signal });
      const fresh = page.querySelector('[data-answer="people"]');
      if (fresh && input.value.trim() === wanted) old.replaceWith(document.importNode(fresh, true));
    } catch {
      // the form asks after it was sent
    }
  }

  podium.on("input", "input[data-suggest]", (input) => {
    narrow(input);
    clearTimeout(timer);
    timer = setTimeout(() => input.isConnected && ask(input), PAUSE);
  });
})();
