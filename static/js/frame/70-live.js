// Pages that show changes live. How a page joins in:
//
//   * <body data-live="/t/SLUG/live"> (base.html writes it from shell.live): an address of server-sent events, each with
//     the tournament's numbers. When they change, this script asks for the page's own address again, at a random time
//     within the "spread" that comes with them, and follows the address that the answer names. A server with too much to do
//     (503) is asked again when it says.
//   * data-live-part="KEY" on an element, KEY once on the page: what has changed in it takes its place. base.html marks
//     the bar ("bar") and a page's whole content ("page"); parts may lie in parts, and then only the innermost one that
//     differs is replaced. So a page with a form and a list marks the list and the form with separate keys.
//   * data-row="KEY" on rows: one that has changed is tinted. data-live-still="WHAT" on a part: while it shows the same
//     (WHAT), its rows keep their places.
//   * A form that is being filled in keeps its part as it is: a changed or focused field of a form that is sent by POST.
//     "This has changed since you began typing" offers the new one. The version in such a form stays the one its reader
//     saw, so the server refuses a decision that was based on an older state. What is typed in a search (method="get") is
//     carried over, as are open <details>, the focus and the place on the page.
//   * A part with data-live-keeps is a list whose rows are parts: rows that are on both pages stay in their places, new
//     ones come at its end, and those that are gone stay, marked data-live-left. So nothing moves under a finger. What is
//     marked data-live-hold waits until its script takes the mark away, and so does what a finger is on.
//   * After a change the event "podium:page" is sent with detail.live = true: scripts look at the page again.
//
// While the stream is lost, [data-live-state] says "Offline" and as of when the page is. A hidden page lets its stream
// go and asks again when it is looked at: browsers open about six connections to a host, and so the windows of one that show
// the same share a stream (68-stream.js). One of the staff's may keep it, to hear what waits (74-attention.js). Without
// EventSource or without the script nothing of this happens, and every page still works. A page that the service worker has kept
// is offline from the start.
(() => {
  "use strict";

  const LOST_AFTER = 45000; // the server says something every 20 s
  const SAID_AFTER = 4000; // a stream that comes back so soon was never lost
  const TRIES = 6; // an answer may come from a copy that is a moment old
  const LONGEST_PAUSE = 120000; // between two tries for a stream that is refused

  let stream = null;
  let latest = null; // the last numbers that the stream sent
  let seen = null; // the numbers of what the page shows; null: not known
  let asOf = new Date();
  let heard = 0;
  let again = 0;
  let asking = false;
  let tries = 0;
  let spread = 0; // milliseconds over which all pages that were notified spread their requests
  let notBefore = 0; // a server with too much to do is not asked before
  let refused = 0; // tries in a row for a stream
  let asked = 0; // when the page was last asked for
  let offlineSoon = 0;
  let placed = 0; // answers to forms that took the place of the page
  let over = ""; // why there is nothing more to wait for

  // When the page was loaded that the service worker has kept, if the network did not answer (static/service-worker.js).
  function keptAt() {
    const { keptAt: at } = document.body.dataset;
    return at && new Date(at);
  }

  const address = () => document.body.dataset.live || "";
  const isStaff = () => address().split("?")[0].endsWith("/desk/live");
  const isOwn = () => address().split("?")[0].endsWith("/me/live");

  function say(words) {
    document.querySelectorAll("[data-live-state]").forEach((place) => {
      podium.say(place, words);
      place.hidden = words === "";
    });
  }

  const online = () => {
    if (navigator.onLine === false) return; // what still came was on its way
    clearTimeout(offlineSoon);
    offlineSoon = 0;
    if (!over) say("");
  };

  function offline(soon) {
    if (over || (offlineSoon && !soon)) return;
    clearTimeout(offlineSoon);
    const words = () => say(podium.fill(podium.texts.offline, podium.time(asOf)));
    if (soon) words();
    offlineSoon = setTimeout(words, SAID_AFTER);
  }

  function end(words) {
    over = words;
    close();
    say(words);
  }

  const isAsleep = () => podium.isHidden() && !(isStaff() && podium.hears?.());

  const numbers = (text) => (text || "").split("-").filter(Boolean).map(Number);
  const isCurrent = () => {
    const [now, page] = [numbers(latest), numbers(seen)];
    return page.length > 0 && now.every((number, at) => number <= (page[at] ?? -1));
  };

  function close() {
    stream?.close();
    stream = null;
    clearTimeout(again);
    again = 0;
  }

  function open(renew = false) {
    if (stream || over || !address() || isAsleep()) return;
    heard = Date.now();
    // two players at one browser hear different things at the same address
    stream = podium.stream(address(), { shared: !isOwn(), renew }, hear);
  }

  function hear(type, data, isRefused) {
    if (type === "version") hearNumbers(JSON.parse(data));
    else if (type === "beat") hearBeat();
    else hearError(isRefused);
  }

  function hearNumbers({ version, floor, games, spread: over = 0 }) {
    heard = Date.now();
    refused = 0;
    online();
    spread = over;
    latest = [version, floor, games].filter((number) => number !== undefined).join("-");
    tries = 0;
    if (isCurrent()) asOf = new Date();
    else askSoon();
  }

  function hearBeat() {
    heard = Date.now();
    if (isCurrent()) asOf = new Date();
    online();
  }

  function hearError(isRefused) {
    offline(navigator.onLine === false);
    if (!isRefused) return;
    // refused, not lost: the browser does not retry on its own. The page may say why.
    close();
    const pause = Math.min(LONGEST_PAUSE, 4000 * 2 ** refused++);
    const wait = pause * (0.75 + Math.random() / 2);
    later(() => {
      open();
      ask();
    }, wait);
  }

  // A hall of phones must not ask in the same moment: the server says over which time it asks, and staff see it at once.
  // Many changes in a row are shown together.
  function askSoon() {
    if (again || asking) return;
    const gap = isStaff() || isOwn() ? 600 : 2000 + Math.random() * 1000;
    const first = seen === null && !isStaff() ? 500 + Math.random() * 1500 : 0;
    const now = Date.now();
    const wait = Math.max(Math.random() * spread + first, asked + gap - now, 300 * tries, notBefore - now);
    later(ask, wait);
  }

  function later(what, wait) {
    again = setTimeout(() => {
      again = 0;
      what();
    }, wait);
  }

  async function ask() {
    if (over || !address()) return;
    if (asking || document.querySelector("form[data-sending]")) {
      later(askSoon, 1000);
      return;
    }
    asking = true;
    asked = Date.now();
    const [here, before] = [location.href, placed];
    try {
      const { answer, page } = await podium.load(here);
      // meanwhile a form was sent, or its answer was put in place: that is not to be replaced by what was asked before
      if (here !== location.href || before !== placed || document.querySelector("form[data-sending]")) return;
      if (answer.redirected && new URL(answer.url).pathname !== location.pathname) {
        end(answer.url.includes("/sign-in") ? podium.texts.signedOut : podium.texts.moved);
        return;
      }
      const after = Number(answer.headers.get("retry-after"));
      if (answer.ok) {
        show(page, answer.headers.get("x-podium-version"));
        podium.emit("asked");
      } else if (answer.status < 500) gone(page);
      // too much at once: it is asked until it answers, and nobody comes back in the same moment
      else if (after > 0) notBefore = Date.now() + after * 1000 * (1 + Math.random());
      else tries += 1;
    } catch {
      offline(true);
      tries += 1;
    } finally {
      asking = false;
    }
    if (!over && latest !== null && !isCurrent() && tries < TRIES) askSoon();
  }

  const isOlder = (version) => {
    const page = numbers(seen);
    return page.length > 0 && numbers(version).some((number, at) => number < (page[at] ?? 0));
  };

  function show(next, version) {
    if (!next.body.dataset.live) return;
    const now = next.body.dataset.liveSeen || version;
    // the answer to a form came meanwhile, and shows more
    if (isOlder(now)) {
      tries += 1;
      return;
    }
    seen = now;
    if (isCurrent()) asOf = new Date();
    else tries += 1;
    take(next);
    follow(next);
  }

  // What this page showed is no more, as the table of a round that is over: its address says why, in its place.
  function gone(next) {
    document.title = next.title || document.title;
    podium.showParts(next);
    end(podium.texts.gone);
  }

  // Shows the answer to a form of this page in place. `done`: it is the page as it is now; else it says what was refused,
  // where it was pressed. False: it is another page.
  podium.showAnswer = (next, done) => {
    const list = next.querySelector("[data-live-keeps]");
    if (!list || !podium.part(document, list.dataset.livePart)) return false;
    const now = next.body.dataset.liveSeen;
    if (!done) podium.showParts(next);
    else if (isOlder(now)) podium.catchUp();
    else {
      seen = now;
      asOf = new Date();
      take(next);
      // the network answers again
      document.querySelectorAll("[data-not-sent]").forEach((notice) => notice.remove());
    }
    return true;
  };

  function take(next) {
    if (document.title !== next.title) document.title = next.title;
    const [notices, shown] = [next, document].map((page) => page.querySelector("[data-notices]"));
    // A notice about one round is not shown above the table of the next.
    const isOver = notices?.dataset.noticesOf !== shown?.dataset.noticesOf;
    if (notices?.firstElementChild || isOver) shown?.replaceChildren(...(notices?.children ?? []));
    if (isOver && shown && notices) shown.dataset.noticesOf = notices.dataset.noticesOf ?? "";
    podium.showParts(next);
  }

  // The page shows another table's game now.
  function follow(next) {
    const href = next.body.dataset.live;
    if (href === address()) return;
    document.body.dataset.live = href;
    close();
    open();
  }

  // For scripts that ask for the page themselves.
  podium.showPage = show;

  // Every few seconds: a stream that has fallen silent without an error (Wi-Fi that is gone, a phone that slept).
  setInterval(() => {
    if (!stream || Date.now() - heard < LOST_AFTER) return;
    offline(true);
    close();
    open(true);
  }, 5000);

  function begin(isNew, renew = false) {
    if (isNew) {
      placed += 1;
      close();
      online();
      over = "";
      say("");
      latest = null;
      seen = document.body.dataset.liveSeen || null;
      asOf = keptAt() || new Date();
    }
    open(renew);
    if (isNew && keptAt()) offline(true);
  }

  // What the page shows has changed by time alone, or (`now`) by what was just sent.
  document.addEventListener("podium:ask", ({ detail }) => {
    if (!detail?.now) return stream && askSoon();
    clearTimeout(again);
    again = 0;
    ask();
  });
  document.addEventListener("visibilitychange", () => (isAsleep() ? close() : begin(false)));
  window.addEventListener("pagehide", close);
  window.addEventListener("pageshow", (event) => event.persisted && begin(false));
  window.addEventListener("online", () => {
    close();
    begin(false, true);
  });
  window.addEventListener("offline", () => offline(true));
  podium.onPage((isLive) => isLive || begin(true));
})();
