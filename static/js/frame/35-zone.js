// A new tournament is in the time zone of the browser that makes it, until somebody names another.
(() => {
  "use strict";

  podium.onPage(() => {
    document.querySelectorAll("input[data-browser-zone]").forEach((input) => {
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const isKnown = [...(input.list?.options ?? [])].some((option) => option.value === zone);
      if (isKnown && input.value === input.defaultValue) input.value = zone;
    });
  });
})();
