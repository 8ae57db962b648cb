// What depends on the reader: the account bar, the staff's navigation, the reader's own row.
// Public pages are the same bytes for everybody, so this comes from /whoami.json, and only if the
// cookie "podium_known" says that there is somebody to ask about.
//
// whoami.json: {"name": "ann", "account": [{"label", "href"}], "staff": {"groups", "doors", "words"}, "player": "17"}
//   name: user or player, may be empty; account: links of the account bar; staff: HTML of the staff's navigation in the
//   tournament asked about (?tournament=SLUG), for [data-staff], and what the script says to the staff; player: the reader's number in it, as in data-player.
//
// A player without an account can say "this is me" ([data-remember="17"]); this browser keeps the number for the
// tournament and nobody else learns it.
(() => {
  "use strict";
  const { make, slug } = podium;
  let known = null;
  const filled = new WeakMap(); // places with the staff's navigation as the server sent it
  const marked = []; // by this script; what the server marked on a page of one reader stays

  const key = () => "podium-me:" + slug();
  const remembered = () => (slug() ? podium.kept(key()) : null);

  function link({ label, href }) {
    const isHere = new URL(href, location.href).pathname === location.pathname;
    return make("a", { href, ...(isHere && { "aria-current": "page" }) }, label);
  }

  function showAccount() {
    const account = document.querySelector("[data-account]");
    if (!account || !Array.isArray(known?.account)) return;
    const name = known.name ? [make("span", { class: "account-name" }, known.name)] : [];
    account.replaceChildren(...name, ...known.account.map(link));
  }

  function showStaff() {
    const places = document.querySelectorAll("[data-staff]");
    if (!known?.staff || places.length === 0) return;
    document.body.classList.add("has-desk");
    podium.addTexts(known.staff.words);
    places.forEach((place) => {
      const html = known.staff[place.dataset.staff];
      const isNew = filled.get(place) !== html;
      if (isNew && place.contains(document.activeElement)) return; // not under somebody's finger
      if (isNew) place.innerHTML = html;
      filled.set(place, html);
      place.hidden = false;
      place.parentElement.hidden = false;
    });
    podium.emit("staff");
  }

  function mark(part) {
    if (!part || part.classList.contains("mine")) return;
    part.classList.add("mine");
    marked.push(part);
  }

  function showOwn() {
    marked.splice(0).forEach((part) => part.classList.remove("mine"));
    const kept = remembered();
    const player = known?.player || kept;
    document.querySelectorAll("[data-remember]").forEach((button) => {
      const chosen = button.dataset.remember === kept;
      button.setAttribute("aria-pressed", String(chosen));
      button.textContent = chosen ? button.dataset.forget : button.dataset.keep;
    });
    if (!player) return;
    document.querySelectorAll(`[data-player="${CSS.escape(String(player))}"]`).forEach((row) => {
      mark(row);
      mark(row.closest(".pod"));
    });
    showWayToOwn(player);
    const door = document.querySelector("[data-my-door]");
    if (door && kept && !document.body.classList.contains("has-desk")) door.href = door.dataset.myDoor + "/" + encodeURIComponent(kept);
  }

  // On one part of a long list: the way to the part with the reader's own line. The server knows which one that is.
  function showWayToOwn(player) {
    const way = document.querySelector("[data-own-part]");
    const own = document.querySelector("main .mine");
    if (way) {
      way.hidden = own !== null;
      way.querySelector("a").href = way.dataset.ownPart + encodeURIComponent(player) + "#you";
    }
    if (own && location.hash === "#you") {
      own.scrollIntoView({ block: "center" });
      history.replaceState(null, "", location.pathname + location.search);
    }
  }

  function show() {
    showAccount();
    showStaff();
    showOwn();
  }

  async function ask() {
    if (!/(?:^|; )podium_known=/.test(document.cookie)) return;
    const address = "/whoami.json" + (slug() ? "?tournament=" + encodeURIComponent(slug()) : "");
    try {
      const answer = await fetch(address, { headers: { Accept: "application/json" } });
      if (!answer.ok) return;
      known = await answer.json();
      show();
    } catch {
      // Without the network the page stands as it is.
    }
  }

  podium.on("click", "[data-remember]", (button) => {
    podium.keep(key(), button.getAttribute("aria-pressed") === "true" ? null : button.dataset.remember);
    showOwn();
  });

  // "My table" without a name: who has said it once need not say it again.
  const start = document.querySelector("[data-my-start]");
  if (start && remembered() && !/[?&]other\b/.test(location.search)) {
    location.replace(start.dataset.myStart + "/" + encodeURIComponent(remembered()));
  }

  ask();
  podium.onPage(() => {
    show();
    // what waits for the staff may have changed with the page
    if (known?.staff && document.querySelector("[data-staff]")) ask();
  });
})();
