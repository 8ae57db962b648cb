// The service worker. It shows news that come while the page is closed (src/deliver/push), and opens the page that they are about.
// Without a network it shows the player's own pages and the pairings as they were last, and says as of when: an answer of the
// server always comes first, so nothing old is taken for new.
"use strict";

const KEPT = "podium-pages"; // static/js/shared/85-push.js deletes it
const MOST = 6; // pages
const PAGE = /^(\/[a-zA-Z-]+)?\/t\/[^/]+\/(me|me\/table|pairings(\/\d+)?)$/;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(begin()));

// The page that has brought the worker was loaded without it.
async function begin() {
  await self.clients.claim();
  const open = await self.clients.matchAll({ type: "window" });
  const requests = open.map(({ url }) => new Request(url, { headers: { accept: "text/html" } })).filter(isPage);
  await Promise.all(requests.map(async (request) => keep(request, await fetch(request)).catch(() => {})));
}

// What the page loads of itself (01-tools.js) counts, too: it is as new as what is opened.
function isPage(request) {
  const { origin, pathname } = new URL(request.url);
  const asks = request.mode === "navigate" || request.headers.get("accept") === "text/html";
  return request.method === "GET" && asks && origin === self.location.origin && PAGE.test(pathname);
}

// A page is one in all languages: the last one is kept.
const key = (request) => new URL(request.url).pathname.replace(/^\/[a-zA-Z-]+(?=\/t\/)/, "");

async function keep(request, answer) {
  if (!answer.ok || answer.redirected || !answer.headers.get("content-type")?.startsWith("text/html")) return;
  const headers = { "content-type": "text/html; charset=utf-8" };
  for (const name of ["content-security-policy", "x-frame-options", "referrer-policy"]) {
    if (answer.headers.has(name)) headers[name] = answer.headers.get(name);
  }
  const html = (await answer.text()).replace("<body ", `<body data-kept-at="${new Date().toISOString()}" `);
  const pages = await caches.open(KEPT);
  await pages.delete(key(request)); // so that it is the last one
  await pages.put(key(request), new Response(html, { headers }));
  const all = await pages.keys();
  await Promise.all(all.slice(0, -MOST).map((old) => pages.delete(old)));
}

async function kept(request, error) {
  const page = request.mode === "navigate" && (await (await caches.open(KEPT)).match(key(request)));
  if (!page) throw error;
  return page;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (!isPage(request)) return;
  const answered = (answer) => {
    const copy = answer.clone();
    event.waitUntil(keep(request, copy).catch(() => {})); // there is no room
    return answer;
  };
  event.respondWith(fetch(request).then(answered, (error) => kept(request, error)));
});

self.addEventListener("push", (event) => {
  const { title, body, to, topic } = event.data.json();
  const shown = { body, tag: topic, renotify: true, dir: "auto", data: { to } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { href, pathname } = new URL(event.notification.data.to, self.location.origin);
  const open = async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const same = windows.find((window) => new URL(window.url).pathname === pathname);
    return same ? same.focus() : self.clients.openWindow(href);
  };
  event.waitUntil(open());
});
