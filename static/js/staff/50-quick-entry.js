// Quick entry of results: table number, one key, optional marks, Enter.
// <form data-quick-entry> has the fields table, result, marks and an <output data-preview>; the page's pods
// ([data-table] with [data-seat] inside) say who sits where, so that the result is read before it is sent.
// data-games on the form: a match is won by so many games, and the result is one key per game, in order.
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

  // The seats in the order of their places, as "3>1=4>2"; null unless each seat is there once.
  function readPlaces(text, seats) {
    const groups = text.split(">").map((group) => group.split("=").map((key) => seats.find((seat) => seat.number === key.trim())));
    const all = groups.flat();
    return all.length === seats.length && all.every(Boolean) && new Set(all).size === seats.length ? groups : null;
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
    if (key === "d") return { state: "ready", text: said(texts.tableDrawn), seats: shown };
    if (key.startsWith("=")) {
      const sharing = readShared(key.slice(1), shown);
      if (!sharing) return { state: "wrong", text: said(texts.noSeat, key, list.length), seats: shown };
      return { state: "ready", text: said(texts.tableDrawnAmong, sharing.map((seat) => seat.name).join(", ")), seats: shown };
    }
    if ("places" in form.dataset) {
      const groups = readPlaces(key, shown);
      if (!groups) return { state: "wrong", text: said(texts.noSeat, key, list.length), seats: shown };
      return { state: "ready", text: groups[0].length > 1 ? said(texts.tableDrawn) : said(texts.tableWon, groups[0][0].name), seats: groups.flat() };
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

  // The pad of a phone: a key of it is the result, and sends it where one key says it all. No letters come up for it.
  podium.on("pointerdown", "[data-pad] button", (_, event) => event.preventDefault());
  podium.on("click", `${FORM} [data-pad] [data-key]`, (key) => {
    const form = key.closest(FORM);
    const { table, result } = fields(form);
    const several = Boolean(form.dataset.games);
    if (form.dataset.sending && !table.value.trim()) return; // a second tap
    result.value = several ? `${result.value}${key.dataset.key}`.trim() : key.dataset.key;
    show(form);
    if (!table.value.trim()) table.focus();
    else if (!several && read(form).state !== "wrong") form.requestSubmit();
  });

  // What is sent leaves the fields at once: the next table can be typed while the answer is on its way, and follows it.
  let sent = null;
  let following = [];

  podium.on("submit", FORM, (form, event) => {
    if (!event.defaultPrevented || !form.dataset.sending || !typed(form)[0]) return;
    if (sent) following.push(typed(form));
    else sent = typed(form);
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
      fill(form, next);
      form.requestSubmit();
      fill(form, now);
      at?.focus({ preventScroll: true });
    }
    show(form);
  });

  // It was not stored: it comes back, unless something else is typed there now.
  podium.on("podium:unsent", FORM, (form) => {
    const left = [sent, ...following].filter(Boolean);
    [sent, following] = [null, []];
    if (left.length > 0 && !typed(form).some(Boolean)) fill(form, left.shift());
    sayLeft(left);
    show(form);
  });

  function sayLeft(left) {
    if (left.length === 0) return;
    const words = left.map(([table, ...rest]) => podium.fill(texts.leftUnstored, table, rest.filter(Boolean).join(" "))).join("; ");
    const notice = make("div", { class: "notice bad", role: "alert", "data-not-sent": "" });
    notice.append(make("p", {}, make("b", {}, texts.notStored), podium.fill(texts.enterAgain, words)));
    document.querySelector("[data-notices]")?.append(notice);
  }

  podium.onPage((isLive) => {
    elsewhere.clear();
    if (!isLive && sent) {
      // the new page shows the one that was refused
      sayLeft(following);
      [sent, following] = [null, []];
    }
    document.querySelectorAll(FORM).forEach((form) => {
      if (WITH_PAD.matches && form.querySelector("[data-pad]")) fields(form).result.inputMode = "none";
      show(form);
    });
  });
})();
