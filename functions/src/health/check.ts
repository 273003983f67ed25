import type { GenerationJob } from '@streetlore/domain/blog';
import { functionErrorSchema, type Health } from '@streetlore/domain/health';
import { collections, documents } from '@streetlore/domain/paths';
import type { SmsMessage } from '@streetlore/domain/sms';
import { londonDay, startOfLondonDay } from '@streetlore/domain/time';
import type { Services } from '../platform/services.ts';
import { converterOf } from '../store/convert.ts';
import { counted } from '../store/counted.ts';

/** What a check finds; when providers last called is stamped by their webhooks. */
type Findings = Omit<Health, 'webhooks'>;

/**
 * Looks at the outbox, the texts and errors of today, the queue of articles and payments that do not match, and writes what it
 * found for the dashboard: six reads and a write, however much there is.
 */
export async function checkHealth(services: Services): Promise<void> {
  const findings = await look(services);
  await services.db.doc(documents.health).set(findings, { merge: true });
}

async function look({ db, store, now }: Services): Promise<Findings> {
  const at = now();
  const midnight = startOfLondonDay(at);
  const errors = db.collection(collections.functionErrors).withConverter(converterOf(functionErrorSchema));
  const [oldest, failed_texts, failed_jobs, payment_mismatches, errorsToday, lastError] = await Promise.all([
    store.messages.where('direction', '==', 'outbound').where('settled', '==', false).orderBy('seq').limit(1).get(),
    counted(
      store.messages.where('status', '==', 'failed' satisfies SmsMessage['status']).where('sent_at', '>=', midnight),
    ),
    counted(store.jobs.where('status', '==', 'failed' satisfies GenerationJob['status'])),
    counted(store.bookings.orderBy('payment_mismatch.at')),
    counted(errors.where('at', '>=', midnight)),
    errors.orderBy('at', 'desc').limit(1).get(),
  ]);
  const last = lastError.docs[0]?.data();
  return {
    checked_at: at,
    day: londonDay(at),
    oldest_queued_at: oldest.docs[0]?.data().sent_at ?? null,
    failed_texts,
    failed_jobs,
    payment_mismatches,
    errors: errorsToday,
    last_error: last ? { function: last.function, at: last.at } : null,
  };
}
