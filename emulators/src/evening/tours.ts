import { newLedger } from '../seed/ledger.ts';
import { writePartners } from '../seed/partners/write.ts';
import { writeTours } from '../seed/tours/write.ts';
import { type AskedAt, NINE_IN_TEN } from './plan.ts';

/** The seed's tours as the evening plays them: with what is usual at each stop. */
export function eveningTours(now: Date) {
  const tours = writeTours(newLedger(), writePartners(newLedger(), now), now);
  const tourOf = (id: string) => {
    const found = tours.get(id);
    if (!found) throw new Error(`There is no tour ${id}`);
    const { hunt, plan } = found;
    return { plan, hunt: { ...hunt, stops: hunt.stops.map((stop) => ({ ...stop, silent_after: NINE_IN_TEN })) } };
  };
  const askedAt: AskedAt = (tour) =>
    tourOf(tour).hunt.stops.map(({ answers, partner }) => ({ answer: answers[0] ?? '', rewards: partner !== null }));
  return { tourOf, askedAt };
}
