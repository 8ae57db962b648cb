// The game of a table, on a phone of one of its players. A tap is kept on the phone and sent at once (42-offline.js), so that
// many in a row count, and none is lost without a network; what is not sent yet is shown where it was pressed. A second press of
// what happens once does nothing, and a button that passes a turn rests after a pass: it is then the next player's. An undo is of the
// newest press, and says so; until the server has answered that press, it waits. The screen stays on.
(() => {
  "use strict";

  const BOUNCE = 600; // milliseconds within which a second press of the same button does nothing

  const REST = 1200; // milliseconds for which a button that passes a turn does nothing after a pass

  let last = { act: "", at: 0 };
  let screenLock = null;
  let passes = new Map(); // by turn marker: the pass that its button offers
  const rests = new Map(); // by turn marker: until when its button rests

  const page = () => document.querySelector("[data-our-table]");

  function isSecond(act) {
    const isBounce = last.act === act && Date.now() - last.at < BOUNCE;
    last = { act, at: Date.now() };
    return isBounce || podium.tapsUnsent().includes(act);
  }

  const fieldsOf = (act) => new Map(act.split(";").map((field) => field.split("=")));
  const markerOf = (act) => (act.startsWith("do=end_turn;") ? fieldsOf(act).get("marker") : null);

  function isResting(act) {
    const marker = markerOf(act);
    if (marker === null) return false;
    if (Date.now() < (rests.get(marker) ?? 0)) return true;
    rests.set(marker, Date.now() + REST);
    showRests();
    return false;
  }

  // Who presses a button that rests sees why nothing happens.
  function showRests() {
    document.querySelectorAll('[data-taps] [value^="do=end_turn;"]').forEach((button) => {
      const left = (rests.get(markerOf(button.value)) ?? 0) - Date.now();
      if (left <= 0) return button.removeAttribute("aria-disabled");
      button.setAttribute("aria-disabled", "true");
      setTimeout(showRests, left);
    });
  }

  // A turn that began on this page, by whichever phone: who is pressing now meant the one before it.
  function restNew() {
    const buttons = [...document.querySelectorAll('[data-taps] [value^="do=end_turn;"]')];
    const offered = new Map(buttons.map(({ value }) => [markerOf(value), value]));
    offered.forEach((act, marker) => {
      if (passes.has(marker) && passes.get(marker) !== act) rests.set(marker, Date.now() + REST);
    });
    passes = offered;
    showRests();
  }

  // Before the script that sends every form (40-send.js).
  podium.on("submit", "[data-taps]", (form, event) => {
    const { submitter } = event;
    if (!submitter?.value) return;
    if (submitter.value.startsWith("do=undo;") && (podium.undoWaits() || podium.dropNewestTap())) {
      last = { act: submitter.value, at: Date.now() };
      event.preventDefault();
      return;
    }
    if (submitter.hasAttribute("data-once") && (isSecond(submitter.value) || isResting(submitter.value))) {
      event.preventDefault();
      return;
    }
    if (!podium.keepTap(form, submitter)) return; // it is sent as any form
    event.preventDefault();
    podium.sendUnsent();
  }, true);

  // By seat: how much life the taps that wait give or take.
  function pending() {
    const all = new Map();
    podium.tapsUnsent().map(fieldsOf).forEach((tap) => {
      const by = Number(tap.get("by"));
      const life = { life: by, damage: -by }[tap.get("of")];
      if (life) all.set(tap.get("player"), (all.get(tap.get("player")) || 0) + life);
    });
    return all;
  }

  function showPending() {
    document.querySelectorAll("[data-late]").forEach((mark) => {
      mark.hidden = !podium.isTapLate(mark.closest("button").value);
    });
    document.querySelectorAll("[data-undoes-unsent]").forEach((place) => {
      const unsent = podium.newestTap();
      podium.say(place, unsent);
      place.hidden = unsent === "";
      place.previousElementSibling.hidden = unsent !== "";
      // not disabled: it would lose the focus for a moment after each press
      if (podium.undoWaits()) place.closest("button").setAttribute("aria-disabled", "true");
      else place.closest("button").removeAttribute("aria-disabled");
    });
    const places = document.querySelectorAll("[data-pending]");
    if (places.length === 0) return;
    const all = pending();
    places.forEach((place) => {
      const life = all.get(place.dataset.pending) || 0;
      podium.say(place, life === 0 ? "" : life > 0 ? `+${life}` : `−${-life}`);
    });
  }

  // The list of a seat on the far side opens upwards: what was pressed stays under the finger.
  function holdInPlace(summary) {
    const top = summary.getBoundingClientRect().top;
    summary.parentElement.addEventListener("toggle", () => scrollBy(0, summary.getBoundingClientRect().top - top), { once: true });
  }

  podium.on("click", ".our-seat summary", holdInPlace);

  async function keepScreenOn() {
    if (!("wakeLock" in navigator)) return;
    if (!page()) {
      screenLock?.release().catch(() => {});
      screenLock = null;
    } else if (!podium.isHidden() && (!screenLock || screenLock.released)) {
      screenLock = await navigator.wakeLock.request("screen").catch(() => null); // a battery that is low refuses
    }
  }

  document.addEventListener("podium:kept", showPending);
  document.addEventListener("visibilitychange", keepScreenOn);
  podium.onPage((isLive) => {
    restNew();
    showPending();
    if (!isLive) keepScreenOn();
  });
})();
