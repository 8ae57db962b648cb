// Rows that changed (data-row), and the parts of a page (data-live-part) as the server wrote them. It comes before the
// scripts that change what the server wrote: countdowns, the reader's own row, filters.
(() => {
  "use strict";

  const PART = "[data-live-part]";

  const part = (root, key) => root.querySelector(`[data-live-part="${CSS.escape(key)}"]`);

  // The outermost parts inside an element, without itself.
  const inside = (root) => [...root.querySelectorAll(PART)].filter((found) => {
    const above = found.parentElement.closest(PART);
    return !above || above === root || !root.contains(above);
  });

  // A part's HTML without the parts inside it, without what is new in every answer: the ids of forms, and without what is
  // searched for, which is the reader's.
  function skeleton(element) {
    const copy = element.cloneNode(true);
    inside(copy).forEach((inner) => inner.replaceWith(podium.make("x-part", { "data-key": inner.dataset.livePart })));
    copy.querySelectorAll('input[name="form_id"], input[type="search"]').forEach((field) => field.removeAttribute("value"));
    // a hint that has moved on with the time is no news
    copy.querySelectorAll(".field .hint").forEach((hint) => hint.replaceChildren());
    return copy.outerHTML;
  }

  const skeletons = (root) => new Map([...root.querySelectorAll(PART)].map((element) => [element.dataset.livePart, skeleton(element)]));
  const rows = (root) => new Map([...root.querySelectorAll("[data-row]")].map((row) => [row.dataset.row, row.textContent]));

  // Tints the rows under `root` that were different; both maps as `rows` makes them.
  function tint(root, before, now) {
    root.querySelectorAll("[data-row]").forEach((row) => {
      const key = row.dataset.row;
      if (before.has(key) && before.get(key) !== now.get(key)) row.classList.add("changed");
    });
  }

  Object.assign(podium, { part, inside, skeletons, rows, tint });
  podium.onPage((isLive) => {
    if (!isLive) Object.assign(podium, { written: skeletons(document), writtenRows: rows(document) });
  });
})();
