import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Settings } from './config.ts';
import { isOwnRequest, ownRequests, SIGNATURE } from './start.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function calling(listener: RequestListener) {
  const made = createServer(listener);
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  const { port } = made.address() as AddressInfo;
  const config: Settings<'starts'> = { FUNCTIONS_BASE: `http://127.0.0.1:${port}/fns`, APP_KEY: ['one'] };
  return { config, starts: ownRequests(config) };
}

test('has begun with the first byte, long before the work is done, and is signed for its function and its body', async () => {
  let seen = { url: '', body: '', signature: '' };
  const { config, starts } = await calling(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    seen = {
      url: request.url ?? '',
      body: Buffer.concat(chunks).toString(),
      signature: String(request.headers[SIGNATURE]),
    };
    response.writeHead(202).write('begun\n');
  });
  expect(await starts.start('work', { id: 'a' })).toBe(true);
  expect([seen.url, seen.body]).toEqual(['/fns/work', '{"id":"a"}']);
  expect(isOwnRequest(config.APP_KEY, 'work', seen.body, seen.signature)).toBe(true);
  expect(isOwnRequest(config.APP_KEY, 'play', seen.body, seen.signature)).toBe(false);
  expect(isOwnRequest(config.APP_KEY, 'work', '{"id":"b"}', seen.signature)).toBe(false);
  expect(isOwnRequest(['another'], 'work', seen.body, seen.signature)).toBe(false);
  expect(isOwnRequest(config.APP_KEY, 'work', seen.body, '')).toBe(false);
});

test('is somebody else’s when it is refused, cannot be reached, or four are under way', async () => {
  const open: ServerResponse[] = [];
  const { config, starts } = await calling((request, response) => {
    if (request.url?.endsWith('busy')) return void response.writeHead(429).end();
    open.push(response);
    response.writeHead(202).write('begun\n');
  });
  expect(await starts.start('busy', {})).toBe(false);
  const nowhere = ownRequests({ ...config, FUNCTIONS_BASE: 'http://127.0.0.1:1' });
  expect(await nowhere.start('work', {})).toBe(false);
  for (let n = 0; n < 4; n += 1) expect(await starts.start('work', {})).toBe(true);
  expect(await starts.start('work', {})).toBe(false);
  open[0]?.end();
  await expect.poll(() => starts.start('work', {})).toBe(true);
});

test('is not waited for when its process is only just starting', async () => {
  const { starts } = await calling(() => undefined);
  expect(await starts.start('work', {})).toBe(true);
});
