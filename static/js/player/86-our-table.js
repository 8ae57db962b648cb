// The game of a table, on a phone of one of its players. A tap is kept on the phone and sent at once (42-offline.js), so that
// many in a row count, and none is lost without a network; what is not sent yet is shown where it was pressed. A second press of
// what happens once does nothing, and a button that passes a turn rests after a pass: it is then the next player's. So does an undo
// after the press of somebody else. An undo is of the newest press, and says so; until the server has answered that press, it waits.
// The screen stays on, and the view that was chosen is kept.
(() => {
  "use strict";

  const BOUNCE = 600; // milliseconds within which a second press of the same button does nothing
  const REST = 1200; // milliseconds for which a button does nothing after somebody else has changed what it does
  const VIEW = "podium:table-view";

  let last = { act: "", at: 0 };
  let screenLock = null;
  let offers = new Map(); // by turn marker, or "undo": what its button does
  const rests = new Map(); // by the same: until when its button rests

  const page = () => document.querySelector("[data-our-table]");

  function isSecond(act) {
    const isBounce = last.act === act && Date.now() - last.at < BOUNCE;
    last = { act, at: Date.now() };
    return isBounce || podium.tapsUnsent().includes(act);
  }

  const fieldsOf = (act) => new Map(act.split(";").map((field) => field.split("=")));
  const restingPart = (act) => {
    if (act.startsWith("do=undo;")) return "undo";
    return act.startsWith("do=end_turn;") ? fieldsOf(act).get("marker") : null;
  };
  const restingButtons = () => [...document.querySelectorAll('[data-taps] :is([value^="do=end_turn;"], [value^="do=undo;"])')];
  const isResting = (part) => Date.now() < (rests.get(part) ?? 0);

  // Who presses a button that rests sees why nothing happens. It is not disabled: it would lose the focus.
  function showRests() {
    restingButtons().forEach((button) => {
      const part = restingPart(button.value);
      const waits = isResting(part) || (part === "undo" && podium.undoWaits());
      if (waits) button.setAttribute("aria-disabled", "true");
      else button.removeAttribute("aria-disabled");
      if (isResting(part)) setTimeout(showRests, rests.get(part) - Date.now());
    });
  }

  function rest(part) {
    rests.set(part, Date.now() + REST);
    showRests();
  }

  const stepOf = (act) => Number(fieldsOf(act).get("step"));

  // What a press would end or undo is new on this page: who is pressing now meant what was there before it. The step below one that
  // was undone is not new.
  function restNew() {
    const now = new Map(restingButtons().map((button) => [restingPart(button.value), button]));
    now.forEach((button, part) => {
      const before = offers.get(part);
      if (!before || before === button.value || button.hasAttribute("data-own-step")) return;
      if (part !== "undo" || stepOf(button.value) > stepOf(before)) rests.set(part, Date.now() + REST);
    });
    offers = new Map([...now].map(([part, button]) => [part, button.value]));
    showRests();
  }

  // A pass that is sent makes the button the next player's before the page shows it.
  function mayPass(act) {
    const part = restingPart(act);
    if (isResting(part)) return false;
    if (part !== null && part !== "undo") rest(part);
    return true;
  }

  // Before the script that sends every form (40-send.js).
  podium.on("submit", "[data-taps]", (form, event) => {
    const { submitter } = event;
    if (!submitter?.value) return;
    // the newest press of this phone, if it is not sent yet, is undone whatever the others do
    if (submitter.value.startsWith("do=undo;") && (podium.undoWaits() || podium.dropNewestTap())) {
      last = { act: submitter.value, at: Date.now() };
      event.preventDefault();
      return;
    }
    if (submitter.hasAttribute("data-once") && (isSecond(submitter.value) || !mayPass(submitter.value))) {
      event.preventDefault();
      return;
    }
    if (!podium.keepTap(form, submitter)) return; // it is sent as any form
    event.preventDefault();
    podium.sendUnsent();
  }, true);

  const signed = (by) => (by === 0 ? "" : by > 0 ? `+${by}` : `−${-by}`);
  const withoutBy = (act) => act.replace(/;by=-?\d+$/, "");

  // In the list of a seat: what waits of each of its values.
  function showUnsentValues() {
    const all = new Map();
    podium.tapsUnsent().forEach((act) => {
      const by = Number(fieldsOf(act).get("by"));
      if (by) all.set(withoutBy(act), (all.get(withoutBy(act)) || 0) + by);
    });
    document.querySelectorAll("[data-unsent-value]").forEach((place) => {
      const { value } = place.closest("li").querySelector("button");
      podium.say(place, signed(all.get(withoutBy(value)) || 0));
    });
  }

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
    });
    showRests();
    const places = document.querySelectorAll("[data-pending]");
    if (places.length === 0) return;
    const all = pending();
    places.forEach((place) => {
      const life = all.get(place.dataset.pending) || 0;
      podium.say(place, signed(life));
    });
    showUnsentValues();
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

  // A player who comes back from another page finds the table as they had turned it.
  function keepView() {
    const isTable = Boolean(page());
    if (isTable) podium.keep(VIEW, new URL(location.href).searchParams.get("view"));
    else if (podium.kept(VIEW)) {
      document.querySelectorAll('a[href$="/me/table"]').forEach((link) => (link.search = `?view=${podium.kept(VIEW)}`));
    }
  }

  document.addEventListener("podium:kept", showPending);
  document.addEventListener("visibilitychange", keepScreenOn);
  podium.onPage((isLive) => {
    keepView();
    restNew();
    showPending();
    if (!isLive) keepScreenOn();
  });
})();
