// Acts that could not be sent. <form data-offline>: what is pressed while the network does not answer is kept on this
// device (localStorage), up to 200 acts, each with the version of the game that it was made from, and is sent in its order
// when the network is back; closing the page loses nothing. Where the state has moved meanwhile, the act is shown with what
// was done since, and waits for a press: nothing is carried out on a state that nobody has seen. Later acts at the same
// table wait with it. The staff's pages send the staff's acts, a player's page that player's.
//
// Time mode of the floor hands its taps over by podium.keepUnsent (52-result-cards.js), quick entry its results by
// podium.keepTyped (50-quick-entry.js): those can be typed otherwise ("Change") instead of being sent again.
//
// Taps at a player's own table (podium.keepTap, 86-our-table.js) are kept first and sent at once. They do not depend on each other:
// one that is refused is shown with its reason until it is closed, and the next ones are sent. Differences of the same value that
// wait become one tap. A tap is carried out where the server answers 204, and refused where it says why; after any other answer it
// is kept. The page is loaded once after them. An undo drops the newest press that was never sent. Of a tap that may have arrived
// it undoes a difference once the answer is known (41-presses.js), and waits for the answer of any other.
//
// An act is sent as it was made, with the id of its form: one that had arrived, and whose answer was lost, acts once.
(() => {
  "use strict";

  const KEY = "podium:unsent";
  const MOST = 200; // in a tournament: each table of a large hall once
  const FORGOTTEN = 24 * 3600 * 1000; // after that a tap that was refused is not shown any more
  const PAUSE = 10000; // between two tries while something waits
  const SOON = 1500; // a tap that is on its way for so long is shown as not sent

  let sending = false;
  let full = false;
  let done = []; // taps that were carried out since the page was made

  // An act: { id, slug, who, reader: a player's number, path, query, table, tap, label, at, fields: [[name, value]], madeFrom: version
  // of its page, state, said: [sentence], again: [[name, value]], typed: what quick entry shows of it, free: no other act waits for
  // it, tried: it may have arrived, presses: of a tap, oldest first: { at, name, by: a difference }, undone: how many of the last of
  // them are undone, isUndo: it undoes presses of a tap that counts, away: it was pressed without a network }. tap: the name of the
  // button that says what is done and, as "7.2.5" (table, seat, version), from what; else the fields have a version.
  // state: "waits" (to be sent), "asks" (the state has moved; `again` is what a press would send), "moved" (something before
  // it asks, so it will ask too).
  function load() {
    try {
      const kept = JSON.parse(podium.kept(KEY));
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  }

  const store = (acts) => podium.keep(KEY, acts.length === 0 ? null : JSON.stringify(acts));

  const { make, slug, words, texts, presses } = podium;
  const isStaffPage = () => location.pathname.startsWith(`/t/${slug()}/desk`);
  const isPlayersPage = () => /^\/t\/[^/]+\/me(\/call|\/table)?$/.test(location.pathname);
  const reader = () => document.querySelector(isPlayersPage() ? ".my-who bdi" : ".account-name")?.textContent.trim() || "";
  const readerNumber = () => (isPlayersPage() && document.querySelector(".my-who")?.dataset.who) || "";
  // By their number: two players of one name may use the same device.
  const isReaders = (act) => (act.reader ? act.reader === readerNumber() : act.who === reader());
  const isOfPlayer = (act) => act.path.startsWith(`/t/${act.slug}/me/`);
  const here = (acts) => acts.filter((act) => act.slug === slug() && isOfPlayer(act) === isPlayersPage());
  // Acts at one table have one order, wherever they were pressed.
  const tableOf = (path) => path.match(/\/desk\/game\/(\d+)\//)?.[1] || path;
  const isBefore = (act, table) => act.slug === slug() && act.table === table;
  // The field with the version that an act was made from: its tap, as "7.2.5", or the version of its form.
  const versioned = ({ tap, fields }) => fields.find(([name, value]) => name === (tap || "version") && /\d$/.test(value));
  const versionIn = (value) => value.match(/\d+$/)[0];
  // The version after an act: at a table that nobody followed, it also begins the record.
  const next = (version) => (Number(version) === 0 ? 2 : Number(version) + 1);

  function pathOf(form, submitter) {
    return new URL(submitter?.hasAttribute("formaction") ? submitter.formAction : form.action).pathname;
  }

  // What a button says, without its signs, which the words beside them say, too, and without a clock. The hidden words of one
  // with data-at only name its table, as the label of its act does.
  function nameOf(submitter) {
    const copy = submitter.cloneNode(true);
    const signs = "[aria-hidden=true], [hidden], [data-since]";
    copy.querySelectorAll(submitter.hasAttribute("data-at") ? `${signs}, span` : signs).forEach((sign) => sign.remove());
    return words(copy);
  }

  function labelOf(form, submitter, name = submitter ? nameOf(submitter) : "") {
    const names = [...form.querySelectorAll("input[type=checkbox]:checked")].map((box) => words(box.closest("label") || box));
    const where = form.dataset.offline || words(document.querySelector("h1") || document.body).slice(0, 60);
    return [where, ...names, name].filter(Boolean).join(" · ");
  }

  // Whether an act at a table waits already: then the next one waits behind it.
  const waitsAt = (table) => load().some((act) => isBefore(act, String(table)));

  // A form's token belongs to the session: after another sign-in of the same reader an act is sent with that of the page.
  function asNow(fields) {
    const token = document.querySelector('input[name="csrf"]')?.value;
    return fields.map(([name, value]) => [name, name === "csrf" ? token || value : value]);
  }

  // An undo behind another act that waits is of that one, not of the step that its page shows: it names no step.
  function undoOfLast({ path, tap, table, fields }) {
    if (path.endsWith("/undo")) return fields.filter(([name]) => !["from", "seen", "moved"].includes(name));
    if (tap !== "undo") return fields;
    const ofOthers = fields.filter(([name, value]) => name !== "steps" || value.split(".")[0] !== table);
    return ofOthers.map(([name, value]) => (name === tap ? [name, value.replace(/\.\d+\./, "..")] : [name, value]));
  }

  // Keeps an act. False: there is no room for it, and it was not kept.
  function put(made) {
    const acts = load().filter((act) => !(act.free && act.state === "asks" && Date.now() - act.at > FORGOTTEN));
    const joined = presses.join(here(acts), made, isReaders);
    if (joined) {
      const ids = new Map(joined.map((act) => [act.id, act]));
      const isKept = store(acts.flatMap((act) => (here([act]).length === 0 ? [act] : ids.has(act.id) ? [ids.get(act.id)] : [])));
      show();
      return isKept;
    }
    full = acts.filter((act) => act.slug === slug()).length >= MOST;
    if (full) {
      show();
      return false;
    }
    const before = acts.filter((act) => isBefore(act, made.table));
    // The version that the game has once the acts before it are done, where they are of the same page.
    const own = made.tap === "back" ? undefined : versioned(made);
    const madeFrom = own && versionIn(own[1]);
    const last = before.at(-1);
    const isBehind = own && last?.madeFrom === madeFrom;
    if (isBehind) own[1] = own[1].replace(/\d+$/, next(versionIn(versioned(last)[1])));
    const { labelBehind, ...pressed } = made;
    const act = {
      ...pressed,
      fields: isBehind ? undoOfLast(made) : made.fields,
      label: (isBehind && labelBehind) || made.label,
      id: `${Date.now()}-${Math.random().toString(36).slice(2)}`,
      slug: slug(),
      who: reader(),
      reader: readerNumber(),
      at: Date.now(),
      madeFrom,
      state: !made.free && before.some((other) => other.state !== "waits") ? "moved" : "waits",
      said: [],
    };
    if (!store([...acts, act])) return false;
    show();
    return true;
  }

  // Keeps what was pressed in a form; `sent`: what of it was sent already, as pairs, and may have arrived.
  function keep(form, submitter, sent) {
    const fields = (sent || [...new FormData(form, submitter)]).filter(([, value]) => typeof value === "string");
    const path = pathOf(form, submitter);
    const isCard = path.endsWith("/desk/floor");
    const tap = isCard && submitter.name !== "said" ? submitter.name : undefined;
    const table = isCard ? submitter.value.split(".")[0] : tableOf(path);
    // data-behind: what a button does behind another act, where it is not what it says
    const behind = submitter?.dataset.behind;
    const labelBehind = behind && labelOf(form, submitter, behind);
    return put({ path, table, tap, fields, tried: Boolean(sent), label: labelOf(form, submitter), labelBehind });
  }

  function change(id, how) {
    store(load().flatMap((act) => (act.id === id ? how(act) : [act])));
  }

  // The state that an act was made from is gone: it asks, and so will those behind it.
  function asks(act, said, again) {
    const acts = load();
    const place = acts.findIndex((other) => other.id === act.id);
    store(
      acts.map((other, at) => {
        if (at === place) return { ...other, state: "asks", said, again };
        const isBehindIt = !act.free && at > place && other.slug === act.slug && other.table === act.table;
        return isBehindIt && other.state === "waits" ? { ...other, state: "moved" } : other;
      }),
    );
  }

  // What an act sends from another version.
  const made = (act, version) =>
    act.fields.map(([name, value]) => {
      if (name === act.tap) return [name, value.replace(/[^.]*$/, version)];
      return [name, name === "version" && !act.tap ? version : value];
    });

  // What the answer says about an act that was not carried out, and what a press would send now.
  function questionOf(act, page) {
    const meanwhile = [...page.querySelectorAll("[data-meanwhile] li")].map(words);
    page.querySelectorAll(".notice b").forEach((word) => word.remove());
    const why = [...page.querySelectorAll("[data-not-done] [data-why], .notice.bad p, .notice.warn p")].map(words);
    const said = meanwhile.length > 0 ? meanwhile : why;
    const form = page.querySelector("[data-meanwhile] ~ form") || [...page.querySelectorAll("form")].find(
      (other) => new URL(other.action, location.href).pathname === act.path,
    );
    if (!form) return { said, again: null };
    const fresh = [...new FormData(form)].filter(([, value]) => typeof value === "string");
    if (page.querySelector("[data-meanwhile]")?.parentElement.contains(form)) return { said, again: fresh };
    const keys = ["csrf", "form_id", "version", "seen", "standing", "moved"];
    const again = act.fields.map(([name, value]) => [name, keys.includes(name) ? (new Map(fresh).get(name) ?? value) : value]);
    // what each card of the floor shows of its game
    const steps = fresh.filter(([name]) => name === "steps");
    return { said, again: steps.length === 0 ? again : [...again.filter(([name]) => name !== "steps"), ...steps] };
  }

  // Whether an answer says that an act was carried out: it led on from its form.
  function isDone(answer) {
    return answer.ok && answer.redirected && !new URL(answer.url).pathname.startsWith("/sign-in");
  }

  // From now on it may have arrived, whatever becomes of the answer; what is shown of it says so.
  function triesNow(act) {
    if (act.tried) return;
    change(act.id, (kept) => [{ ...kept, tried: true }]);
    show();
  }

  // Sends one act: "done", "asks", or "later" when the network does not answer or somebody has to sign in.
  async function send(act, fields) {
    if (act.free) return sendTap(act);
    if (isPlayersPage()) triesNow(act);
    let got;
    try {
      got = await podium.load(act.path, { method: "POST", body: new URLSearchParams(asNow(fields)) });
    } catch {
      return "later";
    }
    const { answer, page } = got;
    if (isDone(answer)) {
      change(act.id, () => []);
      return "done";
    }
    const isSignIn = answer.redirected && new URL(answer.url).pathname.startsWith("/sign-in");
    if (isSignIn || answer.status === 401 || answer.status >= 500 || answer.status === 429) return "later";
    const { said, again } = questionOf(act, page);
    asks(act, said.length > 0 ? said : [texts.notCarriedOut], again);
    return "asks";
  }

  // Sends a tap, without its page in the answer.
  async function sendTap(act) {
    // the page may have been old; two phones that press at once look the same otherwise
    const late = isOnTheWay(act) && !act.away ? [] : [["late", "1"]];
    triesNow(act);
    const headers = { Accept: "text/html", Prefer: "return=minimal" };
    const post = () => {
      const body = new URLSearchParams([...asNow(act.fields), ...late]);
      return podium.load(act.path + (act.query || ""), { method: "POST", body, headers, signal: podium.patience(podium.LONGEST_KEPT) });
    };
    try {
      let got = await post();
      // somebody signed in at this browser since the page was loaded
      if (got.answer.status === 403 && (await podium.takeToken())) got = await post();
      const { answer, page } = got;
      if (answer.status === 204) {
        change(act.id, presses.undoOf);
        done.push({ ...act, undone: 0 });
        return "done";
      }
      const why = [...page.querySelectorAll("[data-why]")].map(words);
      if (![409, 422].includes(answer.status) || why.length === 0) return "later";
      // what was undone before it was refused is as it should be
      change(act.id, (kept) => (presses.standing(kept).length > 0 ? [kept] : []));
      asks(act, why, null);
      return "asks";
    } catch {
      return "later";
    }
  }

  async function flush() {
    if (sending || navigator.onLine === false || !(isStaffPage() || isPlayersPage())) return;
    sending = true;
    const held = new Set();
    const tried = new Set();
    let moved = false;
    let isTap = false;
    let isLost = false;
    try {
      // each act once at most; what is added meanwhile has its own try
      for (const { id } of here(load())) {
        const act = load().find((other) => other.id === id);
        tried.add(id);
        if (!act || held.has(act.table)) continue;
        if (act.state === "asks" || !isReaders(act)) {
          if (!act.free) held.add(act.table);
          continue;
        }
        // After an act that needs an answer, this one is never sent automatically: no version matches the state it was made from.
        const end = await send(act, act.state === "moved" ? made(act, "-1") : act.fields);
        if (end === "later") {
          isLost = true;
          return;
        }
        moved = true;
        isTap = isTap || Boolean(act.free);
        if (end === "asks" && !act.free) held.add(act.table);
      }
    } finally {
      sending = false;
      show();
      if (!isLost && here(load()).some((act) => act.free && act.state === "waits" && !tried.has(act.id))) setTimeout(flush);
      // What asks is answered looking at the table as it is now. A page with a question follows no changes.
      if (moved && document.querySelector("[data-question][hidden]")) location.reload();
      else if (moved) podium.emit("ask", { now: isTap });
    }
  }

  async function confirm(id) {
    const act = load().find((other) => other.id === id);
    if (!act?.again || sending) return;
    sending = true;
    const end = await send(act, act.again);
    sending = false;
    show();
    if (end === "done") {
      podium.emit("ask");
      flush();
    }
  }

  function leave(id, how = () => []) {
    change(id, how);
    show();
    flush();
  }

  function closeAll(refused) {
    const ids = refused.map((act) => act.id);
    store(load().filter((act) => !ids.includes(act.id)));
    show();
  }

  // Puts what was typed into the fields again.
  function retype(act) {
    if (sending) return;
    leave(act.id);
    podium.emit("retype", act.typed);
  }

  const soft = (text) => make("p", { class: "soft" }, text);

  function button(text, label, press) {
    const made = podium.button({}, text, press);
    made.append(make("span", { class: "unseen" }, `: ${label}`));
    return made;
  }

  // What a player pressed is not carried out any more, and a press does not change that.
  const isRefused = (act) => act.state === "asks" && (act.free || isPlayersPage()) && !act.again;

  function lineOf(act) {
    const label = act.free ? presses.labelOf(act) : act.label;
    const line = make("li", {}, make("p", {}, make("bdi", {}, label), make("span", { class: "soft" }, ` ${podium.time(act.at)}`)));
    const isOthers = !isReaders(act);
    if (isOthers) line.append(soft(podium.fill(texts.actMadeBy, act.who || texts.somebody)));
    line.append(...act.said.map((sentence) => make("p", {}, sentence)));
    const canRetype = act.typed && !isOthers && document.querySelector("[data-quick-entry]");
    const mayCount = act.tried && act.state === "waits" && isPlayersPage();
    if (mayCount) line.append(soft(texts.mayHaveArrived));
    // a judge who was called may have come meanwhile, without a network
    if (act.state === "asks" || isOthers || canRetype || isPlayersPage()) {
      const actions = make("div", { class: "actions" });
      if (canRetype) actions.append(button(texts.change, act.label, () => retype(act)));
      if (act.state === "asks" && act.again && !act.typed && !isOthers) actions.append(button(texts.sendStill, act.label, () => confirm(act.id)));
      const left = mayCount && !isOthers && !act.isUndo && presses.differenceOf(act) ? presses.standing(act).length : 0;
      if (left > 0) actions.append(button(texts.undo, label, () => leave(act.id, (kept) => presses.without(kept, left))));
      else actions.append(button(isRefused(act) ? texts.close : texts.doNotSend, label, () => leave(act.id)));
      line.append(actions);
    }
    return line;
  }

  // A tap that is on its way is not shown at once: its answer comes in a moment.
  const isOnTheWay = (act) => act.free && act.state === "waits" && navigator.onLine !== false && Date.now() - act.at < SOON;

  function show() {
    const all = isStaffPage() || isPlayersPage() ? here(load()) : [];
    const acts = all.filter((act) => !isOnTheWay(act));
    if (acts.length < all.length) setTimeout(show, SOON);
    const old = document.querySelector("[data-unsent]");
    podium.emit("kept");
    if (acts.length === 0) {
      old?.remove();
      return;
    }
    const asked = acts.filter((act) => act.state === "asks").length;
    const areTaps = acts.every((act) => act.free || isRefused(act));
    // of these the heading says enough, and the table goes on
    const ofPlayer = asked > 0 ? "" : texts.actOfPlayer;
    const ofActs = isPlayersPage() ? ofPlayer : asked > 0 ? texts.actsMoved : texts.actsOfStaff;
    const why = areTaps ? "" : ofActs;
    const list = make("ol", { class: "plain-list" }, ...acts.map(lineOf));
    const heading = make("h2", { id: "unsent" }, asked === 0 ? podium.counted(texts.actsUnsent, acts.length) : areTaps ? texts.notCarriedOut : texts.actsAsk);
    // taps that only wait are one line over the board, which shows them itself
    const isFolded = areTaps && asked === 0;
    const fold = () => make("details", old?.querySelector("details[open]") ? { open: "" } : {}, make("summary", {}, heading), list);
    const card = make(
      "section",
      { class: "card stack tight unsent", "data-unsent": "", "aria-labelledby": "unsent" },
      ...(isFolded ? [fold()] : [heading, make("p", { class: "soft", role: "status" }, why), list]),
    );
    const refused = acts.filter(isRefused);
    if (refused.length > 1) heading.append(" ", podium.button({ class: "plain close" }, texts.close, () => closeAll(refused)));
    if (full) card.append(make("p", {}, podium.fill(texts.actsFull, MOST)));
    // below quick entry and a table's game: what is pressed there stays where it is, however much is kept
    const last = document.querySelector("[data-quick-entry] + .last, .our-board");
    if (old) old.replaceWith(card);
    else if (last) last.after(card);
    else (document.querySelector("main .whole") || document.querySelector("main [data-notices]"))?.before(card);
  }

  // Keeps a typed result: { table, fields, label, typed }. What was on its way may be given up twice, by its page and by the
  // network: it is kept once.
  function keepTyped(form, entry) {
    const idOf = ({ fields }) => new Map(fields).get("form_id");
    const isKept = load().some((act) => act.typed && idOf(act) === idOf(entry));
    return isKept || put({ ...entry, path: pathOf(form), tap: undefined });
  }

  // Keeps a tap at the reader's own table, to be sent at once. False: this browser keeps nothing, or has no room.
  function keepTap(form, submitter) {
    const pairs = [...new FormData(form, submitter)].filter(([, value]) => typeof value === "string");
    // Each press of a difference is another one. Any other button has the id of its page, and acts once until the page is made again.
    const isEach = !submitter.hasAttribute("data-once");
    const fields = pairs.map(([name, value]) => [name, name === "form_id" && isEach ? podium.formId() : value]);
    const path = pathOf(form, submitter);
    const query = new URL(form.action).search;
    const made = { path, query, table: path, tap: undefined, free: true, away: navigator.onLine === false, fields, label: labelOf(form, submitter) };
    return put({ ...made, presses: [{ at: Date.now(), name: nameOf(submitter), by: presses.differenceOf(made)?.by }] });
  }

  podium.keepTap = keepTap;
  const waitingTaps = () => here(load()).filter((act) => act.free && act.state === "waits" && act.path === location.pathname);

  // The newest press at the reader's own table that its page does not show yet, with its tap; null where all of them are undone.
  function newestPress() {
    const all = [...done, ...waitingTaps().filter(isReaders)].flatMap((act) => presses.standing(act).map((press) => ({ act, press })));
    return all.reduce((last, one) => (last && last.press.at > one.press.at ? last : one), null);
  }

  const isUndo = (act) => act.isUndo || presses.actOf(act).startsWith("do=undo;");
  // A press can be undone here if it was never sent, or changes a value by a difference. An undo is not undone.
  const isOpen = ({ act, press }) => !isUndo(act) && !done.includes(act) && (!act.tried || press.by !== undefined);

  // What an undo is of, in words; empty where it is the step that the page shows.
  podium.newestTap = () => {
    const newest = newestPress();
    return newest && !isUndo(newest.act) ? newest.press.name : "";
  };
  // Whether an undo has to wait: the answer to what was pressed last is not known, or the page does not show it yet.
  podium.undoWaits = () => {
    const newest = newestPress();
    return newest ? !isOpen(newest) : waitingTaps().some(isReaders);
  };
  // Undoes the newest press, if it is not one that the server knows. False: it is.
  podium.dropNewestTap = () => {
    const newest = newestPress();
    if (!newest || !isOpen(newest)) return false;
    change(newest.act.id, (kept) => presses.without(kept, 1));
    show();
    return true;
  };
  // What was pressed at the reader's own table and does not show yet, as the buttons have it.
  podium.tapsUnsent = () => [...done, ...waitingTaps()].map(presses.actOf);
  // Whether a press there waits for the network.
  podium.isTapLate = (value) => waitingTaps().some((act) => !isOnTheWay(act) && presses.actOf(act) === value);
  podium.keepUnsent = keep;
  podium.keepTyped = keepTyped;
  // The typed results that are kept, in their order.
  podium.typedUnsent = () => here(load()).filter((act) => act.typed);
  // What waits at a table, as labels.
  podium.unsentAt = (table) => load().filter((act) => isBefore(act, table)).map((act) => act.label);
  // Whether something of a table is sent as soon as the network answers.
  podium.isOnItsWay = (table) => load().some((act) => isBefore(act, table) && act.state === "waits");
  podium.waitsBehind = (form) => waitsAt(tableOf(pathOf(form)));
  podium.sendUnsent = flush;

  document.addEventListener("podium:asked", () => {
    if (done.length === 0) return;
    done = [];
    show();
  });
  podium.onPage((isLive) => {
    if (!isLive) done = [];
    if (!document.querySelector("[data-unsent]")) show();
    if (!isLive) flush();
  });
  window.addEventListener("online", flush);
  window.addEventListener("storage", (event) => event.key === KEY && show());
  document.addEventListener("visibilitychange", () => podium.isHidden() || flush());
  setInterval(() => !podium.isHidden() && here(load()).length > 0 && flush(), PAUSE);
})();
