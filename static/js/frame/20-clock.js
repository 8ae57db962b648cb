// Countdowns in step with the server. <time datetime="…Z" data-ends>until 14:05</time> becomes "42 min left", in the
// last five minutes "4:31"; with data-digits always digits, "1:02:10"; when time is up it says so. <time datetime="…Z"
// data-since> counts up. <time datetime="…Z" data-own> says how long it is until then, and afterwards how long ago it was,
// in the words of data-left and data-over, with the digits for "#". The words the server wrote stay in the title. A clock
// that is paused is no <time data-ends>: the server writes the time it shows. At the moment of
// <time datetime="…Z" data-asks hidden> the page has new content, and reloads itself.
//
// The device's own time is not believed: /time says the server's, and half the way there and back is taken for the way
// here. It is asked again after sleep, a lost network, a set clock, and now and then.
(() => {
  "use strict";

  const CLOCKS = "time[data-ends], time[data-since], time[data-own]";
  const ASKS = "time[data-asks]";
  const KEPT = "podium-clock";
  const GOOD = 300; // a way there and back that leaves an error well below half a second
  const TRIES = 4;
  const ASK_EVERY = 10 * 60 * 1000;
  const ASK_AGAIN = 5000;
  const STEP = 400; // the device's time has jumped, or the device slept
  // Milliseconds after its moment until a page asks for itself: what the clocks may differ by, and then a hall not at once.
  const LATE = 500;
  const SPREAD = 3000;
  const ASKS_EVERY = 15000; // while the answer names the same moment

  let offset = Number(podium.kept(KEPT, "sessionStorage")) || 0; // the server's time less the device's
  let asking = false;
  let next = 0; // when to ask again, by performance.now()
  let between = Date.now() - performance.now();

  const now = () => Date.now() + offset;
  podium.now = now;

  async function sample() {
    const sent = performance.now();
    const answer = await fetch("/time", { cache: "no-store", credentials: "omit" });
    const server = Number(await answer.text());
    const way = performance.now() - sent;
    if (!answer.ok || !server) throw new Error("no time");
    return { way, offset: server - (Date.now() - way / 2) };
  }

  async function ask() {
    if (asking) return;
    asking = true;
    next = performance.now() + ASK_AGAIN;
    let best = null;
    try {
      for (let tried = 0; tried < TRIES && (best === null || best.way > GOOD); tried += 1) {
        const one = await sample();
        if (best === null || one.way < best.way) best = one;
      }
      next = performance.now() + ASK_EVERY;
    } catch {
      // No network: what is known holds, and it is asked for again soon.
    }
    asking = false;
    if (best === null) return;
    offset = best.offset;
    between = Date.now() - performance.now();
    podium.keep(KEPT, String(offset), "sessionStorage");
    tick();
  }

  const asked = new Map(); // by moment: when to ask next

  // Until the answer names another moment, or none.
  function askAfter({ dateTime }) {
    const time = now();
    // a page that nobody looks at asks when somebody does
    if (!(Date.parse(dateTime) <= time) || podium.isHidden()) return;
    const due = asked.get(dateTime) ?? time + LATE + Math.random() * SPREAD;
    asked.set(dateTime, time < due ? due : time + ASKS_EVERY);
    if (time >= due) podium.emit("ask");
  }

  const two = (number) => String(number).padStart(2, "0");

  function digits(seconds) {
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  }

  const LONG = 3 * 3600; // a night between two days: the server's words say until when

  function words(clock, seconds) {
    if (seconds <= 0) return podium.texts.timeIsUp;
    if (seconds > LONG && !clock.hasAttribute("data-digits")) return clock.title;
    if (seconds > 300 && !clock.hasAttribute("data-digits")) return podium.counted(podium.texts.minutesLeft, Math.ceil(seconds / 60));
    return digits(seconds);
  }

  function ownTime({ dataset }, seconds) {
    return (seconds > 0 ? dataset.left : dataset.over).replace("#", digits(Math.abs(seconds)));
  }

  function tick() {
    const [clocks, asks] = [CLOCKS, ASKS].map((wanted) => document.querySelectorAll(wanted));
    if (clocks.length + asks.length === 0) return;
    const jumped = Math.abs(Date.now() - performance.now() - between) > STEP;
    if (jumped) between = Date.now() - performance.now();
    if (jumped || performance.now() >= next) ask();
    asks.forEach(askAfter);
    clocks.forEach((clock) => {
      const at = Date.parse(clock.dateTime);
      if (Number.isNaN(at)) return;
      if (!clock.title) clock.title = clock.textContent.trim();
      const isSince = clock.hasAttribute("data-since");
      const seconds = isSince ? Math.max(0, Math.floor((now() - at) / 1000)) : Math.ceil((at - now()) / 1000);
      const isOwn = clock.hasAttribute("data-own");
      const text = isSince ? digits(seconds) : isOwn ? ownTime(clock, seconds) : words(clock, seconds);
      podium.say(clock, text);
      clock.classList.toggle("up", !isSince && !isOwn && seconds <= 0);
    });
  }

  const resync = () => {
    next = 0;
    tick();
  };

  podium.onPage(tick);
  // Five times a second, so that a second changes at most 0.2 s late.
  setInterval(tick, 200);
  document.addEventListener("visibilitychange", () => podium.isHidden() || resync());
  window.addEventListener("online", resync);
  window.addEventListener("pageshow", (event) => event.persisted && resync());
})();
