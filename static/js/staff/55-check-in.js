// The door ([data-door]): the list follows what is typed, Enter checks in the only one who fits and empties the field, a
// press on a line checks in and a second one undoes it. What is sent goes out in order, one after the other, and the next
// name can be typed meanwhile. What became of the last one is said in [data-said]; the lines and the count come from the
// server, as on every page (see 72-live-parts.js), and keep their places.
(() => {
  "use strict";

  const SETTLED = 120; // who types "tea" does not mean "t" and "te"
  const notSent = () => ({ mark: "stop", sentence: podium.texts.doorNotSent });

  let sending = Promise.resolve();
  let turn = 0; // of the pages that were asked for
  let timer = 0;
  let whole = null; // the address of the part that was shown before anything was typed

  const { make } = podium;
  const door = () => document.querySelector("[data-door]");
  const field = () => door()?.querySelector("input[type=search]");

  function address(text) {
    const url = new URL(location.href);
    url.hash = "";
    if (!url.searchParams.get("q")) whole = url.href;
    if (!text && whole) return whole;
    const fees = url.searchParams.get("fees");
    url.search = new URLSearchParams({ ...(text && { q: text }), ...(fees && { fees }) });
    return url.href;
  }

  // Shows the page as it is now, unless something newer was asked for meanwhile.
  async function refresh() {
    turn += 1;
    const [mine, here] = [turn, location.href];
    try {
      const { answer, page } = await podium.load(here);
      if (mine === turn && here === location.href && answer.ok) podium.showPage(page, answer.headers.get("x-podium-version"));
    } catch {
      // The stream says that the network is lost, and asks again.
    }
  }

  // Shows who matches the text of the field.
  function look() {
    clearTimeout(timer);
    const to = address(field()?.value.trim());
    if (to !== location.href) history.replaceState(null, "", to);
    return refresh();
  }

  // { sentence, mark, link, button }: what became of it, as a class too, and what can be pressed now.
  function say({ sentence, mark = "", link, button }) {
    const place = door()?.querySelector("[data-said]");
    if (!place) return;
    place.className = `door-said with-script ${mark}`;
    place.replaceChildren(make("p", {}, sentence));
    if (link) place.append(make("a", { class: "button", href: link }, podium.texts.showTheirLink));
    if (button) place.append(make("button", { form: "tap", name: button.name, value: button.value }, button.label));
  }

  async function post(name, value) {
    const form = document.getElementById("tap");
    const content = new URLSearchParams(new FormData(form));
    content.set(name, value);
    const request = { method: "POST", body: content, headers: { Accept: "application/json" } };
    const { answer, html, page } = await podium.load(form.action, request);
    if (answer.headers.get("content-type")?.startsWith("application/json")) return JSON.parse(html);
    return { mark: "stop", sentence: page.querySelector("h1")?.textContent || podium.texts.doorNotSent };
  }

  // Sends one thing after those before it, says what became of it, and refreshes the page. `then` comes before that.
  function send(name, value, then = () => {}) {
    const answer = sending.then(() => post(name, value)).catch(notSent);
    sending = answer.then(async (said) => {
      say(said);
      then(said);
      await look();
    });
    return answer;
  }

  function typed(form) {
    const input = field();
    const text = input.value.trim();
    if (!text) return;
    clearTimeout(timer);
    input.value = "";
    send("typed", text, (said) => {
      // to be corrected, unless the next name is already being typed
      if (said.mark !== "stop" || input.value) return;
      input.value = text;
      input.select();
    });
  }

  async function tap(button) {
    if (button.ariaBusy) return;
    button.ariaBusy = "true";
    const had = document.activeElement === button;
    await send(button.name, button.value, (said) => {
      // who was not on the list is now: the search that found nobody is over
      if (button.name === "add" && said.mark === "done") field().value = "";
    });
    await sending;
    button.ariaBusy = null;
    const line = document.getElementById("tap-" + button.value);
    // back to the line, unless its finger has gone on to the field meanwhile
    if (had && document.activeElement === document.body) line?.focus({ preventScroll: true });
  }

  // Before 40-send.js, which would show the answer as a page.
  const submit = (form, event) => {
    if (!door()) return;
    event.preventDefault();
    if (form.matches("[data-door-search]")) typed(form);
    else if (event.submitter) tap(event.submitter);
  };
  podium.on("submit", "[data-door-search], [data-door-tap]", submit, true);
  document.addEventListener("input", (event) => {
    if (event.target !== field()) return;
    clearTimeout(timer);
    timer = setTimeout(look, SETTLED);
  });

  podium.checkIn = { door, send, say };
})();
