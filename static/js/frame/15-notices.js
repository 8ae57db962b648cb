// A notice of success is shown over the page ([data-notices] .notice.good): it takes no room, can be closed, and disappears
// after a while. A failure or a warning stays in the page.
(() => {
  "use strict";

  const READ = 8000; // milliseconds to notice it …
  const READ_LETTER = 80; // … and to read a letter of it, slowly

  let timer = 0;

  const said = () => document.querySelector("[data-notices] > .notice.good");

  function close(notice) {
    clearInterval(timer);
    if (notice.contains(document.activeElement)) document.getElementById("content")?.focus({ preventScroll: true });
    notice.remove();
  }

  // Only time in which it can be read counts: not while the page is hidden, or the reader holds it.
  function goLater(notice) {
    let left = READ + READ_LETTER * notice.textContent.length;
    clearInterval(timer);
    timer = setInterval(() => {
      if (podium.isHidden() || notice.matches(":hover, :focus-within")) return;
      left -= 500;
      if (left <= 0 || !notice.isConnected) close(notice);
    }, 500);
  }

  // Over the bar, or where the page's main button is there, at the bottom.
  function place(notice) {
    const box = notice.getBoundingClientRect();
    const covers = (element) => {
      const other = element.getBoundingClientRect();
      return other.width > 0 && other.top < box.bottom && other.bottom > box.top && other.left < box.right && other.right > box.left;
    };
    const important = document.querySelectorAll("main .primary, main input:focus, main textarea:focus, main [autofocus]");
    notice.classList.toggle("low", [...important].some(covers));
  }

  function show() {
    const notice = said();
    if (!notice || notice.querySelector(".close")) return;
    notice.append(podium.button({ class: "plain close", "aria-label": podium.texts.closeMessage }, "\u00d7", () => close(notice)));
    place(notice);
    goLater(notice);
    // What is put into a region that is there already is read aloud; what comes with the page is not.
    const region = notice.parentElement;
    notice.remove();
    setTimeout(() => {
      if (!region.isConnected || said()) return;
      region.prepend(notice);
      place(notice);
    }, 50);
  }

  podium.onPage(show);
})();
