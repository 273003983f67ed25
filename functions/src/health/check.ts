import { mismatchedBookings } from '@streetlore/domain/booking';
import {
  errorsSince,
  failedJobs,
  type Health,
  latestError,
  latestMalformed,
  MALFORMED_COUNTS,
  malformedSince,
} from '@streetlore/domain/health';
import { failedTextsSince, oldestUnsettled, waitingSince } from '@streetlore/domain/sms';
import { after, londonDay, startOfLondonDay } from '@streetlore/domain/time';
import type { Services } from '../platform/services.ts';
import { askAboutModel } from './ask-about-model.ts';

/** What each check finds; when providers last called is stamped by their webhooks, and the model is asked about once a day. */
type Findings = Omit<Health, 'webhooks' | 'model'>;

/**
 * Looks at the outbox, the texts and errors of today, the queue of articles, payments that do not match documents that do not fit and, once a day, the model,
 * and writes what it found for the dashboard: nine reads and a write, however much there is.
 * @throws ConfigurationError when the model cannot be asked about; the rest is written by then
 */
export async function checkHealth(services: Services<'ai'>): Promise<void> {
  await services.store.health.merge(await look(services));
  await askAboutModel(services);
}

async function look({ store, now }: Services): Promise<Findings> {
  const at = now();
  const midnight = startOfLondonDay(at);
  const lately = after(at, -MALFORMED_COUNTS);
  const [[oldest], failed_texts, failed_jobs, payment_mismatches, errors, last, malformed, broken] = await Promise.all([
    // A text that cannot be read must not hide everything else from who is on call.
    store.find(oldestUnsettled()),
    store.count(failedTextsSince(midnight)),
    store.count(failedJobs()),
    store.count(mismatchedBookings()),
    store.count(errorsSince(midnight)),
    store.first(latestError()),
    store.count(malformedSince(lately)),
    store.first(latestMalformed(lately)),
  ]);
  return {
    checked_at: at,
    day: londonDay(at),
    oldest_queued_at: oldest ? waitingSince(oldest) : null,
    oldest_queued_reason: oldest?.error_message ?? null,
    failed_texts,
    failed_jobs,
    payment_mismatches,
    errors,
    last_error: last ? { function: last.function, at: last.at } : null,
    malformed,
    last_malformed: broken?.path ?? null,
  };
}
