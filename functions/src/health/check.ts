import { mismatchedBookings } from '@streetlore/domain/booking';
import { allDeadLetters } from '@streetlore/domain/dead-letters';
import { errorsSince, failedJobs, type Health, latestError } from '@streetlore/domain/health';
import { failedTextsSince, oldestUnsettled, waitingSince } from '@streetlore/domain/sms';
import { londonDay, startOfLondonDay } from '@streetlore/domain/time';
import type { Services } from '../platform/services.ts';
import { askAboutModel } from './ask-about-model.ts';

/** What each check finds; when providers last called is stamped by their webhooks, and the model is asked about once a day. */
type Findings = Omit<Health, 'webhooks' | 'model'>;

/**
 * Looks at the outbox, the texts and errors of today, what was set aside, the queue of articles, payments that do not match and, once a day, the model,
 * and writes what it found for the dashboard: eight reads and a write, however much there is.
 * @throws ConfigurationError when the model cannot be asked about; the rest is written by then
 */
export async function checkHealth(services: Services<'ai'>): Promise<void> {
  await services.store.health.merge(await look(services));
  await askAboutModel(services);
}

async function look({ store, now }: Services): Promise<Findings> {
  const at = now();
  const midnight = startOfLondonDay(at);
  const [oldest, failed_texts, failed_jobs, payment_mismatches, dead_letters, errors, last] = await Promise.all([
    store.first(oldestUnsettled()),
    store.count(failedTextsSince(midnight)),
    store.count(failedJobs()),
    store.count(mismatchedBookings()),
    store.count(allDeadLetters()),
    store.count(errorsSince(midnight)),
    store.first(latestError()),
  ]);
  return {
    checked_at: at,
    day: londonDay(at),
    oldest_queued_at: oldest ? waitingSince(oldest) : null,
    oldest_queued_reason: oldest?.error_message ?? null,
    failed_texts,
    failed_jobs,
    payment_mismatches,
    dead_letters,
    errors,
    last_error: last ? { function: last.function, at: last.at } : null,
  };
}
