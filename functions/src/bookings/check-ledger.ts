import {
  compareLedger,
  DIFFERENCES_KEPT,
  type Difference,
  daysToCheck,
  type LedgerCheck,
  movementsWithin,
  searched,
} from '@streetlore/domain/ledger';
import type { TimeSpan } from '@streetlore/domain/query';
import { londonDay } from '@streetlore/domain/time';
import { log } from '../base/log.ts';
import type { Services } from '../platform/services.ts';
import type { StripeMovement } from '../vendors/stripe.ts';

/**
 * Compares the ledger of the last two London days with Stripe's balance. Fills in the fees that were not
 * known, and notes for System Health and Analytics which orders differ. It mends no sum: a person must know
 * why they differ. Its reads are bounded by what moved in those days.
 * @throws when Stripe or Firestore fails
 */
export async function checkLedger(services: Services<'payments'>): Promise<LedgerCheck> {
  const { store, now } = services;
  const at = now();
  const days = daysToCheck(at);
  const [stripe, ledger] = await Promise.all([
    movedAtStripe(services, searched(days)),
    store.find(movementsWithin(searched(days))),
  ]);
  const { differences, fees } = compareLedger(stripe, ledger, days);
  // Read before it is written, so that the commit shows which day's takings move.
  for (const { id, fee } of fees) await store.ledger.at(id).amend(() => ({ fee }));
  const kept = await Promise.all(
    differences.slice(0, DIFFERENCES_KEPT).map((difference) => withOrder(services, difference, stripe)),
  );
  for (const difference of kept) log.error('The ledger differs from Stripe', difference);
  const check: LedgerCheck = {
    at,
    from: londonDay(days.from),
    to: londonDay(new Date(days.to.getTime() - 1)),
    compared: stripe.length,
    differs: differences.length,
    differences: kept,
  };
  await store.health.merge({ ledger: check });
  log.info('The ledger was compared with Stripe', { compared: stripe.length, differs: differences.length });
  return check;
}

async function movedAtStripe({ payments }: Services<'payments'>, span: TimeSpan): Promise<StripeMovement[]> {
  const moved: StripeMovement[] = [];
  for await (const movement of payments.movedWithin(span)) moved.push(movement);
  return moved;
}

/** A difference with the order that Stripe's payment names. */
async function withOrder(
  { payments }: Services<'payments'>,
  difference: Difference,
  stripe: readonly StripeMovement[],
): Promise<Difference> {
  const intentId = stripe.find(({ stripe_id }) => stripe_id === difference.stripe_id)?.intent_id ?? null;
  if (difference.order_id !== null || intentId === null) return difference;
  return { ...difference, order_id: (await payments.payment(intentId))?.order_id ?? null };
}
