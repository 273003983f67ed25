import { expect, test } from 'vitest';
import { namesTime } from './editor.ts';

test.each([
  ['2 for 1 house cocktails before 8pm', true],
  ['£3 off door tickets, Sunday to Thursday', true],
  ['Half price at weekends', true],
  ['Free coffee until noon', true],
  ['10% off any record', false],
  ['Any filter coffee for £1.50', false],
  ['A free sundae from our menu', false],
])('%j names a time: %s', (offer, named) => expect(namesTime(offer)).toBe(named));
