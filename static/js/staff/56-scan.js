// The camera at the door: "Scan" opens it where the browser reads codes, each code that comes into sight is sent once
// (55-check-in.js says what became of it), and the phone trembles: once for who is here now, twice for anything else.
(() => {
  "use strict";

  const LOOK_EVERY = 150;
  const GONE_AFTER = 3000; // a code that stays in sight is not read again

  const { door, send, say } = podium.checkIn;
  const camera = () => door()?.querySelector("[data-camera]");

  let stream = null;
  let timer = 0;
  let seen = new Map(); // when each code was in sight last

  async function canScan() {
    if (!navigator.mediaDevices?.getUserMedia || !("BarcodeDetector" in window)) return false;
    try {
      return (await BarcodeDetector.getSupportedFormats()).includes("qr_code");
    } catch {
      return false;
    }
  }

  async function offer() {
    const button = door()?.querySelector("[data-scan]");
    if (button && (await canScan())) button.hidden = false;
  }

  function close() {
    clearTimeout(timer);
    stream?.getTracks().forEach((track) => track.stop());
    stream = null;
    if (camera()) camera().hidden = true;
    door()?.classList.remove("scanning");
  }

  async function read(text) {
    const last = seen.get(text) ?? -GONE_AFTER;
    seen.set(text, performance.now());
    if (performance.now() - last < GONE_AFTER) return;
    const said = await send("scanned", text);
    navigator.vibrate?.(said.mark === "done" ? 80 : [60, 80, 60]);
  }

  async function watch(detector, video) {
    if (!stream || !video.isConnected) return close();
    try {
      const codes = await detector.detect(video);
      codes.forEach((code) => read(code.rawValue));
    } catch {
      // The picture is not there yet.
    }
    if (stream) timer = setTimeout(watch, LOOK_EVERY, detector, video);
  }

  async function open() {
    if (stream) return;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    } catch {
      say({ sentence: podium.texts.noCamera });
      return;
    }
    const video = camera().querySelector("video");
    seen = new Map();
    video.srcObject = stream;
    camera().hidden = false;
    door().classList.add("scanning");
    say({ sentence: podium.texts.holdCode });
    await video.play().catch(() => {});
    watch(new BarcodeDetector({ formats: ["qr_code"] }), video);
  }

  podium.on("click", "[data-scan]", open);
  podium.on("click", "[data-scan-end]", close);
  document.addEventListener("visibilitychange", () => podium.isHidden() && close());
  podium.onPage(offer);
})();
