import * as z from 'zod/mini';
import { e164 } from '../phone/index.ts';
import { answeredKeywords } from './keywords.ts';
import { askedOpinionSchema } from './opinion.ts';

/** In `sms_phones/{number}`: we asked how its latest hunt was, so a number may mean a review. */
const questionSchema = z.object({
  booking_id: z.string(),
  asked_at: z.date(),
  /** The answers of the last stop: a teammate may send one a moment later and mean no review. */
  answers: z._default(z.array(z.string()), []),
  /** When the phone first answered. It can change its review for a day from then. */
  answered_at: z.nullable(z.date()),
  /** What the phone said without clear stars, so that we asked for them; null otherwise. */
  words: z._default(z.nullable(z.string()), null),
});

/** queued -> sending -> sent -> delivered, or failed. Inbound texts are `received`. */
export const smsStatuses = ['received', 'queued', 'sending', 'sent', 'delivered', 'failed'] as const;
export type SmsStatus = (typeof smsStatuses)[number];

const rank: Record<SmsStatus, number> = { received: 0, queued: 1, sending: 2, sent: 3, failed: 4, delivered: 5 };

/** Reports arrive in any order and more than once: a late one never moves a text back. */
export function isLaterStatus(current: SmsStatus, reported: SmsStatus): boolean {
  return rank[reported] > rank[current];
}

/** What a player may ask of an admin, the most urgent first. */
export const pleaKinds = ['danger', 'money', 'person'] as const;
export type PleaKind = (typeof pleaKinds)[number];

/**
 * `sms_messages/{id}`: outbox and log in one; admins and functions only. An inbound text's id is
 * Twilio's (`SM…`), a reply's `SM…_{n}`, a welcome's `{bookingId}_welcome_{n}`, so none is stored
 * twice.
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
  /** The segments that the text is billed as. */
  segments: z.int(),
  sent_at: z.date(),
  /** The order of one phone's texts: milliseconds of `sent_at` x 100 plus the position in its batch. */
  seq: z.number(),
  /** Inbound: whether the hunt has played the text. Outbound: whether sending it is finished. */
  settled: z.boolean(),
  attempts: z.int(),
  /** The first attempt since the text was queued, or since it came back undelivered. */
  first_attempt_at: z.optional(z.nullable(z.date())),
  /** How many senders in a row took the text and never finished. */
  lost: z.optional(z.int()),
  /** While `sending`: until when the sender may still be at work. */
  lease_until: z.nullable(z.date()),
  /** While `queued`: the time of the next attempt, after a failed one. */
  next_attempt_at: z.nullable(z.date()),
  /** Twilio's code for the fault, kept for whoever asks Twilio. */
  error_code: z.nullable(z.int()),
  error_message: z.nullable(z.string()),
  /** The inbound text that this text replies to. */
  in_reply_to: z.nullable(z.string()),
  /** Inbound: the keyword that Twilio recognised and answered itself. */
  opt_out_type: z.optional(z.nullable(z.enum(answeredKeywords))),
  /** The map search for a text about a stop or a partner: its name or address. */
  place: z.optional(z.nullable(z.string())),
  /** The id of the Stripe event that caused this text. The event's log entries have the same id. */
  set_off_by: z.optional(z.string()),
  /** The words by which the back office finds an inbound text; absent in others and in older ones. */
  words: z.optional(z.array(z.string())),
  /** For a plea, and for one that an admin has ended: what it is about. */
  plea: z.optional(z.enum(pleaKinds)),
  /** Inbound: the second opinion on a text that no rule recognised; absent in all others. */
  opinion: z.optional(askedOpinionSchema),
  /** The failed text that this text repeats. */
  resend_of: z.optional(z.string()),
  /** For a failed text: the text that repeats this one; null until a text does. */
  resent_as: z.optional(z.nullable(z.string())),
  /**
   * Twilio's ids of attempts that came back. A late report with such an id is not about the current attempt.
   */
  retired_sids: z.optional(z.array(z.string())),
});
export type SmsMessage = z.infer<typeof smsMessageSchema>;

/** The `message_type` of an inbound text that asks for money back or a person, or may mean danger. */
export const PLEA = 'plea';
/** The `message_type` of such a text whose waiting an admin has ended without an answer. */
export const PLEA_DONE = 'plea_done';
/** The `message_type` of a text that an admin wrote to a phone. */
export const ANSWER = 'answer';
/** The `message_type` of a text to a phone on duty: a team waits for a person. */
export const CALL = 'call';
/** The `message_type` of a text to a phone on duty: somebody may be in danger. */
export const DANGER_CALL = 'danger_call';
/** The `message_type` of the reply to a text that may mean danger. */
export const DANGER = 'danger';

/** Whether a text of ours goes out before the older ones that its phone waits for. */
export const goesFirst = ({ message_type }: Pick<SmsMessage, 'message_type'>): boolean =>
  message_type === DANGER || message_type === DANGER_CALL;

const lastHuntSchema = z.object({ booking_id: z.string(), at: z.date() });

export type LastHunt = z.infer<typeof lastHuntSchema>;

/** `sms_phones/{number}`: the data of one phone, whoever books with it. */
export const smsPhoneSchema = z.object({
  opted_out: z.boolean(),
  opted_out_at: z.nullable(z.date()),
  /** The times (ms) of the latest replies and of replies that wait, for the cap on replies. */
  heard: z.array(z.number()),
  /** The London day of the last reply, and the number of replies on that day. */
  replied: z.optional(z.object({ day: z.string(), texts: z.int() })),
  /** The London day on which the phone last got the reply that it has no hunt. */
  turned_away: z.optional(z.string()),
  /** When the phone last got the reply to danger; absent before the first time. */
  danger_at: z.optional(z.date()),
  /** Set once the phone has been told how to stay safe, at the START of its first hunt. */
  told_safety: z.optional(z.literal(true)),
  /** The hunt that the phone's texts belong to; absent before its first text in a hunt. */
  hunt: z.optional(lastHuntSchema),
  /** The request for a review of the phone's latest hunt; absent until it has completed a hunt. */
  question: z.optional(questionSchema),
});
export type SmsPhone = z.infer<typeof smsPhoneSchema>;

/** `opt_outs/{keyed hash of a number}` says that an erased number had opted out; functions only. */
export const smsOptOutSchema = z.object({ opted_out_at: z.nullable(z.date()) });

export const newSmsPhone = (): SmsPhone => ({ opted_out: false, opted_out_at: null, heard: [] });

/** The cap on replies to one phone, so that an autoresponder cannot run up a bill (`afterReplies`). */
export const REPLY_CAP = { texts: 20, milliseconds: 30_000 } as const;
