// The staff's palette: "/" or Ctrl-K, a table's number, a player or a page, Enter. It asks /t/SLUG/desk/find.json and only
// leads somewhere. A combobox whose focus stays in the field; the arrows choose.
(() => {
  "use strict";

  const PAUSE = 120; // milliseconds without a key after which is asked
  const KEPT = "podium-slash"; // "off": "/" is left to the page (WCAG 2.1.4)

  let palette = null;

  const { make, slug, texts } = podium;
  const isStaff = () => slug() && document.body.classList.contains("has-desk");
  const slash = () => podium.kept(KEPT) !== "off";

  function open() {
    if (document.querySelector("dialog[open]")) return;
    const input = make("input", {
      id: "palette-q",
      type: "text",
      role: "combobox",
      "aria-expanded": "false",
      "aria-controls": "palette-found",
      "aria-autocomplete": "list",
      autocomplete: "off",
      autocapitalize: "none",
      spellcheck: "false",
      enterkeyhint: "go",
      maxlength: "200",
    });
    const list = make("ul", { id: "palette-found", role: "listbox", "aria-label": texts.found });
    const status = make("p", { class: "palette-said", role: "status" }, texts.findHint);
    const box = make("input", { type: "checkbox" });
    box.checked = slash();
    box.addEventListener("change", () => podium.keep(KEPT, box.checked ? null : "off"));
    const foot = make("label", { class: "check palette-foot" }, box, make("span", {}, texts.findKeys));

    let asked = null; // what the shown answers answer
    let timer = 0;
    let stop = null;
    let chosen = -1;
    let goes = false; // Enter was pressed before the answer came

    const options = () => [...list.children];

    function choose(at) {
      chosen = at;
      options().forEach((option, index) => option.setAttribute("aria-selected", String(index === at)));
      const option = options()[at];
      if (option) input.setAttribute("aria-activedescendant", option.id);
      else input.removeAttribute("aria-activedescendant");
      option?.scrollIntoView({ block: "nearest" });
    }

    function go(option) {
      if (option) location.assign(option.dataset.href);
    }

    function show(found) {
      list.replaceChildren(
        ...found.map(({ label, detail, href }, index) =>
          make(
            "li",
            { id: `palette-${index}`, role: "option", "data-href": href, "aria-selected": "false" },
            make("b", {}, label),
            make("span", {}, detail),
          ),
        ),
      );
      input.setAttribute("aria-expanded", String(found.length > 0));
      choose(found.length > 0 ? 0 : -1);
    }

    function say(found) {
      status.textContent =
        asked === "" ? texts.findHint :
        found.length === 0 ? texts.foundNothing : podium.counted(texts.foundCount, found.length);
    }

    async function ask() {
      const wanted = input.value.trim();
      stop?.abort();
      stop = new AbortController();
      try {
        const address = `/t/${slug()}/desk/find.json?q=${encodeURIComponent(wanted)}`;
        const answer = wanted === "" ? null : await fetch(address, { signal: stop.signal });
        if (answer && !answer.ok) throw new Error(String(answer.status));
        const found = answer ? await answer.json() : [];
        if (input.value.trim() !== wanted) return;
        asked = wanted;
        show(found);
        say(found);
        if (goes) go(options()[0]);
        goes = false;
      } catch (error) {
        if (error.name === "AbortError") return;
        goes = false;
        status.textContent = texts.findNoAnswer;
      }
    }

    input.addEventListener("input", () => {
      goes = false;
      clearTimeout(timer);
      timer = setTimeout(ask, PAUSE);
    });
    input.addEventListener("keydown", (event) => {
      const last = options().length - 1;
      if (event.key === "ArrowDown") choose(chosen >= last ? 0 : chosen + 1);
      else if (event.key === "ArrowUp") choose(chosen <= 0 ? last : chosen - 1);
      else if (event.key === "Enter" && !event.isComposing) {
        if (asked === input.value.trim()) go(options()[chosen]);
        else {
          goes = true;
          clearTimeout(timer);
          ask();
        }
      } else return;
      event.preventDefault();
    });
    list.addEventListener("click", (event) => go(event.target.closest("li")));
    const head = make("label", { for: "palette-q" }, texts.findWhat);
    palette = podium.sheet({ class: "over palette", "aria-label": texts.find }, head, input, list, status, foot);
    palette.addEventListener("close", () => {
      stop?.abort();
      clearTimeout(timer);
    });
    input.focus();
  }

  const isTyping = (target) => target.closest?.("input, textarea, select, [contenteditable]");

  document.addEventListener("keydown", (event) => {
    if (!isStaff() || event.defaultPrevented || event.altKey || event.isComposing) return;
    const isK = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "k";
    const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !isTyping(event.target) && slash();
    if (!isK && !isSlash) return;
    event.preventDefault();
    open();
  });
  podium.on("click", "[data-find]", open);
  window.addEventListener("pagehide", () => palette?.close());

  const offer = () => document.querySelectorAll("[data-find]").forEach((button) => (button.hidden = !isStaff()));
  podium.onPage(offer);
  document.addEventListener("podium:staff", offer);
})();
