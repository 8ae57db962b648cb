// The ring of a followed game and the list of its seats belong together: what is pointed at or focused in one is marked
// in the other ([data-seat-ref="N"] on both), and a seat too small to be a link is chosen by its line in the list. A seat
// that is chosen opens where it is: the page stays under the finger.
(() => {
  "use strict";

  const seatOf = (event) => event.target.closest?.("[data-seat-ref]")?.dataset.seatRef;

  function light(seat) {
    document.querySelectorAll("[data-seat-ref]").forEach((part) => {
      part.classList.toggle("lit", seat !== undefined && part.dataset.seatRef === seat);
    });
  }

  // Scrolls a long list until the line of the chosen seat is visible; the page does not move.
  function showChosen() {
    const line = document.querySelector(".game-seats.many .game-seat.chosen");
    const list = line?.parentElement;
    if (list) list.scrollTop = line.offsetTop - (list.clientHeight - line.offsetHeight) / 2;
  }

  const lineOf = (seat) => document.querySelector(`.game-seat[data-seat-ref="${CSS.escape(seat)}"]`);

  // Asks for the page with another seat chosen, and shows what is another in it; the seat stays where it was pressed.
  async function choose(line, seat) {
    try {
      const { answer, page } = await podium.load(line.href);
      if (!answer.ok || answer.redirected) throw new Error(String(answer.status));
      history.replaceState(null, "", line.href.replace(/#.*$/, ""));
      const top = seat && lineOf(seat).getBoundingClientRect().top;
      podium.showPage(page);
      if (!seat) return;
      scrollBy(0, lineOf(seat).getBoundingClientRect().top - top);
      lineOf(seat).querySelector("a").focus({ preventScroll: true });
    } catch {
      location.assign(line.href);
    }
  }

  // Ticks that were set would stay as they are, and their list with them.
  const isInPlace = () => !document.querySelector(".game-list :checked");

  podium.onPage((isLive) => isLive || showChosen());
  document.addEventListener("pointerover", (event) => light(seatOf(event)));
  document.addEventListener("focusin", (event) => light(seatOf(event)));
  document.addEventListener("click", (event) => {
    const line = event.target.closest?.("a[data-seat-line], .game-ring a");
    if (line && !podium.isElsewhere(event) && document.body.dataset.live && isInPlace()) {
      event.preventDefault();
      const href = line.href.baseVal ? new URL(line.href.baseVal, location.href).href : line.href;
      choose({ href }, line.closest(".game-seat")?.dataset.seatRef);
      return;
    }
    const spot = event.target.closest?.(".spot[data-seat-ref]");
    if (!spot || spot.closest("a")) return;
    document.querySelector(`.game-seat[data-seat-ref="${CSS.escape(spot.dataset.seatRef)}"] a`)?.click();
  });
})();
