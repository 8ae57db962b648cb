// People whom a typed name may mean: an input with data-suggest asks its address while somebody types, and the part of the
// answer ([data-answer="people"]) takes the place of the one in its form. Its buttons come before the form's own, so Enter
// presses the first of them. Without the script the form asks after it was sent.
(() => {
  "use strict";

  const PAUSE = 120; // milliseconds without a key after which is asked
  const FEWEST = 2; // letters

  let timer = 0;
  let stop = null;

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
    clearTimeout(timer);
    timer = setTimeout(() => input.isConnected && ask(input), PAUSE);
  });
})();
