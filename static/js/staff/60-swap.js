// Two players of a draft change places: tap one ([data-pick]), tap another; <form data-swap> with the fields
// "first" and "second" (two selects or numbers without the script) is filled in and sent. Tapping the same one again lets
// it go. A large draft is shown in parts: the chosen player stays chosen while you look at other parts.
(() => {
  "use strict";

  const KEPT = "podium-swap";

  const { kept, keep: store } = podium;
  const swap = () => document.querySelector("form[data-swap]");
  const isInParts = () => document.querySelector("main .parts") !== null;

  // The player chosen on another part: {form, player, name}.
  function elsewhere(form) {
    const chosen = JSON.parse(kept(KEPT, "sessionStorage"));
    return chosen?.form === form.action ? chosen : null;
  }

  function keep(form, button) {
    const chosen = button && isInParts() && { form: form.action, player: button.dataset.pick, name: button.textContent.trim() };
    store(KEPT, chosen ? JSON.stringify(chosen) : null, "sessionStorage");
  }

  const pressed = () => document.querySelector('[data-pick][aria-pressed="true"]');

  podium.on("click", "[data-pick]", (button) => {
    const form = swap();
    if (!form) return;
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
      say(form, podium.fill(podium.texts.swapFirst, button.textContent.trim()));
      return;
    }
    form.elements.namedItem("first").value = chosen.player;
    form.elements.namedItem("second").value = button.dataset.pick;
    say(form, podium.fill(podium.texts.swapBoth, chosen.name, button.textContent.trim()));
    keep(form, null);
    form.requestSubmit();
  });

  function say(form, text, letGo) {
    const place = document.querySelector("[data-swap-said]") || form.querySelector("[role=status]");
    if (!place) return;
    place.replaceChildren(text, ...(letGo ? [" ", letGo] : []));
  }

  // Who was chosen on another part of the draft.
  podium.onPage(() => {
    const form = swap();
    const kept = form && elsewhere(form);
    if (!kept || pressed()) return;
    document.querySelector(`[data-pick="${CSS.escape(kept.player)}"]`)?.setAttribute("aria-pressed", "true");
    const letGo = podium.button({}, podium.texts.letGo, () => {
      keep(form, null);
      pressed()?.setAttribute("aria-pressed", "false");
      say(form, "");
    });
    say(form, podium.fill(podium.texts.swapFirst, kept.name), letGo);
  });
})();
