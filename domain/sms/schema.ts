import * as z from 'zod/mini';
import { e164 } from '../phone/index.ts';
import { optOutTypes } from './keywords.ts';
import { questionSchema } from './review-question.ts';
import { smsStatuses } from './status.ts';

/**
 * `sms_messages/{id}`: outbox and log in one; admins and functions only. An inbound text's id is Twilio's MessageSid, a
 * reply's is `{MessageSid}_{n}`, a welcome's `{bookingId}_welcome_{n}`: writing one twice is impossible.
 */
export const smsMessageSchema = z.object({
  direction: z.enum(['inbound', 'outbound']),
  phone_number: e164,
  message_content: z.string(),
  message_type: z.string(),
  is_test: z.boolean(),
  status: z.enum(smsStatuses),
  booking_id: z.nullable(z.string()),
  tour_name: z.nullable(z.string()),
  twilio_sid: z.nullable(z.string()),
  /** Segments the text is billed as. */
  segments: z.int(),
  /** When it was received, or queued. */
  sent_at: z.date(),
  /** Order within one phone's outbox and inbox: milliseconds of `sent_at` x 100 plus the position in its batch. */
  seq: z.number(),
  /** Inbound: whether the hunt has heard it. Outbound: whether nothing more is to be done to send it. */
  settled: z.boolean(),
  attempts: z.int(),
  /** When it was first tried since it was queued, or since it came back undelivered. */
  first_attempt_at: z.optional(z.nullable(z.date())),
  /** Senders in a row that took it and were not heard of again. */
  lost: z.optional(z.int()),
  /** While `sending`: until when the sender that took it may still be at work. */
  lease_until: z.nullable(z.date()),
  /** While `queued`: not before this time, after a failed attempt. */
  next_attempt_at: z.nullable(z.date()),
  error_code: z.nullable(z.int()),
  error_message: z.nullable(z.string()),
  /** The inbound text this replies to. */
  in_reply_to: z.nullable(z.string()),
  /** Inbound: the keyword that Twilio recognised and answered itself. */
  opt_out_type: z.optional(z.nullable(z.enum(optOutTypes))),
  /** What a map can be asked for, for a text that is about a stop or a partner: its name or its address. */
  place: z.optional(z.nullable(z.string())),
  /** Stripe's id of the event that set this text off: its entries in the log are found under it. */
  set_off_by: z.optional(z.string()),
  /** The failed text that this one says again. */
  resend_of: z.optional(z.string()),
  /** Failed: the text that says it again; null while none does. */
  resent_as: z.optional(z.nullable(z.string())),
  /** Twilio's ids of earlier attempts that came back undelivered; their late reports are not this attempt's. */
  retired_sids: z.optional(z.array(z.string())),
});
export type SmsMessage = z.infer<typeof smsMessageSchema>;

/** The `message_type` of an inbound text that asks for money back, a person or help. */
export const PLEA = 'plea';
/** That of an admin's own words to a phone. */
export const ANSWER = 'answer';

const lastHuntSchema = z.object({ booking_id: z.string(), at: z.date() });

/** The hunt that a phone has played last, and when it texted last in it. */
export type LastHunt = z.infer<typeof lastHuntSchema>;

/** `sms_phones/{number}`: what is kept per phone, whoever books with it. */
export const smsPhoneSchema = z.object({
  opted_out: z.boolean(),
  opted_out_at: z.nullable(z.date()),
  /** Times of the replies given lately, and of those that wait, in ms, for the cap on replies. */
  heard: z.array(z.number()),
  /** The London day of the last reply, and how many there were on it. */
  replied: z.optional(z.object({ day: z.string(), texts: z.int() })),
  /** The London day on which it was last told that it has no hunt. */
  turned_away: z.optional(z.string()),
  /** Which of its hunts what it texts belongs to; absent before its first text in one. */
  hunt: z.optional(lastHuntSchema),
  /** That it was asked for a review of its latest hunt; absent until it has finished one. */
  question: z.optional(questionSchema),
});
export type SmsPhone = z.infer<typeof smsPhoneSchema>;

/** `opt_outs/{keyed hash of a number}`: that a number which was erased had opted out; functions only. */
export const smsOptOutSchema = z.object({ opted_out_at: z.nullable(z.date()) });

export const newSmsPhone = (): SmsPhone => ({ opted_out: false, opted_out_at: null, heard: [] });

/** Replies to one phone are capped, so that an autoresponder cannot run up a bill; see `afterReplies` for those that wait instead. */
export const REPLY_CAP = { texts: 20, milliseconds: 30_000 } as const;
