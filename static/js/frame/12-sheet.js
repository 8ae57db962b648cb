// "More" opens a sheet with what is at the bottom without the script ([data-sheet]): what a player may want, the staff's
// groups, on a phone, the tournament's public pages, those of the site, the languages. They are moved, not copied, so that what is counted in them stays live.
(() => {
  "use strict";

  let sheet = null;

  podium.on("click", "[data-more]", (_, event) => {
    if (podium.isElsewhere(event)) return;
    event.preventDefault();
    // the column beside the content stays where it is
    const isColumn = matchMedia("(min-width: 1000px)").matches;
    const parts = [...document.querySelectorAll("[data-sheet]")].filter((part) => !part.hidden && !(isColumn && part.matches(".desk-nav")));
    const places = parts.map((part) => {
      const place = document.createComment("in the sheet");
      part.replaceWith(place);
      return place;
    });
    const head = podium.make("h2", { id: "over-title" }, podium.texts.more);
    sheet = podium.sheet({ class: "over more-sheet", "aria-labelledby": "over-title" }, head, ...parts);
    sheet.addEventListener("close", () => places.forEach((place, at) => place.replaceWith(parts[at])));
  });

  // A link to a part of this page: the sheet closes, and what is folded around the part opens.
  podium.on("click", "[data-sheet] a[href^='#']", (link) => {
    sheet?.close();
    document.getElementById(link.hash.slice(1))?.closest("details")?.setAttribute("open", "");
  });

  // Back in the history the page is as it was left.
  window.addEventListener("pagehide", () => sheet?.close());
})();
