// Countdowns. <time datetime="…Z" data-ends>until 14:05</time> becomes "42 min left", in the last five minutes
// "4:31"; when time is up it says so. The words the server wrote stay in the title.
(() => {
  "use strict";

  function words(milliseconds) {
    const seconds = Math.ceil(milliseconds / 1000);
    if (seconds <= 0) return "time is up";
    if (seconds > 300) return Math.ceil(seconds / 60) + " min left";
    return Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0");
  }

  function tick() {
    document.querySelectorAll("time[data-ends]").forEach((clock) => {
      const end = Date.parse(clock.dateTime);
      if (Number.isNaN(end)) return;
      if (!clock.title) clock.title = clock.textContent.trim();
      const text = words(end - Date.now());
      if (clock.textContent !== text) clock.textContent = text;
    });
  }

  tick();
  setInterval(tick, 1000);
  document.addEventListener("podium:page", tick);
  document.addEventListener("visibilitychange", tick);
})();
