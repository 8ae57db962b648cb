// The streams of events that the windows of a browser share. It runs as a shared worker, which lives as long as any of them, and
// static/js/frame/68-stream.js speaks with it: one port for each stream that a window listens to.
//
//   window: { address, renew }, "here" every few seconds, "close"
//   worker: "joined", then { type, data, isRefused } for each event of the stream
"use strict";

const GONE_AFTER = 180000; // milliseconds; a window that crashed says nothing, and a hidden one speaks only each minute
const RENEWED_AFTER = 10000; // windows that notice the same silence renew their stream once

// By address: { source, since, heard: when each port last spoke, last: numbers for those who join, isLost }.
const streams = new Map();

function open(address) {
  const stream = { source: new EventSource(address), since: Date.now(), heard: new Map(), last: null, isLost: false };
  streams.set(address, stream);
  listen(address, stream);
  return stream;
}

function listen(address, stream) {
  const { source } = stream;
  const tell = (type, data) => {
    if (source !== stream.source) return; // it was renewed
    if (type === "version") Object.assign(stream, { last: data, isLost: false });
    if (type === "error") Object.assign(stream, { last: null, isLost: true });
    const event = { type, data, isRefused: source.readyState === 2 };
    if (event.isRefused) streams.delete(address);
    stream.heard.forEach((_, port) => port.postMessage(event));
    stream.heard.forEach((at, port) => Date.now() - at > GONE_AFTER && leave(address, port));
  };
  ["version", "beat", "error"].forEach((type) => source.addEventListener(type, (event) => tell(type, event.data)));
}

function renew(address, stream) {
  if (Date.now() - stream.since < RENEWED_AFTER) return;
  stream.source.close();
  Object.assign(stream, { source: new EventSource(address), since: Date.now(), last: null });
  listen(address, stream);
}

// What a new stream would say: the numbers at once, with no time to spread requests over; and nothing while it is opened.
function join(address, isRenewed, port) {
  const stream = streams.get(address) ?? open(address);
  if (isRenewed) renew(address, stream);
  stream.heard.set(port, Date.now());
  port.postMessage("joined");
  const { spread, ...numbers } = JSON.parse(stream.last ?? "{}");
  if (stream.last) port.postMessage({ type: "version", data: JSON.stringify(numbers) });
  else if (stream.isLost) port.postMessage({ type: "error" });
}

function leave(address, port) {
  const stream = streams.get(address);
  if (!stream?.heard.delete(port) || stream.heard.size > 0) return;
  stream.source.close();
  streams.delete(address);
}

self.addEventListener("connect", ({ ports: [port] }) => {
  let address = "";
  port.addEventListener("message", ({ data }) => {
    if (data.address) {
      ({ address } = data);
      join(address, data.renew, port);
    } else if (data === "close") {
      leave(address, port);
      port.close();
    } else if (streams.get(address)?.heard.has(port)) streams.get(address).heard.set(port, Date.now());
  });
  port.start();
});
