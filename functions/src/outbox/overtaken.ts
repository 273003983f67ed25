import { hasGone, isOfOneReply, type SmsMessage, textsToAfter } from '@streetlore/domain/sms';
import type { Services } from '../platform/services.ts';

/** How many texts after one are looked at: no phone has ever been sent more while one of them was waiting. */
const MAX_AFTER = 20;

/** Whether a newer text has been sent to a text's phone, or is being sent. */
export async function isOvertaken({ store }: Services, text: SmsMessage): Promise<boolean> {
  const newer = await store.find(textsToAfter(text.phone_number, text.seq, MAX_AFTER));
  return newer.some(hasGone);
}

/** Whether anything has been said to a text's phone after it that is not of the same reply, gone or not. */
export async function isFollowed({ store }: Services, text: SmsMessage): Promise<boolean> {
  const newer = await store.find(textsToAfter(text.phone_number, text.seq, MAX_AFTER));
  return newer.some((one) => !isOfOneReply(one, text));
}
