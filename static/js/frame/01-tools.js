// What the scripts share. It comes first.
window.podium = (() => {
  "use strict";

  const PATIENCE = 15000; // milliseconds for an answer
  const LONGEST_KEPT = 4000; // the same where what is slow is kept, and others behind it

  document.documentElement.classList.add("js");

  // Fails a request after a time; a phone whose browser is older than 2022 waits longer.
  const patience = (milliseconds) => AbortSignal.timeout?.(milliseconds);

  // What the script says, in the language of the page: of every page, of those that keep acts, of the staff's. The staff gets
  // their words on public pages with their navigation (10-reader.js).
  const texts = {};
  const addTexts = (more) => Object.assign(texts, more);
  const readTexts = () => ["words", "actWords", "staffWords"].forEach((name) => addTexts(JSON.parse(document.body?.dataset[name] || "{}")));
  readTexts();
  // an answer that takes the page's place may be a page of another kind
  document.addEventListener("podium:page", (event) => event.detail?.live || readTexts());

  // A text with its gaps filled in: "{}", or "{0}", "{1}" and so on.
  const fill = (text, ...values) => text.replace(/\{(\d?)\}/g, (_, at) => values[Number(at)]);

  // A counted text, in the plural form of the language: counted(podium.texts.players, 3).
  const plurals = new Intl.PluralRules(document.documentElement.lang || "en");
  const counted = (forms, number) => fill(forms[plurals.select(number)] || forms.other, number);

  // Asks for a page: { answer, html, page }. Fails where nothing answers in time.
  async function load(address, { signal = patience(PATIENCE), ...request } = {}) {
    const answer = await fetch(address, { headers: { Accept: "text/html" }, signal, ...request });
    const html = await answer.text();
    return { answer, html, page: new DOMParser().parseFromString(html, "text/html") };
  }

  // The id of a form that the page did not have: what has the same id acts once.
  function formId() {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  // As in make("p", { class: "soft" }, "What it says").
  function make(name, attributes = {}, ...children) {
    const element = document.createElement(name);
    Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
    element.append(...children);
    return element;
  }

  function button(attributes, text, press) {
    const made = make("button", { type: "button", ...attributes }, text);
    made.addEventListener("click", press);
    return made;
  }

  // A sheet over the page, whose head closes it; it is removed when it is closed.
  function sheet(attributes, head, ...content) {
    const close = button({ class: "plain close" }, texts.close, () => dialog.close());
    const dialog = make("dialog", attributes, make("div", { class: "over-head" }, head, close), ...content);
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
    return dialog;
  }

  // What this browser keeps under a key, or null; `place` is "sessionStorage" for what ends with the tab.
  function kept(key, place = "localStorage") {
    try {
      return window[place].getItem(key);
    } catch {
      return null;
    }
  }

  // Keeps a text, or forgets it (null). False: the browser keeps nothing, or has no room.
  function keep(key, value, place = "localStorage") {
    try {
      if (value === null) window[place].removeItem(key);
      else window[place].setItem(key, value);
      return true;
    } catch {
      return false;
    }
  }

  // Events of an element that matches, also of one that comes later.
  function on(type, selector, act, capture = false) {
    const listen = (event) => {
      const found = event.target.closest?.(selector);
      if (found) act(found, event);
    };
    document.addEventListener(type, listen, capture);
  }

  // Runs something now and after every change of the page. `isLive`: only parts of it were renewed.
  function onPage(act) {
    act(false);
    document.addEventListener("podium:page", (event) => act(Boolean(event.detail?.live)));
  }

  const emit = (name, detail) => document.dispatchEvent(new CustomEvent(`podium:${name}`, { detail }));

  // A press that opens a link elsewhere is left to the browser.
  const isElsewhere = (event) => event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey;

  const isHidden = () => document.visibilityState === "hidden";
  const slug = () => document.body.dataset.tournament || "";
  const words = (element) => element.textContent.replace(/\s+/g, " ").trim();

  // As every other time on the page: in the tournament's zone, wherever the device believes to be.
  function time(at) {
    const digits = { hour: "2-digit", minute: "2-digit" };
    try {
      return new Date(at).toLocaleTimeString("en-GB", { ...digits, timeZone: document.body.dataset.zone });
    } catch {
      return new Date(at).toLocaleTimeString("en-GB", digits); // a browser that does not know the zone
    }
  }

  // Says something in a place that is there already: text, or nothing where it says it.
  function say(place, text) {
    if (place && place.textContent !== text) place.textContent = text;
  }

  return { LONGEST_KEPT, patience, load, formId, make, button, sheet, kept, keep, on, onPage, emit, isElsewhere, isHidden, slug, words, texts, addTexts, fill, counted, time, say };
})();
