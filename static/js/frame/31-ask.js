// The search of a list that is not whole on the page: <form class="search" data-ask> is sent while somebody types, and the
// parts of the answer ([data-answer="KEY"]) take the place of those on the page. Without the script it is sent by Enter.
(() => {
  "use strict";

  const PAUSE = 250; // milliseconds without a key after which is asked

  let timer = 0;
  let stop = null;

  const address = (form) => {
    const fields = [...new FormData(form)].filter(([, value]) => value !== "");
    const query = new URLSearchParams(fields).toString();
    return form.action.replace(/[?#].*$/, "") + (query && "?" + query);
  };

  function say(form, next) {
    const place = form.parentElement.querySelector("[data-filter-count]");
    const typed = form.querySelector("input[type=search]").value.trim();
    if (!place) return;
    const found = next.querySelectorAll('[data-answer="list"] tbody tr').length;
    const isPart = next.querySelector(".parts") !== null;
    place.textContent =
      typed === "" ? "" : found === 0 ? podium.texts.nobody :
      isPart ? podium.texts.manyPlayers : podium.counted(podium.texts.players, found);
  }

  async function ask(form) {
    clearTimeout(timer);
    stop?.abort();
    stop = new AbortController();
    const wanted = address(form);
    try {
      const { answer, page: next } = await podium.load(wanted, { signal: stop.signal });
      if (!answer.ok || !next.querySelector("[data-answer]")) throw new Error(String(answer.status));
      if (!form.isConnected || address(form) !== wanted) return;
      next.querySelectorAll("[data-answer]").forEach((fresh) => {
        const old = document.querySelector(`[data-answer="${CSS.escape(fresh.dataset.answer)}"]`);
        old?.replaceWith(document.importNode(fresh, true));
      });
      // reloading, and what is live, ask for the same list
      history.replaceState(null, "", wanted);
      say(form, next);
    } catch (error) {
      // Enter still sends the form.
      if (error.name !== "AbortError") delete form.dataset.ask;
    }
  }

  podium.on("input", "form[data-ask]", (form) => {
    clearTimeout(timer);
    timer = setTimeout(() => form.isConnected && ask(form), PAUSE);
  });
  podium.on("submit", "form[data-ask]", (form, event) => {
    event.preventDefault();
    ask(form);
  });
})();
