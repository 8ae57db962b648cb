// Two players of a draft change places: tap one ([data-pick]), tap another; <form data-swap> with the fields
// "first" and "second" (two selects or numbers without the script) is filled in and sent. Tapping the same one again lets
// it go. A large draft is shown in parts: the chosen player stays chosen while you look at other parts.
(() => {
  "use strict";

  const KEPT = "podium-swap";

  const swap = () => document.querySelector("form[data-swap]");
  const isInParts = () => document.querySelector("main .parts") !== null;

  // The player chosen on another part: {form, player, name}.
  function elsewhere(form) {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEPT));
      return kept?.form === form.action ? kept : null;
    } catch {
      return null; // The browser keeps nothing: both are chosen on one part, or typed.
    }
  }

  function keep(form, button) {
    try {
      sessionStorage.removeItem(KEPT);
      if (!button || !isInParts()) return;
      const name = button.textContent.trim();
      sessionStorage.setItem(KEPT, JSON.stringify({ form: form.action, player: button.dataset.pick, name }));
    } catch {
      // As above.
    }
  }

  const pressed = () => document.querySelector('[data-pick][aria-pressed="true"]');

  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-pick]");
    const form = swap();
    if (!button || !form) return;
    const here = pressed();
    const chosen = here ? { player: here.dataset.pick, name: here.textContent.trim() } : elsewhere(form);
    if (chosen?.player === button.dataset.pick) {
      button.setAttribute("aria-pressed", "false");
      keep(form, null);
      say(form, "");
      return;
    }
    button.setAttribute("aria-pressed", "true");
    if (!chosen) {
      keep(form, button);
      say(form, `${button.textContent.trim()} changes places with … choose another player.`);
      return;
    }
    form.elements.namedItem("first").value = chosen.player;
    form.elements.namedItem("second").value = button.dataset.pick;
    say(form, `${chosen.name} and ${button.textContent.trim()} change places.`);
    keep(form, null);
    form.requestSubmit();
  });

  function say(form, text, letGo) {
    const place = document.querySelector("[data-swap-said]") || form.querySelector("[role=status]");
    if (!place) return;
    place.replaceChildren(text, ...(letGo ? [" ", letGo] : []));
  }

  // Who was chosen on another part of the draft.
  function start() {
    const form = swap();
    const kept = form && elsewhere(form);
    if (!kept || pressed()) return;
    document.querySelector(`[data-pick="${CSS.escape(kept.player)}"]`)?.setAttribute("aria-pressed", "true");
    const letGo = document.createElement("button");
    letGo.type = "button";
    letGo.textContent = "Let go";
    letGo.addEventListener("click", () => {
      keep(form, null);
      pressed()?.setAttribute("aria-pressed", "false");
      say(form, "");
    });
    say(form, `${kept.name} changes places with … choose another player.`, letGo);
  }

  start();
  document.addEventListener("podium:page", start);
})();
