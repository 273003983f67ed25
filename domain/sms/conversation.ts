import * as z from 'zod/mini';
import { e164 } from '../phone/index.ts';
import { cutAtWord } from '../wording/cut.ts';
import type { SmsMessage } from './schema.ts';
import { searchKeys } from './search.ts';

/** Characters of a text that the list of conversations shows. */
const PREVIEW_LENGTH = 60;

/**
 * `sms_conversations/{number}`: one line of the back office's list; admins and functions only. Never edited but derived from
 * the number's texts and bookings each time one of them changes, so that no repeated or reordered event can harm it.
 */
export const conversationSchema = z.object({
  phone_number: e164,
  last_at: z.date(),
  /** The newest text, cut. */
  preview: z.string(),
  direction: z.enum(['inbound', 'outbound']),
  /** The tour that the number plays or played last. */
  tour_name: z.nullable(z.string()),
  has_real: z.boolean(),
  has_test: z.boolean(),
  /** Whether the newest text to the phone did not arrive. */
  failed: z.boolean(),
  /** Whether somebody asked for their money back, a person or help, and no admin has answered since. */
  awaits_answer: z._default(z.boolean(), false),
  /** What a search finds it by: beginnings of the number and of its tours' names. */
  found_by: z.array(z.string()),
  counted_at: z.date(),
});
export type Conversation = z.infer<typeof conversationSchema>;

export const conversationFilters = ['all', 'real', 'test', 'awaiting'] as const;
export type ConversationFilter = (typeof conversationFilters)[number];

type Spoken = Pick<SmsMessage, 'sent_at' | 'message_content' | 'direction' | 'tour_name' | 'status'>;

type Talk = {
  phone_number: string;
  /** The newest text. */
  last: Spoken;
  /** The newest text to the phone. */
  lastSent: Spoken | null;
  /** Tours of the number's bookings, the newest first. */
  booked: readonly string[];
  has_real: boolean;
  has_test: boolean;
  awaits_answer: boolean;
};

/** A number's conversation. */
export function conversationOf({
  phone_number,
  last,
  lastSent,
  booked,
  ...kinds
}: Talk): Omit<Conversation, 'counted_at'> {
  const spoken = [last, lastSent].flatMap((text) => text?.tour_name ?? []);
  const tours = [...new Set([...spoken, ...booked])];
  return {
    phone_number,
    last_at: last.sent_at,
    preview: previewOf(last.message_content),
    direction: last.direction,
    tour_name: tours[0] ?? null,
    ...kinds,
    failed: lastSent?.status === 'failed',
    found_by: searchKeys(phone_number, tours),
  };
}

/** A text on one line, cut at a word within 60 characters. */
export const previewOf = (text: string): string => cutAtWord(text, PREVIEW_LENGTH);
