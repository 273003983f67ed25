import { aPartner } from '@streetlore/domain/testing';
import { expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { PerkHours } from './perk-hours.tsx';

const bar = { opening_hours: 'daily 16:00-23:30', offer_hours: 'daily 12:00-20:00' };
const told = (given: Partial<typeof bar>, at: string) =>
  wordsOf(htmlOf(<PerkHours partner={aPartner({ ...bar, ...given })} at={new Date(at)} />)).trim();

test.each([
  ['while the offer holds', {}, '2026-11-25T18:00:00Z', 'Open then'],
  ['when only the offer is over', {}, '2026-11-25T22:20:00Z', 'No offer then, from Thu 16:00'],
  ['before the place opens', {}, '2026-11-25T12:00:00Z', 'Closed then, opens at 16:00'],
  ['with the offer’s hours alone', { opening_hours: '' }, '2026-11-25T22:20:00Z', 'No offer then, from Thu 12:00'],
  ['without any hours', { opening_hours: '', offer_hours: '' }, '2026-11-25T22:20:00Z', ''],
])('a reward %s', (_, given, at, words) => expect(told(given, at)).toBe(words));
