// Tables by a tap: the seats on the tables' cards, of results and of time mode, are buttons of one form, <form data-cards>,
// and each press is sent separately, so that the next card need not wait for the last one's answer. The answer is put in
// place (72-live-parts.js): no card moves. While a press is on its way its table takes no other; without a network it is kept, said on the card,
// and sent again, with the same id: however often it arrives, it acts once.
//
// data-offline on the form: a press that could not be sent is kept on the device and sent in its order (42-offline.js),
// also after the page was closed; what is pressed at its table meanwhile is kept behind it.
//
// data-games on the form: a match is won by so many games; a seat adds a game, and the match is sent when it is decided
// or by "Done". [data-undo-until] is taken away at its time, and the link after it takes its place.
(() => {
  "use strict";

  const DOUBLE = 600; // a second press of the same finger
  const AGAIN = 4000;

  const sent = new Map(); // presses on their way, by table: {body, address, button, lost}
  const kept = new Map(); // tables whose presses are kept on the device, with the time of the last one

  const { make, texts, fill } = podium;
  const list = () => document.querySelector("form[data-cards]");
  const card = (table) => list()?.querySelector(`[data-table="${CSS.escape(table)}"]`);
  const tableOf = (button) => button.value.split(".")[0];
  const buttonOf = (target) => {
    const button = target.closest?.("button[name]");
    return button?.form && button.form === list() && button.type === "submit" ? button : null;
  };

  // What a press sends. Each has a new id: the same seat may be pressed again after its result was undone.
  function content(button, games) {
    const fields = new URLSearchParams(new FormData(list()));
    fields.set("form_id", podium.formId());
    fields.set(button.name, button.value);
    fields.delete("games");
    if (games) fields.set("games", `${tableOf(button)}:${games.join(" ")}`);
    return fields;
  }

  // A line on a table's card, or below quick entry for a table that is not on the page; "" takes it away.
  function say(table, text) {
    const old = document.querySelector(`[data-said="${CSS.escape(table)}"]`);
    const place = card(table)?.querySelector(".pod-body") || document.querySelector('[data-live-part="last"]');
    if (!text || !place) {
      old?.remove();
      return;
    }
    const line = old || place.appendChild(make("p", { class: "result-problem", "data-said": table, role: "alert" }));
    line.textContent = text;
  }

  // Shows on the card which button was pressed, until the answer is there.
  function hold(table, button) {
    const place = card(table);
    if (!place) return;
    place.dataset.liveHold = "";
    place.classList.add("sending");
    place.setAttribute("aria-busy", "true");
    place.querySelectorAll(".pressed").forEach((other) => other.classList.remove("pressed"));
    button.classList.add("pressed");
  }

  function release(table) {
    say(table, "");
    const place = card(table);
    if (!place) return;
    place.removeAttribute("data-live-hold");
    place.removeAttribute("aria-busy");
    place.classList.remove("sending");
    place.querySelectorAll(".pressed").forEach((button) => button.classList.remove("pressed"));
    place.querySelector(".result-problem")?.remove();
  }

  async function send(table) {
    const press = sent.get(table);
    press.lost = false;
    let got = null;
    try {
      const signal = isKept() ? podium.patience(podium.LONGEST_KEPT) : undefined;
      got = await podium.load(press.address, { method: "POST", body: press.body, signal });
      // too much to do: as without a network, the press waits
      if (got.answer.status === 503) throw new Error("busy");
    } catch {
      if (keep(table, press)) return;
      press.lost = true;
      say(table, texts.tableLost);
      return;
    }
    arrived(table, press, got);
  }

  const isKept = () => Boolean(list()?.hasAttribute("data-offline"));

  // Hands a press that was lost, or that comes after one, to what keeps it, where the form says so.
  function keep(table, press) {
    const form = list();
    if (!isKept()) return false;
    form.dataset.offline = fill(texts.table, table); // what the list of kept acts calls it
    if (!podium.keepUnsent(form, press.button, [...press.body])) return false;
    sent.delete(table);
    kept.set(table, performance.now());
    card(table)?.classList.remove("sending");
    const labels = podium.unsentAt(table).map((label) => label.replace(/^[^·]*· /, ""));
    const text = fill(texts.tableKept, labels.join(", "));
    say(table, text);
    podium.hear(fill(texts.tableSays, table, text));
    podium.sendUnsent();
    return true;
  }

  // Nothing of a table is on its way any more: it was sent, somebody left it, or it asks, which is answered looking at the
  // table as it is now.
  function settle() {
    const settled = [...kept.keys()].filter((table) => !podium.isOnItsWay(table));
    if (settled.length === 0) return;
    settled.forEach((table) => {
      release(table);
      kept.delete(table);
    });
    podium.emit("ask");
  }

  function arrived(table, press, { answer, page: next }) {
    const place = card(table);
    const inList = press.button.closest(".reports");
    const focused = place?.contains(document.activeElement) || press.button === document.activeElement;
    sent.delete(table);
    release(table);
    // what was ticked beside the button is sent: it must not hold back the answer
    if (answer.ok) place?.querySelectorAll("input[type=checkbox]").forEach((tick) => (tick.checked = tick.defaultChecked));
    if (answer.redirected && new URL(answer.url).pathname !== location.pathname) {
      location.assign(answer.url);
      return;
    }
    if (!podium.showAnswer(next, answer.ok)) {
      const lines = next.querySelectorAll("[data-why], [data-notices] .notice p");
      const why = [...lines].map((line) => line.textContent).join(" ");
      say(table, fill(texts.tableNotStored, why || texts.lookAtTable));
    } else if (!answer.ok && !card(table)) {
      say(table, next.querySelector("[data-notices]").textContent.trim());
    }
    const words = podium.stateWords(card(table));
    if (words) podium.hear(fill(texts.tableSays, table, words));
    if (!focused || document.activeElement !== document.body) return;
    // for keyboard users: focus the next action
    const onward = inList ? document.querySelector(".reports button") : onwardOf(card(table), press.button);
    onward?.focus({ preventScroll: true });
  }

  // The next action of a card after a press on it: the same once more, or the first that there is.
  function onwardOf(place, button) {
    const name = CSS.escape(button.name);
    return place?.querySelector(`.result-row button, .result-row a, .time-acts button[name="${name}"]`)
      || place?.querySelector(".time-acts button, .time-seat button, .time-head button, a");
  }

  function press(button, games) {
    const table = tableOf(button);
    if (sent.has(table) || performance.now() - (kept.get(table) ?? -DOUBLE) < DOUBLE) return;
    if (isKept() && podium.unsentAt(table).length > 0) {
      hold(table, button);
      if (!keep(table, { body: content(button, games), button })) say(table, texts.tapsFull);
      return;
    }
    sent.set(table, { body: content(button, games), address: list().action, button, lost: false });
    say(table, "");
    hold(table, button);
    send(table);
  }

  // The games of a match so far are on its card: data-played="1 D".
  const played = (place) => (place.dataset.played || "").split(" ").filter(Boolean);

  function score(place, games) {
    place.dataset.played = games.join(" ");
    place.toggleAttribute("data-live-hold", games.length > 0);
    place.querySelectorAll("[data-seat]").forEach((seat) => {
      const wins = games.filter((game) => game === seat.dataset.seat).length;
      seat.querySelector(".points")?.remove();
      if (wins > 0) seat.querySelector("button")?.append(make("span", { class: "points" }, String(wins)));
    });
    const drawn = games.filter((game) => game === "D").length;
    const draw = place.querySelector('.result-row [name="won"]');
    if (draw) draw.textContent = drawn > 0 ? fill(texts.drawnGames, drawn) : texts.drawnGame;
    place.querySelectorAll('[name="done"], [name="back"]').forEach((button) => {
      button.hidden = games.length === 0;
    });
    if (games.length === 0) podium.catchUp();
  }

  function game(button, place) {
    const games = [...played(place), button.value.split(".")[1]];
    score(place, games);
    const wins = new Map();
    games.forEach((won) => won !== "D" && wins.set(won, (wins.get(won) || 0) + 1));
    const done = place.querySelector('[name="done"]');
    if ([...wins.values()].some((count) => count >= Number(list().dataset.games)) && done) press(done, games);
  }

  podium.on("click", "[data-leave]", (leave, event) => {
    event.preventDefault();
    const place = leave.closest("[data-table]");
    place.removeAttribute("data-live-hold");
    place.querySelector(".result-problem")?.remove();
    podium.catchUp();
  });
  document.addEventListener("click", (event) => {
    const button = buttonOf(event.target);
    if (!button) return;
    event.preventDefault();
    const place = card(tableOf(button));
    const isMatch = Boolean(list().dataset.games) && place;
    if (isMatch && sent.has(tableOf(button))) return;
    if (isMatch && button.name === "won") game(button, place);
    else if (isMatch && button.name === "back") score(place, played(place).slice(0, -1));
    else if (isMatch && button.name === "done") press(button, played(place));
    else press(button);
  });

  const again = () => sent.forEach((press, table) => press.lost && send(table));
  setInterval(again, AGAIN);
  setInterval(settle, 1000);
  window.addEventListener("online", again);
  window.addEventListener("beforeunload", (event) => [...sent.values()].some((press) => press.lost) && event.preventDefault());

  // Cards that are on the list no more keep their places: somebody has reported them, or undone it again.
  function left() {
    list()?.querySelectorAll("[data-table]:not(.done)").forEach((place) => {
      const table = place.dataset.table;
      const isGone = place.hasAttribute("data-live-left");
      if (sent.has(table) || isGone === place.hasAttribute("data-gone")) return;
      place.toggleAttribute("data-gone", isGone);
      say(table, isGone ? list().dataset.saysGone || texts.tableGone : "");
    });
  }

  function expire() {
    const over = [...document.querySelectorAll("[data-undo-until]")].filter(
      (button) => Date.parse(button.dataset.undoUntil) <= podium.now() && !sent.has(tableOf(button)),
    );
    over.forEach((button) => {
      const way = button.parentElement.querySelector("a");
      if (document.activeElement === button) way?.focus({ preventScroll: true });
      button.remove();
    });
  }

  setInterval(expire, 500);
  podium.onPage(() => {
    left();
    expire();
  });
})();
