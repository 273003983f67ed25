import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { shellOf } from './shell.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A website that counts the requests for its document. */
async function website() {
  const site = { html: 'first', status: 200, asked: 0, unchanged: 0, url: '' };
  const server = createServer((request, response) => {
    site.asked += 1;
    const etag = `"${site.html}"`;
    if (site.status === 200 && request.headers['if-none-match'] === etag) {
      site.unchanged += 1;
      response.writeHead(304).end();
      return;
    }
    response.writeHead(site.status, { etag }).end(site.html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return site;
}

test('asks the website once for many pages, and finds a deploy within seconds', async () => {
  const site = await website();
  let now = 0;
  const read = shellOf(site.url, () => now);
  expect(await Promise.all([read(), read(), read()])).toEqual(['first', 'first', 'first']);
  expect(site.asked).toBe(1);
  now += 6_000;
  expect(await read()).toBe('first');
  expect(site.unchanged).toBe(1);
  site.html = 'second';
  now += 6_000;
  expect(await read()).toBe('second');
});

test('uses the last document while the website fails, and throws if it has none', async () => {
  const site = await website();
  let now = 0;
  const read = shellOf(site.url, () => now);
  site.status = 500;
  await expect(read()).rejects.toThrow('answered 500');
  site.status = 200;
  expect(await read()).toBe('first');
  site.status = 500;
  now += 6_000;
  expect(await read()).toBe('first');
});
