import { expect, test } from 'vitest';
import { partnerPerks, perksOf } from './perks.ts';

const active = (name: string) => ({ name, status: 'active' }) as const;

test('names the first partners of a tour once each, and counts the rest', () => {
  expect(partnerPerks([])).toBe('');
  expect(partnerPerks([undefined, active('Proof'), active('Proof')])).toBe('Rewards at Proof');
  expect(partnerPerks([active('A'), active('B'), active('C')])).toBe('Rewards at A, B and C');
  expect(partnerPerks(['A', 'B', 'C', 'D'].map(active))).toBe('Rewards at A, B and 2 more');
});

test('names no partner that is not active', () => {
  expect(partnerPerks([active('A'), { name: 'B', status: 'declined' }])).toBe('Rewards at A');
});

test('lists the ids of the active partners of a tour, each once', () => {
  const applied = { name: 'B', status: 'form_submitted' } as const;
  const at = (id: string | null, partner: Parameters<typeof perksOf>[0][number]['partner']) => ({ id, partner });
  expect(
    perksOf([at('a', active('A')), at(null, undefined), at('b', applied), at('a', active('A')), at('gone', null)]),
  ).toEqual({ partner_perks: 'Rewards at A', partner_ids: ['a'] });
});
