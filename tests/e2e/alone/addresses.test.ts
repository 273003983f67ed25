import { once } from 'node:events';
import { request } from 'node:http';
import { collections } from '@streetlore/domain/paths';
import { siteUrl } from '@streetlore/emulators/config';
import { expect, test } from 'vitest';
import { platformFirestore } from '../../support/admin-sdk.ts';

/** Requests a path unchanged. `fetch` would normalise it. */
async function statusOf(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(siteUrl);
  const asked = request({ hostname, port, path }).end();
  const [response] = await once(asked, 'response');
  response.resume();
  return response.statusCode;
}

test('answers 404 for addresses that cannot exist, and goes on working', async () => {
  const errors = () => platformFirestore().collection(collections.functionErrors).count().get();
  const before = (await errors()).data().count;
  const long = 'a'.repeat(1500);
  const paths = [
    ...['/blog', '/contest', '/contest/uk/london/camden', '/tours/uk/london/camden'].map((below) => `${below}/${long}`),
    `/partners/uk/london/camden/${long}`,
    `/assets/${'a'.repeat(300)}`,
    ...['/blog/%E0%A4%A', '/%', '/tours/%zz', '/blog/%00', '//', '//x', '//x/y', '//x:y', '//[', '///', '/tours//x'],
  ];
  // One after another: the emulator starts a process of `page` for each request at once.
  for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 404]);
  expect(await statusOf('/tours')).toBe(200);
  expect((await errors()).data().count).toBe(before);
});
