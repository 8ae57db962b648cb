// <form data-propose>: as players and infractions are chosen the button says what pressing it records, and the server's
// reasons come beside it. Every choice carries what it comes to (data-comes, data-rank); the form who confirms it (data-waits)
// from which rank on (data-from). Its answer to the form's own "propose" button is fetched, and the parts of it with
// data-proposed take the place of those on the page; without a network they stay, and sending the form still works.
(() => {
  "use strict";

  let asked = 0;

  const kind = (field) => {
    if (field.name === "table" || field.name === "also") return "players";
    if (/^(player$|infraction_|another_|penalty_)/.test(field.name)) return "penalties";
    return "";
  };

  // A chip and the list are one choice.
  function choose(field) {
    const part = field.closest("[data-part]");
    const list = part?.querySelector("[data-list]");
    if (!list) return;
    if (field === list) part.querySelector("[data-another]").checked = true;
    else if (field.type === "radio" && !field.hasAttribute("data-another")) list.value = "";
    else if (field.type === "radio") list.focus({ preventScroll: true });
  }

  // What one player's part comes to: { comes, rank }, or nothing.
  function comesTo(part) {
    const chip = part.querySelector("input[type=radio]:checked");
    const listed = part.querySelector("[data-list]").selectedOptions[0];
    const infraction = !chip || chip.hasAttribute("data-another") ? listed : chip;
    const penalty = part.querySelector("[data-penalty]").selectedOptions[0];
    if (!infraction?.dataset.comes) return null;
    const { comes, rank } = (penalty?.value ? penalty : infraction).dataset;
    return { comes, rank: Number(rank) };
  }

  function say(form) {
    const button = form.querySelector("[data-act]");
    const parts = [...form.querySelectorAll("[data-part]")].map(comesTo).filter(Boolean);
    parts.sort((one, other) => other.rank - one.rank);
    const names = [...new Set(parts.map((part) => part.comes))];
    const waits = form.dataset.waits && parts[0]?.rank >= Number(form.dataset.from);
    const { texts, fill } = podium;
    if (names.length === 0) button.textContent = texts.recordRuling;
    else if (waits) button.textContent = fill(texts.recordAndWait, names.join(", "), form.dataset.waits);
    else button.textContent = fill(texts.record, names.join(", "));
  }

  function take(form, next, name) {
    const fresh = next.querySelector(`[data-proposed="${name}"]`);
    const old = form.querySelector(`[data-proposed="${name}"]`);
    if (!fresh || !old || fresh.innerHTML === old.innerHTML) return;
    const open = [...old.querySelectorAll("details[open]")].map((details) => details.id);
    old.innerHTML = fresh.innerHTML;
    open.forEach((id) => {
      const details = document.getElementById(id);
      if (details) details.open = true;
    });
  }

  async function propose(form, parts) {
    const mine = ++asked;
    const content = new URLSearchParams(new FormData(form));
    content.set("propose", "script");
    try {
      const { answer, page: next } = await podium.load(form.action, { method: "POST", body: content });
      if (mine !== asked || !answer.ok) return;
      const here = document.activeElement?.id;
      parts.forEach((part) => take(form, next, part));
      const also = next.getElementById("also");
      if (also && parts.includes("players")) form.elements.namedItem("also").value = also.value;
      if (here) document.getElementById(here)?.focus({ preventScroll: true });
      say(form);
    } catch {
      // not reached: what is shown stays
    }
  }

  document.addEventListener("change", (event) => {
    const form = event.target.form;
    if (!form?.hasAttribute("data-propose")) return;
    const what = kind(event.target);
    if (what === "") return;
    choose(event.target);
    say(form);
    propose(form, what === "players" ? ["players", "penalties", "act"] : ["penalties", "act"]);
  });
})();
