import { isSameReply, isSentOrSending, type SmsMessage, textsToAfter } from '@streetlore/domain/sms';
import type { LogFields } from '../base/log.ts';
import type { Services } from '../platform/services.ts';

/** The log fields of a text: its id, and the text, event or booking that caused it. */
export function logFieldsOfText(text: Partial<SmsMessage> & { id: string }): LogFields {
  const { id, in_reply_to = null, set_off_by = null, booking_id = null } = text;
  return { message_id: id, text: in_reply_to, event: set_off_by, booking: booking_id };
}

/** No phone has ever been sent more while one text was waiting. */
const MAX_AFTER = 20;

/** Whether a newer text to the same phone has been sent or is being sent. */
export async function isSuperseded({ store }: Services, text: SmsMessage): Promise<boolean> {
  const newer = await store.find(textsToAfter(text.phone_number, text.seq, MAX_AFTER));
  return newer.some(isSentOrSending);
}

/** Whether a newer text to the phone, sent or not, is no part of the same reply. */
export async function hasNewerText({ store }: Services, text: SmsMessage): Promise<boolean> {
  const newer = await store.find(textsToAfter(text.phone_number, text.seq, MAX_AFTER));
  return newer.some((one) => !isSameReply(one, text));
}
