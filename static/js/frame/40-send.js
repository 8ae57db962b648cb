// Sending forms. Every form: a second press of the same button does nothing, and without a network the page stays
// and says "Not sent". <form data-keep>, and every form of the staff's and the players' own pages, is sent in the
// background: when the network fails everything typed is still there; when the answer comes it takes the page's place,
// and rows (data-row) that changed are tinted. An answer at the same address leaves the reader where they were, unless
// it says that something was not done. An answer that only says what to fix ([data-not-done]) is shown beside the
// form's button, and everything typed stays. <form data-in-place>: an answer at the same address is put in the page's
// parts (70-live.js), and the form gets the event "podium:sent", to be filled in again. <form data-offline>: what cannot be
// sent is kept and sent later (42-offline.js); quick entry keeps it itself, on the event "podium:lost".
(() => {
  "use strict";

  const { make, texts } = podium;

  const bad = (head, text) => make("div", { class: "notice bad", role: "alert" }, make("p", {}, make("b", {}, head), text));

  function say(text) {
    const place = document.querySelector("[data-notices]");
    if (!place) return;
    const notice = bad(texts.notSent, text);
    notice.dataset.notSent = ""; // until something is stored (70-live.js)
    place.replaceChildren(notice);
    notice.scrollIntoView({ block: "nearest" });
  }

  // The session has ended: everything typed stays, to be sent again by hand once its writer has signed in beside this page.
  function signedOut() {
    say(texts.signedOutUnsent);
    document.querySelector("[data-not-sent] p")?.append(" ", make("a", { href: "/sign-in", target: "_blank" }, texts.signIn));
  }

  // After that the forms of this page are those of the new session. Returns whether they were not before.
  async function takeToken() {
    try {
      const { answer, page } = await podium.load(location.href);
      const token = page.querySelector('input[name="csrf"]')?.value;
      const old = [...document.querySelectorAll('input[name="csrf"]')].filter((field) => field.value !== token);
      if (!answer.ok || answer.redirected || !token) return false;
      old.forEach((field) => (field.value = token));
      document.querySelector("[data-not-sent]")?.remove();
      return old.length > 0;
    } catch {
      return false; // it is tried again when somebody looks at the page, or sends it
    }
  }

  // For scripts that send forms themselves: true where the token was another session's, and is this one's now.
  podium.takeToken = takeToken;

  function looked() {
    if (document.querySelector('[data-not-sent] a[href="/sign-in"]') && !podium.isHidden()) takeToken();
  }

  document.addEventListener("visibilitychange", looked);
  window.addEventListener("focus", looked);

  // What an error page asks to fix, beside the button that was pressed.
  function refused(form, next) {
    const page = next.querySelector("[data-not-done]");
    if (!page || !form.isConnected) return false;
    const lines = [...page.querySelectorAll("[data-why]")].map((line) => line.textContent);
    const notice = bad(page.querySelector("h1").textContent, lines.join(" "));
    notice.dataset.refused = "";
    form.querySelector("[data-refused]")?.remove();
    const buttons = [...form.querySelectorAll(".actions, button:not([type=button])")];
    (buttons.at(-1)?.closest(".actions") || buttons.at(-1) || form.lastElementChild).before(notice);
    release(form);
    notice.scrollIntoView({ block: "nearest" });
    return true;
  }

  // A large file on a slow network takes a while, and nothing else on the page says so.
  const isUpload = (form) => form.enctype === "multipart/form-data";

  function sayUpload() {
    const line = make("p", {}, texts.sendingFile);
    document.querySelector("[data-notices]")?.replaceChildren(make("div", { class: "notice plain", role: "status", "data-uploads": "" }, line));
  }

  function release(form) {
    delete form.dataset.sending;
    document.querySelector("[data-uploads]")?.remove();
    // with those that belong to it and lie elsewhere
    [...form.elements].filter((element) => element.matches("[data-held]")).forEach((button) => {
      button.disabled = false;
      button.removeAttribute("data-held");
    });
  }

  function hold(form) {
    form.dataset.sending = "yes";
    if (isTyped(form)) return; // Enter does nothing where the button is disabled, and the next result follows this one
    // After this turn of events: a disabled button would not send its own name and value.
    setTimeout(() => {
      if (!form.dataset.sending) return;
      [...form.elements].filter((element) => element.matches("button:not([type=button]):not(:disabled)")).forEach((button) => {
        button.disabled = true;
        button.setAttribute("data-held", "");
      });
    });
  }

  // The button of the new page that was pressed on the old one, if possible in the same part; it may name the next player now.
  function sameButton(button) {
    if (!button) return null;
    const same = [...document.querySelectorAll("button")].filter(
      (other) => other.form?.action === button.action && other.name === button.name && other.value === button.value,
    );
    const partOf = (element) => element.closest("[data-live-part]")?.dataset.livePart;
    const near = same.filter((other) => partOf(other) === partOf(button.element));
    const all = near.length > 0 ? near : same;
    return all.find((other) => other.textContent === button.text) || (all.length === 1 || button.name ? all[0] : null);
  }

  const isKept = (form) => form.hasAttribute("data-keep") || /^\/t\/[^/]+\/(desk|me)(\/|$)/.test(location.pathname);

  // What lies under the finger: the line or part of the page whose button was pressed, and how far it is from the top.
  const HOLDS = "[data-seat-ref], [data-row], [data-live-part]";
  function underFinger(button) {
    const place = button?.closest(HOLDS);
    const key = place && ["seatRef", "row", "livePart"].find((name) => name in place.dataset);
    if (!key || key === "livePart" && place.dataset.livePart === "page") return null;
    const attribute = "data-" + key.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());
    return {
      find: () => document.querySelector(`main ${place.tagName}[${attribute}="${CSS.escape(place.dataset[key])}"]`),
      top: place.getBoundingClientRect().top,
    };
  }

  // `address`: where a redirect led; empty when the answer is the form itself with what is wrong with it.
  function replacePage(next, address, button) {
    if (!next.querySelector("main")) return false;
    const stays = address && new URL(address).pathname === location.pathname && !next.querySelector(".notice.bad");
    const [x, y] = [scrollX, scrollY];
    const held = stays && underFinger(button?.element);
    const before = podium.writtenRows;
    document.title = next.title;
    document.body.replaceWith(next.body);
    if (address && address !== location.href) history.pushState(null, "", address);
    podium.tint(document, before, podium.rows(document));
    podium.emit("page");
    const first = document.querySelector("[autofocus]") || (stays && sameButton(button)) || document.getElementById("content");
    first?.focus({ preventScroll: Boolean(stays) });
    // a page of one table says its state in one place
    const says = document.querySelectorAll("[data-state-words]").length === 1;
    if (stays && button && says) podium.hear(podium.stateWords(document));
    scrollTo(...(stays ? [x, y] : [0, 0]));
    const place = held && held.find();
    if (place) scrollBy(0, place.getBoundingClientRect().top - held.top);
    return true;
  }

  function body(form, submitter) {
    const data = new FormData(form, submitter);
    return form.enctype === "multipart/form-data" ? data : new URLSearchParams(data);
  }

  function inPlace(form, next, address) {
    const id = next.querySelector('input[name="form_id"]');
    if (new URL(address).pathname !== location.pathname || !form.isConnected || !id) return false;
    if (!podium.showAnswer(next, true)) return false;
    release(form);
    // filled in with the same once more it is another form
    form.elements.namedItem("form_id").value = id.value;
    form.dispatchEvent(new CustomEvent("podium:sent", { bubbles: true }));
    return true;
  }

  // Quick entry keeps what is slow to be sent, and what a server that is busy or away did not take.
  const isTyped = (form) => form.hasAttribute("data-quick-entry");
  const isLost = (answer) => !answer.redirected && (answer.status >= 500 || answer.status === 429);

  const unsent = (form) => form.dispatchEvent(new CustomEvent("podium:unsent", { bubbles: true }));

  async function send(form, submitter) {
    const address = submitter?.hasAttribute("formaction") ? submitter.formAction : form.action;
    const content = body(form, submitter);
    const button = submitter && { element: submitter, action: form.action, text: submitter.textContent, name: submitter.name, value: submitter.value };
    const signal = isTyped(form) ? podium.patience(podium.LONGEST_KEPT) : isUpload(form) ? null : undefined;
    if (isUpload(form)) sayUpload();
    try {
      // Giving up is safe: sent again with the same id of the form, it acts once.
      const { answer, page } = await podium.load(address, { method: "POST", body: content, signal });
      if (isTyped(form) && isLost(answer)) throw new Error("busy");
      if (!answer.ok && refused(form, page)) return unsent(form);
      if (answer.redirected && new URL(answer.url).pathname === "/sign-in") {
        release(form);
        signedOut();
        return unsent(form);
      }
      // somebody signed in since the page was loaded: what was typed is sent as theirs
      if (answer.status === 403 && (await takeToken())) {
        release(form);
        unsent(form);
        hold(form);
        return send(form, submitter);
      }
      // it was done, but the server has no room for the next page now: it retries automatically
      if (answer.redirected && answer.status === 503) {
        location.assign(answer.url);
        return;
      }
      if (answer.ok && answer.redirected && form.hasAttribute("data-in-place") && inPlace(form, page, answer.url)) return;
      if (!replacePage(page, answer.redirected ? answer.url : "", button)) location.assign(answer.url);
    } catch {
      release(form);
      if (keeps(form, submitter, [...content])) return;
      say(texts.notSentWhy);
      unsent(form);
    }
  }

  // Keeps an act for later, and the page goes on: ticks are taken away as after it was done, and so is an
  // answered question.
  function keeps(form, submitter, sent) {
    if (isTyped(form)) return !form.dispatchEvent(new CustomEvent("podium:lost", { bubbles: true, cancelable: true, detail: sent }));
    if (!form.hasAttribute("data-offline") || !podium.keepUnsent(form, submitter, sent)) return false;
    form.reset();
    form.closest("[data-question]")?.toggleAttribute("hidden", true);
    return true;
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || form.method !== "post") return;
    // what opens in another tab, as a preview, leaves this page as it is
    if (event.submitter?.formTarget === "_blank") return;
    if (form.dataset.sending) {
      event.preventDefault();
      return;
    }
    const isOffline = navigator.onLine === false;
    if (isOffline || (form.hasAttribute("data-offline") && podium.waitsBehind(form))) {
      event.preventDefault();
      if (!keeps(form, event.submitter)) say(texts.notSentWhy);
      else {
        // a second press that did nothing
        hold(form);
        setTimeout(() => release(form), 600);
        podium.sendUnsent();
      }
      return;
    }
    if (isKept(form)) {
      event.preventDefault();
      hold(form);
      send(form, event.submitter);
      return;
    }
    hold(form);
  });

  // Back in the history the browser shows the page as it was left: with the buttons held.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) document.querySelectorAll("form[data-sending]").forEach(release);
  });
  window.addEventListener("popstate", () => location.reload());
})();
