// The length of a call that a judge has: [data-length="…Z"] becomes "Its length: 4 min", as its table would get it now (T21:
// over a minute, begun minutes count whole).
(() => {
  "use strict";

  const { texts } = podium;

  function tick() {
    document.querySelectorAll("[data-length]").forEach((place) => {
      const seconds = Math.floor((podium.now() - Date.parse(place.dataset.length)) / 1000);
      podium.say(place, seconds > 60 ? podium.fill(texts.callLength, Math.ceil(seconds / 60)) : texts.callLengthNone);
    });
  }

  podium.onPage(tick);
  setInterval(tick, 1000);
})();
