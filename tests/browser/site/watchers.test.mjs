// The watchers themselves: a page that is wrong in every way is reported for each.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';

import { PHONE, examine, launch, visitor } from '../kit/browser.mjs';

const GOOD = '<main><h1>Fine</h1><p>Nothing to see.</p></main>';
const BAD = `<main><h1>Bad</h1><img src="/missing.png"><img src="http://127.0.0.1:9/elsewhere.png" alt="">
  <p style="width: 900px">wide</p><p style="color: #999; background: #fff">pale</p><script>throw new Error('oops')</script></main>`;

let browser;
let server;
let base;

before(async () => {
  server = createServer((request, response) => {
    const body = { '/good': GOOD, '/bad': BAD }[request.url];
    // As strict as the service's own, but for the script that is to fail.
    response.writeHead(body ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'; img-src * data:; style-src 'self' 'unsafe-inline'; script-src 'unsafe-inline'",
    });
    response.end(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A page</title>
      <link rel="icon" href="data:,"><body>${body ?? '<main><h1>Not found</h1></main>'}</body></html>`);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${server.address().port}`;
  browser = await launch();
});

after(async () => {
  await browser?.close();
  server?.close();
});

test('a page that is fine has nothing said about it', async () => {
  const somebody = await visitor(browser, { base, viewport: PHONE });
  await somebody.page.goto('/good');
  assert.deepEqual(await examine(somebody), []);
  assert.deepEqual(somebody.problems, []);
  await somebody.context.close();
});

test('a page that is wrong is reported for everything', async () => {
  const somebody = await visitor(browser, { base, viewport: PHONE });
  await somebody.page.goto('/bad');
  const found = [...(await examine(somebody)), ...somebody.problems].join('\n');
  for (const expected of ['image-alt', 'color-contrast', 'px wide', 'script: oops', 'a request to http://127.0.0.1:9', '404']) {
    assert.ok(found.includes(expected), `${expected} is missing in:\n${found}`);
  }
  await somebody.context.close();
});
