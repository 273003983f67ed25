import { metresBetween } from '@streetlore/domain/city';
import type { HuntStop, HuntTour } from '@streetlore/domain/hunt';
import { type BoardTeam, boardTeamOf } from '@streetlore/domain/party';
import { decideTexts, type Outcome } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { receivedText, type SmsMessage } from '@streetlore/domain/sms';
import { aBooking } from '@streetlore/domain/testing';
import { describe, expect, test } from 'vitest';
import { showsFault } from '../../../../tests/support/shows-fault.ts';
import { newLedger } from '../ledger.ts';
import { writePartners } from '../partners/write.ts';
import { tourPlans } from './index.ts';
import { writeTours } from './write.ts';

const start = new Date('2026-11-20T12:00:00Z');
const tours = writeTours(newLedger(), writePartners(newLedger(), start), start);

/** How long (s) somebody needs from one stop to the next, and at a stop. */
type Pace = { readonly speed: number; readonly stay: number };
const walker: Pace = { speed: 1.3, stay: 120 };
const runner: Pace = { speed: 2.4, stay: 0 };
const script: Pace = { speed: Number.POSITIVE_INFINITY, stay: 1 };

const placeOf = ({ latitude, longitude }: HuntStop) =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude };

/** The texts of one phone that plays a tour at a pace. It leaves the stops in `left` by that command. */
function textsAt({ speed, stay }: Pace, { stops }: HuntTour, left: 'GONE' | 'SKIP' | null): WithId<SmsMessage>[] {
  let seconds = 0;
  let before: ReturnType<typeof placeOf> = null;
  const said: [number, string][] = [[0, 'START']];
  for (const [n, stop] of stops.entries()) {
    const here = placeOf(stop);
    if (before && here) seconds += metresBetween(before, here) / speed;
    before = here ?? before;
    seconds += stay;
    const isLeft = left !== null && n === 1;
    said.push([seconds, isLeft ? left : (stop.answers[0] ?? '')]);
    if (stop.partner && n + 1 < stops.length && !isLeft) said.push([seconds, 'CONTINUE']);
  }
  return said.map(([after, body], n) => ({
    ...receivedText(
      { sid: `SM${n}`, from: '+447700900901', body, segments: 1 },
      new Date(start.getTime() + Math.ceil(after) * 1000 + n),
    ),
    id: `SM${n}`,
  }));
}

/** What a hunt of a tour comes to, played through the product's own hunt at a pace. */
function played(pace: Pace, tour: HuntTour, left: 'GONE' | 'SKIP' | null = null) {
  const texts = textsAt(pace, tour, left);
  let booking = { ...aBooking({ phone_numbers: ['+447700900901'], created_at: start }), id: 'b1' };
  let phones: Outcome['phones'] = new Map();
  let row: NonNullable<Outcome['hunt']>['row'] = null;
  for (const text of texts) {
    const known = { bookings: new Map([[text.phone_number, [booking]]]), tours: new Map([['b1', tour]]) };
    const outcome = decideTexts(
      { texts: [text], phones, ...known },
      { site: 'streetlore.test', now: text.sent_at, countries: [], linkOf: () => null },
    );
    booking = outcome.hunt?.after ?? booking;
    row = outcome.hunt?.row ?? row;
    phones = new Map([...phones, ...outcome.phones]);
  }
  expect(booking.hunt.phase).toBe('completed');
  const board: BoardTeam | null = boardTeamOf(booking);
  return { score: booking.hunt.score, isShown: row !== null, isMarked: board?.too_fast ?? false };
}

describe.each(tourPlans)('$name', ({ id, stops }) => {
  const from = (first: number) => {
    const tour = tours.get(id)?.huntFrom(first);
    if (!tour) throw new Error(`There is no tour ${id}`);
    return tour;
  };
  // Teams of a party may begin at any stop: the first and one in the middle stand for all.
  const starts = [1, Math.ceil(stops.length / 2)];

  test('shows whoever walks or runs it, from whichever stop', () => {
    for (const first of starts)
      for (const pace of [walker, runner])
        for (const left of [null, 'SKIP', 'GONE'] as const)
          expect(played(pace, from(first), left), `${pace.speed} m/s from stop ${first}, ${left}`).toMatchObject({
            isShown: true,
            isMarked: false,
          });
    showsFault(65, starts.length * 2 * 3, 'seeded hunts at a walk and at a run, all shown');
  });

  test('keeps the points of a script, and does not show them', () => {
    for (const first of starts)
      for (const left of [null, 'SKIP', 'GONE'] as const) {
        const result = played(script, from(first), left);
        expect(result, `from stop ${first}, ${left}`).toMatchObject({ isShown: false, isMarked: true });
        expect(result.score).toBeGreaterThan(100 * (stops.length - 1));
      }
    showsFault(65, starts.length * 3, 'seeded hunts by a script, all kept and not shown');
  });
});
