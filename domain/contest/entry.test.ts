import { expect, test } from 'vitest';
import { entryAddress, wallOfEntry } from './entry.ts';

const read = (address: string) => wallOfEntry(new URL(address, 'https://streetlore.example').searchParams);

test('the address of the form carries a wall, and reads back as that wall', () => {
  expect(entryAddress(null)).toBe('/contest#submit');
  expect(read(entryAddress(null))).toBeNull();
  const wall = { tour: 'color-vinyl', stop: 3 };
  expect(read(entryAddress(wall))).toEqual(wall);
});

test.each([
  '/contest?tour=color-vinyl',
  '/contest?stop=3',
  '/contest?tour=a/b&stop=3',
  '/contest?tour=<script>&stop=3',
  '/contest?tour=color-vinyl&stop=0',
  '/contest?tour=color-vinyl&stop=1.5',
  '/contest?tour=color-vinyl&stop=x',
  '/contest?tour=color-vinyl&stop=100000',
])('%s names no wall', (address) => {
  expect(read(address)).toBeNull();
});
