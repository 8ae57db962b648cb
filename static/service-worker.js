// The service worker: shows news that come while the page is closed (src/deliver/push), and opens the page that they are about.
"use strict";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

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
