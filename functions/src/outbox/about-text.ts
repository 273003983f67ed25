import { isSameReply, isSentOrSending, type SmsMessage, textsToAfter } from '@streetlore/domain/sms';
import type { LogFields } from '../base/log.ts';
import type { Services } from '../platform/services.ts';

/** The log fields of a text: its id, and the text, event or booking that caused it. */
export function logFieldsOfText(text: Partial<SmsMessage> & { id: string }): LogFields {
  const { id, in_reply_to = null, set_off_by = null, booking_id = null } = text;
  return { message_id: id, text: in_reply_to, event: set_off_by, booking: booking_id };
}

/** How many newer texts are looked at. No phone has ever had more while one text was waiting. */
const MAX_AFTER = 20;

/** Whether a newer text to the same phone has been sent or is being sent. */
export async function isSuperseded({ store }: Services, text: SmsMessage): Promise<boolean> {
  const newer = await store.find(textsToAfter(text.phone_number, text.seq, MAX_AFTER));
  return newer.some(isSentOrSending);
}

/** Whether the phone has a newer text, sent or not, that belongs to another reply. */
export async function hasNewerText({ store }: Services, text: SmsMessage): Promise<boolean> {
  const newer = await store.find(textsToAfter(text.phone_number, text.seq, MAX_AFTER));
  return newer.some((one) => !isSameReply(one, text));
}
