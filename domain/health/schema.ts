import * as z from 'zod/mini';
import { ledgerCheckSchema } from '../ledger/check.ts';

/** The webhooks at which providers call us. */
const webhookNames = ['stripe', 'twilio_inbound', 'twilio_status'] as const;
export type WebhookName = (typeof webhookNames)[number];

const count = z.int().check(z.minimum(0));

/** What OpenAI last said about the configured model. */
export const modelHealthSchema = z.object({
  name: z.string(),
  /** Whether OpenAI offers the model; `unknown` while OpenAI could not be asked. */
  status: z.enum(['offered', 'gone', 'unknown']),
  /** The day the model is retired, `YYYY-MM-DD`; null while no day is announced. */
  ends_on: z.nullable(z.iso.date()),
  asked_at: z.date(),
});
export type ModelHealth = z.infer<typeof modelHealthSchema>;

/**
 * `system/health`: the sweep's last check, each provider's last call, each schedule's last good
 * run. Each writer has fields of its own, which are absent until it has written them.
 */
export const healthSchema = z.object({
  checked_at: z._default(z.nullable(z.date()), null),
  /** The London day of the counts that are 'today'. */
  day: z._default(z.nullable(z.string()), null),
  /** When the oldest waiting text began to wait; null when no text waits. */
  oldest_queued_at: z._default(z.nullable(z.date()), null),
  /** Why Twilio has not accepted that text yet; null when no reason is known. */
  oldest_queued_reason: z._default(z.nullable(z.string()), null),
  /** Phones that a text failed to reach today, or whose inbound text could not be played. */
  failed_phones: z._default(count, 0),
  /** Segments sent or queued today, as Twilio bills them. */
  segments: z._default(count, 0),
  /** The day's budget in segments; null before the first check. */
  text_budget: z._default(z.nullable(count), null),
  /** Since when a player has waited for an admin while the desk is staffed; null when nobody waits. */
  waiting_since: z._default(z.nullable(z.date()), null),
  /** Since when a player may have been in danger and no admin has pressed Done; null when nobody is. */
  danger_since: z._default(z.nullable(z.date()), null),
  /** The phones on duty; null before the first check. */
  duty_phones: z._default(z.nullable(count), null),
  /** Mails that have waited for too long. */
  late_mails: z._default(count, 0),
  /** Texts about which the AI vendor was asked today, and how many the settings allow; null before a check. */
  opinions: z._default(count, 0),
  opinions_a_day: z._default(z.nullable(count), null),
  failed_jobs: z._default(count, 0),
  /** Payments of a different sum from their booking's price; they wait for an admin. */
  payment_mismatches: z._default(count, 0),
  /** Bookings with a refund that a bank has rejected; they wait for an admin. */
  refund_problems: z._default(count, 0),
  /** Gifts that were paid with another sum, or whose refund was rejected; they wait for an admin. */
  gift_problems: z._default(count, 0),
  dead_letters: z._default(count, 0),
  /** Errors of functions, and which function failed last. */
  errors: z._default(count, 0),
  last_error: z._default(z.nullable(z.object({ function: z.string(), at: z.date() })), null),
  /** Documents that did not fit their schema when last read, and the newest of them. */
  malformed: z._default(count, 0),
  last_malformed: z._default(z.nullable(z.string()), null),
  model: z._default(z.nullable(modelHealthSchema), null),
  /** When each provider last called with a valid signature. */
  webhooks: z._default(z.partialRecord(z.enum(webhookNames), z.date()), {}),
  /** When we last refused a call with a wrong signature, by the provider that it claimed to come from. */
  refused: z._default(z.partialRecord(z.enum(webhookNames), z.date()), {}),
  /** When each schedule last ended well, or when a check first missed it. Old releases' schedules stay. */
  schedules: z._default(z.record(z.string(), z.date()), {}),
  /** When a look-up at Stripe last found a payment whose webhook call had not come. */
  payment_missed_at: z._default(z.nullable(z.date()), null),
  /** The last nightly check of the ledger with Stripe; null before the first. */
  ledger: z._default(z.nullable(ledgerCheckSchema), null),
});
export type Health = z.infer<typeof healthSchema>;

/** `function_errors/{id}`: an error that no function expected. Functions only. */
export const functionErrorSchema = z.object({
  function: z.string(),
  /** The error's class, never its message, which may name a person. */
  error: z.string(),
  at: z.date(),
  expires_at: z.date(),
});
export type FunctionError = z.infer<typeof functionErrorSchema>;

/** `malformed_documents/{path}`: a document that did not fit its schema. Functions only. */
export const malformedDocumentSchema = z.object({
  /** The document's path with numbers masked, because a phone number would name a person. */
  path: z.string(),
  seen_at: z.date(),
  expires_at: z.date(),
});
export type MalformedDocument = z.infer<typeof malformedDocumentSchema>;

/** How long (ms) a malformed document counts. Within that time the nightly check reads it again. */
export const MALFORMED_COUNTS = 26 * 3_600_000;
export const MALFORMED_KEPT = 7 * 24 * 3_600_000;
export const ERRORS_KEPT = 30 * 24 * 3_600_000;
/** A process records at most this many errors a minute, so that an outage does not cost much by itself. */
export const MAX_ERRORS_A_MINUTE = 20;
/** OpenAI is asked about the model at most this often, in ms: an end is announced months before. */
export const MODEL_ASKED_EVERY = 24 * 3_600_000;
/** The time of a vendor's last call to our webhook is recorded at most once in this time, in ms. */
export const STAMP_INTERVAL = 60_000;
