// The ring of a followed game and the list of its seats belong together: what is pointed at or focused in one is marked
// in the other ([data-seat-ref="N"] on both), and a seat too small to be a link is chosen by its line in the list.
(() => {
  "use strict";

  const seatOf = (event) => event.target.closest?.("[data-seat-ref]")?.dataset.seatRef;

  function light(seat) {
    document.querySelectorAll("[data-seat-ref]").forEach((part) => {
      part.classList.toggle("lit", seat !== undefined && part.dataset.seatRef === seat);
    });
  }

  document.addEventListener("pointerover", (event) => light(seatOf(event)));
  document.addEventListener("focusin", (event) => light(seatOf(event)));
  document.addEventListener("click", (event) => {
    const spot = event.target.closest?.(".spot[data-seat-ref]");
    if (!spot || spot.closest("a")) return;
    document.querySelector(`.game-seat[data-seat-ref="${CSS.escape(spot.dataset.seatRef)}"] a`)?.click();
  });
})();
