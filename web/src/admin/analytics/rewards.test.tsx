import { expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { Rewards } from './rewards.tsx';

const now = new Date('2026-11-30T12:00:00Z');
const partner = { id: 'cafe', name: 'Flat White Noise', offer: 'A free biscuit' };
// 2026-11-28 is a Saturday; the last day is more than 92 days ago.
const days = { '2026-11-28': 3, '2026-11-21': 2, '2026-11-23': 1, '2026-08-01': 9 };
const counted = { said: 40, redeemed: 12, redeemed_months: { '2026-11': 2 } };
const figures = { ...counted, months: { '2026-11': 6, '2026-10': 4 }, days };
const page = (given: Partial<typeof figures> = figures) =>
  htmlOf(<Rewards partners={[{ partner, figures: { ...counted, ...given } }]} now={now} />);

test('a partner shows its offer, both months, the sum and the weekdays of the last 92 days', () => {
  const shown = wordsOf(page());
  expect(shown).toContain('Flat White Noise A free biscuit 6 4 40 2 12 1 Mo 0 Tu 0 We 0 Th 0 Fr 5 Sa 0 Su');
  expect(shown).toContain('Sunday Flat White Noise 1 0 0 0 0 5 0');
  expect(page()).toContain('href="/admin/partners/cafe"');
});

test('in January, the month before is December of the year before', () => {
  const january = new Date('2027-01-01T12:00:00Z');
  const months = { '2027-01': 1, '2026-12': 7 };
  const shown = wordsOf(htmlOf(<Rewards partners={[{ partner, figures: { ...figures, months } }]} now={january} />));
  expect(shown).toContain('A free biscuit 1 7 40 0 12');
});

test('figures that are not counted yet are no zeros', () => {
  expect(wordsOf(page({}))).toContain('A free biscuit – – 40 2 12 –');
});

test('without rewards the screen says what will be shown', () => {
  expect(wordsOf(htmlOf(<Rewards partners={[]} now={now} />))).toContain('No reward has been fetched yet');
});
