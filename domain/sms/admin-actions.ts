import * as z from 'zod/mini';
import { documentId, line, tooLong } from '../fields/index.ts';
import { e164, isErased } from '../phone/index.ts';
import { type Decision, decided, refused } from '../problem/index.ts';
import type { WithId } from '../query/index.ts';
import { queuedText } from './compose.ts';
import { isPageMessage, type LoggedMessage } from './page-message.ts';
import type { SmsMessage } from './schema.ts';
import { countSegments } from './segments.ts';

/** The characters of a name on a team's page that are looked at: more than one has. */
const MAX_NAME = 100;

/** The most segments for each phone of a text that an admin writes. */
export const MAX_SEGMENTS = 2;

export const smsActionTexts = {
  empty: 'Write a text first',
  tooLong: (segments: number) => `This text takes ${segments} segments. Keep it to ${MAX_SEGMENTS}.`,
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

/** Words for one phone, for one player on the team's page, or else for all of the hunt. */
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

/** A copy of a failed text to send again; the failed one stays on record. */
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
