import { expect, test } from 'vitest';
import { downloadAddress, isSegment, objectOfAddress } from './index.ts';

const bucket = 'streetlore.example';
const address = downloadAddress('https://files.example', bucket, 'blog/p1/a wall.webp');

test.each([
  [address, 'blog/p1/a wall.webp'],
  [`${address}&token=1`, 'blog/p1/a wall.webp'],
  [address.replace(bucket, 'another'), null],
  [`https://files.example/v0/b/${bucket}/o/50%`, null],
  [`https://files.example/v0/b/${bucket}/o/`, null],
  ['/art/post-fox-960.webp', null],
  ['https://pictures.example/x.webp', null],
])('%s is the address of %s', (given, object) => {
  expect(objectOfAddress(given, bucket)).toBe(object);
});

test.each([
  ['paint-on-walls', true],
  ['Fox in Söho', true],
  ['a'.repeat(250), true],
  ['a'.repeat(251), false],
  ['', false],
  ['50%', false],
  ['a/b', false],
  ['a\\b', false],
  ['a\0b', false],
])('%j as a part of an address: %s', (part, can) => {
  expect(isSegment(part)).toBe(can);
});
