// The length of a call that a judge has: [data-length="…Z"] becomes "Its length: 4 min", as its table would get it now (T21:
// over a minute, begun minutes count whole).
(() => {
  "use strict";

  function tick() {
    document.querySelectorAll("[data-length]").forEach((place) => {
      const seconds = Math.floor((podium.now() - Date.parse(place.dataset.length)) / 1000);
      podium.say(place, seconds > 60 ? `Its length: ${Math.ceil(seconds / 60)} min` : "Its length: none up to 1 min");
    });
  }

  podium.onPage(tick);
  setInterval(tick, 1000);
})();
