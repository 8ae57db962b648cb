// What depends on the reader: the account bar, the staff links, the reader's own row.
// Public pages are the same bytes for everybody, so this comes from /whoami.json, and only if the
// cookie "podium_known" says that there is somebody to ask about.
//
// whoami.json: {"name": "ann", "account": [{"label", "href"}], "desk": [{"label", "href"}], "player": "17"}
//   name: user or player, may be empty; account: links of the account bar; desk: staff pages of the
//   tournament asked about (?tournament=SLUG); player: the reader's number in it, as in data-player.
(() => {
  "use strict";
  document.documentElement.classList.add("js");

  let known = null;

  const link = ({ label, href }) => {
    const a = document.createElement("a");
    a.href = href;
    a.textContent = label;
    if (new URL(href, location.href).pathname === location.pathname) a.setAttribute("aria-current", "page");
    return a;
  };

  function show() {
    if (!known) return;
    const account = document.querySelector("[data-account]");
    if (account && Array.isArray(known.account)) {
      const name = document.createElement("span");
      name.textContent = known.name || "";
      account.replaceChildren(...(known.name ? [name] : []), ...known.account.map(link));
      account.querySelectorAll("span").forEach((span) => span.classList.add("account-name"));
    }
    const desk = document.querySelector("[data-desk][hidden] ul");
    if (desk && Array.isArray(known.desk) && known.desk.length > 0) {
      desk.replaceChildren(...known.desk.map((entry) => {
        const item = document.createElement("li");
        item.append(link(entry));
        return item;
      }));
      desk.closest("[data-desk]").hidden = false;
      document.body.classList.add("has-desk");
      const door = document.querySelector("[data-first-door]");
      if (door) {
        door.href = known.desk[0].href;
        door.querySelector("span").textContent = "Desk";
      }
    }
    if (known.player) {
      const own = `[data-player="${CSS.escape(String(known.player))}"]`;
      document.querySelectorAll(own).forEach((row) => {
        row.classList.add("mine");
        const pod = row.closest(".pod");
        if (pod) pod.classList.add("mine");
      });
    }
  }

  async function ask() {
    if (!/(?:^|; )podium_known=/.test(document.cookie)) return;
    const slug = document.body.dataset.tournament;
    const address = "/whoami.json" + (slug ? "?tournament=" + encodeURIComponent(slug) : "");
    try {
      const answer = await fetch(address, { credentials: "same-origin", headers: { Accept: "application/json" } });
      if (!answer.ok) return;
      known = await answer.json();
      show();
    } catch {
      // Without the network the page stands as it is.
    }
  }

  ask();
  document.addEventListener("podium:page", show);
})();
