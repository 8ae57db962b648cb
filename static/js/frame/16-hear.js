// What a screen reader hears after a press, and when somebody else did something at the table of the page: its new state, where
// the page says it ([data-state-words]). The region stays in place while parts of the page are renewed; what is new in it is read out.
(() => {
  "use strict";

  const PAUSE = 150; // a region that is new in the page is heard only when its words come later

  function region() {
    const old = document.querySelector("body > [data-heard]");
    return old ?? document.body.appendChild(podium.make("p", { class: "unseen", "data-heard": "", role: "status" }));
  }

  podium.hear = (text) => {
    const place = region();
    place.textContent = "";
    setTimeout(() => (place.textContent = text), PAUSE);
  };

  // The words of a place that say its state, without those of its buttons.
  podium.stateWords = (root) =>
    [...(root?.querySelectorAll("[data-state-words]") ?? [])]
      .map((place) => {
        const copy = place.cloneNode(true);
        copy.querySelectorAll("button, a, details").forEach((act) => act.remove());
        copy.querySelectorAll("p, br").forEach((line) => line.after(" "));
        return podium.words(copy);
      })
      .filter(Boolean)
      .join(". ");

  // A page of one table says its state in one place; a list of tables would talk all the time.
  const stateHere = () => (document.querySelectorAll("[data-state-words]").length === 1 ? podium.stateWords(document) : "");
  let known = stateHere();
  document.addEventListener("podium:page", (event) => {
    const now = stateHere();
    if (event.detail?.live && known && now && now !== known) podium.hear(now);
    known = now;
  });

  region();
})();
