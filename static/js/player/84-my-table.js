// The player's page. A tap on a seat asks in place whether it is right, which saves the way to the page that asks it
// without a script; and at the end the place is shared with what the device has for that, where it has something.
(() => {
  "use strict";

  podium.on("submit", "[data-tap]", (_, event) => {
    const { submitter } = event;
    const sheet = document.querySelector("dialog[data-sure]");
    if (!sheet || !submitter?.dataset.won) return;
    event.preventDefault();
    sheet.querySelector("[name=winner]").value = submitter.value;
    sheet.querySelector("[data-sure-says]").textContent = submitter.dataset.won;
    sheet.querySelector("[data-refused]")?.remove();
    sheet.showModal();
  });

  podium.on("click", "[data-sure-no]", (button) => button.closest("dialog").close());
  podium.on("click", "[data-share-press]", share);

  async function share(button) {
    const place = button.closest("[data-share]");
    const { share: text, shareLink: url } = place.dataset;
    try {
      await navigator.share({ title: document.title, text, url });
    } catch {
      // Nobody was chosen, or the browser does not allow it: it can be copied.
      place.querySelector("[data-share-copy]").hidden = false;
    }
  }

  function offer() {
    if (typeof navigator.share !== "function") return;
    document.querySelectorAll("[data-share-press]").forEach((button) => {
      button.hidden = false;
      button.closest("[data-share]").querySelector("[data-share-copy]").hidden = true;
    });
  }

  // On a wide screen there is room for the picture. What somebody folds stays folded.
  function unfold() {
    if (!matchMedia("(min-width: 900px)").matches) return;
    document.querySelectorAll("details[data-open-wide]").forEach((picture) => (picture.open = true));
  }

  podium.onPage((isLive) => {
    offer();
    if (!isLive) unfold();
  });
})();
