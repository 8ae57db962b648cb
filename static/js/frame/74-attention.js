// Attention for what waits for somebody of the staff. The doors carry how much it is (data-waiting), in words
// (data-waiting-words), since when the newest of it waits (data-waiting-newest, microseconds) and when something begins to
// wait by time alone (data-waiting-changes). When something newer waits than this browser has heard of, the device does what
// its owner chose on the sheet behind [data-attention]: vibrate, play a sound, number its icon; and keep its screen on.
// The choice stays on the device. The number in the title needs no choice.
//
// A hidden page lets its stream go (70-live.js); one of a browser whose owner wants to hear keeps it: podium.hears().
(() => {
  "use strict";

  const KEPT = "podium-attention";
  const HEARD = "podium-heard:";
  const AGAIN = 2000; // milliseconds between two looks at what changes by time alone

  const KINDS = [
    { name: "vibration", label: "Vibrate", can: () => "vibrate" in navigator },
    { name: "sound", label: "Play a sound", can: () => "AudioContext" in window, hint: "After the first tap on a page." },
    { name: "badge", label: "Number on the icon", can: () => "setAppBadge" in navigator, hint: "Where Podium is installed as an app." },
    { name: "screen", label: "Keep the screen on", can: () => "wakeLock" in navigator, hint: "A phone whose screen is off hears nothing." },
  ];

  let chosen = new Set();
  let heardHere = null; // where the browser keeps nothing
  let audio = null;
  let screenLock = null;
  let listens = false; // this page is the one that listens while it is hidden
  let queued = false;
  let asked = ""; // the time for which the page was asked again
  let said = null; // the region that is read aloud

  const element = () => document.querySelector("[data-waiting]");
  const slug = () => document.body.dataset.tournament || "";

  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function keep(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The browser keeps nothing: it holds for this page.
    }
  }

  const readChoice = () => new Set((read(KEPT) || "").split(" ").filter((name) => KINDS.some((kind) => kind.name === name && kind.can())));
  const wantsToHear = () => ["vibration", "sound", "badge"].some((name) => chosen.has(name));
  const heard = () => Number(read(HEARD + slug()) ?? heardHere ?? -1);

  function remember(newest) {
    heardHere = newest;
    keep(HEARD + slug(), String(newest));
  }

  // Browsers play and shake nothing before the first tap on a page.
  const wasTouched = () => navigator.userActivation?.hasBeenActive !== false;

  function context() {
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume().catch(() => {});
    return audio;
  }

  // Two short tones, the second higher.
  function play() {
    const device = context();
    [880, 1175].forEach((tone, index) => {
      const at = device.currentTime + 0.02 + index * 0.22;
      const [source, gain] = [device.createOscillator(), device.createGain()];
      source.frequency.value = tone;
      gain.gain.setValueAtTime(0.0001, at);
      gain.gain.exponentialRampToValueAtTime(0.4, at + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.2);
      source.connect(gain).connect(device.destination);
      source.start(at);
      source.stop(at + 0.22);
    });
  }

  function call() {
    if (!wasTouched()) return;
    if (chosen.has("vibration")) navigator.vibrate([180, 90, 180]);
    if (chosen.has("sound")) play();
  }

  function number(count) {
    if (!("setAppBadge" in navigator)) return;
    const shown = chosen.has("badge") && count > 0;
    (shown ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
  }

  function title(count) {
    const plain = document.title.replace(/^\(\d+\) /, "");
    const now = count > 0 ? `(${count}) ${plain}` : plain;
    if (document.title !== now) document.title = now;
  }

  function speak(words) {
    if (!said?.isConnected) {
      said = document.createElement("p");
      said.className = "unseen";
      said.setAttribute("role", "status");
      document.body.append(said);
    }
    said.textContent = words;
  }

  // Of several pages of one browser one calls.
  function alone(act) {
    if (navigator.locks) navigator.locks.request("podium-attention", act).catch(() => {});
    else act();
  }

  function look() {
    const place = element();
    if (!place) return;
    const count = Number(place.dataset.waiting);
    const newest = Number(place.dataset.waitingNewest);
    title(count);
    number(count);
    if (heard() < 0) remember(newest); // what waited before anybody listened is no news
    if (newest <= heard()) return;
    const words = place.dataset.waitingWords;
    alone(() => {
      if (newest <= heard()) return;
      remember(newest);
      document.dispatchEvent(new CustomEvent("podium:attention", { detail: { words } }));
    });
  }

  document.addEventListener("podium:attention", (event) => {
    speak(event.detail.words);
    call();
  });

  // The first page that wants to listen does, until it is closed; the next in the queue then.
  function listen() {
    if (queued || !wantsToHear() || !navigator.locks || !element()) return;
    queued = true;
    navigator.locks
      .request("podium-listens", () => {
        listens = true;
        return new Promise(() => {});
      })
      .catch(() => {});
  }

  podium.hears = () => listens && wantsToHear();

  async function keepScreenOn() {
    const wanted = chosen.has("screen") && element() && document.visibilityState !== "hidden";
    if (!wanted) {
      screenLock?.release().catch(() => {});
      screenLock = null;
    } else if (!screenLock || screenLock.released) {
      screenLock = await navigator.wakeLock.request("screen").catch(() => null); // a battery that is low refuses
    }
  }

  function make(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
    made.append(...children);
    return made;
  }

  function choose(name, is) {
    chosen = readChoice();
    if (is) chosen.add(name);
    else chosen.delete(name);
    keep(KEPT, [...chosen].join(" "));
    if (name === "sound" && is) context();
    keepScreenOn();
    listen();
    look();
  }

  function line(kind) {
    const box = make("input", { type: "checkbox", id: `attention-${kind.name}` });
    const hint = make("span", { class: "hint" }, kind.can() ? kind.hint || "" : "This browser cannot.");
    box.disabled = !kind.can();
    box.checked = chosen.has(kind.name);
    box.addEventListener("change", () => choose(kind.name, box.checked));
    return make("label", { class: "check" }, box, make("span", {}, make("b", {}, kind.label), hint));
  }

  function open(door) {
    const words = element()?.dataset.waitingWords;
    const close = make("button", { type: "button", class: "plain close" }, "Close");
    const head = make("div", { class: "over-head" }, make("h2", { id: "attention-title" }, "Attention on this device"), close);
    const trial = make("button", { type: "button" }, "Try it");
    trial.addEventListener("click", call);
    const body = make(
      "div",
      { class: "attention-body" },
      make("p", {}, "When something new waits for you:"),
      ...KINDS.map(line),
      make("div", { class: "actions" }, trial),
      make("p", { class: "soft" }, words ? `Now: ${words}.` : "Nothing waits for you now."),
    );
    const sheet = make("dialog", { class: "over", "aria-labelledby": "attention-title" }, head, body);
    close.addEventListener("click", () => sheet.close());
    sheet.addEventListener("click", (event) => event.target === sheet && sheet.close());
    sheet.addEventListener("close", () => {
      sheet.remove();
      door.focus({ preventScroll: true });
    });
    document.body.append(sheet);
    sheet.showModal();
  }

  document.addEventListener("click", (event) => {
    const door = event.target.closest?.("[data-attention]");
    if (door && window.HTMLDialogElement) open(door);
  });
  document.addEventListener("pointerdown", () => chosen.has("sound") && context());
  window.addEventListener("storage", (event) => {
    if (event.key !== KEPT) return;
    chosen = readChoice();
    keepScreenOn();
    listen();
  });

  // A result becomes late although nobody did anything.
  setInterval(() => {
    const at = element()?.dataset.waitingChanges;
    if (!at || at === asked || podium.now() < Date.parse(at)) return;
    asked = at;
    document.dispatchEvent(new CustomEvent("podium:ask"));
  }, AGAIN);

  chosen = readChoice();
  look();
  listen();
  keepScreenOn();
  ["podium:page", "podium:staff"].forEach((name) => document.addEventListener(name, look));
  document.addEventListener("podium:staff", listen);
  document.addEventListener("visibilitychange", keepScreenOn);
})();
