import { type Movement, movementsOf } from '@streetlore/domain/ledger';
import type { AnyOrder } from '@streetlore/domain/order';
import type { WithId } from '@streetlore/domain/query';
import type { Services } from '../platform/services.ts';
import type { Writes } from '../store/writes.ts';
import type { PaymentReport } from './payment-report.ts';

/** Every movement of money that a report about an order's payment tells of. */
export const movementsIn = (
  order: AnyOrder,
  { payment: { facts }, dispute }: Pick<PaymentReport, 'payment' | 'dispute'>,
): WithId<Movement>[] =>
  movementsOf(order, { facts, disputed: dispute?.disputed ?? [], gift_id: order.sells?.gift_id ?? null });

/** The movements of a report, each with its place in the ledger as it was when read. */
export const readMovements = async ({ store }: Services, order: AnyOrder, report: Parameters<typeof movementsIn>[1]) =>
  await Promise.all(
    movementsIn(order, report).map(async ({ id, ...movement }) => ({
      movement,
      stored: await store.ledger.at(id).readVersioned(),
    })),
  );

/**
 * Adds to a commit the movements that the ledger lacks, and Stripe's fee where it was not known yet. The commit
 * fails if somebody has written one of them since.
 */
export function bookMovements(commit: Writes, read: Awaited<ReturnType<typeof readMovements>>): void {
  for (const { movement, stored } of read) {
    if (!stored.version) commit.create(stored.ref, movement);
    else if (stored.value.fee === null && movement.fee !== null) commit.update(stored, { fee: movement.fee });
  }
}
