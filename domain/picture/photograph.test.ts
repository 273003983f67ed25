import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { drawnWallOf, focusSchema, OUR_DRAWING, objectPosition, shownPicture } from './photograph.ts';
import { photographForm, pictureAddress } from './photograph-form.ts';

const own = { image_url: '/fox.webp', image_credit: 'Photo: Ines Duarte', image_focus: { x: 20, y: 80 } };

test('a picture keeps its credit and what must stay visible of it', () => {
  expect(shownPicture({ ...own, neighborhood: 'Camden' })).toEqual(own);
  expect(objectPosition(own.image_focus)).toBe('20% 80%');
  expect(objectPosition(null)).toBeUndefined();
});

test('where there is no picture, the drawn wall stands in and says that it is ours', () => {
  const shown = shownPicture({ ...own, image_url: '', neighborhood: 'Hackney Wick' });
  expect(shown).toEqual({ image_url: drawnWallOf('hackney-wick'), image_credit: OUR_DRAWING, image_focus: null });
  expect(drawnWallOf('Atlantis')).toBe(drawnWallOf('Shoreditch'));
});

test.each([
  [{ x: 0, y: 100 }, true],
  [{ x: -1, y: 50 }, false],
  [{ x: 50, y: 101 }, false],
  [{ x: Number.NaN, y: 50 }, false],
])('the place %j in a picture is accepted: %s', (focus, good) => {
  expect(focusSchema.safeParse(focus).success).toBe(good);
});

test.each([
  ['', true],
  ['/art/post-fox-960.webp', true],
  ['https://example.org/fox.jpg', true],
  ['//example.org/fox.jpg', false],
  ['javascript:alert(1)', false],
])('the address %j is accepted: %s', (address, good) => {
  expect(pictureAddress.safeParse(address).success).toBe(good);
});

test('a credit is one line', () => {
  const form = z.object(photographForm);
  expect(form.safeParse({ image_credit: 'Ines\nDuarte', image_focus: null }).success).toBe(false);
});
