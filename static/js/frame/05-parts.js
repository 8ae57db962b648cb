// What other scripts share: rows that changed (data-row), and the parts of a page (data-live-part) as the server wrote
// them. It comes first, for the others change what the server wrote: countdowns, the reader's own row, filters.
window.podium = (() => {
  "use strict";

  const PART = "[data-live-part]";

  const selector = (key) => `[data-live-part="${CSS.escape(key)}"]`;
  const part = (root, key) => root.querySelector(selector(key));

  // The outermost parts inside an element, without itself.
  const inside = (root) => [...root.querySelectorAll(PART)].filter((found) => {
    const above = found.parentElement.closest(PART);
    return !above || above === root || !root.contains(above);
  });

  // A part's HTML without the parts inside it, without what is new in every answer: the ids of forms, and without what is
  // searched for, which is the reader's.
  function skeleton(element) {
    const copy = element.cloneNode(true);
    inside(copy).forEach((inner) => {
      const place = document.createElement("x-part");
      place.dataset.key = inner.dataset.livePart;
      inner.replaceWith(place);
    });
    copy.querySelectorAll('input[name="form_id"], input[type="search"]').forEach((field) => field.removeAttribute("value"));
    return copy.outerHTML;
  }

  function skeletons(root) {
    const found = new Map();
    root.querySelectorAll(PART).forEach((element) => found.set(element.dataset.livePart, skeleton(element)));
    return found;
  }

  function rows(root) {
    const found = new Map();
    root.querySelectorAll("[data-row]").forEach((row) => found.set(row.dataset.row, row.textContent));
    return found;
  }

  // Tints the rows under `root` that were another or not there; both maps as `rows` makes them.
  function tint(root, before, now) {
    root.querySelectorAll("[data-row]").forEach((row) => {
      const key = row.dataset.row;
      if (before.has(key) && before.get(key) !== now.get(key)) row.classList.add("changed");
    });
  }

  const shared = { part, inside, skeletons, rows, tint, written: new Map(), writtenRows: new Map() };

  function note() {
    shared.written = skeletons(document);
    shared.writtenRows = rows(document);
  }

  note();
  document.addEventListener("podium:page", (event) => {
    if (!event.detail?.live) note();
  });
  return shared;
})();
