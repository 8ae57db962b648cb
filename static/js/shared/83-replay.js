// Stepping through a game ([data-replay]): the step that is pressed takes the place of this one, so that the page stays
// where it is; the arrows step (with Shift, a turn), Home and End go to the start and the end. Each step has its address.
(() => {
  "use strict";

  const KEYS = { ArrowLeft: ["before", "turn-before"], ArrowRight: ["after", "turn-after"], Home: ["start"], End: ["end"] };
  let wanted = "";

  async function go(address, pressed) {
    wanted = address;
    try {
      const { answer, page: next } = await podium.load(address);
      const fresh = next.querySelector("[data-replay]");
      if (wanted !== address) return;
      if (!answer.ok || !fresh) throw new Error(String(answer.status));
      const old = document.querySelector("[data-replay]");
      const open = old.querySelector("details.replay-turns")?.open;
      const copy = document.importNode(fresh, true);
      const turns = copy.querySelector("details.replay-turns");
      if (turns) turns.open = Boolean(open);
      old.replaceWith(copy);
      document.title = next.title;
      history.replaceState(null, "", address);
      const same = pressed && copy.querySelector(`[data-step="${pressed}"]`);
      (same || copy.querySelector("[data-step]"))?.focus({ preventScroll: true });
    } catch {
      location.assign(address);
    }
  }

  podium.on("click", "[data-replay] [data-step], [data-replay] .replay-turns a", (link, event) => {
    if (podium.isElsewhere(event)) return;
    event.preventDefault();
    go(link.href, link.dataset.step);
  });

  document.addEventListener("keydown", (event) => {
    const steps = KEYS[event.key];
    if (!steps || event.ctrlKey || event.metaKey || event.altKey || !document.querySelector("[data-replay]")) return;
    if (event.target.closest?.("input, select, textarea")) return;
    const step = steps[event.shiftKey ? 1 : 0];
    const link = step && document.querySelector(`[data-replay] [data-step="${step}"]`);
    if (!link) return;
    event.preventDefault();
    go(link.href, step);
  });
})();
