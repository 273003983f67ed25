import { collections } from '@streetlore/domain/paths';
import type { Query } from 'firebase-admin/firestore';
import type { Client } from '../bench/client.ts';
import { platformFirestore } from '../support/admin-sdk.ts';

/**
 * The time, in ms, within which all work must be done. An unpaid booking is looked up at Stripe ten
 * to fifteen minutes after it was made.
 */
const MAX_WAIT_MS = 20 * 60_000;

/** The kinds of work that a sweep reports. Each is 0 once nothing is left of a soak. */
const kinds = ['texts', 'sent', 'reconciled', 'photos', 'mails', 'failed'] as const;

/**
 * Waits until nothing is left to do: every text played, every reply's outcome known, every booking
 * settled. The local scheduler sweeps each minute, as Cloud Scheduler does. Then this function
 * itself sweeps until a sweep finds nothing.
 * @throws Error when something is still left after twenty minutes
 */
export async function settle(admin: Client, since: Date): Promise<{ sweeps: number; seconds: number }> {
  const began = performance.now();
  const db = platformFirestore();
  await textsSettled();
  await emptied(
    db.collection(collections.bookings).where('status', '==', 'pending_payment'),
    ({ created_at }) => created_at.toDate() >= since,
  );
  let sweeps = 0;
  for (let found = true; found; sweeps += 1) {
    const swept = await admin.call<Record<string, number>>('sweepNow', {});
    found = kinds.some((kind) => (swept[kind] ?? 0) > 0);
    if (found && performance.now() - began > MAX_WAIT_MS)
      throw new Error(`Sweeps go on finding: ${JSON.stringify(swept)}`);
  }
  return { sweeps, seconds: Math.round((performance.now() - began) / 1000) };
}

/**
 * Waits until every text was played and every reply's outcome is known.
 * @throws Error after twenty minutes
 */
const textsSettled = () =>
  emptied(platformFirestore().collection(collections.smsMessages).where('settled', '==', false), () => true);

/** Listens until the query has no document that counts. */
function emptied(query: Query, counts: (data: FirebaseFirestore.DocumentData) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let left = '';
    const patience = setTimeout(() => reject(new Error(`There is still something left to do: ${left}`)), MAX_WAIT_MS);
    const stop = query.onSnapshot(({ docs }) => {
      const open = docs.filter((one) => counts(one.data()));
      left = open
        .map(({ ref }) => ref.path)
        .join(', ')
        .slice(0, 500);
      if (open.length > 0) return;
      clearTimeout(patience);
      stop();
      resolve();
    }, reject);
  });
}
