import { bookingsWithRefundProblem, mismatchedBookings } from '@streetlore/domain/booking';
import { allDeadLetters } from '@streetlore/domain/dead-letters';
import { defaultDesk, staffedSince } from '@streetlore/domain/desk';
import { giftsWithRefundProblem, mismatchedGifts } from '@streetlore/domain/gift';
import {
  errorsSince,
  failedJobs,
  HEALTH_LOGGED,
  type Health,
  latestError,
  latestMalformed,
  MALFORMED_COUNTS,
  MODEL_ASKED_EVERY,
  type ModelHealth,
  malformedSince,
  modelHealthSchema,
  reportOf,
  unnotedSchedules,
} from '@streetlore/domain/health';
import { MAIL_LATE, mailsWaitingSince } from '@streetlore/domain/mail';
import { documents } from '@streetlore/domain/paths';
import { isErased } from '@streetlore/domain/phone';
import {
  conversationsInDanger,
  failedTextsSince,
  longestAwaiting,
  oldestUnsettled,
  opinionsAskedSince,
  waitingSince as queuedSince,
  smsMessageSchema,
} from '@streetlore/domain/sms';
import { after, londonDay, startOfLondonDay } from '@streetlore/domain/time';
import * as z from 'zod/mini';
import { ConfigurationError } from '../base/config.ts';
import { log } from '../base/log.ts';
import { opinionsADay } from '../budgets/opinions-left.ts';
import { recordRuns } from '../platform/scheduled.ts';
import type { Services } from '../platform/services.ts';
import { AiFailure } from '../vendors/openai.ts';

/**
 * Asks OpenAI about the model, at most once a day, and keeps the answer for System Health.
 * @throws ConfigurationError
 */
async function askAboutModel(services: Services<'ai'>): Promise<void> {
  const { ai, store, now } = services;
  const stored = modelHealthSchema.safeParse((await store.storedAt(documents.health).read())?.model);
  // Ask again if the stored answer is malformed or about another model.
  const known = stored.success && stored.data.name === ai.model ? stored.data : null;
  if (known && now().getTime() - known.asked_at.getTime() < MODEL_ASKED_EVERY) return;
  await store.health.merge({ model: await lookUp(services, known) });
}

/**
 * Asks OpenAI about the model. Without an answer it keeps the last one for a day: retirements are announced
 * months ahead.
 */
async function lookUp({ ai, now }: Services<'ai'>, known: ModelHealth | null): Promise<ModelHealth> {
  const asked = { name: ai.model, asked_at: now() };
  try {
    const found = await ai.lookUpModel();
    if (found === 'gone') return { ...asked, status: 'gone', ends_on: null };
    return { ...asked, status: 'offered', ends_on: found.endsOn };
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error;
    log.warn('OpenAI could not be asked about the model', {}, error);
    return { status: 'unknown', ends_on: null, ...known, ...asked };
  }
}

/** The most failed texts that are read. A day on which nothing is wrong has far fewer. */
const MAX_FAILED = 100;

/** Webhooks, schedules and look-ups stamp the other fields. */
type Findings = Omit<Health, 'webhooks' | 'refused' | 'schedules' | 'payment_missed_at' | 'model' | 'ledger'>;

/**
 * Writes what System Health shows. It costs twenty reads and a write, and a read for each text that failed
 * today (at most a hundred).
 * @throws ConfigurationError when the model cannot be asked about; the rest is written by then
 */
export async function checkHealth(services: Services<'ai' | 'textLimits'>): Promise<void> {
  await services.store.health.merge(await look(services));
  await report(services);
  await askAboutModel(services);
}

/**
 * Writes the log entry that the alerts (deploy/alerts) watch. A schedule that has never run counts from the
 * first check on, so that an alert tells of one that a deploy left out.
 */
async function report({ store, now }: Services): Promise<void> {
  const [health, usage] = await Promise.all([store.health.read(), store.aiUsage.read()]);
  if (!health) return;
  log.info(HEALTH_LOGGED, reportOf(health, usage, now()));
  const unnoted = unnotedSchedules(health);
  if (unnoted.length > 0) await recordRuns({ store, now }, unnoted);
}

/**
 * The day's budget of texts. `null` while its parameter is malformed: that must not hide the other findings.
 */
function textBudget(services: Services<'textLimits'>): number | null {
  try {
    return services.textLimits.dailySegments;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    log.error('The budget for texts is not known', {}, error);
    return null;
  }
}

/**
 * Since when a player has waited while the desk was staffed, and since when one has been in danger at any
 * hour.
 */
async function waits(
  { store }: Services,
  at: Date,
): Promise<Pick<Findings, 'waiting_since' | 'danger_since' | 'duty_phones'>> {
  const [longest, endangered, found] = await Promise.all([
    store.first(longestAwaiting(1)),
    store.first(conversationsInDanger(1)),
    store.desk.read(),
  ]);
  const desk = found ?? defaultDesk;
  const [asked, staffed] = [longest?.plea?.since, staffedSince(desk, at)];
  return {
    waiting_since: asked && staffed ? (staffed > asked ? staffed : asked) : null,
    danger_since: endangered?.plea?.since ?? null,
    duty_phones: desk.numbers.length,
  };
}

async function look(services: Services<'textLimits'>): Promise<Findings> {
  const { store, now } = services;
  const at = now();
  const midnight = startOfLondonDay(at);
  const lately = after(at, -MALFORMED_COUNTS);
  const [
    [oldest],
    failed,
    late_mails,
    failed_jobs,
    payment_mismatches,
    refund_problems,
    mismatched_gifts,
    gift_refunds,
    dead_letters,
    errors,
    last,
    malformed,
    broken,
    day,
    waited,
    opinions,
    opinions_a_day,
  ] = await Promise.all([
    // `find` leaves out a text that cannot be read. One such text must not hide the other findings.
    store.find(oldestUnsettled()),
    store.findPart(failedTextsSince(midnight, MAX_FAILED), z.pick(smsMessageSchema, { phone_number: true })),
    store.count(mailsWaitingSince(after(at, -MAIL_LATE))),
    store.count(failedJobs()),
    store.count(mismatchedBookings()),
    store.count(bookingsWithRefundProblem()),
    store.count(mismatchedGifts()),
    store.count(giftsWithRefundProblem()),
    store.count(allDeadLetters()),
    store.count(errorsSince(midnight)),
    store.first(latestError()),
    store.count(malformedSince(lately)),
    store.first(latestMalformed(lately)),
    store.figuresAt(documents.dayStats(londonDay(at))).read(),
    waits(services, at),
    store.count(opinionsAskedSince(midnight)),
    opinionsADay(services),
  ]);
  return {
    checked_at: at,
    day: londonDay(at),
    oldest_queued_at: oldest ? queuedSince(oldest) : null,
    oldest_queued_reason: oldest?.error_message ?? null,
    // One landline is one fault, however often it is texted.
    failed_phones: new Set(failed.map(({ phone_number }) => phone_number).filter((one) => !isErased(one))).size,
    segments: typeof day?.segments === 'number' ? day.segments : 0,
    text_budget: textBudget(services),
    ...waited,
    opinions,
    opinions_a_day,
    late_mails,
    failed_jobs,
    payment_mismatches,
    refund_problems,
    gift_problems: mismatched_gifts + gift_refunds,
    dead_letters,
    errors,
    last_error: last ? { function: last.function, at: last.at } : null,
    malformed,
    last_malformed: broken?.path ?? null,
  };
}
