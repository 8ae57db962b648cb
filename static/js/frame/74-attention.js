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

  // With what the sheet says about them, by its name in podium.texts.
  const KINDS = [
    { name: "vibration", label: "vibrate", can: () => "vibrate" in navigator },
    { name: "sound", label: "playSound", can: () => "AudioContext" in window, hint: "soundHint" },
    { name: "badge", label: "badge", can: () => "setAppBadge" in navigator, hint: "badgeHint" },
    { name: "screen", label: "screenOn", can: () => "wakeLock" in navigator, hint: "screenHint" },
  ];

  let chosen = new Set();
  let heardHere = null; // where the browser keeps nothing
  let audio = null;
  let screenLock = null;
  let listens = false; // this page is the one that listens while it is hidden
  let queued = false;
  let asked = ""; // the time for which the page was asked again
  let said = null; // the region that is read aloud

  const { make, slug, texts } = podium;
  const element = () => document.querySelector("[data-waiting]");
  const readChoice = () => new Set((podium.kept(KEPT) || "").split(" ").filter((name) => KINDS.some((kind) => kind.name === name && kind.can())));
  const wantsToHear = () => ["vibration", "sound", "badge"].some((name) => chosen.has(name));
  const heard = () => Number(podium.kept(HEARD + slug()) ?? heardHere ?? -1);

  function remember(newest) {
    heardHere = newest;
    podium.keep(HEARD + slug(), String(newest));
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
    if (!said?.isConnected) said = document.body.appendChild(make("p", { class: "unseen", role: "status" }));
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
      podium.emit("attention", { words });
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
    const wanted = chosen.has("screen") && element() && !podium.isHidden();
    if (!wanted) {
      screenLock?.release().catch(() => {});
      screenLock = null;
    } else if (!screenLock || screenLock.released) {
      screenLock = await navigator.wakeLock.request("screen").catch(() => null); // a battery that is low refuses
    }
  }

  // The page of calls says so until something is chosen on this device.
  function saySilent() {
    const line = document.querySelector("[data-silent]");
    if (line) line.hidden = podium.kept(KEPT) !== null;
  }

  function choose(name, is) {
    chosen = readChoice();
    if (is) chosen.add(name);
    else chosen.delete(name);
    podium.keep(KEPT, [...chosen].join(" "));
    if (name === "sound" && is) context();
    keepScreenOn();
    listen();
    look();
    saySilent();
  }

  function line(kind) {
    const box = make("input", { type: "checkbox", id: `attention-${kind.name}` });
    const hint = make("span", { class: "hint" }, kind.can() ? texts[kind.hint] || "" : texts.cannot);
    box.disabled = !kind.can();
    box.checked = chosen.has(kind.name);
    box.addEventListener("change", () => choose(kind.name, box.checked));
    return make("label", { class: "check" }, box, make("span", {}, make("b", {}, texts[kind.label]), hint));
  }

  podium.on("click", "[data-attention]", () => {
    const words = element()?.dataset.waitingWords;
    const head = make("h2", { id: "attention-title" }, texts.attention);
    const body = make(
      "div",
      { class: "attention-body" },
      make("p", {}, texts.whenNew),
      ...KINDS.map(line),
      make("div", { class: "actions" }, podium.button({}, texts.tryIt, call)),
      make("p", { class: "soft" }, words ? podium.fill(texts.nowWaits, words) : texts.nothingWaits),
    );
    podium.sheet({ class: "over", "aria-labelledby": "attention-title" }, head, body);
  });
  document.addEventListener("pointerdown", () => chosen.has("sound") && context());
  window.addEventListener("storage", (event) => {
    if (event.key !== KEPT) return;
    chosen = readChoice();
    keepScreenOn();
    listen();
    saySilent();
  });

  // A result becomes late although nobody did anything.
  setInterval(() => {
    const at = element()?.dataset.waitingChanges;
    if (!at || at === asked || podium.now() < Date.parse(at)) return;
    asked = at;
    podium.emit("ask");
  }, AGAIN);

  chosen = readChoice();
  podium.onPage(look);
  podium.onPage(saySilent);
  listen();
  keepScreenOn();
  document.addEventListener("podium:staff", () => {
    look();
    listen();
  });
  document.addEventListener("visibilitychange", keepScreenOn);
})();
