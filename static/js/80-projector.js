// The projector's columns turn like pages: <ol data-turns> is as wide as the screen and its columns overflow to the
// side. [data-turn-line] says which page it is and when it turns.
(() => {
  "use strict";

  const SECONDS = 12;

  let page = 0;
  let left = SECONDS;

  function show(list, pages) {
    // a column's gap belongs to the page before it
    const gap = parseFloat(getComputedStyle(list).columnGap) || 0;
    list.scrollLeft = page * (list.clientWidth + gap);
    const line = document.querySelector("[data-turn-line]");
    if (line) line.textContent = pages > 1 ? `Page ${page + 1} of ${pages} · turns in ${left} s` : "";
  }

  function tick(isTurn) {
    const list = document.querySelector("[data-turns]");
    if (!list) return;
    const gap = parseFloat(getComputedStyle(list).columnGap) || 0;
    const pages = Math.max(1, Math.round((list.scrollWidth + gap) / (list.clientWidth + gap)));
    if (isTurn) left -= 1;
    if (left <= 0) {
      left = SECONDS;
      page += 1;
    }
    if (page >= pages) page = 0;
    show(list, pages);
  }

  tick(false);
  setInterval(() => tick(true), 1000);
  window.addEventListener("resize", () => tick(false));
  document.addEventListener("podium:page", () => tick(false));
})();
