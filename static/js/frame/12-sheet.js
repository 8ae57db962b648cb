// "More" opens a sheet with the pages that are at the bottom without the script: the staff's groups ([data-sheet], on a phone)
// and the tournament's public pages. They are moved, not copied, so that what is counted in them stays live.
(() => {
  "use strict";

  let sheet = null;

  function closeButton(label) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "plain close";
    button.textContent = label;
    return button;
  }

  function open(door) {
    // the column beside the content stays where it is
    const parts = [...document.querySelectorAll("[data-sheet]")].filter(
      (part) => !part.hidden && !(part.matches(".desk-nav") && matchMedia("(min-width: 1000px)").matches),
    );
    sheet = document.createElement("dialog");
    sheet.className = "over more-sheet";
    sheet.setAttribute("aria-labelledby", "over-title");
    const head = document.createElement("div");
    const title = document.createElement("h2");
    const button = closeButton("Close");
    head.className = "over-head";
    title.id = "over-title";
    title.textContent = "More";
    head.append(title, button);
    sheet.append(head);
    const places = parts.map((part) => {
      const place = document.createComment("in the sheet");
      part.replaceWith(place);
      sheet.append(part);
      return { place, part };
    });
    button.addEventListener("click", () => sheet.close());
    sheet.addEventListener("click", (event) => event.target === sheet && sheet.close());
    sheet.addEventListener("close", () => {
      places.forEach(({ place, part }) => place.replaceWith(part));
      sheet.remove();
      sheet = null;
      door.focus({ preventScroll: true });
    });
    document.body.append(sheet);
    sheet.showModal();
  }

  document.addEventListener("click", (event) => {
    const door = event.target.closest?.("[data-more]");
    if (!door || !window.HTMLDialogElement || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(door);
  });

  // Back in the history the page is as it was left.
  window.addEventListener("pagehide", () => sheet?.close());
})();
