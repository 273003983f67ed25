import * as z from 'zod/mini';
import type { TimeSpan, WithId } from '../query/index.ts';
import { startOfLondonDay } from '../time/index.ts';
import { type Movement, movementKinds } from './schema.ts';

/** What moved at Stripe, in pence, under the kind and Stripe's id that the ledger's movement has. */
export type MovedAtStripe = Pick<Movement, 'kind' | 'at' | 'order_id'> & {
  readonly stripe_id: string;
  readonly amount: number;
  readonly fee: number;
};

/** Money that the ledger and Stripe do not both have with the same sum. `null`: it is missing on that side. */
const differenceSchema = z.object({
  kind: z.enum(movementKinds),
  stripe_id: z.string(),
  /** Null when neither side names an order. */
  order_id: z.nullable(z.string()),
  here: z.nullable(z.int()),
  there: z.nullable(z.int()),
});
export type Difference = z.infer<typeof differenceSchema>;

/** The last nightly check of the ledger with Stripe. The London days `from` and `to` are both included. */
export const ledgerCheckSchema = z.object({
  at: z.date(),
  from: z.string(),
  to: z.string(),
  /** How many movements of Stripe were compared. */
  compared: z.int(),
  differs: z.int(),
  /** The oldest differences. */
  differences: z.array(differenceSchema),
});
export type LedgerCheck = z.infer<typeof ledgerCheckSchema>;

/** The most differences that a check keeps. */
export const DIFFERENCES_KEPT = 20;

const HOUR = 3_600_000;
/** How far apart (ms) the two sides may date the same movement: Stripe captures some payments late. */
const APART = 6 * HOUR;

/** The last two London days that are over. */
export function daysToCheck(now: Date): TimeSpan {
  const to = startOfLondonDay(now);
  // Noon of the day before yesterday, whatever the clocks did since.
  return { from: startOfLondonDay(new Date(to.getTime() - 36 * HOUR)), to };
}

/** The time in which either side is searched for what the other has in a span. */
export const searched = ({ from, to }: TimeSpan): TimeSpan => ({
  from: new Date(from.getTime() - APART),
  to: new Date(to.getTime() + APART),
});

/**
 * Compares the ledger with Stripe, both of the time `searched`. What only the margins of that time have is
 * not missed.
 * @returns what differs, oldest first, and the fees that the ledger has not or has otherwise
 */
export function compareLedger(
  stripe: readonly MovedAtStripe[],
  ledger: readonly WithId<Movement>[],
  { from, to }: TimeSpan,
): { differences: Difference[]; fees: { id: string; fee: number }[] } {
  const keyOf = ({ kind, stripe_id }: { kind: string; stripe_id: string | null }) => `${kind}/${stripe_id}`;
  const booked = Map.groupBy(
    ledger.filter(({ stripe_id }) => stripe_id !== null),
    keyOf,
  );
  const moved = Map.groupBy(stripe, keyOf);
  const differences: (Difference & { at: Date })[] = [];
  const fees: { id: string; fee: number }[] = [];
  for (const key of new Set([...booked.keys(), ...moved.keys()])) {
    const [ours, theirs] = [booked.get(key) ?? [], moved.get(key) ?? []];
    const [one] = [...ours, ...theirs];
    if (!one || ![...ours, ...theirs].some(({ at }) => at >= from && at < to)) continue;
    const here = ours.length > 0 ? sum(ours, ({ card }) => card) : null;
    const there = theirs.length > 0 ? sum(theirs, ({ amount }) => amount) : null;
    if (here !== there) {
      const { kind, stripe_id, at } = one;
      const order_id = [...ours, ...theirs].find((each) => each.order_id !== null)?.order_id ?? null;
      differences.push({ kind, stripe_id: stripe_id ?? '', order_id, here, there, at });
    }
    const [first, ...rest] = ours;
    if (!first || theirs.length === 0) continue;
    const fee = sum(theirs, (each) => each.fee) - sum(rest, (each) => each.fee ?? 0);
    if (fee !== first.fee) fees.push({ id: first.id, fee });
  }
  const oldestFirst = differences.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return { differences: oldestFirst.map(({ at: _, ...difference }) => difference), fees };
}

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((pence, one) => pence + of(one), 0);
