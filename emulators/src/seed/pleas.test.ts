import { newHunt, playText } from '@streetlore/domain/hunt';
import { expect, test } from 'vitest';
import { newLedger } from './ledger.ts';
import { writePartners } from './partners/write.ts';
import { tourPlans } from './tours/index.ts';
import { writeTours } from './tours/write.ts';

const now = new Date('2026-11-20T16:00:00Z');
const hunts = writeTours(newLedger(), writePartners(newLedger(), now), now);
const phone = '+447700900123';

/** Ways to say an answer that begin or end like a sentence for an admin. */
const ways = (answer: string) => [answer, `${answer}!`, `Is it ${answer}?`, `please: ${answer}`, `${answer} please`];

test.each(tourPlans)('no accepted answer of $name is taken for a plea', ({ id }) => {
  const tour = hunts.get(id)?.hunt;
  if (!tour) throw new Error(`There is no tour ${id}`);
  for (const { stop_number, answers } of tour.stops) {
    const state = { ...newHunt(), phase: 'puzzle' as const, stop_number, stop_started_at: now };
    for (const text of answers.flatMap(ways)) {
      const { events } = playText({ state, tour, text, now, sender: phone, phones: [phone], expires_at: null });
      expect({ text, isPlea: events.some(({ type }) => type === 'pleaded') }).toEqual({ text, isPlea: false });
    }
  }
});
