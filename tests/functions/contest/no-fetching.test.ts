import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { analyzePhoto } from '../../../functions/src/contest/analyze-photo.ts';
import { developPicture } from '../../../functions/src/contest/develop-picture.ts';
import { submitPhoto } from '../../../functions/src/contest/submit-photo.ts';
import { callAs, callableProject } from '../../support/callables.ts';
import { aJpeg, aWall } from '../../support/photos.ts';
import { testServices } from '../../support/services.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { aForm, aVisitor, upload } from './support.ts';

const services = testServices(callableProject);
let connections = 0;
const trap = createServer((socket) => {
  connections += 1;
  socket.destroy();
});
let url: string;
beforeAll(async () => {
  await services.clear();
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/x.jpg`;
});
afterAll(async () => {
  await new Promise((resolve) => trap.close(resolve));
  await services.end();
});

const fields = [
  'name',
  'title',
  'location',
  'description',
  'camera_make',
  'camera_model',
  'country',
  'city',
  'neighborhood',
] as const;

/**
 * Every place where a visitor can put an address: in the form, beside it, in the file, or instead
 * of the file.
 */
const places: readonly [string, () => Promise<unknown>][] = [
  ...fields.map((field): [string, () => Promise<unknown>] => [`the form's ${field}`, () => send({ [field]: url })]),
  ['a tag', () => send({ tags: [url.slice(0, 40)] })],
  ['the upload’s name', () => send({ upload: url })],
  ['a field of its own', () => send({ image_url: url })],
  ['the photo to look at', () => callAs(analyzePhoto, { image: url }, aVisitor())],
  ['a file’s XMP and owner', async () => develop(await aJpeg({ xmp: url, owner: url }, aWall(240, 200)))],
  [
    'a drawing that names another picture',
    () =>
      develop(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="${url}"/></svg>`)),
  ],
];

/**
 * Sends a form with a photo. The file is in the default bucket, so that the running functions see
 * it too.
 */
async function send(change: Record<string, unknown>): Promise<unknown> {
  const visitor = aVisitor();
  await upload(services, visitor, await aJpeg({}, aWall(240, 200)));
  return await callAs(submitPhoto, { ...aForm(), ...change }, visitor);
}

async function develop(bytes: Buffer): Promise<unknown> {
  return await developPicture(services, await upload(services, aVisitor(), bytes));
}

test('never fetches an address that a visitor puts in any of fifteen places', async () => {
  expect(places).toHaveLength(15);
  await Promise.allSettled(places.map(([, put]) => put()));
  expect(connections).toBe(0);
  await fetch(url).catch(() => null);
  expect(connections).toBe(1);
  showsFault(34, places.length, 'addresses of a visitor’s: 0 connections');
});
