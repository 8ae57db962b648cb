// The service worker (static/service-worker.js), on the pages of players: it keeps what they show for when there is no network. And
// news by Web Push: [data-push=KEY] is a place that offers them, with the key that a browser subscribes with. Of the parts in it
// ([data-push-when]) the one is shown that fits the browser. [data-push-told] has the marks of the browsers that get the news; a
// place without it goes by what this browser has kept. A form that ends them ([data-push-ends]), or ends those of
// all other browsers ([data-push-stays]), says which browser it is.
(() => {
  "use strict";

  const WORKER = "/service-worker.js";
  const KEPT = "podium-pages"; // what it keeps

  const can = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  // iPhones and iPads can once the page is on the home screen; newer iPads say that they are a Mac
  const isApplePhone = () => /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

  const base64url = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

  // As the server recognizes a browser.
  async function markOf(address) {
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(address)));
    return [...hash.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  const isFor = (subscription, key) => base64url(subscription.options.applicationServerKey) === key;
  const keptUnder = (place) => `podium.push ${place.dataset.pushFor}`;

  async function current() {
    const worker = await navigator.serviceWorker.getRegistration("/");
    return worker?.pushManager.getSubscription();
  }

  async function subscribed(key) {
    const subscription = await current();
    return subscription && isFor(subscription, key) ? subscription : null;
  }

  async function fillEnds() {
    const fields = document.querySelectorAll("[data-push-ends] [name=address], [data-push-stays] [name=address]");
    const subscription = fields.length > 0 && can() ? await current() : null;
    if (subscription) fields.forEach((field) => (field.value = subscription.endpoint));
  }

  async function stateOf(place) {
    if (!can()) return isApplePhone() && !navigator.standalone ? "phone" : "cannot";
    if (Notification.permission === "denied") return "blocked";
    const subscription = await subscribed(place.dataset.push);
    if (!subscription) return "offer";
    const mark = await markOf(subscription.endpoint);
    const { pushTold } = place.dataset;
    const isTold = pushTold === undefined ? podium.kept(keptUnder(place)) === mark : pushTold.split(" ").includes(mark);
    podium.keep(keptUnder(place), isTold ? mark : null);
    return isTold ? "told" : "offer";
  }

  async function show(place) {
    const state = await stateOf(place).catch(() => "cannot");
    place.querySelectorAll("[data-push-when]").forEach((part) => (part.hidden = part.dataset.pushWhen !== state));
  }

  async function subscribe(key) {
    if ((await Notification.requestPermission()) !== "granted") return null;
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    const old = await pushManager.getSubscription();
    if (old && !isFor(old, key)) await old.unsubscribe();
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  }

  async function ask(form, submitter) {
    const place = form.closest("[data-push]");
    const failed = place.querySelector("[data-push-failed]");
    failed.hidden = true;
    try {
      const subscription = await subscribe(place.dataset.push);
      if (!subscription) return show(place);
      form.elements.address.value = subscription.endpoint;
      form.elements.key.value = base64url(subscription.getKey("p256dh"));
      form.elements.secret.value = base64url(subscription.getKey("auth"));
      form.requestSubmit(submitter);
    } catch {
      failed.hidden = false;
    }
  }

  // Before the script that sends every form (40-send.js): it is filled in first.
  podium.on("submit", "[data-push-form]", (form, event) => {
    if (form.elements.address.value) return;
    event.preventDefault();
    ask(form, event.submitter);
  }, true);

  // Another person may take the phone.
  podium.on("submit", "[data-push-ends]", () => window.caches?.delete(KEPT).catch(() => {}));

  podium.onPage((isLive) => {
    const showAll = () => document.querySelectorAll("[data-push]").forEach(show);
    fillEnds().then(showAll, showAll);
    const isOwn = /^\/t\/[^/]+\/me(\/|$)/.test(location.pathname) && document.querySelector(".my-who");
    if (!isLive && isOwn) navigator.serviceWorker?.register(WORKER).catch(() => {});
  });
})();
