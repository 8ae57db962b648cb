// A text that is there to be copied: the button beside its label ([data-copies], the id of its field) copies it, and says so.
(() => {
  "use strict";

  const SAID = 2000; // milliseconds

  podium.on("click", "[data-copies]", copy);

  async function write(field) {
    if (navigator.clipboard) return navigator.clipboard.writeText(field.value);
    // over plain http there is only the command, which copies what is selected
    field.select();
    if (!document.execCommand("copy")) throw new Error("not copied");
  }

  async function copy(button) {
    const field = document.getElementById(button.dataset.copies);
    try {
      await write(field);
    } catch {
      field.select(); // it can be copied by hand
      return;
    }
    const word = button.firstElementChild;
    word.textContent = button.dataset.copied;
    setTimeout(() => (word.textContent = button.dataset.copy), SAID);
  }
})();
