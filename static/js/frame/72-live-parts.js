// Puts the parts of a newer page in place (see 70-live.js), without disturbing a person who is using it.
(() => {
  "use strict";

  const { make, part, inside, skeletons, rows, tint } = podium;
  const HELD = "[data-live-hold]";
  const KEEPS = "[data-live-keeps]";
  const FIELD = "input:not([type=hidden]), textarea, select";

  let newest = null; // the page some of whose parts wait for somebody to finish
  let waits = false; // whether some do
  let pressed = null; // what a finger or a mouse button is on
  let touched = ""; // the row of a list that was pressed last

  const isSearch = (field) => !field.form || field.form.method === "get";

  function isChanged(field) {
    if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
    if (field.tagName !== "SELECT") return field.value !== field.defaultValue;
    const options = [...field.options];
    if (field.multiple) return options.some((option) => option.selected !== option.defaultSelected);
    const first = options.findIndex((option) => option.defaultSelected);
    return options.length > 0 && field.selectedIndex !== Math.max(first, 0);
  }

  // "typed": fields were changed; "here": a field has the focus; "": nobody is at work. What is in `but` is left out.
  function work(element, but = []) {
    const fields = [...element.querySelectorAll(FIELD)].filter(
      (field) => !isSearch(field) && !but.some((inner) => inner.contains(field)),
    );
    if (fields.some(isChanged)) return "typed";
    const ours = (held) => element.contains(held) && !but.some((inner) => inner.contains(held));
    if ([element, ...element.querySelectorAll(HELD)].some((held) => held.matches(HELD) && ours(held))) return "here";
    if (pressed && ours(pressed)) return "here";
    return fields.includes(document.activeElement) ? "here" : "";
  }

  const noticeOf = (key) => document.querySelector(`[data-live-waits="${CSS.escape(key)}"]`);

  function offer(key, element) {
    if (noticeOf(key)) return;
    const button = podium.button({}, podium.texts.showIt, () => {
      const fresh = newest && part(newest, key);
      const old = part(document, key);
      if (fresh && old) replace(old, fresh, skeletons(newest), true);
      after();
    });
    const line = make("p", {}, podium.texts.hasChanged + " ", button);
    element.before(make("div", { class: "notice plain live-waits", role: "status", "data-live-waits": key }, line));
  }

  // What looks the same in the new part as an element of the old one.
  function counterpart(root, element) {
    if (element.id) return root.querySelector("#" + CSS.escape(element.id));
    const same = (other) =>
      ["href", "name", "value", "action"].every((name) => other.getAttribute(name) === element.getAttribute(name)) &&
      (element.matches(FIELD) || other.textContent === element.textContent);
    return [...root.querySelectorAll(element.tagName)].find(same);
  }

  function carryOver(old, fresh) {
    const opened = (root) => [...root.querySelectorAll("details")];
    const name = (details) => details.id || details.querySelector("summary")?.textContent.replace(/\d+/g, "");
    const open = new Map(opened(old).map((details) => [name(details), details.open]));
    opened(fresh).forEach((details) => {
      if (open.has(name(details))) details.open = open.get(name(details));
    });
    old.querySelectorAll(FIELD).forEach((field) => {
      const other = isSearch(field) && isChanged(field) && counterpart(fresh, field);
      if (!other) return;
      if (field.type === "checkbox" || field.type === "radio") other.checked = field.checked;
      else other.value = field.value;
    });
  }

  // Rows of a list that says so stay where they are while it shows the same (data-live-still): nobody presses a line that
  // another one has pushed away. What is new comes last.
  function keepPlaces(old, fresh) {
    const still = fresh.dataset.liveStill;
    if (still === undefined || still !== old.dataset.liveStill) return;
    const lines = [...fresh.querySelectorAll("[data-row]")];
    const places = new Map([...old.querySelectorAll("[data-row]")].map((row, place) => [row.dataset.row, place]));
    const place = (row) => places.get(row.dataset.row) ?? places.size;
    lines[0]?.parentElement.append(...lines.sort((a, b) => place(a) - place(b)));
  }

  // Takes hold of the focus inside a part; the answer gives it back.
  function holdFocus(old) {
    const focused = document.activeElement;
    if (!focused || focused === document.body || !old.contains(focused)) return () => {};
    let selection = null;
    try {
      selection = [focused.selectionStart, focused.selectionEnd, focused.selectionDirection];
    } catch {
      // A field without a caret.
    }
    return (fresh) => {
      const target = focused.isConnected ? focused : counterpart(fresh, focused);
      target?.focus({ preventScroll: true });
      try {
        if (selection && selection[0] !== null) target?.setSelectionRange(...selection);
      } catch {
        // As above.
      }
    };
  }

  // Replaces a part by another; parts inside it that somebody is using stay. False: somebody is using this one.
  function replace(old, fresh, written, force) {
    const key = fresh.dataset.livePart;
    const kept = force ? [] : inside(old).filter((inner) => work(inner) && part(fresh, inner.dataset.livePart));
    const own = force ? "" : work(old, kept);
    waits = waits || Boolean(own) || kept.length > 0;
    if (own === "typed") offer(key, old);
    if (own) return false;
    const copy = document.importNode(fresh, true);
    const giveFocus = holdFocus(old);
    carryOver(old, copy);
    keepPlaces(old, copy);
    const before = podium.writtenRows;
    old.replaceWith(copy);
    kept.forEach((inner) => part(copy, inner.dataset.livePart).replaceWith(inner));
    giveFocus(copy);
    [copy, ...copy.querySelectorAll("[data-live-part]")].forEach((renewed) => {
      if (kept.some((inner) => inner.contains(renewed))) return;
      noticeOf(renewed.dataset.livePart)?.remove();
      podium.written.set(renewed.dataset.livePart, written.get(renewed.dataset.livePart));
    });
    const now = rows(fresh);
    if (fresh.dataset.row) now.set(fresh.dataset.row, fresh.textContent);
    const place = copy.dataset.row ? copy.parentElement : copy;
    tint(place, new Map([...before].filter(([row]) => now.has(row))), now);
    now.forEach((text, row) => podium.writtenRows.set(row, text));
    return true;
  }

  // Brings one part, or the parts inside it, up to date; whether anything was replaced.
  function update(fresh, written) {
    const key = fresh.dataset.livePart;
    const old = part(document, key);
    if (!old) return false;
    if (old.matches(KEEPS)) return renew(old, fresh, written);
    if (podium.written.get(key) !== written.get(key)) {
      if (replace(old, fresh, written, false)) {
        // those inside that somebody works on were kept as they are
        inside(fresh).forEach((inner) => update(inner, written));
        return true;
      }
    }
    return inside(fresh).map((inner) => update(inner, written)).some(Boolean);
  }

  // Brings the rows of a list up to date where they are.
  function renew(old, fresh, written) {
    let changed = false;
    const left = new Set(inside(old));
    inside(fresh).forEach((row) => {
      const same = part(old, row.dataset.livePart);
      if (same) {
        left.delete(same);
        same.removeAttribute("data-live-left");
        changed = update(row, written) || changed;
      } else {
        old.append(document.importNode(row, true));
        podium.written.set(row.dataset.livePart, written.get(row.dataset.livePart));
        changed = true;
      }
    });
    left.forEach((row) => row.toggleAttribute("data-live-left", true));
    return changed || left.size > 0;
  }

  // The row of a list that must not move on the screen: the one pressed last, or the first that is in sight while the
  // list fills it.
  function steady() {
    const list = document.querySelector(KEEPS);
    const inSight = (row) => {
      const box = row.getBoundingClientRect();
      return box.bottom > 0 && box.top < innerHeight;
    };
    const isTyping = document.activeElement?.matches(FIELD) && inSight(document.activeElement);
    if (!list || isTyping || list.getBoundingClientRect().top > innerHeight / 2) return null;
    const last = part(list, touched);
    const row = last && inSight(last) ? last : inside(list).find(inSight);
    return row && { key: row.dataset.livePart, top: row.getBoundingClientRect().top };
  }

  const after = () => podium.emit("page", { live: true });

  // The organizer's colour is a style sheet in the head, which no part brings along.
  function takeLook(next) {
    const [shown, other] = [document, next].map((page) => page.querySelector('link[rel="stylesheet"][href^="/look/"]'));
    if (shown?.getAttribute("href") === other?.getAttribute("href")) return;
    if (other) document.head.append(document.importNode(other));
    shown?.remove();
  }

  // Shows what is new in another rendering of this page.
  podium.showParts = (next) => {
    takeLook(next);
    newest = next;
    waits = false;
    const [x, y, held] = [scrollX, scrollY, steady()];
    const written = skeletons(next);
    const changed = inside(next.body).map((fresh) => update(fresh, written)).some(Boolean);
    if (!changed) return;
    after();
    if (scrollX !== x || scrollY !== y) scrollTo(x, y);
    const row = held && part(document, held.key);
    if (row) scrollBy(0, row.getBoundingClientRect().top - held.top);
  };

  // Shows what waited for somebody to finish.
  podium.catchUp = () => newest && waits && podium.showParts(newest);

  // Somebody has finished: what waited may be shown.
  const finished = () => setTimeout(podium.catchUp);
  document.addEventListener("pointerdown", (event) => {
    pressed = event.target;
    touched = pressed.closest?.(`${KEEPS} > [data-live-part]`)?.dataset.livePart || touched;
  });
  ["pointerup", "pointercancel"].forEach((name) =>
    document.addEventListener(name, () => {
      // after the click that follows it
      setTimeout(() => {
        pressed = null;
        podium.catchUp();
      });
    }),
  );
  document.addEventListener("focusout", finished);
  document.addEventListener("reset", finished);
  podium.onPage((isLive) => {
    if (!isLive) newest = null;
  });
})();
