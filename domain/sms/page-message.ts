import * as z from 'zod/mini';
import { sequence } from './compose.ts';
import { huntPlaceSchema } from './opinion.ts';
import { ANSWER, smsMessageSchema } from './schema.ts';
import { textWords } from './search.ts';

/**
 * `sms_messages/{id}` too: a page player's message, or the reply to one. It has no phone and no segments, and
 * storing it delivers it. The player's browser chooses the id; a reply's is `{that id}_{n}`.
 */
export const pageMessageSchema = z.object({
  ...smsMessageSchema.shape,
  channel: z.literal('page'),
  phone_number: z.null(),
  /** The name of the player who wrote, or whom the message is for; empty for one to the whole team. */
  page_player: z.string(),
  booking_id: z.string(),
  settled: z.literal(true),
  /** Inbound: where the hunt stood on the page when its player wrote. */
  seen: z.optional(huntPlaceSchema),
});
export type PageMessage = z.infer<typeof pageMessageSchema>;

/** A text or a page message, as they stand in the log. Texts have no channel. */
export const loggedMessageSchema = z.discriminatedUnion('channel', [
  pageMessageSchema,
  z.extend(smsMessageSchema, { channel: z.optional(z.undefined()) }),
]);
export type LoggedMessage = z.infer<typeof loggedMessageSchema>;

/** Whether a message came from the team's page, or went there. */
export const isPageMessage = (message: Pick<LoggedMessage, 'phone_number'>): message is PageMessage =>
  message.phone_number === null;

type Draft = Pick<PageMessage, 'message_content' | 'booking_id' | 'page_player' | 'tour_name'>;

const delivered = {
  channel: 'page',
  phone_number: null,
  is_test: false,
  twilio_sid: null,
  segments: 0,
  settled: true,
  attempts: 0,
  lease_until: null,
  next_attempt_at: null,
  error_code: null,
  error_message: null,
} as const;

/** A message that a page player wrote at `now`. */
export const messageFromPage = (draft: Draft & Pick<PageMessage, 'seen'>, now: Date): PageMessage => ({
  ...delivered,
  ...draft,
  direction: 'inbound',
  message_type: 'interaction',
  status: 'received',
  sent_at: now,
  seq: sequence(now, 0),
  in_reply_to: null,
  words: textWords(draft.message_content),
});

/** The `index`-th reply to a page player's message. */
export const replyToPage = (
  draft: Draft & Pick<PageMessage, 'in_reply_to' | 'message_type'>,
  now: Date,
  index: number,
): PageMessage => ({
  ...delivered,
  ...draft,
  direction: 'outbound',
  status: 'delivered',
  sent_at: now,
  seq: sequence(now, index),
  resent_as: null,
});

/** What an admin writes to a page player, or with an empty `page_player` to the whole team. */
export const answerOnPage = (draft: Draft, now: Date, index = 0): PageMessage =>
  replyToPage({ ...draft, in_reply_to: null, message_type: ANSWER }, now, index);
