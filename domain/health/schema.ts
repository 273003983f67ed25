import * as z from 'zod/mini';

/** Who calls us: each has its webhook. */
const webhookNames = ['stripe', 'twilio_inbound', 'twilio_status'] as const;
export type WebhookName = (typeof webhookNames)[number];

const count = z.int().check(z.minimum(0));

/** What OpenAI last said of the configured model. */
export const modelHealthSchema = z.object({
  name: z.string(),
  /** Whether it is offered; `unknown` while OpenAI could not be asked about it. */
  status: z.enum(['offered', 'gone', 'unknown']),
  /** The day it ends, `YYYY-MM-DD`; null while none is announced. */
  ends_on: z.nullable(z.iso.date()),
  asked_at: z.date(),
});
export type ModelHealth = z.infer<typeof modelHealthSchema>;

/**
 * `system/health`: what the sweep found when it last looked, once a minute, when each provider last called, and when each
 * schedule last ended well. Each writer writes its own fields; what nobody has written yet is not there.
 */
export const healthSchema = z.object({
  checked_at: z._default(z.nullable(z.date()), null),
  /** The London day that the counts of today are about. */
  day: z._default(z.nullable(z.string()), null),
  /** Since when the oldest text that waits to be sent has waited; null when none waits. */
  oldest_queued_at: z._default(z.nullable(z.date()), null),
  /** Why Twilio has not taken that text yet; null when nobody knows of a reason. */
  oldest_queued_reason: z._default(z.nullable(z.string()), null),
  /** Phones that a text has not reached today, or whose own text could not be played. */
  failed_phones: z._default(count, 0),
  /** Segments sent or queued today, as they are billed. */
  segments: z._default(count, 0),
  /** The day's budget of segments; null before the first check. */
  text_budget: z._default(z.nullable(count), null),
  /** Mails that have waited for too long. */
  late_mails: z._default(count, 0),
  /** Articles in the queue that failed and were not cleared. */
  failed_jobs: z._default(count, 0),
  /** Payments of another sum than their booking's, which wait for an admin. */
  payment_mismatches: z._default(count, 0),
  /** Bookings of which a bank has rejected a refund, which wait for an admin. */
  refund_problems: z._default(count, 0),
  /** Work that kept failing and was set aside. */
  dead_letters: z._default(count, 0),
  /** Errors of functions, and which function failed last. */
  errors: z._default(count, 0),
  last_error: z._default(z.nullable(z.object({ function: z.string(), at: z.date() })), null),
  /** Documents that did not fit their schema when they were last read, and the one that was read last. */
  malformed: z._default(count, 0),
  last_malformed: z._default(z.nullable(z.string()), null),
  model: z._default(z.nullable(modelHealthSchema), null),
  /** When each provider last called with a right signature. */
  webhooks: z._default(z.partialRecord(z.enum(webhookNames), z.date()), {}),
  /** When a call in its name was last refused. */
  refused: z._default(z.partialRecord(z.enum(webhookNames), z.date()), {}),
  /** When each schedule last ended well; before its first run, when a check first missed it. Those of earlier releases stay. */
  schedules: z._default(z.record(z.string(), z.date()), {}),
  /** When a payment was last found by asking Stripe, whose webhook had not come. */
  payment_missed_at: z._default(z.nullable(z.date()), null),
});
export type Health = z.infer<typeof healthSchema>;

/** `function_errors/{id}`: an error that no function expected; what was said is in the function's own log. Functions only. */
export const functionErrorSchema = z.object({
  function: z.string(),
  /** The error's class, never its message: that may name a person. */
  error: z.string(),
  at: z.date(),
  /** Firestore's TTL field. */
  expires_at: z.date(),
});
export type FunctionError = z.infer<typeof functionErrorSchema>;

/** `malformed_documents/{path}`: a document that did not fit its schema when it was read. Functions only. */
export const malformedDocumentSchema = z.object({
  /** Without what would name a person: a number in it is masked. */
  path: z.string(),
  /** When it was last read so. */
  seen_at: z.date(),
  /** Firestore's TTL field. */
  expires_at: z.date(),
});
export type MalformedDocument = z.infer<typeof malformedDocumentSchema>;

/** What was read so within this time, in ms, counts: the nightly check reads it again, so that a mended one goes in a day. */
export const MALFORMED_COUNTS = 26 * 3_600_000;
/** Its note is kept for this long, in ms. */
export const MALFORMED_KEPT = 7 * 24 * 3_600_000;
/** Errors are kept for this long, in ms. */
export const ERRORS_KEPT = 30 * 24 * 3_600_000;
/** A process records at most this many errors a minute, so that an outage does not cause a bill of its own. */
export const MAX_ERRORS_A_MINUTE = 20;
/** The model is asked about at most this often, in ms: an end is announced months before. */
export const MODEL_ASKED_EVERY = 24 * 3_600_000;
/** A provider's call is stamped at most this often, in ms. */
export const STAMP_INTERVAL = 60_000;
