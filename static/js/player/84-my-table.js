// The player's page. A tap on a seat asks in place whether it is right, which saves the way to the page that asks it
// without a script; and at the end the place is shared with what the device has for that, or its link is copied.
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

  const canShare = () => typeof navigator.share === "function";

  async function share(button) {
    const place = button.closest("[data-share]");
    const { share: text, shareLink: url } = place.dataset;
    try {
      if (canShare()) await navigator.share({ title: document.title, text, url });
      else {
        await navigator.clipboard.writeText(`${text} ${url}`);
        button.textContent = button.dataset.copied;
      }
    } catch {
      // Nobody was chosen, or the browser does not allow it: the link can be copied by hand.
      place.querySelector("[data-share-copy]").hidden = false;
    }
  }

  function offer() {
    document.querySelectorAll("[data-share-press]").forEach((button) => {
      if (!canShare() && !navigator.clipboard) return;
      button.hidden = false;
      if (canShare()) button.closest("[data-share]").querySelector("[data-share-copy]").hidden = true;
      else button.textContent = button.dataset.copy;
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
