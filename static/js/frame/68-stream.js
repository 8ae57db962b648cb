// podium.stream(address, { shared, renew }, hear): listens to an address of server-sent events; hear(type, data, isRefused) gets
// each "version", "beat" and "error"; close() ends it. `shared`: the windows of this browser listen by one stream, because over
// plain http a browser opens six connections to a host, and the seventh window would wait for ever. `renew`: what is shared
// may have been lost.
//
// The shared worker (static/streams.js) needs no secure context, unlike the browser's locks. Where there is none, as on most
// phones with Android, or where it does not answer, the window opens a separate stream.
(() => {
  "use strict";

  const PATIENCE = 3000; // milliseconds for the worker to answer
  const HERE = 20000; // between two signs of life

  let canShare = "SharedWorker" in window && "BroadcastChannel" in window;

  function own(address, hear) {
    const source = new EventSource(address);
    ["version", "beat", "error"].forEach((type) =>
      source.addEventListener(type, (event) => hear(type, event.data, source.readyState === 2)),
    );
    return source;
  }

  function joined(address, renew, hear) {
    const worker = new SharedWorker(window.podiumStreams);
    const { port } = worker;
    const here = setInterval(() => port.postMessage("here"), HERE);
    let alone = null; // this window's own stream

    function leave() {
      clearInterval(here);
      clearTimeout(late);
      worker.onerror = null;
      port.postMessage("close");
      port.removeEventListener("message", listen);
      alone?.close();
    }

    function withoutWorker() {
      canShare = false;
      leave();
      alone = own(address, hear);
    }

    function listen({ data }) {
      clearTimeout(late);
      if (data !== "joined") hear(data.type, data.data, data.isRefused);
    }

    const late = setTimeout(withoutWorker, PATIENCE);
    worker.onerror = withoutWorker;
    port.addEventListener("message", listen);
    port.start();
    port.postMessage({ address, renew });
    return { close: leave };
  }

  function tryJoined(address, renew, hear) {
    try {
      return canShare ? joined(address, renew, hear) : null;
    } catch {
      canShare = false; // this browser keeps nothing, and so shares nothing
      return null;
    }
  }

  // A window begins alone, and shares as soon as it hears of another: a browser that shows one window can go back to a page
  // as it was, which a worker would prevent.
  function withOthers(address, renew, hear) {
    let stream = own(address, hear);
    let isAlone = true;
    const channel = new BroadcastChannel("podium-streams");
    channel.addEventListener("message", ({ data }) => {
      if (data.address !== address) return;
      if (data.isNew) channel.postMessage({ address });
      const shared = isAlone ? tryJoined(address, renew, hear) : null;
      if (!shared) return;
      isAlone = false;
      stream.close();
      stream = shared;
    });
    channel.postMessage({ address, isNew: true });
    return {
      close() {
        channel.close();
        stream.close();
      },
    };
  }

  podium.stream = (address, { shared, renew }, hear) =>
    shared && canShare ? withOthers(address, renew, hear) : own(address, hear);
})();
