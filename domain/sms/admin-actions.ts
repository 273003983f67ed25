import * as z from 'zod/mini';
import { documentId, line, tooLong } from '../fields/index.ts';
import { e164, isErased } from '../phone/index.ts';
import { type Decision, decided, refused } from '../problem/index.ts';
import type { WithId } from '../query/index.ts';
import { queuedText } from './compose.ts';
import { isPageMessage, type LoggedMessage } from './page-message.ts';
import type { SmsMessage } from './schema.ts';
import { countSegments, PENCE_A_SEGMENT } from './segments.ts';

/** The characters of a name on a team's page that are looked at: more than one has. */
const MAX_NAME = 100;

/** The most segments for each phone of a text that an admin writes. */
export const MAX_SEGMENTS = 2;

/**
 * The most hunts that one broadcast reaches. With five phones each they still fit into one atomic
 * write.
 */
const MAX_HUNTS = 80;

export const smsActionTexts = {
  empty: 'Write a text first',
  tooLong: (segments: number) => `This text takes ${segments} segments. Keep it to ${MAX_SEGMENTS}.`,
  nobody: 'Choose at least one hunt',
  tooMany: `A broadcast reaches at most ${MAX_HUNTS} hunts`,
  overBudget: (segments: number, left: number) =>
    `This takes ${segments} segments, and ${left} of today's budget are left. It starts again at midnight.`,
  allOptedOut: 'Every player of these hunts has opted out of texts',
  optedOut: 'This number has opted out of texts',
  erased: 'This person was erased: there is no number to text',
  notFailed: 'Only a text that failed can be sent again',
  sentAgain: 'This text has been sent again already',
  notOnPage: 'Nobody plays on this team’s page under that name',
  oneReader: 'Choose a phone or a player on the page, not both',
} as const;

/** A text that an admin types for players' phones, trimmed. */
export const adminTextBody = z.string().check(
  z.trim(),
  z.minLength(1, smsActionTexts.empty),
  z.maxLength(1000, tooLong(1000)),
  z.superRefine((body: string, context) => {
    const { segments } = countSegments(body);
    if (segments > MAX_SEGMENTS) context.addIssue({ code: 'custom', message: smsActionTexts.tooLong(segments) });
  }),
);

/**
 * Input of the callable `answerPlayer`: words for one phone, for one player on the team's page, or
 * with neither of them for all phones of the hunt and its page.
 */
export const answerPlayerInput = z
  .strictObject({
    request_id: documentId,
    phone_number: z.nullable(e164.check(z.refine((number) => !isErased(number), smsActionTexts.erased))),
    /** The name of a player on the team's page, who must have joined. */
    page_player: z.optional(z.nullable(line(MAX_NAME, smsActionTexts.notOnPage))),
    /** The hunt that the thread is about; null for a thread about none. */
    booking_id: z.nullable(documentId),
    body: adminTextBody,
  })
  .check(
    z.refine(({ phone_number, page_player }) => phone_number === null || !page_player, {
      path: ['page_player'],
      message: smsActionTexts.oneReader,
    }),
  );
/** Input of the callable `endWaiting`. `message_id`: the plea that the admin has read. */
export const endWaitingInput = z.strictObject({ request_id: documentId, message_id: documentId });
export const resendTextInput = z.strictObject({ request_id: documentId, message_id: documentId });

const audience = {
  booking_ids: z
    .array(documentId)
    .check(z.minLength(1, smsActionTexts.nobody), z.maxLength(MAX_HUNTS, smsActionTexts.tooMany)),
  body: adminTextBody,
};
export const previewBroadcastInput = z.strictObject(audience);
export const sendBroadcastInput = z.strictObject({ request_id: documentId, ...audience });

/** The recipients of a broadcast and its cost in pence. */
export const broadcastSchema = z.object({
  recipients: z.int(),
  opted_out: z.int(),
  segments: z.int(),
  encoding: z.enum(['GSM-7', 'UCS-2']),
  pence: z.int(),
});
export type Broadcast = z.infer<typeof broadcastSchema>;

type Hunt = { id: string; tour_name: string; phone_numbers: readonly string[] };

/**
 * The texts of a broadcast, one for each phone, and its figures. Refused if nobody would get it, or
 * if it takes more segments than are `left` of the day's budget. Hunts go on when the budget is
 * spent; a broadcast has to wait.
 */
export function broadcast(
  requestId: string,
  body: string,
  hunts: readonly Hunt[],
  optedOut: ReadonlySet<string>,
  left: number,
  now: Date,
): Decision<{ figures: Broadcast; texts: (SmsMessage & { id: string })[] }> {
  const hunt = new Map(hunts.flatMap((one) => one.phone_numbers.map((phone) => [phone, one] as const)));
  const recipients = [...hunt].filter(([phone]) => !optedOut.has(phone)).sort(([a], [b]) => (a < b ? -1 : 1));
  const no = (message: string) => refused({ code: 'failed-precondition', message, field: 'booking_ids' });
  if (hunt.size === 0) return no(smsActionTexts.nobody);
  if (recipients.length === 0) return no(smsActionTexts.allOptedOut);
  const { segments, encoding } = countSegments(body);
  if (recipients.length * segments > left) return no(smsActionTexts.overBudget(recipients.length * segments, left));
  const texts = recipients.map(([phone_number, { id, tour_name }], index) => ({
    ...queuedText({ phone_number, message_content: body, message_type: 'broadcast', booking_id: id, tour_name }, now),
    id: `${requestId}_${index}`,
  }));
  const figures: Broadcast = {
    recipients: recipients.length,
    opted_out: hunt.size - recipients.length,
    segments,
    encoding,
    pence: recipients.length * segments * PENCE_A_SEGMENT,
  };
  return decided({ figures, texts });
}

/**
 * A copy of a failed text to send again; the failed text stays on record. A page message cannot fail.
 */
export function copyForResend(failed: WithId<LoggedMessage>, optedOut: boolean, now: Date): Decision<SmsMessage> {
  const no = (message: string) => refused({ code: 'failed-precondition', message });
  if (isPageMessage(failed)) return no(smsActionTexts.notFailed);
  if (failed.direction !== 'outbound' || failed.status !== 'failed') return no(smsActionTexts.notFailed);
  if (isErased(failed.phone_number)) return no(smsActionTexts.erased);
  if (failed.resent_as) return no(smsActionTexts.sentAgain);
  if (optedOut) return no(smsActionTexts.optedOut);
  const { phone_number, message_content, message_type, booking_id, tour_name, is_test, place = null } = failed;
  const again = { phone_number, message_content, message_type, booking_id, tour_name, is_test, place };
  return decided({ ...queuedText(again, now), resend_of: failed.id });
}

/** The id of the admin's request (and audit entry) behind a message; null for the hunt's own. */
export function requestOf({ id, message_type, is_test, resend_of }: WithId<LoggedMessage>): string | null {
  if (resend_of === undefined && (message_type === 'broadcast' || message_type === 'answer'))
    return id.replace(/_\d+$/, '');
  return resend_of !== undefined || is_test || message_type === 'answer' ? id : null;
}
