import { expect, test } from 'vitest';
import { renderHuntMessage } from '../hunt/index.ts';
import { countSegments } from '../sms/index.ts';

const stop = (name: string, address: string, offer: string) => ({
  ...{
    stop_number: 1,
    location_name: 'W',
    clue: 'c',
    question: null,
    hint: null,
    answers: ['a'],
    fact: 'Mia painted it.',
  },
  partner: { id: 'p', name, address, offer },
});
const text = (length: number, kind: 'reward_with_pause' | 'partner_offer', codeOf?: () => string) =>
  renderHuntMessage(
    { kind, stop_number: 1 },
    {
      tour: { name: 'T', stops: [stop('N'.repeat(20), 'A'.repeat(20), 'o'.repeat(length))] },
      site: 'streetlore.test',
      codeOf,
    },
  );

test('a reward’s text of any length has its code where that costs no segment, and costs none', () => {
  let named = 0;
  for (const kind of ['reward_with_pause', 'partner_offer'] as const)
    for (let length = 1; length <= 120; length += 1) {
      const [plain, coded] = [text(length, kind), text(length, kind, () => 'K7M2PX')];
      expect(countSegments(coded).segments).toBe(countSegments(plain).segments);
      if (coded.includes('K7M2PX')) named += 1;
      // Two characters more are always there but at a segment's very end.
      else expect(countSegments(`${plain}xx`).segments).toBeGreaterThan(countSegments(plain).segments);
    }
  expect(named).toBeGreaterThan(230);
});
