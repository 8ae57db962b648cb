// <form data-propose>: as players and infractions are chosen the server says at once what it proposes. Its answer to the
// form's own "propose" button is fetched, and the parts of it with data-proposed take the place of those on the page;
// without a network they stay as they are, and sending the form still works.
(() => {
  "use strict";

  let asked = 0;

  const kind = (field) => {
    if (field.name === "table" || field.name === "also") return "players";
    if (field.name === "player" || field.name.startsWith("infraction_")) return "penalties";
    return "";
  };

  async function propose(form, parts) {
    const mine = ++asked;
    const content = new URLSearchParams(new FormData(form));
    content.set("propose", "script");
    try {
      const answer = await fetch(form.action, {
        method: "POST",
        body: content,
        credentials: "same-origin",
        headers: { Accept: "text/html" },
      });
      const next = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (mine !== asked || !answer.ok) return;
      const here = document.activeElement?.id;
      parts.forEach((part) => {
        const fresh = next.querySelector(`[data-proposed="${part}"]`);
        const old = form.querySelector(`[data-proposed="${part}"]`);
        if (fresh && old && fresh.innerHTML !== old.innerHTML) old.innerHTML = fresh.innerHTML;
      });
      const also = next.getElementById("also");
      if (also && parts.includes("players")) form.elements.namedItem("also").value = also.value;
      if (here) document.getElementById(here)?.focus({ preventScroll: true });
    } catch {
      // not reached: what stands there stays
    }
  }

  document.addEventListener("change", (event) => {
    const form = event.target.form;
    if (!form?.hasAttribute("data-propose")) return;
    const what = kind(event.target);
    if (what === "players") propose(form, ["players", "penalties"]);
    if (what === "penalties") propose(form, ["penalties"]);
  });
})();
