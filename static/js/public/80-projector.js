// The projector's columns turn like pages: <ol data-turns> is as wide as the screen and its columns overflow to the
// side. Its type is as large as lets everybody be seen within a few pages, and never too small to read; all columns are
// equally long. [data-turn-line]
// says which page it is and when it turns. Of a large hall the page has a part of the names; after its last page the next
// part (data-next) is fetched.
(() => {
  "use strict";

  const SECONDS = 10;
  const PAGES = 4;
  // heights of the type, in hundredths of the screen's shorter side
  const SIZES = [3.1, 2.8, 2.6, 2.4, 2.2, 2.1, 2, 1.9, 1.8, 1.7];
  // those of a few players, who fill one page
  const LARGE = [6, 5.4, 4.8, 4.2, 3.8, 3.4];

  let page = 0;
  let left = SECONDS;
  let fetching = false;

  // Shows the next part of the names instead of this one. Without the network, this one is shown once more.
  async function fetchPart(address) {
    if (fetching) return;
    fetching = true;
    try {
      const { answer, page: next } = await podium.load(address);
      if (answer.ok) {
        history.replaceState(null, "", answer.url);
        podium.showParts(next);
      }
    } catch {
      // As above.
    }
    fetching = false;
    page = 0;
    left = SECONDS;
    tick(false);
  }

  // How far a page is wide, and how many there are.
  function measure(list) {
    // a column's gap belongs to the page before it; columns are fractions of pixels wide
    const gap = parseFloat(getComputedStyle(list).columnGap) || 0;
    const step = list.getBoundingClientRect().width + gap;
    return { step, pages: Math.max(1, Math.ceil((list.scrollWidth + gap) / step - 0.01)) };
  }

  function tick(isTurn) {
    const list = document.querySelector("[data-turns]");
    if (!list) return 0;
    const { step, pages } = measure(list);
    if (isTurn) left -= 1;
    if (left <= 0) {
      left = SECONDS;
      page += 1;
      if (page >= pages && list.dataset.next) {
        page = pages - 1;
        fetchPart(list.dataset.next);
      }
    }
    if (page >= pages) page = 0;
    list.scrollLeft = page * step;
    const line = document.querySelector("[data-turn-line]");
    podium.say(line, line && pages > 1 ? podium.fill(line.dataset.turnLine, page + 1, pages, left) : "");
    return pages;
  }

  // Gives each column of these pages as many names as the others, or one more.
  function balance(list) {
    const style = getComputedStyle(list);
    const gap = parseFloat(style.columnGap) || 0;
    const { step, pages } = measure(list);
    const columns = pages * Math.max(1, Math.floor(step / (parseFloat(style.columnWidth) + gap)));
    const names = [...list.children];
    for (let column = 1; column < columns; column += 1) {
      const first = names[Math.ceil((column * names.length) / columns)];
      if (first) first.style.breakBefore = "column";
    }
  }

  // Shows the names in type of this size; in a large one long names have a second line. Returns whether that will do:
  // whether everybody is on one page, or on a few.
  function tried(list, size) {
    const isLarge = LARGE.includes(size);
    for (const name of list.children) name.style.breakBefore = "";
    list.style.setProperty("--size", size);
    list.classList.toggle("whole-names", isLarge);
    if (measure(list).pages > (isLarge ? 1 : PAGES)) return false;
    balance(list);
    return !isLarge || measure(list).pages === 1;
  }

  // The largest type that will do.
  function fit() {
    const list = document.querySelector("[data-turns]");
    if (!list) return;
    if (![...LARGE, ...SIZES].some((size) => tried(list, size))) balance(list);
    tick(false);
  }

  // For readers who cannot wait for a part's turn.
  podium.turnTo = (wanted) => {
    page = wanted;
    left = SECONDS;
    return tick(false);
  };

  podium.onPage(fit);
  setInterval(() => tick(true), 1000);
  window.addEventListener("resize", fit);
})();
