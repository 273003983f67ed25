import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';
import { isErased } from '../phone/index.ts';
import { type Decision, decided, refused } from '../problem/index.ts';
import type { WithId } from '../query/index.ts';
import { withoutContactDetails } from '../wording/personal.ts';
import { adminTextBody } from './admin-actions.ts';
import { queuedText } from './compose.ts';
import { type PageMessage, replyToPage } from './page-message.ts';
import { isReadOnPage } from './read-on-page.ts';
import type { SmsMessage } from './schema.ts';
import { countSegments, PENCE_A_SEGMENT } from './segments.ts';

/** The most hunts of a broadcast: with five phones and a page each they fit into one atomic write. */
const MAX_HUNTS = 80;

/** The `message_type` of a broadcast's texts and page messages. */
const BROADCAST = 'broadcast';

export const broadcastTexts = {
  nobody: 'Choose at least one hunt',
  tooMany: `A broadcast reaches at most ${MAX_HUNTS} hunts`,
  overBudget: (segments: number, left: number) =>
    `This takes ${segments} segments, and ${Math.max(0, left)} of today's budget are left. It starts again at midnight.`,
  allOptedOut: 'Every player of these hunts has opted out of texts',
  noReader: 'These hunts have no phone, and nobody plays on their teams’ pages',
  noTeam: 'This party has no team left to tell',
  contact: 'The board shows this to whoever has its link: leave phone numbers and e-mail addresses out',
} as const;

const audience = {
  booking_ids: z.array(documentId).check(z.maxLength(MAX_HUNTS, broadcastTexts.tooMany)),
  /** The party whose teams are all told, whichever hunts are listed. Then `booking_ids` is empty. */
  party_id: z.optional(z.nullable(documentId)),
  body: adminTextBody,
};
type Audience = { booking_ids: readonly string[]; party_id?: string | null | undefined; body: string };

const isForSomebody = z.refine<Audience>(({ booking_ids, party_id }) => booking_ids.length > 0 !== Boolean(party_id), {
  path: ['booking_ids'],
  message: broadcastTexts.nobody,
});
const isForBoard = z.refine<Audience>(({ party_id, body }) => !party_id || !withoutContactDetails(body).found, {
  path: ['body'],
  message: broadcastTexts.contact,
});

export const previewBroadcastInput = z.strictObject(audience).check(isForSomebody, isForBoard);
export const sendBroadcastInput = z
  .strictObject({ request_id: documentId, ...audience })
  .check(isForSomebody, isForBoard);

/** Whom a broadcast reaches, and the cost of its texts in pence. */
export const broadcastSchema = z.object({
  /** Phones that get a text. */
  recipients: z.int(),
  /** Phones that have opted out. */
  opted_out: z.int(),
  /** Teams whose page somebody reads. */
  pages: z.int(),
  /** Teams that have no phone to text, and nobody on their page yet. */
  unreached: z.int(),
  segments: z.int(),
  encoding: z.enum(['GSM-7', 'UCS-2']),
  pence: z.int(),
});
export type Broadcast = z.infer<typeof broadcastSchema>;

type Hunt = {
  id: string;
  tour_name: string;
  phone_numbers: readonly string[];
  page_players?: readonly unknown[] | undefined;
  email?: string | null | undefined;
  party?: unknown;
};

/** `texts`: one for each phone. `onPages`: one for each hunt that is read on its page and gets no text. */
export type ComposedBroadcast = { figures: Broadcast; texts: WithId<SmsMessage>[]; onPages: WithId<PageMessage>[] };

/**
 * The messages of a broadcast and its figures. It is refused if nobody would read it, or if it takes more
 * segments than are `left` of the day's budget: a broadcast can wait, hunts cannot. A party reads its
 * broadcast on its board, so it needs only a team.
 */
export function broadcast(
  requestId: string,
  { body, isForParty }: { body: string; isForParty: boolean },
  hunts: readonly Hunt[],
  optedOut: ReadonlySet<string>,
  left: number,
  now: Date,
): Decision<ComposedBroadcast> {
  const no = (message: string) => refused({ code: 'failed-precondition', message, field: 'booking_ids' });
  if (hunts.length === 0) return no(isForParty ? broadcastTexts.noTeam : broadcastTexts.nobody);
  const phonesOf = ({ phone_numbers }: Hunt) => phone_numbers.filter((number) => !isErased(number));
  const huntOf = new Map(hunts.flatMap((hunt) => phonesOf(hunt).map((phone) => [phone, hunt] as const)));
  const recipients = [...huntOf].filter(([phone]) => !optedOut.has(phone)).sort(([a], [b]) => (a < b ? -1 : 1));
  const read = hunts.filter(isReadOnPage);
  if (recipients.length === 0 && read.length === 0 && !isForParty)
    return no(huntOf.size > 0 ? broadcastTexts.allOptedOut : broadcastTexts.noReader);
  const { segments, encoding } = countSegments(body);
  if (recipients.length * segments > left) return no(broadcastTexts.overBudget(recipients.length * segments, left));

  const about = ({ id, tour_name }: Hunt) => ({ message_content: body, booking_id: id, tour_name });
  const texts = recipients.map(([phone_number, hunt], index) => ({
    ...queuedText({ ...about(hunt), phone_number, message_type: BROADCAST }, now),
    id: `${requestId}_${index}`,
  }));
  const hasPhone = (hunt: Hunt) => phonesOf(hunt).some((phone) => !optedOut.has(phone));
  const silent = hunts.filter((hunt) => !hasPhone(hunt));
  const onPages = silent
    .filter((hunt) => read.includes(hunt))
    .map((hunt, index) => ({
      ...replyToPage({ ...about(hunt), page_player: '', in_reply_to: null, message_type: BROADCAST }, now, 0),
      id: `${requestId}_${texts.length + index}`,
    }));
  const figures: Broadcast = {
    recipients: recipients.length,
    opted_out: huntOf.size - recipients.length,
    pages: read.length,
    unreached: silent.length - onPages.length,
    segments,
    encoding,
    pence: recipients.length * segments * PENCE_A_SEGMENT,
  };
  return decided({ figures, texts, onPages });
}
