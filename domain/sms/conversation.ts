import * as z from 'zod/mini';
import { e164 } from '../phone/index.ts';
import type { WithId } from '../query/index.ts';
import { cutAtWord } from '../wording/cut.ts';
import type { LoggedMessage } from './page-message.ts';
import { ANSWER, PLEA, pleaKinds } from './schema.ts';
import { searchKeys } from './search.ts';

/** The characters of a text that the list of conversations shows. */
const PREVIEW_LENGTH = 60;

/** What the id of the conversation on a team's page begins with; the id of its booking follows. */
const ON_PAGE = 'page_';

/** The id of the conversation on the page of a booking's team. */
export const pageConversation = (bookingId: string): string => `${ON_PAGE}${bookingId}`;

export const conversationIdOf = ({ phone_number, booking_id }: Pick<LoggedMessage, 'phone_number' | 'booking_id'>) =>
  phone_number ?? pageConversation(booking_id ?? '');

/** The booking of the conversation on a team's page; null for the conversation with a number. */
export const bookingOfPage = (conversationId: string): string | null =>
  conversationId.startsWith(ON_PAGE) ? conversationId.slice(ON_PAGE.length) : null;

/** The pleas of one kind in a conversation that nobody has answered. */
const pleaSchema = z.object({
  about: z.enum(pleaKinds),
  /** The latest of them, and its time. */
  id: z.string(),
  at: z.date(),
  /** The time and the beginning of the first of them. */
  since: z.date(),
  words: z.string(),
  /** The hunt of the latest; null for somebody without a hunt. */
  hunt_id: z.nullable(z.string()),
});

/**
 * `sms_conversations/{number}`, or `…/page_{bookingId}` for a team's page: a line of the back
 * office's list; admins and functions only. Each change writes the whole line, so no repeated or
 * reordered event can harm it.
 */
export const conversationSchema = z.object({
  /** Null for a team's page. */
  phone_number: z.nullable(e164),
  /** On a team's page: the name of the player who wrote last. */
  page_player: z._default(z.nullable(z.string()), null),
  last_at: z.date(),
  /** The place of the newest text in the order of the texts (`seq`). */
  last_seq: z.number(),
  preview: z.string(),
  direction: z.enum(['inbound', 'outbound']),
  /** The tour that the number plays or played last. */
  tour_name: z.nullable(z.string()),
  has_real: z.boolean(),
  has_test: z.boolean(),
  /** Whether the newest text to the phone did not arrive. */
  failed: z.boolean(),
  /** Whether a player waits for an admin: see `plea`. */
  awaits_answer: z._default(z.boolean(), false),
  /** What the player waits for (`openPlea`); null while nobody waits. */
  plea: z._default(z.nullable(pleaSchema), null),
  /** The hunt of the newest text; the list shows all phones of a hunt in one line. */
  hunt_id: z._default(z.nullable(z.string()), null),
  /** The beginning of the player's newest text, and its time; null before the first. */
  said: z._default(z.nullable(z.object({ words: z.string(), at: z.date() })), null),
  /**
   * The keys of a search: beginnings of the number and of its tours' names, or of the tour's and
   * the players' names on a page.
   */
  found_by: z.array(z.string()),
  counted_at: z.date(),
});
export type Conversation = z.infer<typeof conversationSchema>;

export const conversationFilters = ['all', 'real', 'test', 'awaiting'] as const;
export type ConversationFilter = (typeof conversationFilters)[number];

type Spoken = Pick<
  LoggedMessage,
  'sent_at' | 'seq' | 'message_content' | 'direction' | 'tour_name' | 'status' | 'booking_id'
>;

type Talk = {
  /** Null for a team's page. */
  phone_number: string | null;
  /** The names of the players on a team's page, and the one who wrote last. */
  page_players?: readonly string[];
  page_player?: string | null;
  last: Spoken;
  lastSent: Spoken | null;
  lastSaid: Spoken | null;
  /** Tours of the number's bookings, the newest first. */
  booked: readonly string[];
  has_real: boolean;
  has_test: boolean;
  plea: Conversation['plea'];
};

export function conversationOf({
  phone_number,
  page_players = [],
  page_player = null,
  last,
  lastSent,
  lastSaid,
  booked,
  ...kinds
}: Talk): Omit<Conversation, 'counted_at'> {
  const spoken = [last, lastSent].flatMap((text) => text?.tour_name ?? []);
  const tours = [...new Set([...spoken, ...booked])];
  return {
    phone_number,
    page_player,
    last_at: last.sent_at,
    last_seq: last.seq,
    preview: previewOf(last.message_content),
    direction: last.direction,
    tour_name: tours[0] ?? null,
    ...kinds,
    awaits_answer: kinds.plea !== null,
    failed: lastSent?.status === 'failed',
    hunt_id: last.booking_id,
    said: lastSaid && { words: previewOf(lastSaid.message_content), at: lastSaid.sent_at },
    found_by: searchKeys(phone_number, tours, page_players),
  };
}

type Said = WithId<Pick<LoggedMessage, 'message_type' | 'message_content' | 'plea' | 'booking_id' | 'sent_at' | 'seq'>>;

/**
 * The most urgent thing that waits for an admin. An answer ends the waiting for money and a person;
 * danger waits until an admin presses Done.
 * @param messages at least the first and the latest waiting plea of that kind, and the latest
 * answer
 */
export function openPlea(messages: readonly Said[]): Conversation['plea'] {
  const answered = Math.max(0, ...messages.flatMap(({ message_type, seq }) => (message_type === ANSWER ? seq : [])));
  const waiting = messages
    .filter(({ message_type, plea, seq }) => message_type === PLEA && (plea === 'danger' || seq > answered))
    .toSorted((a, b) => a.seq - b.seq);
  const about = pleaKinds.find((kind) => waiting.some(({ plea }) => plea === kind));
  const own = waiting.filter(({ plea }) => plea === about);
  const [first, latest] = [own[0], own.at(-1)];
  if (!about || !first || !latest) return null;
  const { id, sent_at: at, booking_id: hunt_id } = latest;
  return { about, id, at, since: first.sent_at, words: previewOf(first.message_content), hunt_id };
}

/** A text on one line, cut at a word within 60 characters. */
export const previewOf = (text: string): string => cutAtWord(text, PREVIEW_LENGTH);

/** A line of the list: a number, or all numbers and the page of a hunt. */
export type ConversationGroup<One extends Conversation = Conversation> = {
  /** The conversation of whoever spoke last; if no player has spoken, the newest. */
  readonly shown: One;
  readonly all: readonly One[];
};

/** The conversations of one hunt in one line, where the newest of them stands. */
export function byHunt<One extends Conversation>(conversations: readonly One[]): ConversationGroup<One>[] {
  // Only a conversation with a number can be without a hunt.
  const keyOf = ({ hunt_id, phone_number }: One) => hunt_id ?? phone_number ?? '';
  const saidAt = ({ said }: One) => said?.at.getTime() ?? 0;
  return [...Map.groupBy(conversations, keyOf).values()].map((all) => ({
    shown: all.reduce((latest, one) => (saidAt(one) > saidAt(latest) ? one : latest)),
    all,
  }));
}
