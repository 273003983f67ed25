import { errorsSince, failedJobs, type Health, latestError } from '@streetlore/domain/health';
import { documents } from '@streetlore/domain/paths';
import { failedTextsSince, oldestUnsettled } from '@streetlore/domain/sms';
import { londonDay, startOfLondonDay } from '@streetlore/domain/time';
import type { Services } from '../platform/services.ts';

/** What a check finds; when providers last called is stamped by their webhooks. */
type Findings = Omit<Health, 'webhooks'>;

/**
 * Looks at the outbox, the texts and errors of today and the queue of articles, and writes what it found for the dashboard:
 * five reads and a write, however much there is.
 */
export async function checkHealth(services: Services): Promise<void> {
  const findings = await look(services);
  await services.db.doc(documents.health).set(findings, { merge: true });
}

async function look({ store, now }: Services): Promise<Findings> {
  const at = now();
  const midnight = startOfLondonDay(at);
  const [oldest, failed_texts, failed_jobs, errors, last] = await Promise.all([
    store.first(oldestUnsettled()),
    store.count(failedTextsSince(midnight)),
    store.count(failedJobs()),
    store.count(errorsSince(midnight)),
    store.first(latestError()),
  ]);
  return {
    checked_at: at,
    day: londonDay(at),
    oldest_queued_at: oldest?.sent_at ?? null,
    failed_texts,
    failed_jobs,
    errors,
    last_error: last ? { function: last.function, at: last.at } : null,
  };
}
