// Two players of a draft change places: tap one ([data-pick]), tap another; <form data-swap> with the fields
// "first" and "second" (two selects without the script) is filled in and sent. Tapping the same one again lets it go.
(() => {
  "use strict";

  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-pick]");
    const form = document.querySelector("form[data-swap]");
    if (!button || !form) return;
    const chosen = document.querySelector('[data-pick][aria-pressed="true"]');
    if (chosen === button) {
      button.setAttribute("aria-pressed", "false");
      say(form, "");
      return;
    }
    button.setAttribute("aria-pressed", "true");
    if (!chosen) {
      say(form, `${button.textContent.trim()} changes places with … choose another player.`);
      return;
    }
    form.elements.namedItem("first").value = chosen.dataset.pick;
    form.elements.namedItem("second").value = button.dataset.pick;
    say(form, `${chosen.textContent.trim()} and ${button.textContent.trim()} change places.`);
    form.requestSubmit();
  });

  function say(form, text) {
    const place = document.querySelector("[data-swap-said]") || form.querySelector("[role=status]");
    if (place) place.textContent = text;
  }
})();
