// The floor: its views ([data-floor-views] with data-show) and a table number ([data-floor-find]) choose rows at once.
// Every row is on the page with the views it is in (data-is); without the script the links and the form do the same. So
// they do on a floor of hundreds of tables, whose list is no [data-floor]: it holds a part of one view.
(() => {
  "use strict";

  const list = () => document.querySelector("[data-floor]");
  const views = () => [...document.querySelectorAll("[data-floor-views] [data-show]")];
  const chosen = () => new URLSearchParams(location.search).get("show") || "all";
  const typed = () => document.querySelector("[data-floor-find] input")?.value.trim() || "";

  function choose() {
    const rows = list();
    if (!rows) return;
    const show = views().some((view) => view.dataset.show === chosen()) ? chosen() : "all";
    const number = typed();
    let shown = 0;
    for (const row of rows.children) {
      // a table that is looked for is found in whatever view
      const fits = number ? row.dataset.table.startsWith(number) : row.dataset.is.split(" ").includes(show);
      row.hidden = !fits;
      if (fits) shown += 1;
    }
    for (const view of views()) {
      if (view.dataset.show === show) view.setAttribute("aria-current", "page");
      else view.removeAttribute("aria-current");
    }
    const nothing = document.querySelector("[data-floor-nothing]");
    if (nothing) nothing.hidden = shown > 0;
  }

  podium.on("click", "[data-floor-views] [data-show]", (view, event) => {
    if (!list() || podium.isElsewhere(event)) return;
    event.preventDefault();
    history.replaceState(null, "", view.href);
    choose();
  });
  podium.on("input", "[data-floor-find]", choose);
  podium.onPage(choose);
  // Time is up at a table: nothing was changed, but it stands elsewhere now and in another word.
  setInterval(() => {
    if (document.querySelector("ul.floor time.up, .time-card time.up, .game-time time.up")) podium.emit("ask");
  }, 2000);
})();
