// "Find your name": <form data-filter="ID"> hides the children of #ID (at any depth) that carry data-name
// and do not match; a pod stays while one of its seats matches. Without the script the form is sent.
(() => {
  "use strict";

  const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase("en");

  // As the server does: a word is found by its beginning, but in scripts without spaces anywhere.
  function begins(name, word) {
    for (let at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1)) {
      if (/[^\x00-\x7f]/.test(word) || at === 0 || !/[\p{L}\p{N}]/u.test(name[at - 1])) return true;
    }
    return false;
  }

  function filter(form) {
    const target = document.getElementById(form.dataset.filter);
    const input = form.querySelector("input[type=search]");
    if (!target || !input) return;
    const wanted = fold(input.value).split(/\s+/).filter(Boolean);
    const fits = (element) => {
      const name = fold(element.dataset.name);
      return wanted.every((word) => begins(name, word));
    };
    let found = 0;
    target.querySelectorAll("[data-name]").forEach((element) => {
      const hit = fits(element);
      if (hit) found += 1;
      if (element.closest(".pod")) element.classList.toggle("found", hit && wanted.length > 0);
      else element.hidden = !hit;
    });
    target.querySelectorAll(".pod").forEach((pod) => {
      pod.hidden = ![...pod.querySelectorAll("[data-name]")].some(fits);
    });
    target.querySelectorAll("[data-letter]").forEach((letter) => {
      letter.hidden = wanted.length > 0;
    });
    const count = form.parentElement.querySelector("[data-filter-count]");
    if (count) {
      count.textContent =
        wanted.length === 0 ? "" : found === 0 ? podium.texts.nobody : podium.counted(podium.texts.players, found);
    }
  }

  podium.on("input", "form[data-filter]", filter);
  podium.on("submit", "form[data-filter]", (form, event) => {
    if (!document.getElementById(form.dataset.filter)) return;
    event.preventDefault();
    filter(form);
  });
  podium.onPage(() => document.querySelectorAll("form[data-filter]").forEach((form) => {
    if (form.querySelector("input[type=search]")?.value) filter(form);
  }));
})();
