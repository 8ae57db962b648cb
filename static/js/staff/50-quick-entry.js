// Quick entry of results: table number, one key, optional marks, Enter.
// <form data-quick-entry> has the fields table, result, marks and an <output data-preview>; the page's pods
// ([data-table] with [data-seat] inside) say who sits where, so that the result is read before it is sent.
// data-games on the form: a match is won by so many games, and the result is one key per game, in order.
// data-places on the form: its result says who left in which order, as "3>1=4>2"; data-turn-order: nobody shares a place
// but the first.
// data-tables on the form: a large round's tables are not all on the page; this address and a number is the page of one.
(() => {
  "use strict";

  const FORM = "form[data-quick-entry]";
  const { make, texts } = podium;

  const fields = (form) => ({
    table: form.elements.namedItem("table"),
    result: form.elements.namedItem("result"),
    marks: form.elements.namedItem("marks"),
  });

  const typed = (form) => Object.values(fields(form)).map((field) => field?.value.trim() ?? "");
  const fill = (form, values) => Object.values(fields(form)).forEach((field, at) => field && (field.value = values[at]));
  const empty = (form) => fill(form, ["", "", ""]);

  const WITH_PAD = matchMedia("(pointer: coarse), (max-width: 479px)"); // as 75-quick-entry.css shows it

  const SETTLED = 150; // who types "437" does not mean tables 4 and 43

  const elsewhere = new Map(); // the pods of tables that are not on the page, by address; null where there is none

  const podIn = (root, number) => root.querySelector(`[data-table="${CSS.escape(number)}"]`);

  // The pod of the table that is typed; null where there is none, undefined until the server has said.
  function pod(form) {
    const number = fields(form).table.value.trim();
    const here = podIn(document, number);
    if (here || !form.dataset.tables || !/^\d+$/.test(number)) return here;
    const address = form.dataset.tables + number;
    if (!elsewhere.has(address)) {
      elsewhere.set(address, undefined);
      setTimeout(ask, SETTLED, form, address, number);
    }
    return elsewhere.get(address);
  }

  async function ask(form, address, number) {
    elsewhere.delete(address);
    if (fields(form).table.value.trim() !== number) return;
    elsewhere.set(address, undefined);
    try {
      const { answer, page } = await podium.load(address);
      if (answer.status >= 500) throw new Error("no answer");
      elsewhere.set(address, answer.ok ? podIn(page, number) : null);
      show(form);
    } catch {
      elsewhere.delete(address); // the server looks at the table when the form is sent
    }
  }

  function seats(of) {
    return [...of.querySelectorAll("[data-seat]")].map((seat) => ({
      number: seat.dataset.seat,
      name: seat.querySelector("bdi").textContent,
      ruledOut: Boolean(seat.querySelector(".seat-out")),
    }));
  }

  // "c2 m3 d4" or "c2m3d4": a letter and the seat it is about.
  function readMarks(text) {
    const marks = [];
    const rest = text.replace(/([cmd])\s*(\d+)/gi, (_, letter, seat) => {
      marks.push({ letter: letter.toLowerCase(), seat });
      return "";
    });
    return rest.trim() === "" || /^[\s,;]*$/.test(rest) ? marks : null;
  }

  // The keys of a result: [{key, seat}], seat missing for a draw; null when a key is nobody's.
  function readGames(text, seats) {
    const games = [...text].map((key) => ({ key, seat: seats.find((seat) => seat.number === key) }));
    return games.every((game) => game.seat || game.key === "d") ? games : null;
  }

  // The seats that share a draw, as "124" or "1, 12"; null when one of them is nobody's, or there are fewer than two.
  function readShared(text, seats) {
    const keys = seats.length > 9 || /[\s,;-]/.test(text.trim()) ? text.split(/[\s,;-]+/).filter(Boolean) : [...text];
    const sharing = keys.map((key) => seats.find((seat) => seat.number === key));
    return sharing.length > 1 && sharing.every(Boolean) ? sharing : null;
  }

  // The groups of seats in the order of their places, as "3>1=4>2"; null unless each seat is there once, or has a match
  // loss. One group alone ends with ">".
  function readPlaces(text, seats, lost) {
    const groups = text.replace(/>+$/, "").split(">").map((group) => group.split("=").map((key) => seats.find((seat) => seat.number === key.trim())));
    const all = groups.flat();
    const missing = seats.filter((seat) => !all.includes(seat) && !lost.has(seat.number) && !seat.ruledOut);
    if (!text.includes(">") || missing.length > 0 || !all.every(Boolean) || new Set(all).size !== all.length) return null;
    return groups;
  }

  // What the server will say about a result where places score: the same rules as its own (T45).
  function placesSaid(form, key, seats, marks, number) {
    const of = (letter) => new Set(marks.filter((mark) => mark.letter === letter).map((mark) => mark.seat));
    const [conceded, lost] = [of("c"), of("m")];
    const wrong = (text, ...values) => ({ state: "wrong", text: podium.fill(text, number, ...values), seats });
    const ready = (text, ...values) => ({ state: "ready", text: podium.fill(text, number, ...values), seats });
    const winner = seats.find((seat) => seat.number === key);
    const others = seats.filter((seat) => seat !== winner && !lost.has(seat.number) && (winner || conceded.has(seat.number)));
    // a winner alone, or a draw, where at most one has the place after it
    const isShort = (winner || key === "d") && others.length < 2;
    const named = key.split(/[>=]/).map((seat) => seat.trim());
    const lostWithPlace = key.includes(">") && marks.find((mark) => mark.letter === "m" && named.includes(mark.seat));
    if (lostWithPlace) return wrong(texts.placeAndLoss, lostWithPlace.seat);
    const groups = isShort ? [winner ? [winner] : seats.filter((seat) => !lost.has(seat.number))] : readPlaces(key, seats, lost);
    if (!groups) return wrong(texts.sayPlaces, seats.length);
    const first = groups[0];
    const winning = isShort && !winner ? [] : first;
    const beaten = winning.find((seat) => conceded.has(seat.number) || lost.has(seat.number));
    if (beaten) return wrong(texts.outCannotWin, beaten.number);
    if ("turnOrder" in form.dataset && groups.slice(1).some((group) => group.length > 1)) return wrong(texts.sayTurnOrder);
    const shown = isShort ? seats : [...groups.flat(), ...seats.filter((seat) => !groups.flat().includes(seat))];
    if (first.length === 1) return { ...ready(texts.tableWon, first[0].name), seats: shown.map((seat) => ({ ...seat, won: seat === first[0] })) };
    const isOfAll = first.length === seats.length;
    const drawn = isOfAll ? ready(texts.tableDrawn) : ready(texts.tableDrawnAmong, first.map((seat) => seat.name).join(", "));
    return { ...drawn, seats: shown };
  }

  // What a match of several games ended in, said in words.
  function gamesText(games, needed) {
    const word = ({ seat }, at) => (seat ? podium.fill(texts.gameWon, at + 1, seat.name) : podium.fill(texts.gameDrawn, at + 1));
    const words = games.map(word).join(", ");
    const wins = new Map();
    games.forEach((game) => game.seat && wins.set(game.seat, (wins.get(game.seat) || 0) + 1));
    const winner = [...wins].find(([, count]) => count >= needed);
    return { words, winner: winner && winner[0] };
  }

  const markWord = { c: "markConceded", m: "markMatchLoss", d: "markDrops" };

  // What would be sent, or what is missing: {state: "", "ready" or "wrong", text, seats}.
  function read(form) {
    const { table, result, marks } = fields(form);
    const number = table.value.trim();
    if (!number) return { state: "", text: texts.typeTable, seats: [] };
    // about this table
    const said = (text, ...values) => podium.fill(text, number, ...values);
    const here = pod(form);
    if (here === undefined) return { state: "", text: said(texts.tableAsked), seats: [] };
    if (!here) return { state: "wrong", text: said(texts.noTable), seats: [] };
    const list = seats(here);
    const key = result.value.trim().toLowerCase();
    const read = readMarks(marks ? marks.value : "");
    const stray = read?.find((mark) => !list.some((seat) => seat.number === mark.seat));
    const needed = Number(form.dataset.games || 1);
    const games = needed > 1 ? readGames(key, list) : null;
    const match = games && gamesText(games, needed);
    const shown = list.map((seat) => ({
      ...seat,
      won: needed > 1 ? match?.winner === seat : key === seat.number,
      words: (read || []).filter((mark) => mark.seat === seat.number).map((mark) => texts[markWord[mark.letter]]),
    }));
    if (!key) return { state: "", text: said(texts.whoWon), seats: shown };
    if (!read || stray) return { state: "wrong", text: said(texts.wrongMark), seats: shown };
    if (needed > 1) {
      if (!games) return { state: "wrong", text: said(texts.wrongGame, list.length), seats: shown };
      return { state: "ready", text: match.winner ? said(texts.matchWon, match.words, match.winner.name) : said(texts.matchGames, match.words), seats: shown };
    }
    if ("places" in form.dataset) return placesSaid(form, key, shown, read, number);
    if (key === "d") return { state: "ready", text: said(texts.tableDrawn), seats: shown };
    if (key.startsWith("=")) {
      const sharing = readShared(key.slice(1), shown);
      if (!sharing) return { state: "wrong", text: said(texts.noSeat, key, list.length), seats: shown };
      return { state: "ready", text: said(texts.tableDrawnAmong, sharing.map((seat) => seat.name).join(", ")), seats: shown };
    }
    const winner = shown.find((seat) => seat.won);
    if (!winner) return { state: "wrong", text: said(texts.noSeat, key, list.length), seats: shown };
    return { state: "ready", text: said(texts.tableWon, winner.name), seats: shown };
  }

  function show(form) {
    const preview = form.querySelector("[data-preview]");
    if (!preview) return;
    const said = read(form);
    const seats = said.seats.map((seat) => {
      const name = seat.name + (seat.words.length > 0 ? ` (${seat.words.join(", ")})` : "");
      const parts = [make("span", { class: "seat-number" }, seat.number), make("span", { class: "seat-name" }, name)];
      return make("li", { class: seat.won ? "seat won" : "seat" }, ...parts);
    });
    preview.className = "preview with-script " + said.state;
    preview.replaceChildren(make("b", {}, said.text), ...(seats.length > 0 ? [make("ol", {}, ...seats)] : []));
    const last = form.querySelector("[data-last-seat]");
    if (!last) return;
    form.dataset.seats ??= last.textContent;
    const count = String(said.seats.length || form.dataset.seats);
    podium.say(last, count);
    form.querySelectorAll("[data-key]").forEach((key) => {
      key.disabled = Number(key.dataset.key) > Number(count);
    });
  }

  podium.on("input", FORM, (form, event) => {
    document.body.classList.add("enters-by-number");
    const { table, result, marks } = fields(form);
    const oneKey = !form.dataset.games;
    if (event.target === table && oneKey && /d$/i.test(table.value)) {
      table.value = table.value.replace(/\D/g, "");
      result.value = "d";
      (marks || result).focus();
    }
    // One key says it all while the pod has fewer than ten seats.
    // Places take a key for each seat.
    const asksPlaces = "places" in form.dataset && result.value.toLowerCase() !== "d";
    if (event.target === result && oneKey && !asksPlaces && result.value.length === 1 && result.value !== "=" && marks) {
      const here = pod(form);
      if (here && (result.value.toLowerCase() === "d" || seats(here).length < 10)) {
        marks.focus();
        marks.dataset.reached = "";
      }
    }
    show(form);
  });

  // Ctrl-Z while nothing is typed: what was entered last.
  podium.on("keydown", FORM, (form, event) => {
    if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    if (Object.values(fields(form)).some((field) => field?.value)) return;
    event.preventDefault();
    document.querySelector('[data-live-part="last"] [name="undo"]')?.click();
  });

  podium.on("keydown", FORM, (form, event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { table, result, marks } = fields(form);
    // who tabs from field to field has come there already
    const isThere = event.target === marks && "reached" in marks.dataset;
    if (marks) delete marks.dataset.reached;
    if (isThere && event.key === "Tab" && !event.shiftKey) event.preventDefault();
    else if (event.target === table && (event.key === " " || (event.key === "Enter" && !result.value.trim()))) {
      event.preventDefault();
      result.focus();
      result.select();
    } else if (event.key === "Escape") {
      empty(form);
      table.focus();
      show(form);
    } else if (event.key === "Backspace" && event.target !== table && event.target.value === "") {
      event.preventDefault();
      const before = event.target === marks ? result : table;
      before.focus();
    } else if (event.key === "Enter" && read(form).state === "wrong") {
      event.preventDefault();
    }
  });

  // What a key of the pad makes of the result so far. Where places score, it adds ">" between two seats of one digit.
  function pressed(form, before, key) {
    if (!("places" in form.dataset)) return form.dataset.games ? `${before}${key}`.trim() : key;
    if (key === "back") return before.slice(0, -1);
    if (key === "D") return key;
    const so = before.toLowerCase() === "d" ? "" : before;
    const isSign = /[>=]/.test(key);
    if (isSign) return so.replace(/[>=]*$/, so ? key : "");
    const here = pod(form);
    return /\d$/.test(so) && here && seats(here).length < 10 ? `${so}>${key}` : so + key;
  }

  // The pad of a phone: a key of it is the result, and sends it where one key says it all. No letters come up for it.
  podium.on("pointerdown", "[data-pad] button", (_, event) => event.preventDefault());
  podium.on("click", `${FORM} [data-pad] [data-key]`, (key) => {
    const form = key.closest(FORM);
    const { table, result } = fields(form);
    const several = Boolean(form.dataset.games) || "places" in form.dataset;
    if (form.dataset.sending && !table.value.trim()) return; // a second tap
    result.value = pressed(form, result.value.trim(), key.dataset.key);
    show(form);
    if (!table.value.trim()) table.focus();
    else if (!several && read(form).state !== "wrong") form.requestSubmit();
  });

  // What is sent leaves the fields at once: the next table can be typed while the answer is on its way, and follows it. Each
  // is what its form sends, as pairs.
  let sent = null;
  let following = [];

  const entryOf = (form) => [...new FormData(form)].filter(([, value]) => typeof value === "string");
  const typedIn = (entry) => ["table", "result", "marks"].map((name) => (new Map(entry).get(name) ?? "").trim());
  const inWords = (values) => values.filter(Boolean).join(" ");

  podium.on("submit", FORM, (form, event) => {
    if (!event.defaultPrevented || !form.dataset.sending || !typed(form)[0]) return;
    if (sent) following.push(entryOf(form));
    else sent = entryOf(form);
    empty(form);
    fields(form).table.focus({ preventScroll: true });
    show(form);
  });

  podium.on("podium:sent", FORM, (form) => {
    if (!sent) empty(form); // it was sent once more, as it came back
    sent = null;
    elsewhere.clear();
    const next = following.shift();
    if (next) {
      const [now, at] = [typed(form), document.activeElement];
      fill(form, typedIn(next));
      form.requestSubmit();
      fill(form, now);
      at?.focus({ preventScroll: true });
    }
    show(form);
  });

  // It was not stored: it comes back, unless something else is typed there now.
  podium.on("podium:unsent", FORM, (form) => {
    const left = [sent, ...following].filter(Boolean).map(typedIn);
    [sent, following] = [null, []];
    if (left.length > 0 && !typed(form).some(Boolean)) fill(form, left.shift());
    sayLeft(left);
    show(form);
  });

  function sayLeft(left) {
    if (left.length === 0) return;
    const words = left.map(([table, ...rest]) => podium.fill(texts.leftUnstored, table, inWords(rest))).join("; ");
    const notice = make("div", { class: "notice bad", role: "alert", "data-not-sent": "" });
    notice.append(make("p", {}, make("b", {}, texts.notStored), podium.fill(texts.enterAgain, words)));
    document.querySelector("[data-notices]")?.append(notice);
  }

  // Without a network what is typed is kept on the device (42-offline.js), as is what is typed after it: all is sent in the
  // order in which it was typed.
  const waits = () => podium.typedUnsent().some((act) => act.state === "waits");

  // What a kept entry is called: as it was typed, and who won by it.
  function labelOf(form, [number, ...rest]) {
    const of = podIn(document, number) || elsewhere.get(form.dataset.tables + number);
    const winner = of && seats(of).find((seat) => seat.number === rest[0]);
    return [podium.fill(texts.table, number), inWords(rest), winner?.name].filter(Boolean).join(" · ");
  }

  function keep(form, entry) {
    const values = typedIn(entry);
    return podium.keepTyped(form, { table: values[0], fields: entry, label: labelOf(form, values), typed: values });
  }

  // What follows has no separate id yet: it was typed on the page of the one that is on its way.
  const withId = (entry) => entry.map(([name, value]) => [name, name === "form_id" ? podium.formId() : value]);

  // Keeps what is on its way and what follows it. False: there was no room for all of it.
  function keepAll(form, first) {
    const all = [first, ...following.map(withId)].filter(Boolean);
    const left = all.filter((entry) => !keep(form, entry));
    sent = null;
    following = left;
    return left.length === 0;
  }

  podium.on(
    "submit",
    FORM,
    (form, event) => {
      const isAway = navigator.onLine === false || waits();
      if (sent || !isAway || !keep(form, withId(entryOf(form)))) return;
      event.preventDefault();
      empty(form);
      fields(form).table.focus({ preventScroll: true });
      show(form);
      podium.sendUnsent();
    },
    true,
  );

  podium.on("podium:lost", FORM, (form, event) => {
    if (keepAll(form, event.detail)) event.preventDefault();
    show(form);
  });

  // The page is left while something is on its way: it is sent again with the same id, and acts once.
  window.addEventListener("pagehide", () => {
    const form = document.querySelector(FORM);
    if (form && sent) keepAll(form, sent);
  });

  // Each is said at its table: what waits, and what the service did not take, with why.
  function markTables() {
    document.querySelectorAll("[data-unsent-at]").forEach((line) => line.remove());
    podium.typedUnsent().forEach((act) => {
      const words = inWords(act.typed.slice(1));
      const text = act.state === "asks" ? podium.fill(texts.tableNotStored, act.said.join(" ")) : podium.fill(texts.tableKept, words);
      const line = make("p", { class: "result-problem", "data-unsent-at": act.table }, text);
      if (act.state === "asks") line.prepend(make("b", {}, words), " ");
      podIn(document, act.table)?.querySelector(".pod-body")?.append(line);
    });
  }

  document.addEventListener("podium:kept", markTables);
  document.addEventListener("podium:retype", ({ detail }) => {
    const form = document.querySelector(FORM);
    if (!form) return;
    fill(form, detail);
    fields(form).result.focus();
    show(form);
  });

  podium.onPage((isLive) => {
    elsewhere.clear();
    if (!isLive && sent) {
      // the new page shows the one that was refused
      sayLeft(following.map(typedIn));
      [sent, following] = [null, []];
    }
    document.querySelectorAll(FORM).forEach((form) => {
      if (WITH_PAD.matches && form.querySelector("[data-pad]")) fields(form).result.inputMode = "none";
      show(form);
    });
    markTables();
  });
})();
