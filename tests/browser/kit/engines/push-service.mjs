// A push service for Firefox. Firefox connects with autopush's protocol: `hello`, then `register` for each subscription, whose
// address is here; what is sent there (RFC 8030, RFC 8292) goes to Firefox as a `notification`, and Firefox says what became of it.

import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';

import { WebSocketServer } from 'ws';

const WAIT_SECONDS = 20;

// Starts it. `preferences` lead a Firefox to it; `refused` are the mistakes of messages that were sent here.
export async function openPushService() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const [host, origin] = ['ws', 'http'].map((scheme) => `${scheme}://127.0.0.1:${server.address().port}`);
  // the keys that Firefox subscribed with, by the last part of a subscription's address
  const keys = new Map();
  const [refused, codes, heard] = [[], [], new EventEmitter()];
  let connected;
  const say = (message) => connected.send(JSON.stringify(message));

  server.on('request', async (request, answer) => {
    const body = Buffer.concat(await request.toArray());
    const [channelID, version] = [request.url.slice(1), randomUUID()];
    const mistake = mistakeOf(request, keys.get(channelID), origin);
    if (mistake) {
      refused.push(mistake);
      return answer.writeHead(400).end(mistake);
    }
    answer.writeHead(201, { location: `${origin}/messages/${version}` }).end();
    const headers = { encoding: request.headers['content-encoding'] };
    return say({ messageType: 'notification', channelID, version, data: body.toString('base64url'), headers });
  });

  const answers = {
    hello: ({ uaid }) => say({ messageType: 'hello', status: 200, uaid: uaid || randomUUID(), use_webpush: true, broadcasts: {} }),
    register: ({ channelID, key }) => {
      keys.set(channelID, key?.replace(/=+$/, ''));
      say({ messageType: 'register', status: 200, channelID, pushEndpoint: `${origin}/${channelID}` });
    },
    unregister: ({ channelID }) => {
      keys.delete(channelID);
      say({ messageType: 'unregister', status: 200, channelID });
    },
    ack: ({ updates }) => ended(updates.map(({ code }) => code)),
    nack: ({ code }) => ended([code]),
    // `{}`: whether we are still here
    undefined: () => say({}),
  };
  function ended(more) {
    codes.push(...more);
    heard.emit('code');
  }
  const sockets = new WebSocketServer({ server }).on('connection', (socket) => {
    connected = socket.on('message', (data) => {
      const message = JSON.parse(data);
      answers[message.messageType]?.(message);
    });
  });

  return {
    preferences: {
      'dom.push.serverURL': `${host}/`,
      'dom.push.testing.allowInsecureServerURL': true,
      // without this, WebDriver ends the connection
      'dom.push.connection.enabled': true,
      // a machine without a network reaches itself
      'network.manage-offline-status': false,
      'permissions.default.desktop-notification': 1,
      // there is no desktop that could show messages: Firefox has windows for them
      'alerts.useSystemBackend': false,
    },
    refused,
    // What became of messages, once it is known of so many or takes too long: 100 is one that was decrypted and is with its service
    // worker, 101 one that could not be decrypted, 102 one that no worker gets; 301 to 303: the worker failed.
    async codes(count) {
      const signal = AbortSignal.timeout(WAIT_SECONDS * 1000);
      while (codes.length < count && !signal.aborted) await once(heard, 'code', { signal }).catch(() => {});
      return [...codes];
    },
    close() {
      for (const socket of sockets.clients) socket.terminate();
      server.close();
      server.closeAllConnections();
    },
  };
}

// What a push service would not accept about a message to a subscription with a key; undefined if it is in order.
function mistakeOf({ method, headers }, key, origin) {
  if (!key) return 'an unknown subscription';
  if (method !== 'POST') return `the method ${method}`;
  if (headers['content-encoding'] !== 'aes128gcm') return `the encoding ${headers['content-encoding']}`;
  if (!/^\d+$/.test(headers.ttl ?? '')) return `a time to live of ${headers.ttl}`;
  const signed = headers.authorization?.match(/^vapid t=(([\w-]+)\.([\w-]+))\.([\w-]+), k=([\w-]+)$/);
  if (!signed) return `the authorization ${headers.authorization}`;
  const [, text, , claims, signature, signer] = signed;
  if (signer !== key) return 'the key of another server';
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url'));
  if (aud !== origin) return `an audience of ${aud}`;
  if (!(exp > Date.now() / 1000)) return `an end at ${exp}`;
  if (!isSigned(text, signature, key)) return 'a wrong signature';
  return undefined;
}

// ES256 with a public key that is an uncompressed point.
function isSigned(text, signature, key) {
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  return verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
}
